// @ts-check
// A board that can be looked at: squares as an ARIA grid, pieces and marks over them. It knows no rules; hand.js handles input.

import { el } from "./dom.js";
import { boardAddress, pieceAddress } from "./settings.js";
import { isPocket, letterOf, Pockets } from "./pockets.js";
import { fileName, owner, squareName, WALL } from "./squares.js";
import { pieceName, sideName, t } from "./texts.js";

const GLIDE = 170;
/** From this size on squares are small, and coordinates are outside them. */
const LARGE = 10;

/**
 * @typedef {import("./types.js").Variant} Variant
 * @typedef {import("./types.js").Side} Side
 * @typedef {{ board: string, hands?: string, last?: number[], check?: number | null, glide?: { from?: number, to?: number } | null }} Scene
 */

export class Board {
    /** @param {Variant} variant @param {Side} below whose side is below @param {string} label */
    constructor(variant, below, label) {
        this.variant = variant;
        this.below = below;
        this.files = variant.files;
        this.ranks = variant.ranks;
        this.letters = "";
        /** @type {Map<number, HTMLImageElement>} */
        this.pieces = new Map();
        /** @type {HTMLElement[]} by square */
        this.squares = [];
        this.squareLayer = el("div", { class: "squares" });
        this.regionLayer = el("div", { class: "regions", "aria-hidden": "true" });
        this.pieceLayer = el("div", { class: "pieces", "aria-hidden": "true" });
        this.overlay = el("div", { class: "overlay" });
        this.hands = { white: new Pockets(variant, "white"), black: new Pockets(variant, "black") };
        this.element = el(
            "div",
            {
                class: "board" + (Math.max(this.files, this.ranks) > LARGE ? " large" : ""),
                role: "grid",
                "aria-label": label,
                css: { "--files": this.files, "--ranks": this.ranks },
            },
            this.regionLayer,
            this.squareLayer,
            this.pieceLayer,
            this.overlay,
        );
        this.#lay();
    }

    /** Turns the board. @param {Side} below */
    turn(below) {
        if (below === this.below) return;
        this.below = below;
        this.#lay();
        for (const [square, piece] of this.pieces) this.#put(piece, square);
    }

    #lay() {
        this.squareLayer.replaceChildren();
        this.element.classList.toggle("turned", this.below === "black");
        this.element.classList.toggle("shifted", this.below === "black" && (this.files + this.ranks) % 2 === 1);
        this.#paint();
        this.#outline();
        for (let row = 0; row < this.ranks; row++) {
            const line = el("div", { class: "rank", role: "row" });
            for (let column = 0; column < this.files; column++) line.append(this.#square(this.at(column, row), column, row));
            this.squareLayer.append(line);
        }
    }

    /** Palaces and river banks. */
    #outline() {
        this.regionLayer.replaceChildren(...this.variant.regions.map(([file, rank, files, ranks, crossed]) => {
            const first = this.place(rank * this.files + file);
            const last = this.place((rank + ranks - 1) * this.files + file + files - 1);
            return el("div", { class: "region" + (crossed ? " crossed" : ""), css: { "--x": Math.min(first.column, last.column), "--y": Math.min(first.row, last.row), "--w": files, "--h": ranks } });
        }));
    }

    /** Lays the picture of a grained board under the squares; one that is turned by half has the same colours, unless its sides are odd and even. */
    #paint() {
        const picture = this.element.classList.contains("shifted") ? null : boardAddress(this.files, this.ranks);
        this.element.style.setProperty("--picture", picture ? `url("${picture}")` : "none");
    }

    /** @param {number} square @param {number} column @param {number} row */
    #square(square, column, row) {
        const file = square % this.files;
        const rank = Math.floor(square / this.files);
        const made = this.squares[square] ?? el("div", { role: "gridcell", "data-square": square, tabindex: "-1" });
        made.classList.add("square", (file + rank) % 2 === 0 ? "dark" : "light");
        if (column === 0) made.dataset.rank = String(rank + 1);
        else delete made.dataset.rank;
        if (row === this.ranks - 1) made.dataset.file = fileName(file);
        else delete made.dataset.file;
        this.squares[square] = made;
        return made;
    }

    /** The square that is shown in a column from the left and a row from above. @param {number} column @param {number} row */
    at(column, row) {
        return this.below === "white"
            ? (this.ranks - 1 - row) * this.files + column
            : row * this.files + (this.files - 1 - column);
    }

    /** Where a square is shown. @param {number} square */
    place(square) {
        const file = square % this.files;
        const rank = Math.floor(square / this.files);
        return this.below === "white" ? { column: file, row: this.ranks - 1 - rank } : { column: this.files - 1 - file, row: rank };
    }

    /** The square at a point of the window, or -1. @param {number} x @param {number} y */
    under(x, y) {
        const box = this.squareLayer.getBoundingClientRect();
        const column = Math.floor(((x - box.left) / box.width) * this.files);
        const row = Math.floor(((y - box.top) / box.height) * this.ranks);
        return column < 0 || row < 0 || column >= this.files || row >= this.ranks ? -1 : this.at(column, row);
    }

    /** Shows a scene; pieces that moved glide there. @param {Scene} scene */
    show(scene) {
        const before = this.letters;
        this.letters = scene.board;
        this.#move(before, scene.glide ?? null);
        if (scene.hands !== undefined) {
            this.hands.white.show(scene.hands);
            this.hands.black.show(scene.hands);
        }
        this.squares.forEach((element, square) => {
            element.classList.toggle("last", scene.last?.includes(square) ?? false);
            element.classList.toggle("check", scene.check === square);
        });
        this.describe();
    }

    /** Redraws everything after another set or board was chosen. */
    redraw() {
        this.#paint();
        for (const piece of this.pieces.values()) piece.remove();
        this.pieces.clear();
        this.#move("", null);
    }

    /** Sets the accessible label of each square. @param {(square: number) => string} [more] what else is to be said of it */
    describe(more = () => "") {
        for (let square = 0; square < this.squares.length; square++) {
            const label = this.spoken(square) + more(square);
            if (this.squares[square].getAttribute("aria-label") !== label) this.squares[square].setAttribute("aria-label", label);
        }
    }

    /** Shows a move before the server has allowed it: the piece on its square, and what it leaves behind. @param {import("./types.js").Move} move @param {Side} side */
    foresee(move, side) {
        const [, from, to, chosen] = move;
        if (this.letters[to] === undefined) return;
        const inHand = isPocket(from);
        /** @param {string} letter */
        const own = letter => (side === "white" ? letter.toUpperCase() : letter.toLowerCase());
        const letter = inHand ? own(letterOf(from)) : this.letters[from];
        if (owner(this.letters[to]) === side) return;
        const letters = [...this.letters];
        // A move that takes a piece from the hand leaves it behind; a drop may flip it.
        const gates = this.variant.pockets !== "" && !inHand && chosen !== undefined && [...this.hands[side].buttons.keys()].some(pocket => letterOf(pocket) === chosen);
        if (!inHand) letters[from] = gates && chosen ? own(chosen) : ".";
        letters[to] = chosen && !gates ? own(chosen) : letter;
        this.show({ board: letters.join(""), last: inHand ? [to] : [from, to], check: null, glide: inHand ? null : { from, to } });
    }

    /** @param {number} square */
    spoken(square) {
        const name = squareName(square, this.files);
        if (this.letters[square] === WALL) return t("spoken.wall", name, t("piece." + this.variant.wall.split(".")[0]));
        const piece = this.pieceWords(this.letters[square]);
        return piece === null ? t("spoken.empty", name) : t("spoken.piece", name, piece.side, piece.kind);
    }

    /** @param {string} letter */
    pieceWords(letter) {
        const side = owner(letter ?? ".");
        const kind = side && this.variant.kinds[letter.toUpperCase()];
        return side && kind ? { side: sideName(side), kind: pieceName(kind) } : null;
    }

    /** Slides a dragged piece back to its square. @param {number} square @param {number} dx @param {number} dy in pixels */
    slideBack(square, dx, dy) {
        const piece = this.pieces.get(square);
        if (piece) glide(piece, `translate(${dx}px, ${dy}px)`);
    }

    /** @param {string} before @param {{ from?: number, to?: number } | null} hint which piece went where; null: nothing glides */
    #move(before, hint) {
        /** @type {Map<string, number[]>} squares that were left, by the letter that stood there */
        const left = new Map();
        /** @type {number[]} */
        const entered = [];
        for (let square = 0; square < this.files * this.ranks; square++) {
            const old = this.pieces.has(square) ? before[square] : ".";
            const now = this.letters[square] ?? ".";
            if (old === now) continue;
            if (old !== "." && old !== undefined) {
                left.set(old, [...(left.get(old) ?? []), square]);
                this.pieces.get(square)?.remove();
                this.pieces.delete(square);
            }
            if (now !== ".") entered.push(square);
        }
        for (const square of entered) {
            const letter = this.letters[square];
            const piece = this.#piece(letter);
            if (!piece) continue;
            this.pieces.set(square, piece);
            this.#put(piece, square);
            this.pieceLayer.append(piece);
            const source = hint && hint.to === square && hint.from !== undefined && !isPocket(hint.from) ? hint.from : left.get(letter)?.shift();
            if (hint && source !== undefined) this.#glideFrom(piece, source, square);
        }
    }

    /** @param {string} letter */
    #piece(letter) {
        const side = owner(letter);
        const kind = side && this.variant.kinds[letter.toUpperCase()];
        if (letter === WALL) return el("img", { class: "piece", src: pieceAddress("white", { art: this.variant.wall }), alt: "", draggable: "false" });
        return side && kind ? el("img", { class: "piece", src: pieceAddress(side, kind), alt: "", draggable: "false" }) : null;
    }

    /** @param {HTMLElement} piece @param {number} square */
    #put(piece, square) {
        const { column, row } = this.place(square);
        piece.style.left = `${(100 * column) / this.files}%`;
        piece.style.top = `${(100 * row) / this.ranks}%`;
    }

    /** @param {HTMLElement} piece @param {number} from @param {number} to */
    #glideFrom(piece, from, to) {
        const old = this.place(from);
        const now = this.place(to);
        glide(piece, `translate(${(old.column - now.column) * 100}%, ${(old.row - now.row) * 100}%)`);
    }
}

/** Whether things should not move by themselves. */
export function calm() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {HTMLElement} piece @param {string} from */
function glide(piece, from) {
    if (calm() || document.visibilityState !== "visible") return;
    piece.classList.add("gliding");
    const motion = piece.animate([{ transform: from }, { transform: "none" }], { duration: GLIDE, easing: "cubic-bezier(.2,.7,.3,1)" });
    motion.onfinish = () => piece.classList.remove("gliding");
}
