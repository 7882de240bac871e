// @ts-check
// The strips above and below the board: who plays, whether they are there, what they have taken, their time.

import { bdi, el, show } from "./dom.js";
import { faceAddress, pieceAddress } from "./settings.js";
import { owner } from "./squares.js";
import { playerName, sideName, t } from "./texts.js";

const BUBBLE = 5000;

/** @typedef {import("./types.js").Player} Player @typedef {import("./types.js").Side} Side @typedef {import("./types.js").Variant} Variant */

export class PlayerStrip {
    /** @param {Side} side */
    constructor(side) {
        this.side = side;
        this.face = el("span", { class: "avatar" });
        this.name = el("span", { class: "who" });
        this.presence = el("span", { class: "presence" });
        this.checks = el("span", { class: "checks", hidden: true });
        this.taken = el("span", { class: "taken", "aria-hidden": "true" });
        this.clock = el("span", { class: "clock", role: "timer", hidden: true });
        this.bubble = el("span", { class: "bubble", hidden: true });
        this.element = el("div", { class: "strip", "data-side": side },
            this.face, el("span", { class: "id" }, el("span", { class: "line" }, this.name, this.checks, this.presence), this.taken), this.bubble, this.clock);
        this.quiet = 0;
        this.drawn = "";
    }

    /** @param {Player} player @param {boolean} you @param {boolean} acts whose turn it is */
    show(player, you, acts) {
        const free = player.seat === "free";
        const drawn = JSON.stringify([player, you]);
        this.element.classList.toggle("acts", acts);
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        const name = free ? t("web.seat.free") : playerName(player);
        this.name.replaceChildren(bdi(name), ...(you ? [el("span", { class: "you" }, t("web.you"))] : []), el("span", { class: "spoken" }, `, ${sideName(this.side)}`));
        this.face.replaceChildren(portrait(player.face, name));
        const away = !player.here && !free;
        this.presence.textContent = away ? t("web.away") : "";
        show(this.presence, away);
        this.element.classList.toggle("away", away);
    }

    /** How often this side has given check, where that is counted. @param {number | undefined} count */
    showChecks(count) {
        show(this.checks, count !== undefined);
        if (count !== undefined) this.checks.textContent = t("web.checks", count);
    }

    /** The other side's pieces that are missing since the start. @param {Variant} variant @param {string} start @param {string} board */
    showTaken(variant, start, board) {
        // What goes to the hand is seen there.
        if (variant.pockets !== "") return;
        const theirs = [...start].filter(letter => owner(letter) !== null && owner(letter) !== this.side);
        for (const letter of board) {
            const at = theirs.indexOf(letter);
            if (at >= 0) theirs.splice(at, 1);
        }
        theirs.sort((one, two) => rank(variant, two) - rank(variant, one));
        const side = this.side === "white" ? "black" : "white";
        this.taken.replaceChildren(...theirs.slice(0, 24).flatMap((letter, index) => {
            const kind = variant.kinds[letter.toUpperCase()];
            return kind ? [el("img", { src: pieceAddress(side, kind), alt: "", class: index > 0 && theirs[index - 1] === letter ? "same" : "" })] : [];
        }));
    }

    /** @param {string} words */
    say(words) {
        clearTimeout(this.quiet);
        this.bubble.textContent = words;
        show(this.bubble, true);
        this.quiet = setTimeout(() => show(this.bubble, false), BUBBLE);
    }
}

/** Where a kind stands in the list of its variant, which begins with the pawn. @param {Variant} variant @param {string} letter */
function rank(variant, letter) {
    return Object.keys(variant.kinds).indexOf(letter.toUpperCase());
}

/** A drawn face, or the first letter of a name. @param {string | null} face @param {string} name */
export function portrait(face, name) {
    if (face) return el("img", { src: faceAddress(face), alt: "" });
    return el("span", { class: "initial", "aria-hidden": "true" }, first(name));
}

/** The first character of a name as people see it, not half of one. @param {string} name */
function first(name) {
    const segments = "Segmenter" in Intl ? [...new Intl.Segmenter().segment(name.trim())].map(part => part.segment) : [...name.trim()];
    return (segments[0] ?? "?").toLocaleUpperCase();
}
