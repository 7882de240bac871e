// @ts-check
// How this browser wants things to look, sound and read.

import { keep, recall } from "./memory.js";
import { LANGUAGES, loadTexts, usualLanguage } from "./texts.js";

/**
 * @typedef {{ sets: string[], set: string, boards: string[], board: string, grained: string[], sounds: Record<string, number> }} Looks
 *     the sounds with how many takes there are of each
 */

/** @type {Looks} */
let looks = { sets: [], set: "", boards: [], board: "", grained: [], sounds: {} };
/** @type {Set<(what: string) => void>} */
const watchers = new Set();

export const settings = {
    get language() {
        const kept = recall("language") ?? "";
        return kept in LANGUAGES ? kept : usualLanguage();
    },
    /** `light`, `dark` or `system`. */
    get theme() {
        return recall("theme") ?? "system";
    },
    get board() {
        return among(looks.boards, recall("board"), looks.board);
    },
    get set() {
        return among(looks.sets, recall("set"), looks.set);
    },
    get sound() {
        return recall("sound") !== "off";
    },
    get looks() {
        return looks;
    },
    get isDark() {
        return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    },
};

/** @param {string[]} offered @param {string | null} kept @param {string} usual */
function among(offered, kept, usual) {
    return kept !== null && offered.includes(kept) ? kept : usual;
}

/** Reads the texts and looks, and dresses the page; everything else comes after it. */
export async function prepare() {
    const [, answer] = await Promise.all([loadTexts(settings.language), fetch("/look/looks.json")]);
    if (answer.ok) looks = await answer.json();
    dress();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => tell("theme"));
}

/** @param {"language" | "theme" | "board" | "set" | "sound"} what @param {string} value */
export async function set(what, value) {
    keep(what, value);
    if (what === "language") await loadTexts(settings.language);
    dress();
    tell(what);
}

/** @param {(what: string) => void} watcher is told what has changed */
export function watchSettings(watcher) {
    watchers.add(watcher);
}

/** @param {string} what */
function tell(what) {
    for (const watcher of watchers) watcher(what);
}

function dress() {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.board = settings.board;
}

/** @param {"white" | "black"} side @param {{ art: string }} kind */
export function pieceAddress(side, kind) {
    return `/look/pieces/${settings.set}/${side}/${encodeURIComponent(kind.art)}.svg`;
}

/** @param {string} face */
export function faceAddress(face) {
    return `/look/faces/${encodeURIComponent(face)}.svg`;
}

/** The picture of a board's squares, or null if they are plain. @param {number} files @param {number} ranks */
export function boardAddress(files, ranks) {
    return looks.grained.includes(settings.board) ? `/look/boards/${settings.board}/${files}x${ranks}.png` : null;
}
