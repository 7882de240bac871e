// @ts-check
// The moves that were played, in two columns; a click or the arrow keys look back.

import { face } from "./die.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { pieceAddress, settings } from "./settings.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Ply} Ply @typedef {import("./types.js").Kinds} Kinds */

export class MoveList {
    /** @param {Kinds} kinds @param {(shown: number) => void} look asks to show the board after so many plies */
    constructor(kinds, look) {
        this.kinds = kinds;
        this.look = look;
        /** @type {HTMLElement[]} one for each ply */
        this.cells = [];
        this.count = 0;
        this.shown = 0;
        this.list = el("ol", { class: "moves", tabindex: "0", "aria-label": t("play.moves") });
        this.empty = el("p", { class: "muted empty" }, t("play.moves.empty"));
        const steps = el("div", { class: "steps", role: "group", "aria-label": t("web.look.back") },
            this.#step("first", "play.first", () => 0), this.#step("back", "play.back", () => this.shown - 1),
            this.#step("forward", "play.forward", () => this.shown + 1), this.#step("last", "play.last", () => this.count));
        this.element = el("section", { class: "move-list" }, el("h2", { class: "spoken" }, t("play.moves")), this.list, this.empty, steps);
    }

    /** @param {string} picture @param {string} key @param {() => number} to */
    #step(picture, key, to) {
        const label = t(key);
        return el("button", { type: "button", class: "quiet", "aria-label": label, title: label, "data-step": picture,
            onclick: () => this.look(Math.max(0, Math.min(this.count, to()))) }, icon(picture));
    }

    /** Takes over what was played from a number on. @param {Ply[]} plies all of them @param {number} from the first that is new */
    update(plies, from) {
        this.count = plies.length;
        for (const cell of this.cells.splice(from)) {
            const row = cell.closest("li");
            cell.remove();
            if (row && !row.querySelector("button")) row.remove();
        }
        for (let index = from; index < plies.length; index++) this.#add(plies[index], index);
        this.empty.hidden = plies.length > 0;
        this.list.hidden = plies.length === 0;
    }

    /** Draws all of them again. @param {Ply[]} plies */
    redraw(plies) {
        this.update([], 0);
        this.update(plies, 0);
        this.mark(this.shown, this.shown === this.count);
    }

    /** @param {Ply} ply @param {number} index */
    #add(ply, index) {
        const row = /** @type {HTMLElement | null} */ (this.list.lastElementChild);
        const fits = row && row.dataset.number === String(ply.number) && !(ply.side === "white" && row.querySelector(".black button"));
        const line = fits ? row : el("li", { "data-number": ply.number }, el("span", { class: "number" }, `${ply.number}.`),
            el("span", { class: "white" }), el("span", { class: "black" }));
        if (!fits) this.list.append(line);
        const cell = el("button", { type: "button", tabindex: "-1", class: "ply " + ply.kind, "data-ply": index + 1,
            onclick: () => this.look(index + 1) }, ...this.#words(ply));
        line.querySelector("." + ply.side).append(cell);
        this.cells[index] = cell;
    }

    /** @param {Ply} ply @returns {Node[]} the text with small pictures instead of the letters of pieces */
    #words(ply) {
        if (ply.kind === "roll") return [face(ply.face ?? 0), el("span", { class: "spoken" }, t("web.ply.roll", ply.face ?? ""))];
        if (ply.kind === "pass") return [document.createTextNode(t("web.ply.pass"))];
        const side = settings.isDark ? "white" : "black";
        return ply.text.split(/(^[A-Z](?!-)|=[A-Z])/).filter(part => part !== "").map(part => {
            const letter = part.replace("=", "");
            const kind = part.length <= 2 && /^=?[A-Z]$/.test(part) ? this.kinds[letter] : undefined;
            if (!kind) return document.createTextNode(part);
            const picture = el("img", { src: pieceAddress(side, kind), alt: letter, class: "figurine" });
            return part.startsWith("=") ? el("span", {}, "=", picture) : picture;
        });
    }

    /** @param {number} shown the board after so many plies is shown @param {boolean} following */
    mark(shown, following) {
        this.shown = shown;
        this.cells.forEach((cell, index) => {
            cell.classList.toggle("current", index === shown - 1);
            if (index === shown - 1) cell.setAttribute("aria-current", "true");
            else cell.removeAttribute("aria-current");
        });
        for (const step of this.element.querySelectorAll("[data-step]")) {
            const back = step.dataset.step === "first" || step.dataset.step === "back";
            /** @type {HTMLButtonElement} */ (step).disabled = back ? shown === 0 : shown === this.count;
        }
        const current = this.cells[shown - 1];
        if (following) {
            this.list.scrollTop = this.list.scrollHeight;
            this.list.scrollLeft = this.list.scrollWidth;
        } else current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
}
