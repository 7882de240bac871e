// @ts-check
// Small line drawings on a grid of 24.

import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
    home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
    first: "M18 6l-6 6 6 6M11 6l-6 6 6 6",
    back: "M15 6l-6 6 6 6",
    forward: "M9 6l6 6-6 6",
    last: "M6 6l6 6-6 6M13 6l6 6-6 6",
    flip: "M7 20V5M7 5L3.5 8.5M7 5l3.5 3.5M17 4v15M17 19l-3.5-3.5M17 19l3.5-3.5",
    flag: "M6 21V4M6 4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0",
    undo: "M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 010 10h-3",
    pause: "M9 5v14M15 5v14",
    play: "M7 4.5l12 7.5-12 7.5z",
    copy: "M9 9h11v11H9zM5 15H4V4h11v1",
    share: "M12 15V3M12 3L8 7M12 3l4 4M6 11H5v10h14V11h-1",
    eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
    people: "M9 4a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 010 6.5M18 14.5c2.3.8 3.5 2.6 3.5 5.5",
    computer: "M6 6h12v12H6zM10 10h4v4h-4zM9 6V3M15 6V3M9 21v-3M15 21v-3M6 9H3M6 15H3M21 9h-3M21 15h-3",
    link: "M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.7 19l1.3-1.3",
    here: "M4 5h16v11H4zM9 20h6M12 16v4",
    sound: "M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11",
    silent: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
    sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
    moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
    settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
    close: "M6 6l12 12M18 6L6 18",
    check: "M5 12.5l4.5 4.5L19 7.5",
    speak: "M4 5h16v11h-9l-4 4v-4H4z",
    again: "M20 11a8 8 0 10-2 6M20 4v7h-7",
    away: "M3 9c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M12 18h.01M4 3l16 18",
    more: "M5 12h.01M12 12h.01M19 12h.01",
    half: "M4 8l2-1.5V13M18 5L7 20M14 15.5c0-3 5-3 5 0 0 1.8-5 2.5-5 5.5h5",
    plus: "M12 5v14M5 12h14",
    key: "M8 11a4 4 0 100 8 4 4 0 000-8zM11 12l9-9M16 7l3 3",
};

/** @param {string} name @returns {SVGElement} */
export function icon(name) {
    return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, svg("path", { d: PATHS[name] ?? "" }));
}
