// Curves and charts, drawn from data.

import { h, s } from "./dom.js";
import { minus, t, words } from "./words.js";

const W = 320;
const H = 128;
const LEFT = 8;
const BASE = 118;
const TOP = 12;

/** @param {number} share */
const percent = (share) => t("percent", { n: Math.round(100 * share) });

/**
 * The chance to win, room by room, with the turning point.
 * @param {import("./types").Review} review
 * @param {{ go?: (move: number) => void, step?: number }} [options] what a tap on a room does; the move that is shown
 */
export function curve(review, { go, step } = {}) {
  const points = review.curve;
  if (points.length === 0) return null;
  // Each room has two: the chance before it, with its cards seen, and after what was done with it.
  const values = points.flatMap((point) => [point.before, point.after]);
  const x = (/** @type {number} */ n) => LEFT + (n * (W - 2 * LEFT)) / (values.length - 1);
  const most = Math.max(0.25, ...values);
  const y = (/** @type {number} */ share) => BASE - (share / most) * (BASE - TOP - 14);
  const line = values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const half = Math.round(most * 10) / 20;
  const marks = points.map(
    (point, n) =>
      ["blunder", "mistake"].includes(point.grade) &&
      s("circle.point.bad", { cx: x(2 * n + 1), cy: y(point.after), r: 3 }),
  );
  const hits = go
    ? points.map((point, n) =>
        s(
          "rect.hit",
          { x: x(2 * n), y: 0, width: x(1.5) - LEFT, height: H, onclick: () => go(point.move ?? 0) },
          s("title", null, point.words),
        ),
      )
    : [];
  const at = step === undefined ? -1 : points.findLastIndex((point) => (point.move ?? 0) <= step);
  const here = at >= 0 && s("path.here", { d: `M${x(2 * at)} ${TOP}V${BASE}` });
  return h(
    "figure.curve",
    null,
    h(
      "figcaption",
      null,
      h("b", null, review.heading || review.axes.y),
      h("span", null, t("rooms", { first: points[0].room, last: points[points.length - 1].room })),
    ),
    s(
      "svg",
      {
        viewBox: `0 0 ${W} ${H}`,
        role: "img",
        ariaLabel: t("curve", {
          from: percent(values[0]),
          most: percent(Math.max(...values)),
          to: percent(values[values.length - 1]),
        }),
      },
      s("path.grid", { d: `M${LEFT} ${y(half)}H${W - LEFT}M${LEFT} ${BASE}H${W - LEFT}` }),
      s("text", { x: LEFT, y: y(half) - 4 }, percent(half)),
      s("polygon.area", { points: `${LEFT},${BASE} ${line} ${x(values.length - 1)},${BASE}` }),
      s("polyline.line", { points: line }),
      here,
      ...marks,
      ...turned(review, values, x, y),
      ...hits,
    ),
  );
}

/**
 * The turning point: a step down or up, by what was done with a room or by its cards.
 * @param {import("./types").Review} review @param {number[]} values @param {(n: number) => number} x @param {(share: number) => number} y
 */
function turned({ curve: points, turning_point: turning }, values, x, y) {
  const room = turning ? points.findIndex((point) => point.room === turning.room_number) : -1;
  const to = turning?.by_cards ? 2 * room : 2 * room + 1;
  if (!turning || room < 0 || to < 1) return [];
  const before = x(to) > W * 0.62;
  const place = { x: x(to) + (before ? -7 : 7), "text-anchor": before ? "end" : "start" };
  return [
    s(`path.turn${turning.change > 0 ? ".up" : ""}`, {
      d: `M${x(to - 1)} ${y(values[to - 1])}L${x(to)} ${y(values[to])}`,
    }),
    s("path.drop", { d: `M${x(to)} 0V${BASE}` }),
    s("circle.dot", { cx: x(to), cy: y(values[to]), r: 4.5 }),
    s("text.tl", { ...place, y: 9 }, t("turning_point")),
    s("text.tv", { ...place, y: 22 }, `${percent(values[to - 1])} → ${percent(values[to])}`),
  ];
}

/** How many games had which score. @param {import("./types").Histogram} histogram */
export function bars({ bins, axes }) {
  const most = Math.max(1, ...bins.map((bin) => bin.games));
  // A few bars are not stretched to walls.
  const wide = (W - 2 * LEFT) / Math.max(6, bins.length);
  const drawn = bins.map((bin, n) => {
    const high = (bin.games / most) * (BASE - TOP - 18);
    return [
      s(
        `rect.barfill.${bin.low >= 0 ? "good" : "bad"}`,
        { x: LEFT + n * wide + 1.5, y: BASE - 14 - high, width: Math.max(1, wide - 3), height: high, rx: 2 },
        s("title", null, `${bin.words}: ${bin.games}`),
      ),
      bin.games > 0 &&
        s("text", { x: LEFT + (n + 0.5) * wide, y: BASE - 18 - high, "text-anchor": "middle" }, bin.games),
    ];
  });
  const ends = bins.length
    ? [
        s("text", { x: LEFT, y: H }, minus(bins[0].low)),
        s("text", { x: LEFT + wide * bins.length, y: H, "text-anchor": "end" }, minus(bins[bins.length - 1].high)),
      ]
    : [];
  const table = h(
    "table.sr",
    null,
    h("caption", null, axes.y),
    ...bins.map((bin) => h("tr", null, h("th", { scope: "row" }, ...words(bin.words)), h("td", null, bin.games))),
  );
  return h(
    "figure.plot",
    null,
    h("figcaption", null, h("b", null, axes.y), h("span", null, axes.x)),
    s(
      "svg",
      { viewBox: `0 0 ${W} ${H + 4}`, ariaHidden: "true" },
      s("path.grid", { d: `M${LEFT} ${BASE - 14}H${W - LEFT}` }),
      ...drawn.flat(),
      ...ends,
    ),
    table,
  );
}

/** The accuracy of each game, and its mean. @param {import("./types").Accuracy} accuracy */
export function trend({ points, axes }) {
  const lowest = Math.min(0.8, ...points.map((point) => point.accuracy));
  const x = (/** @type {number} */ n) => LEFT + (n * (W - 2 * LEFT)) / Math.max(1, points.length - 1);
  const y = (/** @type {number} */ share) => BASE - ((share - lowest) / (1 - lowest || 1)) * (BASE - TOP);
  const line = points.map((point, n) => `${x(n).toFixed(1)},${y(point.mean).toFixed(1)}`).join(" ");
  const last = points[points.length - 1];
  const label = last ? `${axes.y}: ${percent(last.mean)}` : axes.y;
  return h(
    "figure.plot",
    null,
    h("figcaption", null, h("b", null, axes.y), h("span", null, axes.x)),
    s(
      "svg",
      { viewBox: `0 0 ${W} ${H}`, role: "img", ariaLabel: label },
      s("path.grid", { d: `M${LEFT} ${y(1)}H${W - LEFT}M${LEFT} ${BASE}H${W - LEFT}` }),
      s("text", { x: LEFT, y: y(1) - 3 }, percent(1)),
      s("text", { x: LEFT, y: BASE - 3 }, percent(lowest)),
      ...points.map((point, n) =>
        s(
          "circle.point",
          { cx: x(n), cy: y(point.accuracy), r: 2.6 },
          s("title", null, `${point.when}: ${percent(point.accuracy)}`),
        ),
      ),
      s("polyline.line", { points: line }),
    ),
  );
}
