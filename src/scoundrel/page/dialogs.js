// What opens over the page: fields to fill in, lists to look through, a short notice.

import { find, h, icon } from "./dom.js";
import { iconOf } from "./icons.js";
import { preview } from "./sharing.js";
import { announce, capital, t, words } from "./words.js";

/** Puts the focus back where it was before the panel. */
let back = () => {};

/**
 * A panel over the page. The browser keeps the focus in it; Escape, and whatever else cancels it, closes it.
 * @param {string} heading @param {import("./dom.js").Child[]} children @param {string} [name] @param {() => void} [close]
 */
export function panel(heading, children, name = "panel", close = closePanel) {
  closePanel();
  const opener = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = opener?.dataset.focus;
  const cross = h("button.icon", { type: "button", ariaLabel: t("close"), onclick: close }, icon("close"));
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { id: "panel", ariaLabelledby: "panel-heading", dataName: name },
      h("header", null, h("h2", { id: "panel-heading", tabindex: "-1" }, ...words(heading)), cross),
      ...children,
    )
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("cancel", (event) => (event.preventDefault(), close()));
  // What opened the panel may have been redrawn.
  back = () => (opener?.isConnected ? opener : key ? find(`[data-focus="${CSS.escape(key)}"]`) : null)?.focus();
  document.body.append(dialog);
  dialog.showModal();
  find("input, textarea, select, .btn.main, .row", dialog)?.focus();
  return dialog;
}

export function closePanel() {
  const dialog = openPanel();
  dialog?.close();
  dialog?.remove();
  if (dialog && document.activeElement === document.body) back();
}

/** @returns {HTMLDialogElement | null} */
export const openPanel = () => /** @type {HTMLDialogElement | null} */ (find("#panel"));

/**
 * Ask for what a button needs, then send it.
 * @param {import("./types").Button} button @param {(message: import("./types").Message) => void} send
 */
export function askFor(button, send) {
  const cancel = h("button.btn", { type: "button", onclick: closePanel }, t("cancel"));
  panel(button.label, [form(button, send, cancel)], "ask");
}

/**
 * The fields of a button, with the button itself below.
 * @param {import("./types").Button} button @param {(message: import("./types").Message) => void} send @param {...import("./dom.js").Child} others buttons beside it
 */
export function form(button, send, ...others) {
  const fields = (button.asks ?? []).map(field);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const message = { ...button.do };
    for (const each of fields) message[each.name] = await each.read();
    send(message);
  };
  return h(
    "form.rows",
    { onsubmit: submit },
    button.help && h("p.quiet-text", null, ...words(button.help)),
    ...fields.map((each) => each.node),
    h("p.complaint", { role: "alert" }),
    h(
      "div.btns",
      null,
      ...others,
      h("button.btn.main", { type: "submit", dataFocus: button.name }, iconOf(button.name), ...words(button.label)),
    ),
  );
}

/** Say by the fields what was wrong with them; false if there are none. @param {string} complaint */
export function complain(complaint) {
  const place = find(".complaint", openPanel() ?? document);
  if (place) place.textContent = complaint;
  return place !== null;
}

/**
 * @typedef {{ name: string, node: HTMLElement, read: () => unknown }} Filled
 * @param {import("./types").Field} ask
 * @returns {Filled}
 */
export function field(ask) {
  const help = ask.help ? h("small.quiet-text", null, ...words(ask.help)) : null;
  if (ask.kind === "yes") {
    const box = /** @type {HTMLInputElement} */ (
      h("input", { type: "checkbox", name: ask.name, checked: ask.value === true })
    );
    return {
      name: ask.name,
      node: h("label.tick", null, box, h("span", null, ...words(ask.label), help && h("br"), help)),
      read: () => box.checked,
    };
  }
  if (ask.kind === "choice") {
    const { node, read } = choice(ask.label, ask.values ?? [], String(ask.value), ask.name);
    return { name: ask.name, node, read };
  }
  if (ask.kind === "file") {
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "file", name: ask.name }));
    return {
      name: ask.name,
      node: h("label.field", null, h("span", null, ...words(ask.label)), input, help),
      read: async () => (await input.files?.[0]?.text()) ?? "",
    };
  }
  const input = /** @type {HTMLInputElement} */ (
    ask.kind === "long"
      ? h("textarea", { name: ask.name, rows: "5" }, String(ask.value ?? ""))
      : h("input", {
          type: "text",
          name: ask.name,
          value: String(ask.value ?? ""),
          inputmode: ask.kind === "number" ? "numeric" : null,
          maxlength: ask.kind === "text" ? (ask.most ?? null) : null,
          autocomplete: "off",
          autocapitalize: "none",
          spellcheck: "false",
        })
  );
  const read = () =>
    ask.kind === "number" && input.value.trim() !== "" && Number.isFinite(Number(input.value))
      ? Number(input.value)
      : input.value;
  return {
    name: ask.name,
    node: h("label.field", null, h("span", null, ...words(capital(ask.label))), input, help),
    read,
  };
}

/**
 * One of a few values; many are a list to open.
 * @param {string} label @param {import("./types").Value[]} values @param {string} value @param {string} name
 * @param {(value: string) => void} [change]
 */
export function choice(label, values, value, name, change) {
  if (values.length > 9) {
    const select = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        { dataFocus: `choice-${name}`, onchange: () => change?.(select.value) },
        ...values.map((each) => h("option", { value: each.value, selected: each.value === value }, each.label)),
      )
    );
    return { node: h("label.field", null, h("span", null, ...words(label)), select), read: () => select.value };
  }
  const group = h(
    "fieldset",
    null,
    h("legend", null, ...words(label)),
    h(
      "div.seg",
      null,
      ...values.map((each) =>
        h(
          "label",
          null,
          h("input", {
            type: "radio",
            name,
            value: each.value,
            checked: each.value === value,
            dataFocus: `choice-${name}-${each.value}`,
            onchange: () => change?.(each.value),
          }),
          h("span", null, ...words(each.label)),
        ),
      ),
    ),
  );
  const read = () => /** @type {HTMLInputElement | null} */ (find("input:checked", group))?.value ?? value;
  return { node: group, read };
}

let fading = 0;

/** A short notice at the foot of the page. @param {...string} sentences */
export function toast(...sentences) {
  const text = sentences.join(" ");
  if (!text) return;
  find(".toast")?.remove();
  clearTimeout(fading);
  // Inside the open panel, as changes of the page below it are not noticed.
  (openPanel() ?? document.body).append(h("div.toast", { ariaHidden: "true" }, text));
  announce(sentences);
  fading = window.setTimeout(() => find(".toast")?.remove(), 1500 + 55 * text.length);
}

/**
 * Share a text: with the device's share function, or else by copying it. A finished game is drawn as it will look.
 * @param {import("./types").Reply} reply @param {(name: string) => void} rename shares it under another name
 * @param {HTMLElement} [picture] of the result
 */
export function share(reply, rename, picture) {
  const { link, replay_link: replay, shared } = reply;
  const site = reply.site ?? location.href;
  const address = (/** @type {string} */ to) => new URL(`#${to}`, site || location.href).href;
  let text = reply.text ?? "";
  // Nobody else can open an address of this machine.
  const whole = () => [text, link && site && address(link)].filter(Boolean).join("\n");
  const shown = h("p.qr", shared ? { ariaHidden: "true" } : { tabindex: "0" }, whole());
  const drawn = shared && preview(shared, text, (other) => ((text = other), (shown.textContent = whole())));
  const send = () => navigator.share({ text: whole() }).catch(() => {});
  const hand = "share" in navigator && h("button.btn", { type: "button", onclick: send }, icon("share"), t("send"));
  const take = h("button.btn.main", { type: "button", onclick: () => copy(whole()) }, t("copy"));
  const watch =
    replay &&
    h("button.btn", { type: "button", onclick: () => copy(address(replay)) }, icon("watch"), t("copy_replay"));
  const told = (reply.lines ?? []).map((line) => h("p.quiet-text", null, ...words(line)));
  const name = typeof reply.name === "string" && link && site && called(reply.name, rename);
  panel(
    reply.heading ?? t("share"),
    [...told, drawn, shown, h("div.btns", null, take, hand, watch), name, picture],
    "share",
  );
}

/** What the player is called in the link. @param {string} name @param {(name: string) => void} rename */
function called(name, rename) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", value: name, maxlength: 16, autocomplete: "nickname" })
  );
  field.addEventListener("change", () => field.value !== name && rename(field.value));
  return h("label.field.called", null, h("span", null, t("called")), field);
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    panel(t("copy_it"), [h("p.qr", { tabindex: "0" }, text)], "copy");
    announce([t("copy_it")]);
  }
}

/** Offer a file. @param {{ name: string, type: string, text: string }} file */
export function download(file) {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  h("a", { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
