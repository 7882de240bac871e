// @ts-check
// The hand over a board: click, drag, touch and keyboard become a move out of those that the server allows.

import { Board } from "./board.js";
import { choose } from "./chooser.js";
import { isPocket } from "./pockets.js";
import { squareName, WALL } from "./squares.js";
import { t } from "./texts.js";

/** How far a pointer moves before a click becomes a drag, in pixels. */
const DRAG = 5;

/** @typedef {import("./types.js").Move} Move */

export class Hand {
    /**
     * @param {Board} board
     * @param {(move: Move) => void} play
     * @param {(words: string) => void} announce
     * @param {(letter: string) => void} type a letter or digit pressed over the board: somebody writes a move
     */
    constructor(board, play, announce, type) {
        this.board = board;
        this.play = play;
        this.announce = announce;
        this.type = type;
        /** @type {Move[]} */
        this.moves = [];
        /** Whose moves these are. @type {import("./types.js").Side} */
        this.side = "white";
        /** The square or pocket of the piece that was chosen, or -1. */
        this.selected = -1;
        /** A move that was made but for the square to be blocked with it. @type {Move | null} */
        this.blocking = null;
        /** The square that takes the keyboard's focus. */
        this.focus = 0;
        /** @type {{ square: number, x: number, y: number, pointer: number, ghost: HTMLElement | null, wasSelected: boolean } | null} */
        this.drag = null;
        const element = board.squareLayer;
        element.addEventListener("pointerdown", this.#press.bind(this));
        element.addEventListener("pointermove", this.#carry.bind(this));
        element.addEventListener("pointerup", this.#release.bind(this));
        element.addEventListener("pointercancel", () => this.#drop());
        element.addEventListener("keydown", this.#key.bind(this));
        element.addEventListener("focusin", this.#focused.bind(this));
        element.addEventListener("contextmenu", (/** @type {Event} */ event) => this.drag && event.preventDefault());
        for (const pockets of [board.hands.white, board.hands.black]) {
            for (const [pocket, button] of pockets.buttons) {
                button.addEventListener("pointerdown", event => this.#pressPocket(pocket, event));
                // A click without a pointer comes from the keyboard.
                button.addEventListener("click", event => event.detail === 0 && this.#act(pocket));
            }
        }
        this.#rove(board.at(Math.floor(board.files / 2), board.ranks - 1));
    }

    /** What may be played now; nothing, where it is not this person's turn. @param {Move[]} moves @param {import("./types.js").Side} [side] */
    allow(moves, side = this.side) {
        this.side = side;
        // Somebody who comes to watch must not knock a piece out of a hand.
        const same = JSON.stringify(moves) === JSON.stringify(this.moves);
        this.moves = moves;
        if (!same) {
            if (!moves.some(move => move[1] === this.selected)) this.selected = -1;
            this.blocking = null;
            this.#drop();
        }
        if (this.blocking) this.board.foresee(this.blocking, this.side);
        this.#mark();
    }

    /** Puts the keyboard's focus on the board. */
    takeFocus() {
        this.board.squares[this.focus]?.focus();
    }

    /** The board was turned or made again. */
    refresh() {
        this.#rove(this.focus);
        this.#mark();
    }

    #mark() {
        const from = new Set(this.moves.map(move => move[1]));
        const targets = new Set(this.blocking?.[5] ?? this.moves.filter(move => move[1] === this.selected).map(move => move[2]));
        this.board.hands.white.mark(this.side === "white" ? from : new Set(), this.side === "white" ? this.selected : -1);
        this.board.hands.black.mark(this.side === "black" ? from : new Set(), this.side === "black" ? this.selected : -1);
        this.board.squares.forEach((element, square) => {
            const taken = this.board.letters[square] !== ".";
            element.classList.toggle("movable", from.has(square));
            element.classList.toggle("selected", square === this.selected);
            element.classList.toggle("target", targets.has(square) && !taken);
            element.classList.toggle("capture", targets.has(square) && taken);
            if (from.has(square)) element.setAttribute("aria-selected", String(square === this.selected));
            else element.removeAttribute("aria-selected");
        });
        this.board.describe(square => (targets.has(square) ? `, ${t(this.board.letters[square] === "." ? "web.square.target" : "web.square.capture")}` : ""));
    }

    /** @param {number} square */
    #select(square) {
        this.selected = this.moves.some(move => move[1] === square) ? square : -1;
        this.#mark();
    }

    /** Plays what leads from the chosen square to that one, after a question where there is a choice. @param {number} square */
    async #go(square) {
        const moves = this.moves.filter(move => move[1] === this.selected && move[2] === square);
        const different = moves.filter((move, index) => moves.findIndex(one => one[0] === move[0]) === index);
        if (different.length === 0) return false;
        const chosen = different.length === 1 ? different[0] : await choose(this.board, square, different, this.side);
        this.selected = -1;
        const allowed = chosen && this.moves.some(move => String(move) === String(chosen));
        const walls = chosen?.[5] ?? [];
        if (chosen && allowed && walls.length > 1) {
            this.blocking = chosen;
            this.board.foresee(chosen, this.side);
            this.announce(t("web.hand.block"));
        }
        this.#mark();
        if (chosen && allowed && walls.length <= 1) this.play(walls.length === 1 ? this.#blocked(chosen, walls[0]) : chosen);
        return true;
    }

    /** The whole move, its square to be blocked included. @param {Move} move @param {number} square @returns {Move} */
    #blocked(move, square) {
        return [move[0] + squareName(square, this.board.files), move[1], move[2], move[3] || undefined];
    }

    /** Ends a move by the square to be blocked; any other square but the present wall's takes it back. @param {Move} move @param {number} square */
    #block(move, square) {
        if (move[5]?.includes(square)) {
            this.blocking = null;
            this.#mark();
            this.play(this.#blocked(move, square));
        } else if (this.board.letters[square] !== WALL) this.#unblock();
    }

    #unblock() {
        this.blocking = null;
        this.#mark();
        this.takenBack();
    }

    /** A move was not finished: whoever shows the board shows it as it is. */
    takenBack() {}

    /** What a click or Enter on a square means. @param {number} square @param {boolean} [wasSelected] */
    #act(square, wasSelected = this.selected === square) {
        if (this.blocking) {
            this.#block(this.blocking, square);
            return;
        }
        if (this.selected >= 0 && this.moves.some(move => move[1] === this.selected && move[2] === square)) this.#go(square);
        else this.#select(wasSelected ? -1 : square);
    }

    /** @param {PointerEvent} event */
    #press(event) {
        if (event.button !== 0 || this.drag) return;
        const square = this.board.under(event.clientX, event.clientY);
        if (square < 0) return;
        const wasSelected = this.selected === square;
        if (this.blocking) {
            this.drag = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, wasSelected: false };
            return;
        }
        const isTarget = this.moves.some(move => move[1] === this.selected && move[2] === square);
        if (!isTarget && this.moves.some(move => move[1] === square)) this.#select(square);
        this.drag = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, wasSelected };
    }

    /** A press on a piece in hand; what follows is the board's, wherever the pointer goes. @param {number} pocket @param {PointerEvent} event */
    #pressPocket(pocket, event) {
        if (event.button !== 0 || this.drag || this.blocking || !this.moves.some(move => move[1] === pocket)) return;
        event.preventDefault();
        const wasSelected = this.selected === pocket;
        this.#select(pocket);
        this.board.squareLayer.setPointerCapture(event.pointerId);
        this.drag = { square: pocket, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, wasSelected };
    }

    /** @param {number} from a square or pocket */
    #picture(from) {
        return isPocket(from) ? this.board.hands[this.side].buttons.get(from)?.querySelector("img") : this.board.pieces.get(from);
    }

    /** @param {PointerEvent} event */
    #carry(event) {
        const drag = this.drag;
        if (!drag || drag.pointer !== event.pointerId) return;
        if (!drag.ghost) {
            if (this.selected !== drag.square || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG) return;
            const piece = this.#picture(drag.square);
            if (!piece || this.blocking) return;
            this.board.squareLayer.setPointerCapture(event.pointerId);
            drag.ghost = /** @type {HTMLElement} */ (piece.cloneNode());
            drag.ghost.classList.add("piece", "carried");
            drag.ghost.classList.toggle("touch", event.pointerType === "touch");
            piece.classList.add("lifted");
            this.board.pieceLayer.append(drag.ghost);
        }
        const box = this.board.squareLayer.getBoundingClientRect();
        drag.ghost.style.left = `${event.clientX - box.left}px`;
        drag.ghost.style.top = `${event.clientY - box.top}px`;
        const over = this.board.under(event.clientX, event.clientY);
        this.board.squares.forEach((element, square) => element.classList.toggle("over", square === over));
    }

    /** @param {PointerEvent} event */
    #release(event) {
        const drag = this.drag;
        if (!drag || drag.pointer !== event.pointerId) return;
        const square = this.board.under(event.clientX, event.clientY);
        const carried = drag.ghost !== null;
        const goes = this.moves.some(move => move[1] === drag.square && move[2] === square);
        this.#drop();
        if (!carried && isPocket(drag.square)) {
            if (drag.wasSelected) this.#select(-1);
        } else if (!carried) {
            if (square === drag.square) {
                this.#act(square, drag.wasSelected);
                this.#rove(square);
            }
        } else if (goes) {
            this.#go(square);
        } else if (isPocket(drag.square)) {
            this.#select(-1);
        } else {
            const { column, row } = this.board.place(drag.square);
            const box = this.board.squareLayer.getBoundingClientRect();
            const side = box.width / this.board.files;
            this.board.slideBack(drag.square, event.clientX - box.left - (column + 0.5) * side, event.clientY - box.top - (row + 0.5) * side);
        }
    }

    #drop() {
        const drag = this.drag;
        this.drag = null;
        if (!drag) return;
        drag.ghost?.remove();
        this.#picture(drag.square)?.classList.remove("lifted");
        this.board.squares.forEach(element => element.classList.remove("over"));
    }

    /** @param {FocusEvent} event */
    #focused(event) {
        const square = Number(/** @type {HTMLElement} */ (event.target).dataset.square);
        if (Number.isInteger(square)) this.#rove(square);
    }

    /** @param {number} square */
    #rove(square) {
        this.board.squares[this.focus]?.setAttribute("tabindex", "-1");
        this.focus = square;
        this.board.squares[square]?.setAttribute("tabindex", "0");
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.altKey || event.metaKey) return;
        const { column, row } = this.board.place(this.focus);
        const to = { ArrowLeft: [column - 1, row], ArrowRight: [column + 1, row], ArrowUp: [column, row - 1], ArrowDown: [column, row + 1],
            Home: [0, event.ctrlKey ? 0 : row], End: [this.board.files - 1, event.ctrlKey ? this.board.ranks - 1 : row] }[event.key];
        if (to) {
            if (to[0] >= 0 && to[1] >= 0 && to[0] < this.board.files && to[1] < this.board.ranks) {
                this.#rove(this.board.at(to[0], to[1]));
                this.takeFocus();
            }
        } else if (event.key === "Enter" || event.key === " ") {
            this.#enter();
        } else if (event.key === "Escape") {
            if (this.blocking) this.#unblock();
            else this.#select(-1);
        } else if (/^[a-zA-Z0-9@+]$/.test(event.key) && !event.ctrlKey) {
            this.type(event.key);
        } else return;
        event.preventDefault();
        event.stopPropagation();
    }

    #enter() {
        const before = this.selected;
        const blocking = this.blocking !== null;
        this.#act(this.focus);
        if (this.selected >= 0 && this.selected !== before) {
            const count = new Set(this.moves.filter(move => move[1] === this.selected).map(move => move[2])).size;
            this.announce(t("web.hand.selected", this.board.spoken(this.selected), count));
        } else if (before < 0 && !blocking) this.announce(t("web.hand.nothing", this.board.spoken(this.focus)));
    }
}
