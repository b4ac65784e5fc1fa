// Dragging a card: onto the weapon, the hero, a pile or the dungeon, whichever is natural.

import { find } from "./dom.js";

const FAR = 9;

/**
 * @param {HTMLElement} root
 * @param {(slot: number, target: string) => boolean} drop whether the card could be dropped there
 */
export function dragging(root, drop) {
  /** @type {{ card: HTMLElement, x: number, y: number, ghost: HTMLElement | null } | null} */
  let held = null;
  let dropped = 0;

  root.addEventListener("pointerdown", (event) => {
    const card = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest?.("button.card[data-slot]")
    );
    if (card && event.isPrimary && event.button === 0) held = { card, x: event.clientX, y: event.clientY, ghost: null };
  });
  addEventListener("pointermove", (event) => {
    if (!held || !event.isPrimary) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost && Math.hypot(x, y) < FAR) return;
    held.ghost ??= lift(held.card);
    held.ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg)`;
    mark(target(event));
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (!held) return;
    const { card, ghost } = held;
    held = null;
    if (!ghost) return;
    ghost.remove();
    card.classList.remove("dragging");
    mark(null);
    dropped = event.timeStamp;
    const place = event.type === "pointerup" ? target(event) : null;
    if (place) drop(Number(card.dataset.slot), place.dataset.drop ?? "");
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  // A drag is not a tap.
  root.addEventListener(
    "click",
    (event) => event.timeStamp - dropped < 60 && dropped > 0 && (event.stopPropagation(), event.preventDefault()),
    true,
  );
}

/** @param {HTMLElement} card */
function lift(card) {
  const rect = card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("flying");
  for (const name of ["data-slot", "data-focus", "aria-label"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  card.classList.add("dragging");
  document.body.append(ghost);
  return ghost;
}

/** @param {PointerEvent} event @returns {HTMLElement | null} */
function target(event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest("[data-drop]"));
  return /** @type {HTMLElement | null} */ (under.find(Boolean) ?? null);
}

/** @param {HTMLElement | null} place */
function mark(place) {
  const marked = find(".over-drop");
  if (marked === place) return;
  marked?.classList.remove("over-drop");
  place?.classList.add("over-drop");
}
