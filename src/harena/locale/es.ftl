### Español. The ids, attributes and variables are those of en.ftl; see its head.
###
### The reader is "tú"; two or more readers are "vosotros".

language-name = español

## 1. Creatures. The value has no article.

noun-amazon = Amazona
    .short = Amazona
    .the = la Amazona
    .a = una Amazona
    .of = de la Amazona
    .to = a la Amazona
noun-colossus = Coloso
    .short = Coloso
    .the = el Coloso
    .a = un Coloso
    .of = del Coloso
    .to = al Coloso
noun-cyclops = Cíclope
    .short = Cíclope
    .the = el Cíclope
    .a = un Cíclope
    .of = del Cíclope
    .to = al Cíclope
noun-daimon = Daimon
    .short = Daimon
    .the = el Daimon
    .a = un Daimon
    .of = del Daimon
    .to = al Daimon
noun-ettin = Ettin
    .short = Ettin
    .the = el Ettin
    .a = un Ettin
    .of = del Ettin
    .to = al Ettin
noun-gorgon = Gorgona
    .short = Gorgona
    .the = la Gorgona
    .a = una Gorgona
    .of = de la Gorgona
    .to = a la Gorgona
noun-magus = Magus
    .short = Magus
    .the = el Magus
    .a = un Magus
    .of = del Magus
    .to = al Magus
noun-seraphim = Serafín
    .short = Serafín
    .the = el Serafín
    .a = un Serafín
    .of = del Serafín
    .to = al Serafín
noun-titan = Titán
    .short = Titán
    .the = el Titán
    .a = un Titán
    .of = del Titán
    .to = al Titán
noun-troll = Troll
    .short = Troll
    .the = el Troll
    .a = un Troll
    .of = del Troll
    .to = al Troll
noun-unicorn = Unicornio
    .short = Unicornio
    .the = el Unicornio
    .a = un Unicornio
    .of = del Unicornio
    .to = al Unicornio
noun-wyrm = Wyrm
    .short = Wyrm
    .the = el Wyrm
    .a = un Wyrm
    .of = del Wyrm
    .to = al Wyrm
noun-dragon = Dragón
    .short = Dragón
    .the = el Dragón
    .a = un Dragón
    .of = del Dragón
    .to = al Dragón
noun-hydra = Hidra
    .short = Hidra
    .the = la Hidra
    .a = una Hidra
    .of = de la Hidra
    .to = a la Hidra
noun-ranger = Montaraz
    .short = Montaraz
    .the = el Montaraz
    .a = un Montaraz
    .of = del Montaraz
    .to = al Montaraz
noun-warlock = Brujo
    .short = Brujo
    .the = el Brujo
    .a = un Brujo
    .of = del Brujo
    .to = al Brujo

## 2. Other things of the game

noun-creature = criatura
    .the = la criatura
    .a = una criatura
    .of = de la criatura
    .to = a la criatura
noun-combat-card = carta de combate
    .the = la carta de combate
    .a = una carta de combate
    .of = de la carta de combate
    .to = a la carta de combate
noun-spectator = espectador
    .the = el espectador
    .a = un espectador
    .of = del espectador
    .to = al espectador
noun-referee-card = carta de árbitro
    .the = la carta de árbitro
    .a = una carta de árbitro
    .of = de la carta de árbitro
    .to = a la carta de árbitro
noun-prefect = prefecto
    .the = el prefecto
    .a = un prefecto
    .of = del prefecto
    .to = al prefecto
noun-magister = magister
    .the = el magister
    .a = un magister
    .of = del magister
    .to = al magister
noun-referee = árbitro
    .the = el árbitro
    .a = un árbitro
    .of = del árbitro
    .to = al árbitro
noun-head-referee = árbitro principal
    .the = el árbitro principal
    .a = un árbitro principal
    .of = del árbitro principal
    .to = al árbitro principal
noun-marker = ficha de apuesta
    .the = la ficha de apuesta
    .a = una ficha de apuesta
    .of = de la ficha de apuesta
    .to = a la ficha de apuesta
noun-bet = apuesta
    .the = la apuesta
    .a = una apuesta
    .of = de la apuesta
    .to = a la apuesta
noun-secret-bet = apuesta secreta
    .the = la apuesta secreta
    .a = una apuesta secreta
    .of = de la apuesta secreta
    .to = a la apuesta secreta
noun-backer = patrocinador
    .the = el patrocinador
    .a = un patrocinador
    .of = del patrocinador
    .to = al patrocinador
noun-round = ronda
    .the = la ronda
    .a = una ronda
    .of = de la ronda
    .to = a la ronda

## 3. Cards, numbers, lists

# The value is the label of a card in a list or on its face; `object` follows a verb.
card-combat = { NOUN($creature) } { $strength }
    .short = { NOUN($creature, case: "short") } { $strength }
    .object = la carta { $strength } { NOUN($creature, case: "of") }
card-spectator = Espectador { $strength }
    .short = Espect. { $strength }
    .object = { NOUN("Spectator", case: "the") } { $strength }
card-prefect = Prefecto
    .short = Prefecto
    .object = { NOUN("Prefect", case: "a") }
card-magister = Magister
    .short = Magister
    .object = { NOUN("Magister", case: "the") }
card-referee = Árbitro
    .short = Árbitro
    .object = { NOUN("Referee", case: "a") }
card-head-referee = Árbitro principal
    .short = Árb. pral.
    .object = { NOUN("Head Referee", case: "the") }

# What code asks for by itself: lists of cards, names of creatures.
cards = { CARD($cards) }
    .short = { CARD($cards, case: "short") }
    .object = { CARD($cards, case: "object") }
creatures = { NOUN($creatures) }
    .short = { NOUN($creatures, case: "short") }

# Forms of a number, and counted things.
numeral = { $number }
    .gold =
        { $number ->
            [one] { $number } moneda de oro
           *[other] { $number } monedas de oro
        }
    .cards =
        { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }
    .some-cards =
        { $number ->
            [one] una carta
           *[other] { $number } cartas
        }
    .markers =
        { $number ->
            [0] ninguna ficha
            [one] { $number } ficha
           *[other] { $number } fichas
        }

# $case is "label" in lists of labels and bare names, else the form of the members. A label may
# begin with Hi-, where "y" would have to be "e"; so labels are joined by commas only.
list-more = { $before }, { $after }
list-last =
    { $case ->
        [label] { $before }, { $after }
       *[other] { $before } y { $after }
    }

## 4. What happened (the log)

event-draw = { $player } roba: { CARD($cards) }.
    .you = Robas: { CARD($cards) }.
event-draw-hidden = { $player } roba { NUMERAL($count, case: "some-cards") }.
    .you = Robas { NUMERAL($count, case: "some-cards") }.
event-start = Empieza { $player }.
    .you = Empiezas tú.
event-bid = { $player } puja { $amount }.
    .you = Pujas { $amount }.
event-no-bid = { $player } no puja.
    .you = No pujas.
event-duty = { $player } gana la subasta y debe empezar con una carta de valor { $amount } o más.
    .you = Ganas la subasta y debes empezar con una carta de valor { $amount } o más.
event-penalty = { $player } gana la subasta con { $amount }, pero no tiene una carta así: como penalización, el resto de la partida solo robará hasta tener 7 cartas.
    .you = Ganas la subasta con { $amount }, pero no tienes una carta así: como penalización, el resto de la partida solo robarás hasta tener 7 cartas.
event-bet = { $player } apuesta por { NOUN($creature, case: "the") } ({ NUMERAL($value, case: "gold") }).
    .you = Apuestas por { NOUN($creature, case: "the") } ({ NUMERAL($value, case: "gold") }).
event-secret = { $player } hace una apuesta secreta por { NOUN($creature, case: "the") } ({ CARD($card) }).
    .you = Haces una apuesta secreta por { NOUN($creature, case: "the") } ({ CARD($card) }).
event-secret-hidden = { $player } hace una apuesta secreta.
    .you = Haces una apuesta secreta.
event-reveal = { $player } revela su apuesta secreta por { NOUN($creature, case: "the") } ({ CARD($card) }).
    .you = Revelas tu apuesta secreta por { NOUN($creature, case: "the") } ({ CARD($card) }).
event-play = { $player } juega { CARD($card, case: "object") }.
    .you = Juegas { CARD($card, case: "object") }.
event-spectator = { $player } juega { CARD($card, case: "object") } sobre { NOUN($creature, case: "the") }.
    .you = Juegas { CARD($card, case: "object") } sobre { NOUN($creature, case: "the") }.
event-prefect = { $player } juega { NOUN("Prefect", case: "a") }.
    .you = Juegas { NOUN("Prefect", case: "a") }.
event-referee = { $player } juega { NOUN("Referee", case: "a") }.
    .you = Juegas { NOUN("Referee", case: "a") }.
event-magister = { $player } juega { NOUN("Magister", case: "the") } y nombra { NOUN($creature, case: "to") }.
    .you = Juegas { NOUN("Magister", case: "the") } y nombras { NOUN($creature, case: "to") }.
event-head-referee = { $player } juega { NOUN("Head Referee", case: "the") } detrás { NOUN($creature, case: "of") }.
    .you = Juegas { NOUN("Head Referee", case: "the") } detrás { NOUN($creature, case: "of") }.
event-take = { $player } toma { CARD($card, case: "object") }.
    .you = Tomas { CARD($card, case: "object") }.
event-take-discard = { $player } toma de la pila de descarte { CARD($card, case: "object") }.
    .you = Tomas de la pila de descarte { CARD($card, case: "object") }.
event-pass = { $player } pasa y muestra su mano: { CARD($cards) }.
    .you = Pasas y muestras tu mano: { CARD($cards) }.
event-pass-empty = { $player } pasa: no tiene cartas en la mano.
    .you = Pasas: no tienes cartas en la mano.
event-use = { $player } usa el poder { NOUN($creature, case: "of") }.
    .you = Usas el poder { NOUN($creature, case: "of") }.
event-use-on = { $player } usa el poder { NOUN($creature, case: "of") } contra { $rival }.
    .you = Usas el poder { NOUN($creature, case: "of") } contra { $rival }.
    .rival = { $player } usa el poder { NOUN($creature, case: "of") } contra ti.
event-name = { $player } le pide a { $rival } una carta { NOUN($creature, case: "of") }.
    .you = Le pides a { $rival } una carta { NOUN($creature, case: "of") }.
    .rival = { $player } te pide una carta { NOUN($creature, case: "of") }.
event-give = { $player } le da a { $rival } { CARD($card, case: "object") }.
    .you = Le das a { $rival } { CARD($card, case: "object") }.
    .rival = { $player } te da { CARD($card, case: "object") }.
event-give-hidden = { $player } le da a { $rival } una carta { NOUN($creature, case: "of") }.
    .you = Le das a { $rival } una carta { NOUN($creature, case: "of") }.
    .rival = { $player } te da una carta { NOUN($creature, case: "of") }.
event-miss = { $player } no tiene ninguna carta { NOUN($creature, case: "of") } y le muestra su mano a { $rival }: { CARD($cards) }.
    .you = No tienes ninguna carta { NOUN($creature, case: "of") } y le muestras tu mano a { $rival }: { CARD($cards) }.
    .rival = { $player } no tiene ninguna carta { NOUN($creature, case: "of") } y te muestra su mano: { CARD($cards) }.
event-miss-hidden = { $player } no tiene ninguna carta { NOUN($creature, case: "of") } y le muestra su mano a { $rival }.
    .you = No tienes ninguna carta { NOUN($creature, case: "of") } y le muestras tu mano a { $rival }.
    .rival = { $player } no tiene ninguna carta { NOUN($creature, case: "of") } y te muestra su mano.
event-miss-empty = { $player } no tiene ninguna carta { NOUN($creature, case: "of") }: su mano está vacía.
    .you = No tienes ninguna carta { NOUN($creature, case: "of") }: tu mano está vacía.
    .rival = { $player } no tiene ninguna carta { NOUN($creature, case: "of") }: su mano está vacía.
event-aside = Se aparta de la mano de { $player }: { CARD($cards) }.
    .you = Se aparta de tu mano: { CARD($cards) }.
event-aside-hidden =
    { $count ->
        [one] Se aparta una carta de la mano de { $player }.
       *[other] Se apartan { $count } cartas de la mano de { $player }.
    }
    .you =
    { $count ->
        [one] Se aparta una carta de tu mano.
       *[other] Se apartan { $count } cartas de tu mano.
    }
event-peek = { $player } saca de la mano de { $rival }: { CARD($cards) }.
    .you = Sacas de la mano de { $rival }: { CARD($cards) }.
    .rival = { $player } saca de tu mano: { CARD($cards) }.
event-peek-hidden = { $player } saca { NUMERAL($count, case: "some-cards") } de la mano de { $rival }.
    .you = Sacas { NUMERAL($count, case: "some-cards") } de la mano de { $rival }.
    .rival = { $player } saca { NUMERAL($count, case: "some-cards") } de tu mano.
event-keep = { $player } se queda una carta de { $rival }: { CARD($card) }.
    .you = Te quedas una carta de { $rival }: { CARD($card) }.
    .rival = { $player } se queda una carta tuya: { CARD($card) }.
event-keep-hidden = { $player } se queda una carta de { $rival }.
    .you = Te quedas una carta de { $rival }.
    .rival = { $player } se queda una carta tuya.
event-take-back = { $player } retira una ficha { NOUN($creature, case: "of") } (ronda { $round }).
    .you = Retiras tu ficha { NOUN($creature, case: "of") } (ronda { $round }).
event-take-back-crown = { $player } retira su apuesta secreta revelada por { NOUN($creature, case: "the") }.
    .you = Retiras tu apuesta secreta revelada por { NOUN($creature, case: "the") }.
event-take-back-secret = { $player } retira su apuesta secreta y descarta { CARD($card, case: "object") }.
    .you = Retiras tu apuesta secreta y descartas { CARD($card, case: "object") }.
event-bet-anywhere = { $player } hace una apuesta adicional por { NOUN($creature, case: "the") } en la fila de la ronda { $round } ({ NUMERAL($value, case: "gold") }).
    .you = Haces una apuesta adicional por { NOUN($creature, case: "the") } en la fila de la ronda { $round } ({ NUMERAL($value, case: "gold") }).
event-call = { $player } recurre al poder de una criatura eliminada: { NOUN($creature, case: "the") }.
    .you = Recurres al poder de una criatura eliminada: { NOUN($creature, case: "the") }.
event-swap = { $player } intercambia dos cartas: { CARD($cards) }.
    .you = Intercambias dos cartas: { CARD($cards) }.
event-burn = { $player } quema { CARD($card, case: "object") }.
    .you = Quemas { CARD($card, case: "object") }.
event-burn-spectator = { $player } quema { CARD($card, case: "object") } en la columna { NOUN($creature, case: "of") }.
    .you = Quemas { CARD($card, case: "object") } en la columna { NOUN($creature, case: "of") }.
event-discard = { $player } descarta { CARD($cards, case: "object") }.
    .you = Descartas { CARD($cards, case: "object") }.
event-discard-hidden =
    { $count ->
        [one] { $player } descarta una carta sin mostrarla.
       *[other] { $player } descarta { $count } cartas sin mostrarlas.
    }
    .you =
    { $count ->
        [one] Descartas una carta sin mostrarla.
       *[other] Descartas { $count } cartas sin mostrarlas.
    }
event-stack = { $player } ha descartado { NUMERAL($count, case: "some-cards") }; encima de la pila de descarte queda { CARD($card, case: "object") }.
    .you = Has descartado { NUMERAL($count, case: "some-cards") }; encima de la pila de descarte queda { CARD($card, case: "object") }.
event-return =
    { $count ->
        [one] { $player } recupera su carta apartada.
       *[other] { $player } recupera sus { $count } cartas apartadas.
    }
    .you =
    { $count ->
        [one] Recuperas tu carta apartada.
       *[other] Recuperas tus { $count } cartas apartadas.
    }
event-turn = Es el turno de { $player }.
    .you = Es tu turno.
event-round = Comienza la ronda { $round }.
event-fall = La criatura { NOUN($creature) } queda eliminada.
event-declare = { $player } declara punto muerto.
    .you = Declaras punto muerto.
event-continue = { $player } quiere seguir jugando.
    .you = Quieres seguir jugando.
event-object = { $player } se opone: el juego continúa.
    .you = Te opones: el juego continúa.
event-agree = { $player } está de acuerdo.
    .you = Estás de acuerdo.
event-stalemate-automatic = Punto muerto: nadie puede jugar una carta.
event-stalemate-agreed = Se acepta el punto muerto.
event-stalemate-idle = Punto muerto: nada ha cambiado desde hace demasiado tiempo.
event-redeal =
    { $count ->
        [one] La única carta de la fila de la ronda { $round } forma el nuevo mazo de robo.
       *[other] Las { $count } cartas de la fila de la ronda { $round } se mezclan y forman un nuevo mazo de robo.
    }
event-over-fifth-fall = Fin de la partida: ha sido eliminada la quinta criatura. Gana { $player }.
    .you = Fin de la partida: ha sido eliminada la quinta criatura. ¡Ganas tú!
event-over-deck = Fin de la partida: se ha robado la última carta del mazo. Gana { $player }.
    .you = Fin de la partida: se ha robado la última carta del mazo. ¡Ganas tú!
event-over-stalemate = Fin de la partida: no queda ninguna fila con la que seguir. Gana { $player }.
    .you = Fin de la partida: no queda ninguna fila con la que seguir. ¡Ganas tú!
event-over-idle = Fin de la partida: nada ha cambiado desde hace demasiado tiempo. Gana { $player }.
    .you = Fin de la partida: nada ha cambiado desde hace demasiado tiempo. ¡Ganas tú!

## 5. Decisions: the question to whoever decides; `waiting` is what the others read meanwhile

decision-bid = ¿De qué valor es la carta con la que empezarías? Empieza la puja más alta. La puja mínima es { $minimum }.
    .waiting = { $player } puede pujar.
decision-bet = ¿Apuestas? Una apuesta normal hecha ahora paga { NUMERAL($value, case: "gold") } si la criatura sobrevive. Te queda en reserva: { NUMERAL($count, case: "markers") }.
    .secret = ¿Apuestas? Una apuesta normal hecha ahora paga { NUMERAL($value, case: "gold") } si la criatura sobrevive; una secreta, 5, pero entonces no juegas carta en este turno. Te queda en reserva: { NUMERAL($count, case: "markers") }.
    .reveal = ¿Revelas tu apuesta secreta?
    .waiting = { $player } puede apostar.
decision-play = ¿Qué carta juegas?
    .second = ¿Juegas una segunda carta?
    .opening = ¿Con qué carta empiezas? Según tu puja, debe ser de valor { $amount } o más.
    .pass = No puedes jugar ninguna de tus cartas: pasas y muestras tu mano.
    .waiting = { $player } juega una carta.
decision-column = ¿Qué criatura eliges?
    .spectator = ¿Sobre qué criatura juegas el espectador?
    .magister = ¿Qué criatura nombra el magister? Se revelan todas las apuestas secretas por ella.
    .head-referee = ¿Detrás de qué criatura juegas el árbitro principal? Se revelan todas las apuestas secretas por ella.
    .waiting = { $player } elige una criatura.
decision-take = ¿Qué carta de combate visible tomas?
    .power = ¿Qué carta visible { NOUN($creature, case: "of") } tomas?
    .waiting = { $player } puede tomar una carta.
decision-power = ¿Usas el poder { NOUN($creature, case: "of") }? { $line }
    .waiting = { $player } puede usar el poder { NOUN($creature, case: "of") }.
decision-rival = ¿Contra quién usas el poder { NOUN($creature, case: "of") }? { $line }
    .waiting = { $player } puede usar el poder { NOUN($creature, case: "of") } contra alguien.
decision-name = ¿La carta de qué criatura le pides a { $rival }?
    .waiting = { $player } nombra una criatura.
decision-give = { $rival } te pide una carta { NOUN($creature, case: "of") }: ¿cuál le das?
    .waiting = { $player } elige la carta que da.
decision-keep = ¿Cuál de las cartas de la mano de { $rival } te quedas?
    .waiting = { $player } elige la carta que se queda.
decision-take-back = ¿Cuál de tus fichas retiras?
    .waiting = { $player } puede retirar una ficha.
decision-bet-anywhere = ¿Dónde haces la apuesta adicional?
    .waiting = { $player } puede hacer una apuesta adicional.
decision-call = ¿El poder de qué criatura eliminada usas?
    .waiting = { $player } puede usar el poder de una criatura eliminada.
decision-swap = ¿Intercambias dos cartas visibles de una criatura? Elige la primera.
    .waiting = { $player } puede intercambiar dos cartas.
decision-with = ¿Por qué otra carta { NOUN($creature, case: "of") } la intercambias?
    .waiting = { $player } elige la segunda carta del intercambio.
decision-burn = ¿De qué criatura quemas la carta superior de esta ronda?
    .waiting = { $player } puede quemar una carta.
decision-discard =
    { $count ->
        [one] ¿Descartas una carta de una criatura eliminada? Puedes descartar una más.
       *[other] ¿Descartas una carta de una criatura eliminada? Puedes descartar { $count } más.
    }
    .any =
    { $count ->
        [one] ¿Descartas una carta sin mostrarla? Puedes descartar una más.
       *[other] ¿Descartas una carta sin mostrarla? Puedes descartar { $count } más.
    }
    .waiting = { $player } puede descartar.
decision-stalemate = ¿Declaras punto muerto? Si nadie se opone, las cartas de la fila más antigua forman un nuevo mazo de robo.
    .waiting = { $player } puede declarar punto muerto.
decision-object = { $rival } declara punto muerto. ¿Te opones? Basta con que se oponga uno para seguir jugando.
    .waiting = { $player } puede oponerse al punto muerto.
decision-chance = ¿Qué decide el azar?
    .waiting = Decide el azar.

## 6. Actions: the choices of a menu, by decision and kind of object

action-bid-number = Pujar { $amount }
action-bid-nothing = No pujar
action-bet-column = Apostar por { NOUN($creature, case: "the") } (paga { $value })
action-bet-card = Apuesta secreta por { NOUN($creature, case: "the") } con { CARD($card) } (paga 5)
action-bet-yes = Revelar tu apuesta secreta
    .known = Revelar tu apuesta secreta por { NOUN($creature, case: "the") }
action-bet-nothing = No apostar
    .reveal = Mantenerla en secreto
action-play-card = Jugar { CARD($card, case: "object") }
action-play-nothing = Sin segunda carta
action-play-pass = Pasar y mostrar la mano
action-column-column = { CAPITAL(NOUN($creature, case: "the")) }
action-take-card = Tomar { CARD($card, case: "object") }
action-take-nothing = No tomar nada
action-power-yes = Usar el poder
action-power-nothing = No usar el poder
action-rival-player = { $rival } ({ NUMERAL($count, case: "cards") } en la mano)
action-rival-nothing = No usar el poder
action-name-column = { CAPITAL(NOUN($creature, case: "the")) }
action-give-card = Dar { CARD($card, case: "object") }
action-keep-card = Quedarte { CARD($card, case: "object") }
action-take-back-place = La ficha { NOUN($creature, case: "of") } de la ronda { $round } ({ NUMERAL($value, case: "gold") })
action-take-back-crown = La apuesta secreta revelada por { NOUN($creature, case: "the") } (5 monedas de oro)
action-take-back-secret = Tu apuesta secreta (5 monedas de oro)
    .known = Tu apuesta secreta por { NOUN($creature, case: "the") } (5 monedas de oro)
action-take-back-nothing = No retirar nada
action-bet-anywhere-place = Apostar por { NOUN($creature, case: "the") } en la fila de la ronda { $round } (paga { $value })
action-bet-anywhere-nothing = Sin apuesta adicional
action-call-column = El poder { NOUN($creature, case: "of") }: { $line }
action-call-nothing = No usar el poder
action-swap-card = { CAPITAL(CARD($card, case: "object")) }
action-swap-nothing = No intercambiar nada
action-with-card = { CAPITAL(CARD($card, case: "object")) }
action-burn-column = { CAPITAL(CARD($card, case: "object")) }
    .spectator = { CAPITAL(CARD($card, case: "object")) }, en la columna { NOUN($creature, case: "of") }
action-burn-nothing = No quemar nada
action-discard-card = Descartar { CARD($card, case: "object") }
action-discard-nothing = Listo
action-stalemate-yes = Declarar punto muerto
action-stalemate-nothing = Seguir jugando
action-object-yes = Oponerte
action-object-nothing = Aceptar
action-chance-card = { CARD($card) }
action-chance-player = { $player }

# What a choice brings; shown behind the choice.
hint-covers = cubre { CARD($card, case: "object") }
hint-backer = eres su patrocinador
hint-spectator = sin poder: cubre un espectador
hint-row = fila de la ronda { $round }
hint-discard = encima de la pila de descarte
hint-revealed = en las apuestas reveladas
hint-fallen = eliminada
hint-bid = demasiado débil para tu puja
hint-second-referee = no como segunda carta

## 7. The table

edition-colossal-arena = Colossal Arena
edition-titan-the-arena = Titan: The Arena

table-round = Ronda { $round } de 5
table-row = Fila { $round }
table-creature = Criatura
table-player = Jugador
table-deck = Mazo de robo
table-deck-count =
    { $count ->
        [0] Mazo de robo: vacío
       *[other] Mazo de robo: { NUMERAL($count, case: "cards") }
    }
table-deck-low = El mazo está casi vacío.
    .none = El mazo está casi vacío; su última carta termina la partida.
    .empty = El mazo está vacío.
table-deck-last = La partida puede terminar en este turno.
table-discard = Pila de descarte
table-discard-empty = Pila de descarte: vacía
table-discard-top = Pila de descarte, encima: { CARD($card) }
table-hand = Mano
table-hand-own = Tu mano
table-hand-of = Mano de { $player }
table-hand-count = { NUMERAL($count, case: "cards") } en la mano
table-hand-empty = mano vacía
table-hand-limit = solo roba hasta { $count }
table-hand-known = lo que conoces: { CARD($cards) }
table-hand-shown = a la vista: { CARD($cards) }
table-markers = Fichas
table-markers-left = en reserva: { NUMERAL($count, case: "markers") }
table-bets = Apuestas
table-pays = paga { $value }
table-secret = apuesta secreta
table-secret-placed = apuesta secreta hecha
table-secret-own = tu apuesta secreta: { CARD($card) }
table-crown = Sobre la carta de criatura
    .titan-the-arena = Detrás de la criatura
table-crown-pile = Apuestas reveladas
table-backer = Patrocinador
table-backed-by = la patrocina { $player }
    .you = la patrocinas tú
table-backed-by-nobody = no tiene patrocinador
table-backs = { $player } patrocina { NOUN($creature, case: "to") }.
    .you = Tú patrocinas { NOUN($creature, case: "to") }.
table-backs-nobody = { CAPITAL(NOUN($creature, case: "the")) } no tiene patrocinador.
table-strength = Valor de combate
table-no-card = sin carta
table-covered = debajo: { NUMERAL($count, case: "cards") }
table-would-fall = caería ahora
table-would-fall-creature = { CAPITAL(NOUN($creature, case: "the")) } caería ahora.
table-lowest-tie = Empate en el valor más bajo: no caería ninguna.
table-empty-places =
    { $count ->
        [0] En esta fila no queda ninguna casilla vacía.
        [one] En esta fila queda { $count } casilla vacía.
       *[other] En esta fila quedan { $count } casillas vacías.
    }
table-gold = Oro
table-gold-now = oro si acabara ahora
table-aside = { NUMERAL($count, case: "cards") } aparte
table-aside-own = aparte: { CARD($cards) }
table-living = superviviente
table-fallen = eliminada
table-fell-in = eliminada en la ronda { $round }
table-turn = Turno de { $player }
    .you = Tu turno
table-starter = empezó la ronda
table-you = tú
table-bot = bot
table-waits = Esperando a { $player }.
table-since = Desde tu último turno
table-log = Qué ha pasado
table-legend-backer = patrocinador
table-legend-spectator = (n) espectador
table-legend-covered = +n cartas debajo
table-legend-current = fila actual
table-legend-pays = oro de una apuesta en esta fila
table-over = Fin de la partida

## 8. The end of the game

end-title = Fin de la partida
end-reason-fifth-fall = Han sido eliminadas cinco criaturas.
end-reason-deck = Se ha robado la última carta del mazo.
end-reason-stalemate = No queda ninguna fila con la que seguir.
end-reason-idle = Nada ha cambiado desde hace demasiado tiempo.
end-survivors = Criaturas supervivientes: { NOUN($creatures) }.
end-winner = { $player } gana con { NUMERAL($amount, case: "gold") }.
    .you = ¡Ganas con { NUMERAL($amount, case: "gold") }!
end-score = { $player }: { NUMERAL($amount, case: "gold") }
    .bets = { $player }: { NUMERAL($amount, case: "gold") } ({ $bets })
end-bet = { NOUN($creature) } { $value }
end-bet-secret = { NOUN($creature) } { $value }, secreta
end-tie-break-last-mover = Empate a { NUMERAL($amount, case: "gold") }: gana quien jugó el turno más reciente.
end-tie-break-tournament = Empate a { NUMERAL($amount, case: "gold") }: gana quien más había apostado por la última criatura eliminada y, si no, quien jugó el turno más reciente.

## 9. Powers: value: the name; `line`: in a few words; `full`: what may be done; `titan`: in Titan: The Arena

power-amazon = Exploración
    .line = Roba tres cartas.
    .full = Puedes robar de inmediato exactamente tres cartas del mazo. Si quedan menos de tres, el poder no se puede usar; si robas la última, la partida acaba en ese momento.
    .titan = Puedes robar de inmediato tres cartas del mazo, o las que queden. Si después tienes ocho o más, no robas al final del turno. Con el mazo vacío no hay poder.
power-colossus = Resistencia
    .line = Retira una de tus fichas.
    .full = Puedes retirar una de tus fichas como si nunca hubieras hecho esa apuesta: de cualquier fila, de una apuesta secreta revelada, incluso de una criatura eliminada. También puedes retirar tu apuesta secreta aún oculta; su carta se descarta entonces boca arriba.
    .titan = Puedes retirar una de tus fichas de cualquier fila o de una apuesta secreta revelada, como si nunca hubieras hecho esa apuesta. También puedes retirar tu apuesta secreta aún oculta; su carta se descarta entonces boca arriba. Las fichas de las criaturas eliminadas han salido de la partida.
power-cyclops = Golpe aturdidor
    .line = Media mano de un jugador queda aparte un turno.
    .full = Puedes elegir a otro jugador. La mitad de su mano, redondeada hacia arriba, se aparta al azar boca abajo. No puede usar esas cartas de ningún modo en su siguiente turno; en él vuelven a su mano después de descartar y antes de robar.
    .titan = Puedes elegir a otro jugador, que conserva la mitad de su mano, redondeada hacia arriba; el resto se aparta al azar boca abajo. No puede usar esas cartas de ningún modo en su siguiente turno; en él vuelven a su mano después de descartar y antes de robar.
power-daimon = Riqueza
    .line = Haz una apuesta adicional en cualquier fila.
    .full = Puedes colocar de inmediato otra ficha sobre una criatura superviviente, en la fila actual o en una anterior, donde no haya ninguna ficha. Paga el valor entero de esa fila. No puede ser una apuesta secreta.
    .titan = { power-daimon.full }
power-ettin = Varias cabezas
    .line = Juega una segunda carta.
    .full = Puedes jugar de inmediato otra carta de tu mano, de cualquier tipo, como si fuera la primera; si también patrocinas a esa criatura, su poder funciona igualmente. Solo hay una carta adicional por turno y no puede ser una apuesta secreta.
    .titan = Puedes jugar de inmediato otra carta de combate o de espectador de tu mano; si también patrocinas a esa criatura, su poder funciona igualmente. Solo hay una carta adicional por turno. No puede ser una carta de árbitro ni una apuesta secreta.
power-gorgon = Mirada de piedra
    .line = Pide a un jugador una carta de una criatura.
    .full = Puedes elegir a otro jugador y nombrar una criatura superviviente. Ese jugador debe darte de su mano una carta de combate de ella, la que quiera, o mostrarte solo a ti que no tiene ninguna. No puedes contar lo que has visto. Las cartas apartadas por el Cíclope no cuentan.
    .titan = { power-gorgon.full }
power-magus = Clarividencia
    .line = Descarta también cartas de criaturas supervivientes, sin mostrarlas.
    .full = En la fase de descarte de este turno puedes descartar también cartas de combate de criaturas supervivientes, y nadie las ve: van juntas a la pila de descarte y solo queda a la vista la superior. Siguen siendo tres descartes por turno como mucho.
    .titan = En la fase de descarte de este turno puedes descartar cualquier carta de tu mano, y nadie las ve: van juntas a la pila de descarte y solo queda a la vista la superior. Siguen siendo tres descartes por turno como mucho.
power-seraphim = Toque de clarín
    .line = Usa el poder de una criatura eliminada.
    .full = Puedes elegir otra criatura que haya sido eliminada en esta partida y usar ahora su poder, fuera quien fuera su patrocinador. Si es el Troll, tomas una carta del Serafín.
    .titan = { power-seraphim.full }
power-titan = Hurto
    .line = Saca tres cartas de la mano de un jugador y quédate una.
    .full = Puedes elegir a otro jugador que tenga al menos tres cartas en la mano. Sacas tres a ciegas, te quedas una y devuelves dos sin mostrarlas; puedes decir cuáles eran. No se pueden sacar las cartas apartadas por el Cíclope. Ese jugador no vuelve a robar hasta el final de su propio turno.
    .titan = Puedes elegir a otro jugador que tenga cartas en la mano. Sacas tres a ciegas (o todas, si hay menos), te quedas una y devuelves las demás sin mostrarlas; puedes decir de ellas lo que quieras. No se pueden sacar las cartas apartadas por el Cíclope. Ese jugador no vuelve a robar hasta el final de su propio turno.
power-troll = Regeneración
    .line = Toma una carta visible del Troll.
    .full = Puedes tomar una carta de combate visible del Troll de una fila anterior.
    .titan = Puedes tomar una carta de combate visible del Troll: de una fila anterior, de las apuestas reveladas o de encima de la pila de descarte, pero no la que acabas de jugar.
power-unicorn = Teletransporte
    .line = Intercambia dos cartas visibles de una criatura.
    .full = Puedes intercambiar dos cartas de combate visibles de la misma criatura, sea cual sea. Solo cambian de lugar las cartas superiores, y el intercambio no activa ningún poder.
    .titan = Puedes intercambiar dos cartas de combate visibles de la misma criatura, sea cual sea; también vale la carta superior de sus apuestas reveladas. Solo cambian de lugar las cartas superiores, y el intercambio no activa ningún poder.
power-wyrm = Aliento de fuego
    .line = Quema la carta superior de otra criatura en esta fila.
    .full = Puedes descartar la carta visible, de combate o de espectador, de cualquier otra criatura en la fila actual. Desde ahora cuenta la que había debajo. Cuando ya la has visto, no puedes cambiar de idea.
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

help-combat-card = Carta de combate
    .text = Pertenece a una criatura y tiene un valor de 0 a 10. Se juega sobre esa criatura en la fila actual, encima de lo que haya; la carta cubierta deja de contar. Si eres el patrocinador de la criatura y la carta no cubre un espectador, después puedes usar el poder de la criatura.
help-spectator = Carta de espectador
    .text = Tiene un valor de 0 a 10 y se puede jugar sobre cualquier criatura superviviente en la fila actual. No activa ningún poder, y tampoco lo activa la carta de combate que la cubra.
help-prefect = Prefecto
    .text = Puedes tomar una carta de combate visible, de encima de cualquier pila de la fila actual o de una anterior. Después se descarta el prefecto. Hay dos.
help-magister = Magister
    .text = Nombras una criatura superviviente. Todas las apuestas secretas por ella se revelan y desde ahora valen 5; los patrocinadores cambian al momento. Después se descarta el magister.
help-referee = Árbitro
    .text = Puedes tomar una carta de combate visible: de encima de cualquier pila de la fila actual o de una anterior, de las apuestas reveladas o de encima de la pila de descarte. Después se descarta el árbitro. Hay dos.
help-head-referee = Árbitro principal
    .text = Se juega detrás de una criatura superviviente. Todas las apuestas secretas por ella se revelan y se apilan sobre él; desde ahora valen 5, y los patrocinadores cambian al momento. El árbitro principal se queda en la mesa.

## 11. The rules in short: value: the heading; `text`; `titan`: instead of it, in Titan: The Arena

rules-aim = El objetivo
    .text = Ocho criaturas luchan en la arena, una cae en cada una de las cinco rondas y tú apuestas por las que van a quedar. Gana el jugador cuyas apuestas por las supervivientes valen más oro.
rules-start = El comienzo
    .text = Cada jugador tiene ocho cartas y cinco fichas. El azar decide quién empieza; se juega en el sentido de las agujas del reloj.
    .titan = Cada jugador tiene ocho cartas y cinco fichas. Quién empieza se decide en una subasta: por turno se puede pujar un valor de 0 a 10, siempre más alto que el anterior. La puja más alta empieza y debe hacerlo con una carta de ese valor como mínimo. Quien no puede, el resto de la partida solo roba hasta tener siete cartas.
rules-turn = Un turno
    .text = 1. Puedes apostar o revelar tu apuesta secreta. 2. Juegas una carta; solo si no puedes jugar ninguna, pasas y muestras tu mano. 3. Puedes descartar hasta tres cartas de criaturas eliminadas y después robas hasta tener ocho. 4. Si todas las criaturas supervivientes tienen una carta en la fila actual, puede caer una.
    .titan = 1. Puedes apostar o revelar tu apuesta secreta. 2. Juegas una carta; solo si no puedes jugar ninguna, pasas, y tu mano queda a la vista hasta tu siguiente turno. 3. Puedes descartar hasta tres cartas de criaturas eliminadas y después robas hasta tener ocho. 4. Si todas las criaturas supervivientes tienen una carta en la fila actual, puede caer una.
rules-bets = Las apuestas
    .text = Una ficha por turno, por una criatura superviviente que aún no tenga ficha en la fila actual. Una apuesta paga 4 monedas de oro en la ronda 1, después 3, 2, 1 y, en la ronda 5, 0, si la criatura sobrevive. Una ficha colocada no vuelve.
    .titan = Una ficha por turno, por una criatura superviviente que aún no tenga ficha en la fila actual. Una apuesta paga 4 monedas de oro en la ronda 1, después 3, 2 y 1, si la criatura sobrevive. En la ronda 5 no se puede apostar. Una ficha colocada no vuelve.
rules-secret = La apuesta secreta
    .text = Una vez, en la ronda 1, puedes poner boca abajo una carta de combate de tu mano con una ficha encima. En ese turno no juegas carta. Paga 5 monedas de oro si la criatura sobrevive. En un turno posterior puedes revelarla en lugar de apostar: la carta se descarta, la ficha va sobre la carta de criatura y desde entonces cuenta para ser el patrocinador.
    .titan = Una vez, en la ronda 1, puedes poner boca abajo una carta de combate de tu mano con una ficha encima. En ese turno no juegas carta. Paga 5 monedas de oro si la criatura sobrevive. En un turno posterior puedes revelarla en lugar de apostar: la carta y la ficha se ponen detrás de la criatura y desde entonces la apuesta cuenta para ser el patrocinador.
rules-backer = El patrocinador
    .text = A cada criatura la patrocina el jugador cuyas fichas visibles sobre ella valen más en total. Si hay empate, o ninguna ficha, no tiene patrocinador. Las apuestas secretas solo cuentan una vez reveladas.
    .count = A cada criatura la patrocina el jugador que tiene más fichas visibles sobre ella. Si hay empate, o ninguna ficha, no tiene patrocinador. Las apuestas secretas solo cuentan una vez reveladas.
rules-cards = Jugar una carta
    .text = Una carta de combate va sobre su criatura; un espectador, sobre cualquiera; ambos solo sobre criaturas supervivientes, en la fila actual, encima de lo que haya. La carta superior es el valor de combate de la criatura. Las cartas cubiertas no se pueden mirar. Se cumple lo que dice una carta de árbitro y después se descarta.
    .titan = Una carta de combate va sobre su criatura; un espectador, sobre cualquiera; ambos solo sobre criaturas supervivientes, en la fila actual, encima de lo que haya. La carta superior es el valor de combate de la criatura. Las cartas cubiertas no se pueden mirar. Se cumple lo que dice el árbitro y después se descarta; el árbitro principal se queda en la mesa.
rules-powers = Los poderes
    .text = Cuando juegas desde tu mano una carta de combate sobre una criatura que patrocinas, puedes usar su poder, salvo que la carta cubra un espectador. Si un poder y una regla se contradicen, vale el poder.
rules-fall = La eliminación
    .text = Si al final de un turno todas las criaturas supervivientes tienen una carta en la fila actual y una sola tiene el valor más bajo, queda eliminada. Sus cartas y fichas se quedan donde están, pero las apuestas por ella no pagan nada. Comienza una nueva fila. Si hay empate en el valor más bajo, la ronda continúa.
    .titan = Si al final de un turno todas las criaturas supervivientes tienen una carta en la fila actual y una sola tiene el valor más bajo, queda eliminada. Sus cartas van a la pila de descarte y sus fichas salen de la partida. Comienza una nueva fila. Si hay empate en el valor más bajo, la ronda continúa.
rules-end = El final
    .text = La partida acaba con la quinta eliminación. Se revelan las apuestas secretas y cada ficha sobre una criatura superviviente paga su oro. En caso de empate gana quien jugó el turno más reciente.
    .tournament = La partida acaba con la quinta eliminación. Se revelan las apuestas secretas y cada ficha sobre una criatura superviviente paga su oro. En caso de empate gana quien más había apostado por la última criatura eliminada y, si no, quien jugó el turno más reciente.
rules-deck = Cuando se acaba el mazo
    .none = Quien roba la última carta termina la partida en ese momento; ya no cae ninguna criatura y pueden sobrevivir más de tres.
    .faq = Se sigue jugando con las cartas que hay en las manos. Cuando nadie puede jugar, o cuando alguien declara punto muerto antes del turno del jugador que empezó la ronda y nadie se opone, las cartas de la fila más antigua se mezclan y forman un nuevo mazo. Cada jugador roba una, sigue el siguiente jugador y desde entonces solo se roba una carta por turno.
    .auction = Se sigue jugando con las cartas que hay en las manos. Cuando nadie puede jugar, o cuando alguien declara punto muerto antes del turno del jugador que empezó la ronda y nadie se opone, las cartas de la fila más antigua se mezclan y forman un nuevo mazo. Cada jugador roba una, una nueva subasta decide quién sigue y desde entonces solo se roba una carta por turno.
rules-talk = La negociación
    .text = Podéis hablar y hacer acuerdos libremente; nada obliga a nadie. Las cartas solo se muestran cuando una regla lo pide.

## 12. Options of a game: value: its name; the attributes: its values

option-stalemate = Cuando se acaba el mazo
    .none = acaba la partida
    .faq = se sigue jugando, continúa el siguiente jugador
    .auction = se sigue jugando, decide una nueva subasta
option-tie-break = Empate en el primer puesto
    .last-mover = gana quien jugó el turno más reciente
    .tournament = más apostado por la última criatura eliminada y, si no, el turno más reciente
option-backer-by = El patrocinador
    .value = tiene las fichas de más valor
    .count = tiene más fichas
option-zero-bet-backs = Una apuesta de valor 0 puede dar patrocinador
    .yes = sí
    .no = no
option-secret-bet-again = Una apuesta secreta retirada puede repetirse en la ronda 1
    .yes = sí
    .no = no
option-extra-card-chain = Más de una carta adicional por turno
    .yes = sí
    .no = no
option-start = Quién empieza
    .random = decide el azar
    .auction = la puja más alta
    .seat = { $player }

bot-random = Al azar
    .line = juega cualquier cosa permitida
bot-greedy = Codicioso
    .line = mira una acción por delante

## 13. The terminal

ui-name = Harena
ui-tagline = Ocho criaturas, cinco rondas, una bolsa: apuesta por las que van a quedar.

ui-menu-title = ¿Qué quieres hacer?
ui-menu-new = Partida nueva
ui-menu-resume = Continuar una partida
ui-menu-rules = Reglas y poderes
ui-menu-language = Idioma
ui-menu-quit = Salir

ui-setup-title = Partida nueva
ui-setup-language = ¿En qué idioma?
ui-setup-edition = ¿Qué juego?
ui-setup-edition-colossal-arena = Colossal Arena: ocho de doce criaturas
ui-setup-edition-titan-the-arena = Titan: The Arena: siempre las mismas ocho criaturas, con subasta inicial
ui-setup-players = ¿Cuántos jugadores?
ui-setup-games = ¿Cuántas partidas?
ui-setup-seat = ¿Quién ocupa el asiento { $seat }?
ui-setup-person = una persona ante esta pantalla
ui-setup-bot = bot: { $bot }
ui-setup-name = ¿Cómo se llama el jugador del asiento { $seat }?
ui-setup-creatures = ¿Qué criaturas?
ui-setup-creatures-random = al azar
ui-setup-creatures-beginners = para una primera partida: { NOUN($creatures) }
ui-setup-creatures-choose = elegirlas
ui-setup-creatures-pick = Elige la criatura { $number } de 8.
ui-setup-creatures-chosen = Elegidas: { NOUN($creatures) }
ui-setup-creatures-playing = En esta partida: { NOUN($creatures) }
ui-setup-options = ¿Cambiar las opciones?
ui-setup-usual = habitual
ui-setup-start = ¿Empezar la partida?

ui-yes = sí
    .key = s
ui-no = no
    .key = n
ui-prompt-choice = Tu elección
ui-prompt-range = Tu elección, de 1 a { $last }
ui-prompt-default = Solo Intro: { $default }
ui-prompt-enter = Pulsa Intro.
ui-prompt-more = Pulsa Intro para seguir.
ui-only-choice = Solo hay una opción: { $choice }
ui-key-help = ayuda
ui-key-undo = deshacer
ui-key-table = mesa
ui-key-log = registro
ui-key-language = idioma
ui-key-save = guardar
ui-key-quit = guardar y salir
ui-key-back = atrás

ui-curtain = Ahora decide { $player }. Los demás, mirad a otro lado, por favor.
ui-curtain-open = { $player }: pulsa Intro para ver tus cartas.
ui-curtain-close = Pulsa Intro para ocultar tus cartas.
ui-thinking = { $player } está pensando …

ui-undone = De vuelta al principio de tus decisiones.
ui-undo-nothing = No hay nada que deshacer.
ui-undo-revealed = Esto no se puede deshacer: se ha descubierto algo oculto, o ya han actuado otros.

ui-saved = La partida está guardada.
ui-saved-resume = Continúala con: { $command }
ui-recorded = El registro de la partida: { $path }
ui-interrupted = Interrumpido. La partida está guardada.
ui-resumed = De vuelta en la partida: ronda { $round }.
ui-saves-title = Partidas sin terminar
ui-saves-none = No hay partidas sin terminar.
ui-saves-line = { $date }: { $players }, ronda { $round }

ui-help-title = Ayuda
ui-help-rules = Reglas
ui-help-powers = Poderes
ui-help-cards = Cartas
ui-help-keys = Teclas
ui-help-decision = Esta decisión
ui-help-choices = Escribe el número de una opción, o sus palabras, o solo el comienzo de ellas («{ $example }»). Si una opción lleva la marca Intro, basta con pulsar Intro.
ui-help-command-help = ayuda sobre esta decisión; ? y una criatura, una carta o «rules»: ayuda sobre eso
ui-help-command-undo = volver al comienzo de tus decisiones, mientras no se haya revelado nada oculto
ui-help-command-table = dibujar la mesa otra vez
ui-help-command-log = todo lo que ha pasado
ui-help-command-language = cambiar de idioma
ui-help-command-save = guardar la partida (de todos modos se guarda después de cada acción)
ui-help-command-quit = guardar la partida y salir; se puede continuar después

ui-confirm-quit = ¿Guardar la partida y salir?
ui-confirm-zero = Esta apuesta paga 0 monedas de oro. ¿Apostar de todos modos?
ui-confirm-fallen = La criatura de tu apuesta secreta está eliminada: revelarla no sirve de nada. ¿Revelarla de todos modos?

ui-error-choice = No existe la opción { $given }: escribe un número de 1 a { $last }.
ui-error-number = «{ $given }» no es un número: escribe un número de 1 a { $last }.
ui-error-unknown = «{ $given }» no es ninguna de las opciones: escribe su número, o ? para la ayuda.
ui-error-ambiguous = «{ $given }» sirve para varias opciones: { $choices }
ui-error-empty = Escribe algo, por favor.
ui-error-name-taken = El nombre { $given } ya está en uso: elige otro.
ui-error-name-bad = «{ $given }» no puede ser un nombre: debe ser corto, sin coma, punto y coma, # ni salto de línea, y no puede ser una palabra del propio juego.
ui-error-creature-twice = { CAPITAL(NOUN($creature, case: "the")) } ya está entre las elegidas.
ui-error-creature-pair = { CAPITAL(NOUN($creature, case: "the")) } y { NOUN($other, case: "the") } tienen el mismo poder con dos nombres: elige solo uno.
ui-error-save = No se ha podido guardar la partida: { $reason }
ui-error-load = No se ha podido abrir esta partida: { $reason }
ui-error-narrow = La ventana es estrecha: con { $columns } columnas se ve mejor toda la mesa.
ui-error-closed = La entrada ha terminado. La partida está guardada.

ui-again = ¿Otra partida con los mismos jugadores?
ui-again-once = otra partida
ui-again-tournament = un campeonato de { $count } partidas
ui-again-no = ninguna más
ui-goodbye = ¡Hasta luego!

ui-tournament-game = Partida { $number } de { $total }
ui-tournament-standing = Clasificación tras la partida { $number }
ui-tournament-winner = { $player } gana el campeonato con { NUMERAL($amount, case: "gold") }.
    .you = ¡Ganas el campeonato con { NUMERAL($amount, case: "gold") }!

ui-replay-title = Repetición
ui-replay-step = Paso { $number } de { $total }
ui-replay-viewer = Vista de { $player }
ui-replay-viewer-public = Vista de un espectador
ui-replay-next = paso siguiente
ui-replay-previous = paso anterior
ui-replay-turn = turno siguiente
ui-replay-first = al principio
ui-replay-last = al final
ui-replay-change = otra vista

## 14. Statistics

stats-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
stats-bot = Bot
stats-seat = Asiento
stats-wins = Victorias
stats-share = Parte
stats-mean = Oro medio
stats-spread = Desviación
stats-turns = Turnos
stats-decisions = Decisiones
stats-creature = Criatura
stats-survives = Sobrevive
stats-fell = Ronda de caída
stats-reason = Final
stats-reason-fifth-fall = quinta eliminación
stats-reason-deck = fin del mazo
stats-reason-stalemate = punto muerto
stats-reason-idle = sin cambios
stats-tie-breaks = Empates
stats-time = Tiempo
stats-players = Jugadores
stats-seed = Semilla

## Lessons: the tutorial's own words, then each lesson: value: its title; NAME: a task; NAME-hint: how; NAME-other: said of other answers

lesson-learn = Aprende a jugar
lesson-course-colossal-arena = { edition-colossal-arena }
    .line = Doce lecciones cortas, unos diez minutos. Juegas con las cartas de Ann; los demás hacen lo que pide la lección.
    .done = Era la última lección. Ya conoces el juego: juega una partida con bots o lee qué pueden hacer las criaturas.
lesson-course-titan-the-arena = { edition-titan-the-arena }
    .line = Tres lecciones cortas sobre lo que cambia en este juego. Haz antes las de Colossal Arena.
    .done = Era la última lección. Las demás diferencias están en las reglas.
lesson-number = Lección { $number } de { $total }
lesson-right = Correcto.
lesson-impossible = Eso no es posible ahora: elige una de las opciones que se ofrecen.
lesson-over = Esta lección ya ha terminado.
lesson-task = Tu tarea
lesson-hint = Pista
lesson-finished = Lección terminada
lesson-next = Siguiente lección
lesson-again = Esta lección otra vez
lesson-choose = ¿Qué lección?
lesson-leave = Salir

lesson-bets = Las apuestas
    .start =
        Ocho criaturas luchan en la arena y en cada una de las cinco rondas cae una. Cada apuesta por una criatura que quede al final te da oro.
        Tienes cinco fichas. Una apuesta hecha en la ronda 1 paga 4 monedas de oro; después pagan 3, 2, 1 y, por último, 0.
    .bet = Un turno empieza con una apuesta, si quieres. Tienes la carta 9 del Troll, que es muy fuerte: apuesta por el Troll.
    .bet-hint = Elige la apuesta normal por el Troll.
    .bet-other = Está permitido, pero tu carta más fuerte ayuda al Troll. Apuesta por el Troll.
    .bet-none = No es obligatorio apostar, pero ninguna apuesta paga más que la que haces ahora. Apuesta por el Troll.
    .bet-secret = La apuesta secreta tiene su propia lección. Haz esta vez una apuesta normal.
    .play = Ahora juegas una carta; quien puede jugar debe hacerlo. Juega la carta 9 del Troll.
    .play-hint = Elige Troll 9 entre tus cartas.
    .play-other = Está permitido, pero a tu apuesta le sirve más Troll 9. Juega esa carta.
    .again = Has robado una carta, así que vuelves a tener ocho, y Ben ha apostado por el Wyrm. En esta ronda ya nadie puede apostar por el Troll ni por el Wyrm: en una casilla solo cabe una ficha, sea de quien sea. Pero puedes apostar una vez por turno. Apuesta por otra criatura.
    .again-hint = Elige una apuesta normal por cualquiera de las otras seis criaturas.
    .again-other = Puedes esperar, pero pruébalo: haz una apuesta normal por otra criatura.
    .end = Te quedan tres fichas, y una ficha colocada no vuelve. Una ronda dura muchos turnos, así que no hay prisa: mira primero qué criaturas son fuertes.

lesson-cards = Cartas y valor de combate
    .start = Tú has apostado por el Troll y Ben por el Wyrm.
    .cover = Ben ha cubierto Troll 9 con Troll 1. Puede hacerlo: las criaturas no son de nadie y cualquiera juega las cartas de cualquier criatura. Solo cuenta la carta superior, así que el valor del Troll es ahora 1. Ayúdalo: juega Troll 7.
    .cover-hint = Troll 7 cubre Troll 1.
    .cover-other = Está permitido, pero el Troll, por el que has apostado, se queda en 1. Juega Troll 7.
    .cover-weak = 3 es más que 1, pero 7 es más seguro. Juega Troll 7.
    .cover-wyrm = Eso viene después. Ayuda primero al Troll: juega Troll 7.
    .attack = Ben ha jugado en otro sitio. Debilita ahora a la criatura por la que ha apostado: juega Wyrm 2.
    .attack-hint = Wyrm 2 cubre Wyrm 8.
    .attack-other = Está permitido, pero el Wyrm se queda en 8. Juega Wyrm 2.
    .attack-weak = Con 6, el Wyrm seguiría siendo bastante fuerte. Juega Wyrm 2.
    .end = Una carta de combate solo va sobre su propia criatura, en la fila actual. Lo que queda cubierto deja de contar y nadie lo puede mirar.

lesson-fall = La eliminación
    .start = En esta fila solo falta la carta del Unicornio. Si al final de un turno todas las criaturas tienen una, cae la que tiene el valor de combate más bajo.
    .fill = El Wyrm, por el que ha apostado Ben, es el más débil con 2. Tu única carta del Unicornio no es mejor, pero ocupa la casilla: juega Unicornio 2.
    .fill-hint = Elige Unicornio 2.
    .fill-other = Está permitido, pero la fila queda incompleta y no cae ninguna criatura. Juega Unicornio 2.
    .tie = El Wyrm y el Unicornio comparten el valor más bajo. Si hay empate, no cae ninguna: la ronda continúa y todos pueden jugar sobre cualquier criatura.
    .break = Has robado Unicornio 6. Rompe el empate y pon a salvo a tu Unicornio.
    .break-hint = Juega Unicornio 6.
    .break-other = Está permitido, pero el empate sigue y Ben puede romperlo contra ti. Refuerza al Unicornio.
    .end = El Wyrm ha caído: sus cartas ya no se pueden jugar y la apuesta de Ben no paga nada. La ronda 2 comienza con una fila nueva, y una apuesta paga ahora 3.

lesson-backer = El patrocinador
    .start = Es la ronda 3. Sobre la Amazona están la ficha de Cleo, que vale 4, y la tuya, que vale 3. A una criatura la patrocina el jugador cuyas fichas visibles sobre ella valen más en total; si hay empate, no tiene patrocinador.
    .bet = Una apuesta en esta fila vale 2, y 3 + 2 es más que 4. Apuesta por la Amazona.
    .bet-hint = Elige la apuesta por la Amazona.
    .bet-other = Está permitido, pero entonces Cleo sigue siendo la patrocinadora. Apuesta por la Amazona.
    .backs = Desde este momento patrocinas tú a la Amazona.
    .play = Cuando el patrocinador juega desde su mano una carta de combate de la criatura, puede usar su poder. Juega una carta de la Amazona.
    .play-hint = Elige Amazona 4 o Amazona 8.
    .play-other = Está permitido, pero no activa ningún poder: no patrocinas a esa criatura, o no es una carta de combate. Juega una carta de la Amazona.
    .use = Con el poder de la Amazona puedes robar tres cartas. Ningún poder es obligatorio, pero usa este.
    .use-hint = Elige usar el poder.
    .use-other = Puedes renunciar, pero tres cartas vienen bien. Usa el poder.
    .end = Puedes tener más de ocho cartas; entonces simplemente no robas. Lo que puede hacer cada criatura se lee en la mesa, no hace falta saberlo de memoria.

lesson-power = Un poder en acción
    .start = Patrocinas al Wyrm. Su poder quema la carta superior de otra criatura en la fila actual. Ben acaba de cubrir Cíclope 1 con Cíclope 8, y ahora el más débil es tu Troll, con 2. Solo falta la carta del Wyrm.
    .play = Juega una carta del Wyrm: completa la fila y activa el poder.
    .play-hint = Elige Wyrm 5 o Wyrm 9.
    .play-other = Está permitido, pero no activa el poder del Wyrm. Juega una carta del Wyrm.
    .burn = Debajo de Cíclope 8 está Cíclope 1, y cuenta la carta que queda a la vista. Quema la carta superior del Cíclope.
    .burn-hint = Elige la carta 8 del Cíclope.
    .burn-other = Esa casilla quedaría vacía y no caería ninguna criatura. Quema la carta superior del Cíclope.
    .burn-none = Entonces caería tu Troll. Quema la carta superior del Cíclope.
    .end = El Cíclope ha caído con 1 y tu Troll está a salvo. Conviene recordar lo que ha quedado cubierto.

lesson-second = Dos poderes en un turno
    .start = Patrocinas al Ettin y al Troll. Con el poder del Ettin juegas una segunda carta; con el del Troll tomas una carta del Troll de una fila anterior.
    .play = Empieza por el Ettin: juega una de sus cartas.
    .play-hint = Elige Ettin 3 o Ettin 7.
    .play-other = Está permitido, pero no habría segunda carta. Juega una carta del Ettin.
    .use = Usa el poder del Ettin.
    .use-hint = Elige usar el poder.
    .use-other = Puedes renunciar, pero entonces solo juegas una carta. Usa el poder.
    .troll = La segunda carta funciona como la primera. Juega una carta del Troll: también lo patrocinas.
    .troll-hint = Elige Troll 2 o Troll 6.
    .troll-other = Está permitido, pero el poder del Troll no se activa. Juega una carta del Troll.
    .take = En la fila 1 está Troll 10 y en la fila 2, Troll 5. Toma la más fuerte.
    .take-hint = Toma Troll 10.
    .take-other = Está permitido, pero 10 es más que 5. Toma Troll 10.
    .take-none = Puedes, pero una carta fuerte viene bien. Toma Troll 10.
    .end = Has jugado dos cartas y tienes un 10 para el Troll. Apuesta por criaturas cuyos poderes se complementen.

lesson-spectators = Los espectadores
    .start = Ben patrocina a la Amazona y querría robar tres cartas con su poder. Un espectador puede impedirlo: se juega sobre cualquier criatura superviviente, tiene su propio valor y no activa ningún poder.
    .play = Juega el espectador 4.
    .play-hint = Elige Espectador 4.
    .play-other = Está permitido, pero no detiene a Ben. Juega el espectador 4.
    .on = Ponlo sobre la Amazona.
    .on-hint = Elige la Amazona.
    .on-other = Está permitido, pero solo sobre la Amazona detiene a Ben. Elige la Amazona.
    .blocked = Ben ha jugado Amazona 9, pero sobre un espectador: esa carta no activa ningún poder. Solo lo haría su próxima carta de la Amazona.
    .joker = El Ettin, por el que has apostado, tiene un valor de 1, y no tienes ninguna carta suya. Un espectador ayuda a cualquier criatura: juega el espectador 8.
    .joker-hint = Elige Espectador 8.
    .joker-other = Está permitido, pero el Ettin se queda en 1. Juega el espectador 8.
    .save = Ponlo sobre el Ettin.
    .save-hint = Elige el Ettin.
    .save-other = Está permitido, pero el Ettin se queda en 1. Elige el Ettin.
    .save-amazon = Eso detendría a Ben otra vez, pero el Ettin se quedaría en 1. Elige el Ettin.
    .end = El Ettin tiene ahora un valor de 8. El bloqueo vale para todos: la próxima carta del Ettin no activa ningún poder, sea tuya o de otro jugador.

lesson-secret = La apuesta secreta
    .start = Una vez por partida, en cualquiera de tus turnos de la ronda 1, puedes apostar en secreto: pones boca abajo una carta de combate de la criatura con una ficha encima. Paga 5 monedas de oro, más que ninguna otra, pero en ese turno no juegas carta.
    .bet = El valor de la carta no importa. Apuesta en secreto por la Amazona con Amazona 1.
    .bet-hint = Elige la apuesta secreta con Amazona 1.
    .bet-other = Puedes esperar, pero la apuesta secreta solo se puede hacer en la ronda 1. Apuesta en secreto con Amazona 1.
    .bet-open = Esa apuesta la vería todo el mundo. Apuesta en secreto con Amazona 1.
    .bet-strong = Pagaría lo mismo, pero Amazona 8 vale más en tu mano. Apuesta con Amazona 1.
    .bet-creature = Esa es una apuesta por otra criatura. Apuesta en secreto con Amazona 1.
    .hidden = Nadie conocía tu criatura, y una apuesta oculta no da patrocinador. Por eso Ben ha podido apostar por la Amazona: con 4 es su patrocinador.
    .reveal = Tu apuesta secreta vale 5. En lugar de apostar puedes revelarla: hazlo.
    .reveal-hint = Elige revelar tu apuesta secreta.
    .reveal-other = Está permitido, pero entonces Ben sigue patrocinando a la Amazona. Revela tu apuesta secreta.
    .backs = Tu ficha está ahora sobre la carta de la Amazona y cuenta 5: la patrocinas tú. La carta de la apuesta se descarta.
    .play = Revelar no te cuesta la carta del turno. Juega Amazona 8.
    .play-hint = Elige Amazona 8.
    .play-other = Está permitido, pero no activa el poder de la Amazona. Juega Amazona 8.
    .use = Y usa el poder de la Amazona.
    .use-hint = Elige usar el poder.
    .use-other = Puedes renunciar, pero pruébalo: usa el poder.
    .end = Revelada o no, una apuesta secreta paga 5 monedas de oro al final. Mientras está oculta, los demás no saben a qué criatura atacar.

lesson-referees = Los árbitros
    .start = Las tres cartas de árbitro no van sobre ninguna criatura: se cumple lo que dicen y se descartan. Con un prefecto tomas una carta de combate visible, de encima de cualquier pila de esta fila o de una anterior.
    .prefect = Troll 9 está en la fila 1 y has apostado por el Troll. Juega el prefecto.
    .prefect-hint = Elige el prefecto.
    .prefect-other = Está permitido, pero Troll 9 se queda donde está. Juega el prefecto.
    .take = Toma Troll 9.
    .take-hint = Elige Troll 9, en la fila de la ronda 1.
    .take-other = Está permitido, pero has apostado por el Troll. Toma Troll 9.
    .take-none = Puedes, pero una carta fuerte viene bien. Toma Troll 9.
    .magister = Ben tiene una apuesta secreta. Con el magister nombras una criatura superviviente y se revelan todas las apuestas secretas por ella. Juega el magister.
    .magister-hint = Elige el magister.
    .magister-other = Está permitido, pero la apuesta de Ben sigue en secreto. Juega el magister.
    .name = Sospechas del Unicornio: nómbralo.
    .name-hint = Elige el Unicornio.
    .name-other = Está permitido, pero lo más probable es el Unicornio. Nómbralo.
    .end = ¡Acertaste! Desde ahora la apuesta de Ben cuenta 5 contra tus 4, y por eso pasa a patrocinar al Unicornio. A cambio, ya sabes qué criatura necesita.

lesson-discards = Cartas muertas
    .start = El Wyrm y el Daimon han caído. Sus cartas ya no se pueden jugar, y dos de ellas ocupan tu mano.
    .play = Juega primero una carta de una criatura superviviente.
    .play-hint = Vale cualquier carta que se pueda jugar.
    .play-other = Juega una de tus cartas de combate.
    .first = Antes de robar puedes descartar hasta tres cartas de criaturas eliminadas; todos las ven. Descarta una.
    .first-hint = Elige cualquiera de las dos.
    .first-other = Puedes parar, pero esas cartas ya no sirven. Descarta una.
    .more = Descarta también la otra.
    .more-hint = Elige la otra carta.
    .more-other = Puedes parar, pero esa carta ya no sirve. Descártala.
    .end = Así has robado tres cartas. Si un jugador no puede jugar ninguna carta de su mano, y solo entonces, pasa y la muestra a todos.

lesson-deck = El final del mazo
    .start = El Troll, en el que está todo tu oro, tiene un valor de 0, y no tienes ninguna carta que lo ayude. Cuando se ocupe la casilla del Unicornio, el Troll caerá.
    .play = Pero en el mazo solo queda una carta, y quien roba la última termina la partida en ese momento: ya no cae ninguna criatura. Después de jugar tendrás siete cartas y robarás una. Juega cualquier carta menos el prefecto.
    .play-hint = Vale cualquier carta de combate.
    .play-other = Juega una carta de combate.
    .play-prefect = El prefecto te daría una carta: con ocho no robas, y la partida continúa. Juega otra carta.
    .end = Has robado la última carta. Sobreviven cinco criaturas, entre ellas el Troll, y ganas con 7 monedas de oro contra 6. Cuando queden pocas cartas, cuenta los turnos.

lesson-end = El final
    .start =
        Ronda 5: la quinta eliminación termina la partida. La Amazona y el Unicornio comparten el valor más bajo.
        Tus apuestas: Troll 4, Unicornio 3 y una secreta por el Ettin, 5. Las de Ben: Amazona 4 y 3, Unicornio 4, Troll 3.
    .play = Si cae el Unicornio, gana Ben con 10 monedas de oro contra 9; si cae la Amazona, ganas tú con 12 contra 7. Rompe el empate: que caiga la Amazona.
    .play-hint = Debilita a la Amazona o refuerza al Unicornio.
    .play-other = Está permitido, pero el empate sigue y Ben puede romperlo. Que caiga la Amazona.
    .play-own = Entonces la más débil sería una criatura tuya, y caería. Que caiga la Amazona.
    .end = Sobreviven tres criaturas. Se revelan las apuestas secretas, cada ficha sobre una superviviente paga su oro y ganas con 12 contra 7. Si hay empate en el primer puesto, gana quien jugó el turno más reciente.

lesson-auction = La subasta inicial
    .start = En Titan: The Arena una subasta decide quién empieza: por turno, cada jugador puede pujar un valor, siempre más alto que el anterior. La puja más alta empieza y debe hacerlo con una carta de ese valor como mínimo.
    .bid = Cleo ha pujado 6. Tienes Hidra 9: puja más de 6, pero no más de lo que puedes jugar.
    .bid-hint = Puja 7, 8 o 9.
    .bid-other = Puja 7, 8 o 9.
    .bid-ten = No tienes ningún 10. Puedes ir de farol, pero si nadie puja más lo pagas: el resto de la partida solo robas hasta tener siete cartas. Puja 7, 8 o 9.
    .bid-none = Puedes dejar que empiece Cleo, pero pruébalo: puja 7, 8 o 9.
    .duty = Nadie puja más: empiezas tú. La primera carta que juegues debe cumplir tu puja.
    .bet = Las apuestas son como las conoces, pero en la ronda 5 no se puede apostar. Apuesta por la Hidra.
    .bet-hint = Elige la apuesta por la Hidra.
    .bet-other = Está permitido, pero tu carta más fuerte es de la Hidra. Apuesta por la Hidra.
    .open = Juega Hidra 9: cumple la puja y activa el poder.
    .open-hint = Elige Hidra 9.
    .open-other = Cumple la puja, pero no activa ningún poder. Juega Hidra 9.
    .use = La Hidra, como el Ettin, te deja jugar una segunda carta. Usa el poder.
    .use-hint = Elige usar el poder.
    .use-other = Puedes renunciar, pero pruébalo: usa el poder.
    .second = La puja solo obliga con la primera carta. Juega una segunda, de la criatura que quieras.
    .second-hint = Elige una de las cartas de combate.
    .second-other = Juega una de las cartas de combate.
    .second-spectator = Está permitido, pero guarda el espectador para después. Juega una de las cartas de combate.
    .end = Cuatro poderes son aquí de otras criaturas: el Montaraz tiene el de la Amazona; el Dragón, el del Wyrm; la Hidra, el del Ettin; el Brujo, el del Magus.

lesson-reach = Más al alcance
    .start = En Titan: The Arena las cartas de una criatura eliminada van a la pila de descarte y sus fichas salen de la partida. Una apuesta secreta revelada se pone detrás de su criatura, y su carta se queda allí boca arriba.
    .referee = El árbitro hace lo mismo que el prefecto, pero también alcanza la parte superior de la pila de descarte y las apuestas reveladas. Juega el árbitro.
    .referee-hint = Elige el árbitro.
    .referee-other = Está permitido, pero prueba antes el árbitro.
    .take = Encima de la pila de descarte está Troll 4. Tómala antes de que otra carta la cubra.
    .take-hint = Elige Troll 4.
    .take-other = Está permitido, pero esa carta seguirá ahí y Troll 4 no. Toma Troll 4.
    .take-none = Puedes, pero necesitas una carta del Troll. Toma Troll 4.
    .revealed = Tu apuesta secreta revelada cuenta 5: patrocinas al Troll.
    .troll = Juega Troll 4.
    .troll-hint = Elige Troll 4.
    .troll-other = Está permitido, pero no activa el poder del Troll. Juega Troll 4.
    .third = El Troll alcanza los mismos sitios que el árbitro, para cartas del Troll. Toma Troll 9 de detrás del Troll: tu ficha se queda allí y sigue contando.
    .third-hint = Elige Troll 9.
    .third-other = Está permitido, pero 9 es más que 6. Toma Troll 9.
    .end = La tercera carta de árbitro, el árbitro principal, se juega detrás de una criatura y se queda allí: se revelan todas las apuestas secretas por ella. Y quien pasa deja aquí su mano a la vista hasta su siguiente turno.

lesson-stalemate = Punto muerto
    .start = En Titan: The Arena se sigue jugando con el mazo vacío. Ben no podía jugar nada y ha pasado. Tú empezaste la ronda, así que antes de tu turno cualquier jugador puede declarar punto muerto.
    .declare = Has apostado por el Brujo y no tienes ninguna carta suya. Declara punto muerto.
    .declare-hint = Elige declarar punto muerto.
    .declare-other = Puedes seguir jugando, pero no recibirías cartas nuevas. Declara punto muerto.
    .bid = Ben está de acuerdo; si se hubiera opuesto, se habría seguido jugando. Las cartas de la fila 1 se mezclan y forman un nuevo mazo, y cada jugador ha robado una. Una nueva subasta decide quién sigue. Has robado Cíclope 8: puja 7 u 8.
    .bid-hint = Puja 7 u 8.
    .bid-other = Está permitido, pero Ben podría pujar más. Puja 7 u 8.
    .bid-high = No tienes una carta así y lo pagarías con una mano de siete. Puja 7 u 8.
    .open = Cumple tu puja: juega Cíclope 8.
    .open-hint = Elige Cíclope 8.
    .open-other = Juega Cíclope 8.
    .end = Desde ahora cada jugador roba como mucho una carta por turno. En Colossal Arena todo esto es una opción, y allí sigue sin más el siguiente jugador.

## 15. La mesa en el navegador

web-site = Páginas
web-skip = Saltar al contenido
web-skip-decision = Saltar a tu decisión
web-home = Inicio
web-language = Idioma
web-close = Cerrar
web-rules = Reglas
web-credits = Créditos
web-foot = Código abierto. Sin cuentas, sin rastreo, sin publicidad.
web-icons-by = Iconos de los autores de game-icons.net, CC BY 3.0

web-hero-title = Ocho criaturas. Cinco rondas. Tres quedarán en pie.
web-hero-text = Apuesta por las criaturas de la arena, apóyalas con tus cartas y mira cómo las favoritas de tus rivales se vuelven piedra. De dos a cinco jugadores, una media hora.
web-play-now = Jugar ya
web-your-name = Tu nombre
web-guest-name = Invitado
web-players = Jugadores
web-rivals = Rivales
web-rivals-mixed = Variados
web-edition = Juego
web-creatures = Criaturas
web-creatures-random = Al azar
web-creatures-beginners = Para la primera partida
web-pace = Los bots juegan
web-pace-instant = al instante
web-pace-quick = deprisa
web-pace-calm = con calma
web-play-bots = Jugar contra bots
web-more-choices = Más opciones
web-friends = Jugar con amigos
web-friends-text = Envíales un enlace. Nadie necesita una cuenta, y un bot ocupa cada silla que quede libre.
web-make-table = Preparar una mesa
web-my-games = Mis partidas
web-my-turn = tu turno
web-not-my-turn = juegan los demás
web-not-started = sin empezar
web-finished = terminada
web-game-with = Con { $players }
web-chairs-free =
    { $count ->
        [one] una silla libre
       *[other] { $count } sillas libres
    }
web-watch = Mirar
web-public = Otros pueden mirar

web-undo = Deshacer tu última decisión
web-empty-places =
    { $count ->
        [0] ningún hueco libre
        [one] { $count } hueco libre
       *[other] { $count } huecos libres
    }
web-would-fall = caería: { NOUN($creature) }
web-cards =
    { $count ->
        [one] carta
       *[other] cartas
    }
web-markers =
    { $count ->
        [one] apuesta por hacer
       *[other] apuestas por hacer
    }
web-gold = de oro
web-bot = bot: { $bot }
web-stood-in = le sustituye un bot
web-played-by = juega { $player }
web-away = ausente
web-online = presente
web-empty = vacío
web-empty-short = libres: { $count }
web-falls = caería
web-row-pays = paga { $value }
web-place = { NOUN($creature, case: "short") } { $row }
web-what-power = qué hace su poder
web-wakes-when = Se puede usar cuando su patrocinador juega una carta suya desde la mano, salvo si esa carta tapa a un espectador.
web-bet-of = apuesta de { $player }, paga { $value }
    .you = tu apuesta, paga { $value }
web-revealed-bet = apuesta secreta revelada de { $player }, paga 5
web-fell-in = eliminada en la ronda { $round }
web-cannot-play = no se puede jugar: la criatura está eliminada
web-wakes = poder
web-blocked =
    { $count ->
        [one] Una de tus cartas no se puede jugar: su criatura está eliminada.
       *[other] { $count } de tus cartas no se pueden jugar: sus criaturas están eliminadas.
    }
web-secret-own = Apuesta secreta: { NOUN($creature) }, paga 5. Solo tú lo ves.
web-watching = Estás mirando
web-discards = Descartes
web-top-card = carta de arriba
web-turns-each =
    { $count ->
        [one] un turno más o menos por jugador
       *[other] unos { $count } turnos por jugador
    }
web-no-bet-and-play = Sin apostar: { $action }
web-note-bet = Toca un lugar libre del tablero para apostar allí.
web-note-bet-or-play = Toca un lugar libre del tablero para apostar allí, o una carta para jugarla sin apostar.
web-note-play = La carta de una criatura va sobre esa criatura; un espectador, sobre cualquier criatura viva.
web-see-result = Ver el resultado
web-arena = Arena
web-log-open = Qué ha pasado
web-talk = Charla de mesa
web-talk-say = Di algo a la mesa
web-talk-send = Enviar
web-talk-hide = ocultar
web-stale = La mesa ha avanzado entretanto. Mira el tablero y elige otra vez.
web-refused = Ahora no se puede hacer eso. Mira el tablero y elige otra vez.
web-dismiss = Entendido
web-offline = Sin conexión. Reintentando …

web-lobby = Se está preparando una mesa
web-lobby-text = La partida empieza cuando el anfitrión la inicia. Los bots ocupan las sillas que sigan libres.
web-chair-open = silla libre
web-chair-host = anfitrión
web-share = Enlace a esta mesa
web-copy = Copiar el enlace
web-copied = Copiado
web-start = Empezar la partida
web-sit-down = Sentarse
web-invited = { $player } te invita a una mesa
web-invited-full = Todas las sillas de esta mesa están ocupadas.
web-join-text = Elige un nombre y siéntate. No necesitas una cuenta.
web-only-seats = Esta mesa es privada. Si te han invitado, pide el enlace para sentarte a ella.

web-end-standing = Siguen en pie
web-end-fallen = Eliminadas, por orden
web-end-who = Quién sigue en pie y quién no
web-end-bets = Oro por apuesta
web-end-bets-region = Tabla de apuestas
web-end-secret = Secreta: 5
web-end-row = { $round } paga { $value }
web-end-lost = perdida
web-end-secrets = Apuestas secretas
web-end-hid = { $player } escondió { CARD($card, case: "object") }.
web-end-turned-up = { $player } reveló su apuesta secreta por { NOUN($creature, case: "the") }.
web-end-nobody = Nadie hizo una apuesta secreta.
web-end-again = Jugar otra vez
web-end-board = Volver al tablero
web-end-record = Descargar el registro

web-error-400 = No se ha entendido la petición
web-error-403 = Esto no es para ti
web-error-404 = No existe esa página
web-error-404-text = Quizá la partida se borró o la dirección está incompleta.
web-error-405 = En esta dirección no hay nada que ver
web-error-409 = Esto no es posible ahora
web-error-410 = Este enlace ya no funciona
web-error-413 = Es demasiado de una vez
web-error-429 = Demasiadas peticiones
web-error-500 = Algo ha fallado aquí
web-error-500-text = Ha quedado anotado en el registro del servidor. Tu partida está a salvo: cada respuesta se guarda antes de confirmarse.
web-error-503 = El servidor está ocupado o se está deteniendo
web-error-again = Espera un momento e inténtalo de nuevo.
web-error-host = Este servidor no responde a ese nombre
web-error-host-text = Usa la dirección que te han dado. Quien lleva el servidor puede permitir este nombre con --allowed-host.
web-error-site = La petición vino de otro sitio web
web-error-site-text = Por eso no se ha hecho nada. Abre la página aquí e inténtalo de nuevo.
web-broken = Esta partida no se puede jugar
web-broken-text = Lo que se guardó de ella no cumple las reglas. Ha quedado anotado en el registro del servidor; no afecta a ninguna otra partida.
web-broken-keeper = No se ha borrado nada: quien lleva el servidor encuentra la partida por el nombre { $table } y el motivo en el registro.
web-broken-host = Tú abriste esta mesa: si nadie puede arreglarla, puedes borrarla. Entonces desaparece de las listas de todos los que jugaron.
web-broken-others = Si nadie puede arreglarla, su anfitrión puede borrarla aquí.
web-broken-sure = Sí, borrar esta partida para todos
web-broken-remove = Borrar esta partida
web-broken-short = no se puede jugar
web-error-link-used = Este enlace ya se ha usado. Pide otro.
web-error-link-revoked = Este enlace ya no vale. Pide otro.
web-error-link-expired = Este enlace ha caducado. Pide otro.
web-error-name = Ese nombre no vale: tiene que ser corto, sin coma, punto y coma ni #, y sin palabras que usa el propio juego.

web-rules-title = Las reglas de { $edition }
web-rules-powers = Los poderes
web-rules-cards = Las cartas
web-credits-text = Harena es software libre. Usa tipos de letra, iconos y un programa hechos por otros, con gratitud:
web-credits-fonts = Tipos de letra: Atkinson Hyperlegible Next (Braille Institute) y Cinzel (Natanael Gama), SIL Open Font License.
web-credits-script = Programa: htmx, Zero-Clause BSD.
web-credits-own = Los emblemas del Ettin y de la Gorgona, el logotipo y algunos signos pequeños están dibujados para Harena.
web-credits-icon = { $icon }, de { $author }

web-chart-title = Cómo fue cambiando la partida
web-chart-text = El oro de cada jugador si la partida hubiera terminado entonces; cada línea de puntos vertical es una eliminación. Las apuestas secretas cuentan desde que se revelan, y todas al final.
web-chart-numbers = Las cifras
web-chart-fall = eliminación { $round }
web-chart-end = final

## 16. Learning in the browser

web-book-contents = Contenido
web-book-whole = Reglas completas
web-book-short = En breve
web-book-questions = Preguntas y respuestas
web-book-more = Más en las reglas
web-book-apart = Los pasajes marcados con una línea al lado, como este, solo valen para { $edition }.
web-book-find = Para encontrar una palabra, usa la búsqueda del navegador en la página (Ctrl+F). Los números al final de las respuestas son los de la lista de decisiones de Harena.
web-book-rule = La regla: { $title }
web-book-asked =
    { $count ->
        [one] Una pregunta sobre esto
       *[other] { $count } preguntas sobre esto
    }

web-help-decision = Ayuda para esta pregunta
web-help-on = Ayuda: { $title }
web-help-kinds = Las clases de cartas
web-help-all = Toda la ayuda
web-help-rule = Más en las reglas (en otra pestaña)

web-rules-one-page = ¿No conoces el juego? Las reglas en una página
web-learn-new = ¿Es tu primera vez?
web-learn-new-text = Aprende el juego en la propia mesa: doce lecciones cortas, unos diez minutos en total. Juegas desde el primer minuto.
web-learn-begin = Empezar
web-learn-go-on = Continuar: { $title }
web-learn-done = hecha
web-learn-count = { $count } de { $total } hechas
web-learn-step = Tarea { $number } de { $total }
web-learn-back = Un paso atrás
web-learn-read-again = Leerlo otra vez
web-learn-all = Todas las lecciones
web-learn-not-kept = Las lecciones terminadas quedan marcadas aquí en cuanto te hayas sentado a una mesa: desde entonces Harena te reconoce.
web-learn-misfit = Esta dirección no encaja con la lección
web-learn-misfit-text = La lección ha cambiado o la dirección está incompleta.

web-offline-title = Sin conexión
web-offline-text = Ahora mismo no se puede llegar a Harena. Tus partidas están a salvo en el servidor.
web-offline-again = Inténtalo de nuevo

## 17. Replays, hot seat, creatures of one's choice

web-past-title = Mirar atrás
web-past-look = Mirar lo que ha pasado
web-past-skip = Saltar al paso
web-past-dealt = Se han repartido las cartas.
web-past-walk = Pasos
web-past-first = Primer paso
web-past-turn-back = Turno anterior
web-past-back = Paso anterior
web-past-on = Paso siguiente
web-past-turn-on = Turno siguiente
web-past-end = Último paso
web-past-newer =
    { $count ->
        [one] { $count } jugada más reciente
       *[other] { $count } jugadas más recientes
    }
web-past-gone = Entretanto esto se ha deshecho.
web-past-present = Al presente
web-past-hands = Todas las manos
web-past-all = Todas las manos
web-past-aside = Aparte
web-past-secret = Apuesta secreta
web-past-not-yours = Las manos se muestran solo al final.
web-past-result = El resultado
web-past-open = Lo ocurrido, momentos y más
web-past-moments = Momentos
web-past-views = Vista
web-past-replay = Repetición
web-past-share = Compartir este momento
web-past-links = Enlaces a momentos
web-past-link = Enlace a este momento
web-past-link-text = Quien tenga este enlace ve la partida tal como has elegido, sin sentarse a la mesa, hasta que lo anules.
web-past-link-step = Paso { $number }
web-past-unshare = Anular el enlace
web-past-unshare-step = Anular el enlace: paso { $number }
web-past-no-links = No has compartido ningún momento de esta partida.
web-past-links-full = Ya tienes muchos enlaces a esta partida. Anula uno antes.
web-past-back-to = Volver a la repetición
web-try = Seguir desde aquí contra bots
web-try-seat = ¿Y si…? Tú eres
web-try-over = En este paso la partida ya ha terminado. Vuelve a uno anterior.
web-try-note = Un «¿y si…?»: empezó a mitad de otra partida y no cuenta en ninguna parte.
web-try-short = y si…
web-creatures-chosen = Las elijo yo
web-eight = Ocho criaturas
web-error-eight = Elige exactamente ocho criaturas; ahora hay { $count }.
web-options = Reglas
web-option-usual = como en este juego
web-hot = Otras personas en esta pantalla
web-hot-explained = Pasaos el aparato: un telón oculta cada mano a la siguiente persona. Entonces no corre ningún reloj.
web-hot-name = Nombre { $number }
web-hot-pass = Pásale el aparato a { $player }
web-hot-hidden = Hasta entonces no se muestra ninguna mano.
web-hot-sit = Soy { $player }: muestra mi mano
web-past-spectator = un espectador
web-hot-all = Todos en esta pantalla
web-hot-language = En esta pantalla cada cual puede tener su idioma: eliges solo el tuyo.
web-try-origin = Volver a donde empezó

## 18. People, links, talk, administration

web-me = Tú y tus datos
web-me-text = Eres un invitado: tu navegador guarda una llave y no hay contraseña. Quien se queda sin navegador y sin otro dispositivo no puede volver.
web-me-nobody = Aquí aún no se sabe nada de ti. Empieza una partida o siéntate a una mesa, y esta página mostrará tu nombre, tus dispositivos y tus datos.
web-name-change = Cambiar el nombre
web-name-text = Una partida ya empezada sigue con el nombre con que empezó; al lado se ve tu nombre nuevo.
web-devices = Tus dispositivos
web-devices-text = Cada navegador en el que eres este invitado. Cierra los que no conozcas o ya no uses.
web-device-this = este
web-device-times = desde { $begun }, visto por última vez { $seen }
web-device-unknown = Navegador
web-log-out = Cerrar sesión
web-log-out-last = Este es tu único dispositivo: si cierras la sesión aquí, perderás tus partidas.
web-log-out-others = Cerrar sesión en los demás
web-logged-out = Has cerrado la sesión
web-logged-out-text = Este navegador ya no sabe nada de tus partidas.
web-device-new = Seguir en otro dispositivo
web-device-new-text = Un enlace de un solo uso con el que otro navegador también será tuyo. No se lo enseñes a nadie: quien lo abra primero jugará por ti.
web-device-link = Enlace, válido { $count ->
    [one] un minuto
   *[other] { $count } minutos
 } más
web-device-qr = Código QR de este enlace
web-device-make = Crear un enlace
web-device-links-end = Anular estos enlaces
web-device-heading = Jugar aquí como { $player }
web-device-open-text = El botón convierte este navegador en uno de los dispositivos de este invitado. El enlace sirve una vez.
web-device-instead = Hasta ahora eras { $player } en este navegador. Eso termina aquí: si no tienes otro dispositivo con ese nombre, perderás esas partidas.
web-device-here = Jugar aquí
web-muted = Silenciados
web-mute = Silenciar
web-unmute = Volver a leer
web-mute-text = Lo que dice alguien a quien silencias no se te muestra en ninguna mesa. Nadie se entera.
web-data = Tus datos
web-data-text = Tu nombre, idioma y ajustes, tus partidas y lo que dijiste en sus mesas, tus enlaces y dispositivos: eso es todo. Los invitados que no aparecen en 90 días se borran.
web-data-export = Descargar mis datos
web-data-delete = Borrar mis datos
web-delete-text = Tu nombre, lo que dijiste, tus enlaces y dispositivos desaparecen al instante y para siempre, y también las partidas en las que no había nadie más. Donde otros siguen jugando, un bot ocupa tu silla.
web-delete-sure = Seguro: todo puede borrarse.
web-delete-unsure = No se ha borrado nada: marca la casilla para confirmarlo.
web-delete-now = Borrar todo
web-delete-not = Conservar todo
web-deleted = Todo se ha borrado
web-deleted-text = Aquí ya no hay nada tuyo. Puedes volver como nuevo invitado cuando quieras.
web-people = Quién está en la mesa
web-people-others = Otros que hablan
web-to-table = A la mesa
web-host-title = Para el anfitrión
web-invited-chair = { $player } te guarda una silla
web-chair-number = Silla { $number }
web-chair-plays-as = La partida ya ha empezado. En esta silla juegas como { $player }.
web-chair-link = Invitar a esta silla
web-chair-link-new = Nuevo enlace a esta silla
web-chair-share = Enlace a esta silla, para una persona y una vez
web-link-end = Anular este enlace
web-chair-free = Liberar esta silla
web-error-chair = Esta silla está ocupada.
web-invitation-new = Nuevo enlace a esta mesa
web-invitation-new-text = Si el enlace ha llegado a quien no debía: el anterior deja de valer al instante.
web-invite-more = Sillas y enlaces
web-talk-off = El anfitrión ha desactivado la charla de mesa.
web-talk-unfit = El mensaje necesita texto, como máximo { $count } caracteres.
web-talk-on-text = En esta mesa todos pueden hablar.
web-talk-switch-off = Desactivar la charla
web-talk-switch-on = Activar la charla
web-phrases = Dilo con un toque
web-phrase-hello = ¡Hola!
web-phrase-luck = ¡Suerte!
web-phrase-nice = ¡Buena jugada!
web-phrase-played = ¡Bien jugado!
web-phrase-thanks = ¡Gracias!
web-phrase-sorry = ¡Perdón!
web-phrase-oh-no = ¡Oh, no!
web-phrase-moment = Un momento, por favor.
web-phrase-again = ¿Otra partida?
web-phrase-bye = ¡Adiós!
web-phrase-here = Ahora estoy yo en esta silla.
web-settings = Tus ajustes
web-my-links = Enlaces que has creado
web-link-table = A una mesa
web-link-seat = A la silla { $number } de una mesa
web-link-replay = A un momento de una partida terminada
web-link-made = creado el { $date }

## 19. Clocks, absence, tournaments

clock-name = Tiempo para pensar
clock-none = sin reloj
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-live = { $bank } + { $step } por decisión
clock-step-hours =
    { $count ->
        [one] una hora por decisión
       *[other] { $count } horas por decisión
    }
clock-step-days =
    { $count ->
        [one] un día por decisión
       *[other] { $count } días por decisión
    }
clock-left = Tiempo restante:
clock-bank = Tiempo de reserva:
clock-until = Debe decidir antes de
clock-not-shared = Varias personas ante una misma pantalla juegan sin reloj: mientras se pasan la pantalla no se sabría de quién es el tiempo.
company-menu = Esta mesa y mis ajustes
company-if-away = Si alguien se ausenta
company-if-away-vote = los demás votan
company-if-away-bot = sigue un bot
company-cancelled = Esta partida se canceló. No tiene resultado.
company-return = Recuperar mi sitio
company-stood-in =
    { $why ->
        [time] Se acabó tu tiempo: un bot juega por ti.
        [left] Has dejado la partida: un bot juega por ti.
        [away] Estabas ausente: un bot juega por ti.
       *[vote] Los demás han dejado que un bot juegue por ti.
    }
log-seat =
    { $why ->
        [time] Se acabó el tiempo de { $player }: sigue un bot.
        [left] { $player } ha dejado la partida: sigue un bot.
        [away] Demasiado tiempo ausente: { $player }. Sigue un bot.
        [vote] Los demás han dejado que un bot siga por { $player }.
        [back] { $player } ha vuelto a la partida.
       *[other] Desde ahora otra persona juega por { $player }.
    }
company-away = Ausente: { $player }.
company-votes = (de acuerdo: { $have } de { $need })
company-let-bot = Que siga un bot
company-withdraw = He cambiado de idea
company-cancelling = Propone cancelar la partida: { $players }.
company-cancel-agree = Cancelarla
company-next =
    { $what ->
        [series] La siguiente partida ha empezado.
       *[again] Ha empezado otra partida.
    }
company-go = Ir allí
company-wants =
    { $what ->
        [series] A la espera de la siguiente partida: { $players }.
       *[again] Quiere jugar otra vez: { $players }.
    }
company-start-now = Empezar sin esperar
company-again =
    { $what ->
        [series] Siguiente partida
       *[again] Jugar otra vez
    }
company-leave = Dejar la partida
company-leave-text = Un bot sigue por ti. Puedes recuperar tu sitio en cualquier momento.
company-cancel = Terminar la partida sin resultado …
company-cancel-text = Deben estar de acuerdo todos los que aún juegan. Nadie gana, y lo oculto sigue oculto.
company-cancel-alone = Nadie gana, y lo oculto sigue oculto. Esto no se puede deshacer.
company-cancel-do = Cancelar la partida
company-get-up = Levantarme de esta mesa
series-games = Partidas seguidas
series-game = Partida { $number } de { $games }
series-standings = Clasificación
series-won = Gana el campeonato con { $amount } de oro: { $players }
series-place = Puesto
series-column = Partida { $number }
series-wins = Ganadas
series-next-game = Siguiente partida
wish-pace-text = Si sois varios en la mesa, los bots se adaptan a quien quiera más calma.
wish-asks = Preguntarme antes de cada acción
wish-sound = Sonidos: mi turno, una caída, el final
wish-save = Guardar
wish-saved = Guardado
wish-sure = ¿Es esto lo que quieres?
wish-do-it = Sí, hazlo
wish-back = No, volver
wish-next = Siguiente
wish-next-spoken = Otras partidas que te esperan:
wish-stood-in = un bot juega por ti
