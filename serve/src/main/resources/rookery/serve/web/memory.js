// @ts-check
// What this browser remembers from one visit to the next; where it may not remember, for as long as the page is open.

const PREFIX = "rookery.";
const MOST_SEATS = 40;

/** @type {Storage | null} */
const storage = reachable();
/** @type {Map<string, string>} */
const meanwhile = new Map();

/** Whether a reload of the page will find what was kept. */
export const lasting = storage !== null;

function reachable() {
    try {
        const found = window.localStorage;
        found.setItem(PREFIX + "try", "1");
        found.removeItem(PREFIX + "try");
        return found;
    } catch {
        return null;
    }
}

/** @param {string} key @returns {string | null} */
export function recall(key) {
    return storage ? storage.getItem(PREFIX + key) : (meanwhile.get(key) ?? null);
}

/** @param {string} key @param {string} value */
export function keep(key, value) {
    try {
        if (storage) storage.setItem(PREFIX + key, value);
        else meanwhile.set(key, value);
    } catch {
        meanwhile.set(key, value);
    }
}

/**
 * @typedef {{ table: string, token: string, words: string }} Seat a place at a table; the words say which game it is
 * @returns {Seat[]} the newest first
 */
export function seats() {
    try {
        const known = JSON.parse(recall("seats") ?? "[]");
        return Array.isArray(known) ? known.filter(seat => typeof seat?.table === "string" && typeof seat?.token === "string") : [];
    } catch {
        return [];
    }
}

/** @param {string} table @returns {string | null} */
export function seatAt(table) {
    return seats().find(seat => seat.table === table)?.token ?? null;
}

/** @param {string} table @param {string} token @param {string} [words] */
export function keepSeat(table, token, words) {
    const before = seats();
    const known = before.find(seat => seat.table === table);
    const others = before.filter(seat => seat.table !== table);
    keep("seats", JSON.stringify([{ table, token, words: words ?? known?.words ?? "" }, ...others].slice(0, MOST_SEATS)));
}

/** @param {string} table */
export function forgetSeat(table) {
    keep("seats", JSON.stringify(seats().filter(seat => seat.table !== table)));
}
