// @ts-check
// The die. While it tumbles it reveals nothing of the result.

import { calm } from "./board.js";
import { el, svg } from "./dom.js";
import { pieceAddress } from "./settings.js";
import { pieceName, t } from "./texts.js";

const TUMBLE = 650;
/** Where pips can be, in thirds from the middle, and which of them each face has. */
const SPOTS = [[0, 0], [-1, -1], [1, 1], [1, -1], [-1, 1], [-1, 0], [1, 0]];
const FACES = [[], [0], [1, 2], [0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6]];

export class Die {
    /** @param {import("./types.js").Variant} variant @param {() => void} roll */
    constructor(variant, roll) {
        this.variant = variant;
        /** @type {Promise<void> | null} */
        this.tumbling = null;
        this.cube = el("span", { class: "cube" }, face(0));
        this.piece = el("span", { class: "rolled" });
        this.button = el("button", { class: "primary roll", type: "button", onclick: roll }, t("play.roll"));
        this.element = el("div", { class: "die", role: "group", "aria-label": t("web.die") }, this.cube, this.piece, this.button);
    }

    /**
     * Shows the die at rest.
     *
     * @param {{ face: number, piece: string } | null} roll what lies there; null: nothing yet
     * @param {"white" | "black"} side whose roll it is
     * @param {boolean} mayRoll whether this person rolls now
     */
    show(roll, side, mayRoll) {
        this.cube.getAnimations().forEach((/** @type {Animation} */ motion) => motion.cancel());
        this.cube.replaceChildren(face(roll?.face ?? 0));
        const kind = roll && this.variant.kinds[roll.piece?.toUpperCase()];
        this.piece.replaceChildren(...(roll && kind
            ? [el("img", { src: pieceAddress(side, kind), alt: "" }), el("span", {}, pieceName(kind))]
            : []));
        this.element.classList.toggle("resting", roll === null);
        this.button.hidden = !mayRoll;
        this.button.disabled = false;
    }

    /** Tumbles, and is done when the die has come to rest; what it shows then is for show(). One that tumbles already goes on. */
    tumble() {
        this.tumbling ??= this.#tumble().finally(() => (this.tumbling = null));
        return this.tumbling;
    }

    async #tumble() {
        this.button.disabled = true;
        this.piece.replaceChildren();
        if (calm() || document.visibilityState !== "visible") return;
        this.element.classList.remove("resting");
        this.cube.replaceChildren(face(0));
        const motion = this.cube.animate(
            [
                { transform: "translateY(-10px) rotate(-420deg)" },
                { transform: "translateY(4px) rotate(-190deg)", offset: 0.5 },
                { transform: "translateY(-6px) rotate(-70deg)", offset: 0.75 },
                { transform: "none" },
            ],
            { duration: TUMBLE, easing: "ease-out" },
        );
        await motion.finished.catch(() => undefined);
    }
}

/** One face as a picture: pips up to six, a number beyond. @param {number} shown */
export function face(shown) {
    const drawn = svg("svg", { viewBox: "0 0 46 46", class: "face", "aria-hidden": "true" },
        svg("rect", { class: "ivory", x: 1, y: 1, width: 44, height: 44, rx: 9 }));
    if (shown <= 6) {
        for (const spot of FACES[Math.max(0, shown)])
            drawn.append(svg("circle", { class: "pip", cx: 23 + SPOTS[spot][0] * 12.4, cy: 23 + SPOTS[spot][1] * 12.4, r: 3.9 }));
    } else {
        const number = svg("text", { class: "pip", x: 23, y: 31, "text-anchor": "middle", "font-size": 23, "font-weight": 700 });
        number.textContent = String(shown);
        drawn.append(number);
    }
    return drawn;
}
