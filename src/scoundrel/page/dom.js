// Building the page from DOM nodes, so that text which somebody typed is never read as HTML.

const SVG = "http://www.w3.org/2000/svg";
const ART = new URL("cards.svg", import.meta.url).pathname;

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element: `h("button.card.monster", { ariaLabel: "…", onclick: f }, "text", node)`.
 * @param {string} spec a tag and its classes
 * @param {Record<string, unknown> | null} [props] handlers by `on…`; attributes by name, `ariaX` and `dataX` for `aria-x` and `data-x`
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(spec, props, ...children) {
  const [tag, ...classes] = spec.split(".");
  return /** @type {HTMLElement} */ (fill(document.createElement(tag), classes, props, children));
}

/**
 * An element of a drawing.
 * @param {string} spec
 * @param {Record<string, unknown> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(spec, props, ...children) {
  const [tag, ...classes] = spec.split(".");
  return /** @type {SVGElement} */ (fill(document.createElementNS(SVG, tag), classes, props, children));
}

/**
 * @param {Element} element @param {string[]} classes
 * @param {Record<string, unknown> | null | undefined} props @param {(Child | Child[])[]} children
 */
function fill(element, classes, props, children) {
  if (classes.length) element.setAttribute("class", classes.filter(Boolean).join(" "));
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(attribute(name), value === true && !name.startsWith("aria") ? "" : String(value));
  }
  for (const child of children.flat())
    if (child || child === 0)
      element.append(/** @type {Node | string} */ (child instanceof Node ? child : String(child)));
  return element;
}

/** @param {string} name */
function attribute(name) {
  return /^(aria|data)[A-Z]/.test(name) ? name.slice(0, 4) + "-" + name.slice(4).toLowerCase() : name;
}

/** A symbol of cards.svg. @param {string} name @param {string} [look] its class @param {string} [label] */
export function symbol(name, look = "ico", label) {
  const named = label ? { role: "img", ariaLabel: label } : { ariaHidden: "true" };
  return s(`svg.${look}`, named, s("use", { href: `${ART}#${name}` }));
}

/** @param {string} name */
export const icon = (name) => symbol(`i-${name}`);

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
export const find = (selector, within = document) => within.querySelector(selector);
