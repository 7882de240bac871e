// @ts-check
// What is heard when something happens, if sounds are on.

import { settings } from "./settings.js";

/** The most telling first: one thing sounds at a time. */
const ORDER = [["over", "end"], ["check", "check"], ["promote", "promote"], ["castle", "castle"], ["capture", "capture"], ["roll", "roll"],
    ["move", "move"], ["pass", "move"], ["draw-offered", "illegal"], ["take-back-asked", "illegal"]];

/** @type {Map<string, HTMLAudioElement>} */
const loaded = new Map();

/** @param {string[]} happened */
export function soundOf(happened) {
    const found = ORDER.find(([what]) => happened.includes(what));
    if (found) play(found[1]);
}

/** @param {string} name */
export function play(name) {
    if (!settings.sound || !settings.looks.sounds.includes(name)) return;
    let sound = loaded.get(name);
    if (!sound) loaded.set(name, (sound = new Audio(`/look/sounds/${name}.wav`)));
    sound.currentTime = 0;
    // A browser is silent until the person has touched the page; that is its right.
    sound.play().catch(() => undefined);
}
