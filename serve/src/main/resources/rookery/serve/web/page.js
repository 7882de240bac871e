// @ts-check
// The beginning of every page: settings first, then what the page is; made again when the language changes.

import { el } from "./dom.js";
import { prepare, watchSettings } from "./settings.js";

/**
 * @param {() => { element: HTMLElement, redraw?: () => void, leave?: () => void }} make
 */
export async function page(make) {
    for (let wait = 500;; wait = Math.min(wait * 2, 8000)) {
        try {
            await prepare();
            break;
        } catch {
            // Without words there is nothing to say yet; the server may be starting.
            await new Promise(resolve => setTimeout(resolve, wait));
        }
    }
    let made = make();
    document.body.replaceChildren(made.element);
    watchSettings(what => {
        if (what === "language") {
            made.leave?.();
            made = make();
            document.body.replaceChildren(made.element);
            document.getElementById("settings")?.focus();
        } else if (what !== "sound") made.redraw?.();
    });
}

/** A labelled choice of one out of a few, as a row of buttons. @param {string} name @param {string} label @param {string[][]} options id and words
 * @param {string} chosen @param {(id: string) => void} choose */
export function row(name, label, options, chosen, choose) {
    return el("fieldset", { class: "row" }, el("legend", {}, label),
        el("div", { class: "options" }, ...options.map(([id, words]) => {
            const input = el("input", { type: "radio", name, value: id, checked: id === chosen, onchange: () => choose(id) });
            return el("label", { class: "option" }, input, el("span", {}, words));
        })));
}
