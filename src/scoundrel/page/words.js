// Words come from the door; the page has none of its own. What it must name itself is in `texts`.

import { h } from "./dom.js";
import { note } from "./host.js";

/** @type {Record<string, string>} */
let texts = {};
/** @type {Record<string, string>} */
let spoken = {};

/** @param {import("./types").Reply} reply */
export function learn(reply) {
  const root = document.documentElement;
  if (reply.texts) texts = reply.texts;
  if (reply.language) {
    root.lang = reply.language;
    note("language", reply.language);
  }
  if (reply.direction) root.dir = reply.direction;
  spoken = { ...(reply.screen ? {} : spoken), ...reply.spoken };
}

/** A text of the page's own section. @param {string} key @param {Record<string, unknown>} [fills] */
export function t(key, fills = {}) {
  return (texts[key] ?? "").replace(/\{(\w+)\}/g, (all, name) => String(fills[name] ?? all));
}

/** What is said aloud where this is written. @param {string} words */
export const said = (words) => spoken[words] ?? words;

/** Words to see, and where they hold signs, others to hear. @param {string} words @returns {(Node | string)[]} */
export function words(words) {
  if (!(words in spoken)) return [tied(words)];
  return [h("span", { ariaHidden: "true" }, tied(words)), h("span.sr", null, spoken[words])];
}

/**
 * A number stays with its signs: a percent sign on its line; a minus before it and a suit after it, in any text direction.
 * No line begins with a dot.
 * @param {string} words
 */
export const tied = (words) =>
  words
    .replace(/(\d) %/g, "$1\u00a0%")
    .replaceAll(" ·", "\u00a0·")
    .replace(/−(?=\d)/g, "\u200e−")
    .replace(/\w{1,2}[♣♠♦♥]/g, "\u2066$&\u2069");

/** A number with a true minus sign. @param {number} n */
export const minus = (n) => (n < 0 ? `−${-n}` : String(n));

/** Capital letter for a label. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

let live = /** @type {HTMLElement | null} */ (null);

/** Sentences to announce together: of several changes, a screen reader reads only the last. @type {string[]} */
let saying = [];

/** Have a screen reader announce this. @param {string[]} sentences */
export function announce(sentences) {
  const told = sentences.filter(Boolean).map(said);
  if (told.length > 0 && saying.length === 0) setTimeout(speak);
  saying.push(...told);
}

function speak() {
  live ??= document.getElementById("live");
  const text = saying.join(" ");
  saying = [];
  if (live) live.textContent = live.textContent === text ? text + "\u00a0" : text;
}
