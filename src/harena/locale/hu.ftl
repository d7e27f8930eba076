### Magyar. The ids, attributes and variables are those of en.ftl; see its head.
###
### Player names take no ending and no article: "Ann játékosnak", "Ben kezéből", "Ben ellen".

language-name = magyar

## 1. Creatures. The forms carry their article; the value has none.

noun-amazon = Amazon
    .short = Amazon
    .nominative = az Amazon
    .accusative = az Amazont
    .sublative = az Amazonra
    .allative = az Amazonhoz
    .dative = az Amazonnak
    .delative = az Amazonról
    .adessive = az Amazonnál
noun-colossus = Kolosszus
    .short = Kolosszus
    .nominative = a Kolosszus
    .accusative = a Kolosszust
    .sublative = a Kolosszusra
    .allative = a Kolosszushoz
    .dative = a Kolosszusnak
    .delative = a Kolosszusról
    .adessive = a Kolosszusnál
noun-cyclops = Küklopsz
    .short = Küklopsz
    .nominative = a Küklopsz
    .accusative = a Küklopszot
    .sublative = a Küklopszra
    .allative = a Küklopszhoz
    .dative = a Küklopsznak
    .delative = a Küklopszról
    .adessive = a Küklopsznál
noun-daimon = Daimón
    .short = Daimón
    .nominative = a Daimón
    .accusative = a Daimónt
    .sublative = a Daimónra
    .allative = a Daimónhoz
    .dative = a Daimónnak
    .delative = a Daimónról
    .adessive = a Daimónnál
noun-ettin = Ettin
    .short = Ettin
    .nominative = az Ettin
    .accusative = az Ettint
    .sublative = az Ettinre
    .allative = az Ettinhez
    .dative = az Ettinnek
    .delative = az Ettinről
    .adessive = az Ettinnél
noun-gorgon = Gorgó
    .short = Gorgó
    .nominative = a Gorgó
    .accusative = a Gorgót
    .sublative = a Gorgóra
    .allative = a Gorgóhoz
    .dative = a Gorgónak
    .delative = a Gorgóról
    .adessive = a Gorgónál
noun-magus = Mágus
    .short = Mágus
    .nominative = a Mágus
    .accusative = a Mágust
    .sublative = a Mágusra
    .allative = a Mágushoz
    .dative = a Mágusnak
    .delative = a Mágusról
    .adessive = a Mágusnál
noun-seraphim = Szeráf
    .short = Szeráf
    .nominative = a Szeráf
    .accusative = a Szeráfot
    .sublative = a Szeráfra
    .allative = a Szeráfhoz
    .dative = a Szeráfnak
    .delative = a Szeráfról
    .adessive = a Szeráfnál
noun-titan = Titán
    .short = Titán
    .nominative = a Titán
    .accusative = a Titánt
    .sublative = a Titánra
    .allative = a Titánhoz
    .dative = a Titánnak
    .delative = a Titánról
    .adessive = a Titánnál
noun-troll = Troll
    .short = Troll
    .nominative = a Troll
    .accusative = a Trollt
    .sublative = a Trollra
    .allative = a Trollhoz
    .dative = a Trollnak
    .delative = a Trollról
    .adessive = a Trollnál
noun-unicorn = Unikornis
    .short = Unikornis
    .nominative = az Unikornis
    .accusative = az Unikornist
    .sublative = az Unikornisra
    .allative = az Unikornishoz
    .dative = az Unikornisnak
    .delative = az Unikornisról
    .adessive = az Unikornisnál
noun-wyrm = Nagy Féreg
    .short = N. Féreg
    .nominative = a Nagy Féreg
    .accusative = a Nagy Férget
    .sublative = a Nagy Féregre
    .allative = a Nagy Féreghez
    .dative = a Nagy Féregnek
    .delative = a Nagy Féregről
    .adessive = a Nagy Féregnél
noun-dragon = Sárkány
    .short = Sárkány
    .nominative = a Sárkány
    .accusative = a Sárkányt
    .sublative = a Sárkányra
    .allative = a Sárkányhoz
    .dative = a Sárkánynak
    .delative = a Sárkányról
    .adessive = a Sárkánynál
noun-hydra = Hidra
    .short = Hidra
    .nominative = a Hidra
    .accusative = a Hidrát
    .sublative = a Hidrára
    .allative = a Hidrához
    .dative = a Hidrának
    .delative = a Hidráról
    .adessive = a Hidránál
noun-ranger = Kósza
    .short = Kósza
    .nominative = a Kósza
    .accusative = a Kószát
    .sublative = a Kószára
    .allative = a Kószához
    .dative = a Kószának
    .delative = a Kószáról
    .adessive = a Kószánál
noun-warlock = Boszorkánymester
    .short = Boszork.
    .nominative = a Boszorkánymester
    .accusative = a Boszorkánymestert
    .sublative = a Boszorkánymesterre
    .allative = a Boszorkánymesterhez
    .dative = a Boszorkánymesternek
    .delative = a Boszorkánymesterről
    .adessive = a Boszorkánymesternél

## 2. Other things of the game

noun-creature = lény
    .nominative = a lény
    .accusative = a lényt
    .sublative = a lényre
    .allative = a lényhez
    .dative = a lénynek
    .delative = a lényről
    .adessive = a lénynél
noun-combat-card = harckártya
    .nominative = a harckártya
    .accusative = a harckártyát
    .sublative = a harckártyára
    .allative = a harckártyához
    .dative = a harckártyának
    .delative = a harckártyáról
    .adessive = a harckártyánál
noun-spectator = nézőkártya
    .nominative = a nézőkártya
    .accusative = a nézőkártyát
    .sublative = a nézőkártyára
    .allative = a nézőkártyához
    .dative = a nézőkártyának
    .delative = a nézőkártyáról
    .adessive = a nézőkártyánál
noun-referee-card = bírókártya
    .nominative = a bírókártya
    .accusative = a bírókártyát
    .sublative = a bírókártyára
    .allative = a bírókártyához
    .dative = a bírókártyának
    .delative = a bírókártyáról
    .adessive = a bírókártyánál
noun-prefect = prefektus
    .nominative = a prefektus
    .accusative = a prefektust
    .sublative = a prefektusra
    .allative = a prefektushoz
    .dative = a prefektusnak
    .delative = a prefektusról
    .adessive = a prefektusnál
noun-magister = magiszter
    .nominative = a magiszter
    .accusative = a magisztert
    .sublative = a magiszterre
    .allative = a magiszterhez
    .dative = a magiszternek
    .delative = a magiszterről
    .adessive = a magiszternél
noun-referee = bíró
    .nominative = a bíró
    .accusative = a bírót
    .sublative = a bíróra
    .allative = a bíróhoz
    .dative = a bírónak
    .delative = a bíróról
    .adessive = a bírónál
noun-head-referee = főbíró
    .nominative = a főbíró
    .accusative = a főbírót
    .sublative = a főbíróra
    .allative = a főbíróhoz
    .dative = a főbírónak
    .delative = a főbíróról
    .adessive = a főbírónál
noun-marker = fogadásjelző
    .nominative = a fogadásjelző
    .accusative = a fogadásjelzőt
    .sublative = a fogadásjelzőre
    .allative = a fogadásjelzőhöz
    .dative = a fogadásjelzőnek
    .delative = a fogadásjelzőről
    .adessive = a fogadásjelzőnél
noun-bet = fogadás
    .nominative = a fogadás
    .accusative = a fogadást
    .sublative = a fogadásra
    .allative = a fogadáshoz
    .dative = a fogadásnak
    .delative = a fogadásról
    .adessive = a fogadásnál
noun-secret-bet = titkos fogadás
    .nominative = a titkos fogadás
    .accusative = a titkos fogadást
    .sublative = a titkos fogadásra
    .allative = a titkos fogadáshoz
    .dative = a titkos fogadásnak
    .delative = a titkos fogadásról
    .adessive = a titkos fogadásnál
noun-backer = támogató
    .nominative = a támogató
    .accusative = a támogatót
    .sublative = a támogatóra
    .allative = a támogatóhoz
    .dative = a támogatónak
    .delative = a támogatóról
    .adessive = a támogatónál
noun-round = forduló
    .nominative = a forduló
    .accusative = a fordulót
    .sublative = a fordulóra
    .allative = a fordulóhoz
    .dative = a fordulónak
    .delative = a fordulóról
    .adessive = a fordulónál

## 3. Cards, numbers, lists

# The value is the label of a card in a list or on its face; `object` follows a verb with a
# definite object, `indefinite` one with an indefinite object.
card-combat = { NOUN($creature) } { $strength }
    .short = { NOUN($creature, case: "short") } { $strength }
    .object = { NOUN($creature, case: "nominative") } { NUMERAL($strength, case: "adjective") } harckártyáját
    .indefinite = { NOUN($creature, case: "nominative") } egy { NUMERAL($strength, case: "adjective") } harckártyáját
card-spectator = Néző { $strength }
    .short = Néző { $strength }
    .object = { NUMERAL($strength, case: "the-adjective") } nézőkártyát
    .indefinite = egy { NUMERAL($strength, case: "adjective") } nézőkártyát
card-prefect = Prefektus
    .short = Prefektus
    .object = { NOUN("Prefect", case: "accusative") }
    .indefinite = egy prefektust
card-magister = Magiszter
    .short = Magiszter
    .object = { NOUN("Magister", case: "accusative") }
    .indefinite = egy magisztert
card-referee = Bíró
    .short = Bíró
    .object = { NOUN("Referee", case: "accusative") }
    .indefinite = egy bírót
card-head-referee = Főbíró
    .short = Főbíró
    .object = { NOUN("Head Referee", case: "accusative") }
    .indefinite = egy főbírót

# What code asks for by itself: lists of cards, names of creatures.
cards = { CARD($cards) }
    .short = { CARD($cards, case: "short") }
    .object = { CARD($cards, case: "object") }
creatures = { NOUN($creatures) }
    .short = { NOUN($creatures, case: "short") }

# Forms of a number, and counted things (the noun stays in the singular).
numeral = { $number }
    .gold = { $number } arany
    .gold-accusative = { $number } aranyat
    .gold-instrumental = { $number } arannyal
    .cards = { $number } lap
    .cards-accusative =
        { $number ->
            [one] egy lapot
           *[other] { $number } lapot
        }
    .markers =
        { $number ->
            [0] nincs fogadásjelző
           *[other] { $number } fogadásjelző
        }
    .accusative =
        { $number ->
            [0] 0-t
            [1] 1-et
            [2] 2-t
            [3] 3-at
            [5] 5-öt
            [6] 6-ot
            [8] 8-at
           *[other] { $number }-et
        }
    .adjective =
        { $number ->
            [0] 0-s
            [3] 3-as
            [5] 5-ös
            [6] 6-os
            [8] 8-as
           *[other] { $number }-es
        }
    .the-adjective =
        { $number ->
            [0] a 0-s
            [1] az 1-es
            [3] a 3-as
            [5] az 5-ös
            [6] a 6-os
            [8] a 8-as
           *[other] a { $number }-es
        }
    .ordinal = { $number }.
    .the-ordinal =
        { $number ->
            [1] az 1.
            [5] az 5.
           *[other] a { $number }.
        }

# $case is "label" in lists of labels and bare names, else the form of the members.
list-more = { $before }, { $after }
list-last = { $before } és { $after }

## 4. What happened (the log)

event-draw = { $player } húz: { CARD($cards) }.
    .you = Húzol: { CARD($cards) }.
event-draw-hidden = { $player } húz { NUMERAL($count, case: "cards-accusative") }.
    .you = Húzol { NUMERAL($count, case: "cards-accusative") }.
event-start = { $player } kezd.
    .you = Te kezdesz.
event-bid = { $player } { NUMERAL($amount, case: "accusative") } licitál.
    .you = { CAPITAL(NUMERAL($amount, case: "accusative")) } licitálsz.
event-no-bid = { $player } nem licitál.
    .you = Nem licitálsz.
event-duty = { $player } megnyeri a licitet, és legalább { NUMERAL($amount, case: "adjective") } lappal kell kezdenie.
    .you = Megnyered a licitet, és legalább { NUMERAL($amount, case: "adjective") } lappal kell kezdened.
event-penalty = { $player } megnyeri a licitet, de nincs legalább { NUMERAL($amount, case: "adjective") } lapja: büntetésül a játék végéig csak 7 lapra húzhat.
    .you = Megnyered a licitet, de nincs legalább { NUMERAL($amount, case: "adjective") } lapod: büntetésül a játék végéig csak 7 lapra húzhatsz.
event-bet = { $player } fogad { NOUN($creature, case: "sublative") } ({ NUMERAL($value, case: "gold") }).
    .you = Fogadsz { NOUN($creature, case: "sublative") } ({ NUMERAL($value, case: "gold") }).
event-secret = { $player } titkosan fogad { NOUN($creature, case: "sublative") } ({ CARD($card) }).
    .you = Titkosan fogadsz { NOUN($creature, case: "sublative") } ({ CARD($card) }).
event-secret-hidden = { $player } titkosan fogad.
    .you = Titkosan fogadsz.
event-reveal = { $player } felfedi: titkosan { NOUN($creature, case: "sublative") } fogadott ({ CARD($card) }).
    .you = Felfeded: titkosan { NOUN($creature, case: "sublative") } fogadtál ({ CARD($card) }).
event-play = { $player } kijátssza { CARD($card, case: "object") }.
    .you = Kijátszod { CARD($card, case: "object") }.
event-spectator = { $player } kijátszik { CARD($card, case: "indefinite") } { NOUN($creature, case: "allative") }.
    .you = Kijátszol { CARD($card, case: "indefinite") } { NOUN($creature, case: "allative") }.
event-prefect = { $player } kijátszik egy prefektust.
    .you = Kijátszol egy prefektust.
event-referee = { $player } kijátszik egy bírót.
    .you = Kijátszol egy bírót.
event-magister = { $player } kijátssza { NOUN("Magister", case: "accusative") }, és megnevezi { NOUN($creature, case: "accusative") }.
    .you = Kijátszod { NOUN("Magister", case: "accusative") }, és megnevezed { NOUN($creature, case: "accusative") }.
event-head-referee = { $player } kijátssza { NOUN("Head Referee", case: "accusative") } { NOUN($creature, case: "nominative") } mögé.
    .you = Kijátszod { NOUN("Head Referee", case: "accusative") } { NOUN($creature, case: "nominative") } mögé.
event-take = { $player } a kezébe veszi { CARD($card, case: "object") }.
    .you = A kezedbe veszed { CARD($card, case: "object") }.
event-take-discard = { $player } a dobott lapok közül a kezébe veszi { CARD($card, case: "object") }.
    .you = A dobott lapok közül a kezedbe veszed { CARD($card, case: "object") }.
event-pass = { $player } passzol, és megmutatja a kezében lévő lapokat: { CARD($cards) }.
    .you = Passzolsz, és megmutatod a kezedben lévő lapokat: { CARD($cards) }.
event-pass-empty = { $player } passzol: nincs lap a kezében.
    .you = Passzolsz: nincs lap a kezedben.
event-use = { $player } aktiválja { NOUN($creature, case: "nominative") } képességét.
    .you = Aktiválod { NOUN($creature, case: "nominative") } képességét.
event-use-on = { $player } aktiválja { NOUN($creature, case: "nominative") } képességét { $rival } ellen.
    .you = Aktiválod { NOUN($creature, case: "nominative") } képességét { $rival } ellen.
    .rival = { $player } aktiválja { NOUN($creature, case: "nominative") } képességét ellened.
event-name = { $player } { NOUN($creature, case: "nominative") } egyik harckártyáját kéri { $rival } játékostól.
    .you = { CAPITAL(NOUN($creature, case: "nominative")) } egyik harckártyáját kéred { $rival } játékostól.
    .rival = { $player } { NOUN($creature, case: "nominative") } egyik harckártyáját kéri tőled.
event-give = { $player } odaadja { $rival } játékosnak { CARD($card, case: "object") }.
    .you = Odaadod { $rival } játékosnak { CARD($card, case: "object") }.
    .rival = { $player } odaadja neked { CARD($card, case: "object") }.
event-give-hidden = { $player } odaadja { $rival } játékosnak { NOUN($creature, case: "nominative") } egyik harckártyáját.
    .you = Odaadod { $rival } játékosnak { NOUN($creature, case: "nominative") } egyik harckártyáját.
    .rival = { $player } odaadja neked { NOUN($creature, case: "nominative") } egyik harckártyáját.
event-miss = { $player } kezében nincs { NOUN($creature) } harckártya, ezért megmutatja { $rival } játékosnak a lapjait: { CARD($cards) }.
    .you = Nincs a kezedben { NOUN($creature) } harckártya, ezért megmutatod { $rival } játékosnak a lapjaidat: { CARD($cards) }.
    .rival = { $player } kezében nincs { NOUN($creature) } harckártya, ezért megmutatja neked a lapjait: { CARD($cards) }.
event-miss-hidden = { $player } kezében nincs { NOUN($creature) } harckártya, ezért megmutatja { $rival } játékosnak a lapjait.
    .you = Nincs a kezedben { NOUN($creature) } harckártya, ezért megmutatod { $rival } játékosnak a lapjaidat.
    .rival = { $player } kezében nincs { NOUN($creature) } harckártya, ezért megmutatja neked a lapjait.
event-miss-empty = { $player } kezében nincs { NOUN($creature) } harckártya: üres a keze.
    .you = Nincs a kezedben { NOUN($creature) } harckártya: üres a kezed.
    .rival = { $player } kezében nincs { NOUN($creature) } harckártya: üres a keze.
event-aside = { $player } kezéből félrekerül: { CARD($cards) }.
    .you = A kezedből félrekerül: { CARD($cards) }.
event-aside-hidden =
    { $count ->
        [one] { $player } kezéből egy lap félrekerül.
       *[other] { $player } kezéből { $count } lap félrekerül.
    }
    .you =
    { $count ->
        [one] A kezedből egy lap félrekerül.
       *[other] A kezedből { $count } lap félrekerül.
    }
event-peek = { $player } elhúzza { $rival } kezéből: { CARD($cards) }.
    .you = Elhúzod { $rival } kezéből: { CARD($cards) }.
    .rival = { $player } elhúzza a kezedből: { CARD($cards) }.
event-peek-hidden = { $player } elhúz { $rival } kezéből { NUMERAL($count, case: "cards-accusative") }.
    .you = Elhúzol { $rival } kezéből { NUMERAL($count, case: "cards-accusative") }.
    .rival = { $player } elhúz a kezedből { NUMERAL($count, case: "cards-accusative") }.
event-keep = { $player } megtartja { $rival } egyik lapját: { CARD($card) }.
    .you = Megtartod { $rival } egyik lapját: { CARD($card) }.
    .rival = { $player } megtartja egyik lapodat: { CARD($card) }.
event-keep-hidden = { $player } megtartja { $rival } egyik lapját.
    .you = Megtartod { $rival } egyik lapját.
    .rival = { $player } megtartja egyik lapodat.
event-take-back = { $player } visszaveszi egyik fogadásjelzőjét { NOUN($creature, case: "delative") } ({ NUMERAL($round, case: "ordinal") } forduló).
    .you = Visszaveszed egyik fogadásjelződet { NOUN($creature, case: "delative") } ({ NUMERAL($round, case: "ordinal") } forduló).
event-take-back-crown = { $player } visszaveszi { NOUN($creature, case: "sublative") } tett, felfedett titkos fogadását.
    .you = Visszaveszed { NOUN($creature, case: "sublative") } tett, felfedett titkos fogadásodat.
event-take-back-secret = { $player } visszaveszi a titkos fogadását, és eldobja { CARD($card, case: "object") }.
    .you = Visszaveszed a titkos fogadásodat, és eldobod { CARD($card, case: "object") }.
event-bet-anywhere = { $player } még egyszer fogad { NOUN($creature, case: "sublative") }, { NUMERAL($round, case: "the-ordinal") } forduló sorában ({ NUMERAL($value, case: "gold") }).
    .you = Még egyszer fogadsz { NOUN($creature, case: "sublative") }, { NUMERAL($round, case: "the-ordinal") } forduló sorában ({ NUMERAL($value, case: "gold") }).
event-call = { $player } a már kiesett { NOUN($creature) } képességét hívja.
    .you = A már kiesett { NOUN($creature) } képességét hívod.
event-swap = { $player } kicserél két lapot: { CARD($cards) }.
    .you = Kicserélsz két lapot: { CARD($cards) }.
event-burn = { $player } eldobja az asztalról { CARD($card, case: "object") }.
    .you = Eldobod az asztalról { CARD($card, case: "object") }.
event-burn-spectator = { $player } eldobja { NOUN($creature, case: "nominative") } oszlopából { CARD($card, case: "object") }.
    .you = Eldobod { NOUN($creature, case: "nominative") } oszlopából { CARD($card, case: "object") }.
event-discard = { $player } eldobja { CARD($cards, case: "object") }.
    .you = Eldobod { CARD($cards, case: "object") }.
event-discard-hidden = { $player } képpel lefelé eldob { NUMERAL($count, case: "cards-accusative") }.
    .you = Képpel lefelé eldobsz { NUMERAL($count, case: "cards-accusative") }.
event-stack = { $player } eldobott { NUMERAL($count, case: "cards-accusative") }; a dobott lapok tetején: { CARD($card) }.
    .you = Eldobtál { NUMERAL($count, case: "cards-accusative") }; a dobott lapok tetején: { CARD($card) }.
event-return =
    { $count ->
        [one] { $player } visszaveszi a kezébe a félretett lapját.
       *[other] { $player } visszaveszi a kezébe { $count } félretett lapját.
    }
    .you =
    { $count ->
        [one] Visszaveszed a kezedbe a félretett lapodat.
       *[other] Visszaveszed a kezedbe { $count } félretett lapodat.
    }
event-turn = { $player } köre következik.
    .you = A te köröd következik.
event-round = Kezdődik { NUMERAL($round, case: "the-ordinal") } forduló.
event-fall = { CAPITAL(NOUN($creature, case: "nominative")) } kiesik a viadalból.
event-declare = { $player } patthelyzetet jelent be.
    .you = Patthelyzetet jelentesz be.
event-continue = { $player } folytatni akarja a játékot.
    .you = Folytatni akarod a játékot.
event-object = { $player } ellenzi: a játék folytatódik.
    .you = Ellenzed: a játék folytatódik.
event-agree = { $player } egyetért.
    .you = Egyetértesz.
event-stalemate-automatic = Patthelyzet: senki sem tud lapot kijátszani.
event-stalemate-agreed = A patthelyzetet elfogadtátok.
event-stalemate-idle = Patthelyzet: túl régóta nem változik semmi.
event-redeal =
    { $count ->
        [one] { CAPITAL(NUMERAL($round, case: "the-ordinal")) } forduló sorának egyetlen lapja lesz az új húzópakli.
       *[other] { CAPITAL(NUMERAL($round, case: "the-ordinal")) } forduló sorának { $count } lapja összekeverve új húzópakli lesz.
    }
event-over-fifth-fall = Vége a játéknak: kiesett az ötödik lény. { $player } győz.
    .you = Vége a játéknak: kiesett az ötödik lény. Győztél!
event-over-deck = Vége a játéknak: elfogyott a húzópakli. { $player } győz.
    .you = Vége a játéknak: elfogyott a húzópakli. Győztél!
event-over-stalemate = Vége a játéknak: nincs több sor, amellyel folytatni lehetne. { $player } győz.
    .you = Vége a játéknak: nincs több sor, amellyel folytatni lehetne. Győztél!
event-over-idle = Vége a játéknak: túl régóta nem változik semmi. { $player } győz.
    .you = Vége a játéknak: túl régóta nem változik semmi. Győztél!

## 5. Decisions: the question to whoever decides; `waiting` is what the others read meanwhile

decision-bid = Milyen erős lappal kezdenél? A legnagyobb licit kezd. A legkisebb lehetséges licit: { $minimum }.
    .waiting = { $player } licitálhat.
decision-bet = Fogadsz? A most kötött normál fogadásért { NUMERAL($value, case: "gold") } jár, ha a lény nem esik ki. { $count } fogadásjelződ van még.
    .secret = Fogadsz? A most kötött normál fogadásért { NUMERAL($value, case: "gold") } jár, ha a lény nem esik ki; a titkosért 5, de akkor ebben a körben nem játszol ki lapot. { $count } fogadásjelződ van még.
    .reveal = Felfeded a titkos fogadásodat?
    .waiting = { $player } fogadhat.
decision-play = Melyik lapot játszod ki?
    .second = Kijátszol még egy lapot?
    .opening = Melyik lappal kezdesz? A licited szerint legalább { NUMERAL($amount, case: "adjective") } legyen.
    .pass = Egyik lapodat sem játszhatod ki: passzolsz, és megmutatod a kezedben lévő lapokat.
    .waiting = { $player } kijátszik egy lapot.
decision-column = Melyik lényt választod?
    .spectator = Melyik lényhez játszod ki a nézőkártyát?
    .magister = Melyik lényt nevezi meg a magiszter? Minden rá kötött titkos fogadást fel kell fedni.
    .head-referee = Melyik lény mögé játszod ki a főbírót? Minden rá kötött titkos fogadást fel kell fedni.
    .waiting = { $player } lényt választ.
decision-take = Melyik látható harckártyát veszed a kezedbe?
    .power = Melyik látható { NOUN($creature) } harckártyát veszed a kezedbe?
    .waiting = { $player } a kezébe vehet egy harckártyát.
decision-power = Aktiválod { NOUN($creature, case: "nominative") } képességét? { $line }
    .waiting = { $player } aktiválhatja { NOUN($creature, case: "nominative") } képességét.
decision-rival = Ki ellen aktiválod { NOUN($creature, case: "nominative") } képességét? { $line }
    .waiting = { $player } aktiválhatja { NOUN($creature, case: "nominative") } képességét valaki ellen.
decision-name = Melyik lény harckártyáját kéred { $rival } játékostól?
    .waiting = { $player } megnevez egy lényt.
decision-give = { $rival } { NOUN($creature, case: "nominative") } egyik harckártyáját kéri tőled. Melyiket adod oda?
    .waiting = { $player } kiválasztja, melyik lapját adja oda.
decision-keep = Melyiket tartod meg a lapok közül, amelyeket { $rival } kezéből húztál el?
    .waiting = { $player } kiválasztja, melyik lapot tartja meg.
decision-take-back = Melyik fogadásjelződet veszed vissza?
    .waiting = { $player } visszavehet egy fogadásjelzőt.
decision-bet-anywhere = Hol fogadsz még egyszer?
    .waiting = { $player } még egyszer fogadhat.
decision-call = Melyik kiesett lény képességét aktiválod?
    .waiting = { $player } egy kiesett lény képességét aktiválhatja.
decision-swap = Kicseréled egy lény két látható harckártyáját? Válaszd ki az elsőt.
    .waiting = { $player } kicserélhet két lapot.
decision-with = Melyik másik { NOUN($creature) } harckártyával cseréled ki?
    .waiting = { $player } kiválasztja a csere második lapját.
decision-burn = Melyik lény felül lévő lapját dobod el ebből a fordulóból?
    .waiting = { $player } eldobhatja egy lény felül lévő lapját.
decision-discard = Eldobod egy kiesett lény harckártyáját? Legfeljebb { $count } lapot dobhatsz még el.
    .any = Eldobsz egy lapot képpel lefelé? Legfeljebb { $count } lapot dobhatsz még el.
    .waiting = { $player } lapot dobhat el.
decision-stalemate = Patthelyzetet jelentesz be? Ha senki sem ellenzi, a legrégebbi sor lapjaiból új húzópakli lesz.
    .waiting = { $player } patthelyzetet jelenthet be.
decision-object = { $rival } patthelyzetet jelentett be. Ellenzed? Egyetlen ellenzés elég, hogy a játék folytatódjon.
    .waiting = { $player } ellenezheti a patthelyzetet.
decision-chance = Mit hoz a véletlen?
    .waiting = A véletlen dönt.

## 6. Actions: the choices of a menu, by decision and kind of object

action-bid-number = Licit: { $amount }
action-bid-nothing = Nem licitálok
action-bet-column = Fogadás { NOUN($creature, case: "sublative") } (nyeremény: { $value })
action-bet-card = Titkos fogadás { NOUN($creature, case: "sublative") }: { CARD($card) } (nyeremény: 5)
action-bet-yes = A titkos fogadás felfedése
    .known = A titkos fogadás felfedése: { NOUN($creature) }
action-bet-nothing = Nem fogadok
    .reveal = Titokban tartom
action-play-card = { CARD($card) } kijátszása
action-play-nothing = Nincs második lap
action-play-pass = Passz, a kéz megmutatásával
action-column-column = { CAPITAL(NOUN($creature, case: "nominative")) }
action-take-card = { CARD($card) } felvétele
action-take-nothing = Semmit sem veszek fel
action-power-yes = A képesség aktiválása
action-power-nothing = Nem aktiválom
action-rival-player = { $rival } ({ NUMERAL($count, case: "cards") } van a kezében)
action-rival-nothing = Nem aktiválom
action-name-column = { CAPITAL(NOUN($creature, case: "nominative")) }
action-give-card = { CARD($card) } odaadása
action-keep-card = { CARD($card) } megtartása
action-take-back-place = A fogadásjelző { NOUN($creature, case: "delative") }, { NUMERAL($round, case: "ordinal") } forduló ({ NUMERAL($value, case: "gold") })
action-take-back-crown = A felfedett titkos fogadás { NOUN($creature, case: "sublative") } (5 arany)
action-take-back-secret = A titkos fogadásod (5 arany)
    .known = A titkos fogadásod { NOUN($creature, case: "sublative") } (5 arany)
action-take-back-nothing = Semmit sem veszek vissza
action-bet-anywhere-place = Fogadás { NOUN($creature, case: "sublative") }, { NUMERAL($round, case: "ordinal") } forduló (nyeremény: { $value })
action-bet-anywhere-nothing = Nem fogadok még egyszer
action-call-column = { CAPITAL(NOUN($creature, case: "nominative")) } képessége: { $line }
action-call-nothing = Nem aktiválom
action-swap-card = { CARD($card) }
action-swap-nothing = Semmit sem cserélek ki
action-with-card = { CARD($card) }
action-burn-column = { CARD($card) }
    .spectator = { CARD($card) }, { NOUN($creature, case: "nominative") } oszlopában
action-burn-nothing = Semmit sem dobok el
action-discard-card = { CARD($card) } eldobása
action-discard-nothing = Kész
action-stalemate-yes = Patthelyzet bejelentése
action-stalemate-nothing = A játék folytatása
action-object-yes = Ellenzem
action-object-nothing = Egyetértek
action-chance-card = { CARD($card) }
action-chance-player = { $player }

# What a choice brings; shown behind the choice.
hint-covers = letakarja: { CARD($card) }
hint-backer = te vagy a támogatója
hint-spectator = nincs képesség: nézőkártyát takar le
hint-row = { NUMERAL($round, case: "ordinal") } forduló sora
hint-discard = a dobott lapok tetején
hint-revealed = a felfedett fogadások lapjai közt
hint-fallen = kiesett
hint-bid = gyengébb a licitednél
hint-second-referee = második lapként nem játszható ki

## 7. The table

edition-colossal-arena = Colossal Arena
edition-titan-the-arena = Titan: The Arena

table-round = { NUMERAL($round, case: "ordinal") } forduló az 5-ből
table-row = { NUMERAL($round, case: "ordinal") } sor
table-creature = Lény
table-player = Játékos
table-deck = Húzópakli
table-deck-count =
    { $count ->
        [0] Húzópakli: üres
       *[other] Húzópakli: { NUMERAL($count, case: "cards") }
    }
table-deck-low = A húzópakli majdnem üres.
    .none = A húzópakli majdnem üres; az utolsó lapjával vége a játéknak.
    .empty = A húzópakli üres.
table-deck-last = A játék ebben a körben véget érhet.
table-discard = Dobott lapok
table-discard-empty = Dobott lapok: nincsenek
table-discard-top = Dobott lapok, felül: { CARD($card) }
table-hand = Kéz
table-hand-own = A kezedben lévő lapok
table-hand-of = { $player } kezében
table-hand-count = { NUMERAL($count, case: "cards") } a kézben
table-hand-empty = üres kéz
table-hand-limit = csak { $count } lapra húzhat
table-hand-known = amit ismersz: { CARD($cards) }
table-hand-shown = nyíltan látható: { CARD($cards) }
table-markers = Fogadásjelzők
table-markers-left = készlet: { NUMERAL($count, case: "markers") }
table-bets = Fogadások
table-pays = nyeremény: { $value }
table-secret = titkos fogadás
table-secret-placed = titkosan fogadott
table-secret-own = a titkos fogadásod: { CARD($card) }
table-crown = A lénykártya fölött
    .titan-the-arena = A lénykártya mögött
table-crown-pile = Felfedett fogadások lapjai
table-backer = Támogató
table-backed-by = támogatója { $player }
    .you = te vagy a támogatója
table-backed-by-nobody = nincs támogatója
table-backs = { CAPITAL(NOUN($creature, case: "nominative")) } támogatója { $player }.
    .you = { CAPITAL(NOUN($creature, case: "nominative")) } támogatója te vagy.
table-backs-nobody = { CAPITAL(NOUN($creature, case: "dative")) } nincs támogatója.
table-strength = Harci erő
table-no-card = nincs lap
table-covered = alatta { NUMERAL($count, case: "cards") }
table-would-fall = most kiesne
table-would-fall-creature = Most { NOUN($creature, case: "nominative") } esne ki.
table-lowest-tie = Döntetlen a legkisebb harci erőnél: senki sem esne ki.
table-empty-places =
    { $count ->
        [0] Ebben a sorban nincs üres hely.
       *[other] Ebben a sorban még { $count } hely üres.
    }
table-gold = Arany
table-gold-now = arany, ha most lenne vége
table-aside = { NUMERAL($count, case: "cards") } félretéve
table-aside-own = félretéve: { CARD($cards) }
table-living = még harcol
table-fallen = kiesett
table-fell-in = kiesett { NUMERAL($round, case: "the-ordinal") } fordulóban
table-turn = { $player } köre
    .you = A te köröd
table-starter = ő kezdte a fordulót
table-you = te
table-bot = bot
table-waits = Várunk: { $player }.
table-since = A legutóbbi köröd óta
table-log = Mi történt
table-legend-backer = támogató
table-legend-spectator = (n) nézőkártya
table-legend-covered = +n lap alatta
table-legend-current = aktuális sor
table-legend-pays = a sorban kötött fogadás nyereménye
table-over = Vége a játéknak

## 8. The end of the game

end-title = A játék vége
end-reason-fifth-fall = Öt lény kiesett.
end-reason-deck = Elfogyott a húzópakli.
end-reason-stalemate = Nincs több sor, amellyel folytatni lehetne.
end-reason-idle = Túl régóta nem változik semmi.
end-survivors = A viadal túlélői: { NOUN($creatures) }.
end-winner = { $player } győz { NUMERAL($amount, case: "gold-instrumental") }.
    .you = Győztél { NUMERAL($amount, case: "gold-instrumental") }!
end-score = { $player }: { NUMERAL($amount, case: "gold") }
    .bets = { $player }: { NUMERAL($amount, case: "gold") } ({ $bets })
end-bet = { NOUN($creature) } { $value }
end-bet-secret = { NOUN($creature) } { $value }, titkos
end-tie-break-last-mover = Döntetlen, { NUMERAL($amount, case: "gold") }: közülük az győz, aki utoljára lépett.
end-tie-break-tournament = Döntetlen, { NUMERAL($amount, case: "gold") }: közülük az győz, akinek az utoljára kiesett lényen a legnagyobb a tétje, azután az, aki utoljára lépett.

## 9. Powers: value: the name; `line`: in a few words; `full`: what may be done; `titan`: in Titan: The Arena

power-amazon = Felderítés
    .line = Húzz három lapot.
    .full = Azonnal húzhatsz a pakliból pontosan három lapot. Ha háromnál kevesebb lap van benne, a képesség nem aktiválható; ha az utolsó lapot is felhúzod, a játék abban a pillanatban véget ér.
    .titan = Azonnal húzhatsz a pakliból három lapot, vagy annyit, amennyi még van benne. Ha így legalább nyolc lapod lesz, a kör végén nem húzol. Ha a pakli üres, a képesség nem aktiválható.
power-colossus = Állóképesség
    .line = Vedd vissza egy fogadásjelződet.
    .full = Visszaveheted egyik fogadásjelződet, mintha azzal nem is fogadtál volna: bármelyik sorból, felfedett titkos fogadásról, akár már kiesett lényről is. A még fel nem fedett titkos fogadásodat is visszaveheted; a lapját ekkor képpel felfelé eldobod.
    .titan = Visszaveheted egyik fogadásjelződet bármelyik sorból vagy felfedett titkos fogadásról, mintha azzal nem is fogadtál volna. A még fel nem fedett titkos fogadásodat is visszaveheted; a lapját ekkor képpel felfelé eldobod. A kiesett lények fogadásjelzői már nincsenek játékban.
power-cyclops = Bénító ütés
    .line = Egy játékos fél keze egy körre félrekerül.
    .full = Kiválaszthatsz egy másik játékost. A kezében lévő lapok felfelé kerekített fele, véletlenszerűen húzva, képpel lefelé félrekerül. Ezeket a következő körében semmire sem használhatja; abban a körben veszi vissza őket a kezébe, a kártyadobás után és a húzás előtt.
    .titan = Kiválaszthatsz egy másik játékost. Lapjainak felfelé kerekített fele a kezében marad, a többi, véletlenszerűen húzva, képpel lefelé félrekerül. Ezeket a következő körében semmire sem használhatja; abban a körben veszi vissza őket a kezébe, a kártyadobás után és a húzás előtt.
power-daimon = Vagyon
    .line = Fogadj még egyszer, bármelyik sorban.
    .full = Azonnal lerakhatsz még egy fogadásjelzőt bármelyik még harcoló lényhez, az aktuális vagy egy korábbi sorban, ahol még nincs fogadásjelző. A nyeremény annyi, amennyi abban a sorban jár. Titkos fogadás nem lehet.
    .titan = { power-daimon.full }
power-ettin = Két fej
    .line = Játssz ki még egy lapot.
    .full = Azonnal kijátszhatsz a kezedből még egy lapot, bármilyet, mintha először játszanál ki lapot; ha annak a lénynek is te vagy a támogatója, az ő képességét is aktiválhatod. Egy körben csak egy ilyen lap lehet, és titkos fogadásra nem használható.
    .titan = Azonnal kijátszhatsz a kezedből még egy harckártyát vagy nézőkártyát; ha annak a lénynek is te vagy a támogatója, az ő képességét is aktiválhatod. Egy körben csak egy ilyen lap lehet; bírókártya nem lehet, és titkos fogadásra sem használható.
power-gorgon = Kővé dermesztés
    .line = Kérd el egy játékostól egy lény lapját.
    .full = Kiválaszthatsz egy másik játékost, és megnevezhetsz egy még harcoló lényt. A játékos köteles odaadni a kezéből a lény egyik harckártyáját, amelyiket akarja; ha nincs ilyen lapja, csak neked megmutatja a kezében lévő lapokat. Amit láttál, nem mondhatod el. A Küklopsz miatt félretett lapok nem számítanak.
    .titan = { power-gorgon.full }
power-magus = Jósképesség
    .line = Még harcoló lények lapjait is eldobhatod, titokban.
    .full = A kártyadobáskor ebben a körben még harcoló lények harckártyái közül is dobhatsz el lapot, és senki sem látja, mit: egymásra rakva kerülnek a dobott lapokra, csak a legfelső látszik. Most is legfeljebb három lapot dobhatsz el.
    .titan = A kártyadobáskor ebben a körben bármilyen lapot eldobhatsz a kezedből, és senki sem látja, mit: egymásra rakva kerülnek a dobott lapokra, csak a legfelső látszik. Most is legfeljebb három lapot dobhatsz el.
power-seraphim = Harsonaszó
    .line = Aktiváld egy kiesett lény képességét.
    .full = Kiválaszthatsz egy másik lényt, amelyik ebben a játékban már kiesett, és most aktiválhatod annak képességét, bárki volt is a támogatója. Ha ez a Troll, egy Szeráf harckártyát vehetsz fel.
    .titan = { power-seraphim.full }
power-titan = Tolvajlás
    .line = Húzz el három lapot egy játékostól, és egyet tarts meg.
    .full = Kiválaszthatsz egy másik játékost, akinek legalább három lap van a kezében. A lapjai közül vakon elhúzol hármat, egyet megtartasz, kettőt visszaadsz anélkül, hogy megmutatnád; azt elmondhatod, mik voltak. A Küklopsz miatt félretett lapokból nem húzhatsz. A játékos csak a saját köre végén húz helyettük.
    .titan = Kiválaszthatsz egy másik játékost, akinek van lap a kezében. A lapjai közül vakon elhúzol hármat (vagy mindet, ha kevesebb van), egyet megtartasz, a többit visszaadod anélkül, hogy megmutatnád; bármit mondhatsz róluk. A Küklopsz miatt félretett lapokból nem húzhatsz. A játékos csak a saját köre végén húz helyettük.
power-troll = Regeneráció
    .line = Vegyél a kezedbe egy látható Troll harckártyát.
    .full = A korábbi harci sorokban látható Troll harckártyák közül egyet a kezedbe vehetsz.
    .titan = A kezedbe vehetsz egy látható Troll harckártyát: egy korábbi harci sorból, a felfedett fogadások lapjai közül vagy a dobott lapok tetejéről, de nem azt, amelyiket most játszottad ki.
power-unicorn = Teleportáció
    .line = Cseréld ki egy lény két látható harckártyáját.
    .full = Kicserélheted ugyanannak a lénynek két látható harckártyáját, bármelyik lényét. Csak a felül lévő lapok cserélnek helyet, és a csere egyetlen képességet sem aktivál.
    .titan = Kicserélheted ugyanannak a lénynek két látható harckártyáját, bármelyik lényét; a felfedett fogadásainak felül lévő lapja is lehet az egyik. Csak a felül lévő lapok cserélnek helyet, és a csere egyetlen képességet sem aktivál.
power-wyrm = Tűzlehelet
    .line = Dobd el egy másik lény felül lévő lapját ebből a sorból.
    .full = Eldobhatod bármelyik másik lény látható harckártyáját vagy nézőkártyáját az aktuális harci sorból. Mostantól az alatta lévő lap számít. Ha már láttad, mi van alatta, nem gondolhatod meg magad.
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

help-combat-card = Harckártya
    .text = Egy lényhez tartozik, harci ereje 0 és 10 közötti. A lény oszlopába, az aktuális harci sorba játszod ki, arra, ami ott van; a letakart lap többé nem számít. Ha te vagy a lény támogatója, és a lap nem nézőkártyát takar le, utána aktiválhatod a lény képességét.
help-spectator = Nézőkártya
    .text = Harci ereje 0 és 10 közötti, és bármelyik még harcoló lényhez kijátszható az aktuális harci sorban. Nem aktivál képességet, és az a harckártya sem, amelyik letakarja.
help-prefect = Prefektus
    .text = A kezedbe vehetsz egy felül lévő, látható harckártyát az aktuális vagy egy korábbi harci sorból. Utána eldobod a prefektust. Kettő van belőle.
help-magister = Magiszter
    .text = Megnevezel egy még harcoló lényt. Minden rá kötött titkos fogadást fel kell fedni, és ezek mostantól 5-öt érnek; a támogatók azonnal változhatnak. Utána eldobod a magisztert.
help-referee = Bíró
    .text = A kezedbe vehetsz egy felül lévő, látható harckártyát: az aktuális vagy egy korábbi harci sorból, a felfedett fogadások lapjai közül vagy a dobott lapok tetejéről. Utána eldobod a bírót. Kettő van belőle.
help-head-referee = Főbíró
    .text = Egy még harcoló lény mögé játszod ki. Minden rá kötött titkos fogadást fel kell fedni; a lapok a főbíróra kerülnek, mostantól 5-öt érnek, és a támogatók azonnal változhatnak. A főbíró az asztalon marad.

## 11. The rules in short: value: the heading; `text`; `titan`: instead of it, in Titan: The Arena

rules-aim = A cél
    .text = Nyolc lény küzd az arénában, mind az öt fordulóban kiesik egy, és te arra fogadsz, kik maradnak meg. Az a játékos győz, akinek a túlélőkre kötött fogadásai a legtöbb aranyat érik.
rules-start = A kezdet
    .text = Mindenkinek nyolc lapja és öt fogadásjelzője van. A kezdőjátékost a véletlen dönti el; a körök az óramutató járása szerint követik egymást.
    .titan = Mindenkinek nyolc lapja és öt fogadásjelzője van. A kezdőjátékost licit dönti el: sorban mondhattok egy harci erőt 0 és 10 között, mindig nagyobbat az előzőnél. A legnagyobb licit kezd, és legalább olyan erős lappal kell kezdenie. Aki nem tud, büntetésül a játék végéig csak hét lapra húzhat.
rules-turn = Egy kör
    .text = 1. Fogadhatsz, vagy felfedheted a titkos fogadásodat. 2. Kijátszol egy lapot; csak akkor passzolsz, és mutatod meg a lapjaidat, ha egyik sem játszható ki. 3. Eldobhatod kiesett lények legfeljebb három harckártyáját, azután nyolc lapra húzol. 4. Ha minden még harcoló lénynek van lapja az aktuális harci sorban, kieshet egy lény.
    .titan = 1. Fogadhatsz, vagy felfedheted a titkos fogadásodat. 2. Kijátszol egy lapot; csak akkor passzolsz, ha egyik sem játszható ki, és lapjaid ekkor a következő körödig nyíltan látszanak. 3. Eldobhatod kiesett lények legfeljebb három harckártyáját, azután nyolc lapra húzol. 4. Ha minden még harcoló lénynek van lapja az aktuális harci sorban, kieshet egy lény.
rules-bets = Fogadás
    .text = Körönként egy fogadásjelző, olyan még harcoló lényre, amelyiknél az aktuális sorban még nincs fogadásjelző. A fogadásért az 1. fordulóban 4 arany jár, azután 3, 2, 1, az 5. fordulóban 0, ha a lény nem esik ki. A lerakott fogadásjelző nem jön vissza.
    .titan = Körönként egy fogadásjelző, olyan még harcoló lényre, amelyiknél az aktuális sorban még nincs fogadásjelző. A fogadásért az 1. fordulóban 4 arany jár, azután 3, 2 és 1, ha a lény nem esik ki. Az 5. fordulóban nem lehet fogadni. A lerakott fogadásjelző nem jön vissza.
rules-secret = A titkos fogadás
    .text = Egyszer, az 1. fordulóban, lerakhatsz képpel lefelé egy harckártyát a kezedből, rajta egy fogadásjelzővel. Abban a körben nem játszol ki lapot. Ha a lény nem esik ki, 5 arany jár érte. Egy későbbi körödben fogadás helyett felfedheted: a lapot eldobod, a fogadásjelző a lénykártya fölé kerül, és onnantól számít abban, ki a támogató.
    .titan = Egyszer, az 1. fordulóban, lerakhatsz képpel lefelé egy harckártyát a kezedből, rajta egy fogadásjelzővel. Abban a körben nem játszol ki lapot. Ha a lény nem esik ki, 5 arany jár érte. Egy későbbi körödben fogadás helyett felfedheted: a lap és a fogadásjelző a lénykártya mögé kerül, és onnantól számít abban, ki a támogató.
rules-backer = A támogató
    .text = Minden lénynek az a játékos a támogatója, akinek a rajta látható fogadásjelzői együtt a legtöbbet érik. Döntetlennél, vagy ha nincs rajta fogadásjelző, nincs támogatója. A titkos fogadás csak a felfedése után számít.
    .count = Minden lénynek az a játékos a támogatója, akinek a legtöbb látható fogadásjelzője van rajta. Döntetlennél, vagy ha nincs rajta fogadásjelző, nincs támogatója. A titkos fogadás csak a felfedése után számít.
rules-cards = Kártyakijátszás
    .text = A harckártya a saját lényéhez kerül, a nézőkártya bármelyikhez; mindkettő csak még harcoló lényhez, az aktuális harci sorba, arra, ami ott van. A felül lévő lap a lény harci ereje. A letakart lapokat senki sem nézheti meg. Megteszed, amit a bírókártya mond, azután eldobod.
    .titan = A harckártya a saját lényéhez kerül, a nézőkártya bármelyikhez; mindkettő csak még harcoló lényhez, az aktuális harci sorba, arra, ami ott van. A felül lévő lap a lény harci ereje. A letakart lapokat senki sem nézheti meg. Megteszed, amit a bíró mond, azután eldobod; a főbíró az asztalon marad.
rules-powers = Képességek
    .text = Ha a kezedből harckártyát játszol ki egy lényhez, amelyiknek te vagy a támogatója, aktiválhatod a képességét, hacsak a lap nem nézőkártyát takar le. Ahol a képesség mást mond, mint a szabály, a képesség számít.
rules-fall = A kiesés
    .text = Ha egy kör végén minden még harcoló lénynek van lapja az aktuális harci sorban, és egyetlen lénynek a legkisebb a harci ereje, ez a lény kiesik. Lapjai és fogadásjelzői a helyükön maradnak, de a rá kötött fogadásokért nem jár semmi. Új harci sor kezdődik. Döntetlennél a forduló folytatódik.
    .titan = Ha egy kör végén minden még harcoló lénynek van lapja az aktuális harci sorban, és egyetlen lénynek a legkisebb a harci ereje, ez a lény kiesik. Lapjai a dobott lapok közé kerülnek, fogadásjelzői kikerülnek a játékból. Új harci sor kezdődik. Döntetlennél a forduló folytatódik.
rules-end = A játék vége
    .text = A játék az ötödik kieséssel ér véget. Mindenki felfedi a titkos fogadását, és minden túlélőre kötött fogadás kifizeti az aranyát. Döntetlennél az a játékos győz, aki utoljára lépett.
    .tournament = A játék az ötödik kieséssel ér véget. Mindenki felfedi a titkos fogadását, és minden túlélőre kötött fogadás kifizeti az aranyát. Döntetlennél az győz, akinek az utoljára kiesett lényen a legnagyobb a tétje, azután az, aki utoljára lépett.
rules-deck = Ha elfogy a pakli
    .none = Aki felhúzza az utolsó lapot, abban a pillanatban befejezi a játékot; több lény már nem esik ki, így háromnál több is túlélheti.
    .faq = A játék a kézben lévő lapokkal folytatódik. Ha senki sem tud lapot kijátszani, vagy ha a fordulót kezdő játékos köre előtt valaki patthelyzetet jelent be, és senki sem ellenzi, a legrégebbi sor lapjaiból keverve új húzópakli lesz. Mindenki húz egyet, a következő játékos folytatja, és onnantól egy körben csak egy lap húzható.
    .auction = A játék a kézben lévő lapokkal folytatódik. Ha senki sem tud lapot kijátszani, vagy ha a fordulót kezdő játékos köre előtt valaki patthelyzetet jelent be, és senki sem ellenzi, a legrégebbi sor lapjaiból keverve új húzópakli lesz. Mindenki húz egyet, új licit dönti el, ki folytatja, és onnantól egy körben csak egy lap húzható.
rules-talk = Tárgyalás
    .text = Szabadon beszélhettek és egyezkedhettek; az egyezség senkit sem köt. Lapot csak akkor mutathattok meg, ha egy szabály kéri.

## 12. Options of a game: value: its name; the attributes: its values

option-stalemate = Ha elfogy a pakli
    .none = vége a játéknak
    .faq = a játék megy tovább, a következő játékos folytatja
    .auction = a játék megy tovább, új licit dönt
option-tie-break = Döntetlen az első helyen
    .last-mover = győz, aki utoljára lépett
    .tournament = a legnagyobb tét az utoljára kiesett lényen, azután aki utoljára lépett
option-backer-by = A támogató
    .value = akinek a fogadásjelzői a legtöbbet érik
    .count = akinek a legtöbb fogadásjelzője van
option-zero-bet-backs = A 0-t érő fogadás is tehet támogatóvá
    .yes = igen
    .no = nem
option-secret-bet-again = A visszavett titkos fogadás az 1. fordulóban megismételhető
    .yes = igen
    .no = nem
option-extra-card-chain = Egy körben több külön lap is kijátszható
    .yes = igen
    .no = nem
option-start = Ki kezd
    .random = a véletlen dönt
    .auction = a legnagyobb licit
    .seat = { $player }

bot-random = Véletlen
    .line = bármit megtesz, ami szabályos
bot-greedy = Mohó
    .line = egy lépéssel előre néz

## 13. The terminal

ui-name = Harena
ui-tagline = Nyolc lény, öt forduló, egy erszény: fogadj azokra, akik megmaradnak.

ui-menu-title = Mit szeretnél?
ui-menu-new = Új játék
ui-menu-resume = Játék folytatása
ui-menu-rules = Szabályok és képességek
ui-menu-language = Nyelv
ui-menu-quit = Kilépés

ui-setup-title = Új játék
ui-setup-language = Melyik nyelven?
ui-setup-edition = Melyik játék?
ui-setup-edition-colossal-arena = Colossal Arena: tizenkét lényből nyolc
ui-setup-edition-titan-the-arena = Titan: The Arena: mindig ugyanaz a nyolc lény, kezdő licit
ui-setup-players = Hány játékos?
ui-setup-games = Hány játék?
ui-setup-seat = Ki ül { NUMERAL($seat, case: "the-ordinal") } helyen?
ui-setup-person = valaki ennél a képernyőnél
ui-setup-bot = bot: { $bot }
ui-setup-name = Hogy hívják { NUMERAL($seat, case: "the-ordinal") } hely játékosát?
ui-setup-creatures = Mely lények?
ui-setup-creatures-random = véletlenszerűen
ui-setup-creatures-beginners = első játékhoz: { NOUN($creatures) }
ui-setup-creatures-choose = én választom ki őket
ui-setup-creatures-pick = Válaszd ki a nyolcból { NUMERAL($number, case: "the-ordinal") } lényt.
ui-setup-creatures-chosen = Kiválasztva: { NOUN($creatures) }
ui-setup-creatures-playing = Ebben a játékban: { NOUN($creatures) }
ui-setup-options = Változtatsz a beállításokon?
ui-setup-usual = szokásos
ui-setup-start = Kezdődhet a játék?

ui-yes = igen
    .key = i
ui-no = nem
    .key = n
ui-prompt-choice = Mit választasz?
ui-prompt-range = Mit választasz? 1–{ $last }
ui-prompt-default = Csak Enter: { $default }
ui-prompt-enter = Nyomj Entert.
ui-prompt-more = Nyomj Entert a folytatáshoz.
ui-only-choice = Csak egy lehetőség van: { $choice }
ui-key-help = súgó
ui-key-undo = vissza
ui-key-table = asztal
ui-key-log = napló
ui-key-language = nyelv
ui-key-save = mentés
ui-key-quit = mentés és kilépés
ui-key-back = vissza

ui-curtain = Most { $player } dönt. A többiek kérjük, nézzenek félre.
ui-curtain-open = { $player }: nyomj Entert, hogy lásd a lapjaidat.
ui-curtain-close = Nyomj Entert, hogy elrejtsd a lapjaidat.
ui-thinking = { $player } gondolkodik …

ui-undone = Visszatértünk döntéseid kezdetéhez.
ui-undo-nothing = Nincs mit visszavonni.
ui-undo-revealed = Ez nem vonható vissza: valami rejtett kiderült, vagy azóta mások is döntöttek.

ui-saved = A játék el van mentve.
ui-saved-resume = Így folytathatod: { $command }
ui-recorded = A játék feljegyzése: { $path }
ui-interrupted = Megszakítva. A játék el van mentve.
ui-resumed = Folytatódik a játék: { NUMERAL($round, case: "ordinal") } forduló.
ui-saves-title = Félbehagyott játékok
ui-saves-none = Nincs félbehagyott játék.
ui-saves-line = { $date }: { $players }, { NUMERAL($round, case: "ordinal") } forduló

ui-help-title = Súgó
ui-help-rules = Szabályok
ui-help-powers = Képességek
ui-help-cards = Lapok
ui-help-keys = Billentyűk
ui-help-decision = Ez a döntés
ui-help-choices = Írd be a választás számát, vagy a szavait, akár csak az elejüket („{ $example }”). Ha egy választásnál ott áll, hogy Enter, elég az Enter.
ui-help-command-help = súgó ehhez a döntéshez; ? után egy lény, egy lap vagy a „rules” szó: súgó ahhoz
ui-help-command-undo = vissza a döntéseid kezdetéhez, amíg semmi rejtett nem derült ki
ui-help-command-table = az asztal újra
ui-help-command-log = minden, ami történt
ui-help-command-language = másik nyelv
ui-help-command-save = a játék mentése (amúgy is minden döntés után mentve van)
ui-help-command-quit = mentés és kilépés; később folytatható

ui-confirm-quit = Elmented a játékot, és kilépsz?
ui-confirm-zero = Ezért a fogadásért 0 arany jár. Mégis fogadsz?
ui-confirm-fallen = A titkos fogadásod lénye kiesett: a felfedése semmit sem ér. Mégis felfeded?

ui-error-choice = Nincs ilyen választás: { $given }. Írj egy számot 1 és { $last } között.
ui-error-number = Ez nem szám: „{ $given }”. Írj egy számot 1 és { $last } között.
ui-error-unknown = Nincs ilyen választás: „{ $given }”. Írd be a számát, vagy ? a súgóért.
ui-error-ambiguous = Több választásra is illik: „{ $given }” ({ $choices })
ui-error-empty = Írj be valamit, kérlek.
ui-error-name-taken = Már van ilyen nevű játékos: { $given }. Válassz másikat.
ui-error-name-bad = Ez nem lehet név: „{ $given }”. Legyen rövid, vessző, pontosvessző, # és sortörés nélkül, és ne legyen a játék saját szava.
ui-error-creature-twice = { CAPITAL(NOUN($creature, case: "accusative")) } már kiválasztottad.
ui-error-creature-pair = { CAPITAL(NOUN($creature, case: "dative")) } és { NOUN($other, case: "dative") } egy a képessége két néven: csak az egyiket válaszd.
ui-error-save = A játékot nem sikerült elmenteni: { $reason }
ui-error-load = Ezt a játékot nem sikerült megnyitni: { $reason }
ui-error-narrow = Keskeny az ablak: { $columns } oszlopban az egész asztal jobban látszik.
ui-error-closed = A bevitel véget ért. A játék el van mentve.

ui-again = Még egy játék ugyanezekkel a játékosokkal?
ui-again-once = még egy játék
ui-again-tournament = bajnokság { $count } játékkal
ui-again-no = elég volt
ui-goodbye = Viszlát!

ui-tournament-game = { NUMERAL($number, case: "ordinal") } játék, összesen { $total }
ui-tournament-standing = Állás { NUMERAL($number, case: "the-ordinal") } játék után
ui-tournament-winner = { $player } megnyeri a bajnokságot { NUMERAL($amount, case: "gold-instrumental") }.
    .you = Megnyerted a bajnokságot { NUMERAL($amount, case: "gold-instrumental") }!

ui-replay-title = Visszajátszás
ui-replay-step = { NUMERAL($number, case: "ordinal") } lépés, összesen { $total }
ui-replay-viewer = Így látja { $player }
ui-replay-viewer-public = Így látja egy néző
ui-replay-next = következő lépés
ui-replay-previous = előző lépés
ui-replay-turn = következő kör
ui-replay-first = az elejére
ui-replay-last = a végére
ui-replay-change = másik szemszög

## 14. Statistics

stats-games = { $count } játék
stats-bot = Bot
stats-seat = Hely
stats-wins = Győzelem
stats-share = Arány
stats-mean = Átlag arany
stats-spread = Szórás
stats-turns = Kör
stats-decisions = Döntés
stats-creature = Lény
stats-survives = Túléli
stats-fell = Kiesés fordulója
stats-reason = Vége
stats-reason-fifth-fall = ötödik kiesés
stats-reason-deck = elfogyott pakli
stats-reason-stalemate = patthelyzet
stats-reason-idle = nincs változás
stats-tie-breaks = Döntetlen
stats-time = Idő
stats-players = Játékosok
stats-seed = Mag

## Lessons: the tutorial's own words, then each lesson: value: its title; NAME: a task; NAME-hint: how; NAME-other: said of other answers

lesson-learn = Tanulj meg játszani
lesson-course-colossal-arena = { edition-colossal-arena }
    .line = Tizenkét rövid lecke, körülbelül tíz perc. Ann lapjaival játszol; a többiek azt teszik, ami a leckéhez kell.
    .done = Ez volt az utolsó lecke. Már ismered a játékot: játssz egyet botokkal, vagy olvasd el, mire képesek a lények.
lesson-course-titan-the-arena = { edition-titan-the-arena }
    .line = Három rövid lecke arról, ami ebben a játékban más. Előbb a Colossal Arena leckéit játszd végig.
    .done = Ez volt az utolsó lecke. A többi különbséget a szabályokban találod.
lesson-number = { NUMERAL($number, case: "ordinal") } lecke, összesen { $total }
lesson-right = Így van.
lesson-impossible = Ez most nem lehetséges: válassz a felkínáltak közül.
lesson-over = Ez a lecke már véget ért.
lesson-task = A feladatod
lesson-hint = Segítség
lesson-finished = Vége a leckének
lesson-next = Következő lecke
lesson-again = Ez a lecke még egyszer
lesson-choose = Melyik lecke?
lesson-leave = Kilépés

lesson-bets = Fogadás
    .start =
        Nyolc lény küzd az arénában, és mind az öt fordulóban kiesik közülük egy. Minden olyan fogadásért arany jár, amelyet a végén megmaradt lényre kötöttél.
        Öt fogadásjelződ van. Az 1. fordulóban kötött fogadásért 4 arany jár, később 3, 2, 1, végül 0.
    .bet = A kör fogadással kezdődik, ha akarsz fogadni. A kezedben van a Troll erős, 9-es harckártyája: fogadj a Trollra.
    .bet-hint = Válaszd a normál fogadást a Trollra.
    .bet-other = Szabad, de a legerősebb lapod a Trollnak segít. Fogadj a Trollra.
    .bet-none = Nem kötelező fogadni, de egyik fogadás sem ér többet annál, amit most kötsz. Fogadj a Trollra.
    .bet-secret = A titkos fogadásnak külön leckéje van. Most normál fogadást köss.
    .play = Most kijátszol egy lapot; aki tud, annak muszáj. Játszd ki a Troll 9-es lapját.
    .play-hint = Válaszd a lapjaid közül a Troll 9-est.
    .play-other = Szabad, de a fogadásodnak a Troll 9-es használ a legtöbbet. Azt játszd ki.
    .again = Húztál egy lapot, így megint nyolc van a kezedben, Ben pedig a Nagy Féregre fogadott. Ebben a fordulóban a Trollra és a Nagy Féregre már senki sem fogadhat: egy helyre csak egy fogadásjelző kerülhet, bárkié legyen is. De minden körödben fogadhatsz egyszer. Fogadj egy másik lényre.
    .again-hint = Köss normál fogadást a többi hat lény egyikére.
    .again-other = Várhatsz vele, de próbáld ki: köss normál fogadást egy másik lényre.
    .end = Három fogadásjelződ maradt, és amit leraktál, nem jön vissza. Egy forduló sok körből áll, nem kell sietni: előbb nézd meg, melyik lények erősek.

lesson-cards = Lapok és harci erő
    .start = Te a Trollra fogadtál, Ben a Nagy Féregre.
    .cover = Ben a Troll 1-es lapjával letakarta a 9-est. Megteheti: a lények senkié sem, és bárki bármelyik lény lapját kijátszhatja. Csak a felül lévő lap számít, így a Troll harci ereje most 1. Segíts neki: játszd ki a Troll 7-est.
    .cover-hint = A Troll 7-es letakarja az 1-est.
    .cover-other = Szabad, de a Troll, amelyre fogadtál, 1-en marad. Játszd ki a Troll 7-est.
    .cover-weak = A 3 több, mint az 1, de a 7 biztosabb. Játszd ki a Troll 7-est.
    .cover-wyrm = Ez lesz a következő. Előbb segíts a Trollnak: játszd ki a Troll 7-est.
    .attack = Ben máshová játszott. Most gyengítsd azt a lényt, amelyikre fogadott: játszd ki a Nagy Féreg 2-es lapját.
    .attack-hint = A Nagy Féreg 2-es letakarja a 8-ast.
    .attack-other = Szabad, de a Nagy Féreg 8-on marad. Játszd ki a 2-es lapját.
    .attack-weak = A Nagy Féreg 6-tal még elég erős volna. Játszd ki a 2-es lapját.
    .end = A harckártya csak a saját lényéhez kerülhet, az aktuális harci sorba. A letakart lap többé nem számít, és senki sem nézheti meg.

lesson-fall = A kiesés
    .start = Ebben a sorban már csak az Unikornisnak nincs lapja. Ha egy kör végén minden lénynek van, kiesik az, amelyiknek a legkisebb a harci ereje.
    .fill = A Nagy Féreg, amelyre Ben fogadott, 2-vel a leggyengébb. Egyetlen Unikornis-lapod sem erősebb, de töltsd ki a helyet: játszd ki az Unikornis 2-est.
    .fill-hint = Válaszd az Unikornis 2-est.
    .fill-other = Szabad, de a sor hiányos marad, és senki sem esik ki. Játszd ki az Unikornis 2-est.
    .tie = A Nagy Féregnek és az Unikornisnak egyformán a legkisebb a harci ereje. Döntetlennél senki sem esik ki: a forduló folytatódik, és mindenki bármelyik lényhez játszhat.
    .break = Felhúztad az Unikornis 6-ost. Döntsd el úgy, hogy az Unikornisod biztonságban legyen.
    .break-hint = Játszd ki az Unikornis 6-ost.
    .break-other = Szabad, de a döntetlen megmarad, és Ben ellened döntheti el. Erősítsd az Unikornist.
    .end = A Nagy Féreg kiesett: a lapjai többé nem játszhatók ki, és Ben fogadásáért nem jár semmi. A 2. forduló új harci sorral kezdődik, és egy fogadásért most 3 arany jár.

lesson-backer = A támogató
    .start = A 3. forduló tart. Az Amazonon Cleo fogadásjelzője 4-et ér, a tiéd 3-at. Egy lénynek az a támogatója, akinek a látható fogadásjelzői együtt a legtöbbet érik rajta; döntetlennél nincs támogatója.
    .bet = Ebben a sorban egy fogadás 2-t ér, és 3 + 2 több, mint 4. Fogadj az Amazonra.
    .bet-hint = Válaszd a fogadást az Amazonra.
    .bet-other = Szabad, de akkor továbbra is Cleo az Amazon támogatója. Fogadj az Amazonra.
    .backs = Ettől a pillanattól te vagy az Amazon támogatója.
    .play = Ha a támogató a kezéből kijátssza a lény egy harckártyáját, aktiválhatja a képességét. Játszd ki az Amazon egyik lapját.
    .play-hint = Válaszd az Amazon 4-est vagy a 8-ast.
    .play-other = Szabad, de nem aktivál képességet: annak a lénynek nem te vagy a támogatója, vagy a lap nem harckártya. Játszd ki az Amazon egyik lapját.
    .use = Az Amazon képességével három lapot húzhatsz. Képességet sosem kötelező aktiválni, de ezt most aktiváld.
    .use-hint = Válaszd a képesség aktiválását.
    .use-other = Lemondhatsz róla, de három lap jól jön. Aktiváld a képességet.
    .end = Nyolcnál több lapod is lehet, akkor egyszerűen nem húzol. Hogy melyik lény mire képes, az asztalnál elolvashatod, nem kell fejből tudni.

lesson-power = Egy képesség működés közben
    .start = Te vagy a Nagy Féreg támogatója. A képességével eldobhatod egy másik lény felül lévő lapját az aktuális harci sorból. Ben éppen letakarta a Küklopsz 1-est a 8-assal, így most a te Trollod a leggyengébb 2-vel. Már csak a Nagy Féregnek nincs lapja.
    .play = Játszd ki a Nagy Féreg egyik lapját: ezzel teljes lesz a sor, és aktiválhatod a képességet.
    .play-hint = Válaszd a Nagy Féreg 5-öst vagy a 9-est.
    .play-other = Szabad, de ezzel nem aktiválhatod a Nagy Féreg képességét. Az ő lapját játszd ki.
    .burn = A Küklopsz 8-as alatt az 1-es van, és mostantól a felülre került lap számít. Dobd el a Küklopsz felül lévő lapját.
    .burn-hint = Válaszd a Küklopsz 8-ast.
    .burn-other = Az a hely akkor üres lenne, és senki sem esne ki. A Küklopsz felül lévő lapját dobd el.
    .burn-none = Akkor a Trollod kiesne. Dobd el a Küklopsz felül lévő lapját.
    .end = A Küklopsz 1-gyel kiesett, a Trollod megmenekült. Érdemes megjegyezni, mi van letakarva.

lesson-second = Két képesség egy körben
    .start = Te vagy az Ettin és a Troll támogatója. Az Ettin képességével még egy lapot kijátszhatsz, a Trolléval egy korábbi harci sorból a kezedbe veheted egy Troll harckártyáját.
    .play = Kezdd az Ettinnel: játszd ki az egyik lapját.
    .play-hint = Válaszd az Ettin 3-ast vagy a 7-est.
    .play-other = Szabad, de utána nem jöhet második lap. Játszd ki az Ettin egyik lapját.
    .use = Aktiváld az Ettin képességét.
    .use-hint = Válaszd a képesség aktiválását.
    .use-other = Lemondhatsz róla, de akkor csak egy lapot játszol ki. Aktiváld a képességet.
    .troll = A második lap ugyanúgy működik, mint az első. Játszd ki a Troll egyik lapját: annak is te vagy a támogatója.
    .troll-hint = Válaszd a Troll 2-est vagy a 6-ost.
    .troll-other = Szabad, de ezzel nem aktiválhatod a Troll képességét. A Troll egyik lapját játszd ki.
    .take = Az 1. sorban a Troll 10-es van, a 2. sorban az 5-ös. Vedd fel az erősebbet.
    .take-hint = Vedd fel a Troll 10-est.
    .take-other = Szabad, de a 10 több, mint az 5. Vedd fel a Troll 10-est.
    .take-none = Megteheted, de egy erős lap jól jön. Vedd fel a Troll 10-est.
    .end = Két lapot játszottál ki, és van egy 10-esed a Trollhoz. Olyan lényekre fogadj, amelyeknek a képességei kiegészítik egymást.

lesson-spectators = Nézőkártyák
    .start = Ben az Amazon támogatója, és szívesen húzna három lapot a képességével. Egy nézőkártya megakadályozhatja: bármelyik még harcoló lényhez kijátszható, van saját harci ereje, és nem aktivál képességet.
    .play = Játszd ki a 4-es nézőkártyát.
    .play-hint = Válaszd a Néző 4-et.
    .play-other = Szabad, de ez nem állítja meg Bent. Játszd ki a 4-es nézőkártyát.
    .on = Tedd az Amazonhoz.
    .on-hint = Válaszd az Amazont.
    .on-other = Szabad, de csak az Amazonnál állítja meg Bent. Válaszd az Amazont.
    .blocked = Ben kijátszotta az Amazon 9-est, de nézőkártyára: az ilyen lap nem aktivál képességet. Csak a következő Amazon-lapja tenné.
    .joker = Az Ettinnek, amelyre fogadtál, 1 a harci ereje, és nincs Ettin-lapod. A nézőkártya minden lénynek segít: játszd ki a 8-ast.
    .joker-hint = Válaszd a Néző 8-at.
    .joker-other = Szabad, de az Ettin 1-en marad. Játszd ki a 8-as nézőkártyát.
    .save = Tedd az Ettinhez.
    .save-hint = Válaszd az Ettint.
    .save-other = Szabad, de az Ettin 1-en marad. Válaszd az Ettint.
    .save-amazon = Ezzel megint megállítanád Bent, de az Ettin 1-en maradna. Válaszd az Ettint.
    .end = Az Ettin harci ereje most 8. A gátlás mindenkire vonatkozik: a következő Ettin-lap nem aktivál képességet, akár te játszod ki, akár más.

lesson-secret = A titkos fogadás
    .start = Egy játékban egyszer, az 1. forduló bármelyik körödben, titkosan is fogadhatsz: a lény egy harckártyáját képpel lefelé lerakod, rá egy fogadásjelzőt. Ezért 5 arany jár, minden más fogadásnál több, de abban a körben nem játszol ki lapot.
    .bet = A lap ereje nem számít. Fogadj titkosan az Amazonra, az Amazon 1-essel.
    .bet-hint = Válaszd a titkos fogadást az Amazon 1-essel.
    .bet-other = Várhatsz vele, de titkosan csak az 1. fordulóban lehet fogadni. Fogadj titkosan az Amazon 1-essel.
    .bet-open = Azt a fogadást mindenki látná. Fogadj titkosan az Amazon 1-essel.
    .bet-strong = Ugyanannyi járna érte, de az Amazon 8-as a kezedben többet ér. Az 1-essel fogadj.
    .bet-creature = Az egy másik lényre kötött fogadás. Az Amazon 1-essel fogadj titkosan.
    .hidden = Senki sem tudta, melyik a lényed, és a rejtett fogadás senkit sem tesz támogatóvá. Így Ben fogadhatott az Amazonra: 4-gyel ő a támogatója.
    .reveal = A titkos fogadásod 5-öt ér. Fogadás helyett felfedheted: tedd meg.
    .reveal-hint = Válaszd a titkos fogadás felfedését.
    .reveal-other = Szabad, de akkor továbbra is Ben az Amazon támogatója. Fedd fel a titkos fogadásodat.
    .backs = A fogadásjelződ most az Amazon fölött van, és 5-öt ér: te vagy a támogatója. A lapját eldobtad.
    .play = A felfedés miatt nem marad el a kártyakijátszás. Játszd ki az Amazon 8-ast.
    .play-hint = Válaszd az Amazon 8-ast.
    .play-other = Szabad, de ezzel nem aktiválhatod az Amazon képességét. Játszd ki az Amazon 8-ast.
    .use = És aktiváld az Amazon képességét.
    .use-hint = Válaszd a képesség aktiválását.
    .use-other = Lemondhatsz róla, de próbáld ki: aktiváld a képességet.
    .end = Akár felfeded, akár nem, a titkos fogadásért a végén 5 arany jár. Amíg rejtve van, a többiek nem tudják, melyik lényt támadják.

lesson-referees = Bírókártyák
    .start = A három bírókártya egyik lényhez sem kerül: történik, amit mondanak, azután el kell dobni őket. A prefektussal egy látható harckártyát vehetsz a kezedbe, az aktuális vagy egy korábbi harci sor bármelyik oszlopának tetejéről.
    .prefect = A Troll 9-es az 1. sorban fekszik, és te a Trollra fogadtál. Játszd ki a prefektust.
    .prefect-hint = Válaszd a prefektust.
    .prefect-other = Szabad, de a Troll 9-es ott marad, ahol van. Játszd ki a prefektust.
    .take = Vedd fel a Troll 9-est.
    .take-hint = Válaszd a Troll 9-est az 1. forduló sorából.
    .take-other = Szabad, de te a Trollra fogadtál. Vedd fel a Troll 9-est.
    .take-none = Megteheted, de egy erős lap jól jön. Vedd fel a Troll 9-est.
    .magister = Bennek van egy titkos fogadása. A magiszterrel megnevezel egy még harcoló lényt, és minden rá kötött titkos fogadást fel kell fedni. Játszd ki a magisztert.
    .magister-hint = Válaszd a magisztert.
    .magister-other = Szabad, de Ben fogadása titok marad. Játszd ki a magisztert.
    .name = Az Unikornisra gyanakszol: nevezd meg.
    .name-hint = Válaszd az Unikornist.
    .name-other = Szabad, de az Unikornis jó tipp. Nevezd meg.
    .end = Eltaláltad! Ben fogadása mostantól 5-öt ér a te 4-eddel szemben, így azonnal ő az Unikornis támogatója. Cserébe tudod, melyik lényre van szüksége.

lesson-discards = Kiesett lények lapjai
    .start = A Nagy Féreg és a Daimón kiesett. A lapjaik többé nem játszhatók ki, és két ilyen lap foglalja a helyet a kezedben.
    .play = Előbb játszd ki egy még harcoló lény lapját.
    .play-hint = Bármelyik kijátszható lap jó.
    .play-other = Játszd ki az egyik harckártyádat.
    .first = Húzás előtt eldobhatod kiesett lények legfeljebb három harckártyáját; mindenki látja őket. Dobj el egyet.
    .first-hint = Bármelyik lap jó.
    .first-other = Abbahagyhatod, de ezek a lapok már nem érnek semmit. Dobj el egyet.
    .more = Dobd el a másikat is.
    .more-hint = Válaszd a másik lapot.
    .more-other = Abbahagyhatod, de ez a lap már nem ér semmit. Dobd el.
    .end = Így három lapot húztál. Ha valaki egyik lapját sem tudja kijátszani, és csak akkor, passzol, és megmutatja mindenkinek a kezében lévő lapokat.

lesson-deck = A húzópakli vége
    .start = A Trollnak, amelyiken minden aranyad van, 0 a harci ereje, és nincs olyan lapod, amely segítene rajta. Ha az Unikornis helye megtelik, a Troll kiesik.
    .play = De a húzópakliban már csak egy lap van, és aki felhúzza az utolsó lapot, abban a pillanatban befejezi a játékot: több lény nem esik ki. A kijátszás után hét lapod marad, tehát húzol egyet. Bármelyik lapot kijátszhatod, csak a prefektust ne.
    .play-hint = Bármelyik harckártya jó.
    .play-other = Játssz ki egy harckártyát.
    .play-prefect = A prefektussal kapnál egy lapot: nyolc lappal nem húzol, és a játék folytatódik. Játssz ki másikat.
    .end = Felhúztad az utolsó lapot. Öt lény maradt meg, köztük a Troll, és te győztél 7 arannyal 6 ellenében. Ha fogy a húzópakli, számold a köröket.

lesson-end = A játék vége
    .start =
        Ez az 5. forduló: az ötödik kieséssel vége a játéknak. Az Amazonnak és az Unikornisnak egyformán a legkisebb a harci ereje.
        A te fogadásaid: Troll 4, Unikornis 3, és titkosan az Ettin, 5. Ben fogadásai: Amazon 4 és 3, Unikornis 4, Troll 3.
    .play = Ha az Unikornis esik ki, Ben győz 10 arannyal 9 ellenében; ha az Amazon, te győzöl 12 arannyal 7 ellenében. Döntsd el úgy, hogy az Amazon essen ki.
    .play-hint = Gyengítsd az Amazont, vagy erősítsd az Unikornist.
    .play-other = Szabad, de a döntetlen megmarad, és Ben döntheti el. Az Amazon essen ki.
    .play-own = Akkor a saját lényed lenne a leggyengébb, és kiesne. Az Amazon essen ki.
    .end = Három lény a viadal túlélője. Mindenki felfedi a titkos fogadását, a túlélőkre kötött fogadásokért jár az arany, és te győztél 12 arannyal 7 ellenében. Ha többen állnak az élen, közülük az győz, aki utoljára lépett.

lesson-auction = A kezdő licit
    .start = A Titan: The Arena játékban licit dönti el, ki kezd: sorban mindenki mondhat egy harci erőt, mindig nagyobbat az előzőnél. A legnagyobb licit kezd, és legalább olyan erős lappal kell kezdenie.
    .bid = Cleo 6-ot licitált. A kezedben van a Hidra 9-es: licitálj 6-nál többet, de ne többet, mint amekkorát ki tudsz játszani.
    .bid-hint = Licitálj 7-et, 8-at vagy 9-et.
    .bid-other = Licitálj 7-et, 8-at vagy 9-et.
    .bid-ten = Nincs 10-es lapod. Blöffölhetsz, de ha senki sem mond többet, megfizetsz érte: a játék végéig csak hét lapra húzhatsz. Licitálj 7-et, 8-at vagy 9-et.
    .bid-none = Átengedheted a kezdést Cleónak, de próbáld ki: licitálj 7-et, 8-at vagy 9-et.
    .duty = Senki sem mond többet: te kezdesz. Az első lapodnak el kell érnie a licitedet.
    .bet = A fogadás olyan, amilyennek már ismered, csak az 5. fordulóban nem lehet fogadni. Fogadj a Hidrára.
    .bet-hint = Válaszd a fogadást a Hidrára.
    .bet-other = Szabad, de a legerősebb lapod a Hidráé. Fogadj a Hidrára.
    .open = Játszd ki a Hidra 9-est: eléri a licitedet, és aktiválhatod vele a képességet.
    .open-hint = Válaszd a Hidra 9-est.
    .open-other = Eléri a licitedet, de nem aktivál képességet. Játszd ki a Hidra 9-est.
    .use = A Hidra képességével, mint az Ettinével, még egy lapot kijátszhatsz. Aktiváld.
    .use-hint = Válaszd a képesség aktiválását.
    .use-other = Lemondhatsz róla, de próbáld ki: aktiváld a képességet.
    .second = A licit csak az első lapra kötelez. Játszd ki bármelyik lény egy lapját.
    .second-hint = Válaszd az egyik harckártyát.
    .second-other = Játszd ki az egyik harckártyát.
    .second-spectator = Szabad, de a nézőkártyát tedd el későbbre. Játszd ki az egyik harckártyát.
    .end = Négy képesség itt más lényé: a Kószáé olyan, mint az Amazoné, a Sárkányé, mint a Nagy Féregé, a Hidráé, mint az Ettiné, a Boszorkánymesteré, mint a Mágusé.

lesson-reach = Ahonnan még lehet venni
    .start = A Titan: The Arena játékban a kiesett lény lapjai a dobott lapok közé kerülnek, a fogadásjelzői pedig kikerülnek a játékból. A felfedett titkos fogadás a lénykártya mögé kerül, és a lapja ott marad képpel felfelé.
    .referee = A bíró ugyanazt teszi, mint a prefektus, de a dobott lapok tetejéről és a felfedett fogadások lapjai közül is választhat. Játszd ki a bírót.
    .referee-hint = Válaszd a bírót.
    .referee-other = Szabad, de előbb próbáld ki a bírót.
    .take = A dobott lapok tetején a Troll 4-es van. Vedd fel, mielőtt másik lap takarja le.
    .take-hint = Válaszd a Troll 4-est.
    .take-other = Szabad, de az a lap később is ott lesz, a Troll 4-es nem. Vedd fel a Troll 4-est.
    .take-none = Megteheted, de kell egy Troll-lap. Vedd fel a Troll 4-est.
    .revealed = A felfedett titkos fogadásod 5-öt ér: te vagy a Troll támogatója.
    .troll = Játszd ki a Troll 4-est.
    .troll-hint = Válaszd a Troll 4-est.
    .troll-other = Szabad, de ezzel nem aktiválhatod a Troll képességét. Játszd ki a Troll 4-est.
    .third = A Troll ugyanonnan vehet Troll-lapot, mint a bíró. Vedd fel a Troll 9-est a Troll mögül: a fogadásjelződ ott marad, és továbbra is számít.
    .third-hint = Válaszd a Troll 9-est.
    .third-other = Szabad, de a 9 több, mint a 6. Vedd fel a Troll 9-est.
    .end = A harmadik bírókártya, a főbíró, egy lény mögé kerül, és ott is marad: minden arra a lényre kötött titkos fogadást fel kell fedni. Aki pedig itt passzol, annak a lapjai a következő köréig nyíltan látszanak.

lesson-stalemate = Patthelyzet
    .start = A Titan: The Arena játék üres húzópaklival is folytatódik. Ben semmit sem tudott kijátszani, és passzolt. A fordulót te kezdted, ezért a köröd előtt minden játékos patthelyzetet jelenthet be.
    .declare = A Boszorkánymesterre fogadtál, de nincs hozzá lapod. Jelents be patthelyzetet.
    .declare-hint = Válaszd a patthelyzet bejelentését.
    .declare-other = Folytathatod a játékot, de új lapot nem kapnál. Jelents be patthelyzetet.
    .bid = Ben egyetértett; egyetlen ellenzés elég lett volna, hogy a játék folytatódjon. Az 1. sor lapjaiból keverve új húzópakli lett, és mindenki húzott belőle egyet. Új licit dönti el, ki folytatja. A Küklopsz 8-ast húztad: licitálj 7-et vagy 8-at.
    .bid-hint = Licitálj 7-et vagy 8-at.
    .bid-other = Szabad, de Ben többet mondhat. Licitálj 7-et vagy 8-at.
    .bid-high = Nincs ilyen erős lapod, és hétlapos kézzel fizetnél érte. Licitálj 7-et vagy 8-at.
    .open = Érd el a licitedet: játszd ki a Küklopsz 8-ast.
    .open-hint = Válaszd a Küklopsz 8-ast.
    .open-other = Játszd ki a Küklopsz 8-ast.
    .end = Mostantól egy körben mindenki legfeljebb egy lapot húz. A Colossal Arenában mindez csak beállítás kérdése, és ott egyszerűen a következő játékos folytatja.

## 15. Az asztal a böngészőben

web-site = Oldalak
web-skip = Ugrás a tartalomhoz
web-skip-decision = Ugrás a döntésedhez
web-home = Kezdőlap
web-language = Nyelv
web-close = Bezárás
web-rules = Szabályok
web-credits = Köszönet
web-foot = Nyílt forráskód. Nincs fiók, nincs követés, nincs reklám.
web-icons-by = Ikonok: a game-icons.net szerzői, CC BY 3.0

web-hero-title = Nyolc lény. Öt forduló. Három marad talpon.
web-hero-text = Fogadj az aréna lényeire, támogasd őket lapjaiddal, és nézd, hogyan válnak kővé ellenfeleid kedvencei. Két–öt játékos, nagyjából fél óra.
web-play-now = Játék most
web-your-name = A neved
web-guest-name = Vendég
web-players = Játékosok
web-rivals = Ellenfelek
web-rivals-mixed = Vegyesen
web-edition = Játék
web-creatures = Lények
web-creatures-random = Véletlenszerűen
web-creatures-beginners = Első játékhoz
web-pace = A botok játéka
web-pace-instant = azonnali
web-pace-quick = gyors
web-pace-calm = nyugodt
web-play-bots = Játék botok ellen
web-more-choices = További választások
web-friends = Játék barátokkal
web-friends-text = Küldj nekik egy linket. Senkinek sem kell fiók, és az üresen maradó székekre botok ülnek.
web-make-table = Asztal nyitása
web-my-games = Játszmáim
web-my-turn = te következel
web-not-my-turn = a többiek játszanak
web-not-started = még nem kezdődött el
web-finished = véget ért
web-game-with = Játékosok: { $players }
web-chairs-free =
    { $count ->
        [one] egy szabad szék
       *[other] { $count } szabad szék
    }
web-watch = Nézés
web-public = Mások is nézhetik

web-undo = Legutóbbi döntésed visszavonása
web-empty-places =
    { $count ->
        [0] nincs üres hely
       *[other] { $count } üres hely
    }
web-would-fall = kiesne: { NOUN($creature) }
web-cards =
    { $count ->
       *[other] lap
    }
web-markers =
    { $count ->
       *[other] fogadás maradt
    }
web-gold = arany
web-bot = bot: { $bot }
web-stood-in = bot helyettesíti
web-played-by = játszik: { $player }
web-away = távol
web-online = itt van
web-empty = üres
web-empty-short = üres: { $count }
web-falls = kiesne
web-row-pays = { $value } arany
web-place = { NOUN($creature, case: "short") } { $row }
web-what-power = mire való a képessége
web-wakes-when = A támogatója aktiválhatja, amikor kézből játszik ki rá lapot, kivéve, ha az a lap nézőkártyát takar le.
web-bet-of = fogadás: { $player }, { $value } aranyat ér
    .you = a te fogadásod, { $value } aranyat ér
web-revealed-bet = felfedett titkos fogadás: { $player }, 5 aranyat ér
web-fell-in = kiesett: { $round }. forduló
web-cannot-play = nem játszható ki: a lény kiesett
web-wakes = képesség
web-blocked =
    { $count ->
        [one] Egy lapod nem játszható ki: a lény kiesett.
       *[other] { $count } lapod nem játszható ki: a lény kiesett.
    }
web-secret-own = Titkos fogadás: { NOUN($creature) }, 5 aranyat ér. Csak te látod.
web-watching = Nézőként vagy itt
web-discards = Dobott lapok
web-top-card = a legfelső
web-turns-each = nagyjából { $count } kör mindenkinek
web-no-bet-and-play = Fogadás nélkül: { $action }
web-note-bet = Fogadáshoz érintsd meg a tábla egy szabad helyét.
web-note-bet-or-play = Fogadáshoz érintsd meg a tábla egy szabad helyét, vagy egy lapot, hogy fogadás nélkül kijátszd.
web-note-play = A lény harckártyája arra a lényre kerül, a nézőkártya bármelyik élő lényre.
web-see-result = Lássuk az eredményt
web-arena = Aréna
web-log-open = Mi történt
web-talk = Beszélgetés
web-talk-say = Szólj az asztalhoz
web-talk-send = Küldés
web-talk-hide = elrejtés
web-stale = A játék közben továbbhaladt. Nézd meg a táblát, és válassz újra.
web-refused = Ezt most nem lehet. Nézd meg a táblát, és válassz újra.
web-dismiss = Értem
web-offline = Nincs kapcsolat. Újrapróbálkozás …

web-lobby = Készül az asztal
web-lobby-text = A játék akkor kezdődik, amikor a házigazda elindítja. A még üres székekre akkor botok ülnek.
web-chair-open = szabad szék
web-chair-host = házigazda
web-share = Link ehhez az asztalhoz
web-copy = Link másolása
web-copied = Másolva
web-start = Játék indítása
web-sit-down = Leülök
web-invited = { $player } meghív egy asztalhoz
web-invited-full = Ennél az asztalnál minden szék foglalt.
web-join-text = Válassz nevet, és ülj le. Nem kell hozzá fiók.
web-only-seats = Ez zártkörű asztal. Ha meghívtak, kérd el a linket, amellyel le lehet ülni.

web-end-standing = Talpon maradt
web-end-fallen = Kiesettek, sorrendben
web-end-who = Ki maradt talpon, és ki esett ki
web-end-bets = Arany fogadásonként
web-end-bets-region = A fogadások táblázata
web-end-secret = Titkos: 5
web-end-row = { $round }: { $value } arany
web-end-lost = elveszett
web-end-secrets = Titkos fogadások
web-end-hid = { $player } elrejtett lapja: { CARD($card) }.
web-end-turned-up = { $player } felfedte titkos fogadását: { NOUN($creature) }.
web-end-nobody = Senki sem fogadott titokban.
web-end-again = Újabb játszma
web-end-board = Vissza a táblához
web-end-record = A jegyzőkönyv letöltése

web-error-400 = Ez a kérés nem érthető
web-error-403 = Ez nem a tiéd
web-error-404 = Nincs ilyen oldal
web-error-404-text = Talán törölték a játszmát, vagy a cím hiányos.
web-error-405 = Ezen a címen nincs mit megnézni
web-error-409 = Ez most nem lehetséges
web-error-410 = Ez a link már nem él
web-error-413 = Ez egyszerre túl sok
web-error-429 = Túl sok kérés
web-error-500 = Itt valami elromlott
web-error-500-text = Bekerült a szerver naplójába. A játszmád biztonságban van: minden válasz előbb tárolódik, csak azután kapsz róla visszajelzést.
web-error-503 = A szerver elfoglalt vagy éppen leáll
web-error-again = Várj egy kicsit, és próbáld újra.
web-error-host = Ez a szerver nem felel erre a névre
web-error-host-text = Használd azt a címet, amelyet kaptál. Aki a szervert üzemelteti, ezzel engedélyezheti ezt a nevet: --allowed-host.
web-error-site = Ez a kérés egy másik webhelyről jött
web-error-site-text = Ezért semmi sem történt. Nyisd meg itt az oldalt, és próbáld újra.
web-broken = Ez a játszma nem folytatható
web-broken-text = Amit a szerver tárolt belőle, nem felel meg a szabályoknak. Ez bekerült a szerver naplójába; más játszmát nem érint.
web-broken-keeper = Semmi sem törlődött: aki a szervert üzemelteti, { $table } néven találja meg a játszmát, az okot pedig a naplóban.
web-broken-host = Ezt az asztalt te nyitottad: ha senki sem tudja helyrehozni, törölheted. Ekkor eltűnik mindazok listájáról, akik játszottak.
web-broken-others = Ha senki sem tudja helyrehozni, a házigazdája itt törölheti.
web-broken-sure = Igen, töröljük ezt a játszmát mindenkinél
web-broken-remove = Játszma törlése
web-broken-short = nem folytatható
web-error-link-used = Ezt a linket már felhasználták. Kérj újat.
web-error-link-revoked = Ez a link már nem érvényes. Kérj újat.
web-error-link-expired = Ez a link lejárt. Kérj újat.
web-error-name = Ez nem lehet név: legyen rövid, vessző, pontosvessző és # nélkül, és ne legyen benne olyan szó, amelyet maga a játék használ.

web-rules-title = Szabályok: { $edition }
web-rules-powers = A képességek
web-rules-cards = A lapok
web-credits-text = A Harena szabad szoftver. Mások betűtípusait, ikonjait és programját is használja, köszönettel:
web-credits-fonts = Betűtípusok: Atkinson Hyperlegible Next (Braille Institute) és Cinzel (Natanael Gama), SIL Open Font License.
web-credits-script = Program: htmx, Zero-Clause BSD.
web-credits-own = Az Ettin és a Gorgó címere, a logó és néhány kisebb jel a Harenához készült.
web-credits-icon = { $icon }, szerzője: { $author }

web-chart-title = Így fordult a játék
web-chart-text = Az egyes játékosok aranya, ha a játék akkor ért volna véget; minden függőleges pontozott vonal egy kiesés. A titkos fogadások a felfedésüktől számítanak, a végén valamennyi.
web-chart-numbers = A számok
web-chart-fall = { $round }. kiesés
web-chart-end = vége

## 16. Learning in the browser

web-book-contents = Tartalom
web-book-whole = A teljes szabályok
web-book-short = Röviden
web-book-questions = Kérdések és válaszok
web-book-more = Bővebben a szabályokban
web-book-apart = Az ehhez hasonló, oldalt vonallal jelölt részek csak a másik játékra vonatkoznak: { $edition }.
web-book-find = Szavakat a böngésző keresőjével találhatsz meg az oldalon (Ctrl+F). A válaszok végén álló számok a Harena döntéseinek jegyzékére utalnak.
web-book-rule = A szabály: { $title }
web-book-asked = { $count } kérdés erről

web-help-decision = Segítség ehhez a kérdéshez
web-help-on = Segítség: { $title }
web-help-kinds = A lapok fajtái
web-help-all = Minden segítség
web-help-rule = Bővebben a szabályokban (új böngészőfülön)

web-rules-one-page = Új neked a játék? A szabályok egy oldalon
web-learn-new = Először jársz itt?
web-learn-new-text = Tanuld meg a játékot magánál az asztalnál: tizenkét rövid lecke, összesen körülbelül tíz perc. Már az első perctől játszol.
web-learn-begin = Kezdés
web-learn-go-on = Folytatás: { $title }
web-learn-done = kész
web-learn-count = { $count } / { $total } kész
web-learn-step = { $number }. feladat, összesen { $total }
web-learn-back = Egy lépéssel vissza
web-learn-read-again = A szöveg újra
web-learn-all = Az összes lecke
web-learn-not-kept = A befejezett leckék akkor kapnak itt jelet, ha már leültél egy asztalhoz, mert a Harena onnantól ismer meg.
web-learn-misfit = Ez a cím nem illik a leckéhez
web-learn-misfit-text = A lecke megváltozott, vagy a cím hiányos.

web-offline-title = Nincs kapcsolat
web-offline-text = A Harena most nem érhető el. A játszmáid biztonságban vannak a szerveren.
web-offline-again = Próbáld újra

## 17. Replays, hot seat, creatures of one's choice

web-past-title = Visszatekintés
web-past-look = Visszatekintés az eddigiekre
web-past-skip = Ugrás a lépéshez
web-past-dealt = A lapok kiosztva.
web-past-walk = Lépések
web-past-first = Első lépés
web-past-turn-back = Előző kör
web-past-back = Előző lépés
web-past-on = Következő lépés
web-past-turn-on = Következő kör
web-past-end = Utolsó lépés
web-past-newer =
    { $count ->
        [one] { $count } újabb lépés
       *[other] { $count } újabb lépés
    }
web-past-gone = Ezt időközben visszavonták.
web-past-present = A jelenbe
web-past-hands = Mindenki lapjai
web-past-all = Mindenki lapjai
web-past-aside = Félretéve
web-past-secret = Titkos fogadás
web-past-not-yours = A lapok csak a játék vége után láthatók.
web-past-result = Az eredmény
web-past-open = Napló, pillanatok, továbbiak
web-past-moments = Pillanatok
web-past-views = Nézőpont
web-past-replay = Visszajátszás
web-past-share = A pillanat megosztása
web-past-links = Pillanatok linkjei
web-past-link = Link ehhez a pillanathoz
web-past-link-text = Akinél ez a link van, hely nélkül is úgy látja a játékot, ahogy választottad, amíg meg nem szünteted a linket.
web-past-link-step = { NUMERAL($number, case: "ordinal") } lépés
web-past-unshare = A link megszüntetése
web-past-unshare-step = A link megszüntetése: { NUMERAL($number, case: "ordinal") } lépés
web-past-no-links = Ennek a játéknak egyetlen pillanatát sem osztottad meg.
web-past-links-full = Már sok linked van ehhez a játékhoz. Előbb szüntess meg egyet.
web-past-back-to = Vissza a visszajátszáshoz
web-try = Innen tovább, botok ellen
web-try-seat = Mi lett volna, ha? Te vagy:
web-try-over = Ennél a lépésnél a játék már véget ért. Menj vissza egy korábbihoz.
web-try-note = „Mi lett volna, ha”: egy másik játék közepén kezdődött, és sehol sem számít.
web-try-short = mi lett volna, ha
web-creatures-chosen = Én választom
web-eight = Nyolc lény
web-error-eight = Pontosan nyolc lényt válassz; most { $count } van kiválasztva.
web-options = Szabályok
web-option-usual = ahogy ebben a játékban szokás
web-hot = Mások ennél a képernyőnél
web-hot-explained = Adjátok körbe a készüléket: függöny takarja el a lapokat a következő elől. Ilyenkor nem jár óra.
web-hot-name = { $number }. név
web-hot-pass = { $player } következik: add át a készüléket
web-hot-hidden = Addig senki lapjai nem látszanak.
web-hot-sit = { $player } vagyok, mutasd a lapjaimat
web-past-spectator = egy néző
web-hot-all = Mindenki ennél a képernyőnél
web-hot-language = Ennél a képernyőnél mindenkinek saját nyelve lehet: csak a tiédet választod.
web-try-origin = Vissza oda, ahol kezdődött

## 18. People, links, talk, administration

web-me = Te és az adataid
web-me-text = Vendég vagy: a böngésződ őriz egy kulcsot, jelszó nincs. Akinek nem marad sem nyitott böngészője, sem másik eszköze, nem tud visszajönni.
web-me-nobody = Itt még semmit sem tudunk rólad. Kezdj egy játékot, vagy ülj le egy asztalhoz, és ezen az oldalon lesz a neved, az eszközeid és az adataid.
web-name-change = Név módosítása
web-name-text = A már elkezdett játék azon a néven megy tovább, amelyen elkezdődött; az új neved mellette látszik.
web-devices = Az eszközeid
web-devices-text = Minden böngésző, amelyben te vagy ez a vendég. Jelentkeztesd ki, amelyiket nem ismered vagy már nem használod.
web-device-this = ez az
web-device-times = kezdete: { $begun }, utoljára: { $seen }
web-device-unknown = Böngésző
web-log-out = Kijelentkezés
web-log-out-last = Ez az egyetlen eszközöd: ha itt kijelentkezel, a játékaid számodra elvesznek.
web-log-out-others = Kijelentkezés mindenhol máshol
web-logged-out = Kijelentkeztél
web-logged-out-text = Ez a böngésző már semmit sem tud a játékaidról.
web-device-new = Folytatás másik eszközön
web-device-new-text = Egyszer használható link, amellyel egy másik böngésző is a tiéd lesz. Ne mutasd meg senkinek: aki először megnyitja, helyetted játszik.
web-device-link = Link, még { $count ->
    [one] egy percig
   *[other] { $count } percig
 } jó
web-device-qr = A link QR-kódja
web-device-make = Link készítése
web-device-links-end = Linkek visszavonása
web-device-heading = Játék itt { $player } néven
web-device-open-text = A gombtól ez a böngésző a vendég egyik eszköze lesz. A link egyszer működik.
web-device-instead = Ebben a böngészőben eddig { $player } voltál. Ennek most vége: ha nincs hozzá másik eszközöd, azok a játékok számodra elvesznek.
web-device-here = Itt játszom
web-muted = Elnémítottak
web-mute = Elnémítás
web-unmute = Újra olvasom
web-mute-text = Akit elnémítasz, annak a szavait egyik asztalnál sem látod. Senki sem tudja meg.
web-data = Az adataid
web-data-text = A neved, nyelved és beállításaid, a játékaid és amit az asztaloknál mondtál, a linkjeid és eszközeid: ennyi az egész. A 90 napja nem látott vendégeket töröljük.
web-data-export = Adataim letöltése
web-data-delete = Adataim törlése
web-delete-text = A neved, a beszélgetéseid, a linkjeid és eszközeid azonnal és végleg eltűnnek; azok a játékok is, amelyekben senki más nem ült. Ahol mások tovább játszanak, ott bot ül a székedre.
web-delete-sure = Biztos vagyok benne, hogy minden törölhető.
web-delete-unsure = Semmit sem töröltünk: jelöld be a négyzetet, ha biztos vagy benne.
web-delete-now = Minden törlése
web-delete-not = Minden maradjon
web-deleted = Mindent töröltünk
web-deleted-text = Itt már semmi sem a tiéd. Új vendégként bármikor visszajöhetsz.
web-people = Kik vannak az asztalnál
web-people-others = Mások, akik beszélnek
web-to-table = Az asztalhoz
web-host-title = A házigazdának
web-invited-chair = { $player } fenntart neked egy széket
web-chair-number = { $number }. szék
web-chair-plays-as = A játék már elkezdődött. Ezen a széken { $player } néven játszol.
web-chair-link = Meghívás erre a székre
web-chair-link-new = Új link ehhez a székhez
web-chair-share = Link ehhez a székhez, egy embernek, egyszer
web-link-end = Link visszavonása
web-chair-free = Szék felszabadítása
web-error-chair = Ez a szék foglalt.
web-invitation-new = Új link az asztalhoz
web-invitation-new-text = Ha a link rossz kezekbe került: a régi azonnal érvénytelen lesz.
web-invite-more = Székek és linkek
web-talk-off = A házigazda kikapcsolta a beszélgetést.
web-talk-unfit = Az üzenetben legyen szöveg, legfeljebb { $count } karakter.
web-talk-on-text = Ennél az asztalnál mindenki beszélhet.
web-talk-switch-off = Beszélgetés kikapcsolása
web-talk-switch-on = Beszélgetés bekapcsolása
web-phrases = Egy koppintással
web-phrase-hello = Sziasztok!
web-phrase-luck = Sok szerencsét!
web-phrase-nice = Szép lépés!
web-phrase-played = Szép játék volt!
web-phrase-thanks = Köszönöm!
web-phrase-sorry = Bocsánat!
web-phrase-oh-no = Jaj, ne!
web-phrase-moment = Egy pillanat, kérem.
web-phrase-again = Játszunk még egyet?
web-phrase-bye = Viszlát!
web-phrase-here = Mostantól én ülök itt.
web-settings = A beállításaid
web-my-links = Linkek, amelyeket készítettél
web-link-table = Egy asztalhoz
web-link-seat = Egy asztal { $number }. székéhez
web-link-replay = Egy befejezett játék egy pillanatához
web-link-made = készült: { $date }

## 19. Clocks, absence, tournaments

clock-name = Gondolkodási idő
clock-none = nincs óra
clock-days = { $days } nap { $hours } óra
clock-hours = { $hours } óra { $minutes } perc
clock-live = { $bank } + döntésenként { $step }
clock-step-hours = { $count } óra minden döntésre
clock-step-days = { $count } nap minden döntésre
clock-left = Hátralévő idő:
clock-bank = Tartalékidő:
clock-until = Eddig kell döntenie:
clock-not-shared = Ha többen játszotok egy képernyőnél, nincs óra: amíg átadjátok a képernyőt, nem tudni, kinek az ideje telik.
company-menu = Az asztal és a beállításaim
company-if-away = Ha valaki elmegy
company-if-away-vote = a többiek szavaznak
company-if-away-bot = bot játszik tovább
company-cancelled = Ezt a játszmát törölték. Nincs eredménye.
company-return = Visszaülök
company-stood-in =
    { $why ->
        [time] Lejárt az időd: bot játszik helyetted.
        [left] Kiszálltál a játszmából: bot játszik helyetted.
        [away] Nem voltál itt: bot játszik helyetted.
       *[vote] A többiek úgy döntöttek, hogy bot játsszon helyetted.
    }
log-seat =
    { $why ->
        [time] { $player } ideje lejárt: bot játszik tovább.
        [left] { $player } kiszállt a játszmából: bot játszik tovább.
        [away] { $player } túl sokáig volt távol: bot játszik tovább.
        [vote] A többiek úgy döntöttek, hogy { $player } helyett bot játsszon tovább.
        [back] { $player } visszatért a játszmába.
       *[other] Mostantól valaki más játszik { $player } helyén.
    }
company-away = { $player } nincs itt.
company-votes = (egyetért: { $have }, kell: { $need })
company-let-bot = Játsszon helyette bot
company-withdraw = Meggondoltam magam
company-cancelling = { $players }: törölné a játszmát.
company-cancel-agree = Töröljük
company-next =
    { $what ->
        [series] Elkezdődött a következő játszma.
       *[again] Újabb játszma kezdődött.
    }
company-go = Odamegyek
company-wants =
    { $what ->
        [series] { $players }: mehet a következő játszma.
       *[again] { $players }: játszana még egyet.
    }
company-start-now = Indítás várakozás nélkül
company-again =
    { $what ->
        [series] Következő játszma
       *[again] Újabb játszma
    }
company-leave = Kiszállok a játszmából
company-leave-text = Bot játszik tovább helyetted. Bármikor visszaülhetsz.
company-cancel = A játszma befejezése eredmény nélkül …
company-cancel-text = Mindenkinek bele kell egyeznie, aki még játszik. Senki sem győz, és ami rejtve volt, rejtve marad.
company-cancel-alone = Senki sem győz, és ami rejtve volt, rejtve marad. Ezt nem lehet visszavonni.
company-cancel-do = A játszma törlése
company-get-up = Felállok az asztaltól
series-games = Egymás utáni játszmák
series-game = { $number }. játszma (összesen { $games })
series-standings = Állás
series-won = A bajnokság győztese { $amount } arannyal: { $players }
series-place = Helyezés
series-column = { $number }. játszma
series-wins = Győzelem
series-next-game = Következő játszma
wish-pace-text = Ha többen ültök az asztalnál, a botok ahhoz igazodnak, aki a legnyugodtabb játékot szeretné.
wish-asks = Kérdezz rá, mielőtt lépek
wish-sound = Hangok: én jövök, kiesés, vége
wish-save = Mentés
wish-saved = Elmentve
wish-sure = Ezt szeretnéd?
wish-do-it = Igen, ezt
wish-back = Nem, vissza
wish-next = Következő
wish-next-spoken = Ennyi más játszma vár rád:
wish-stood-in = bot játszik helyetted
