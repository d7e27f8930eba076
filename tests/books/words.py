"""Words that texts for players must not hold: other rules' words for the same things, English."""

from __future__ import annotations

import re

# Names of the games stay in every language.
GAMES = re.compile(r"(Colossal|Titan: The) Arena\w*")

# Words that the languages' own rules use for the same things; the glossary says: understand them,
# do not write them.
FORBIDDEN = {
    "en": r"monsters?|gladiators?|chips?|jokers?|tokens?|victims?|spells?|armies",
    "hu": r"szörny\w*|teremtmény\w*|gladiátor\w*|kártya|kártyá\w*|pakli\w*|tét\w*|zseton\w*",
    "es": r"monstruos?|gladiador\w*|plataforma|tarjetas?|redondos?|respaldo\w*|torneos?"
    r"|aprobar|aprueba\w*|restantes?|ustedes|usted",
    "fi": r"hirviö\w*|pakka|pakan|pakasta|panos\w*|panoks\w*|kierros|kierroks\w*|pelivuoro\w*"
    r"|taistelukyky\w*|pistearvo\w*|voima-arvo\w*|erikoiskyky\w*|kyky|kuoli|kuolee"
    r"|sarake\w*|veikkau\w*|voittoraha\w*|Cyclops\w*|Unicorn\w*|Dragon\w*",
}
ENGLISH = re.compile(
    r"\b(the|of|and|with|you|your|is|are|not|card|cards|bet|bets|may|when|if|player|players|round"
    r"|turn|row|deck|hand|draw|power|from|by|for|which|Amazon|Colossus|Cyclops|Gorgon|Seraphim"
    r"|Unicorn|Dragon|Referee|Prefect)\b",
    re.IGNORECASE,
)
SHARED: dict[str, set[str]] = {"hu": {"amazon", "is"}, "es": set(), "fi": {"gorgon"}}


def forbidden(text: str, language: str) -> list[str]:
    """Words in a text that the glossary only wants understood."""
    found = re.findall(rf"\b(?:{FORBIDDEN[language]})\b", GAMES.sub("", text), re.IGNORECASE)
    return [str(word) for word in found]


def english_left(text: str, language: str) -> set[str]:
    """English words in a text of another language."""
    return {word.lower() for word in ENGLISH.findall(GAMES.sub("", text))} - SHARED[language]
