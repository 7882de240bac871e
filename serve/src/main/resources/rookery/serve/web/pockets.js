// @ts-check
// The pieces in one side's hand, in a row beside the board: a button for each kind, pale while there is none, with a number where there are several.

import { el } from "./dom.js";
import { pieceAddress } from "./settings.js";
import { owner } from "./squares.js";
import { pieceName, sideName, t } from "./texts.js";

/** Pockets have numbers behind those of all squares, in the order of their letters; the server counts alike (GameStory). */
export const BEYOND = 300;

/** Whether that is a pocket rather than a square. @param {number} from */
export function isPocket(from) {
    return from >= BEYOND;
}

/** The capital letter of the kind in a pocket. @param {number} pocket */
export function letterOf(pocket) {
    return String.fromCharCode("A".charCodeAt(0) + pocket - BEYOND);
}

/** @typedef {import("./types.js").Variant} Variant @typedef {import("./types.js").Side} Side */

export class Pockets {
    /** @param {Variant} variant @param {Side} side */
    constructor(variant, side) {
        this.variant = variant;
        this.side = side;
        /** @type {Map<number, HTMLButtonElement>} by number */
        this.buttons = new Map();
        this.element = el("div", { class: "pockets", role: "group", "data-side": side, "aria-label": t("web.hand.of", sideName(side)), hidden: variant.pockets === "" });
        for (const letter of variant.pockets) {
            if (owner(letter) !== side) continue;
            const pocket = BEYOND + letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
            const button = el("button", { type: "button", class: "pocket", "data-pocket": letter.toUpperCase() });
            this.buttons.set(pocket, button);
            this.element.append(button);
        }
        this.show("");
    }

    /** @param {string} hands the letters of all pieces in hand */
    show(hands) {
        for (const [pocket, button] of this.buttons) {
            const capital = letterOf(pocket);
            const letter = this.side === "white" ? capital : capital.toLowerCase();
            const count = [...hands].filter(one => one === letter).length;
            const kind = this.variant.kinds[capital];
            button.classList.toggle("none", count === 0);
            button.setAttribute("aria-label", t("spoken.hand", sideName(this.side), pieceName(kind), count));
            button.replaceChildren(el("img", { src: pieceAddress(this.side, kind), alt: "", draggable: "false" }),
                ...(count > 1 ? [el("span", { class: "count" }, String(count))] : []));
        }
    }

    /** @param {Set<number>} movable @param {number} selected */
    mark(movable, selected) {
        for (const [pocket, button] of this.buttons) {
            button.disabled = !movable.has(pocket);
            button.classList.toggle("selected", pocket === selected);
            button.setAttribute("aria-pressed", String(pocket === selected));
        }
    }
}
