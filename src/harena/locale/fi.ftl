### Suomi. The ids, attributes and variables are those of en.ftl; see its head.
###
### Player names take no ending: "pelaajalle Ann", "pelaajan Ben kädestä", or the bare nominative.

language-name = suomi

## 1. Creatures. The value is the nominative; the genitive is the object of a finished action too.

noun-amazon = Amatsoni
    .short = Amatsoni
    .genitive = Amatsonin
    .partitive = Amatsonia
    .allative = Amatsonille
    .adessive = Amatsonilla
    .ablative = Amatsonilta
    .elative = Amatsonista
noun-colossus = Kolossi
    .short = Kolossi
    .genitive = Kolossin
    .partitive = Kolossia
    .allative = Kolossille
    .adessive = Kolossilla
    .ablative = Kolossilta
    .elative = Kolossista
noun-cyclops = Kyklooppi
    .short = Kyklooppi
    .genitive = Kykloopin
    .partitive = Kyklooppia
    .allative = Kykloopille
    .adessive = Kykloopilla
    .ablative = Kykloopilta
    .elative = Kykloopista
noun-daimon = Daimon
    .short = Daimon
    .genitive = Daimonin
    .partitive = Daimonia
    .allative = Daimonille
    .adessive = Daimonilla
    .ablative = Daimonilta
    .elative = Daimonista
noun-ettin = Ettin
    .short = Ettin
    .genitive = Ettinin
    .partitive = Ettiniä
    .allative = Ettinille
    .adessive = Ettinillä
    .ablative = Ettiniltä
    .elative = Ettinistä
noun-gorgon = Gorgo
    .short = Gorgo
    .genitive = Gorgon
    .partitive = Gorgoa
    .allative = Gorgolle
    .adessive = Gorgolla
    .ablative = Gorgolta
    .elative = Gorgosta
noun-magus = Maagi
    .short = Maagi
    .genitive = Maagin
    .partitive = Maagia
    .allative = Maagille
    .adessive = Maagilla
    .ablative = Maagilta
    .elative = Maagista
noun-seraphim = Serafi
    .short = Serafi
    .genitive = Serafin
    .partitive = Serafia
    .allative = Serafille
    .adessive = Serafilla
    .ablative = Serafilta
    .elative = Serafista
noun-titan = Titaani
    .short = Titaani
    .genitive = Titaanin
    .partitive = Titaania
    .allative = Titaanille
    .adessive = Titaanilla
    .ablative = Titaanilta
    .elative = Titaanista
noun-troll = Trolli
    .short = Trolli
    .genitive = Trollin
    .partitive = Trollia
    .allative = Trollille
    .adessive = Trollilla
    .ablative = Trollilta
    .elative = Trollista
noun-unicorn = Yksisarvinen
    .short = Yksisarv.
    .genitive = Yksisarvisen
    .partitive = Yksisarvista
    .allative = Yksisarviselle
    .adessive = Yksisarvisella
    .ablative = Yksisarviselta
    .elative = Yksisarvisesta
noun-wyrm = Suurkäärme
    .short = Suurkäär.
    .genitive = Suurkäärmeen
    .partitive = Suurkäärmettä
    .allative = Suurkäärmeelle
    .adessive = Suurkäärmeellä
    .ablative = Suurkäärmeeltä
    .elative = Suurkäärmeestä
noun-dragon = Lohikäärme
    .short = Lohikäär.
    .genitive = Lohikäärmeen
    .partitive = Lohikäärmettä
    .allative = Lohikäärmeelle
    .adessive = Lohikäärmeellä
    .ablative = Lohikäärmeeltä
    .elative = Lohikäärmeestä
noun-hydra = Hydra
    .short = Hydra
    .genitive = Hydran
    .partitive = Hydraa
    .allative = Hydralle
    .adessive = Hydralla
    .ablative = Hydralta
    .elative = Hydrasta
noun-ranger = Ranger
    .short = Ranger
    .genitive = Rangerin
    .partitive = Rangeria
    .allative = Rangerille
    .adessive = Rangerilla
    .ablative = Rangerilta
    .elative = Rangerista
noun-warlock = Warlock
    .short = Warlock
    .genitive = Warlockin
    .partitive = Warlockia
    .allative = Warlockille
    .adessive = Warlockilla
    .ablative = Warlockilta
    .elative = Warlockista

## 2. Other things of the game

noun-creature = gladiaattori
    .genitive = gladiaattorin
    .partitive = gladiaattoria
    .allative = gladiaattorille
    .adessive = gladiaattorilla
    .ablative = gladiaattorilta
    .elative = gladiaattorista
noun-combat-card = voimakortti
    .genitive = voimakortin
    .partitive = voimakorttia
    .allative = voimakortille
    .adessive = voimakortilla
    .ablative = voimakortilta
    .elative = voimakortista
noun-spectator = katsojakortti
    .genitive = katsojakortin
    .partitive = katsojakorttia
    .allative = katsojakortille
    .adessive = katsojakortilla
    .ablative = katsojakortilta
    .elative = katsojakortista
noun-referee-card = tuomarikortti
    .genitive = tuomarikortin
    .partitive = tuomarikorttia
    .allative = tuomarikortille
    .adessive = tuomarikortilla
    .ablative = tuomarikortilta
    .elative = tuomarikortista
noun-prefect = prefekti
    .genitive = prefektin
    .partitive = prefektiä
    .allative = prefektille
    .adessive = prefektillä
    .ablative = prefektiltä
    .elative = prefektistä
noun-magister = magisteri
    .genitive = magisterin
    .partitive = magisteria
    .allative = magisterille
    .adessive = magisterilla
    .ablative = magisterilta
    .elative = magisterista
noun-referee = tuomari
    .genitive = tuomarin
    .partitive = tuomaria
    .allative = tuomarille
    .adessive = tuomarilla
    .ablative = tuomarilta
    .elative = tuomarista
noun-head-referee = päätuomari
    .genitive = päätuomarin
    .partitive = päätuomaria
    .allative = päätuomarille
    .adessive = päätuomarilla
    .ablative = päätuomarilta
    .elative = päätuomarista
noun-marker = pelimerkki
    .genitive = pelimerkin
    .partitive = pelimerkkiä
    .allative = pelimerkille
    .adessive = pelimerkillä
    .ablative = pelimerkiltä
    .elative = pelimerkistä
noun-bet = veto
    .genitive = vedon
    .partitive = vetoa
    .allative = vedolle
    .adessive = vedolla
    .ablative = vedolta
    .elative = vedosta
noun-secret-bet = salainen veto
    .genitive = salaisen vedon
    .partitive = salaista vetoa
    .allative = salaiselle vedolle
    .adessive = salaisella vedolla
    .ablative = salaiselta vedolta
    .elative = salaisesta vedosta
noun-backer = tukija
    .genitive = tukijan
    .partitive = tukijaa
    .allative = tukijalle
    .adessive = tukijalla
    .ablative = tukijalta
    .elative = tukijasta
noun-round = erä
    .genitive = erän
    .partitive = erää
    .allative = erälle
    .adessive = erällä
    .ablative = erältä
    .elative = erästä

## 3. Cards, numbers, lists

# The value is the label of a card in a list or on its face; `object` is the object of a finished
# action.
card-combat = { NOUN($creature) } { $strength }
    .short = { NOUN($creature, case: "short") } { $strength }
    .object = { NOUN($creature, case: "genitive") } { NOUN("Combat Card", case: "genitive") } { $strength }
card-spectator = Katsoja { $strength }
    .short = Katsoja { $strength }
    .object = { NOUN("Spectator", case: "genitive") } { $strength }
card-prefect = Prefekti
    .short = Prefekti
    .object = { NOUN("Prefect", case: "genitive") }
card-magister = Magisteri
    .short = Magisteri
    .object = { NOUN("Magister", case: "genitive") }
card-referee = Tuomari
    .short = Tuomari
    .object = tuomarikortin
card-head-referee = Päätuomari
    .short = Päätuom.
    .object = päätuomarikortin

# What code asks for by itself: lists of cards, names of creatures.
cards = { CARD($cards) }
    .short = { CARD($cards, case: "short") }
    .object = { CARD($cards, case: "object") }
creatures = { NOUN($creatures) }
    .short = { NOUN($creatures, case: "short") }

# Forms of a number, and counted things (partitive singular after every number but 1).
numeral = { $number }
    .gold =
        { $number ->
            [one] { $number } kulta
           *[other] { $number } kultaa
        }
    .cards =
        { $number ->
            [one] { $number } kortti
           *[other] { $number } korttia
        }
    .cards-object =
        { $number ->
            [one] kortin
           *[other] { $number } korttia
        }
    .markers =
        { $number ->
            [0] ei pelimerkkejä
            [one] { $number } pelimerkki
           *[other] { $number } pelimerkkiä
        }
    .ordinal =
        { $number ->
            [1] ensimmäinen
            [2] toinen
            [3] kolmas
            [4] neljäs
            [5] viides
            [6] kuudes
            [7] seitsemäs
            [8] kahdeksas
           *[other] { $number }.
        }
    .ordinal-genitive =
        { $number ->
            [1] ensimmäisen
            [2] toisen
            [3] kolmannen
            [4] neljännen
            [5] viidennen
            [6] kuudennen
            [7] seitsemännen
            [8] kahdeksannen
           *[other] { $number }.
        }
    .ordinal-inessive =
        { $number ->
            [1] ensimmäisessä
            [2] toisessa
            [3] kolmannessa
            [4] neljännessä
            [5] viidennessä
            [6] kuudennessa
            [7] seitsemännessä
            [8] kahdeksannessa
           *[other] { $number }.
        }
    .ordinal-adessive =
        { $number ->
            [1] ensimmäisellä
            [2] toisella
            [3] kolmannella
            [4] neljännellä
            [5] viidennellä
            [6] kuudennella
            [7] seitsemännellä
            [8] kahdeksannella
           *[other] { $number }.
        }

# $case is "label" in lists of labels and bare names, else the form of the members.
list-more = { $before }, { $after }
list-last = { $before } ja { $after }

## 4. What happened (the log)

event-draw = { $player } nostaa: { CARD($cards) }.
    .you = Nostat: { CARD($cards) }.
event-draw-hidden = { $player } nostaa { NUMERAL($count, case: "cards-object") }.
    .you = Nostat { NUMERAL($count, case: "cards-object") }.
event-start = { $player } aloittaa.
    .you = Sinä aloitat.
event-bid = { $player } tarjoaa arvon { $amount }.
    .you = Tarjoat arvon { $amount }.
event-no-bid = { $player } ei tee tarjousta.
    .you = Et tee tarjousta.
event-duty = { $player } voittaa tarjouskilvan: aloituskortin voiman on oltava vähintään { $amount }.
    .you = Voitat tarjouskilvan: aloituskorttisi voiman on oltava vähintään { $amount }.
event-penalty = { $player } voittaa tarjouskilvan arvolla { $amount }, mutta sellaista korttia ei ole: rangaistuksena kättä täydennetään pelin loppuun asti vain 7 korttiin.
    .you = Voitat tarjouskilvan arvolla { $amount }, mutta sinulla ei ole sellaista korttia: rangaistuksena kättäsi täydennetään pelin loppuun asti vain 7 korttiin.
event-bet = { $player } asettaa pelimerkin { NOUN($creature, case: "allative") } ({ NUMERAL($value, case: "gold") }).
    .you = Asetat pelimerkin { NOUN($creature, case: "allative") } ({ NUMERAL($value, case: "gold") }).
event-secret = { $player } lyö salaisen vedon { NOUN($creature, case: "allative") } ({ CARD($card) }).
    .you = Lyöt salaisen vedon { NOUN($creature, case: "allative") } ({ CARD($card) }).
event-secret-hidden = { $player } lyö salaisen vedon.
    .you = Lyöt salaisen vedon.
event-reveal = { $player } paljastaa salaisen vedon { NOUN($creature, case: "allative") } ({ CARD($card) }).
    .you = Paljastat salaisen vetosi { NOUN($creature, case: "allative") } ({ CARD($card) }).
event-play = { $player } pelaa { CARD($card, case: "object") }.
    .you = Pelaat { CARD($card, case: "object") }.
event-spectator = { $player } pelaa { CARD($card, case: "object") } { NOUN($creature, case: "allative") }.
    .you = Pelaat { CARD($card, case: "object") } { NOUN($creature, case: "allative") }.
event-prefect = { $player } pelaa { NOUN("Prefect", case: "genitive") }.
    .you = Pelaat { NOUN("Prefect", case: "genitive") }.
event-referee = { $player } pelaa tuomarikortin.
    .you = Pelaat tuomarikortin.
event-magister = { $player } pelaa { NOUN("Magister", case: "genitive") } ja nimeää { NOUN($creature, case: "genitive") }.
    .you = Pelaat { NOUN("Magister", case: "genitive") } ja nimeät { NOUN($creature, case: "genitive") }.
event-head-referee = { $player } pelaa päätuomarikortin { NOUN($creature, case: "genitive") } taakse.
    .you = Pelaat päätuomarikortin { NOUN($creature, case: "genitive") } taakse.
event-take = { $player } nostaa käteensä { CARD($card, case: "object") }.
    .you = Nostat käteesi { CARD($card, case: "object") }.
event-take-discard = { $player } nostaa hylättyjen pinosta käteensä { CARD($card, case: "object") }.
    .you = Nostat hylättyjen pinosta käteesi { CARD($card, case: "object") }.
event-pass = { $player } passaa ja paljastaa käsikorttinsa: { CARD($cards) }.
    .you = Passaat ja paljastat käsikorttisi: { CARD($cards) }.
event-pass-empty = { $player } passaa: käsi on tyhjä.
    .you = Passaat: kätesi on tyhjä.
event-use = { $player } käyttää { NOUN($creature, case: "genitive") } loitsua.
    .you = Käytät { NOUN($creature, case: "genitive") } loitsua.
event-use-on = { $player } käyttää { NOUN($creature, case: "genitive") } loitsua, kohteena { $rival }.
    .you = Käytät { NOUN($creature, case: "genitive") } loitsua, kohteena { $rival }.
    .rival = { $player } käyttää { NOUN($creature, case: "genitive") } loitsua, kohteena sinä.
event-name = { $player } vaatii pelaajalta { $rival } { NOUN($creature, case: "genitive") } voimakorttia.
    .you = Vaadit pelaajalta { $rival } { NOUN($creature, case: "genitive") } voimakorttia.
    .rival = { $player } vaatii sinulta { NOUN($creature, case: "genitive") } voimakorttia.
event-give = { $player } antaa pelaajalle { $rival } { CARD($card, case: "object") }.
    .you = Annat pelaajalle { $rival } { CARD($card, case: "object") }.
    .rival = { $player } antaa sinulle { CARD($card, case: "object") }.
event-give-hidden = { $player } antaa pelaajalle { $rival } yhden { NOUN($creature, case: "genitive") } voimakortin.
    .you = Annat pelaajalle { $rival } yhden { NOUN($creature, case: "genitive") } voimakortin.
    .rival = { $player } antaa sinulle yhden { NOUN($creature, case: "genitive") } voimakortin.
event-miss = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: hän näyttää käsikorttinsa pelaajalle { $rival }: { CARD($cards) }.
    .you = Sinulla ei ole { NOUN($creature, case: "genitive") } voimakorttia: näytät käsikorttisi pelaajalle { $rival }: { CARD($cards) }.
    .rival = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: hän näyttää sinulle käsikorttinsa: { CARD($cards) }.
event-miss-hidden = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: hän näyttää käsikorttinsa pelaajalle { $rival }.
    .you = Sinulla ei ole { NOUN($creature, case: "genitive") } voimakorttia: näytät käsikorttisi pelaajalle { $rival }.
    .rival = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: hän näyttää sinulle käsikorttinsa.
event-miss-empty = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: käsi on tyhjä.
    .you = Sinulla ei ole { NOUN($creature, case: "genitive") } voimakorttia: kätesi on tyhjä.
    .rival = Pelaajalla { $player } ei ole { NOUN($creature, case: "genitive") } voimakorttia: käsi on tyhjä.
event-aside = Pelaajan { $player } kädestä siirretään sivuun: { CARD($cards) }.
    .you = Kädestäsi siirretään sivuun: { CARD($cards) }.
event-aside-hidden =
    { $count ->
        [one] Pelaajan { $player } kädestä siirretään sivuun yksi kortti.
       *[other] Pelaajan { $player } kädestä siirretään sivuun { $count } korttia.
    }
    .you =
    { $count ->
        [one] Kädestäsi siirretään sivuun yksi kortti.
       *[other] Kädestäsi siirretään sivuun { $count } korttia.
    }
event-peek = { $player } vetää pelaajan { $rival } kädestä: { CARD($cards) }.
    .you = Vedät pelaajan { $rival } kädestä: { CARD($cards) }.
    .rival = { $player } vetää kädestäsi: { CARD($cards) }.
event-peek-hidden = { $player } vetää pelaajan { $rival } kädestä { NUMERAL($count, case: "cards-object") }.
    .you = Vedät pelaajan { $rival } kädestä { NUMERAL($count, case: "cards-object") }.
    .rival = { $player } vetää kädestäsi { NUMERAL($count, case: "cards-object") }.
event-keep = { $player } pitää pelaajan { $rival } kädestä { CARD($card, case: "object") }.
    .you = Pidät pelaajan { $rival } kädestä { CARD($card, case: "object") }.
    .rival = { $player } pitää kädestäsi { CARD($card, case: "object") }.
event-keep-hidden = { $player } pitää yhden kortin pelaajan { $rival } kädestä.
    .you = Pidät yhden kortin pelaajan { $rival } kädestä.
    .rival = { $player } pitää yhden kortin kädestäsi.
event-take-back = { $player } ottaa takaisin pelimerkin { NOUN($creature, case: "ablative") } ({ NUMERAL($round, case: "ordinal") } erä).
    .you = Otat takaisin pelimerkkisi { NOUN($creature, case: "ablative") } ({ NUMERAL($round, case: "ordinal") } erä).
event-take-back-crown = { $player } ottaa takaisin paljastetun salaisen vetonsa { NOUN($creature, case: "ablative") }.
    .you = Otat takaisin paljastetun salaisen vetosi { NOUN($creature, case: "ablative") }.
event-take-back-secret = { $player } ottaa takaisin salaisen vetonsa ja hylkää { CARD($card, case: "object") }.
    .you = Otat takaisin salaisen vetosi ja hylkäät { CARD($card, case: "object") }.
event-bet-anywhere = { $player } asettaa ylimääräisen pelimerkin { NOUN($creature, case: "allative") }, { NUMERAL($round, case: "ordinal-genitive") } erän kohdalle ({ NUMERAL($value, case: "gold") }).
    .you = Asetat ylimääräisen pelimerkin { NOUN($creature, case: "allative") }, { NUMERAL($round, case: "ordinal-genitive") } erän kohdalle ({ NUMERAL($value, case: "gold") }).
event-call = { $player } turvautuu kuolleen gladiaattorin loitsuun: { NOUN($creature) }.
    .you = Turvaudut kuolleen gladiaattorin loitsuun: { NOUN($creature) }.
event-swap = { $player } vaihtaa kahden kortin paikkaa: { CARD($cards) }.
    .you = Vaihdat kahden kortin paikkaa: { CARD($cards) }.
event-burn = { $player } poistaa pöydältä { CARD($card, case: "object") }.
    .you = Poistat pöydältä { CARD($card, case: "object") }.
event-burn-spectator = { $player } poistaa { NOUN($creature, case: "ablative") } { CARD($card, case: "object") }.
    .you = Poistat { NOUN($creature, case: "ablative") } { CARD($card, case: "object") }.
event-discard = { $player } hylkää { CARD($cards, case: "object") }.
    .you = Hylkäät { CARD($cards, case: "object") }.
event-discard-hidden =
    { $count ->
        [one] { $player } hylkää kortin näyttämättä sitä.
       *[other] { $player } hylkää { $count } korttia näyttämättä niitä.
    }
    .you =
    { $count ->
        [one] Hylkäät kortin näyttämättä sitä.
       *[other] Hylkäät { $count } korttia näyttämättä niitä.
    }
event-stack = { $player } on hylännyt { NUMERAL($count, case: "cards-object") }; hylättyjen pinossa päällimmäisenä: { CARD($card) }.
    .you = Olet hylännyt { NUMERAL($count, case: "cards-object") }; hylättyjen pinossa päällimmäisenä: { CARD($card) }.
event-return =
    { $count ->
        [one] { $player } ottaa sivuun siirretyn kortin takaisin käteensä.
       *[other] { $player } ottaa { $count } sivuun siirrettyä korttia takaisin käteensä.
    }
    .you =
    { $count ->
        [one] Otat sivuun siirretyn kortin takaisin käteesi.
       *[other] Otat { $count } sivuun siirrettyä korttia takaisin käteesi.
    }
event-turn = Vuorossa on { $player }.
    .you = Sinun vuorosi.
event-round = { CAPITAL(NUMERAL($round, case: "ordinal")) } erä alkaa.
event-fall = { NOUN($creature) } tuhoutuu.
event-declare = { $player } julistaa pattitilanteen.
    .you = Julistat pattitilanteen.
event-continue = { $player } haluaa jatkaa peliä.
    .you = Haluat jatkaa peliä.
event-object = { $player } vastustaa: peli jatkuu.
    .you = Vastustat: peli jatkuu.
event-agree = { $player } suostuu.
    .you = Suostut.
event-stalemate-automatic = Pattitilanne: kukaan ei voi pelata korttia.
event-stalemate-agreed = Pattitilanne on hyväksytty.
event-stalemate-idle = Pattitilanne: mikään ei ole muuttunut pitkään aikaan.
event-redeal =
    { $count ->
        [one] { CAPITAL(NUMERAL($round, case: "ordinal-genitive")) } erän ainoasta kortista tulee uusi täydennyspakka.
       *[other] { CAPITAL(NUMERAL($round, case: "ordinal-genitive")) } erän { $count } korttia sekoitetaan uudeksi täydennyspakaksi.
    }
event-over-fifth-fall = Peli päättyy: viides gladiaattori on tuhoutunut. { $player } voittaa.
    .you = Peli päättyy: viides gladiaattori on tuhoutunut. Voitit!
event-over-deck = Peli päättyy: täydennyspakan viimeinen kortti on nostettu. { $player } voittaa.
    .you = Peli päättyy: täydennyspakan viimeinen kortti on nostettu. Voitit!
event-over-stalemate = Peli päättyy: millään erällä ei voi enää jatkaa. { $player } voittaa.
    .you = Peli päättyy: millään erällä ei voi enää jatkaa. Voitit!
event-over-idle = Peli päättyy: mikään ei ole muuttunut pitkään aikaan. { $player } voittaa.
    .you = Peli päättyy: mikään ei ole muuttunut pitkään aikaan. Voitit!

## 5. Decisions: the question to whoever decides; `waiting` is what the others read meanwhile

decision-bid = Kuinka vahvan kortin pelaat aloituskortiksi? Korkein tarjous aloittaa. Pienin mahdollinen tarjous on { $minimum }.
    .waiting = { $player } voi tehdä tarjouksen.
decision-bet = Lyötkö vetoa? Nyt lyöty avoin veto tuo { NUMERAL($value, case: "gold") }, jos gladiaattori selviää. Pelimerkkejä jäljellä: { $count }.
    .secret = Lyötkö vetoa? Nyt lyöty avoin veto tuo { NUMERAL($value, case: "gold") }, jos gladiaattori selviää, salainen veto 5, mutta silloin et pelaa korttia tällä vuorolla. Pelimerkkejä jäljellä: { $count }.
    .reveal = Paljastatko salaisen vetosi?
    .waiting = { $player } voi lyödä vetoa.
decision-play = Minkä kortin pelaat?
    .second = Pelaatko toisen kortin?
    .opening = Millä kortilla aloitat? Tarjouksesi mukaan voiman on oltava vähintään { $amount }.
    .pass = Et voi pelata mitään korteistasi: passaat ja paljastat käsikorttisi.
    .waiting = { $player } pelaa kortin.
decision-column = Minkä gladiaattorin valitset?
    .spectator = Mille gladiaattorille pelaat katsojakortin?
    .magister = Minkä gladiaattorin magisteri nimeää? Kaikki sille lyödyt salaiset vedot paljastetaan.
    .head-referee = Minkä gladiaattorin taakse pelaat päätuomarin? Kaikki sille lyödyt salaiset vedot paljastetaan.
    .waiting = { $player } valitsee gladiaattorin.
decision-take = Minkä näkyvän voimakortin nostat käteesi?
    .power = Minkä näkyvän { NOUN($creature, case: "genitive") } voimakortin nostat käteesi?
    .waiting = { $player } voi nostaa voimakortin käteensä.
decision-power = Käytätkö { NOUN($creature, case: "genitive") } loitsua? { $line }
    .waiting = { $player } voi käyttää { NOUN($creature, case: "genitive") } loitsua.
decision-rival = Keneen käytät { NOUN($creature, case: "genitive") } loitsua? { $line }
    .waiting = { $player } voi käyttää { NOUN($creature, case: "genitive") } loitsua johonkin pelaajaan.
decision-name = Minkä gladiaattorin voimakorttia vaadit pelaajalta { $rival }?
    .waiting = { $player } nimeää gladiaattorin.
decision-give = { $rival } vaatii { NOUN($creature, case: "genitive") } voimakorttia: minkä annat?
    .waiting = { $player } valitsee annettavan kortin.
decision-keep = Mikä kortti pelaajan { $rival } kädestä jää sinulle?
    .waiting = { $player } valitsee pidettävän kortin.
decision-take-back = Minkä pelimerkkisi otat takaisin?
    .waiting = { $player } voi ottaa pelimerkin takaisin.
decision-bet-anywhere = Mihin asetat ylimääräisen pelimerkin?
    .waiting = { $player } voi asettaa ylimääräisen pelimerkin.
decision-call = Minkä kuolleen gladiaattorin loitsua käytät?
    .waiting = { $player } voi käyttää kuolleen gladiaattorin loitsua.
decision-swap = Vaihdatko saman gladiaattorin kahden näkyvän voimakortin paikkaa? Valitse ensimmäinen.
    .waiting = { $player } voi vaihtaa kahden kortin paikkaa.
decision-with = Minkä toisen { NOUN($creature, case: "genitive") } voimakortin kanssa se vaihtaa paikkaa?
    .waiting = { $player } valitsee vaihdon toisen kortin.
decision-burn = Minkä gladiaattorin päällimmäisen kortin poistat pelattavasta erästä?
    .waiting = { $player } voi poistaa päällimmäisen kortin.
decision-discard =
    { $count ->
        [one] Hylkäätkö kuolleen gladiaattorin voimakortin? Voit hylätä vielä yhden kortin.
       *[other] Hylkäätkö kuolleen gladiaattorin voimakortin? Voit hylätä vielä { $count } korttia.
    }
    .any =
    { $count ->
        [one] Hylkäätkö kortin näyttämättä sitä? Voit hylätä vielä yhden kortin.
       *[other] Hylkäätkö kortin näyttämättä sitä? Voit hylätä vielä { $count } korttia.
    }
    .waiting = { $player } voi hylätä kortteja.
decision-stalemate = Julistatko pattitilanteen? Jos kukaan ei vastusta, vanhimman erän kortit sekoitetaan uudeksi täydennyspakaksi.
    .waiting = { $player } voi julistaa pattitilanteen.
decision-object = { $rival } julistaa pattitilanteen. Vastustatko? Yksikin vastustaja riittää, ja peliä jatketaan.
    .waiting = { $player } voi vastustaa pattitilannetta.
decision-chance = Mitä sattuma ratkaisee?
    .waiting = Sattuma ratkaisee.

## 6. Actions: the choices of a menu, by decision and kind of object

action-bid-number = Tarjoa { $amount }
action-bid-nothing = Ei tarjousta
action-bet-column = Pelimerkki { NOUN($creature, case: "allative") } (voittokerroin { $value })
action-bet-card = Salainen veto { NOUN($creature, case: "allative") }: { CARD($card) } (voittokerroin 5)
action-bet-yes = Paljasta salainen veto
    .known = Paljasta salainen veto { NOUN($creature, case: "allative") }
action-bet-nothing = Ei vetoa
    .reveal = Pidä se salassa
action-play-card = Pelaa { CARD($card) }
action-play-nothing = Ei toista korttia
action-play-pass = Passaa ja paljasta käsikortit
action-column-column = { NOUN($creature) }
action-take-card = Nosta { CARD($card) }
action-take-nothing = Älä nosta mitään
action-power-yes = Käytä loitsua
action-power-nothing = Älä käytä loitsua
action-rival-player = { $rival } ({ NUMERAL($count, case: "cards") } kädessä)
action-rival-nothing = Älä käytä loitsua
action-name-column = { NOUN($creature) }
action-give-card = Anna { CARD($card) }
action-keep-card = Pidä { CARD($card) }
action-take-back-place = Pelimerkki { NOUN($creature, case: "ablative") }, { NUMERAL($round, case: "ordinal") } erä ({ NUMERAL($value, case: "gold") })
action-take-back-crown = Paljastettu salainen veto { NOUN($creature, case: "ablative") } (5 kultaa)
action-take-back-secret = Salainen vetosi (5 kultaa)
    .known = Salainen vetosi { NOUN($creature, case: "allative") } (5 kultaa)
action-take-back-nothing = Älä ota mitään takaisin
action-bet-anywhere-place = Pelimerkki { NOUN($creature, case: "allative") }, { NUMERAL($round, case: "ordinal") } erä (voittokerroin { $value })
action-bet-anywhere-nothing = Ei ylimääräistä vetoa
action-call-column = { NOUN($creature, case: "genitive") } loitsu: { $line }
action-call-nothing = Älä käytä loitsua
action-swap-card = { CARD($card) }
action-swap-nothing = Älä vaihda mitään
action-with-card = { CARD($card) }
action-burn-column = { CARD($card) }
    .spectator = { CARD($card) } { NOUN($creature, case: "ablative") }
action-burn-nothing = Älä poista mitään
action-discard-card = Hylkää { CARD($card) }
action-discard-nothing = Valmis
action-stalemate-yes = Julista pattitilanne
action-stalemate-nothing = Jatka peliä
action-object-yes = Vastusta
action-object-nothing = Suostu
action-chance-card = { CARD($card) }
action-chance-player = { $player }

# What a choice brings; shown behind the choice.
hint-covers = peittää: { CARD($card) }
hint-backer = olet sen tukija
hint-spectator = ei loitsua: peittää katsojakortin
hint-row = { NUMERAL($round, case: "ordinal") } erä
hint-discard = hylättyjen pinon päällä
hint-revealed = paljastettujen vetojen pinossa
hint-fallen = tuhoutunut
hint-bid = liian heikko tarjoukseesi
hint-second-referee = ei toisena korttina

## 7. The table

edition-colossal-arena = Colossal Arena
edition-titan-the-arena = Titan: The Arena

table-round = Erä { $round }/5
table-row = { $round }. erä
table-creature = Gladiaattori
table-player = Pelaaja
table-deck = Täydennyspakka
table-deck-count =
    { $count ->
        [0] Täydennyspakka: tyhjä
       *[other] Täydennyspakka: { NUMERAL($count, case: "cards") }
    }
table-deck-low = Täydennyspakka on melkein tyhjä.
    .none = Täydennyspakka on melkein tyhjä; sen viimeinen kortti päättää pelin.
    .empty = Täydennyspakka on tyhjä.
table-deck-last = Peli voi päättyä tällä vuorolla.
table-discard = Hylättyjen pino
table-discard-empty = Hylättyjen pino: tyhjä
table-discard-top = Hylättyjen pino, päällimmäisenä: { CARD($card) }
table-hand = Käsi
table-hand-own = Käsikorttisi
table-hand-of = Pelaajan { $player } käsi
table-hand-count = { NUMERAL($count, case: "cards") } kädessä
table-hand-empty = tyhjä käsi
table-hand-limit = kättä täydennetään { $count } korttiin
table-hand-known = tiedät: { CARD($cards) }
table-hand-shown = kaikkien nähtävissä: { CARD($cards) }
table-markers = Pelimerkit
table-markers-left = jäljellä { NUMERAL($count, case: "markers") }
table-bets = Vedot
table-pays = voittokerroin { $value }
table-secret = salainen veto
table-secret-placed = salainen veto lyöty
table-secret-own = salainen vetosi: { CARD($card) }
table-crown = Gladiaattorin yläpuolella
    .titan-the-arena = Gladiaattorin takana
table-crown-pile = Paljastettujen vetojen pino
table-backer = Tukija
table-backed-by = tukija { $player }
    .you = sinä olet tukija
table-backed-by-nobody = ei tukijaa
table-backs = { NOUN($creature, case: "genitive") } tukija on { $player }.
    .you = { NOUN($creature, case: "genitive") } tukija olet sinä.
table-backs-nobody = { NOUN($creature, case: "adessive") } ei ole tukijaa.
table-strength = Voima
table-no-card = ei korttia
table-covered = alla { NUMERAL($count, case: "cards") }
table-would-fall = tuhoutuisi nyt
table-would-fall-creature = { NOUN($creature) } tuhoutuisi nyt.
table-lowest-tie = Pienin voima on tasan: kukaan ei tuhoutuisi.
table-empty-places =
    { $count ->
        [0] Erässä ei ole tyhjiä paikkoja.
        [one] Erässä on vielä yksi tyhjä paikka.
       *[other] Erässä on vielä { $count } tyhjää paikkaa.
    }
table-gold = Kulta
table-gold-now = kultaa, jos peli päättyisi nyt
table-aside = sivuun siirretty { NUMERAL($count, case: "cards") }
table-aside-own = sivuun siirretty: { CARD($cards) }
table-living = elossa
table-fallen = kuollut
table-fell-in = tuhoutui { NUMERAL($round, case: "ordinal-inessive") } erässä
table-turn = Vuorossa { $player }
    .you = Sinun vuorosi
table-starter = aloitti erän
table-you = sinä
table-bot = botti
table-waits = Odotetaan: { $player }.
table-since = Edellisen vuorosi jälkeen
table-log = Mitä tapahtui
table-legend-backer = tukija
table-legend-spectator = (n) katsojakortti
table-legend-covered = +n korttia alla
table-legend-current = pelattava erä
table-legend-pays = vedon voittokerroin tässä erässä
table-over = Peli päättyi

## 8. The end of the game

end-title = Peli päättyi
end-reason-fifth-fall = Viisi gladiaattoria on tuhoutunut.
end-reason-deck = Täydennyspakan viimeinen kortti on nostettu.
end-reason-stalemate = Millään erällä ei voi enää jatkaa.
end-reason-idle = Mikään ei ole muuttunut pitkään aikaan.
end-survivors = Selvinneet gladiaattorit: { NOUN($creatures) }.
end-winner = { $player } voittaa, { NUMERAL($amount, case: "gold") }.
    .you = Voitit, { NUMERAL($amount, case: "gold") }!
end-score = { $player }: { NUMERAL($amount, case: "gold") }
    .bets = { $player }: { NUMERAL($amount, case: "gold") } ({ $bets })
end-bet = { NOUN($creature) } { $value }
end-bet-secret = { NOUN($creature) } { $value }, salainen
end-tie-break-last-mover = Tasatilanne, { NUMERAL($amount, case: "gold") }: viimeksi pelannut voittaa.
end-tie-break-tournament = Tasatilanne, { NUMERAL($amount, case: "gold") }: voittaa se, jolla on eniten panoksia viimeksi tuhoutuneella gladiaattorilla, sitten viimeksi pelannut.

## 9. Powers: value: the name; `line`: in a few words; `full`: what may be done; `titan`: in Titan: The Arena

power-amazon = Tiedustelu
    .line = Nosta kolme korttia.
    .full = Saat heti nostaa täydennyspakasta tasan kolme korttia. Jos siinä on vähemmän kuin kolme, loitsua ei voi käyttää; jos nostat viimeisen kortin, peli päättyy sillä hetkellä.
    .titan = Saat heti nostaa täydennyspakasta kolme korttia tai niin monta kuin siinä on. Jos kädessäsi on sen jälkeen vähintään kahdeksan korttia, et täydennä kättäsi. Jos pakka on tyhjä, loitsua ei ole.
power-colossus = Kestävyys
    .line = Ota yksi pelimerkkisi takaisin.
    .full = Saat ottaa yhden pelimerkkisi takaisin, aivan kuin vetoa ei olisi lyöty: minkä tahansa erän kohdalta, paljastetusta salaisesta vedosta, jopa kuolleelta gladiaattorilta. Voit ottaa takaisin myös oman paljastamattoman salaisen vetosi; sen kortti hylätään silloin kuvapuoli ylöspäin.
    .titan = Saat ottaa yhden pelimerkkisi takaisin minkä tahansa erän kohdalta tai paljastetusta salaisesta vedosta, aivan kuin vetoa ei olisi lyöty. Voit ottaa takaisin myös oman paljastamattoman salaisen vetosi; sen kortti hylätään silloin kuvapuoli ylöspäin. Kuolleiden gladiaattorien pelimerkit ovat poissa pelistä.
power-cyclops = Tyrmäysisku
    .line = Puolet pelaajan kädestä siirtyy vuoron ajaksi sivuun.
    .full = Saat valita toisen pelaajan. Puolet hänen käsikorteistaan, ylöspäin pyöristettynä, siirretään satunnaisesti sivuun kuvapuoli alaspäin. Niitä ei voi käyttää mihinkään hänen seuraavalla vuorollaan; sen aikana ne palaavat käteen, hylkäysten jälkeen ja ennen täydennystä.
    .titan = Saat valita toisen pelaajan. Hänelle jää puolet käsikorteista, ylöspäin pyöristettynä, ja loput siirretään satunnaisesti sivuun kuvapuoli alaspäin. Niitä ei voi käyttää mihinkään hänen seuraavalla vuorollaan; sen aikana ne palaavat käteen, hylkäysten jälkeen ja ennen täydennystä.
power-daimon = Rikkaus
    .line = Aseta ylimääräinen pelimerkki minkä tahansa erän kohdalle.
    .full = Saat heti asettaa vielä yhden pelimerkin jollekin elossa olevalle gladiaattorille, pelattavan tai aiemmin pelatun erän kohdalle, jossa ei vielä ole pelimerkkiä. Se tuottaa saman kuin muutkin sen erän vedot. Salainen veto se ei voi olla.
    .titan = { power-daimon.full }
power-ettin = Monta päätä
    .line = Pelaa toinen kortti.
    .full = Saat heti pelata kädestäsi vielä yhden kortin, minkä tahansa, aivan kuin pelaisit vasta ensimmäistä; jos olet senkin gladiaattorin tukija, myös sen loitsu toimii. Vuorolla voi pelata vain yhden ylimääräisen kortin, eikä se voi olla salainen veto.
    .titan = Saat heti pelata kädestäsi toisen voimakortin tai katsojakortin; jos olet senkin gladiaattorin tukija, myös sen loitsu toimii. Vuorolla voi pelata vain yhden ylimääräisen kortin. Se ei voi olla tuomarikortti eikä salainen veto.
power-gorgon = Kivettävä katse
    .line = Vaadi pelaajalta jonkin gladiaattorin kortti.
    .full = Saat valita toisen pelaajan ja nimetä elossa olevan gladiaattorin. Pelaajan on annettava sinulle kädestään yksi sen voimakortti, oman valintansa mukaan, tai näytettävä vain sinulle, ettei hänellä ole sellaista. Näkemääsi et saa kertoa. Kykloopin vuoksi sivuun siirretyt kortit eivät kuulu mukaan.
    .titan = { power-gorgon.full }
power-magus = Ennakointi
    .line = Hylkää näyttämättä myös elossa olevien kortteja.
    .full = Tämän vuoron hylkäyksissä saat hylätä myös elossa olevien gladiaattorien voimakortteja, eikä kukaan näe niitä: ne lasketaan pinona hylättyjen pinoon, ja vain päällimmäinen jää näkyviin. Vuorolla hylätään silti enintään kolme korttia.
    .titan = Tämän vuoron hylkäyksissä saat hylätä mitä tahansa käsikorttejasi, eikä kukaan näe niitä: ne lasketaan pinona hylättyjen pinoon, ja vain päällimmäinen jää näkyviin. Vuorolla hylätään silti enintään kolme korttia.
power-seraphim = Torvenkutsu
    .line = Käytä kuolleen gladiaattorin loitsua.
    .full = Saat valita toisen gladiaattorin, joka on kuollut tässä pelissä, ja käyttää nyt sen loitsua, oli sen tukija kuka tahansa. Jos se on Trolli, nostat Serafin voimakortin.
    .titan = { power-seraphim.full }
power-titan = Varkaus
    .line = Vedä pelaajan kädestä kolme korttia ja pidä yksi.
    .full = Saat valita toisen pelaajan, jolla on kädessään vähintään kolme korttia. Vedät niistä sokkona kolme, pidät yhden ja palautat kaksi näyttämättä niitä; saat kertoa, mitä ne olivat. Kykloopin vuoksi sivuun siirrettyjä kortteja ei voi vetää. Pelaaja täydentää kätensä vasta oman vuoronsa lopussa.
    .titan = Saat valita toisen pelaajan, jolla on kortteja kädessään. Vedät niistä sokkona kolme (tai kaikki, jos niitä on vähemmän), pidät yhden ja palautat loput näyttämättä niitä; saat kertoa niistä mitä haluat. Kykloopin vuoksi sivuun siirrettyjä kortteja ei voi vetää. Pelaaja täydentää kätensä vasta oman vuoronsa lopussa.
power-troll = Uusiutuminen
    .line = Nosta käteesi näkyvä Trollin voimakortti.
    .full = Saat nostaa käteesi näkyvän Trollin voimakortin aiemmin pelatusta erästä.
    .titan = Saat nostaa käteesi näkyvän Trollin voimakortin: aiemmin pelatusta erästä, paljastettujen vetojen pinosta tai hylättyjen pinon päältä, mutta et sitä, jonka juuri pelasit.
power-unicorn = Siirtymä
    .line = Vaihda gladiaattorin kahden näkyvän kortin paikkaa.
    .full = Saat vaihtaa saman gladiaattorin kahden näkyvän voimakortin paikkaa, minkä gladiaattorin tahansa. Vain päällimmäiset kortit vaihtavat paikkaa, eikä vaihto käynnistä mitään loitsua.
    .titan = Saat vaihtaa saman gladiaattorin kahden näkyvän voimakortin paikkaa, minkä gladiaattorin tahansa; myös sen paljastettujen vetojen päällimmäinen kortti kelpaa. Vain päällimmäiset kortit vaihtavat paikkaa, eikä vaihto käynnistä mitään loitsua.
power-wyrm = Tulenhenkäys
    .line = Poista toisen gladiaattorin päällimmäinen kortti tästä erästä.
    .full = Saat poistaa minkä tahansa toisen gladiaattorin näkyvän voimakortin tai katsojakortin pelattavasta erästä. Sen alta paljastunut kortti astuu voimaan. Mieltään ei saa enää muuttaa, kun alla oleva kortti on näkynyt.
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

help-combat-card = Voimakortti
    .text = Kuuluu yhdelle gladiaattorille ja sen voima on 0–10. Se pelataan gladiaattorin kohdalle pelattavaan erään, siellä olevan kortin päälle; peitetty kortti ei enää vaikuta. Jos olet gladiaattorin tukija eikä kortti peitä katsojakorttia, voit sen jälkeen käyttää gladiaattorin loitsua.
help-spectator = Katsojakortti
    .text = Sen voima on 0–10, ja sen voi pelata mille tahansa elossa olevalle gladiaattorille pelattavaan erään. Se ei käynnistä loitsua, eikä käynnistä sekään voimakortti, joka sen peittää.
help-prefect = Prefekti
    .text = Saat nostaa käteesi yhden näkyvän voimakortin pelattavan tai aiemmin pelatun erän jonkin pinon päältä. Sitten prefekti hylätään. Niitä on kaksi.
help-magister = Magisteri
    .text = Nimeät elossa olevan gladiaattorin. Kaikki sille lyödyt salaiset vedot paljastetaan, ja niiden arvo on siitä lähtien 5; tukija voi vaihtua heti. Sitten magisteri hylätään.
help-referee = Tuomarikortti
    .text = Saat nostaa käteesi yhden näkyvän voimakortin: pelattavan tai aiemmin pelatun erän jonkin pinon päältä, paljastettujen vetojen pinosta tai hylättyjen pinon päältä. Sitten tuomarikortti hylätään. Niitä on kaksi.
help-head-referee = Päätuomari
    .text = Pelataan elossa olevan gladiaattorin taakse. Kaikki sille lyödyt salaiset vedot paljastetaan ja kortit pinotaan päätuomarin päälle; niiden arvo on siitä lähtien 5, ja tukija voi vaihtua heti. Päätuomari jää pöydälle.

## 11. The rules in short: value: the heading; `text`; `titan`: instead of it, in Titan: The Arena

rules-aim = Tavoite
    .text = Kahdeksan gladiaattoria taistelee areenalla, jokaisessa viidestä erästä yksi tuhoutuu, ja sinä lyöt vetoa niiden puolesta, jotka jäävät jäljelle. Pelaaja, jolle vedot selvinneiden puolesta tuovat eniten kultaa, voittaa.
rules-start = Alku
    .text = Jokaisella on kahdeksan korttia ja viisi pelimerkkiä. Aloittaja arvotaan; vuorot kulkevat myötäpäivään.
    .titan = Jokaisella on kahdeksan korttia ja viisi pelimerkkiä. Aloittaja ratkaistaan tarjouskilvalla: vuorollaan saa tarjota voimaa 0–10, aina edellistä enemmän. Korkeimman tarjouksen tehnyt aloittaa, ja aloituskortin voiman on oltava vähintään tarjouksen suuruinen. Joka ei siihen kykene, täydentää kätensä pelin loppuun asti vain seitsemään korttiin.
rules-turn = Vuoro
    .text = 1. Voit lyödä vetoa tai paljastaa salaisen vetosi. 2. Pelaat yhden kortin; passaat ja paljastat käsikorttisi vain, jos mitään ei voi pelata. 3. Voit hylätä enintään kolme kuolleiden gladiaattorien voimakorttia ja täydennät sitten kätesi kahdeksaan korttiin. 4. Jos jokaisella elossa olevalla gladiaattorilla on kortti pelattavassa erässä, gladiaattori voi tuhoutua.
    .titan = 1. Voit lyödä vetoa tai paljastaa salaisen vetosi. 2. Pelaat yhden kortin; passaat vain, jos mitään ei voi pelata, ja käsikorttisi ovat silloin kaikkien nähtävissä seuraavaan vuoroosi asti. 3. Voit hylätä enintään kolme kuolleiden gladiaattorien voimakorttia ja täydennät sitten kätesi kahdeksaan korttiin. 4. Jos jokaisella elossa olevalla gladiaattorilla on kortti pelattavassa erässä, gladiaattori voi tuhoutua.
rules-bets = Vedot
    .text = Yksi pelimerkki vuorolla, elossa olevalle gladiaattorille, jolla ei vielä ole pelimerkkiä pelattavassa erässä. Veto tuo ensimmäisessä erässä 4 kultaa, sitten 3, 2, 1 ja viidennessä 0, jos gladiaattori selviää. Asetettu pelimerkki ei tule takaisin.
    .titan = Yksi pelimerkki vuorolla, elossa olevalle gladiaattorille, jolla ei vielä ole pelimerkkiä pelattavassa erässä. Veto tuo ensimmäisessä erässä 4 kultaa, sitten 3, 2 ja 1, jos gladiaattori selviää. Viidennessä erässä ei lyödä vetoa. Asetettu pelimerkki ei tule takaisin.
rules-secret = Salainen veto
    .text = Kerran, ensimmäisessä erässä, voit asettaa kädestäsi voimakortin eteesi kuvapuoli alaspäin ja sen päälle pelimerkin. Sillä vuorolla et pelaa korttia. Se tuo 5 kultaa, jos gladiaattori selviää. Myöhemmällä vuorolla voit paljastaa sen vedonlyönnin sijasta: kortti hylätään, pelimerkki siirtyy gladiaattorin yläpuolelle ja vaikuttaa siitä lähtien siihen, kuka on tukija.
    .titan = Kerran, ensimmäisessä erässä, voit asettaa kädestäsi voimakortin eteesi kuvapuoli alaspäin ja sen päälle pelimerkin. Sillä vuorolla et pelaa korttia. Se tuo 5 kultaa, jos gladiaattori selviää. Myöhemmällä vuorolla voit paljastaa sen vedonlyönnin sijasta: kortti ja pelimerkki siirtyvät gladiaattorin taakse, ja veto vaikuttaa siitä lähtien siihen, kuka on tukija.
rules-backer = Tukija
    .text = Gladiaattorin tukija on pelaaja, jonka näkyvät pelimerkit sillä ovat yhteensä arvokkaimmat. Tasatilanteessa tai ilman pelimerkkejä tukijaa ei ole. Salainen veto vaikuttaa vasta paljastettuna.
    .count = Gladiaattorin tukija on pelaaja, jolla on sillä eniten näkyviä pelimerkkejä. Tasatilanteessa tai ilman pelimerkkejä tukijaa ei ole. Salainen veto vaikuttaa vasta paljastettuna.
rules-cards = Kortin pelaaminen
    .text = Voimakortti pelataan omalle gladiaattorilleen, katsojakortti mille tahansa; molemmat vain elossa oleville, pelattavaan erään, siellä olevan kortin päälle. Päällimmäinen kortti on gladiaattorin voima. Peitettyjä kortteja ei saa katsoa. Tuomarikortin vaikutus toteutetaan, ja sitten se hylätään.
    .titan = Voimakortti pelataan omalle gladiaattorilleen, katsojakortti mille tahansa; molemmat vain elossa oleville, pelattavaan erään, siellä olevan kortin päälle. Päällimmäinen kortti on gladiaattorin voima. Peitettyjä kortteja ei saa katsoa. Tuomarikortin vaikutus toteutetaan, ja sitten se hylätään; päätuomari jää pöydälle.
rules-powers = Loitsut
    .text = Kun pelaat kädestäsi voimakortin gladiaattorille, jonka tukija olet, voit käyttää sen loitsua, paitsi jos kortti peittää katsojakortin. Jos loitsu ja sääntö ovat ristiriidassa, loitsu on vahvempi.
rules-fall = Tuhoutuminen
    .text = Jos vuoron päättyessä jokaisella elossa olevalla gladiaattorilla on kortti pelattavassa erässä ja vain yhdellä on pienin voima, se gladiaattori tuhoutuu. Sen kortit ja pelimerkit jäävät paikoilleen, mutta sen vedot eivät tuo mitään. Uusi erä alkaa. Jos pienin voima on tasan, erä jatkuu.
    .titan = Jos vuoron päättyessä jokaisella elossa olevalla gladiaattorilla on kortti pelattavassa erässä ja vain yhdellä on pienin voima, se gladiaattori tuhoutuu. Sen kortit siirtyvät hylättyjen pinoon ja sen pelimerkit poistetaan pelistä. Uusi erä alkaa. Jos pienin voima on tasan, erä jatkuu.
rules-end = Loppu
    .text = Peli päättyy, kun viides gladiaattori tuhoutuu. Salaiset vedot paljastetaan, ja jokainen pelimerkki selvinneellä gladiaattorilla tuo kultansa. Tasatilanteessa viimeksi pelannut voittaa.
    .tournament = Peli päättyy, kun viides gladiaattori tuhoutuu. Salaiset vedot paljastetaan, ja jokainen pelimerkki selvinneellä gladiaattorilla tuo kultansa. Tasatilanteessa voittaa se, jolla on eniten panoksia viimeksi tuhoutuneella gladiaattorilla, sitten viimeksi pelannut.
rules-deck = Kun täydennyspakka loppuu
    .none = Joka nostaa viimeisen kortin, päättää pelin sillä hetkellä; kukaan ei enää tuhoudu, ja selvinneitä voi olla useampia kuin kolme.
    .faq = Peliä jatketaan jäljellä olevilla käsikorteilla. Kun kukaan ei voi pelata, tai kun joku julistaa pattitilanteen ennen erän aloittaneen pelaajan vuoroa eikä kukaan vastusta, vanhimman erän kortit sekoitetaan uudeksi täydennyspakaksi. Jokainen nostaa yhden, seuraava pelaaja jatkaa, ja siitä lähtien vuorolla nostetaan vain yksi kortti.
    .auction = Peliä jatketaan jäljellä olevilla käsikorteilla. Kun kukaan ei voi pelata, tai kun joku julistaa pattitilanteen ennen erän aloittaneen pelaajan vuoroa eikä kukaan vastusta, vanhimman erän kortit sekoitetaan uudeksi täydennyspakaksi. Jokainen nostaa yhden, uusi tarjouskilpa ratkaisee jatkajan, ja siitä lähtien vuorolla nostetaan vain yksi kortti.
rules-talk = Pöytäpuheet
    .text = Saatte puhua ja sopia vapaasti; sopimukset eivät sido ketään. Kortteja näytetään vain, kun jokin sääntö sitä vaatii.

## 12. Options of a game: value: its name; the attributes: its values

option-stalemate = Kun täydennyspakka loppuu
    .none = peli päättyy
    .faq = peli jatkuu, seuraava pelaaja jatkaa
    .auction = peli jatkuu, uusi tarjouskilpa ratkaisee
option-tie-break = Tasatilanne ensimmäisestä sijasta
    .last-mover = viimeksi pelannut voittaa
    .tournament = eniten panoksia viimeksi tuhoutuneella, sitten viimeksi pelannut
option-backer-by = Tukija on se, jolla on
    .value = arvokkaimmat pelimerkit
    .count = eniten pelimerkkejä
option-zero-bet-backs = Myös arvoltaan 0 oleva veto voi tehdä tukijan
    .yes = kyllä
    .no = ei
option-secret-bet-again = Takaisin otetun salaisen vedon saa lyödä uudelleen ensimmäisessä erässä
    .yes = kyllä
    .no = ei
option-extra-card-chain = Useampi ylimääräinen kortti samalla vuorolla
    .yes = kyllä
    .no = ei
option-start = Kuka aloittaa
    .random = arvotaan
    .auction = korkein tarjous
    .seat = { $player }

bot-random = Satunnainen
    .line = tekee mitä tahansa sallittua
bot-greedy = Ahne
    .line = katsoo yhden siirron eteenpäin

## 13. The terminal

ui-name = Harena
ui-tagline = Kahdeksan gladiaattoria, viisi erää, yksi kukkaro: lyö vetoa niiden puolesta, jotka jäävät jäljelle.

ui-menu-title = Mitä haluat tehdä?
ui-menu-new = Uusi peli
ui-menu-resume = Jatka peliä
ui-menu-rules = Säännöt ja loitsut
ui-menu-language = Kieli
ui-menu-quit = Poistu

ui-setup-title = Uusi peli
ui-setup-language = Millä kielellä?
ui-setup-edition = Mikä peli?
ui-setup-edition-colossal-arena = Colossal Arena: kahdeksan gladiaattoria kahdestatoista
ui-setup-edition-titan-the-arena = Titan: The Arena: aina samat kahdeksan gladiaattoria, alussa tarjouskilpa
ui-setup-players = Montako pelaajaa?
ui-setup-games = Montako peliä?
ui-setup-seat = Kuka istuu { NUMERAL($seat, case: "ordinal-adessive") } paikalla?
ui-setup-person = ihminen tämän näytön ääressä
ui-setup-bot = botti: { $bot }
ui-setup-name = Mikä on { NUMERAL($seat, case: "ordinal-genitive") } pelaajan nimi?
ui-setup-creatures = Mitkä gladiaattorit?
ui-setup-creatures-random = arvotaan
ui-setup-creatures-beginners = ensimmäiseen peliin: { NOUN($creatures) }
ui-setup-creatures-choose = valitaan
ui-setup-creatures-pick = Valitse { NUMERAL($number, case: "ordinal") } gladiaattori kahdeksasta.
ui-setup-creatures-chosen = Valittu: { NOUN($creatures) }
ui-setup-creatures-playing = Tässä pelissä: { NOUN($creatures) }
ui-setup-options = Muutetaanko asetuksia?
ui-setup-usual = tavallinen
ui-setup-start = Aloitetaanko peli?

ui-yes = kyllä
    .key = k
ui-no = ei
    .key = e
ui-prompt-choice = Valintasi
ui-prompt-range = Valintasi, 1–{ $last }
ui-prompt-default = Pelkkä Enter: { $default }
ui-prompt-enter = Paina Enter.
ui-prompt-more = Jatka painamalla Enter.
ui-only-choice = Vain yksi vaihtoehto: { $choice }
ui-key-help = ohje
ui-key-undo = peru
ui-key-table = pöytä
ui-key-log = loki
ui-key-language = kieli
ui-key-save = tallenna
ui-key-quit = tallenna ja poistu
ui-key-back = takaisin

ui-curtain = Nyt päättää { $player }. Muut katsovat hetken muualle.
ui-curtain-open = { $player }: paina Enter, niin näet korttisi.
ui-curtain-close = Piilota korttisi painamalla Enter.
ui-thinking = { $player } miettii …

ui-undone = Palattiin päätöstesi alkuun.
ui-undo-nothing = Ei ole mitään peruttavaa.
ui-undo-revealed = Tätä ei voi perua: jotain salaista on paljastunut, tai muut ovat jo ehtineet toimia.

ui-saved = Peli on tallennettu.
ui-saved-resume = Jatka sitä näin: { $command }
ui-recorded = Pelin tallenne: { $path }
ui-interrupted = Keskeytetty. Peli on tallennettu.
ui-resumed = Peli jatkuu: { NUMERAL($round, case: "ordinal") } erä.
ui-saves-title = Keskeneräiset pelit
ui-saves-none = Keskeneräisiä pelejä ei ole.
ui-saves-line = { $date }: { $players }, { NUMERAL($round, case: "ordinal") } erä

ui-help-title = Ohje
ui-help-rules = Säännöt
ui-help-powers = Loitsut
ui-help-cards = Kortit
ui-help-keys = Näppäimet
ui-help-decision = Tämä päätös
ui-help-choices = Kirjoita valinnan numero tai sen sanat, vaikka vain niiden alut (”{ $example }”). Jos valinnan kohdalla lukee Enter, pelkkä Enter riittää.
ui-help-command-help = ohje tähän päätökseen; ? ja gladiaattori, kortti tai ”rules”: ohje siihen
ui-help-command-undo = takaisin päätöstesi alkuun, kunhan mitään salaista ei ole paljastunut
ui-help-command-table = piirrä pöytä uudelleen
ui-help-command-log = kaikki mitä on tapahtunut
ui-help-command-language = vaihda kieltä
ui-help-command-save = tallenna peli (se tallennetaan muutenkin joka toimen jälkeen)
ui-help-command-quit = tallenna peli ja poistu; sitä voi jatkaa myöhemmin

ui-confirm-quit = Tallennetaanko peli ja poistutaan?
ui-confirm-zero = Tämä veto tuo 0 kultaa. Lyödäänkö se silti?
ui-confirm-fallen = Salaisen vetosi gladiaattori on kuollut: paljastamisesta ei ole hyötyä. Paljastetaanko se silti?

ui-error-choice = Valintaa { $given } ei ole: kirjoita luku väliltä 1–{ $last }.
ui-error-number = ”{ $given }” ei ole luku: kirjoita luku väliltä 1–{ $last }.
ui-error-unknown = ”{ $given }” ei ole mikään valinnoista: kirjoita sen numero, tai ? saadaksesi ohjeen.
ui-error-ambiguous = ”{ $given }” sopii useaan valintaan: { $choices }
ui-error-empty = Kirjoita jotain.
ui-error-name-taken = Nimi { $given } on jo käytössä: valitse toinen.
ui-error-name-bad = ”{ $given }” ei kelpaa nimeksi: sen on oltava lyhyt, siinä ei saa olla pilkkua, puolipistettä, #-merkkiä eikä rivinvaihtoa, eikä se saa olla pelin oma sana.
ui-error-creature-twice = { NOUN($creature) } on jo valittu.
ui-error-creature-pair = { NOUN($creature) } ja { NOUN($other) } ovat sama loitsu kahdella nimellä: valitse vain toinen.
ui-error-save = Peliä ei voitu tallentaa: { $reason }
ui-error-load = Tätä peliä ei voitu avata: { $reason }
ui-error-narrow = Ikkuna on kapea: koko pöytä näkyy paremmin, kun leveyttä on { $columns } merkkiä.
ui-error-closed = Syöte päättyi. Peli on tallennettu.

ui-again = Uusi peli samoilla pelaajilla?
ui-again-once = vielä yksi peli
ui-again-tournament = { $count } pelin turnaus
ui-again-no = ei enää
ui-goodbye = Näkemiin!

ui-tournament-game = Peli { $number }/{ $total }
ui-tournament-standing = Tilanne { NUMERAL($number, case: "ordinal-genitive") } pelin jälkeen
ui-tournament-winner = { $player } voittaa turnauksen, { NUMERAL($amount, case: "gold") }.
    .you = Voitit turnauksen, { NUMERAL($amount, case: "gold") }!

ui-replay-title = Pelin toisto
ui-replay-step = Askel { $number }/{ $total }
ui-replay-viewer = Katsojana pelaaja { $player }
ui-replay-viewer-public = Katsojana sivullinen
ui-replay-next = seuraava askel
ui-replay-previous = edellinen askel
ui-replay-turn = seuraava vuoro
ui-replay-first = alkuun
ui-replay-last = loppuun
ui-replay-change = toinen katsoja

## 14. Statistics

stats-games =
    { $count ->
        [one] { $count } peli
       *[other] { $count } peliä
    }
stats-bot = Botti
stats-seat = Paikka
stats-wins = Voitot
stats-share = Osuus
stats-mean = Kultaa keskim.
stats-spread = Hajonta
stats-turns = Vuorot
stats-decisions = Päätökset
stats-creature = Gladiaattori
stats-survives = Selviää
stats-fell = Tuhoutui erässä
stats-reason = Loppu
stats-reason-fifth-fall = viides tuhoutuminen
stats-reason-deck = pakka loppui
stats-reason-stalemate = pattitilanne
stats-reason-idle = ei muutosta
stats-tie-breaks = Tasatilanteet
stats-time = Aika
stats-players = Pelaajat
stats-seed = Siemen

## Lessons: the tutorial's own words, then each lesson: value: its title; NAME: a task; NAME-hint: how; NAME-other: said of other answers

lesson-learn = Opettele pelaamaan
lesson-course-colossal-arena = { edition-colossal-arena }
    .line = Kaksitoista lyhyttä harjoitusta, noin kymmenen minuuttia. Pelaat Annin korteilla; muut tekevät sen, mitä harjoitus vaatii.
    .done = Se oli viimeinen harjoitus. Nyt osaat pelata: pelaa botteja vastaan tai lue, mihin gladiaattorit pystyvät.
lesson-course-titan-the-arena = { edition-titan-the-arena }
    .line = Kolme lyhyttä harjoitusta siitä, mikä tässä pelissä on toisin. Pelaa ensin Colossal Arenan harjoitukset.
    .done = Se oli viimeinen harjoitus. Muut erot löytyvät säännöistä.
lesson-number = Harjoitus { $number }/{ $total }
lesson-right = Oikein.
lesson-impossible = Se ei ole nyt mahdollista: valitse jokin tarjotuista vaihtoehdoista.
lesson-over = Tämä harjoitus on jo päättynyt.
lesson-task = Tehtäväsi
lesson-hint = Vihje
lesson-finished = Harjoitus päättyi
lesson-next = Seuraava harjoitus
lesson-again = Tämä harjoitus uudelleen
lesson-choose = Mikä harjoitus?
lesson-leave = Poistu

lesson-bets = Vedot
    .start =
        Kahdeksan gladiaattoria taistelee areenalla, ja jokaisessa viidestä erästä yksi tuhoutuu. Saat kultaa jokaisesta vedosta, jonka gladiaattori on lopussa elossa.
        Sinulla on viisi pelimerkkiä. Ensimmäisessä erässä lyöty veto tuo 4 kultaa, myöhemmät 3, 2, 1 ja lopuksi 0.
    .bet = Vuoro alkaa vedolla, jos haluat. Kädessäsi on Trollin vahva voimakortti 9: aseta pelimerkki Trollille.
    .bet-hint = Valitse avoin veto Trollille.
    .bet-other = Sallittua, mutta vahvin korttisi auttaa Trollia. Aseta pelimerkki Trollille.
    .bet-none = Vetoa ei ole pakko lyödä, mutta mikään veto ei tuo enempää kuin nyt lyöty. Aseta pelimerkki Trollille.
    .bet-secret = Salaisesta vedosta on oma harjoituksensa. Lyö tällä kertaa avoin veto.
    .play = Nyt pelaat yhden kortin; kortti on pelattava, jos voi. Pelaa Trolli 9.
    .play-hint = Valitse korteistasi Trolli 9.
    .play-other = Sallittua, mutta vetoasi hyödyttää eniten Trolli 9. Pelaa se.
    .again = Nostit kortin, joten kädessäsi on taas kahdeksan, ja Ben asetti pelimerkin Suurkäärmeelle. Tässä erässä kukaan ei enää voi lyödä vetoa Trollille eikä Suurkäärmeelle: paikkaan mahtuu vain yksi pelimerkki, oli se kenen tahansa. Joka vuorolla voit silti lyödä yhden vedon. Aseta pelimerkki toiselle gladiaattorille.
    .again-hint = Valitse avoin veto jollekin muista kuudesta gladiaattorista.
    .again-other = Voit odottaa, mutta kokeile: lyö avoin veto toiselle gladiaattorille.
    .end = Sinulla on kolme pelimerkkiä jäljellä, eikä asetettu pelimerkki tule takaisin. Erässä on monta vuoroa, joten kiirettä ei ole: katso ensin, mitkä gladiaattorit ovat vahvoja.

lesson-cards = Kortit ja voima
    .start = Olet lyönyt vetoa Trollille, Ben Suurkäärmeelle.
    .cover = Ben peitti Trollin 9:n kortilla Trolli 1. Hän saa tehdä niin: gladiaattorit eivät ole kenenkään omia, ja jokainen saa pelata minkä tahansa gladiaattorin kortteja. Vain päällimmäinen kortti vaikuttaa, joten Trollin voima on nyt 1. Auta sitä: pelaa Trolli 7.
    .cover-hint = Trolli 7 peittää ykkösen.
    .cover-other = Sallittua, mutta Trolli, jolle löit vetoa, jää ykköseen. Pelaa Trolli 7.
    .cover-weak = 3 on enemmän kuin 1, mutta 7 on varmempi. Pelaa Trolli 7.
    .cover-wyrm = Se tulee seuraavaksi. Auta ensin Trollia: pelaa Trolli 7.
    .attack = Ben pelasi muualle. Heikennä nyt gladiaattoria, jolle hän on lyönyt vetoa: pelaa Suurkäärme 2.
    .attack-hint = Suurkäärme 2 peittää kahdeksikon.
    .attack-other = Sallittua, mutta Suurkäärmeen voimaksi jää 8. Pelaa Suurkäärme 2.
    .attack-weak = Voimalla 6 Suurkäärme olisi vielä melko vahva. Pelaa Suurkäärme 2.
    .end = Voimakortti pelataan vain omalle gladiaattorilleen, pelattavaan erään. Peitetty kortti ei enää vaikuta, eikä kukaan saa katsoa sitä.

lesson-fall = Tuhoutuminen
    .start = Tästä erästä puuttuu enää Yksisarvisen kortti. Kun jokaisella gladiaattorilla on kortti vuoron päättyessä, tuhoutuu se, jolla on pienin voima.
    .fill = Suurkäärme, jolle Ben on lyönyt vetoa, on heikoin voimallaan 2. Ainoa Yksisarvisen korttisi ei ole vahvempi, mutta täytä paikka: pelaa Yksisarvinen 2.
    .fill-hint = Valitse Yksisarvinen 2.
    .fill-other = Sallittua, mutta erä jää vajaaksi, eikä kukaan tuhoudu. Pelaa Yksisarvinen 2.
    .tie = Suurkäärmeellä ja Yksisarvisella on sama pienin voima. Tasatilanteessa kukaan ei tuhoudu: erä jatkuu, ja jokainen voi pelata mille tahansa gladiaattorille.
    .break = Nostit kortin Yksisarvinen 6. Ratkaise tasatilanne niin, että Yksisarvinen on turvassa.
    .break-hint = Pelaa Yksisarvinen 6.
    .break-other = Sallittua, mutta tasatilanne jää, ja Ben voi ratkaista sen sinua vastaan. Vahvista Yksisarvista.
    .end = Suurkäärme tuhoutui: sen kortteja ei voi enää pelata, eikä Benin veto tuo mitään. Toinen erä alkaa tyhjänä, ja veto tuo nyt 3 kultaa.

lesson-backer = Tukija
    .start = Menossa on kolmas erä. Amatsonilla on Cleon pelimerkki, arvoltaan 4, ja sinun, arvoltaan 3. Gladiaattorin tukija on pelaaja, jonka näkyvät pelimerkit sillä ovat yhteensä arvokkaimmat; tasatilanteessa tukijaa ei ole.
    .bet = Tässä erässä veto on arvoltaan 2, ja 3 + 2 on enemmän kuin 4. Aseta pelimerkki Amatsonille.
    .bet-hint = Valitse veto Amatsonille.
    .bet-other = Sallittua, mutta silloin Cleo on edelleen Amatsonin tukija. Aseta pelimerkki Amatsonille.
    .backs = Tästä hetkestä lähtien Amatsonin tukija olet sinä.
    .play = Kun tukija pelaa kädestään gladiaattorin voimakortin, hän voi käyttää sen loitsua. Pelaa Amatsonin kortti.
    .play-hint = Valitse Amatsoni 4 tai Amatsoni 8.
    .play-other = Sallittua, mutta se ei käynnistä loitsua: et ole sen gladiaattorin tukija, tai kortti ei ole voimakortti. Pelaa Amatsonin kortti.
    .use = Amatsonin loitsulla saat nostaa kolme korttia. Loitsua ei ole koskaan pakko käyttää, mutta käytä tätä.
    .use-hint = Valitse loitsun käyttö.
    .use-other = Voit jättää sen käyttämättä, mutta kolmesta kortista on hyötyä. Käytä loitsua.
    .end = Kädessä saa olla enemmän kuin kahdeksan korttia; silloin et vain täydennä kättäsi. Pöydästä voi lukea, mihin kukin gladiaattori pystyy, joten ulkoa sitä ei tarvitse osata.

lesson-power = Loitsu toimessa
    .start = Olet Suurkäärmeen tukija. Sen loitsulla poistat toisen gladiaattorin päällimmäisen kortin pelattavasta erästä. Ben peitti juuri Kykloopin ykkösen kortilla Kyklooppi 8, ja nyt heikoin on Trollisi voimallaan 2. Enää Suurkäärmeen kortti puuttuu.
    .play = Pelaa Suurkäärmeen kortti: se täyttää erän ja käynnistää loitsun.
    .play-hint = Valitse Suurkäärme 5 tai Suurkäärme 9.
    .play-other = Sallittua, mutta se ei käynnistä Suurkäärmeen loitsua. Pelaa Suurkäärmeen kortti.
    .burn = Kortin Kyklooppi 8 alla on Kyklooppi 1, ja esiin tullut kortti astuu voimaan. Poista Kykloopin päällimmäinen kortti.
    .burn-hint = Valitse Kyklooppi 8.
    .burn-other = Se paikka jäisi silloin tyhjäksi, eikä kukaan tuhoutuisi. Poista Kykloopin päällimmäinen kortti.
    .burn-none = Silloin Trollisi tuhoutuisi. Poista Kykloopin päällimmäinen kortti.
    .end = Kyklooppi tuhoutui voimallaan 1, ja Trollisi pelastui. Kannattaa muistaa, mitä on peitetty.

lesson-second = Kaksi loitsua samalla vuorolla
    .start = Olet Ettinin ja Trollin tukija. Ettinin loitsulla pelaat toisen kortin, Trollin loitsulla nostat käteesi Trollin voimakortin aiemmin pelatusta erästä.
    .play = Aloita Ettinillä: pelaa sen kortti.
    .play-hint = Valitse Ettin 3 tai Ettin 7.
    .play-other = Sallittua, mutta toista korttia ei silloin tule. Pelaa Ettinin kortti.
    .use = Käytä Ettinin loitsua.
    .use-hint = Valitse loitsun käyttö.
    .use-other = Voit jättää sen käyttämättä, mutta silloin pelaat vain yhden kortin. Käytä loitsua.
    .troll = Toinen kortti toimii kuten ensimmäinen. Pelaa Trollin kortti: olet senkin tukija.
    .troll-hint = Valitse Trolli 2 tai Trolli 6.
    .troll-other = Sallittua, mutta Trollin loitsu ei käynnisty. Pelaa Trollin kortti.
    .take = Ensimmäisessä erässä on Trolli 10, toisessa Trolli 5. Nosta vahvempi.
    .take-hint = Nosta Trolli 10.
    .take-other = Sallittua, mutta 10 on enemmän kuin 5. Nosta Trolli 10.
    .take-none = Voit tehdä niin, mutta vahvasta kortista on hyötyä. Nosta Trolli 10.
    .end = Pelasit kaksi korttia, ja kädessäsi on Trollin kymppi. Lyö vetoa gladiaattoreille, joiden loitsut sopivat yhteen.

lesson-spectators = Katsojakortit
    .start = Ben on Amatsonin tukija ja haluaisi nostaa sen loitsulla kolme korttia. Katsojakortti voi estää sen: sen saa pelata mille tahansa elossa olevalle gladiaattorille, sillä on oma voimansa, eikä se käynnistä loitsua.
    .play = Pelaa katsojakortti 4.
    .play-hint = Valitse Katsoja 4.
    .play-other = Sallittua, mutta se ei pysäytä Beniä. Pelaa katsojakortti 4.
    .on = Pelaa se Amatsonille.
    .on-hint = Valitse Amatsoni.
    .on-other = Sallittua, mutta vain Amatsonilla se pysäyttää Benin. Valitse Amatsoni.
    .blocked = Ben pelasi Amatsonin 9:n, mutta katsojakortin päälle: sellainen kortti ei käynnistä loitsua. Vasta hänen seuraava Amatsonin korttinsa voisi sen tehdä.
    .joker = Ettinin, jolle löit vetoa, voima on 1, eikä sinulla ole sen kortteja. Katsojakortti auttaa ketä tahansa: pelaa katsojakortti 8.
    .joker-hint = Valitse Katsoja 8.
    .joker-other = Sallittua, mutta Ettin jää ykköseen. Pelaa katsojakortti 8.
    .save = Pelaa se Ettinille.
    .save-hint = Valitse Ettin.
    .save-other = Sallittua, mutta Ettin jää ykköseen. Valitse Ettin.
    .save-amazon = Se pysäyttäisi Benin taas, mutta Ettin jäisi ykköseen. Valitse Ettin.
    .end = Ettinin voima on nyt 8. Esto koskee kaikkia: seuraava Ettinin kortti ei käynnistä loitsua, pelasit sen sinä tai joku muu.

lesson-secret = Salainen veto
    .start = Kerran pelissä, millä tahansa vuorollasi ensimmäisessä erässä, voit lyödä salaisen vedon: asetat eteesi gladiaattorin voimakortin kuvapuoli alaspäin ja sen päälle pelimerkin. Se tuo 5 kultaa, enemmän kuin mikään muu veto, mutta sillä vuorolla et pelaa korttia.
    .bet = Kortin voimalla ei ole väliä. Lyö salainen veto Amatsonille kortilla Amatsoni 1.
    .bet-hint = Valitse salainen veto kortilla Amatsoni 1.
    .bet-other = Voit odottaa, mutta salaisen vedon voi lyödä vain ensimmäisessä erässä. Lyö se kortilla Amatsoni 1.
    .bet-open = Sen vedon näkisivät kaikki. Lyö salainen veto kortilla Amatsoni 1.
    .bet-strong = Se tuottaisi saman, mutta Amatsoni 8 on arvokkaampi kädessäsi. Lyö veto kortilla Amatsoni 1.
    .bet-creature = Se olisi veto toiselle gladiaattorille. Lyö salainen veto kortilla Amatsoni 1.
    .hidden = Kukaan ei tiennyt gladiaattoriasi, eikä salassa oleva veto tee kenestäkään tukijaa. Siksi Ben saattoi lyödä vetoa Amatsonille: pelimerkillään 4 hän on sen tukija.
    .reveal = Salainen vetosi on arvoltaan 5. Vedonlyönnin sijasta voit paljastaa sen: tee niin.
    .reveal-hint = Valitse salaisen vedon paljastaminen.
    .reveal-other = Sallittua, mutta silloin Ben on edelleen Amatsonin tukija. Paljasta salainen vetosi.
    .backs = Pelimerkkisi on nyt Amatsonin yläpuolella ja arvoltaan 5: sinä olet tukija. Vedon kortti hylättiin.
    .play = Paljastaminen ei vie kortin pelaamista. Pelaa Amatsoni 8.
    .play-hint = Valitse Amatsoni 8.
    .play-other = Sallittua, mutta se ei käynnistä Amatsonin loitsua. Pelaa Amatsoni 8.
    .use = Ja käytä Amatsonin loitsua.
    .use-hint = Valitse loitsun käyttö.
    .use-other = Voit jättää sen käyttämättä, mutta kokeile: käytä loitsua.
    .end = Paljastettuna tai ei, salainen veto tuo lopussa 5 kultaa. Niin kauan kuin se on salassa, muut eivät tiedä, mitä gladiaattoria vastaan hyökätä.

lesson-referees = Tuomarikortit
    .start = Kolmea tuomarikorttia ei pelata millekään gladiaattorille: niiden vaikutus toteutetaan, ja sitten ne hylätään. Prefektillä nostat käteesi näkyvän voimakortin tämän tai aiemmin pelatun erän minkä tahansa pinon päältä.
    .prefect = Trolli 9 on ensimmäisessä erässä, ja olet lyönyt vetoa Trollille. Pelaa prefekti.
    .prefect-hint = Valitse prefekti.
    .prefect-other = Sallittua, mutta Trolli 9 jää paikoilleen. Pelaa prefekti.
    .take = Nosta Trolli 9.
    .take-hint = Valitse Trolli 9 ensimmäisestä erästä.
    .take-other = Sallittua, mutta olet lyönyt vetoa Trollille. Nosta Trolli 9.
    .take-none = Voit tehdä niin, mutta vahvasta kortista on hyötyä. Nosta Trolli 9.
    .magister = Benillä on salainen veto. Magisterilla nimeät elossa olevan gladiaattorin, ja kaikki sille lyödyt salaiset vedot paljastetaan. Pelaa magisteri.
    .magister-hint = Valitse magisteri.
    .magister-other = Sallittua, mutta Benin veto pysyy salassa. Pelaa magisteri.
    .name = Arvaat Yksisarvista: nimeä se.
    .name-hint = Valitse Yksisarvinen.
    .name-other = Sallittua, mutta todennäköisin on Yksisarvinen. Nimeä se.
    .end = Oikein arvattu! Tästä lähtien Benin veto on arvoltaan 5 sinun neljääsi vastaan, joten hän on heti Yksisarvisen tukija. Nyt kuitenkin tiedät, mitä gladiaattoria hän tarvitsee.

lesson-discards = Kuolleiden kortit
    .start = Suurkäärme ja Daimon ovat tuhoutuneet. Niiden kortteja ei voi enää pelata, ja kaksi niistä tukkii kätesi.
    .play = Pelaa ensin elossa olevan gladiaattorin kortti.
    .play-hint = Mikä tahansa pelattava kortti käy.
    .play-other = Pelaa jokin voimakorteistasi.
    .first = Ennen nostamista voit hylätä enintään kolme kuolleiden gladiaattorien voimakorttia; kaikki näkevät ne. Hylkää yksi.
    .first-hint = Valitse kumpi tahansa.
    .first-other = Voit lopettaa, mutta näistä korteista ei ole enää hyötyä. Hylkää yksi.
    .more = Hylkää toinenkin.
    .more-hint = Valitse toinen kortti.
    .more-other = Voit lopettaa, mutta tästä kortista ei ole enää hyötyä. Hylkää se.
    .end = Näin nostit kolme korttia. Jos pelaaja ei voi pelata mitään kädestään, ja vain silloin, hän passaa ja paljastaa käsikorttinsa kaikille.

lesson-deck = Täydennyspakan loppu
    .start = Trollin, jolla kaikki kultasi on, voima on 0, eikä sinulla ole korttia sen avuksi. Kun Yksisarvisen paikka täyttyy, Trolli tuhoutuu.
    .play = Mutta täydennyspakassa on enää yksi kortti, ja joka nostaa viimeisen kortin, päättää pelin sillä hetkellä: kukaan ei enää tuhoudu. Pelattuasi kädessäsi on seitsemän korttia, ja nostat yhden. Pelaa mikä tahansa kortti paitsi prefekti.
    .play-hint = Mikä tahansa voimakortti käy.
    .play-other = Pelaa jokin voimakortti.
    .play-prefect = Prefekti toisi kortin käteesi: kun niitä on kahdeksan, et nosta, ja peli jatkuu. Pelaa toinen kortti.
    .end = Viimeinen kortti on nostettu. Viisi gladiaattoria selvisi, Trolli niiden joukossa, ja voitit: 7 kultaa vastaan 6. Kun täydennyspakka hupenee, laske vuoroja.

lesson-end = Loppu
    .start =
        Viides erä: viides tuhoutuminen päättää pelin. Amatsonilla ja Yksisarvisella on sama pienin voima.
        Sinun vetosi: Trolli 4, Yksisarvinen 3 ja salainen veto Ettinille, 5. Benin vedot: Amatsoni 4 ja 3, Yksisarvinen 4, Trolli 3.
    .play = Jos Yksisarvinen tuhoutuu, Ben voittaa, 10 kultaa vastaan 9; jos Amatsoni tuhoutuu, sinä voitat, 12 vastaan 7. Ratkaise tasatilanne: Amatsonin on tuhouduttava.
    .play-hint = Heikennä Amatsonia tai vahvista Yksisarvista.
    .play-other = Sallittua, mutta tasatilanne jää, ja Ben voi ratkaista sen. Amatsonin on tuhouduttava.
    .play-own = Silloin oma gladiaattorisi olisi heikoin ja tuhoutuisi. Amatsonin on tuhouduttava.
    .end = Kolme gladiaattoria selvisi. Salaiset vedot paljastetaan, jokainen pelimerkki selvinneellä gladiaattorilla tuo kultansa, ja voitit: 12 kultaa vastaan 7. Jos ensimmäinen sija menee tasan, viimeksi pelannut voittaa.

lesson-auction = Tarjouskilpa
    .start = Titan: The Arena -pelissä aloittajan ratkaisee tarjouskilpa: vuorollaan jokainen voi tarjota voimaa, aina edellistä enemmän. Korkeimman tarjouksen tehnyt aloittaa, ja aloituskortin voiman on oltava vähintään tarjouksen suuruinen.
    .bid = Cleo on tarjonnut arvon 6. Kädessäsi on Hydra 9: tarjoa enemmän kuin 6, mutta ei enempää kuin voit pelata.
    .bid-hint = Tarjoa 7, 8 tai 9.
    .bid-other = Tarjoa 7, 8 tai 9.
    .bid-ten = Sinulla ei ole kymppiä. Saat bluffata, mutta jos kukaan ei tarjoa enempää, maksat siitä: kättäsi täydennetään pelin loppuun asti vain seitsemään korttiin. Tarjoa 7, 8 tai 9.
    .bid-none = Voit jättää aloituksen Cleolle, mutta kokeile: tarjoa 7, 8 tai 9.
    .duty = Kukaan ei tarjoa enempää: sinä aloitat. Ensimmäisen korttisi voiman on oltava vähintään tarjouksesi suuruinen.
    .bet = Vedot ovat sinulle tuttuja, mutta viidennessä erässä niitä ei lyödä. Aseta pelimerkki Hydralle.
    .bet-hint = Valitse veto Hydralle.
    .bet-other = Sallittua, mutta vahvin korttisi on Hydran. Aseta pelimerkki Hydralle.
    .open = Pelaa Hydra 9: se riittää tarjoukseesi ja käynnistää loitsun.
    .open-hint = Valitse Hydra 9.
    .open-other = Se riittää tarjoukseesi, mutta ei käynnistä loitsua. Pelaa Hydra 9.
    .use = Hydran loitsulla, kuten Ettinin, pelaat toisen kortin. Käytä loitsua.
    .use-hint = Valitse loitsun käyttö.
    .use-other = Voit jättää sen käyttämättä, mutta kokeile: käytä loitsua.
    .second = Tarjous sitoo vain ensimmäistä korttia. Pelaa toinen, minkä gladiaattorin tahansa.
    .second-hint = Valitse jokin voimakorteista.
    .second-other = Pelaa jokin voimakorteista.
    .second-spectator = Sallittua, mutta säästä katsojakortti myöhemmäksi. Pelaa jokin voimakorteista.
    .end = Neljä loitsua kuuluu tässä muille: Rangerilla on Amatsonin loitsu, Lohikäärmeellä Suurkäärmeen, Hydralla Ettinin ja Warlockilla Maagin.

lesson-reach = Pitempi käsi
    .start = Titan: The Arena -pelissä tuhoutuneen gladiaattorin kortit siirtyvät hylättyjen pinoon ja sen pelimerkit poistetaan pelistä. Paljastettu salainen veto siirtyy gladiaattorin taakse, ja sen kortti jää sinne kuvapuoli ylöspäin.
    .referee = Tuomari tekee saman kuin prefekti, mutta ulottuu myös hylättyjen pinon päälle ja paljastettujen vetojen pinoon. Pelaa tuomari.
    .referee-hint = Valitse tuomari.
    .referee-other = Sallittua, mutta kokeile ensin tuomaria.
    .take = Hylättyjen pinon päällimmäisenä on Trolli 4. Nosta se, ennen kuin toinen kortti peittää sen.
    .take-hint = Valitse Trolli 4.
    .take-other = Sallittua, mutta se kortti ei katoa minnekään, Trolli 4 katoaa. Nosta Trolli 4.
    .take-none = Voit tehdä niin, mutta tarvitset Trollin kortin. Nosta Trolli 4.
    .revealed = Paljastettu salainen vetosi on arvoltaan 5: olet Trollin tukija.
    .troll = Pelaa Trolli 4.
    .troll-hint = Valitse Trolli 4.
    .troll-other = Sallittua, mutta se ei käynnistä Trollin loitsua. Pelaa Trolli 4.
    .third = Trolli ulottuu yhtä kauas kuin tuomari, mutta vain Trollin kortteihin. Nosta Trolli 9 Trollin takaa: pelimerkkisi jää sinne ja vaikuttaa edelleen.
    .third-hint = Valitse Trolli 9.
    .third-other = Sallittua, mutta 9 on enemmän kuin 6. Nosta Trolli 9.
    .end = Kolmas tuomarikortti, päätuomari, pelataan gladiaattorin taakse ja jää sinne: kaikki sille gladiaattorille lyödyt salaiset vedot paljastetaan. Joka tässä pelissä passaa, jättää käsikorttinsa näkyviin seuraavaan vuoroonsa asti.

lesson-stalemate = Pattitilanne
    .start = Titan: The Arena -pelissä peliä jatketaan, vaikka täydennyspakka on tyhjä. Ben ei voinut pelata mitään ja passasi. Sinä aloitit erän, joten ennen vuoroasi kuka tahansa voi julistaa pattitilanteen.
    .declare = Olet lyönyt vetoa Warlockille, eikä sinulla ole sen kortteja. Julista pattitilanne.
    .declare-hint = Valitse pattitilanteen julistaminen.
    .declare-other = Voit jatkaa, mutta uusia kortteja et saisi. Julista pattitilanne.
    .bid = Ben suostui; jos hän olisi vastustanut, peliä olisi jatkettu. Ensimmäisen erän kortit sekoitettiin uudeksi täydennyspakaksi, ja jokainen nosti yhden. Uusi tarjouskilpa ratkaisee jatkajan. Nostit kortin Kyklooppi 8: tarjoa 7 tai 8.
    .bid-hint = Tarjoa 7 tai 8.
    .bid-other = Sallittua, mutta Ben voisi tarjota enemmän. Tarjoa 7 tai 8.
    .bid-high = Sinulla ei ole niin vahvaa korttia, ja joutuisit pelaamaan 7 käsikortilla. Tarjoa 7 tai 8.
    .open = Täytä tarjouksesi: pelaa Kyklooppi 8.
    .open-hint = Valitse Kyklooppi 8.
    .open-other = Pelaa Kyklooppi 8.
    .end = Tästä lähtien jokainen nostaa vuorollaan enintään yhden kortin. Colossal Arenassa tämä kaikki on valinnaista, ja siellä jatkaa yksinkertaisesti seuraava pelaaja.

## 15. Pöytä selaimessa

web-site = Sivut
web-skip = Siirry sisältöön
web-skip-decision = Siirry päätökseesi
web-home = Etusivu
web-language = Kieli
web-close = Sulje
web-rules = Säännöt
web-credits = Tekijät
web-foot = Avointa lähdekoodia. Ei tilejä, ei seurantaa, ei mainoksia.
web-icons-by = Kuvakkeet: game-icons.net-sivuston tekijät, CC BY 3.0

web-hero-title = Kahdeksan gladiaattoria. Viisi erää. Kolme jää jäljelle.
web-hero-text = Lyö vetoa areenan gladiaattoreista, tue niitä korteilla ja katso, kuinka vastustajien suosikit muuttuvat kiveksi. Kahdesta viiteen pelaajaa, noin puoli tuntia.
web-play-now = Pelaa heti
web-your-name = Nimesi
web-guest-name = Vieras
web-players = Pelaajia
web-rivals = Vastustajat
web-rivals-mixed = Sekalaiset
web-edition = Peli
web-creatures = Gladiaattorit
web-creatures-random = Arvotaan
web-creatures-beginners = Ensimmäiseen peliin
web-pace = Botit pelaavat
web-pace-instant = heti
web-pace-quick = nopeasti
web-pace-calm = rauhallisesti
web-play-bots = Pelaa botteja vastaan
web-more-choices = Lisää valintoja
web-friends = Pelaa ystävien kanssa
web-friends-text = Lähetä heille linkki. Kukaan ei tarvitse tiliä, ja botti istuu jokaiselle vapaaksi jäävälle tuolille.
web-make-table = Perusta pöytä
web-my-games = Omat pelit
web-my-turn = sinun vuorosi
web-not-my-turn = muut pelaavat
web-not-started = ei vielä alkanut
web-finished = päättynyt
web-game-with = Pelaajat: { $players }
web-chairs-free =
    { $count ->
        [one] yksi tuoli vapaana
       *[other] { $count } tuolia vapaana
    }
web-watch = Katsele
web-public = Muut saavat katsella

web-undo = Peru viimeisin päätöksesi
web-empty-places =
    { $count ->
        [0] ei tyhjiä paikkoja
        [one] { $count } tyhjä paikka
       *[other] { $count } tyhjää paikkaa
    }
web-would-fall = tuhoutuisi: { NOUN($creature) }
web-cards =
    { $count ->
        [one] kortti
       *[other] korttia
    }
web-markers =
    { $count ->
        [one] veto jäljellä
       *[other] vetoa jäljellä
    }
web-gold = kultaa
web-bot = botti: { $bot }
web-stood-in = botti tuuraa
web-played-by = pelaajana { $player }
web-away = poissa
web-online = paikalla
web-empty = tyhjä
web-empty-short = tyhjiä { $count }
web-falls = tuhoutuisi
web-row-pays = { $value } kultaa
web-place = { NOUN($creature, case: "short") } { $row }
web-what-power = mitä sen loitsu tekee
web-wakes-when = Tukija saa käyttää sitä, kun hän pelaa kädestään kortin tälle gladiaattorille, ellei kortti peitä katsojakorttia.
web-bet-of = veto: { $player }, voittokerroin { $value }
    .you = oma vetosi, voittokerroin { $value }
web-revealed-bet = paljastettu salainen veto: { $player }, voittokerroin 5
web-fell-in = tuhoutui: erä { $round }
web-cannot-play = ei voi pelata: gladiaattori on kuollut
web-wakes = loitsu
web-blocked =
    { $count ->
        [one] Yhtä korttiasi ei voi pelata: gladiaattori on kuollut.
       *[other] { $count } korttiasi ei voi pelata: gladiaattorit ovat kuolleet.
    }
web-secret-own = Salainen veto: { NOUN($creature) }, voittokerroin 5. Vain sinä näet tämän.
web-watching = Katselet peliä
web-discards = Hylätyt
web-top-card = päällimmäinen
web-turns-each =
    { $count ->
        [one] noin yksi vuoro jokaiselle
       *[other] noin { $count } vuoroa jokaiselle
    }
web-no-bet-and-play = Ei vetoa: { $action }
web-note-bet = Lyö veto napauttamalla vapaata paikkaa laudalla.
web-note-bet-or-play = Lyö veto napauttamalla vapaata paikkaa laudalla, tai pelaa kortti ilman vetoa napauttamalla korttia.
web-note-play = Voimakortti pelataan omalle gladiaattorilleen, katsojakortti mille tahansa elävälle gladiaattorille.
web-see-result = Katso tulos
web-arena = Areena
web-log-open = Mitä tapahtui
web-talk = Pöytäpuhe
web-talk-say = Sano jotakin pöydälle
web-talk-send = Lähetä
web-talk-hide = piilota
web-stale = Peli on edennyt tällä välin. Katso lautaa ja valitse uudelleen.
web-refused = Tätä ei voi tehdä nyt. Katso lautaa ja valitse uudelleen.
web-dismiss = Selvä
web-offline = Ei yhteyttä. Yritetään uudelleen …

web-lobby = Pöytää valmistellaan
web-lobby-text = Peli alkaa, kun isäntä aloittaa sen. Botit istuvat silloin vielä vapaille tuoleille.
web-chair-open = vapaa tuoli
web-chair-host = isäntä
web-share = Linkki tähän pöytään
web-copy = Kopioi linkki
web-copied = Kopioitu
web-start = Aloita peli
web-sit-down = Istu pöytään
web-invited = { $player } kutsuu sinut pöytään
web-invited-full = Pöydän kaikki tuolit on varattu.
web-join-text = Valitse nimi ja istu pöytään. Tiliä ei tarvita.
web-only-seats = Tämä pöytä on yksityinen. Jos sinut on kutsuttu, pyydä linkki, jolla pöytään istutaan.

web-end-standing = Yhä pystyssä
web-end-fallen = Tuhoutuneet järjestyksessä
web-end-who = Kuka jäi pystyyn ja kuka tuhoutui
web-end-bets = Kulta vedoittain
web-end-bets-region = Vetojen taulukko
web-end-secret = Salainen: 5
web-end-row = { $round }: voittokerroin { $value }
web-end-lost = menetetty
web-end-secrets = Salaiset vedot
web-end-hid = { $player } piilotti: { CARD($card) }.
web-end-turned-up = { $player } paljasti salaisen vedon: { NOUN($creature) }.
web-end-nobody = Kukaan ei lyönyt salaista vetoa.
web-end-again = Pelaa uudelleen
web-end-board = Takaisin laudalle
web-end-record = Lataa pöytäkirja

web-error-400 = Pyyntöä ei ymmärretty
web-error-403 = Tämä ei ole sinulle
web-error-404 = Sellaista sivua ei ole
web-error-404-text = Ehkä peli on poistettu tai osoite on vajaa.
web-error-405 = Tässä osoitteessa ei ole mitään nähtävää
web-error-409 = Tämä ei onnistu nyt
web-error-410 = Tämä linkki ei enää toimi
web-error-413 = Tämä on liikaa kerralla
web-error-429 = Liian monta pyyntöä
web-error-500 = Täällä meni jotakin vikaan
web-error-500-text = Siitä on merkintä palvelimen lokissa. Pelisi on turvassa: jokainen vastaus tallennetaan ennen kuin se vahvistetaan.
web-error-503 = Palvelin on varattu tai pysähtymässä
web-error-again = Odota hetki ja yritä uudelleen.
web-error-host = Tämä palvelin ei vastaa siihen nimeen
web-error-host-text = Käytä osoitetta, jonka sait. Palvelimen ylläpitäjä voi sallia tämän nimen valitsimella --allowed-host.
web-error-site = Pyyntö tuli toiselta sivustolta
web-error-site-text = Siksi mitään ei tehty. Avaa sivu täällä ja yritä uudelleen.
web-broken = Tätä peliä ei voi pelata
web-broken-text = Se, mitä pelistä on tallennettu, ei vastaa sääntöjä. Asiasta on merkintä palvelimen lokissa; muihin peleihin se ei vaikuta.
web-broken-keeper = Mitään ei ole poistettu: palvelimen ylläpitäjä löytää pelin nimellä { $table } ja syyn lokista.
web-broken-host = Sinä avasit tämän pöydän: jos kukaan ei osaa korjata sitä, voit poistaa sen. Silloin se katoaa kaikkien pelanneiden luettelosta.
web-broken-others = Jos kukaan ei osaa korjata sitä, pöydän isäntä voi poistaa sen täällä.
web-broken-sure = Kyllä, poista tämä peli kaikilta
web-broken-remove = Poista tämä peli
web-broken-short = ei pelattavissa
web-error-link-used = Tämä linkki on jo käytetty. Pyydä uusi.
web-error-link-revoked = Tämä linkki ei ole enää voimassa. Pyydä uusi.
web-error-link-expired = Tämä linkki on vanhentunut. Pyydä uusi.
web-error-name = Tämä ei käy nimeksi: nimen on oltava lyhyt, ilman pilkkua, puolipistettä ja #-merkkiä, eikä siinä saa olla pelin omia sanoja.

web-rules-title = Säännöt: { $edition }
web-rules-powers = Loitsut
web-rules-cards = Kortit
web-credits-text = Harena on vapaa ohjelma. Se käyttää muiden tekemiä kirjasimia, kuvakkeita ja ohjelman, kiitos niistä:
web-credits-fonts = Kirjasimet: Atkinson Hyperlegible Next (Braille Institute) ja Cinzel (Natanael Gama), SIL Open Font License.
web-credits-script = Ohjelma: htmx, Zero-Clause BSD.
web-credits-own = Ettinin ja Gorgon tunnukset, logo ja jotkin pienet merkit on piirretty Harenaa varten.
web-credits-icon = { $icon }, tekijä { $author }

web-chart-title = Näin peli kääntyi
web-chart-text = Kunkin pelaajan kulta, jos peli olisi päättynyt silloin; pystysuora pisteviiva on tuhoutuminen. Salaiset vedot lasketaan paljastamisesta alkaen ja lopussa kaikki.
web-chart-numbers = Luvut
web-chart-fall = tuhoutuminen { $round }
web-chart-end = loppu

## 16. Learning in the browser

web-book-contents = Sisällys
web-book-whole = Säännöt kokonaan
web-book-short = Lyhyesti
web-book-questions = Kysymyksiä ja vastauksia
web-book-more = Lisää säännöissä
web-book-apart = Kohdat, joiden vieressä on viiva niin kuin tässä, koskevat vain toista peliä: { $edition }.
web-book-find = Voit etsiä sanaa sivulta selaimen haulla (Ctrl+F). Vastausten lopussa olevat numerot viittaavat Harenan ratkaisujen luetteloon.
web-book-rule = Sääntö: { $title }
web-book-asked =
    { $count ->
        [one] Yksi kysymys tästä
       *[other] { $count } kysymystä tästä
    }

web-help-decision = Ohje tähän kysymykseen
web-help-on = Ohje: { $title }
web-help-kinds = Korttien lajit
web-help-all = Kaikki ohjeet
web-help-rule = Lisää säännöissä (uudella välilehdellä)

web-rules-one-page = Onko peli sinulle uusi? Säännöt yhdellä sivulla
web-learn-new = Ensimmäistä kertaa täällä?
web-learn-new-text = Opi peli itse pöydän ääressä: kaksitoista lyhyttä harjoitusta, yhteensä noin kymmenen minuuttia. Pelaat ensimmäisestä minuutista alkaen.
web-learn-begin = Aloita
web-learn-go-on = Jatka: { $title }
web-learn-done = suoritettu
web-learn-count = { $count }/{ $total } suoritettu
web-learn-step = Tehtävä { $number }/{ $total }
web-learn-back = Askel taaksepäin
web-learn-read-again = Lue uudelleen
web-learn-all = Kaikki harjoitukset
web-learn-not-kept = Suoritetut harjoitukset merkitään tähän, kun olet ensin istunut johonkin pöytään: siitä lähtien Harena tuntee sinut.
web-learn-misfit = Osoite ei sovi harjoitukseen
web-learn-misfit-text = Harjoitus on muuttunut tai osoite on vajaa.

web-offline-title = Ei yhteyttä
web-offline-text = Harenaan ei saada juuri nyt yhteyttä. Pelisi ovat tallessa palvelimella.
web-offline-again = Yritä uudelleen

## 17. Replays, hot seat, creatures of one's choice

web-past-title = Katsaus taaksepäin
web-past-look = Katso, mitä on tapahtunut
web-past-skip = Siirry askeleeseen
web-past-dealt = Kortit on jaettu.
web-past-walk = Askeleet
web-past-first = Ensimmäinen askel
web-past-turn-back = Edellinen vuoro
web-past-back = Edellinen askel
web-past-on = Seuraava askel
web-past-turn-on = Seuraava vuoro
web-past-end = Viimeinen askel
web-past-newer =
    { $count ->
        [one] { $count } uudempi siirto
       *[other] { $count } uudempaa siirtoa
    }
web-past-gone = Tämä on sillä välin peruttu.
web-past-present = Nykyhetkeen
web-past-hands = Kaikkien kortit
web-past-all = Kaikkien kortit
web-past-aside = Sivuun siirretty
web-past-secret = Salainen veto
web-past-not-yours = Kortit näytetään vasta pelin päätyttyä.
web-past-result = Tulos
web-past-open = Tapahtumat, hetket ja muuta
web-past-moments = Hetket
web-past-views = Katsoja
web-past-replay = Pelin toisto
web-past-share = Jaa tämä hetki
web-past-links = Linkit hetkiin
web-past-link = Linkki tähän hetkeen
web-past-link-text = Linkin saanut näkee pelin valitsemallasi tavalla ilman paikkaa pöydässä, kunnes poistat linkin.
web-past-link-step = Askel { $number }
web-past-unshare = Poista linkki
web-past-unshare-step = Poista linkki: askel { $number }
web-past-no-links = Et ole jakanut yhtään hetkeä tästä pelistä.
web-past-links-full = Sinulla on jo monta linkkiä tähän peliin. Poista ensin jokin niistä.
web-past-back-to = Takaisin toistoon
web-try = Jatka tästä botteja vastaan
web-try-seat = Entä jos? Sinä olet
web-try-over = Peli on tässä askeleessa jo päättynyt. Palaa aiempaan.
web-try-note = ”Entä jos”: alkoi toisen pelin keskeltä, eikä sitä lasketa mihinkään.
web-try-short = entä jos
web-creatures-chosen = Valitsen itse
web-eight = Kahdeksan gladiaattoria
web-error-eight = Valitse tasan kahdeksan gladiaattoria; nyt valittuna on { $count }.
web-options = Säännöt
web-option-usual = kuten tässä pelissä
web-hot = Muut tällä ruudulla
web-hot-explained = Kierrättäkää laitetta: esirippu kätkee kortit seuraavalta. Kello ei silloin käy.
web-hot-name = Nimi { $number }
web-hot-pass = Anna laite seuraavalle: { $player }
web-hot-hidden = Siihen asti kenenkään kortteja ei näytetä.
web-hot-sit = Olen { $player }: näytä korttini
web-past-spectator = sivullinen
web-hot-all = Kaikki tällä ruudulla
web-hot-language = Tällä ruudulla jokaisella voi olla oma kielensä: valitset vain omasi.
web-try-origin = Takaisin alkukohtaan

## 18. People, links, talk, administration

web-me = Sinä ja tietosi
web-me-text = Olet vieras: selaimesi säilyttää avaimen, eikä salasanaa ole. Jolta loppuvat selain ja toinen laite, ei pääse takaisin.
web-me-nobody = Sinusta ei vielä tiedetä täällä mitään. Aloita peli tai istu pöytään, niin tällä sivulla näkyvät nimesi, laitteesi ja tietosi.
web-name-change = Vaihda nimi
web-name-text = Jo alkanut peli jatkuu sillä nimellä, jolla se alkoi; uusi nimesi näkyy sen vieressä.
web-devices = Laitteesi
web-devices-text = Kaikki selaimet, joissa olet tämä vieras. Kirjaa ulos ne, joita et tunne tai et enää käytä.
web-device-this = tämä
web-device-times = alkaen { $begun }, viimeksi { $seen }
web-device-unknown = Selain
web-log-out = Kirjaudu ulos
web-log-out-last = Tämä on ainoa laitteesi: jos kirjaudut ulos, et enää pääse peleihisi.
web-log-out-others = Kirjaudu ulos kaikkialta muualta
web-logged-out = Olet kirjautunut ulos
web-logged-out-text = Tämä selain ei enää tiedä peleistäsi mitään.
web-device-new = Jatka toisella laitteella
web-device-new-text = Kertakäyttöinen linkki, jolla toinenkin selain tulee sinun käyttöösi. Älä näytä sitä kenellekään: ensimmäisenä sen avannut pelaa puolestasi.
web-device-link = Linkki, voimassa vielä { $count ->
    [one] minuutin
   *[other] { $count } minuuttia
 }
web-device-qr = Linkin QR-koodi
web-device-make = Luo linkki
web-device-links-end = Peru nämä linkit
web-device-heading = Pelaa täällä nimellä { $player }
web-device-open-text = Painike tekee tästä selaimesta yhden vieraan laitteista. Linkki toimii kerran.
web-device-instead = Tähän asti olit tässä selaimessa { $player }. Se päättyy nyt: jos muuta laitetta ei ole, et enää pääse niihin peleihin.
web-device-here = Pelaa täällä
web-muted = Vaiennetut
web-mute = Vaienna
web-unmute = Lue taas
web-mute-text = Vaientamasi puhetta ei näytetä sinulle missään pöydässä. Kukaan ei saa tietää siitä.
web-data = Tietosi
web-data-text = Nimesi, kielesi ja asetuksesi, pelisi ja mitä sanoit niiden pöydissä, linkkisi ja laitteesi: siinä kaikki. Vieraat, joita ei ole nähty 90 päivään, poistetaan.
web-data-export = Lataa tietoni
web-data-delete = Poista tietoni
web-delete-text = Nimesi, puheesi, linkkisi ja laitteesi poistuvat heti ja lopullisesti, samoin pelit, joissa ei ollut muita. Missä muut pelaavat edelleen, botti istuu tuolillesi.
web-delete-sure = Olen varma, että kaiken saa poistaa.
web-delete-unsure = Mitään ei poistettu: merkitse ruutu, jos olet varma.
web-delete-now = Poista kaikki
web-delete-not = Säilytä kaikki
web-deleted = Kaikki on poistettu
web-deleted-text = Täällä ei ole enää mitään sinun. Voit palata uutena vieraana milloin vain.
web-people = Ketkä ovat pöydässä
web-people-others = Muut keskustelijat
web-to-table = Pöytään
web-host-title = Isännälle
web-invited-chair = { $player } on varannut sinulle tuolin
web-chair-number = Tuoli { $number }
web-chair-plays-as = Peli on jo alkanut. Tällä tuolilla pelaat nimellä { $player }.
web-chair-link = Kutsu tälle tuolille
web-chair-link-new = Uusi linkki tälle tuolille
web-chair-share = Linkki tälle tuolille, yhdelle ja kerran
web-link-end = Peru tämä linkki
web-chair-free = Vapauta tuoli
web-error-chair = Tämä tuoli on varattu.
web-invitation-new = Uusi linkki tähän pöytään
web-invitation-new-text = Jos linkki on joutunut vääriin käsiin: vanha lakkaa heti toimimasta.
web-invite-more = Tuolit ja linkit
web-talk-off = Isäntä on sulkenut pöytäpuheen.
web-talk-unfit = Viestissä on oltava tekstiä, enintään { $count } merkkiä.
web-talk-on-text = Tässä pöydässä kaikki saavat puhua.
web-talk-switch-off = Sulje pöytäpuhe
web-talk-switch-on = Avaa pöytäpuhe
web-phrases = Sano yhdellä napautuksella
web-phrase-hello = Hei!
web-phrase-luck = Onnea!
web-phrase-nice = Hieno siirto!
web-phrase-played = Hyvin pelattu!
web-phrase-thanks = Kiitos!
web-phrase-sorry = Anteeksi!
web-phrase-oh-no = Voi ei!
web-phrase-moment = Hetkinen vain.
web-phrase-again = Pelataanko uudestaan?
web-phrase-bye = Näkemiin!
web-phrase-here = Minä istun nyt tässä.
web-settings = Asetuksesi
web-my-links = Luomasi linkit
web-link-table = Pöytään
web-link-seat = Pöydän tuolille { $number }
web-link-replay = Päättyneen pelin hetkeen
web-link-made = luotu { $date }

## 19. Clocks, absence, tournaments

clock-name = Miettimisaika
clock-none = ei kelloa
clock-days = { $days } pv { $hours } t
clock-hours = { $hours } t { $minutes } min
clock-live = { $bank } + { $step } per päätös
clock-step-hours =
    { $count ->
        [one] yksi tunti joka päätökseen
       *[other] { $count } tuntia joka päätökseen
    }
clock-step-days =
    { $count ->
        [one] yksi päivä joka päätökseen
       *[other] { $count } päivää joka päätökseen
    }
clock-left = Aikaa jäljellä:
clock-bank = Aikaa säästössä:
clock-until = Päätettävä viimeistään
clock-not-shared = Yhden näytön ääressä pelataan ilman kelloa: näyttöä siirrettäessä ei tiedettäisi, kenen aika kuluu.
company-menu = Tämä pöytä ja omat asetukset
company-if-away = Jos joku poistuu
company-if-away-vote = muut äänestävät
company-if-away-bot = botti jatkaa
company-cancelled = Tämä peli peruttiin. Sillä ei ole tulosta.
company-return = Ota paikkasi takaisin
company-stood-in =
    { $why ->
        [time] Aikasi loppui: botti pelaa puolestasi.
        [left] Lähdit pelistä: botti pelaa puolestasi.
        [away] Olit poissa: botti pelaa puolestasi.
       *[vote] Muut antoivat botin pelata puolestasi.
    }
log-seat =
    { $why ->
        [time] { $player }: aika loppui, ja botti jatkaa.
        [left] { $player } lähti pelistä: botti jatkaa.
        [away] { $player } oli poissa liian kauan: botti jatkaa.
        [vote] Muut antoivat botin jatkaa pelaajan { $player } puolesta.
        [back] { $player } palasi peliin.
       *[other] Tästä lähtien joku toinen pelaa pelaajan { $player } paikalla.
    }
company-away = { $player } on poissa.
company-votes = (samaa mieltä { $have }, tarvitaan { $need })
company-let-bot = Anna botin jatkaa
company-withdraw = Muutin mieleni
company-cancelling = { $players }: haluaa perua pelin.
company-cancel-agree = Perutaan
company-next =
    { $what ->
        [series] Seuraava peli on alkanut.
       *[again] Uusi peli on alkanut.
    }
company-go = Siirry sinne
company-wants =
    { $what ->
        [series] { $players }: valmiina seuraavaan peliin.
       *[again] { $players }: haluaa pelata uudestaan.
    }
company-start-now = Aloita odottamatta
company-again =
    { $what ->
        [series] Seuraava peli
       *[again] Pelaa uudestaan
    }
company-leave = Lähde pelistä
company-leave-text = Botti jatkaa puolestasi. Voit ottaa paikkasi takaisin milloin vain.
company-cancel = Lopeta peli ilman tulosta …
company-cancel-text = Kaikkien vielä pelaavien on suostuttava. Kukaan ei voita, ja salattu jää salatuksi.
company-cancel-alone = Kukaan ei voita, ja salattu jää salatuksi. Tätä ei voi perua.
company-cancel-do = Peru peli
company-get-up = Nouse pöydästä
series-games = Pelejä peräkkäin
series-game = Peli { $number }/{ $games }
series-standings = Tilanne
series-won = Turnauksen voittaa { $players }, kultaa { $amount }
series-place = Sija
series-column = Peli { $number }
series-wins = Voitot
series-next-game = Seuraava peli
wish-pace-text = Jos pöydässä on useita ihmisiä, botit mukautuvat siihen, joka haluaa rauhallisinta tahtia.
wish-asks = Kysy minulta ennen jokaista toimintoa
wish-sound = Äänet: vuoroni, tuhoutuminen, pelin loppu
wish-save = Tallenna
wish-saved = Tallennettu
wish-sure = Tätäkö haluat?
wish-do-it = Kyllä, tee se
wish-back = Ei, palaa
wish-next = Seuraava
wish-next-spoken = Muita pelejä, jotka odottavat sinua:
wish-stood-in = botti pelaa puolestasi
