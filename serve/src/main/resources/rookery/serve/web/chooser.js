// @ts-check
// Asks what a piece becomes, or what it leaves behind, over the board beside its last square.

import { Board } from "./board.js";
import { el } from "./dom.js";
import { isPocket, letterOf } from "./pockets.js";
import { pieceAddress } from "./settings.js";
import { pieceName, t } from "./texts.js";

/** @typedef {import("./types.js").Move} Move */

/**
 * @param {Board} board
 * @param {number} square
 * @param {Move[]} moves which differ in what is chosen
 * @param {"white" | "black"} side who moves
 * @returns {Promise<Move | null>} null if cancelled
 */
export function choose(board, square, moves, side) {
    return new Promise(resolve => {
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
    // A move without a choice leaves the piece unchanged.
    const letter = move[3] || (isPocket(move[1]) ? letterOf(move[1]) : board.letters[move[1]]);
    const kind = board.variant.kinds[letter.toUpperCase()];
    const label = (kind ? pieceName(kind) : move[0]) + (move[4] ? `, ${move[4]}` : "");
    return el("button", { class: "choice", type: "button", "aria-label": label, title: label, onclick: chosen, "data-move": move[0] },
        kind ? el("img", { src: pieceAddress(side, kind), alt: "" }) : move[0], ...(move[4] ? [el("span", { class: "place" }, move[4])] : []));
}
