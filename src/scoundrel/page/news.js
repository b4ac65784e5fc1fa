// News of a match on a server: somebody else may act at any time, and then the page asks how it stands.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{ game: string, version: number, watch?: string }} News */

/** Milliseconds until the next attempt: the first, the longest, and where there are no sockets at all. */
const FIRST = 1000;
const LONGEST = 30_000;
const POLL = 4000;
/** Until a lost connection is told: most are back before. */
const TELL = 2000;
/** What a server says that is about to start again. */
const RESTARTS = 1012;

/** @type {News | null} */
let wanted = null;
/** @type {WebSocket | null} */
let socket = null;
let ask = () => {};
let timer = 0;
let telling = 0;
let pause = FIRST;
/** Whether sockets work here: a proxy may not let them through. */
let works = false;

/**
 * Listens to the news of the match that is drawn, or to none.
 * @param {News | null} news
 * @param {() => void} look asks how it stands
 */
export function hear(news, look) {
  ask = look;
  const same = news && wanted && news.game === wanted.game && news.watch === wanted.watch;
  wanted = news;
  if (same) return;
  stop();
  if (news) connect();
}

function stop() {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
  pause = FIRST;
  tell(false);
}

function connect() {
  clearTimeout(timer);
  if (!wanted) return;
  const { game, version, watch } = wanted;
  const address = new URL("api/v1/news", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = String(new URLSearchParams({ game, since: String(version), ...(watch && { watch }) }));
  address.hash = "";
  const mine = (socket = new WebSocket(address));
  mine.onopen = () => {
    works = true;
    pause = FIRST;
    tell(false);
  };
  mine.onmessage = ({ data }) => mine === socket && moved(JSON.parse(data).version);
  mine.onclose = ({ code }) => mine === socket && again(code);
}

/** @param {number} version */
function moved(version) {
  if (wanted && version > wanted.version) ask();
}

/** What was missed is asked for, and then whatever comes is heard again. @param {number} code */
function again(code) {
  socket = null;
  tell(true);
  const wait = code === RESTARTS ? FIRST : pause;
  pause = Math.min(2 * pause, works ? LONGEST : POLL);
  timer = window.setTimeout(back, wait * (0.5 + Math.random()));
}

function back() {
  if (!wanted || socket) return;
  ask();
  connect();
}

/** Whether the connection is lost. Further attempts that fail don't put it off. @param {boolean} lost */
function tell(lost) {
  if (lost && works)
    telling ||= window.setTimeout(
      () => document.body.prepend(h("p", { id: "lost", role: "status" }, t("reconnecting"))),
      TELL,
    );
  if (lost) return;
  clearTimeout(telling);
  telling = 0;
  document.getElementById("lost")?.remove();
}

// A device that wakes up, or is connected again, need not wait for the next attempt.
addEventListener("online", back);
document.addEventListener("visibilitychange", () => !document.hidden && back());
// A socket that goes nowhere may not notice for minutes.
addEventListener("offline", () => socket?.close());
