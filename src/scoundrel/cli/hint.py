"""``scoundrel hint``: what the coach would do."""

from __future__ import annotations

import json
import sys

import click

from scoundrel.cli.options import chosen_deal, deal_options, read_text, saved_games
from scoundrel.cli.players import goal_option
from scoundrel.coach.hints import Hint
from scoundrel.coach.hints import hint as ask
from scoundrel.coach.steps import Step
from scoundrel.engine.goals import Goal
from scoundrel.errors import AskFirst, ScoundrelError
from scoundrel.game import Game
from scoundrel.play.codes import Deal
from scoundrel.play.daily import refuse_unplayed_daily
from scoundrel.play.flow import PlayerMoves, Thinking
from scoundrel.play.preferences import Preferences
from scoundrel.play.saved import SavedGame
from scoundrel.play.shelf import open_game, saved_name
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.texts import say


@click.command()
@deal_options
@click.option("--position", metavar="POSITION", help="The position to judge.")
@click.option(
    "--record", metavar="FILE", type=click.Path(), help="Judge the position at the end of this record."
)
@goal_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def hint(
    name: str,
    settings: tuple[str, ...],
    code: str | None,
    seed: str | None,
    position: str | None,
    record: str | None,
    goal: str,
    as_json: bool,
) -> None:
    """Show the best plan for a room, and what each plan is worth.

    Alone, it is about the unfinished game that you played last, where it counts as a hint. With a deal, it
    is about your unfinished game of that deal, or about the first room if you have none.

    The coach knows only what a player may know: if the position gives the order of the deck, it is ignored.
    """
    deal = chosen_deal(code, seed, name, settings)
    if sum(each is not None for each in (position, record, deal)) > 1:
        raise click.UsageError(say("cli-one_of", options=["--position", "--record", "--deal", "--seed"]))
    if record is not None:
        about, advice = "", _advice(Game.from_record(read_text(record)), goal)
    elif position is not None:
        about, advice = "", _advice(Game.from_position(position), goal)
    else:
        about, advice = _for_the_player(deal, goal)
    if as_json:
        click.echo(json.dumps(advice.as_data()))
    else:
        click.echo("\n".join(filter(None, (about, advice.text))))


def _advice(game: Game, goal: str) -> Hint:
    return ask(game.view(game.turn), Goal(goal))


def _for_the_player(deal: Deal | None, goal: str) -> tuple[str, Hint]:
    """What the hint is about and the hint, for a saved game or for the first room of a deal."""
    with saved_games() as store:
        saved = open_game(store, deal)
        if saved is not None:
            return say("hinting-counts", name=saved_name(saved), room=saved.rooms), _counted(
                store, saved, goal
            )
        if deal is None:
            raise ScoundrelError("hinting-no_game")
        refuse_unplayed_daily(store, deal.seed)
    return say("hinting-first_room", code=deal.code), _advice(deal.game(), goal)


def _asked(sitting: Sitting, goal: str) -> Thinking:
    """The whole hint at once; before it marks a day's result, a player is asked, and a script never."""
    sure = not sys.stdin.isatty()
    try:
        return sitting.hint(sure=sure, goal=Goal(goal), step=Step.NUMBERS)
    except AskFirst:
        click.confirm(say("hinting-sure"), abort=True, err=True)
        return sitting.hint(sure=True, goal=Goal(goal), step=Step.NUMBERS)


def _counted(store: Store, saved: SavedGame, goal: str) -> Hint:
    """A hint in a saved game: counted there before it is shown, as at the table."""
    sitting = Sitting.resume(store, saved)
    sitting.preferences = Preferences.read(store)
    if not isinstance(sitting.comes_next, PlayerMoves):
        raise ScoundrelError("hinting-not_yet", name=saved_name(saved))
    thinking = _asked(sitting, goal)
    advice: Hint = thinking.think()
    thinking.take(advice)
    return advice
