// A rule set that introduces itself: one tap tries it, and another hears no more of it.

import { h, icon } from "./dom.js";
import { row } from "./table.js";

/** @param {import("./types").Introduction | null | undefined} found @param {import("./types").Page} page */
export function introduced(found, page) {
  if (!found) return null;
  const { dismiss } = found;
  return h(
    "aside.ride.introduced",
    null,
    row(found.try, page),
    h(
      "button.icon",
      {
        type: "button",
        ariaLabel: dismiss.label,
        title: dismiss.label,
        dataFocus: dismiss.name,
        onclick: () => page.press(dismiss),
      },
      icon("close"),
    ),
  );
}
