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
