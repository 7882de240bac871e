// @ts-check
// A stream of events from the server that comes back by itself after every loss.

const WAITS = [500, 1000, 2000, 4000, 8000];
/** The server says something every fifteen seconds; longer silence means that the line is dead. */
const SILENCE = 40_000;

export class Stream {
    /**
     * @param {string} path
     * @param {() => string | null} token asked for at every attempt
     * @param {(event: string, data: any) => void} onEvent
     * @param {(connected: boolean) => void} onLine
     */
    constructor(path, token, onEvent, onLine) {
        this.path = path;
        this.token = token;
        this.onEvent = onEvent;
        this.onLine = onLine;
        this.lastId = "";
        this.failures = 0;
        this.closed = false;
        /** @type {AbortController | null} */
        this.line = null;
        this.silence = 0;
        this.pause = 0;
        this.hurry = () => this.#hurry();
        window.addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        this.#open();
    }

    /** Opens the stream anew, with everything from the start: the token has changed. */
    restart() {
        this.lastId = "";
        this.failures = 0;
        if (this.line) this.line.abort();
        else this.#hurry();
    }

    close() {
        this.closed = true;
        clearTimeout(this.pause);
        clearTimeout(this.silence);
        window.removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        this.line?.abort();
    }

    #hurry() {
        if (this.closed || this.line || document.visibilityState !== "visible") return;
        clearTimeout(this.pause);
        this.#open();
    }

    async #open() {
        const line = new AbortController();
        this.line = line;
        try {
            await this.#read(line);
        } catch {
            // Whatever it was, the next attempt will show whether it lasts.
        }
        clearTimeout(this.silence);
        this.line = null;
        if (this.closed) return;
        this.onLine(false);
        const wait = WAITS[Math.min(this.failures++, WAITS.length - 1)];
        this.pause = setTimeout(() => this.#open(), line.signal.aborted && this.failures === 1 ? 0 : wait * (1 + Math.random() / 4));
    }

    /** @param {AbortController} line */
    async #read(line) {
        /** @type {Record<string, string>} */
        const headers = { Accept: "text/event-stream" };
        const token = this.token();
        if (token) headers["Rookery-Token"] = token;
        if (this.lastId) headers["Last-Event-ID"] = this.lastId;
        const answer = await fetch(this.path, { headers, cache: "no-store", credentials: "omit", signal: line.signal });
        if (answer.status === 404) this.onEvent("gone", {});
        if (answer.status === 401) this.onEvent("unknown", {});
        if (!answer.ok || !answer.body) return;
        this.#listen(line);
        const reader = answer.body.getReader();
        const decoder = new TextDecoder();
        let rest = "";
        for (;;) {
            const { value, done } = await reader.read();
            if (done) return;
            this.#listen(line);
            rest += decoder.decode(value, { stream: true });
            for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
                this.#take(rest.slice(0, end));
                rest = rest.slice(end + 2);
            }
        }
    }

    /** @param {AbortController} line */
    #listen(line) {
        clearTimeout(this.silence);
        this.silence = setTimeout(() => line.abort(), SILENCE);
    }

    /** @param {string} block the lines of one event */
    #take(block) {
        let id = "";
        let event = "";
        let data = "";
        for (const text of block.split("\n")) {
            if (text.startsWith("id:")) id = text.slice(3).trim();
            else if (text.startsWith("event:")) event = text.slice(6).trim();
            else if (text.startsWith("data:")) data = text.slice(5).trim();
        }
        if (!event || this.closed) return;
        if (event === "hello") {
            this.failures = 0;
            this.onLine(true);
        }
        this.onEvent(event, data ? JSON.parse(data) : {});
        if (id) this.lastId = id;
    }
}
