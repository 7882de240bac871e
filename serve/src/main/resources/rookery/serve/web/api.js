// @ts-check
// Requests to the server. What it refuses is thrown as a Problem.

/** What the server refused, or that it could not be reached (`offline`). */
export class Problem extends Error {
    /** @param {string} code @param {string} words @param {number} [status] */
    constructor(code, words, status = 0) {
        super(words);
        this.code = code;
        this.words = words;
        this.status = status;
    }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** @param {string} path @param {string | null} [token] @returns {Promise<any>} */
export function get(path, token = null) {
    return request(path, { headers: token ? { "Rookery-Token": token } : {} });
}

/** @param {string} path @param {object} body @param {string | null} [token] @returns {Promise<any>} */
export function post(path, body, token = null) {
    /** @type {Record<string, string>} */
    const headers = { "Content-Type": "application/json" };
    if (token) headers["Rookery-Token"] = token;
    return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Sends a request that must arrive, repeatedly until the server answers. Its id makes the server carry it out once.
 *
 * @param {string} path @param {object} body @param {string} token
 */
export async function insist(path, body, token) {
    const marked = { id: mark(), ...body };
    for (let wait = FIRST_WAIT;; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        try {
            return await post(path, marked, token);
        } catch (problem) {
            const passes = problem instanceof Problem && (problem.code === "offline" || problem.status >= 500 || problem.status === 429);
            if (!passes) throw problem;
        }
        await new Promise(resolve => setTimeout(resolve, wait));
    }
}

/** @param {string} path @param {RequestInit} how */
async function request(path, how) {
    let answer;
    try {
        answer = await fetch(path, { ...how, cache: "no-store", credentials: "omit" });
    } catch {
        throw new Problem("offline", "The server cannot be reached.");
    }
    const body = await answer.json().catch(() => null);
    if (answer.ok) return body;
    throw new Problem(body?.error?.code ?? "unknown", body?.error?.words ?? `The server answered ${answer.status}.`, answer.status);
}

/** Letters and digits that nobody else will choose. */
function mark() {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, "0")).join("");
}
