// @ts-check
// The teacher's token: it stands behind the # of the address once, is kept, and taken out of sight.

import { keep, lasting, recall } from "./memory.js";

const [name, value] = location.hash.slice(1).split("=");
if (name === "teacher" && value) {
    keep("teacher", value);
    if (lasting) history.replaceState(null, "", location.pathname);
}

export const teacher = {
    /** @returns {string | null} */
    get token() {
        return recall("teacher") || null;
    },
};
