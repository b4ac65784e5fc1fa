"""Keyed and fair deals are what docs/deals.md says, and anybody can tell when one is not."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import blake2b, sha256
from itertools import permutations
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK, Action, Game, RecordError
from scoundrel.deals import fresh_seed, shuffled
from scoundrel.fair import Proof, commitment_to, fair_seed, first_of, keyed_order
from scoundrel.notation import format_rules, parse_record
from scoundrel.play.codes import Deal, deal_code
from scoundrel.rules import AvoidedCards

SECRET, CLIENT, NAME = bytes(range(32)), "7f3a", "a0b1c2d3e4f50617"
RESHUFFLING = [name for name, rules in RULEBOOK.items() if rules.avoided_cards is AvoidedCards.SHUFFLED]


def fair_deal(rules: str) -> Game:
    commitment = commitment_to(NAME, format_rules(RULEBOOK[rules]), SECRET)
    proof = Proof(NAME, commitment, SECRET.hex(), CLIENT)
    first = first_of(NAME) if RULEBOOK[rules].players > 1 else None
    return Game.deal(rules, fair_seed(SECRET, CLIENT), first, proof=proof)


def play_on(game: Game, moves: int, chance: Random) -> Game:
    """A game that somebody goes on with who likes to run."""
    for _ in range(moves):
        if game.over:
            break
        runs = [move for move in game.legal_moves if move.action is not Action.TAKE]
        game.play(runs[0] if runs and chance.random() < 0.7 else chance.choice(game.legal_moves))
    return game


def order_of(game: Game) -> list[str]:
    return [str(card) for card in (*game.room, *game.deck) if card is not None]


# --- Written again, from docs/deals.md alone -----------------------------------------------------------


def hashed(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32).digest()


def by_key(cards: list[str], seed: str, shuffle: int) -> list[str]:
    places = {
        i: blake2b(f"{shuffle}/{i}".encode(), digest_size=16, key=hashed(seed)).digest()
        for i in range(len(cards))
    }
    return [cards[i] for i in sorted(places, key=places.__getitem__)]


def words(text: str) -> Iterator[int]:
    """The stream of a text: xoshiro256**."""
    most, start = 2**64 - 1, hashed(text)
    a, b, c, d = (int.from_bytes(start[i : i + 8], "little") for i in range(0, 32, 8))

    def turned(word: int, by: int) -> int:
        return (word << by | word >> 64 - by) & most

    while True:
        yield turned(b * 5 & most, 7) * 9 & most
        shifted = b << 17 & most
        c, d = c ^ a, d ^ b
        a, b, c, d = a ^ d, b ^ c, c ^ shifted, turned(d, 45)


def below(count: int, stream: Iterator[int]) -> int:
    return next(
        high for high, low in (divmod(word * count, 2**64) for word in stream) if low >= 2**64 % count
    )


def by_stream(cards: list[str], text: str) -> list[str]:
    order, stream = list(cards), words(text)
    for count in range(len(order), 1, -1):
        other = below(count, stream)
        order[other], order[count - 1] = order[count - 1], order[other]
    return order


def full_deck(rules: str) -> list[str]:
    """The deck in its order: by suit and value, second copies after all the first."""
    copies = Counter(map(str, RULEBOOK[rules].deck))

    def place(card: str) -> tuple[int, int]:
        return "csdh".index(card[1]), "23456789TJQKAX".index(card[0])

    return [card for copy in range(2) for card in sorted(copies, key=place) if copies[card] > copy]


@pytest.mark.parametrize("seed", ["42", "♠ ünïcode", "", fair_seed(SECRET, CLIENT)])
@pytest.mark.parametrize("rules", RULEBOOK)
def test_a_keyed_deal_is_what_the_document_says(rules: str, seed: str) -> None:
    game = Game.deal(rules, seed, keyed=True)
    assert order_of(game) == by_key(full_deck(rules), seed, 0)
    assert game.turn == (below(2, words(seed)) if RULEBOOK[rules].players == 2 else 0)


@pytest.mark.parametrize("rules", RESHUFFLING)
def test_keyed_reshuffles_are_what_the_document_says(rules: str) -> None:
    chance, compared = Random(1), 0
    for seed in ("42", "7", fresh_seed()):
        game = Game.deal(rules, seed, keyed=True)
        while not game.over and compared < 60:
            before = game.copy()
            play_on(game, 1, chance)
            if game.moves[-1].action is Action.RUN:
                deck = by_key([str(card) for card in before.deck], seed, len(game.moves))
                avoided = [str(card) for card in before.room if card is not None]
                assert order_of(game) == by_stream(deck + avoided, f"{seed}/{len(game.moves)}")
                compared += 1
    assert compared >= 3


def test_a_commitment_and_a_seed_are_what_the_document_says() -> None:
    lines = ("scoundrel deal 1", NAME, "classic", SECRET.hex())
    assert commitment_to(NAME, "classic", SECRET) == sha256("\n".join(lines).encode()).hexdigest()
    assert fair_seed(SECRET, "♠") == hmac.new(SECRET, "♠".encode(), "sha256").hexdigest()


def test_published_deals_never_change() -> None:
    game = fair_deal("classic")
    assert game.seed == "240182126028579e4a35ad1242cc5d44d101bf20e9c27f1f119debb288d38884"
    assert commitment_to("a game", "classic", SECRET).startswith("45176e4d85881fe4f6b45b80dd3b47d8")
    assert " ".join(order_of(game)[:10]) == "7s 9s 3c 5c 5h 8s 6c Kc 4d 2d"


# --- Orders --------------------------------------------------------------------------------------------


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


def test_every_order_is_equally_likely() -> None:
    cards = bytes(range(4))
    counts = Counter(keyed_order(cards, f"seed {i}", i % 7) for i in range(12_000))
    assert set(counts) == set(map(bytes, permutations(cards)))
    # With 23 degrees of freedom, one sample in a thousand exceeds this.
    assert chi_square(counts, 24) < 49.7


def test_every_card_is_equally_likely_in_every_place() -> None:
    orders = [keyed_order(bytes(range(44)), str(seed), 0) for seed in range(4_400)]
    for place in (0, 20, 43):
        # With 43 degrees of freedom, one sample in a thousand exceeds this.
        assert chi_square(Counter(order[place] for order in orders), 44) < 77.4


def test_a_keyed_deal_is_another_than_the_plain_one() -> None:
    plain, keyed = Game.deal("classic", 42), Game.deal("classic", 42, keyed=True)
    assert keyed.keyed
    assert not plain.keyed
    assert fair_deal("classic").keyed
    assert order_of(plain) != order_of(keyed)
    assert sorted(order_of(plain)) == sorted(order_of(keyed))


def test_a_keyed_deal_has_no_deal_code_even_where_the_cards_lie_alike() -> None:
    assert deal_code(Game.deal("classic", 42)) == "classic/42"
    assert deal_code(Game.deal("classic", 42, keyed=True)) is None
    small = RULEBOOK["classic"].replace(deck=RULEBOOK["classic"].deck[:4], name="small")
    codes = bytes(card.code for card in small.deck)
    seed = next(str(i) for i in range(1_000) if keyed_order(codes, str(i), 0) == shuffled(codes, str(i)))
    keyed = Game.deal(small, seed, keyed=True)
    assert keyed.position() == Deal(small, seed).game().position()
    assert deal_code(keyed) is None


@pytest.mark.parametrize("rules", RULEBOOK)
def test_taking_back_and_making_again_gives_the_same_cards(rules: str) -> None:
    game = play_on(fair_deal(rules), 40, Random(3))
    position, story, moves = game.position(), game.story, game.moves
    for _ in moves:
        game.undo()
    assert game.position() == fair_deal(rules).position()
    for move in moves:
        game.play(move)
    assert (game.position(), game.story) == (position, story)


# --- Records -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", [Game.record, Game.record_line], ids=["plain", "json"])
@pytest.mark.parametrize("rules", RULEBOOK)
def test_the_record_of_a_fair_game_is_read_back(rules: str, written: Callable[[Game], str]) -> None:
    for seed in range(3):
        game = play_on(fair_deal(rules), 60, Random(seed))
        again = Game.from_record(written(game))
        assert again.position() == game.position()
        assert again.story == game.story
        assert written(again) == written(game)
        assert parse_record(written(game)).proof == Proof(
            NAME, commitment_to(NAME, format_rules(RULEBOOK[rules]), SECRET), SECRET.hex(), CLIENT
        )


@pytest.mark.parametrize("rules", RULEBOOK)
def test_the_record_of_a_keyed_game_needs_no_proof(rules: str) -> None:
    game = play_on(Game.deal(rules, 42, keyed=True), 30, Random(5))
    record = game.record()
    assert "Commitment" not in record
    assert Game.from_record(record).position() == game.position()


TAMPERED = {
    "rules": ("hard", "does not fit the commitment"),
    "seed": ("42", "give another seed"),
    "shuffle": ("plain", "is not a way to shuffle"),
    "deal": ("another", "does not fit the commitment"),
    "commitment": ("0" * 64, "does not fit the commitment"),
    "secret": ("00" * 32, "does not fit the commitment"),
    "client": ("7f3b", "give another seed"),
    "result": ("won 20", "stops being true at its end"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_header_that_was_changed_is_refused(name: str) -> None:
    changed, why = TAMPERED[name]
    told = json.loads(play_on(fair_deal("classic"), 500, Random(2)).record_line())
    assert told[name] != changed
    with pytest.raises(RecordError, match=why):
        Game.from_record(json.dumps(told | {name: changed}))


@pytest.mark.parametrize("name", ["shuffle", "deal", "commitment", "secret", "client"])
def test_a_header_that_was_left_out_is_refused(name: str) -> None:
    told = json.loads(fair_deal("classic").record_line())
    del told[name]
    with pytest.raises(RecordError, match="a record of a fair deal is keyed and has Deal, Commitment"):
        Game.from_record(json.dumps(told))


@pytest.mark.parametrize("other", ["deck", "position"])
def test_only_a_deal_from_a_seed_is_keyed(other: str) -> None:
    game = Game.deal("classic", 42, keyed=True)
    told = json.loads(game.record_line())
    told[other] = " ".join(order_of(game)) if other == "deck" else game.position()
    with pytest.raises(RecordError, match="is not a way to shuffle"):
        Game.from_record(json.dumps(told))


@pytest.mark.parametrize("secret", ["not hexadecimal", "0", "ff" * 31 + "fg"])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    told = json.loads(fair_deal("classic").record_line())
    with pytest.raises(RecordError, match="is not a secret: write hexadecimal digits"):
        Game.from_record(json.dumps(told | {"secret": secret}))


def test_a_proof_of_another_deal_is_refused_at_once() -> None:
    proof = parse_record(fair_deal("classic").record()).proof
    assert proof is not None
    with pytest.raises(RecordError, match="the deal was not fair"):
        Game.deal("classic", 42, keyed=True, proof=replace(proof, client="another"))
