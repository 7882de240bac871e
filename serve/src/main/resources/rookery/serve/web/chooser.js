// @ts-check
// Asks what a pawn becomes, over the board beside its last square.

import { Board } from "./board.js";
import { el } from "./dom.js";
import { pieceAddress } from "./settings.js";
import { owner } from "./squares.js";
import { pieceName, t } from "./texts.js";

/** @typedef {import("./types.js").Move} Move */

/**
 * @param {Board} board
 * @param {number} square
 * @param {Move[]} moves which differ in what is chosen
 * @returns {Promise<Move | null>} null if the person turned away
 */
export function choose(board, square, moves) {
    return new Promise(resolve => {
        const side = owner(board.letters[moves[0][1]]) ?? "white";
        const { column, row } = board.place(square);
        const buttons = moves.map(move => choice(board, side, move, () => done(move)));
        const list = el("div", { class: "choices" + (moves.length > 5 ? " many" : "") + (row > board.ranks / 2 ? " up" : "") + (column > board.files / 2 ? " left" : ""),
            role: "group", "aria-label": t("web.promotion"), css: { "--column": column, "--row": row } }, ...buttons);
        const veil = el("div", { class: "veil" }, list);

        /** @param {Move | null} move */
        function done(move) {
            veil.remove();
            board.squares[square]?.focus({ preventScroll: true });
            resolve(move);
        }

        veil.addEventListener("click", (/** @type {MouseEvent} */ event) => {
            if (event.target === veil) done(null);
        });
        list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
            const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
            if (event.key === "Escape") done(null);
            else if (event.key === "ArrowDown" || event.key === "ArrowRight") buttons[(at + 1) % buttons.length].focus();
            else if (event.key === "ArrowUp" || event.key === "ArrowLeft") buttons[(at + buttons.length - 1) % buttons.length].focus();
            else return;
            event.preventDefault();
            event.stopPropagation();
        });
        board.overlay.append(veil);
        buttons[0].focus();
    });
}

/** @param {Board} board @param {"white" | "black"} side @param {Move} move @param {() => void} chosen */
function choice(board, side, move, chosen) {
    const kind = move[3] ? board.variant.kinds[move[3].toUpperCase()] : undefined;
    const label = kind ? pieceName(kind) : move[0];
    return el("button", { class: "choice", type: "button", "aria-label": label, title: label, onclick: chosen, "data-move": move[0] },
        kind ? el("img", { src: pieceAddress(side, kind), alt: "" }) : move[0]);
}
