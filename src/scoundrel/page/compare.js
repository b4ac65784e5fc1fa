// Two games of one deal side by side: both results, health by room, and where they parted.

import { h, s } from "./dom.js";
import { frame, paragraphs } from "./pages.js";
import { party } from "./sharing.js";
import { capital, words } from "./words.js";

/** @typedef {import("./types").Compare} Compare @typedef {import("./types").Side} Side */

const W = 320;
const H = 152;
const LEFT = 26;
const RIGHT = 10;
const TOP = 16;
const BASE = 128;

/** @param {Compare} screen @param {import("./types").Page} page */
export function drawCompare(screen, page) {
  const [did, ...rest] = screen.lines;
  return frame(
    screen,
    page,
    [
      h("section.heads", null, head(screen.mine, "solid"), head(screen.theirs, "dashed")),
      duel(screen),
      h("section.parted", null, h("h2", null, ...words(did)), ...paragraphs(rest)),
    ],
    { look: ".compare", main: "end" },
  );
}

/** @param {Side} side @param {string} whose */
function head(side, whose) {
  return h(`div.${whose}`, null, h("h2", null, ...words(side.heading)), ...side.parties.flatMap(party));
}

/** Health by room: a line for each game, solid and dashed, so that colour is not what tells them apart. @param {Compare} screen */
function duel(screen) {
  const { mine, theirs, most, parting } = screen;
  const rooms = Math.max(...[mine, theirs].flatMap((side) => side.parties.map((each) => each.cells.length)));
  const x = (/** @type {number} */ room) => LEFT + (room * (W - LEFT - RIGHT)) / rooms;
  const y = (/** @type {number} */ health) => BASE - (Math.min(health, most) / most) * (BASE - TOP);
  const lines = (/** @type {Side} */ side, /** @type {string} */ look) =>
    side.health.map((health) =>
      s(`polyline.${look}`, {
        points: health.map((each, room) => `${x(room).toFixed(1)},${y(each).toFixed(1)}`).join(" "),
      }),
    );
  const ends = (/** @type {Side} */ side, /** @type {string} */ look) =>
    side.health.map((health) =>
      s(`circle.${look}`, { cx: x(health.length - 1), cy: y(health[health.length - 1]), r: 4 }),
    );
  const step = rooms > 20 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(rooms / step) }, (_, n) => (n + 1) * step);
  return h(
    "figure.duel",
    null,
    h(
      "figcaption",
      null,
      h("b", null, ...words(capital(screen.axes.y))),
      h("span.key.solid", null, ...words(mine.name)),
      h("span.key.dashed", null, ...words(theirs.name)),
    ),
    s(
      "svg",
      { viewBox: `0 0 ${W} ${H}`, role: "img", ariaLabel: screen.words.join(" ") },
      s("path.grid", { d: `M${LEFT} ${TOP}H${W - RIGHT}M${LEFT} ${BASE}H${W - RIGHT}` }),
      parting !== null && s("path.parting", { d: `M${x(parting - 1)} ${TOP}V${BASE}` }),
      ...lines(theirs, "dashed"),
      ...lines(mine, "solid"),
      ...ends(theirs, "dashed"),
      ...ends(mine, "solid"),
      s("text", { x: 2, y: TOP + 4 }, most),
      s("text", { x: 2, y: BASE + 4 }, 0),
      ...marks.map((room) => s("text.middle", { x: x(room), y: H - 6 }, room)),
    ),
  );
}
