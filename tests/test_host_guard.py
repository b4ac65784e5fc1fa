"""No one comes in where they don't belong: seats, sessions, other sites, limits, and what can't be read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scoundrel.host import app as web
from scoundrel.host.app import _is_number
from scoundrel.host.limits import MOST_BODY, MOST_SOCKETS, Limit, Limits
from scoundrel.host.people import Person, _recovery_hash
from tests.asgi import API, Answer, Asgi, Player, asgi
from tests.screens import awaited
from tests.test_host import duo

HOST = ("host", "example.org")
JSON = ("content-type", "application/json")


async def post(server: Asgi, path: str, body: bytes, *headers: tuple[str, str], **more: Any) -> Answer:
    """Send something as it is, with its length."""
    length = ("content-length", str(len(body)))
    return await server.send("POST", API + path, body, [HOST, JSON, length, *headers], **more)


def cookie_of(answer: Answer) -> str:
    """The cookie that an answer sets, as a browser sends it."""
    return answer.header("set-cookie").partition(";")[0]


# --- Seats -------------------------------------------------------------------------------------------


@awaited
async def test_a_seat_of_another_can_be_neither_moved_nor_watched(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        stranger = await server.player("Eve")
        path = f"/games/{one.game}"
        act = {"ply": one.now.version, "key": "mine", "moves": ["run"]}
        for kind in ("move", "give_up", "enter", "hand_over", "stand_in"):
            answer = await stranger.ask("POST", f"{path}/actions", act | {"kind": kind})
            assert answer.code == "forbidden"
        for late in (0, 1, 99):
            answer = await stranger.ask("POST", f"{path}/actions", act | {"kind": "move", "ply": late})
            assert answer.code == "forbidden"
            assert "state" not in answer.data["error"]
        for asked in ({}, {"watch": "nonsense"}, {"watch": "x" * 64}, {"since": 3}):
            assert (await stranger.ask("GET", path, **asked)).code == "not_found"
        for what in ("record", "invites"):
            assert (await stranger.ask("GET", f"{path}/{what}")).code == "not_found"
        assert (await stranger.ask("POST", f"{path}/rematch")).code == "forbidden"
        await one.look()
        assert one.now.version == other.now.version, "nothing has happened"


@awaited
async def test_an_invitation_to_watch_one_match_opens_no_other_and_no_seat(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, _ = await duo(server)
        ann = await server.player()
        two = await ann.open(kind="shared", rules="dragons-duo")
        stranger = await server.player()
        watch, seat = (await one.invites())["watch"], (await two.invites())["1"]
        assert (await stranger.ask("GET", f"/games/{two.game}", watch=watch)).code == "not_found"
        assert (await stranger.ask("GET", f"/games/{two.game}", watch=seat)).code == "not_found"
        joined = await stranger.ask("POST", "/join", {"invite": watch})
        assert joined.data["state"]["you"] == {"seats": [], "dealer": False}
        assert (await stranger.ask("GET", f"/games/{one.game}/invites")).code == "not_found"
        assert (await stranger.ask("POST", "/join", {"invite": seat})).status == 200
        late = await server.player()
        assert (await late.ask("POST", "/join", {"invite": seat})).code == "taken"
        assert (await late.ask("GET", f"/invites/{seat}")).data["taken"] is True
        assert (await late.ask("GET", "/invites/nonsense")).code == "not_found"


# --- Sessions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["http", "https"])
@awaited
async def test_a_cookie_is_only_for_this_site_and_no_script(tmp_path: Path, scheme: str) -> None:
    async with asgi(tmp_path) as server:
        joined = await post(server, "/players", b"{}", scheme=scheme)
        said = joined.header("set-cookie")
        name, *marks = said.split("; ")
        assert name.startswith("__Host-scoundrel=" if scheme == "https" else "scoundrel=")
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} < set(marks)
        assert ("Secure" in marks) == (scheme == "https")
        assert not any(mark.startswith("Domain") for mark in marks)
        headers = [HOST, ("cookie", f"other=1; {cookie_of(joined)}")]
        assert (await server.send("GET", f"{API}/me", headers=headers, scheme=scheme)).status == 200
        gone = await server.send("DELETE", f"{API}/me", headers=headers, scheme=scheme)
        assert "Max-Age=0" in gone.header("set-cookie")


@awaited
async def test_over_https_a_cookie_that_another_host_could_set_is_not_taken(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        token = (await server.player()).token
        for scheme, name, status in (
            ("https", "scoundrel", 401),
            ("https", "__Host-scoundrel", 200),
            ("http", "scoundrel", 200),
            ("http", "__Host-scoundrel", 401),
        ):
            headers = [HOST, ("cookie", f"{name}={token}")]
            assert (await server.send("GET", f"{API}/me", headers=headers, scheme=scheme)).status == status


@given(data=some.data())
def test_a_token_can_not_be_changed(
    data: some.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    people, token = known_people(tmp_path_factory)

    def of_token(token: str) -> Person | None:
        found: Person | None = asyncio.run(people.of_token(token))
        return found

    assert of_token(token) is not None
    place = data.draw(some.integers(0, len(token) - 1))
    sign = data.draw(some.sampled_from("0123456789abcdef.é\x00").filter(lambda sign: sign != token[place]))
    assert of_token(token[:place] + sign + token[place + 1 :]) is None
    assert of_token(data.draw(some.text())) is None


_KNOWN: list[Any] = []


def known_people(folder: pytest.TempPathFactory) -> Any:
    """People of whom one is known, and that one's token."""
    if not _KNOWN:

        async def join() -> None:
            async with asgi(folder.mktemp("people")) as server:
                token = (await server.player()).token
                await server.host.people.of_token(token)
                _KNOWN.extend((server.host.people, token))

        asyncio.run(join())
    return _KNOWN


@awaited
async def test_a_signature_is_compared_in_a_time_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[Any, Any]] = []

    def compare(one: Any, other: Any) -> bool:
        compared.append((one, other))
        return False

    async with asgi(tmp_path) as server:
        ann = await server.player()
        monkeypatch.setattr("hmac.compare_digest", compare)
        assert (await ann.ask("GET", "/me")).code == "no_player"
    assert len(compared) == 1
    assert len(compared[0][0]) == len(compared[0][1]) == 40


@awaited
async def test_only_hashes_of_recovery_codes_are_kept(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann = await server.player("Ann")
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert _recovery_hash(ann.recovery).encode() in kept
        assert ann.recovery.encode() not in kept
        assert ann.token.encode() not in kept
        wrong = ann.recovery[:-1] + ("0" if ann.recovery[-1] != "0" else "1")
        assert (await server.somebody().ask("POST", "/session", {"recovery": wrong})).code == "not_found"


@awaited
async def test_one_does_not_learn_who_there_is(tmp_path: Path) -> None:
    """Whoever asks about a player, a game or an invitation gets one answer, be it there or not."""
    async with asgi(tmp_path) as server:
        ann, eve = await server.player(), await server.player("Eve")
        table = await ann.open(kind="shared", rules="dragons-duo")
        for there, nowhere in (
            (f"/games/{table.game}", f"/games/{'0' * 16}"),
            (f"/games/{table.game}/record", f"/games/{'0' * 16}/record"),
            (f"/games/{table.game}/invites", f"/games/{'0' * 16}/invites"),
        ):
            one, other = await eve.ask("GET", there), await eve.ask("GET", nowhere)
            assert (one.status, one.body) == (other.status, other.body)
        asked = [await eve.ask("POST", f"/players/{who}/reports") for who in (ann.id, "0" * 16)]
        assert asked[0].body == asked[1].body, "nobody without a name can be reported"


# --- Other sites -------------------------------------------------------------------------------------

FROM_ELSEWHERE = [
    ("origin", "https://evil.example"),
    ("origin", "https://example.org.evil.example"),
    ("origin", "null"),
    ("origin", "http://["),
    ("origin", "https://example.org:444"),
    ("sec-fetch-site", "cross-site"),
    ("sec-fetch-site", "same-site"),
]


@pytest.mark.parametrize("header", FROM_ELSEWHERE, ids=": ".join)
@awaited
async def test_a_page_of_another_site_can_change_nothing(tmp_path: Path, header: tuple[str, str]) -> None:
    async with asgi(tmp_path) as server:
        cookie = cookie_of(await post(server, "/players", b"{}"))
        before = len(server.sent)
        for path in ("/players", "/session", "/games", "/me/recovery", "/join"):
            assert (await post(server, path, b"{}", ("cookie", cookie), header)).code == "forbidden"
        asked = [HOST, ("cookie", cookie), header]
        assert (await server.send("DELETE", f"{API}/me", headers=asked)).code == "forbidden"
        assert (await server.send("GET", f"{API}/me", headers=[HOST, ("cookie", cookie)])).status == 200
        assert not any(answer.header("set-cookie") for answer in server.sent[before:])
        assert not any(
            "access-control" in name.decode() for each in server.sent for name, _ in each.headers
        )


@awaited
async def test_a_page_of_this_site_and_a_program_may_change_things(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        joined = await post(server, "/players", b"{}")
        same = (("origin", "https://example.org"), ("sec-fetch-site", "same-origin"))
        assert (await post(server, "/games", b"{}", ("cookie", cookie_of(joined)), *same)).status == 200
        bearer = ("authorization", f"Bearer {joined.data['token']}")
        assert (await post(server, "/games", b"{}", bearer)).status == 200


@awaited
async def test_a_form_can_not_be_sent_in_place_of_json(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            headers = [HOST, ("content-type", kind), ("content-length", "2")]
            assert (await server.send("POST", f"{API}/players", b"{}", headers)).code == "not_json"


@awaited
async def test_every_answer_forbids_what_a_page_could_do_with_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<h1>Scoundrel</h1>")
    async with asgi(tmp_path, site=site) as server:
        asked = [
            f"{API}/",
            f"{API}/nowhere",
            f"{API}/me",
            "/",
            "/nowhere",
            "/healthz",
            "/readyz",
            "/metrics",
        ]
        for path in [*asked, f"{API}/openapi.json"]:
            answer = await server.send("GET", path, headers=[HOST])
            policy = answer.header("content-security-policy")
            assert "frame-ancestors 'none'" in policy, path
            assert "unsafe-inline" not in policy
            assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
            shown = "self" if path in ("/", "/nowhere") else "none"
            assert policy.startswith(f"default-src '{shown}'")
            assert answer.header("x-content-type-options") == "nosniff"
            assert answer.header("x-frame-options") == "DENY"
        assert (await server.send("GET", "/", headers=[HOST])).body == b"<h1>Scoundrel</h1>"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..\\secret.txt", "//secret.txt", "/./../secret.txt", "/\x00",
        "/link.txt", "/" + "a" * 5_000, "/" + "../" * 500 + "etc/passwd", "/index.html/../../secret.txt",
    ],
)  # fmt: skip
@awaited
async def test_only_files_of_the_page_are_served(tmp_path: Path, path: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (site / "index.html").write_text("page")
    (site / "link.txt").symlink_to(tmp_path / "secret.txt")
    async with asgi(tmp_path / "data", site=site) as server:
        answer = await server.send("GET", path, headers=[HOST])
        assert answer.status in (400, 404)
        assert b"secret" not in answer.body
        assert (await server.send("POST", "/index.html", headers=[HOST])).status == 404


# --- Limits ------------------------------------------------------------------------------------------


@awaited
async def test_nothing_is_read_that_is_too_large_or_of_unknown_length(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        path = f"{API}/players"
        for length, code in (
            ("", "no_length"), ("-1", "no_length"), ("²", "no_length"), ("1e3", "no_length"),
            (str(MOST_BODY + 1), "too_large"), ("9" * 30, "too_large"), ("9" * 5_000, "too_large"),
        ):  # fmt: skip
            answer = await server.send("POST", path, b"{}", [HOST, JSON, ("content-length", length)])
            assert answer.code == code, length
        # A client that sends more than it said.
        lying = [HOST, JSON, ("content-length", "2")]
        assert (
            await server.send("POST", path, headers=lying, chunks=[b"x" * 9_000] * 3)
        ).code == "too_large"
        assert (
            await server.send("GET", f"{API}/", headers=[HOST], query=b"a=" + b"x" * 2_000)
        ).code == "too_large"


@awaited
async def test_a_body_that_comes_too_slowly_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "PATIENCE", 0.05)
    async with asgi(tmp_path) as server:
        headers = [HOST, JSON, ("content-length", "20")]
        answer = await server.send("POST", f"{API}/players", headers=headers, ends=False)
        assert (answer.status, answer.code) == (408, "too_slow")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"NaN", b'{"program": NaN}', b'{"program": Infinity}', b'{"program": 1}',
        b"[" * 16_000, b'{"a":' * 3_000, b'{"program": true, "more": 1}', b"\xff\xfe", b'{"program": "\\ud800"}',
        b'{"\\ud800": 1}', b'{"program": true}x', b"\xef\xbb\xbf{}", b'{"program": 1e999}', b'"' + b"a" * 900 + b'"',
    ],
)  # fmt: skip
@awaited
async def test_what_is_no_request_is_refused_in_a_sentence(tmp_path: Path, body: bytes) -> None:
    async with asgi(tmp_path) as server:
        answer = await post(server, "/players", body)
        assert answer.status in (400, 422)
        assert answer.code in ("bad_request", "refused")
        assert answer.data["error"]["message"]
        assert len(answer.body) < 1_500


@awaited
async def test_of_a_key_that_comes_twice_the_last_counts(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        answer = await post(server, "/players", b'{"program": true, "program": false}')
        assert answer.data["player"]["group"] == "unaided"


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/games/\x00", b"", 404),
        ("/games/" + "g" * 9_000, b"", 404),
        ("/games/0/0/0/0/0/0", b"", 404),
        ("/games/x", b"since=%C2%B2&wait=1", 422),
        ("/games/x", b"watch=%00", 400),
        ("/games/x", b"watch=%ff", 400),
        ("/games/x", b"&".join([b"a=1"] * 11), 400),
        ("/games/x", b"watch=\xff", 400),
        ("/boards/classic/week", b"limit=%C2%B2", 422),
        ("/boards/classic/week", b"limit=0", 422),
        ("/boards/classic/week", b"limit=101", 422),
        ("/boards/classic/week", b"after=x", 422),
        ("/boards/classic/week", b"after=--1.a", 422),
        ("/boards/classic/week", b"after=1.%F0%9F%98%80", 200),
        ("/boards/classic/week", b"group=admins", 422),
        ("/boards/classic/century", b"", 404),
        ("/boards/dragons-duo/week", b"", 404),
        ("/boards/classic/week", b"when=%27%3BDROP", 422),
        ("/boards/classic/week", b"name=%00", 400),
        ("/boards/classic/week", b"name=%22%27", 200),
    ],
)  # fmt: skip
@awaited
async def test_whatever_stands_in_an_address_is_no_fault_of_the_server(
    tmp_path: Path, path: str, query: bytes, status: int
) -> None:
    async with asgi(tmp_path) as server:
        answer = await server.send("GET", API + path, headers=[HOST], query=query)
        assert answer.status == status
        assert answer.header("content-type") == "application/json"


@awaited
async def test_waiting_for_news_of_a_version_that_is_no_number_is_refused(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        answer = await table.player.ask("GET", f"/games/{table.game}", since="²", wait=1)
        assert answer.code == "refused"


def test_a_number_has_only_plain_digits() -> None:
    assert _is_number("10")
    for text in ("", "²", "١", "-1", "1.0", " 1"):
        assert not _is_number(text)


@pytest.mark.parametrize("field", ["key", "words"])
@awaited
async def test_a_text_that_no_database_takes_is_refused_before_it_comes_to_one(
    tmp_path: Path, field: str
) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        assert (await table.do("give_up", **{field: "a\x00b"})).code == "refused"
        assert not server.host.writer.failing


@awaited
async def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        ann, bob = await server.player(), await server.player()
        answers = [await ann.ask("GET", "/me") for _ in range(140)]
        refused = [answer for answer in answers if answer.status == 429]
        assert 0 < len(refused) < 40
        assert refused[0].code == "too_many"
        assert int(refused[0].header("retry-after")) == refused[0].data["error"]["seconds"] >= 1
        assert (await bob.ask("GET", "/me")).status == 200, "others don't have to"


@awaited
async def test_only_so_many_players_come_from_one_address(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        answers = [await post(server, "/players", b"{}", address="10.9.9.9") for _ in range(31)]
        assert [answer.status for answer in answers] == [200] * 30 + [429]
        assert int(answers[-1].header("retry-after")) > 60
        assert (await post(server, "/players", b"{}", address="10.9.9.8")).status == 200


def test_a_bucket_fills_up_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("scoundrel.host.limits.monotonic", lambda: now[0])
    monkeypatch.setattr("scoundrel.host.limits.MOST_CLIENTS", 2)
    limits = Limits(Limit(burst=2, rate=0.5))
    assert [limits.take("a") for _ in range(3)] == [0, 0, 2.0]
    now[0] += 2
    assert [limits.take("a") for _ in range(2)] == [0, 2.0]
    for client in ("b", "c"):
        limits.take(client)
    assert limits.take("a") == 0, "only the latest are remembered"


# --- News --------------------------------------------------------------------------------------------


class Socket:
    """A socket for news, within the test."""

    def __init__(self, server: Asgi, query: str, *headers: tuple[str, str], path: str = "/news") -> None:
        scope = {
            "type": "websocket",
            "path": API + path,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in (HOST, *headers)],
            "client": ("10.7.7.7", 1),
            "scheme": "ws",
        }
        self._coming: asyncio.Queue[Any] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.task = asyncio.create_task(server.app(scope, self._coming.get, self.said.put))

    async def open(self) -> Socket:
        assert (await self.said.get())["type"] == "websocket.accept"
        return self

    async def hear(self) -> Any:
        said = await asyncio.wait_for(self.said.get(), 5)
        return json.loads(said["text"]) if said["type"] == "websocket.send" else said["code"]

    async def leave(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def bearer(player: Player) -> tuple[str, str]:
    return "authorization", f"Bearer {player.token}"


@awaited
async def test_news_say_only_that_a_match_has_moved_on(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        socket = await Socket(server, f"game={one.game}&since=3", bearer(other.player)).open()
        here = (one, other)[one.view.turn]
        await here.do("move", str(here.view.legal_moves[0]))
        assert await socket.hear() == {"game": one.game, "version": 4}
        await socket.leave()
        assert server.host.news.count == 0


@awaited
async def test_sockets_are_for_those_who_may_see_the_match(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        day = await (await server.player()).ranked(day=True)
        watch = (await day.invites())["watch"]
        stranger = await server.player()
        asked = f"game={one.game}"
        for code, query, headers, path in (
            (4404, asked, (bearer(stranger),), "/news"),
            (4404, asked, (), "/news"),
            (4404, f"{asked}&watch=x", (), "/news"),
            (4404, "game=nowhere", (bearer(stranger),), "/news"),
            (4404, asked, (bearer(other.player),), "/olds"),
            (4403, asked, (bearer(other.player), ("origin", "https://evil.example")), "/news"),
            (4403, asked, (bearer(other.player), ("sec-fetch-site", "cross-site")), "/news"),
            (4403, f"game={day.game}&watch={watch}", (), "/news"),
            (4422, f"{asked}&since=%C2%B2", (bearer(other.player),), "/news"),
            (4400, f"{asked}&watch=%00", (), "/news"),
        ):
            socket = await Socket(server, query, *headers, path=path).open()
            assert await socket.hear() == code, (query, headers)
            await socket.task
        assert server.host.news.count == 0


@awaited
async def test_a_player_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with asgi(tmp_path) as server:
        one, _ = await duo(server)
        query = f"game={one.game}&since=3"
        sockets = [await Socket(server, query, bearer(one.player)).open() for _ in range(MOST_SOCKETS)]
        await asyncio.sleep(0)
        while server.host.news.count < MOST_SOCKETS:
            await asyncio.sleep(0.01)
        refused = await Socket(server, query, bearer(one.player)).open()
        assert await refused.hear() == 4429
        for socket in sockets:
            await socket.leave()
        again = await Socket(server, query, bearer(one.player)).open()
        await one.do("give_up")
        assert (await again.hear())["version"] == 4
        await again.leave()


@awaited
async def test_spectators_of_a_ranked_game_hear_of_nothing_that_they_may_not_see_yet(
    tmp_path: Path,
) -> None:
    async with asgi(tmp_path) as server:
        table = await (await server.player()).ranked()
        watch = (await table.invites())["watch"]
        server.clock.now += 1_000
        await table.do("move", str(table.view.legal_moves[0]))
        socket = await Socket(server, f"game={table.game}&watch={watch}").open()
        assert await socket.hear() == {"game": table.game, "version": 2}
        answer = server.somebody().ask("GET", f"/games/{table.game}", watch=watch, since=2, wait=1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(answer, 0.2)
        assert socket.said.empty()
        await socket.leave()


@awaited
async def test_a_client_that_takes_no_news_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "PATIENCE", 0.05)
    async with asgi(tmp_path) as server:
        one, other = await duo(server)
        scope = {
            "type": "websocket", "path": f"{API}/news", "client": ("10.7.7.7", 1), "scheme": "ws",
            "query_string": f"game={one.game}&since=3".encode(),
            "headers": [(name.encode(), value.encode()) for name, value in (HOST, bearer(other.player))],
        }  # fmt: skip
        coming: asyncio.Queue[Any] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})

        said: list[Any] = []

        async def stuck(message: Any) -> None:
            said.append(message)
            if message["type"] != "websocket.accept":
                await asyncio.Event().wait()

        task = asyncio.create_task(server.app(scope, coming.get, stuck))
        while not server.host.news.count:
            await asyncio.sleep(0.01)
        await one.do("give_up")
        await asyncio.wait_for(task, 5)
        assert said[-1] == {"type": "websocket.close", "code": 1013}
        assert server.host.news.count == 0
