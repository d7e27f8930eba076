"""Draws docs/images/terminal.svg: a moment of a seeded game as `harena play` shows it.

    python tools/terminal_picture.py [FILE]

The same sources draw the same picture, byte for byte.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from harena.bots import make_bot
from harena.cli import choosing
from harena.cli.screen import Screen, flowed
from harena.cli.session import Session
from harena.cli.setup import Plan
from harena.locale import wording
from harena.rules.codes import CHANCE

SEED = 1
COLUMNS = 80
ROUND = 3
CREATURES = (
    "Amazon", "Cyclops", "Daimon", "Gorgon", "Seraphim", "Titan", "Troll", "Unicorn",
)  # fmt: skip
THEME = TerminalTheme(
    (24, 24, 28),
    (226, 226, 230),
    [(24, 24, 28), (205, 80, 80), (90, 180, 90), (215, 170, 60),
     (90, 140, 220), (190, 110, 200), (80, 180, 190), (226, 226, 230)],
    [(110, 110, 118), (235, 105, 105), (120, 210, 120), (240, 200, 95),
     (125, 170, 245), (215, 145, 225), (110, 210, 220), (255, 255, 255)],
)  # fmt: skip
# Without the font that rich would fetch from the web.
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}"
 xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{
 font-family: "DejaVu Sans Mono", "Noto Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def moment(session: Session) -> None:
    """Play until the first seat may choose a card in the third round, with all its bots' help."""
    game = session.game
    advisor = make_bot("greedy", SEED)
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        view = game.view(decision.player)
        if decision.player == CHANCE:
            game.play(session.save.chance.choose(view, game.legal_actions))
            continue
        if decision.player == 0:
            if decision.kind == "play" and view.round == ROUND and len(view.legal_actions) > 4:
                return
            session.read[0] = wording.since(view)
        game.play(advisor.choose(view, game.legal_actions))
    raise SystemExit("no such moment in this game: choose another seed")


def draw(console: Console) -> None:
    """Print the moment as the terminal would."""
    screen = Screen("en", console)
    plan = Plan(
        names=("Ann", "Ben", "Cleo", "Dora"),
        bots=(None, "greedy", "greedy", "greedy"),
        creatures=CREATURES,
        seed=SEED,
    )
    session = Session(plan.save("en", name="picture"), screen)
    moment(session)
    view = session.game.view(0)
    table = session.table(view)
    screen.heading(screen.t("table-since"))
    screen.lines(table.log(wording.since(view)), indent=5)
    screen.line()
    screen.lines(table.lines())
    screen.line()
    offered = choosing.choices(session.game, view, "en")
    screen.line(wording.question(view, "en"), "bold")
    screen.lines(choosing.menu(offered, screen.width))
    screen.lines(
        flowed([Text(part, "dim") for part in session.reminders(offered, 0)], COLUMNS, gap=3)
    )
    advised = make_bot("greedy", SEED).choose(view, view.legal_actions)
    typed = session.game.format_action(advised).lower()
    screen.line(f"{screen.prompt('ui-prompt-choice')} {typed}")


def main() -> None:
    """Write the picture."""
    root = Path(__file__).resolve().parent.parent
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "docs" / "images" / "terminal.svg"
    console = Console(
        file=io.StringIO(), record=True, width=COLUMNS, force_terminal=True,
        color_system="truecolor", highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    draw(console)
    picture = console.export_svg(
        title="harena play", theme=THEME, code_format=FORMAT, unique_id="harena"
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(picture, encoding="utf-8")
    print(f"wrote {target}")


if __name__ == "__main__":
    main()
