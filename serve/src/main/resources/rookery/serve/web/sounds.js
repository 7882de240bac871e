// @ts-check
// What is heard when something happens, if sounds are on.

import { settings } from "./settings.js";

/** The most telling first: one thing sounds at a time. */
const ORDER = [["check", "check"], ["promote", "promotion"], ["castle", "castle"], ["capture", "capture"], ["roll", "die"], ["move", "move"],
    ["pass", "move"], ["draw-offered", "refusal"], ["take-back-asked", "refusal"], ["rematch-asked", "refusal"]];

/** @type {Map<string, HTMLAudioElement>} */
const loaded = new Map();

/** @param {string[]} happened */
export function soundOf(happened) {
    const found = ORDER.find(([what]) => happened.includes(what));
    if (found) play(found[1]);
}

/** @param {string} name */
export function play(name) {
    const takes = settings.looks.sounds[name] ?? 0;
    if (!settings.sound || takes === 0) return;
    const take = Math.floor(Math.random() * takes);
    const file = take === 0 ? name : `${name}-${take}`;
    let sound = loaded.get(file);
    if (!sound) loaded.set(file, (sound = new Audio(`/look/sounds/${file}.wav`)));
    sound.currentTime = 0;
    // A browser is silent until the person has touched the page; that is its right.
    sound.play().catch(() => undefined);
}
