// @ts-check
// Player actions other than moves: draw, claim, resign, take back, pause, rematch, set phrases; and the other side's requests.

import { bdi, el } from "./dom.js";
import { icon } from "./icons.js";
import { other } from "./squares.js";
import { sideName, t } from "./texts.js";

export const PHRASES = ["hello", "good-luck", "well-played", "good-game", "thanks", "sorry", "one-moment"];

/**
 * @typedef {import("./types.js").Table} Table @typedef {import("./types.js").Side} Side
 * @typedef {(type: string, fields?: object) => void} Send
 */

export class Actions {
    /** @param {Send} send */
    constructor(send) {
        this.send = send;
        /** What is being asked in place of the buttons; null: nothing. @type {"resign" | null} */
        this.asking = null;
        this.question = el("div", { class: "question", role: "group", hidden: true });
        this.buttons = el("div", { class: "buttons" });
        this.phrases = el("div", { class: "phrases", id: "phrases", hidden: true, role: "group", "aria-label": t("web.say") },
            ...PHRASES.map(phrase => el("button", { type: "button", "data-phrase": phrase, onclick: () => this.#phrase(phrase) }, t("web.phrase." + phrase))));
        this.element = el("section", { class: "actions", "aria-label": t("web.actions") }, this.question, this.phrases, this.buttons);
        /** @type {Table | null} */
        this.table = null;
        /** @type {Side | "both" | null} */
        this.seat = null;
        this.drawn = "";
    }

    /** @param {Table} table @param {Side | "both" | null} seat */
    show(table, seat) {
        this.table = table;
        this.seat = seat;
        if (table.state === "over") this.asking = null;
        const { position, players } = table;
        const drawn = JSON.stringify([table.state, seat, position.turn, position.claims, position.canTakeBack, table.offer, table.takeBack, table.rematch,
            table.game, this.asking, players.white.name, players.black.name, players.white.seat, players.black.seat]);
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.action;
        this.element.hidden = seat === null || table.state === "inviting";
        this.#showQuestion();
        this.buttons.replaceChildren(...this.#offered());
        if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-action="${focused}"]`))?.focus();
    }

    #again() {
        this.drawn = "";
        if (this.table) this.show(this.table, this.seat);
    }

    /** The side this page acts for now. @returns {Side} */
    #me() {
        const turn = this.table?.position.turn ?? "white";
        return this.seat === "both" || this.seat === null ? turn : this.seat;
    }

    /** @returns {HTMLElement[]} */
    #offered() {
        const table = /** @type {Table} */ (this.table);
        const { position, players } = table;
        const me = this.#me();
        const alone = this.seat === "both" || players[other(me)].bot;
        const made = [];
        if (table.state === "over") {
            if (table.rematch !== me || this.seat === "both") made.push(this.#button("rematch", "again", t("over.rematch"), () => this.send("rematch"), "primary"));
            made.push(el("a", { class: "button", href: "/" }, icon("plus"), el("span", {}, t("web.new.game"))));
        } else {
            const back = position.canTakeBack ?? (position.ply > 0 ? ["white", "black"] : []);
            made.push(this.#button("take-back", "undo", t("play.takeback"), () => this.send("take-back", this.#side(me)), "",
                !(this.seat === "both" ? back.length > 0 : back.includes(me)) || table.takeBack !== null));
            if ((position.claims ?? []).length > 0 && position.turn === me) {
                made.push(this.#button("claim", "half", t("play.claim"), () => this.send("claim", this.#side(me)), "primary"));
            } else {
                made.push(this.#button("draw", "half", t("play.draw"), () => this.send("draw", this.#side(me)), "", table.offer !== null));
            }
            made.push(this.#button("resign", "flag", t("play.resign"), () => this.#ask("resign")));
            if (alone && table.state === "running") made.push(this.#button("pause", "pause", t("play.pause"), () => this.send("pause")));
            if (alone && table.state === "paused") made.push(this.#button("resume", "play", t("play.resume"), () => this.send("resume"), "primary"));
        }
        if (!alone) {
            const opener = el("button", { type: "button", "data-action": "say", "aria-label": t("web.say"), title: t("web.say"), onclick: () => this.#openPhrases() }, icon("speak"));
            opener.setAttribute("aria-expanded", String(!this.phrases.hidden));
            opener.setAttribute("aria-controls", "phrases");
            made.push(opener);
        }
        return made;
    }

    #openPhrases() {
        this.phrases.hidden = !this.phrases.hidden;
        this.#again();
        if (!this.phrases.hidden) this.phrases.querySelector("button")?.focus();
    }

    /** @param {string} phrase */
    #phrase(phrase) {
        this.phrases.hidden = true;
        this.send("say", { phrase });
        this.#again();
        /** @type {HTMLElement | null} */ (this.element.querySelector('[data-action="say"]'))?.focus();
    }

    /** @param {Side} side @returns {object} for whom it is said, where two share the page */
    #side(side) {
        return this.seat === "both" ? { side } : {};
    }

    /** @param {"resign" | null} what */
    #ask(what) {
        this.asking = what;
        this.#again();
        if (what) this.question.querySelector("button")?.focus();
        else /** @type {HTMLElement | null} */ (this.element.querySelector('[data-action="resign"]'))?.focus();
    }

    #showQuestion() {
        const table = /** @type {Table} */ (this.table);
        const me = this.#me();
        const theirs = (/** @type {Side | null} */ side) => side !== null && (this.seat === "both" || side !== me) && this.seat !== null;
        const name = (/** @type {Side} */ side) => (this.seat === "both" ? sideName(side) : table.players[side].name);
        /** @type {[Node | string, ...HTMLElement[]] | null} */
        let asked = null;
        if (this.asking === "resign") {
            asked = [t("play.resign.ask"),
                this.#button("resign-yes", "flag", t("play.resign.yes"), () => { this.asking = null; this.send("resign", this.#side(me)); }, "danger"),
                this.#button("resign-no", "close", t("play.no"), () => this.#ask(null))];
        } else if (theirs(table.offer) && table.offer) {
            asked = this.#asked("play.draw.offers", name(table.offer), "accept-draw", "decline-draw", other(table.offer), "play.accept", "play.decline");
        } else if (theirs(table.takeBack) && table.takeBack) {
            asked = this.#asked("web.takeback.asks", name(table.takeBack), "allow-take-back", "refuse-take-back", other(table.takeBack), "web.allow", "web.refuse");
        } else if (theirs(table.rematch) && table.rematch) {
            asked = this.#asked("web.rematch.asks", name(table.rematch), "rematch", "refuse-rematch", other(table.rematch), "play.accept", "play.decline");
        } else {
            const waits = table.offer === me ? "web.waits.draw" : table.takeBack === me ? "web.waits.takeback" : table.rematch === me ? "web.waits.rematch" : null;
            if (waits && this.seat !== null) asked = [t(waits)];
        }
        this.question.hidden = asked === null;
        if (asked) this.question.replaceChildren(el("p", {}, asked[0]), ...asked.slice(1));
        else this.question.replaceChildren();
    }

    /**
     * @param {string} key @param {string} name who asks @param {string} yes @param {string} no the intents @param {Side} answers who answers
     * @param {string} yesKey @param {string} noKey
     * @returns {[Node, ...HTMLElement[]]}
     */
    #asked(key, name, yes, no, answers, yesKey, noKey) {
        const words = t(key, "\u0000").split("\u0000");
        return [el("span", {}, words[0] ?? "", bdi(name), words[1] ?? ""),
            this.#button(yes, "check", t(yesKey), () => this.send(yes, this.#side(answers)), "primary"),
            this.#button(no, "close", t(noKey), () => this.send(no, this.#side(answers)))];
    }

    /** @param {string} action @param {string} picture @param {string} words @param {() => void} act @param {string} [kind] @param {boolean} [disabled] */
    #button(action, picture, words, act, kind = "", disabled = false) {
        return el("button", { type: "button", class: kind, "data-action": action, disabled, onclick: act }, icon(picture), el("span", {}, words));
    }
}
