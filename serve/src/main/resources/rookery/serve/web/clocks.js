// @ts-check
// What the clocks show between two messages, by the server's time. A page never decides that time is up.

import { say } from "./dom.js";
import { sideName, t } from "./texts.js";

/** Below this tenths are shown, in milliseconds. */
const LOW = 20_000;
const TICK = 100;

/** @typedef {import("./types.js").Clocks} Clocks @typedef {import("./types.js").Side} Side */

export class ClockFaces {
    /** @param {(side: Side) => HTMLElement} pill where a side's time is shown @param {(side: Side) => void} low one's time runs low */
    constructor(pill, low) {
        this.pill = pill;
        this.low = low;
        /** @type {Clocks | null} */
        this.clocks = null;
        /** The server's clock minus ours. */
        this.offset = 0;
        /** @type {Set<Side>} */
        this.warned = new Set();
        this.timer = 0;
    }

    /** @param {number} now the server's clock */
    set(now) {
        this.offset = now - performance.now();
    }

    /** @param {Clocks | null} clocks */
    show(clocks) {
        this.clocks = clocks;
        clearInterval(this.timer);
        if (clocks?.running) this.timer = setInterval(() => this.#draw(), TICK);
        this.#draw();
    }

    stop() {
        clearInterval(this.timer);
    }

    #draw() {
        for (const side of /** @type {Side[]} */ (["white", "black"])) {
            const pill = this.pill(side);
            const left = this.clocks ? remaining(this.clocks, side, performance.now() + this.offset) : null;
            pill.hidden = left === null;
            if (left === null) continue;
            const running = this.clocks?.running === side;
            const periods = this.clocks?.periods ? ` ×${this.clocks.periods[side]}` : "";
            say(pill, timeText(left) + periods);
            pill.classList.toggle("running", running);
            pill.classList.toggle("low", left < LOW && running);
            pill.setAttribute("aria-label", t("web.clock.of", sideName(side), timeText(left)));
            if (left >= LOW) this.warned.delete(side);
            else if (running && left > 0 && left < LOW / 2 && !this.warned.has(side)) {
                this.warned.add(side);
                this.low(side);
            }
        }
    }
}

/** Milliseconds that a side has left. @param {Clocks} clocks @param {Side} side @param {number} now the server's clock */
export function remaining(clocks, side, now) {
    const left = clocks[side];
    if (left === null || left === undefined) return null;
    if (!clocks.running) return left;
    const spent = Math.max(0, now - clocks.at - clocks.free);
    if (clocks.running === side) return Math.max(0, left - spent);
    return clocks.gains ? left + spent : left;
}

/** @param {number} milliseconds */
export function timeText(milliseconds) {
    if (milliseconds < LOW) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
    const seconds = Math.ceil(milliseconds / 1000);
    const minutes = Math.floor(seconds / 60);
    const rest = String(seconds % 60).padStart(2, "0");
    if (minutes < 60) return `${String(minutes).padStart(2, "0")}:${rest}`;
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
