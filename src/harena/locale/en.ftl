### English. The model for the other languages: same ids, same attributes, same variables.
###
### Creatures and cards arrive by their English names of the notation and are never written bare:
### NOUN($creature, case: "...") and CARD($card, case: "...") look up a form below (see bundles.py).
### The cases are free for every language to choose; all creatures must have the same ones.
### Attributes `you` and `rival` are the sentence for a reader who is $player or $rival himself.
### A line break inside a message separates paragraphs.

language-name = English

## 1. Creatures

noun-amazon = Amazon
    .short = Amazon
    .the = the Amazon
    .a = an Amazon
    .possessive = the Amazon's
noun-colossus = Colossus
    .short = Colossus
    .the = the Colossus
    .a = a Colossus
    .possessive = the Colossus's
noun-cyclops = Cyclops
    .short = Cyclops
    .the = the Cyclops
    .a = a Cyclops
    .possessive = the Cyclops's
noun-daimon = Daimon
    .short = Daimon
    .the = the Daimon
    .a = a Daimon
    .possessive = the Daimon's
noun-ettin = Ettin
    .short = Ettin
    .the = the Ettin
    .a = an Ettin
    .possessive = the Ettin's
noun-gorgon = Gorgon
    .short = Gorgon
    .the = the Gorgon
    .a = a Gorgon
    .possessive = the Gorgon's
noun-magus = Magus
    .short = Magus
    .the = the Magus
    .a = a Magus
    .possessive = the Magus's
noun-seraphim = Seraphim
    .short = Seraphim
    .the = the Seraphim
    .a = a Seraphim
    .possessive = the Seraphim's
noun-titan = Titan
    .short = Titan
    .the = the Titan
    .a = a Titan
    .possessive = the Titan's
noun-troll = Troll
    .short = Troll
    .the = the Troll
    .a = a Troll
    .possessive = the Troll's
noun-unicorn = Unicorn
    .short = Unicorn
    .the = the Unicorn
    .a = a Unicorn
    .possessive = the Unicorn's
noun-wyrm = Wyrm
    .short = Wyrm
    .the = the Wyrm
    .a = a Wyrm
    .possessive = the Wyrm's
noun-dragon = Dragon
    .short = Dragon
    .the = the Dragon
    .a = a Dragon
    .possessive = the Dragon's
noun-hydra = Hydra
    .short = Hydra
    .the = the Hydra
    .a = a Hydra
    .possessive = the Hydra's
noun-ranger = Ranger
    .short = Ranger
    .the = the Ranger
    .a = a Ranger
    .possessive = the Ranger's
noun-warlock = Warlock
    .short = Warlock
    .the = the Warlock
    .a = a Warlock
    .possessive = the Warlock's

## 2. Other things of the game

noun-creature = creature
    .the = the creature
    .a = a creature
noun-combat-card = combat card
    .the = the combat card
    .a = a combat card
noun-spectator = spectator
    .the = the spectator
    .a = a spectator
noun-referee-card = referee card
    .the = the referee card
    .a = a referee card
noun-prefect = Prefect
    .the = the Prefect
    .a = a Prefect
noun-magister = Magister
    .the = the Magister
    .a = a Magister
noun-referee = Referee
    .the = the Referee
    .a = a Referee
noun-head-referee = Head Referee
    .the = the Head Referee
    .a = a Head Referee
noun-marker = marker
    .the = the marker
    .a = a marker
noun-bet = bet
    .the = the bet
    .a = a bet
noun-secret-bet = secret bet
    .the = the secret bet
    .a = a secret bet
noun-backer = backer
    .the = the backer
    .a = a backer
noun-round = round
    .the = the round
    .a = a round

## 3. Cards, numbers, lists

# The value is the label of a card in a list or on its face; `object` follows a verb.
card-combat = { NOUN($creature) } { $strength }
    .short = { NOUN($creature, case: "short") } { $strength }
    .object = { NOUN($creature) } { $strength }
card-spectator = Spectator { $strength }
    .short = Spectator { $strength }
    .object = Spectator { $strength }
card-prefect = { NOUN("Prefect") }
    .short = { NOUN("Prefect") }
    .object = { NOUN("Prefect", case: "a") }
card-magister = { NOUN("Magister") }
    .short = { NOUN("Magister") }
    .object = { NOUN("Magister", case: "the") }
card-referee = { NOUN("Referee") }
    .short = { NOUN("Referee") }
    .object = { NOUN("Referee", case: "a") }
card-head-referee = { NOUN("Head Referee") }
    .short = Head Ref.
    .object = { NOUN("Head Referee", case: "the") }

# What code asks for by itself: lists of cards, names of creatures.
cards = { CARD($cards) }
    .short = { CARD($cards, case: "short") }
    .object = { CARD($cards, case: "object") }
creatures = { NOUN($creatures) }
    .short = { NOUN($creatures, case: "short") }

# Forms of a number, and counted things.
numeral = { $number }
    .gold = { $number } gold
    .cards =
        { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }
    .markers =
        { $number ->
            [0] no marker
            [one] { $number } marker
           *[other] { $number } markers
        }

# $case is "label" in lists of labels and bare names, else the form of the members.
list-more = { $before }, { $after }
list-last = { $before } and { $after }

## 4. What happened (the log)

event-draw = { $player } draws { CARD($cards, case: "object") }.
    .you = You draw { CARD($cards, case: "object") }.
event-draw-hidden =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
    .you =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
event-start = { $player } begins.
    .you = You begin.
event-bid = { $player } bids { $amount }.
    .you = You bid { $amount }.
event-no-bid = { $player } does not bid.
    .you = You do not bid.
event-duty = { $player } wins the bidding and must open with a card of strength { $amount } or more.
    .you = You win the bidding and must open with a card of strength { $amount } or more.
event-penalty = { $player } wins the bidding without a card that honours the bid of { $amount }: from now on that hand is refilled to seven cards only.
    .you = You win the bidding without a card that honours your bid of { $amount }: from now on your hand is refilled to seven cards only.
event-bet = { $player } bets on { NOUN($creature, case: "the") } ({ NUMERAL($value, case: "gold") }).
    .you = You bet on { NOUN($creature, case: "the") } ({ NUMERAL($value, case: "gold") }).
event-secret = { $player } bets secretly on { NOUN($creature, case: "the") }, with { CARD($card, case: "object") }.
    .you = You bet secretly on { NOUN($creature, case: "the") }, with { CARD($card, case: "object") }.
event-secret-hidden = { $player } bets secretly.
    .you = You bet secretly.
event-reveal = { $player } reveals a secret bet on { NOUN($creature, case: "the") } ({ CARD($card) }).
    .you = You reveal your secret bet on { NOUN($creature, case: "the") } ({ CARD($card) }).
event-play = { $player } plays { CARD($card, case: "object") }.
    .you = You play { CARD($card, case: "object") }.
event-spectator = { $player } plays { CARD($card, case: "object") } on { NOUN($creature, case: "the") }.
    .you = You play { CARD($card, case: "object") } on { NOUN($creature, case: "the") }.
event-prefect = { $player } plays { NOUN("Prefect", case: "a") }.
    .you = You play { NOUN("Prefect", case: "a") }.
event-referee = { $player } plays { NOUN("Referee", case: "a") }.
    .you = You play { NOUN("Referee", case: "a") }.
event-magister = { $player } plays { NOUN("Magister", case: "the") } and names { NOUN($creature, case: "the") }.
    .you = You play { NOUN("Magister", case: "the") } and name { NOUN($creature, case: "the") }.
event-head-referee = { $player } plays { NOUN("Head Referee", case: "the") } behind { NOUN($creature, case: "the") }.
    .you = You play { NOUN("Head Referee", case: "the") } behind { NOUN($creature, case: "the") }.
event-take = { $player } takes { CARD($card, case: "object") } into hand.
    .you = You take { CARD($card, case: "object") } into your hand.
event-take-discard = { $player } takes { CARD($card, case: "object") } from the discard pile.
    .you = You take { CARD($card, case: "object") } from the discard pile.
event-pass = { $player } passes and shows the hand: { CARD($cards) }.
    .you = You pass and show your hand: { CARD($cards) }.
event-pass-empty = { $player } passes with an empty hand.
    .you = You pass with an empty hand.
event-use = { $player } uses { NOUN($creature, case: "possessive") } power.
    .you = You use { NOUN($creature, case: "possessive") } power.
event-use-on = { $player } uses { NOUN($creature, case: "possessive") } power on { $rival }.
    .you = You use { NOUN($creature, case: "possessive") } power on { $rival }.
    .rival = { $player } uses { NOUN($creature, case: "possessive") } power on you.
event-name = { $player } demands { NOUN($creature, case: "a") } card from { $rival }.
    .you = You demand { NOUN($creature, case: "a") } card from { $rival }.
    .rival = { $player } demands { NOUN($creature, case: "a") } card from you.
event-give = { $player } gives { $rival } { CARD($card, case: "object") }.
    .you = You give { $rival } { CARD($card, case: "object") }.
    .rival = { $player } gives you { CARD($card, case: "object") }.
event-give-hidden = { $player } gives { $rival } { NOUN($creature, case: "a") } card.
    .you = You give { $rival } { NOUN($creature, case: "a") } card.
    .rival = { $player } gives you { NOUN($creature, case: "a") } card.
event-miss = { $player } holds no { NOUN($creature) } card and shows { $rival } the hand: { CARD($cards) }.
    .you = You hold no { NOUN($creature) } card and show { $rival } your hand: { CARD($cards) }.
    .rival = { $player } holds no { NOUN($creature) } card and shows you the hand: { CARD($cards) }.
event-miss-hidden = { $player } holds no { NOUN($creature) } card and shows { $rival } the hand.
    .you = You hold no { NOUN($creature) } card and show { $rival } your hand.
    .rival = { $player } holds no { NOUN($creature) } card and shows you the hand.
event-miss-empty = { $player } holds no { NOUN($creature) } card: the hand is empty.
    .you = You hold no { NOUN($creature) } card: your hand is empty.
    .rival = { $player } holds no { NOUN($creature) } card: the hand is empty.
event-aside = From the hand of { $player } is set aside: { CARD($cards) }.
    .you = From your hand is set aside: { CARD($cards) }.
event-aside-hidden =
    { $count ->
        [one] A card from the hand of { $player } is set aside.
       *[other] { $count } cards from the hand of { $player } are set aside.
    }
    .you =
    { $count ->
        [one] A card from your hand is set aside.
       *[other] { $count } cards from your hand are set aside.
    }
event-peek = { $player } draws from the hand of { $rival }: { CARD($cards) }.
    .you = You draw from the hand of { $rival }: { CARD($cards) }.
    .rival = { $player } draws from your hand: { CARD($cards) }.
event-peek-hidden =
    { $count ->
        [one] { $player } draws a card from the hand of { $rival }.
       *[other] { $player } draws { $count } cards from the hand of { $rival }.
    }
    .you =
    { $count ->
        [one] You draw a card from the hand of { $rival }.
       *[other] You draw { $count } cards from the hand of { $rival }.
    }
    .rival =
    { $count ->
        [one] { $player } draws a card from your hand.
       *[other] { $player } draws { $count } cards from your hand.
    }
event-keep = { $player } keeps { CARD($card, case: "object") }, from the hand of { $rival }.
    .you = You keep { CARD($card, case: "object") }, from the hand of { $rival }.
    .rival = { $player } keeps { CARD($card, case: "object") }, from your hand.
event-keep-hidden = { $player } keeps one card of { $rival }.
    .you = You keep one card of { $rival }.
    .rival = { $player } keeps one of your cards.
event-take-back = { $player } takes back a marker from { NOUN($creature, case: "the") } (round { $round }).
    .you = You take back your marker from { NOUN($creature, case: "the") } (round { $round }).
event-take-back-crown = { $player } takes back the revealed secret bet on { NOUN($creature, case: "the") }.
    .you = You take back your revealed secret bet on { NOUN($creature, case: "the") }.
event-take-back-secret = { $player } takes back the secret bet; { CARD($card) } is discarded.
    .you = You take back your secret bet; { CARD($card) } is discarded.
event-bet-anywhere = { $player } places an extra bet on { NOUN($creature, case: "the") } in the row of round { $round } ({ NUMERAL($value, case: "gold") }).
    .you = You place an extra bet on { NOUN($creature, case: "the") } in the row of round { $round } ({ NUMERAL($value, case: "gold") }).
event-call = { $player } calls on the power of the fallen { NOUN($creature) }.
    .you = You call on the power of the fallen { NOUN($creature) }.
event-swap = { $player } swaps { CARD($cards, case: "object") }.
    .you = You swap { CARD($cards, case: "object") }.
event-burn = { $player } burns { CARD($card, case: "object") }.
    .you = You burn { CARD($card, case: "object") }.
event-burn-spectator = { $player } burns { CARD($card, case: "object") } in { NOUN($creature, case: "possessive") } column.
    .you = You burn { CARD($card, case: "object") } in { NOUN($creature, case: "possessive") } column.
event-discard = { $player } discards { CARD($cards, case: "object") }.
    .you = You discard { CARD($cards, case: "object") }.
event-discard-hidden =
    { $count ->
        [one] { $player } discards a card unseen.
       *[other] { $player } discards { $count } cards unseen.
    }
    .you =
    { $count ->
        [one] You discard a card unseen.
       *[other] You discard { $count } cards unseen.
    }
event-stack =
    { $count ->
        [one] { $player } has discarded one card; { CARD($card) } lies on top of the discard pile.
       *[other] { $player } has discarded { $count } cards; { CARD($card) } lies on top of the discard pile.
    }
    .you =
    { $count ->
        [one] You have discarded one card; { CARD($card) } lies on top of the discard pile.
       *[other] You have discarded { $count } cards; { CARD($card) } lies on top of the discard pile.
    }
event-return =
    { $count ->
        [one] { $player } takes the card that was set aside back into hand.
       *[other] { $player } takes the { $count } cards that were set aside back into hand.
    }
    .you =
    { $count ->
        [one] You take the card that was set aside back into your hand.
       *[other] You take the { $count } cards that were set aside back into your hand.
    }
event-turn = It is { $player }'s turn.
    .you = It is your turn.
event-round = Round { $round } begins.
event-fall = { CAPITAL(NOUN($creature, case: "the")) } falls.
event-declare = { $player } declares a stalemate.
    .you = You declare a stalemate.
event-continue = { $player } wants to play on.
    .you = You want to play on.
event-object = { $player } objects: play goes on.
    .you = You object: play goes on.
event-agree = { $player } agrees.
    .you = You agree.
event-stalemate-automatic = Stalemate: nobody can play a card.
event-stalemate-agreed = The stalemate is agreed.
event-stalemate-idle = Stalemate: nothing has changed for too long.
event-redeal =
    { $count ->
        [one] The only card of the row of round { $round } becomes the new deck.
       *[other] The { $count } cards of the row of round { $round } are shuffled into a new deck.
    }
event-over-fifth-fall = The game is over: the fifth creature has fallen. { $player } wins.
    .you = The game is over: the fifth creature has fallen. You win!
event-over-deck = The game is over: the last card of the deck is drawn. { $player } wins.
    .you = The game is over: the last card of the deck is drawn. You win!
event-over-stalemate = The game is over: no row is left to play on with. { $player } wins.
    .you = The game is over: no row is left to play on with. You win!
event-over-idle = The game is over: nothing has changed for too long. { $player } wins.
    .you = The game is over: nothing has changed for too long. You win!

## 5. Decisions: the question to whoever decides; `waiting` is what the others read meanwhile

decision-bid = How strong is the card you will open with? The highest bid begins. The lowest bid possible is { $minimum }.
    .waiting = { $player } may bid.
decision-bet = Do you bet? An open bet placed now pays { NUMERAL($value, case: "gold") } if its creature survives. You have { NUMERAL($count, case: "markers") } left.
    .secret = Do you bet? An open bet placed now pays { NUMERAL($value, case: "gold") } if its creature survives, a secret bet 5, but then you play no card this turn. You have { NUMERAL($count, case: "markers") } left.
    .reveal = Do you reveal your secret bet?
    .waiting = { $player } may bet.
decision-play = Which card do you play?
    .second = Do you play a second card?
    .opening = Which card do you open with? Your bid asks for a strength of { $amount } or more.
    .pass = None of your cards can be played: you pass and show your hand.
    .waiting = { $player } plays a card.
decision-column = Which creature do you choose?
    .spectator = On which creature do you play the spectator?
    .magister = Which creature does the Magister name? All secret bets on it are revealed.
    .head-referee = Behind which creature do you play the Head Referee? All secret bets on it are revealed.
    .waiting = { $player } chooses a creature.
decision-take = Which visible combat card do you take into your hand?
    .power = Which visible { NOUN($creature) } card do you take into your hand?
    .waiting = { $player } may take a card into hand.
decision-power = Do you use { NOUN($creature, case: "possessive") } power? { $line }
    .waiting = { $player } may use { NOUN($creature, case: "possessive") } power.
decision-rival = On whom do you use { NOUN($creature, case: "possessive") } power? { $line }
    .waiting = { $player } may use { NOUN($creature, case: "possessive") } power on somebody.
decision-name = Which creature's card do you demand from { $rival }?
    .waiting = { $player } names a creature.
decision-give = { $rival } demands { NOUN($creature, case: "a") } card: which one do you give?
    .waiting = { $player } chooses a card to give away.
decision-keep = Which of the cards from the hand of { $rival } do you keep?
    .waiting = { $player } chooses a card to keep.
decision-take-back = Which of your markers do you take back?
    .waiting = { $player } may take back a marker.
decision-bet-anywhere = Where do you place the extra bet?
    .waiting = { $player } may place an extra bet.
decision-call = Which fallen creature's power do you use?
    .waiting = { $player } may call on a fallen creature.
decision-swap = Do you swap two visible cards of one creature? Choose the first one.
    .waiting = { $player } may swap two cards.
decision-with = With which other { NOUN($creature) } card do you swap it?
    .waiting = { $player } chooses the second card of the swap.
decision-burn = Which creature's top card of this round do you burn?
    .waiting = { $player } may burn a card.
decision-discard =
    { $count ->
        [one] Do you discard a card of a fallen creature? You may discard one more.
       *[other] Do you discard a card of a fallen creature? You may discard { $count } more.
    }
    .any =
    { $count ->
        [one] Do you discard a card, unseen? You may discard one more.
       *[other] Do you discard a card, unseen? You may discard { $count } more.
    }
    .waiting = { $player } may discard.
decision-stalemate = Do you declare a stalemate? If nobody objects, the cards of the oldest row become a new deck.
    .waiting = { $player } may declare a stalemate.
decision-object = { $rival } declares a stalemate. Do you object? One objection is enough to play on.
    .waiting = { $player } may object to the stalemate.
decision-chance = What does chance decide?
    .waiting = Chance decides.

## 6. Actions: the choices of a menu, by decision and kind of object

action-bid-number = Bid { $amount }
action-bid-nothing = No bid
action-bet-column = Bet on { NOUN($creature, case: "the") } (pays { $value })
action-bet-card = Secret bet on { NOUN($creature, case: "the") } with { CARD($card) } (pays 5)
action-bet-yes = Reveal your secret bet
    .known = Reveal your secret bet on { NOUN($creature, case: "the") }
action-bet-nothing = No bet
    .reveal = Keep it secret
action-play-card = Play { CARD($card, case: "object") }
action-play-nothing = No second card
action-play-pass = Pass and show the hand
action-column-column = { CAPITAL(NOUN($creature, case: "the")) }
action-take-card = Take { CARD($card) }
action-take-nothing = Take nothing
action-power-yes = Use the power
action-power-nothing = Do not use the power
action-rival-player = { $rival } ({ NUMERAL($count, case: "cards") } in hand)
action-rival-nothing = Do not use the power
action-name-column = { CAPITAL(NOUN($creature, case: "the")) }
action-give-card = Give { CARD($card) }
action-keep-card = Keep { CARD($card) }
action-take-back-place = The marker on { NOUN($creature, case: "the") } from round { $round } ({ NUMERAL($value, case: "gold") })
action-take-back-crown = The revealed secret bet on { NOUN($creature, case: "the") } (5 gold)
action-take-back-secret = Your secret bet (5 gold)
    .known = Your secret bet on { NOUN($creature, case: "the") } (5 gold)
action-take-back-nothing = Take nothing back
action-bet-anywhere-place = Bet on { NOUN($creature, case: "the") } in the row of round { $round } (pays { $value })
action-bet-anywhere-nothing = No extra bet
action-call-column = The power of { NOUN($creature, case: "the") }: { $line }
action-call-nothing = Do not use the power
action-swap-card = { CARD($card) }
action-swap-nothing = Swap nothing
action-with-card = { CARD($card) }
action-burn-column = { CARD($card) }
    .spectator = { CARD($card) }, on { NOUN($creature, case: "the") }
action-burn-nothing = Burn nothing
action-discard-card = Discard { CARD($card) }
action-discard-nothing = Done
action-stalemate-yes = Declare a stalemate
action-stalemate-nothing = Play on
action-object-yes = Object
action-object-nothing = Agree
action-chance-card = { CARD($card) }
action-chance-player = { $player }

# What a choice brings; shown behind the choice.
hint-covers = covers { CARD($card) }
hint-backer = you are its backer
hint-spectator = no power: it covers a spectator
hint-row = row of round { $round }
hint-discard = top of the discard pile
hint-revealed = on the revealed bets
hint-fallen = has fallen
hint-bid = too weak for your bid
hint-second-referee = not as a second card

## 7. The table

edition-colossal-arena = Colossal Arena
edition-titan-the-arena = Titan: The Arena

table-round = Round { $round } of 5
table-row = Row { $round }
table-creature = Creature
table-player = Player
table-deck = Deck
table-deck-count =
    { $count ->
        [0] Deck: empty
       *[other] Deck: { NUMERAL($count, case: "cards") }
    }
table-deck-low = The deck is nearly empty.
    .none = The deck is nearly empty; its last card ends the game.
    .empty = The deck is empty.
table-deck-last = The game may end in this turn.
table-discard = Discard pile
table-discard-empty = Discard pile: empty
table-discard-top = Discard pile: { CARD($card) } on top
table-hand = Hand
table-hand-own = Your hand
table-hand-of = Hand of { $player }
table-hand-count = { NUMERAL($count, case: "cards") } in hand
table-hand-empty = empty hand
table-hand-limit = hand limit { $count }
table-hand-known = known to you: { CARD($cards) }
table-hand-shown = lies open: { CARD($cards) }
table-markers = Markers
table-markers-left = { NUMERAL($count, case: "markers") } left
table-bets = Bets
table-pays = pays { $value }
table-secret = secret bet
table-secret-placed = secret bet placed
table-secret-own = your secret bet: { CARD($card) }
table-crown = Above the creature
    .titan-the-arena = Behind the creature
table-crown-pile = Revealed bets
table-backer = Backer
table-backed-by = { $player } backs it
    .you = you back it
table-backed-by-nobody = nobody backs it
table-backs = { $player } backs { NOUN($creature, case: "the") }.
    .you = You back { NOUN($creature, case: "the") }.
table-backs-nobody = Nobody backs { NOUN($creature, case: "the") }.
table-strength = Strength
table-no-card = no card
table-covered = { NUMERAL($count, case: "cards") } beneath
table-would-fall = would fall now
table-would-fall-creature = { CAPITAL(NOUN($creature, case: "the")) } would fall now.
table-lowest-tie = Tie for the lowest strength: nobody would fall.
table-empty-places =
    { $count ->
        [0] No place of this row is empty.
        [one] { $count } place of this row is still empty.
       *[other] { $count } places of this row are still empty.
    }
table-gold = Gold
table-gold-now = gold if it ended now
table-aside = { NUMERAL($count, case: "cards") } set aside
table-aside-own = set aside: { CARD($cards) }
table-living = living
table-fallen = fallen
table-fell-in = fell in round { $round }
table-turn = { $player }'s turn
    .you = Your turn
table-starter = began the round
table-you = you
table-bot = bot
table-waits = Waiting for { $player }.
table-since = Since your last turn
table-log = What happened
table-legend-backer = backer
table-legend-spectator = (n) spectator
table-legend-covered = +n cards beneath
table-legend-current = current row
table-legend-pays = gold of a bet in this row
table-over = Game over

## 8. The end of the game

end-title = The end
end-reason-fifth-fall = Five creatures have fallen.
end-reason-deck = The last card of the deck has been drawn.
end-reason-stalemate = No row is left to play on with.
end-reason-idle = Nothing has changed for too long.
end-survivors = Surviving: { NOUN($creatures) }.
end-winner = { $player } wins with { NUMERAL($amount, case: "gold") }.
    .you = You win with { NUMERAL($amount, case: "gold") }!
end-score = { $player }: { NUMERAL($amount, case: "gold") }
    .bets = { $player }: { NUMERAL($amount, case: "gold") } ({ $bets })
end-bet = { NOUN($creature) } { $value }
end-bet-secret = { NOUN($creature) } { $value }, secret
end-tie-break-last-mover = Tie at { NUMERAL($amount, case: "gold") }: of the tied players the one who moved last wins.
end-tie-break-tournament = Tie at { NUMERAL($amount, case: "gold") }: the tied player with the most on the last creature to fall wins, then whoever moved last.

## 9. Powers: value: the name; `line`: in a few words; `full`: what may be done; `titan`: in Titan: The Arena

power-amazon = Scouting
    .line = Draw three cards.
    .full = You may at once draw exactly three cards from the deck. With fewer than three cards in it the power cannot be used; if you draw the last one, the game ends at that moment.
    .titan = You may at once draw three cards from the deck, or as many as it still has. If you then hold eight or more, you do not refill your hand. With an empty deck there is no power.
power-colossus = Endurance
    .line = Take back one of your markers.
    .full = You may take one of your markers back, as if that bet had never been made: from any row, from a revealed secret bet, even from a fallen creature. You may also take back your own hidden secret bet; its card is then discarded face up.
    .titan = You may take one of your markers back from any row or revealed secret bet, as if that bet had never been made. You may also take back your own hidden secret bet; its card is then discarded face up. Markers on fallen creatures have left the game.
power-cyclops = Stunning Blow
    .line = Half of a player's hand is set aside for a turn.
    .full = You may choose another player. Half of that hand, rounded up, is set aside face down at random. These cards cannot be used in any way during that player's next turn; in it they return to the hand after discarding and before drawing.
    .titan = You may choose another player, who keeps half of the hand, rounded up; the rest is set aside face down at random. These cards cannot be used in any way during that player's next turn; in it they return to the hand after discarding and before drawing.
power-daimon = Wealth
    .line = Place an extra bet in any row.
    .full = You may at once place one more marker on any living creature, in the current row or an earlier one, wherever no marker lies. It pays the full value of that row. It cannot be a secret bet.
    .titan = { power-daimon.full }
power-ettin = Multiple Heads
    .line = Play a second card.
    .full = You may at once play one more card of any kind from your hand, as if you played a card for the first time; if you back that creature too, its power works as well. There is only one extra card in a turn, and it cannot be a secret bet.
    .titan = You may at once play a second creature card or spectator from your hand; if you back that creature too, its power works as well. There is only one extra card in a turn. It can be neither a Referee nor a secret bet.
power-gorgon = Stone Gaze
    .line = Demand a creature's card from a player.
    .full = You may choose another player and name a living creature. That player must give you a combat card of it from the hand, whichever he likes, or show you alone that there is none. You may not tell what you saw. Cards set aside by the Cyclops do not count.
    .titan = { power-gorgon.full }
power-magus = Foresight
    .line = Discard cards of living creatures too, unseen.
    .full = In this turn's discard phase you may also discard combat cards of living creatures, and nobody sees them: you lay them on the discard pile as a stack, and only the top one shows. It stays at three discards a turn.
    .titan = In this turn's discard phase you may discard any cards of your hand, and nobody sees them: you lay them on the discard pile as a stack, and only the top one shows. It stays at three discards a turn.
power-seraphim = Clarion Call
    .line = Use the power of a fallen creature.
    .full = You may choose another creature that has fallen in this game and use its power now, whoever backed it. If it is the Troll, you take a Seraphim card.
    .titan = { power-seraphim.full }
power-titan = Steal
    .line = Draw three cards from a player's hand and keep one.
    .full = You may choose another player with at least three cards in hand. You draw three of them blindly, keep one and give two back without showing them; you may say what they were. Cards set aside by the Cyclops cannot be drawn. The player refills the hand only at the end of the player's own turn.
    .titan = You may choose another player with cards in hand. You draw three of them blindly (or all, if there are fewer), keep one and give the rest back without showing them; you may say what you like about them. Cards set aside by the Cyclops cannot be drawn. The player refills the hand only at the end of the player's own turn.
power-troll = Regeneration
    .line = Take a visible Troll card into your hand.
    .full = You may take a visible Troll combat card from an earlier row into your hand.
    .titan = You may take a visible Troll combat card into your hand: from an earlier row, from the revealed bets or from the top of the discard pile, but not the card you have just played.
power-unicorn = Teleportation
    .line = Swap two visible cards of one creature.
    .full = You may swap two visible combat cards of the same creature, whichever creature it is. Only the top cards change places, and no power is used through the swap.
    .titan = You may swap two visible combat cards of the same creature, whichever creature it is; a card that lies on its revealed bets counts as well. Only the top cards change places, and no power is used through the swap.
power-wyrm = Fiery Breath
    .line = Burn the top card of another creature in this row.
    .full = You may discard the visible combat card or spectator of any other creature in the current row. What lay beneath it counts from now on. You cannot change your mind once you have seen it.
    .titan = { power-wyrm.full }
power-dragon = { power-wyrm }
    .line = { power-wyrm.line }
    .full = { power-wyrm.full }
    .titan = { power-wyrm.titan }
power-hydra = { power-ettin }
    .line = { power-ettin.line }
    .full = { power-ettin.full }
    .titan = { power-ettin.titan }
power-ranger = { power-amazon }
    .line = { power-amazon.line }
    .full = { power-amazon.full }
    .titan = { power-amazon.titan }
power-warlock = { power-magus }
    .line = { power-magus.line }
    .full = { power-magus.full }
    .titan = { power-magus.titan }

## 10. Help for the kinds of cards

help-combat-card = Combat card
    .text = It belongs to one creature and has a strength from 0 to 10. You play it on that creature in the current row, on top of what lies there; what it covers no longer counts. If you are the creature's backer, and the card does not cover a spectator, you may then use the creature's power.
help-spectator = Spectator
    .text = It has a strength from 0 to 10 and can be played on any living creature in the current row. It wakes no power, and the combat card that covers it wakes none either.
help-prefect = Prefect
    .text = You may take one visible combat card, from the top of any pile of the current row or an earlier one, into your hand. Then the Prefect is discarded. There are two of them.
help-magister = Magister
    .text = You name a living creature. All secret bets on it are revealed and count 5 from now on; backers change at once. Then the Magister is discarded.
help-referee = Referee
    .text = You may take one visible combat card into your hand: from the top of any pile of the current row or an earlier one, from the revealed bets or from the top of the discard pile. Then the Referee is discarded. There are two of them.
help-head-referee = Head Referee
    .text = You play it behind a living creature. All secret bets on it are revealed and stacked on it; they count 5 from now on, and backers change at once. The Head Referee stays on the table.

## 11. The rules in short: value: the heading; `text`; `titan`: instead of it, in Titan: The Arena

rules-aim = The aim
    .text = Eight creatures fight in the arena, one falls in each of five rounds, and you bet on those that will be left. The player whose bets on the survivors are worth most gold wins.
rules-start = The start
    .text = Everybody has eight cards and five markers. Chance decides who begins; play goes clockwise.
    .titan = Everybody has eight cards and five markers. Who begins is settled by bidding: in turn you may bid a strength from 0 to 10, higher than the last bid. The highest bidder begins and must open with a card of at least that strength. Whoever cannot is refilled to seven cards only for the rest of the game.
rules-turn = A turn
    .text = 1. You may bet or reveal your secret bet. 2. You play one card; only if none can be played you pass and show your hand. 3. You may discard up to three cards of fallen creatures, then draw until you hold eight. 4. If every living creature has a card in the current row, a creature may fall.
    .titan = 1. You may bet or reveal your secret bet. 2. You play one card; only if none can be played you pass, and your hand lies open until your next turn. 3. You may discard up to three cards of fallen creatures, then draw until you hold eight. 4. If every living creature has a card in the current row, a creature may fall.
rules-bets = Bets
    .text = One marker a turn, on a living creature that has no marker yet in the current row. A bet pays 4 gold in round 1, then 3, 2, 1, and 0 in round 5, if its creature survives. A placed marker does not come back.
    .titan = One marker a turn, on a living creature that has no marker yet in the current row. A bet pays 4 gold in round 1, then 3, 2 and 1, if its creature survives. In round 5 nobody may bet. A placed marker does not come back.
rules-secret = The secret bet
    .text = Once, in round 1, you may lay a creature card from your hand face down with a marker on it. You play no card in that turn. It pays 5 gold if the creature survives. In a later turn you may reveal it instead of betting: the card is discarded, the marker lies above the creature, and from then on it counts towards being the backer.
    .titan = Once, in round 1, you may lay a creature card from your hand face down with a marker on it. You play no card in that turn. It pays 5 gold if the creature survives. In a later turn you may reveal it instead of betting: card and marker are laid behind the creature, and from then on it counts towards being the backer.
rules-backer = The backer
    .text = Each creature is backed by the player whose visible markers on it are worth most. In a tie, or without a marker, nobody backs it. Secret bets count only once they are revealed.
    .count = Each creature is backed by the player who has most visible markers on it. In a tie, or without a marker, nobody backs it. Secret bets count only once they are revealed.
rules-cards = Playing a card
    .text = A combat card goes on its own creature, a spectator on any; both only on living creatures, in the current row, on top of what lies there. The top card is the creature's strength. Covered cards may not be looked at. You do what a referee card says, then discard it.
    .titan = A combat card goes on its own creature, a spectator on any; both only on living creatures, in the current row, on top of what lies there. The top card is the creature's strength. Covered cards may not be looked at. You do what a Referee says, then discard it; the Head Referee stays on the table.
rules-powers = Powers
    .text = When you play a combat card from your hand on a creature that you back, you may use its power, unless the card covers a spectator. Where a power and a rule disagree, the power holds.
rules-fall = The fall
    .text = At the end of a turn, when every living creature has a card in the current row and one alone has the lowest strength, that creature falls. Its cards and markers stay where they are, but its bets pay nothing. A new row begins. In a tie for the lowest the round goes on.
    .titan = At the end of a turn, when every living creature has a card in the current row and one alone has the lowest strength, that creature falls. Its cards go to the discard pile, its markers leave the game. A new row begins. In a tie for the lowest the round goes on.
rules-end = The end
    .text = The game ends with the fifth fall. Secret bets are revealed, and every marker on a surviving creature pays its gold. In a tie the player who moved last wins.
    .tournament = The game ends with the fifth fall. Secret bets are revealed, and every marker on a surviving creature pays its gold. In a tie the player with the most on the last creature to fall wins, then whoever moved last.
rules-deck = When the deck runs out
    .none = Whoever draws the last card ends the game at that moment; nothing falls any more, and more than three creatures may survive.
    .faq = Play goes on with the hands as they are. When nobody can play, or when a player declares a stalemate before the turn of the player who began the round and nobody objects, the cards of the oldest row are shuffled into a new deck. Everybody draws one, the next player goes on, and from then on a turn brings one card only.
    .auction = Play goes on with the hands as they are. When nobody can play, or when a player declares a stalemate before the turn of the player who began the round and nobody objects, the cards of the oldest row are shuffled into a new deck. Everybody draws one, a new bidding decides who goes on, and from then on a turn brings one card only.
rules-talk = Talk
    .text = You may talk and make deals as you like; nothing binds anybody. Cards are shown only where a rule says so.

## 12. Options of a game: value: its name; the attributes: its values

option-stalemate = When the deck runs out
    .none = the game ends
    .faq = play on, the next player continues
    .auction = play on, a new bidding decides
option-tie-break = Tie for first place
    .last-mover = whoever moved last wins
    .tournament = most on the last creature to fall, then whoever moved last
option-backer-by = The backer
    .value = has the most valuable markers
    .count = has the most markers
option-zero-bet-backs = A bet worth 0 may make a backer
    .yes = yes
    .no = no
option-secret-bet-again = A secret bet taken back may be made again in round 1
    .yes = yes
    .no = no
option-extra-card-chain = More than one extra card in a turn
    .yes = yes
    .no = no
option-start = Who begins
    .random = chance decides
    .auction = the highest bid
    .seat = { $player }

bot-random = Random
    .line = plays anything that is allowed
bot-greedy = Greedy
    .line = looks one action ahead

## 13. The terminal

ui-name = Harena
ui-tagline = Eight creatures, five rounds, one purse: bet on those that will be left.

ui-menu-title = What would you like to do?
ui-menu-new = New game
ui-menu-resume = Resume a game
ui-menu-rules = Rules and powers
ui-menu-language = Language
ui-menu-quit = Leave

ui-setup-title = New game
ui-setup-language = Which language?
ui-setup-edition = Which game?
ui-setup-edition-colossal-arena = Colossal Arena: eight of twelve creatures
ui-setup-edition-titan-the-arena = Titan: The Arena: always the same eight creatures, bidding at the start
ui-setup-players = How many players?
ui-setup-games = How many games?
ui-setup-seat = Who plays seat { $seat }?
ui-setup-person = a person at this screen
ui-setup-bot = bot: { $bot }
ui-setup-name = What is the player of seat { $seat } called?
ui-setup-creatures = Which creatures?
ui-setup-creatures-random = drawn at random
ui-setup-creatures-beginners = for a first game: { NOUN($creatures) }
ui-setup-creatures-choose = choose them
ui-setup-creatures-pick = Choose creature { $number } of 8.
ui-setup-creatures-chosen = Chosen: { NOUN($creatures) }
ui-setup-creatures-playing = In this game: { NOUN($creatures) }
ui-setup-options = Change the options?
ui-setup-usual = usual
ui-setup-start = Begin the game?

ui-yes = yes
    .key = y
ui-no = no
    .key = n
ui-prompt-choice = Your choice
ui-prompt-range = Your choice, 1 to { $last }
ui-prompt-default = Enter alone: { $default }
ui-prompt-enter = Press Enter.
ui-prompt-more = Press Enter for more.
ui-only-choice = Only one choice: { $choice }
ui-key-help = help
ui-key-undo = undo
ui-key-table = table
ui-key-log = log
ui-key-language = language
ui-key-save = save
ui-key-quit = save and leave
ui-key-back = back

ui-curtain = Now { $player } decides. Everybody else looks away, please.
ui-curtain-open = { $player }: press Enter to see your cards.
ui-curtain-close = Press Enter to hide your cards.
ui-thinking = { $player } is thinking …

ui-undone = Taken back to the start of your decisions.
ui-undo-nothing = There is nothing to take back.
ui-undo-revealed = This cannot be taken back: something hidden has come to light, or others have acted since.

ui-saved = The game is saved.
ui-saved-resume = Resume it with: { $command }
ui-recorded = The record of the game: { $path }
ui-interrupted = Interrupted. The game is saved.
ui-resumed = Back in the game: round { $round }.
ui-saves-title = Unfinished games
ui-saves-none = There is no unfinished game.
ui-saves-line = { $date }: { $players }, round { $round }

ui-help-title = Help
ui-help-rules = Rules
ui-help-powers = Powers
ui-help-cards = Cards
ui-help-keys = Keys
ui-help-decision = This decision
ui-help-choices = Type the number of a choice, or its words, or just their beginnings (“{ $example }”). Where a choice is marked Enter, Enter alone is enough.
ui-help-command-help = help on this decision; ? and a creature, a card or “rules”: help on that
ui-help-command-undo = back to the start of your decisions, as long as nothing hidden has come to light
ui-help-command-table = draw the table again
ui-help-command-log = everything that happened
ui-help-command-language = change the language
ui-help-command-save = save the game (it is saved after every action anyway)
ui-help-command-quit = save the game and leave; it can be resumed

ui-confirm-quit = Save and leave the game?
ui-confirm-zero = This bet pays 0 gold. Bet all the same?
ui-confirm-fallen = The creature of your secret bet has fallen: revealing it gains nothing. Reveal it all the same?

ui-error-choice = There is no choice { $given }: type a number from 1 to { $last }.
ui-error-number = “{ $given }” is not a number: type a number from 1 to { $last }.
ui-error-unknown = “{ $given }” is none of the choices: type its number, or ? for help.
ui-error-ambiguous = “{ $given }” fits several choices: { $choices }
ui-error-empty = Type something, please.
ui-error-name-taken = The name { $given } is taken: choose another one.
ui-error-name-bad = “{ $given }” cannot be a name: it must be short, without comma, semicolon, # or line break, and no word that the game itself uses.
ui-error-creature-twice = { CAPITAL(NOUN($creature, case: "the")) } is already chosen.
ui-error-creature-pair = { CAPITAL(NOUN($creature, case: "the")) } and { NOUN($other, case: "the") } have one power under two names: choose only one of them.
ui-error-save = The game could not be saved: { $reason }
ui-error-load = This game could not be opened: { $reason }
ui-error-narrow = This window is narrow: { $columns } columns show the whole table better.
ui-error-closed = The input has ended. The game is saved.

ui-again = Another game with the same players?
ui-again-once = one more game
ui-again-tournament = a tournament of { $count } games
ui-again-no = no more
ui-goodbye = Goodbye!

ui-tournament-game = Game { $number } of { $total }
ui-tournament-standing = Standing after game { $number }
ui-tournament-winner = { $player } wins the tournament with { NUMERAL($amount, case: "gold") }.
    .you = You win the tournament with { NUMERAL($amount, case: "gold") }!

ui-replay-title = Replay
ui-replay-step = Step { $number } of { $total }
ui-replay-viewer = Seen by { $player }
ui-replay-viewer-public = Seen by a spectator
ui-replay-next = next step
ui-replay-previous = previous step
ui-replay-turn = next turn
ui-replay-first = to the start
ui-replay-last = to the end
ui-replay-change = another viewer

## 14. Statistics

stats-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
stats-bot = Bot
stats-seat = Seat
stats-wins = Wins
stats-share = Share
stats-mean = Mean gold
stats-spread = Spread
stats-turns = Turns
stats-decisions = Decisions
stats-creature = Creature
stats-survives = Survives
stats-fell = Fell in round
stats-reason = End
stats-reason-fifth-fall = fifth fall
stats-reason-deck = end of the deck
stats-reason-stalemate = stalemate
stats-reason-idle = no change
stats-tie-breaks = Tie-breaks
stats-time = Time
stats-players = Players
stats-seed = Seed

## Lessons: the tutorial's own words, then each lesson: value: its title; NAME: a task; NAME-hint: how; NAME-other: said of other answers

lesson-learn = Learn to play
lesson-course-colossal-arena = { edition-colossal-arena }
    .line = Twelve short lessons, about ten minutes. You play Ann's cards; the other players do what the lesson needs.
    .done = That was the last lesson. You know the game: play one with bots, or read what the creatures can do.
lesson-course-titan-the-arena = { edition-titan-the-arena }
    .line = Three short lessons on what is different in this game. Play those of Colossal Arena first.
    .done = That was the last lesson. What else is different stands in the rules.
lesson-number = Lesson { $number } of { $total }
lesson-right = Right.
lesson-impossible = That is not possible now: choose one of the actions offered.
lesson-over = This lesson is finished.
lesson-task = Your task
lesson-hint = Hint
lesson-finished = Lesson finished
lesson-next = Next lesson
lesson-again = This lesson again
lesson-choose = Which lesson?
lesson-leave = Leave

lesson-bets = Bets
    .start =
        Eight creatures fight in the arena, and in each of five rounds one of them falls. You win gold for every bet on a creature that is left at the end.
        You have five markers. A bet placed in round 1 pays 4 gold, later ones pay 3, 2, 1 and at last 0.
    .bet = A turn begins with a bet, if you like. You hold Troll 9, a strong card for the Troll: bet on the Troll.
    .bet-hint = Choose the open bet on the Troll.
    .bet-other = Allowed, but your strongest card helps the Troll. Bet on the Troll.
    .bet-none = You need not bet, but no bet pays more than one made now. Bet on the Troll.
    .bet-secret = The secret bet has a lesson of its own. Make an open bet this time.
    .play = Now you play one card; whoever can play must. Play Troll 9.
    .play-hint = Choose Troll 9 among your cards.
    .play-other = Allowed, but Troll 9 serves your bet best. Play Troll 9.
    .again = You have drawn a card, so that you hold eight again, and Ben has bet on the Wyrm. In this round nobody can bet on the Troll or the Wyrm any more: a place takes one marker, whoever owns it. But you may bet once in every turn. Bet on another creature.
    .again-hint = Choose an open bet on any of the other six creatures.
    .again-other = You may wait, but try it: make an open bet on another creature.
    .end = You have three markers left, and a placed marker does not come back. A round lasts many turns, so there is no hurry: see first which creatures are strong.

lesson-cards = Cards and strength
    .start = You have bet on the Troll, Ben on the Wyrm.
    .cover = Ben has covered Troll 9 with Troll 1. He may do so: the creatures belong to nobody, and anybody plays any creature's cards. Only the top card counts, so the Troll's strength is now 1. Help it: play Troll 7.
    .cover-hint = Troll 7 covers Troll 1.
    .cover-other = Allowed, but the Troll, on which you have bet, stays at 1. Play Troll 7.
    .cover-weak = 3 is more than 1, but 7 is safer. Play Troll 7.
    .cover-wyrm = That comes next. First help the Troll: play Troll 7.
    .attack = Ben has played elsewhere. Now weaken the creature on which he has bet: play Wyrm 2.
    .attack-hint = Wyrm 2 covers Wyrm 8.
    .attack-other = Allowed, but the Wyrm stays at 8. Play Wyrm 2.
    .attack-weak = With 6 the Wyrm would still be rather strong. Play Wyrm 2.
    .end = A combat card goes on its own creature only, in the current row. What is covered no longer counts, and nobody may look at it.

lesson-fall = The fall
    .start = Only the Unicorn still lacks a card in this row. When at the end of a turn every creature has one, the creature with the lowest strength falls.
    .fill = The Wyrm, on which Ben has bet, is the weakest with 2. Your only Unicorn card is no stronger, but fill the place: play Unicorn 2.
    .fill-hint = Choose Unicorn 2.
    .fill-other = Allowed, but the row stays incomplete, and nobody falls. Play Unicorn 2.
    .tie = The Wyrm and the Unicorn share the lowest strength. In a tie nobody falls: the round goes on, and everybody may play on any creature.
    .break = You have drawn Unicorn 6. Break the tie so that your Unicorn is safe.
    .break-hint = Play Unicorn 6.
    .break-other = Allowed, but the tie remains, and Ben may break it against you. Strengthen the Unicorn.
    .end = The Wyrm has fallen: its cards can be played no more, and Ben's bet on it pays nothing. Round 2 begins with a new row, and a bet now pays 3.

lesson-backer = The backer
    .start = It is round 3. On the Amazon lie Cleo's marker, worth 4, and yours, worth 3. A creature is backed by the player whose visible markers on it are worth most in total; in a tie nobody backs it.
    .bet = A bet in this row is worth 2, and 3 + 2 is more than 4. Bet on the Amazon.
    .bet-hint = Choose the bet on the Amazon.
    .bet-other = Allowed, but then Cleo goes on backing the Amazon. Bet on the Amazon.
    .backs = From this moment you back the Amazon.
    .play = A backer who plays a combat card of the creature from the hand may use its power. Play an Amazon card.
    .play-hint = Choose Amazon 4 or Amazon 8.
    .play-other = Allowed, but it wakes no power: you do not back that creature, or it is no combat card. Play an Amazon card.
    .use = The Amazon's power: you may draw three cards. No power is compulsory, but use this one.
    .use-hint = Choose to use the power.
    .use-other = You may decline, but three cards are worth having. Use the power.
    .end = You may hold more than eight cards; you just do not draw then. What every creature can do can be read at the table, so you need not learn it by heart.

lesson-power = A power at work
    .start = You back the Wyrm. Its power burns the top card of another creature in the current row. Ben has just covered Cyclops 1 with Cyclops 8, and so your Troll is now the weakest with 2. Only the Wyrm still lacks a card.
    .play = Play a Wyrm card: it completes the row, and it wakes the power.
    .play-hint = Choose Wyrm 5 or Wyrm 9.
    .play-other = Allowed, but it does not wake the Wyrm's power. Play a Wyrm card.
    .burn = Beneath Cyclops 8 lies Cyclops 1, and what comes to light counts. Burn the top card of the Cyclops.
    .burn-hint = Choose Cyclops 8.
    .burn-other = That place would then be empty, and nobody would fall. Burn the top card of the Cyclops.
    .burn-none = Then your Troll would fall. Burn the top card of the Cyclops.
    .end = The Cyclops has fallen with 1, and your Troll is safe. It pays to remember what has been covered.

lesson-second = Two powers in one turn
    .start = You back the Ettin and the Troll. With the Ettin's power you play a second card, with the Troll's you take a Troll card from an earlier row into your hand.
    .play = Begin with the Ettin: play an Ettin card.
    .play-hint = Choose Ettin 3 or Ettin 7.
    .play-other = Allowed, but no second card would follow. Play an Ettin card.
    .use = Use the Ettin's power.
    .use-hint = Choose to use the power.
    .use-other = You may decline, but then the turn has only one card. Use the power.
    .troll = The second card works like the first. Play a Troll card: you back the Troll too.
    .troll-hint = Choose Troll 2 or Troll 6.
    .troll-other = Allowed, but the Troll's power stays asleep. Play a Troll card.
    .take = In row 1 lies Troll 10, in row 2 Troll 5. Take the stronger one.
    .take-hint = Take Troll 10.
    .take-other = Allowed, but 10 is more than 5. Take Troll 10.
    .take-none = You may, but a strong card is worth having. Take Troll 10.
    .end = Two cards played, and you hold a 10 for the Troll. Bet on creatures whose powers go well together.

lesson-spectators = Spectators
    .start = Ben backs the Amazon and would like to draw three cards with its power. A spectator can stop him: it goes on any living creature, has a strength of its own and wakes no power.
    .play = Play Spectator 4.
    .play-hint = Choose Spectator 4.
    .play-other = Allowed, but it does not stop Ben. Play Spectator 4.
    .on = Put it on the Amazon.
    .on-hint = Choose the Amazon.
    .on-other = Allowed, but only on the Amazon does it stop Ben. Choose the Amazon.
    .blocked = Ben has played Amazon 9, but on a spectator: such a card wakes no power. Only his next Amazon card would.
    .joker = The Ettin, on which you have bet, has a strength of 1, and you hold no Ettin card. A spectator helps any creature: play Spectator 8.
    .joker-hint = Choose Spectator 8.
    .joker-other = Allowed, but the Ettin stays at 1. Play Spectator 8.
    .save = Put it on the Ettin.
    .save-hint = Choose the Ettin.
    .save-other = Allowed, but the Ettin stays at 1. Choose the Ettin.
    .save-amazon = That would stop Ben once more, but the Ettin would stay at 1. Choose the Ettin.
    .end = The Ettin now has a strength of 8. The block holds for everybody: the next Ettin card wakes no power, be it yours or another player's.

lesson-secret = The secret bet
    .start = Once in a game, in any of your turns of round 1, you may bet secretly: you lay a combat card of the creature face down, with a marker on it. That pays 5 gold, more than any other bet, but in that turn you play no card.
    .bet = The strength of the card does not matter. Bet secretly on the Amazon, with Amazon 1.
    .bet-hint = Choose the secret bet with Amazon 1.
    .bet-other = You may wait, but a secret bet is possible in round 1 only. Bet secretly with Amazon 1.
    .bet-open = Everybody would see that bet. Bet secretly with Amazon 1.
    .bet-strong = It would pay the same, but Amazon 8 is worth more in your hand. Bet with Amazon 1.
    .bet-creature = That is a bet on another creature. Bet secretly with Amazon 1.
    .hidden = Nobody knew your creature, and a hidden bet makes nobody a backer. So Ben could bet on the Amazon: with 4 he backs it.
    .reveal = Your secret bet is worth 5. Instead of betting you may reveal it: do so.
    .reveal-hint = Choose to reveal your secret bet.
    .reveal-other = Allowed, but then Ben goes on backing the Amazon. Reveal your secret bet.
    .backs = Your marker now lies above the Amazon and counts 5: you back it. Its card is discarded.
    .play = Revealing does not cost you the card of the turn. Play Amazon 8.
    .play-hint = Choose Amazon 8.
    .play-other = Allowed, but it does not wake the Amazon's power. Play Amazon 8.
    .use = And use the Amazon's power.
    .use-hint = Choose to use the power.
    .use-other = You may decline, but try it: use the power.
    .end = Revealed or not, a secret bet pays 5 gold at the end. As long as it is hidden, the others do not know which creature to attack.

lesson-referees = Referees
    .start = The three referee cards go on no creature: they do something and are discarded. A Prefect takes a visible combat card into your hand, from the top of any pile of this row or an earlier one.
    .prefect = Troll 9 lies in row 1, and you have bet on the Troll. Play the Prefect.
    .prefect-hint = Choose the Prefect.
    .prefect-other = Allowed, but Troll 9 stays where it is. Play the Prefect.
    .take = Take Troll 9.
    .take-hint = Choose Troll 9, row of round 1.
    .take-other = Allowed, but you have bet on the Troll. Take Troll 9.
    .take-none = You may, but a strong card is worth having. Take Troll 9.
    .magister = Ben has a secret bet. With the Magister you name a living creature, and all secret bets on it are revealed. Play the Magister.
    .magister-hint = Choose the Magister.
    .magister-other = Allowed, but Ben's bet stays secret. Play the Magister.
    .name = Your guess is the Unicorn: name it.
    .name-hint = Choose the Unicorn.
    .name-other = Allowed, but a good guess is the Unicorn. Name it.
    .end = Guessed! From now on Ben's bet counts 5 against your 4, and so he backs the Unicorn at once. In return you know which creature he needs.

lesson-discards = Dead cards
    .start = The Wyrm and the Daimon have fallen. Their cards can be played no more, and two of them clog your hand.
    .play = First play a card of a living creature.
    .play-hint = Any card that can be played will do.
    .play-other = Play one of your combat cards.
    .first = Before you draw, you may discard up to three cards of fallen creatures; everybody sees them. Discard one.
    .first-hint = Choose either card.
    .first-other = You may stop, but dead cards are of no use. Discard one.
    .more = Discard the other one too.
    .more-hint = Choose the other card.
    .more-other = You may stop, but dead cards are of no use. Discard it.
    .end = So you have drawn three cards. If nothing in a hand can be played, and only then, its owner passes and shows it to everybody.

lesson-deck = The end of the deck
    .start = The Troll, on which all your gold lies, has a strength of 0, and you hold no card that helps it. When the Unicorn's place is filled, the Troll will fall.
    .play = But only one card is left in the deck, and whoever draws the last card ends the game at that moment: nothing falls any more. After playing you hold seven cards and draw one. Play any card but the Prefect.
    .play-hint = Any combat card will do.
    .play-other = Play any combat card.
    .play-prefect = The Prefect would bring a card into your hand: with eight cards you draw none, and the game goes on. Play another card.
    .end = The last card is drawn. Five creatures survive, the Troll among them, and you win with 7 gold to 6. When the deck runs low, count the turns.

lesson-end = The end
    .start =
        Round 5: the fifth fall ends the game. The Amazon and the Unicorn share the lowest strength.
        Your bets: Troll 4, Unicorn 3, and a secret one on the Ettin, 5. Ben's bets: Amazon 4 and 3, Unicorn 4, Troll 3.
    .play = If the Unicorn falls, Ben wins with 10 gold to 9; if the Amazon falls, you win with 12 to 7. Break the tie: let the Amazon fall.
    .play-hint = Weaken the Amazon or strengthen the Unicorn.
    .play-other = Allowed, but the tie remains, and Ben may break it. Let the Amazon fall.
    .play-own = Then a creature of your own would be the weakest and fall. Let the Amazon fall.
    .end = Three creatures survive. Secret bets are revealed, every marker on a survivor pays, and you win with 12 gold to 7. Of players tied for first place, the one who moved last wins.

lesson-auction = The opening auction
    .start = In Titan: The Arena a spoken auction settles who begins: in turn everybody may bid a strength, always higher than the last bid. The highest bidder begins, and must open with a card of at least that strength.
    .bid = Cleo has bid 6. You hold Hydra 9: bid more than 6, but no more than you can play.
    .bid-hint = Bid 7, 8 or 9.
    .bid-other = Bid 7, 8 or 9.
    .bid-ten = You hold no 10. You may bluff, but if nobody bids more you pay for it: your hand is refilled to seven cards only for the rest of the game. Bid 7, 8 or 9.
    .bid-none = You may leave the start to Cleo, but try it: bid 7, 8 or 9.
    .duty = Nobody bids more: you begin. The first card you play must honour your bid.
    .bet = Bets are as you know them, but in round 5 nobody may bet. Bet on the Hydra.
    .bet-hint = Choose the bet on the Hydra.
    .bet-other = Allowed, but the Hydra has your strongest card. Bet on the Hydra.
    .open = Play Hydra 9: it honours the bid and wakes the power.
    .open-hint = Choose Hydra 9.
    .open-other = It honours the bid, but wakes no power. Play Hydra 9.
    .use = The Hydra, like the Ettin, lets you play a second card. Use the power.
    .use-hint = Choose to use the power.
    .use-other = You may decline, but try it: use the power.
    .second = Only the first card is bound by the bid. Play a second one, of any creature.
    .second-hint = Choose one of the combat cards.
    .second-other = Play one of the combat cards.
    .second-spectator = Allowed, but keep the spectator for later. Play one of the combat cards.
    .end = Four powers have other names here: the Ranger's is the Amazon's, the Dragon's the Wyrm's, the Hydra's the Ettin's, the Warlock's the Magus's.

lesson-reach = A longer reach
    .start = In Titan: The Arena the cards of a fallen creature go to the discard pile, and its markers leave the game. A revealed secret bet lies behind its creature, and its card stays there, face up.
    .referee = The Referee does what the Prefect does, but also reaches the top of the discard pile and the revealed bets. Play the Referee.
    .referee-hint = Choose the Referee.
    .referee-other = Allowed, but try the Referee first.
    .take = On top of the discard pile lies Troll 4. Take it before another card covers it.
    .take-hint = Choose Troll 4.
    .take-other = Allowed, but that card will not run away, Troll 4 will. Take Troll 4.
    .take-none = You may, but you need a Troll card. Take Troll 4.
    .revealed = Your revealed secret bet counts 5: you back the Troll.
    .troll = Play Troll 4.
    .troll-hint = Choose Troll 4.
    .troll-other = Allowed, but it does not wake the Troll's power. Play Troll 4.
    .third = The Troll reaches as far as the Referee, for Troll cards. Take Troll 9 from behind the Troll: your marker stays there and still counts.
    .third-hint = Choose Troll 9.
    .third-other = Allowed, but 9 is more than 6. Take Troll 9.
    .end = The third referee card, the Head Referee, is played behind a creature and stays there: all secret bets on it are revealed. And whoever passes here leaves the hand open until the next turn.

lesson-stalemate = Stalemate
    .start = In Titan: The Arena the game goes on when the deck is empty. Ben had nothing to play and has passed. You began the round, and so before your turn each player may declare a stalemate.
    .declare = You have bet on the Warlock and hold no card for it. Declare a stalemate.
    .declare-hint = Choose to declare a stalemate.
    .declare-other = You may play on, but you would get no new cards. Declare a stalemate.
    .bid = Ben has agreed; one objection would have been enough to play on. The cards of row 1 are shuffled into a new deck, and each player has drawn one. A new auction settles who goes on. You have drawn Cyclops 8: bid 7 or 8.
    .bid-hint = Bid 7 or 8.
    .bid-other = Allowed, but Ben might bid more. Bid 7 or 8.
    .bid-high = You hold no such card and would pay with a hand of seven. Bid 7 or 8.
    .open = Honour your bid: play Cyclops 8.
    .open-hint = Choose Cyclops 8.
    .open-other = Play Cyclops 8.
    .end = From now on everybody draws one card in a turn at most. In Colossal Arena all this is an option, and there the next player simply goes on.

## 15. The table in the browser

web-site = Pages
web-skip = Skip to the content
web-skip-decision = Skip to your decision
web-home = Start page
web-language = Language
web-close = Close
web-rules = Rules
web-credits = Credits
web-foot = Open source. No account, no tracking, no advertisements.
web-icons-by = Icons by the authors of game-icons.net, CC BY 3.0

web-hero-title = Eight creatures. Five rounds. Three will stand.
web-hero-text = Bet on the creatures of the arena, back them with cards, and see your rivals' favourites turn to stone. Two to five players, about thirty minutes.
web-play-now = Play now
web-your-name = Your name
web-guest-name = Guest
web-players = Players
web-rivals = Rivals
web-rivals-mixed = Mixed
web-edition = Game
web-creatures = Creatures
web-creatures-random = Drawn at random
web-creatures-beginners = For a first game
web-pace = The bots play
web-pace-instant = at once
web-pace-quick = quickly
web-pace-calm = calmly
web-play-bots = Play against bots
web-more-choices = More choices
web-friends = Play with friends
web-friends-text = Send them a link. Nobody needs an account, and a bot takes every chair that stays empty.
web-make-table = Set up a table
web-my-games = My games
web-my-turn = your turn
web-not-my-turn = the others are playing
web-not-started = not started yet
web-finished = finished
web-game-with = With { $players }
web-chairs-free =
    { $count ->
        [one] one chair free
       *[other] { $count } chairs free
    }
web-watch = Watch
web-public = Others may watch

web-undo = Take back your last decision
web-empty-places =
    { $count ->
        [0] no place empty
        [one] { $count } place empty
       *[other] { $count } places empty
    }
web-would-fall = { NOUN($creature) } would fall
web-cards =
    { $count ->
        [one] card
       *[other] cards
    }
web-markers =
    { $count ->
        [one] bet left
       *[other] bets left
    }
web-gold = gold
web-bot = bot: { $bot }
web-stood-in = a bot stands in
web-played-by = played by { $player }
web-away = away
web-online = here
web-empty = empty
web-empty-short = { $count } empty
web-falls = would fall
web-row-pays = pays { $value }
web-place = { NOUN($creature, case: "short") } { $row }
web-what-power = what its power does
web-wakes-when = Its backer may use it when playing a card on it from the hand, unless that card covers a spectator.
web-bet-of = bet of { $player }, pays { $value }
    .you = your bet, pays { $value }
web-revealed-bet = revealed secret bet of { $player }, pays 5
web-fell-in = fell in round { $round }
web-cannot-play = cannot be played: the creature has fallen
web-wakes = power
web-blocked =
    { $count ->
        [one] One of your cards cannot be played: its creature has fallen.
       *[other] { $count } of your cards cannot be played: their creatures have fallen.
    }
web-secret-own = Secret bet: { NOUN($creature) }, pays 5. Only you see this.
web-watching = You are watching
web-discards = Discards
web-top-card = top card
web-turns-each =
    { $count ->
        [one] about one turn each
       *[other] about { $count } turns each
    }
web-no-bet-and-play = No bet: { $action }
web-note-bet = Tap a free place on the board to bet there.
web-note-bet-or-play = Tap a free place on the board to bet there, or a card to play it without betting.
web-note-play = A combat card goes on its own creature, a spectator on any living creature.
web-see-result = See the result
web-arena = Arena
web-log-open = What happened
web-talk = Table talk
web-talk-say = Say something to the table
web-talk-send = Send
web-talk-hide = hide
web-stale = The table has moved on meanwhile. Look at the board and choose again.
web-refused = This cannot be done now. Look at the board and choose again.
web-dismiss = Understood
web-offline = No connection. Trying again …

web-lobby = A table is being set up
web-lobby-text = The game begins when the host starts it. Bots take the chairs that are still empty then.
web-chair-open = free chair
web-chair-host = host
web-share = Link to this table
web-copy = Copy the link
web-copied = Copied
web-start = Start the game
web-sit-down = Sit down
web-invited = { $player } invites you to a table
web-invited-full = All chairs of this table are taken.
web-join-text = Choose a name and sit down. You need no account.
web-only-seats = This table is private. If somebody invited you, ask for the link by which one sits down.

web-end-standing = Still standing
web-end-fallen = Fallen, in order
web-end-who = Who stands and who fell
web-end-bets = Gold by bet
web-end-bets-region = Table of bets
web-end-secret = Secret: 5
web-end-row = { $round } pays { $value }
web-end-lost = lost
web-end-secrets = Secret bets
web-end-hid = { $player } hid { CARD($card, case: "object") }.
web-end-turned-up = { $player } revealed the secret bet on { NOUN($creature, case: "the") }.
web-end-nobody = Nobody made a secret bet.
web-end-again = Play again
web-end-board = Back to the board
web-end-record = Download the record

web-error-400 = This request was not understood
web-error-403 = This is not for you
web-error-404 = There is no such page
web-error-404-text = Perhaps the game was deleted, or the address is incomplete.
web-error-405 = There is nothing to see at this address
web-error-409 = This is not possible now
web-error-410 = This link no longer works
web-error-413 = That is too much at once
web-error-429 = Too many requests
web-error-500 = Something went wrong here
web-error-500-text = It has been noted in the server's log. Your game is safe: every answer is stored before it is confirmed.
web-error-503 = The server is busy or stopping
web-error-again = Wait a moment, then try again.
web-error-host = This server does not answer to that name
web-error-host-text = Use the address that you were given. Whoever runs the server can allow this name with --allowed-host.
web-error-site = This request came from another site
web-error-site-text = So nothing was done. Open the page here and try again.
web-broken = This game cannot be played
web-broken-text = What is stored of it does not fit the rules. That has been noted in the server's log; no other game is affected.
web-broken-keeper = Nothing has been deleted: whoever runs the server finds the game by the name { $table }, and the reason in the log.
web-broken-host = You made this table: if nobody can mend it, you may delete it. It then disappears from the lists of all who played.
web-broken-others = If nobody can mend it, its host can delete it here.
web-broken-sure = Yes, delete this game for everybody
web-broken-remove = Delete this game
web-broken-short = cannot be played
web-error-link-used = This link has been used already. Ask for a new one.
web-error-link-revoked = This link is no longer valid. Ask for a new one.
web-error-link-expired = This link has expired. Ask for a new one.
web-error-name = This cannot be a name: it must be short, without comma, semicolon or #, and no word that the game itself uses.

web-rules-title = The rules of { $edition }
web-rules-powers = The powers
web-rules-cards = The cards
web-credits-text = Harena is free software. It uses fonts, icons and a script made by others, with thanks:
web-credits-fonts = Fonts: Atkinson Hyperlegible Next (Braille Institute) and Cinzel (Natanael Gama), SIL Open Font License.
web-credits-script = Script: htmx, Zero-Clause BSD.
web-credits-own = The emblems of the Ettin and the Gorgon, the logo and some small signs are drawn for Harena.
web-credits-icon = { $icon }, by { $author }

web-chart-title = How the game turned
web-chart-text = The gold of each player if the game had ended then; an upright dotted line is a fall. Secret bets count from the moment they are revealed, and all at the end.
web-chart-numbers = The numbers
web-chart-fall = fall { $round }
web-chart-end = end

## 16. Learning in the browser

web-book-contents = Contents
web-book-whole = Complete rules
web-book-short = In short
web-book-questions = Questions and answers
web-book-more = More in the rules
web-book-apart = Passages set apart by a line at the side, like this one, concern { $edition } alone.
web-book-find = To find a word, use your browser's search in the page (Ctrl+F). The numbers at the end of the answers are those of Harena's list of rulings.
web-book-rule = The rule: { $title }
web-book-asked =
    { $count ->
        [one] One question about this
       *[other] { $count } questions about this
    }

web-help-decision = Help with this question
web-help-on = Help: { $title }
web-help-kinds = The kinds of cards
web-help-all = All help
web-help-rule = More in the rules (new tab)

web-rules-one-page = New to the game? The rules on one page
web-learn-new = First time here?
web-learn-new-text = Learn the game at the table itself: twelve short lessons, about ten minutes in all. You play from the first minute on.
web-learn-begin = Begin
web-learn-go-on = Go on: { $title }
web-learn-done = done
web-learn-count = { $count } of { $total } done
web-learn-step = Task { $number } of { $total }
web-learn-back = One step back
web-learn-read-again = Read it again
web-learn-all = All lessons
web-learn-not-kept = Finished lessons are ticked off here once you have taken a seat at a table, for then Harena knows you again.
web-learn-misfit = This address does not fit the lesson
web-learn-misfit-text = The lesson has changed, or the address is incomplete.

web-offline-title = No connection
web-offline-text = Harena cannot be reached at the moment. Your games are safe on the server.
web-offline-again = Try again

## 17. Replays, hot seat, creatures of one's choice

web-past-title = Looking back
web-past-look = Look back at what happened
web-past-skip = Skip to the step
web-past-dealt = The cards are dealt.
web-past-walk = Steps
web-past-first = First step
web-past-turn-back = Previous turn
web-past-back = Previous step
web-past-on = Next step
web-past-turn-on = Next turn
web-past-end = Last step
web-past-newer =
    { $count ->
        [one] { $count } newer move
       *[other] { $count } newer moves
    }
web-past-gone = This has been taken back meanwhile.
web-past-present = To the present
web-past-hands = All hands
web-past-all = All hands
web-past-aside = Set aside
web-past-secret = Secret bet
web-past-not-yours = Hands are shown only after the end.
web-past-result = The result
web-past-open = What happened, moments, more
web-past-moments = Moments
web-past-views = Seen by
web-past-replay = Replay
web-past-share = Share this moment
web-past-links = Links to moments
web-past-link = Link to this moment
web-past-link-text = Whoever has this link sees the game as you chose, without a seat at the table, until you end the link.
web-past-link-step = Step { $number }
web-past-unshare = End this link
web-past-unshare-step = End this link: step { $number }
web-past-no-links = You have shared no moment of this game.
web-past-links-full = You have many links to this game already. End one first.
web-past-back-to = Back to the replay
web-try = Go on from here against bots
web-try-seat = What if? You are
web-try-over = The game is over at this step. Go back to an earlier one.
web-try-note = A “what if”: it began in the middle of another game and counts nowhere.
web-try-short = what if
web-creatures-chosen = Chosen by me
web-eight = Eight creatures
web-error-eight = Choose exactly eight creatures; now there are { $count }.
web-options = Rules
web-option-usual = as in this game
web-hot = Others at this screen
web-hot-explained = Pass the device around: a curtain hides each hand from the next person. No clock runs then.
web-hot-name = Name { $number }
web-hot-pass = Pass the device to { $player }
web-hot-hidden = No hand is shown until then.
web-hot-sit = I am { $player }: show my hand
web-past-spectator = a spectator
web-hot-all = All at this screen
web-hot-language = Each at this screen may have a language of his own: you choose only yours.
web-try-origin = Back to where it began

## 18. People, links, talk, administration

web-me = You and your data
web-me-text = You are a guest: your browser keeps a key, and no password exists. Whoever has no open browser and no second device left cannot come back.
web-me-nobody = Nothing is known of you here yet. Start a game or sit down at a table, and this page shows your name, your devices and your data.
web-name-change = Change the name
web-name-text = A game that has begun goes on under the name it began with; your new one is shown beside it.
web-devices = Your devices
web-devices-text = Every browser in which you are this guest. End those that you do not know or no longer use.
web-device-this = this one
web-device-times = since { $begun }, last seen { $seen }
web-device-unknown = Browser
web-log-out = Log out
web-log-out-last = This is your only device: if you log out here, your games are lost to you.
web-log-out-others = Log out everywhere else
web-logged-out = You are logged out
web-logged-out-text = This browser knows nothing of your games any more.
web-device-new = Play on from another device
web-device-new-text = A link for one use, which makes another browser yours too. Show it to nobody: whoever opens it first plays for you.
web-device-link = Link, good for { $count ->
    [one] one minute
   *[other] { $count } minutes
 } more
web-device-qr = QR code of this link
web-device-make = Make a link
web-device-links-end = End these links
web-device-heading = Play here as { $player }
web-device-open-text = The button makes this browser one of this guest’s devices. The link works once.
web-device-instead = Until now you were { $player } in this browser. That ends here: if it has no other device, its games are lost to you.
web-device-here = Play here
web-muted = Muted
web-mute = Mute
web-unmute = Read again
web-mute-text = What somebody you mute says is not shown to you, at any table. Nobody is told.
web-data = Your data
web-data-text = Your name, language and settings, your games and what you said at their tables, your links and devices: that is all. Guests not seen for 90 days are deleted.
web-data-export = Download my data
web-data-delete = Delete my data
web-delete-text = Your name, your talk, your links and devices go at once and for good; so do games in which nobody else sat. Where others play on, a bot takes your chair.
web-delete-sure = I am sure that all of it may go.
web-delete-unsure = Nothing was deleted: tick the box if you are sure.
web-delete-now = Delete everything
web-delete-not = Keep everything
web-deleted = Everything is deleted
web-deleted-text = Nothing here is yours any more. You may come back as a new guest at any time.
web-people = People at this table
web-people-others = Others who talk
web-to-table = To the table
web-host-title = For the host
web-invited-chair = { $player } keeps a chair for you
web-chair-number = Chair { $number }
web-chair-plays-as = The game has begun. On this chair you play as { $player }.
web-chair-link = Invite to this chair
web-chair-link-new = New link to this chair
web-chair-share = Link to this chair, for one person, once
web-link-end = End this link
web-chair-free = Free this chair
web-error-chair = This chair is taken.
web-invitation-new = New link to this table
web-invitation-new-text = If the link has come into wrong hands: the old one stops working at once.
web-invite-more = Chairs and links
web-talk-off = The host has switched table talk off.
web-talk-unfit = A line needs words, { $count } characters of them at most.
web-talk-on-text = Everybody may talk at this table.
web-talk-switch-off = Switch table talk off
web-talk-switch-on = Switch table talk on
web-phrases = Say it in one tap
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-nice = Nice move!
web-phrase-played = Well played!
web-phrase-thanks = Thanks!
web-phrase-sorry = Sorry!
web-phrase-oh-no = Oh no!
web-phrase-moment = One moment, please.
web-phrase-again = Another game?
web-phrase-bye = Goodbye!
web-phrase-here = I sit here now.
web-settings = Your settings
web-my-links = Links you have made
web-link-table = To a table
web-link-seat = To chair { $number } of a table
web-link-replay = To a moment of a finished game
web-link-made = made on { $date }

## 19. Clocks, absence, tournaments

clock-name = Time to think
clock-none = no clock
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-live = { $bank } and { $step } per decision
clock-step-hours =
    { $count ->
        [one] one hour for each decision
       *[other] { $count } hours for each decision
    }
clock-step-days =
    { $count ->
        [one] one day for each decision
       *[other] { $count } days for each decision
    }
clock-left = Time left:
clock-bank = Time in reserve:
clock-until = Must decide by
clock-not-shared = Several people at one screen play without a clock: nobody could tell whose time runs while the screen is passed on.
company-menu = This table and my settings
company-if-away = If somebody is away
company-if-away-vote = the others vote
company-if-away-bot = a bot plays on
company-cancelled = This game was cancelled. It has no result.
company-return = Take your seat back
company-stood-in =
    { $why ->
        [time] Your time was up: a bot plays for you.
        [left] You have left the game: a bot plays for you.
        [away] You were away: a bot plays for you.
       *[vote] The others have let a bot play for you.
    }
log-seat =
    { $why ->
        [time] Time is up for { $player }: a bot plays on.
        [left] { $player } has left the game: a bot plays on.
        [away] { $player } was away too long: a bot plays on.
        [vote] The others let a bot play on for { $player }.
        [back] { $player } is back in the game.
       *[other] Another person plays for { $player } from now on.
    }
company-away = { $player } is away.
company-votes = ({ $have } of { $need } agree)
company-let-bot = Let a bot play on
company-withdraw = Changed my mind
company-cancelling = { $players }: wants to cancel the game.
company-cancel-agree = Cancel it
company-next =
    { $what ->
        [series] The next game has begun.
       *[again] Another game has begun.
    }
company-go = Go there
company-wants =
    { $what ->
        [series] { $players }: ready for the next game.
       *[again] { $players }: wants to play again.
    }
company-start-now = Start without waiting
company-again =
    { $what ->
        [series] Next game
       *[again] Play again
    }
company-leave = Leave the game
company-leave-text = A bot plays on for you. You may take your seat back at any time.
company-cancel = End the game without a result …
company-cancel-text = All who still play must agree. Nobody wins, and what was hidden stays hidden.
company-cancel-alone = Nobody wins, and what was hidden stays hidden. This cannot be taken back.
company-cancel-do = Cancel the game
company-get-up = Get up from this table
series-games = Games in a row
series-game = Game { $number } of { $games }
series-standings = Standings
series-won = { $players } wins the tournament with { $amount } gold
series-place = Place
series-column = Game { $number }
series-wins = Won
series-next-game = Next game
wish-pace-text = At a table of several people, bots take their time for whoever wants it calmest.
wish-asks = Ask me before I act
wish-sound = Sounds: my turn, a fall, the end
wish-save = Save
wish-saved = Saved
wish-sure = Is this what you want?
wish-do-it = Yes, do it
wish-back = No, go back
wish-next = Next
wish-next-spoken = Other games that wait for you:
wish-stood-in = a bot plays for you
