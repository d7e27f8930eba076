"""The languages' own rules: forms of the names, numbers, and model sentences players expect."""

from __future__ import annotations

import pytest
from tests.locale import files

from harena.locale import bundles, t

TROLL_7: dict[str, str | int] = {
    "player": "Ann", "card": "Troll 7", "cards": "Troll 7", "creature": "Troll",
}  # fmt: skip

# Message -> variables -> the sentence in each language.
SENTENCES: list[tuple[str, dict[str, str | int], dict[str, str]]] = [
    ("event-bet", {**TROLL_7, "value": 4}, {
        "en": "Ann bets on the Troll (4 gold).",
        "hu": "Ann fogad a Trollra (4 arany).",
        "es": "Ann apuesta por el Troll (4 monedas de oro).",
        "fi": "Ann asettaa pelimerkin Trollille (4 kultaa).",
    }),
    ("event-secret-hidden", TROLL_7, {
        "en": "Ann bets secretly.",
        "hu": "Ann titkosan fogad.",
        "es": "Ann hace una apuesta secreta.",
        "fi": "Ann lyö salaisen vedon.",
    }),
    ("event-reveal", TROLL_7, {
        "en": "Ann reveals a secret bet on the Troll (Troll 7).",
        "hu": "Ann felfedi: titkosan a Trollra fogadott (Troll 7).",
        "es": "Ann revela su apuesta secreta por el Troll (Troll 7).",
        "fi": "Ann paljastaa salaisen vedon Trollille (Trolli 7).",
    }),
    ("event-play", TROLL_7, {
        "en": "Ann plays Troll 7.",
        "hu": "Ann kijátssza a Troll 7-es harckártyáját.",
        "es": "Ann juega la carta 7 del Troll.",
        "fi": "Ann pelaa Trollin voimakortin 7.",
    }),
    ("event-spectator", {"player": "Ann", "card": "Spectator 4", "creature": "Magus"}, {
        "en": "Ann plays Spectator 4 on the Magus.",
        "hu": "Ann kijátszik egy 4-es nézőkártyát a Mágushoz.",
        "es": "Ann juega el espectador 4 sobre el Magus.",
        "fi": "Ann pelaa katsojakortin 4 Maagille.",
    }),
    ("event-use-on", {"player": "Ann", "rival": "Ben", "creature": "Cyclops"}, {
        "en": "Ann uses the Cyclops's power on Ben.",
        "hu": "Ann aktiválja a Küklopsz képességét Ben ellen.",
        "es": "Ann usa el poder del Cíclope contra Ben.",
        "fi": "Ann käyttää Kykloopin loitsua, kohteena Ben.",
    }),
    ("table-backs", TROLL_7, {
        "en": "Ann backs the Troll.",
        "hu": "A Troll támogatója Ann.",
        "es": "Ann patrocina al Troll.",
        "fi": "Trollin tukija on Ann.",
    }),
    ("table-backs-nobody", TROLL_7, {
        "en": "Nobody backs the Troll.",
        "hu": "A Trollnak nincs támogatója.",
        "es": "El Troll no tiene patrocinador.",
        "fi": "Trollilla ei ole tukijaa.",
    }),
    ("event-take", TROLL_7, {
        "en": "Ann takes Troll 7 into hand.",
        "hu": "Ann a kezébe veszi a Troll 7-es harckártyáját.",
        "es": "Ann toma la carta 7 del Troll.",
        "fi": "Ann nostaa käteensä Trollin voimakortin 7.",
    }),
    ("event-pass", TROLL_7, {
        "en": "Ann passes and shows the hand: Troll 7.",
        "hu": "Ann passzol, és megmutatja a kezében lévő lapokat: Troll 7.",
        "es": "Ann pasa y muestra su mano: Troll 7.",
        "fi": "Ann passaa ja paljastaa käsikorttinsa: Trolli 7.",
    }),
    ("event-fall", TROLL_7, {
        "en": "The Troll falls.",
        "hu": "A Troll kiesik a viadalból.",
        "es": "La criatura Troll queda eliminada.",
        "fi": "Trolli tuhoutuu.",
    }),
    ("event-round", {"round": 3}, {
        "en": "Round 3 begins.",
        "hu": "Kezdődik a 3. forduló.",
        "es": "Comienza la ronda 3.",
        "fi": "Kolmas erä alkaa.",
    }),
    ("end-winner", {"player": "Ann", "amount": 15}, {
        "en": "Ann wins with 15 gold.",
        "hu": "Ann győz 15 arannyal.",
        "es": "Ann gana con 15 monedas de oro.",
        "fi": "Ann voittaa, 15 kultaa.",
    }),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "args", "said"), SENTENCES, ids=[sentence[0] for sentence in SENTENCES]
)
def test_model_sentences(id: str, args: dict[str, str | int], said: dict[str, str]) -> None:
    for language, sentence in said.items():
        assert t(id, language, **args) == sentence


def forms(language: str, creature: str) -> list[str]:
    """A creature's name in all cases of a language, in the order of its file."""
    message = f"noun-{creature.lower()}"
    cases = [name for name in files.patterns(language) if name.startswith(message + ".")]
    return [bundles.render(name, language, {}) for name in cases if not name.endswith(".short")]


@pytest.mark.parametrize("creature", files.CREATURES)
def test_hungarian_article_and_endings(creature: str) -> None:
    bare = t(f"noun-{creature.lower()}", "hu")
    for form in forms("hu", creature):
        assert not files.article_mistakes(form)
        article, word = form.split(" ", 1)
        assert article in ("a", "az")
        assert word.startswith(bare[:4])
    # vowel harmony: one class of endings for a word, but for the back-vowelled Küklopsz as usual
    onto, to, has, away, at = forms("hu", creature)[2:]
    back = onto.endswith("ra")
    assert to.endswith("hoz") == has.endswith("nak") == away.endswith("ról") == back
    assert at.endswith("nál") == back


def test_the_great_worm_keeps_its_article_and_shortens_once() -> None:
    assert forms("hu", "Wyrm") == [
        "a Nagy Féreg", "a Nagy Férget", "a Nagy Féregre", "a Nagy Féreghez", "a Nagy Féregnek",
        "a Nagy Féregről", "a Nagy Féregnél",
    ]  # fmt: skip
    assert t("event-fall", "hu", creature="Wyrm") == "A Nagy Féreg kiesik a viadalból."


def test_hungarian_numbers() -> None:
    def said(form: str, numbers: range) -> list[str]:
        return [t(f"numeral.{form}", "hu", number=number) for number in numbers]

    assert said("adjective", range(11)) == [
        "0-s", "1-es", "2-es", "3-as", "4-es", "5-ös", "6-os", "7-es", "8-as", "9-es", "10-es",
    ]  # fmt: skip
    assert said("accusative", range(11)) == [
        "0-t", "1-et", "2-t", "3-at", "4-et", "5-öt", "6-ot", "7-et", "8-at", "9-et", "10-et",
    ]  # fmt: skip
    assert said("the-ordinal", range(1, 6)) == ["az 1.", "a 2.", "a 3.", "a 4.", "az 5."]
    for number, text in enumerate(said("the-adjective", range(11))):
        assert text.split()[0] == ("az" if number in (1, 5) else "a")
        assert text.split()[1] == said("adjective", range(11))[number]


@pytest.mark.parametrize("creature", files.CREATURES)
def test_finnish_cases(creature: str) -> None:
    genitive, partitive, allative, adessive, ablative, elative = forms("fi", creature)
    stem = genitive.removesuffix("n")
    assert genitive == stem + "n"
    back = "ä" not in adessive[-3:]
    assert [allative, adessive] == [stem + "lle", stem + ("lla" if back else "llä")]
    assert [ablative, elative] == [
        stem + ("lta" if back else "ltä"),
        stem + ("sta" if back else "stä"),
    ]
    assert partitive.endswith("a" if back else "ä")


def test_finnish_ordinals_and_counts() -> None:
    ordinals = [t("numeral.ordinal", "fi", number=number) for number in range(1, 6)]
    assert ordinals == ["ensimmäinen", "toinen", "kolmas", "neljäs", "viides"]
    counted = [t("numeral.cards", "fi", number=number) for number in (0, 1, 2, 10)]
    assert counted == ["0 korttia", "1 kortti", "2 korttia", "10 korttia"]
    assert t("numeral.gold", "fi", number=1) == "1 kulta"


@pytest.mark.parametrize("creature", files.CREATURES)
def test_spanish_contractions_and_gender(creature: str) -> None:
    the, a, of, to = forms("es", creature)
    article, name = the.split(" ", 1)
    assert name == t(f"noun-{creature.lower()}", "es")
    if article == "el":
        assert [a, of, to] == [f"un {name}", f"del {name}", f"al {name}"]
    else:
        assert article == "la"
        assert [a, of, to] == [f"una {name}", f"de la {name}", f"a la {name}"]


def test_spanish_and_never_stands_before_its_own_sound() -> None:
    assert t("cards", "es", cards="Troll 7, Hydra 2") == "Troll 7, Hidra 2"
    said = t("cards.object", "es", cards="Troll 7, Hydra 2")
    assert said == "la carta 7 del Troll y la carta 2 de la Hidra"


@pytest.mark.parametrize("creature", files.CREATURES)
def test_english_articles(creature: str) -> None:
    the, a, possessive = forms("en", creature)
    assert [the, possessive] == [f"the {creature}", f"the {creature}'s"]
    assert a == ("an " if creature in ("Amazon", "Ettin") else "a ") + creature


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {0: "no marker", 1: "1 marker", 2: "2 markers"}),
        ("hu", {0: "nincs fogadásjelző", 1: "1 fogadásjelző", 2: "2 fogadásjelző"}),
        ("es", {0: "ninguna ficha", 1: "1 ficha", 2: "2 fichas"}),
        ("fi", {0: "ei pelimerkkejä", 1: "1 pelimerkki", 2: "2 pelimerkkiä"}),
    ],
)
def test_none_one_and_many(language: str, counts: dict[int, str]) -> None:
    for number, said in counts.items():
        assert t("numeral.markers", language, number=number) == said
