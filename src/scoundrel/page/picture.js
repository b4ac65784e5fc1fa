// A result as a picture to post, drawn from the page's own art and turned into a PNG here: nothing is sent anywhere.

import { artOf } from "./cards.js";
import { h, icon, s } from "./dom.js";
import { t } from "./words.js";
import { toast } from "./dialogs.js";

/** @typedef {import("./types").Picture} Picture @typedef {"wide" | "square"} Shape */

/** The size of each shape, and where the gate, the words and the rooms lie in it. */
const SHAPES = {
  wide: {
    width: 1200,
    height: 630,
    gate: [16, 92, 1.17],
    x: 520,
    y: 92,
    anchor: "start",
    rooms: [520, 284, 396, 236],
    size: 58,
  },
  square: {
    width: 1080,
    height: 1080,
    gate: [340, 40, 1],
    x: 540,
    y: 592,
    anchor: "middle",
    rooms: [330, 726, 420, 250],
    size: 70,
  },
};
const COLOURS = { high: "#7cb37a", good: "#e3cf7a", fair: "#d98545", low: "#d1493f" };
const HEIGHTS = { high: 1, good: 0.75, fair: 0.49, low: 0.25 };
/** A font of the page. @param {string} name */
const font = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
/** The same eyes wait in every lost gate of a day, whatever the hero fell to. */
const EYES = [
  ["goblin", 80, 318, 88],
  ["bat", 168, 100, 66],
  ["imp", 232, 332, 84],
];

/** The symbols of the page's art. @type {Promise<Document> | null} */
let art = null;

/** @param {string} name @param {number} x @param {number} y @param {number} size @param {string} ink @param {string} cut */
async function drawn(name, x, y, size, ink, cut) {
  art ??= fetch(new URL("cards.svg", import.meta.url))
    .then((answer) => answer.text())
    .then((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
  const symbol = (await art).getElementById(name);
  const [, , width, height] = (symbol?.getAttribute("viewBox") ?? "0 0 96 96").split(" ").map(Number);
  const scale = size / Math.max(width, height);
  const group = s("g", {
    transform: `translate(${x} ${y}) scale(${scale})`,
    fill: ink,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "stroke-width": 3,
  });
  for (const child of symbol?.children ?? []) group.append(document.importNode(child, true));
  // A picture on its own has no style sheet, so that its colours are written out.
  for (const part of group.querySelectorAll("*"))
    for (const name of part.getAttributeNames()) {
      const value = part.getAttribute(name) ?? "";
      if (/var\(|currentColor/.test(value))
        part.setAttribute(name, value.replace(/var\([^)]*\)/g, cut).replace("currentColor", ink));
    }
  return group;
}

/** The picture as a drawing. @param {Picture} picture @param {Shape} shape */
export async function drawPicture(picture, shape) {
  const { width, height, gate, x, anchor, rooms, size } = SHAPES[shape];
  const warm = picture.won ? "#533618" : "#3a160f";
  const [gx, gy, scale] = gate;
  const lines = broken(picture.result, shape === "wide" ? 22 : 26);
  const host = /^(localhost|127\.|\[)/.test(location.hostname)
    ? ""
    : location.host + location.pathname.replace(/\/$/, "");
  const text = (
    /** @type {number} */ at,
    /** @type {Record<string, unknown>} */ look,
    /** @type {import("./dom.js").Child[]} */ ...words
  ) => s("text", { x, y: at, "text-anchor": anchor, ...look }, ...words);
  // One line of words leaves the rest in the middle.
  const y = SHAPES[shape].y + (shape === "wide" && lines.length < 2 ? 32 : 0);
  const base = shape === "wide" ? y + 72 : y + 88;
  const top = rooms[1] + (shape === "wide" ? (lines.length - 2) * 32 : 0);
  const place = /** @type {[number, number, number, number]} */ ([rooms[0], top, rooms[2], rooms[3]]);
  const { node, bottom } = await squares(picture, place);
  return s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    s(
      "defs",
      null,
      s(
        "radialGradient",
        { id: "glow", cx: shape === "wide" ? "24%" : "50%", cy: shape === "wide" ? "54%" : "32%", r: "62%" },
        s("stop", { offset: "0", "stop-color": warm }),
        s("stop", { offset: "1", "stop-color": "#120d0a" }),
      ),
      s(
        "linearGradient",
        { id: "sky", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: "0", "stop-color": "#cfdcd2" }),
        s("stop", { offset: ".66", "stop-color": "#fbe6b4" }),
      ),
      s("clipPath", { id: "hole" }, s("path", { d: "M70 460V198A130 130 0 0 1 330 198V460Z" })),
    ),
    s("rect", { width, height, fill: "url(#glow)" }),
    s(
      "g",
      { transform: `translate(${gx} ${gy}) scale(${scale})` },
      s("g", { "clip-path": "url(#hole)" }, ...(picture.won ? await outside() : await inside(picture))),
      await drawn("arch", 0, 0, 460, "#6a5746", "#6a5746"),
    ),
    text(
      y,
      { "font-family": font("serif"), "font-size": 40, "font-weight": 600, fill: "#cbbd9f" },
      t("name"),
      " ",
      s("tspan", { fill: "#e0b04a" }, picture.title),
    ),
    ...lines.map((line, number) =>
      text(
        base + number * (size + 6),
        { "font-family": font("serif"), "font-size": size, "font-weight": 600, fill: "#eadfc8" },
        line,
      ),
    ),
    node,
    text(
      bottom + 42,
      { "font-family": font("sans"), "font-size": 24, fill: "#b3a68f" },
      [picture.aid, host].filter(Boolean).join("  ·  "),
    ),
  );
}

/** Words on as few lines as they need. @param {string} words @param {number} most letters on a line */
function broken(words, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Daylight, and the one who leaves. */
async function outside() {
  const land = s(
    "g",
    { transform: "translate(70 70)" },
    s("path", {
      fill: "#b7b58b",
      d: "M0 262C34 236 62 250 92 238C128 222 150 244 186 230C214 220 238 232 260 224V390H0Z",
    }),
    s("path", { fill: "#91945f", d: "M0 300C40 274 84 292 124 284C168 274 214 290 260 268V390H0Z" }),
    s("path", { fill: "#5f6a3f", d: "M0 344C52 318 108 332 152 330C194 328 232 318 260 322V390H0Z" }),
    s("path", {
      fill: "#ecd8a2",
      d: "M104 390C112 366 138 352 138 338C138 326 118 320 124 308C128 300 142 296 146 288C149 282 140 279 141 274C135 280 138 284 133 290C126 298 108 304 106 314C104 324 118 330 114 340C108 354 66 366 52 390Z",
    }),
    s("path", {
      fill: "none",
      stroke: "#6c6a55",
      "stroke-width": 2,
      d: "M64 120q7-8 13 0q6-8 13 0M176 92q6-7 11 0q5-7 11 0M196 128q5-6 9 0q4-6 9 0",
    }),
  );
  return [
    s("rect", { x: 60, y: 60, width: 280, height: 400, fill: "url(#sky)" }),
    s("circle", { cx: 200, cy: 242, r: 70, fill: "#fff3cd", opacity: 0.6 }),
    s("circle", { cx: 200, cy: 242, r: 44, fill: "#fff7dd" }),
    land,
    await drawn("scoundrel", 142, 366, 80, "#1c1714", "#7d7f55"),
  ];
}

/** The dark, with what the hero fell to; of a day, with the same eyes in every picture. @param {Picture} picture */
async function inside({ killer }) {
  const lurking = killer
    ? [await drawn(artOf(killer), 104, 150, 192, "#2c2019", "#d79a45")]
    : await Promise.all(
        EYES.map(([name, x, y, size]) => drawn(String(name), Number(x), Number(y), Number(size), "#0d0908", "#d79a45")),
      );
  const step = (/** @type {string} */ d, /** @type {string} */ fill) => s("path", { d, fill });
  return [
    s("rect", { x: 60, y: 60, width: 280, height: 400, fill: "#0a0706" }),
    s("ellipse", { cx: 200, cy: 440, rx: 130, ry: 110, fill: "#2a1b10", opacity: 0.7 }),
    ...lurking,
    s(
      "g",
      { transform: "translate(70 376)" },
      step("M58 14H202V28H58Z", "#140e0a"),
      step("M40 26H220V44H40Z", "#1e1610"),
      step("M20 42H240V63H20Z", "#2b1f16"),
      step("M0 61H260V84H0Z", "#3a2a1d"),
      s("path", {
        d: "M58 14H202M40 26H220M20 42H240M0 61H260",
        fill: "none",
        stroke: "#6d4f31",
        "stroke-width": 2,
        opacity: 0.55,
      }),
    ),
    await drawn("snuffed", 168, 342, 64, "#b9a888", "#1b130e"),
  ];
}

/** The rooms, five to a line, or more where there are many. @param {Picture} picture @param {[number, number, number, number]} place */
async function squares({ way }, [x, y, width, high]) {
  const cells = way.rows.flat();
  let across = 5;
  const gap = 10;
  const edge = () => (width - gap * (across - 1)) / across;
  while (Math.ceil(cells.length / across) * (edge() + gap) > high + gap) across += 1;
  const size = edge();
  const node = s("g", null);
  for (const [number, cell] of cells.entries()) {
    const left = x + (number % across) * (size + gap);
    const top = y + Math.floor(number / across) * (size + gap);
    node.append(...(await square(cell, left, top, size)));
  }
  return { node, bottom: y + Math.ceil(cells.length / across) * (size + gap) - gap };
}

/** @param {string} cell @param {number} x @param {number} y @param {number} size */
async function square(cell, x, y, size) {
  const round = size / 7;
  const box = (/** @type {Record<string, unknown>} */ look) =>
    s("rect", { x, y, width: size, height: size, rx: round, ...look });
  const inset = size * 0.2;
  const sign = (/** @type {string} */ name, /** @type {string} */ ink, /** @type {string} */ cut) =>
    drawn(name, x + inset, y + inset, size - 2 * inset, ink, cut);
  if (cell === "escaped")
    return [box({ fill: "#fbe6b4", stroke: "#e0b04a", "stroke-width": 2 }), await sign("i-sun", "#a86a00", "#fbe6b4")];
  if (cell === "fell")
    return [
      box({ fill: "#0e0b09", stroke: "#d1493f", "stroke-width": 2 }),
      await sign("i-skull", "#eadfc8", "#0e0b09"),
    ];
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (cell)];
  if (!colour) return [box({ fill: "#4a3d31", opacity: 0.45 })];
  const full = size * HEIGHTS[/** @type {keyof typeof HEIGHTS} */ (cell)];
  const clip = `room-${Math.round(x)}-${Math.round(y)}`;
  return [
    s("clipPath", { id: clip }, box({})),
    box({ fill: "#0e0b09" }),
    box({ fill: colour, opacity: 0.26 }),
    s("rect", { x, y: y + size - full, width: size, height: full, fill: colour, "clip-path": `url(#${clip})` }),
  ];
}

/** The picture as a PNG. @param {Picture} picture @param {Shape} shape @returns {Promise<Blob>} */
export async function pngOf(picture, shape) {
  const { width, height } = SHAPES[shape];
  const text = new XMLSerializer().serializeToString(await drawPicture(picture, shape));
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = /** @type {HTMLCanvasElement} */ (h("canvas", { width, height }));
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What shows the picture, and saves or sends it. @param {Picture} picture */
export function pictured(picture) {
  /** @type {Shape} */
  let shape = "wide";
  const frame = h("div.picture", { role: "img", ariaLabel: `${picture.title}. ${picture.result}` });
  const show = async () => frame.replaceChildren(await drawPicture(picture, shape));
  const make = async () => new File([await pngOf(picture, shape)], `scoundrel-${shape}.png`, { type: "image/png" });
  const save = async () => {
    const file = await make();
    const url = URL.createObjectURL(file);
    h("a", { href: url, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    toast(t("saved_as", { name: file.name }));
  };
  const send = async () => {
    const files = [await make()];
    if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => {});
    else await save();
  };
  const failed = () => toast(t("no_picture"));
  const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => Promise<void>} */ act) =>
    h("button.btn", { type: "button", dataFocus: name, onclick: () => act().catch(failed) }, icon("image"), label);
  const other = async () => {
    shape = shape === "wide" ? "square" : "wide";
    frame.classList.toggle("square", shape === "square");
    await show();
  };
  show().catch(failed);
  return h(
    "section.pictured",
    null,
    frame,
    h(
      "div.btns",
      null,
      "canShare" in navigator && button("send_picture", t("send_picture"), send),
      button("save_picture", t("save_picture"), save),
      button("other_shape", t("other_shape"), other),
    ),
  );
}
