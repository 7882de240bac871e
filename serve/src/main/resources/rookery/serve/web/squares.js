// @ts-check
// Names and places of squares. A square is rank * files + file, from White's left corner on.

/** Stands on a square that nothing can enter. */
export const WALL = "*";
const LETTERS = "abcdefghijklmnop";

/** @param {number} square @param {number} files */
export function squareName(square, files) {
    return fileName(square % files) + (Math.floor(square / files) + 1);
}

/** @param {number} file */
export function fileName(file) {
    return LETTERS[file] ?? "?";
}

/** Whose piece a letter of a board is; null for an empty or blocked square. @param {string} letter @returns {"white" | "black" | null} */
export function owner(letter) {
    if (letter === "." || letter === WALL || letter === undefined) return null;
    return letter === letter.toUpperCase() ? "white" : "black";
}

/** @param {"white" | "black"} side @returns {"white" | "black"} */
export function other(side) {
    return side === "white" ? "black" : "white";
}
