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
