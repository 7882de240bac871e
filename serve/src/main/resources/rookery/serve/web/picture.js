// @ts-check
// A small board to look at: one picture, without anything to do.

import { svg } from "./dom.js";
import { pieceAddress } from "./settings.js";
import { owner, WALL } from "./squares.js";

/**
 * @typedef {{ files: number, ranks: number, wall: string, kinds: import("./types.js").Kinds }} Shape
 * @param {Shape} variant
 * @param {string} board
 * @param {{ below?: "white" | "black", last?: number[] | null, check?: number | null, label?: string }} [how]
 * @returns {SVGElement}
 */
export function boardPicture(variant, board, how = {}) {
    const { files, ranks, kinds } = variant;
    /** @param {number} square */
    const place = square => {
        const file = square % files;
        const rank = Math.floor(square / files);
        return how.below === "black" ? { x: files - 1 - file, y: rank } : { x: file, y: ranks - 1 - rank };
    };
    let dark = "";
    const marks = [];
    const pieces = [];
    for (let square = 0; square < files * ranks; square++) {
        const { x, y } = place(square);
        if (((square % files) + Math.floor(square / files)) % 2 === 0) dark += `M${x} ${y}h1v1h-1z`;
        if (how.last?.includes(square)) marks.push(svg("rect", { class: "last", x, y, width: 1, height: 1 }));
        if (how.check === square) marks.push(svg("circle", { class: "check", cx: x + 0.5, cy: y + 0.5, r: 0.5 }));
        const side = owner(board[square] ?? ".");
        const kind = side && kinds[board[square].toUpperCase()];
        if (board[square] === WALL) pieces.push(svg("image", { href: pieceAddress("white", { art: variant.wall }), x, y, width: 1, height: 1 }));
        if (side && kind) pieces.push(svg("image", { href: pieceAddress(side, kind), x, y, width: 1, height: 1 }));
    }
    const spoken = how.label ? { role: "img", "aria-label": how.label } : { "aria-hidden": "true" };
    return svg("svg", { class: "board-picture", viewBox: `0 0 ${files} ${ranks}`, ...spoken },
        svg("rect", { class: "light", width: files, height: ranks }), svg("path", { class: "dark", d: dark }), ...marks, ...pieces);
}
