// Navigation: the browser's history has a step for each screen, so that its Back button and the page's own do the same.

/** @typedef {import("./types").Screen} Screen @typedef {import("./types").Message} Message */

/** The screen that is drawn. @type {Screen | null} */
let shown = null;
/** How many steps lie before it. */
let steps = depth();
/** Whether the browser is on its way to the step of the screen that is drawn. */
let unwinding = false;

/** How many steps the browser remembers before the one where it is. */
function depth() {
  return history.state?.depth ?? 0;
}

/** Whether there is a step to go back to. */
export const canGoBack = () => depth() > 0;

/** What opened the screen of this step, before a reload. @returns {Message | null} */
export const opened = () => history.state?.here ?? null;

/**
 * A screen is drawn: the browser remembers it.
 * @param {Screen} next
 * @param {boolean} travelling whether the browser's history led there, which then stays as it is
 */
export function travel(next, travelling) {
  steps = travelling ? depth() : stepsBefore(next);
  shown = next;
  if (!unwinding) synchronize();
}

/** @param {Screen} next */
function stepsBefore(next) {
  if (next.layer === "title") return 0;
  if (next.layer === "game") return 1;
  const same = shown?.layer === next.layer && (next.layer === "beside" || shown.here.do === next.here.do);
  return same ? steps : steps + 1;
}

function synchronize() {
  const state = { here: shown?.here, depth: steps };
  if (steps > depth()) history.pushState(state, "");
  else if (steps === depth()) history.replaceState(state, "");
  else stay();
}

/** The browser comes back to the step of the screen that is drawn. */
export function stay() {
  unwinding = true;
  history.go(steps - depth());
}

/**
 * Listens for going back or forwards, and for links within the page.
 * @param {(here: Message, back: boolean) => void} go `back`: to a step before the screen that is drawn
 * @param {(link: string) => void} follow
 */
export function onTravel(go, follow) {
  addEventListener("popstate", ({ state }) => {
    if (unwinding) {
      unwinding = false;
      if (shown) synchronize();
      return;
    }
    const link = linked();
    if (link) follow(link);
    else go(state?.here ?? { do: "title" }, depth() < steps);
  });
}

/** The link in the address; it is removed from there, so that a reload continues instead of starting over. */
export function linked() {
  const link = location.hash.slice(1);
  if (link)
    history.replaceState(
      history.state ?? (shown && { here: shown.here, depth: steps + 1 }),
      "",
      location.pathname + location.search,
    );
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
