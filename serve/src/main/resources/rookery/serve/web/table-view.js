// @ts-check
// Everything one sees at a table. It shows a Game; what a person does goes to the desk it was given.

import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { ClockFaces } from "./clocks.js";
import { linkBox, whole } from "./copy.js";
import { Die } from "./die.js";
import { bdi, el, say, show } from "./dom.js";
import { Game } from "./game.js";
import { Hand } from "./hand.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { MoveList } from "./move-list.js";
import { Notices } from "./notices.js";
import { PlayerStrip } from "./players.js";
import { play } from "./sounds.js";
import { personalOutcome, plyWords, statusWords, Voice } from "./speech.js";
import { other } from "./squares.js";
import { clockWords, t, variantName } from "./texts.js";

/**
 * @typedef {import("./types.js").Side} Side
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Ply} Ply
 * @typedef {{ move: (move: Move) => void, type: (text: string) => Promise<string | null>, send: (type: string, fields?: object) => void,
 *     roll: () => void, sit: (name: string) => Promise<string | null>, watch: () => void, name: () => string, invited: () => boolean }} Desk
 */

/** At most so many plies are told at once; who was away longer reads the list. */
const MOST_TOLD = 3;

export class TableView {
    /** @param {Game} game @param {Desk} desk */
    constructor(game, desk) {
        this.game = game;
        this.desk = desk;
        this.turned = false;
        /** @type {Board | null} */
        this.board = null;
        /** @type {HTMLElement | null} */
        this.boardPlace = null;
        /** @type {Hand | null} */
        this.hand = null;
        /** @type {Die | null} */
        this.die = null;
        /** @type {MoveList | null} */
        this.list = null;
        this.strips = { white: new PlayerStrip("white"), black: new PlayerStrip("black") };
        this.clocks = new ClockFaces(side => this.strips[side].clock, side => this.#low(side));
        this.actions = new Actions(desk.send);
        this.status = el("p", { class: "status", id: "status" });
        this.watchers = el("span", { class: "watchers", id: "watchers" });
        this.card = el("section", { class: "card", hidden: true });
        this.cardShown = "";
        this.arena = el("div", { class: "arena" });
        this.moves = el("div", { class: "list-place" });
        this.typed = el("input", { id: "typed", placeholder: t("play.typed"), "aria-label": t("play.typed"), autocomplete: "off", autocapitalize: "off",
            spellcheck: "false", enterkeyhint: "send", maxlength: "16" });
        this.typedWrong = el("p", { class: "wrong", role: "alert", hidden: true });
        this.form = el("form", { class: "typed", onsubmit: (/** @type {Event} */ event) => this.#submit(event) }, this.typed,
            el("button", { class: "quiet", "aria-label": t("web.typed.play"), title: t("web.typed.play") }, icon("check")));
        this.share = el("div", { class: "share-place", id: "seat-link", hidden: true });
        this.tools = el("div", { class: "tools-row" }, this.watchers,
            this.#tool("flip", t("web.flip"), () => this.turn()),
            (this.deviceTool = this.#tool("here", t("web.device"), () => this.#device())));
        this.panel = el("aside", { class: "panel", "aria-label": t("web.panel") }, this.card, this.moves, this.form, this.typedWrong, this.actions.element, this.share, this.tools);
        this.element = el("div", { class: "page table-page" }, header("Rookery"), el("main", { class: "table" }, this.arena, this.panel));
        this.title = this.element.querySelector(".page-title");
        this.notices = new Notices(this.element);
        this.voice = new Voice(this.element);
        this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
        document.addEventListener("keydown", this.keys);
    }

    leave() {
        document.removeEventListener("keydown", this.keys);
        this.clocks.stop();
    }

    /** @param {string} picture @param {string} label @param {() => void} act */
    #tool(picture, label, act) {
        return el("button", { type: "button", class: "quiet", "aria-label": label, title: label, "data-tool": picture, onclick: act }, icon(picture));
    }

    /** Whose side is below. @returns {Side} */
    #below() {
        const { seat, table } = this.game;
        const usual = seat === "white" || seat === "black" ? seat : (table?.below ?? "white");
        return this.turned ? other(usual) : usual;
    }

    /** Turns the board. */
    turn() {
        this.turned = !this.turned;
        this.show(this.game.plies.length);
    }

    #prepare() {
        const table = this.game.table;
        if (this.board || !table) return;
        const { variant } = table;
        this.board = new Board(variant, this.#below(), t("web.board.of", variantName(variant)));
        this.hand = new Hand(this.board, this.desk.move, words => this.voice.say(words), letter => this.#startTyping(letter));
        this.list = new MoveList(variant.kinds, count => this.look(count));
        this.moves.replaceChildren(this.list.element);
        this.die = variant.die ? new Die(variant, this.desk.roll) : null;
        this.boardPlace = el("div", { class: "board-place" }, this.board.hands.black.element, this.board.element, this.board.hands.white.element);
        this.hand.takenBack = () => this.#showMoment({});
        this.element.classList.toggle("with-pockets", variant.pockets !== "");
        this.arena.replaceChildren(this.status, this.strips.black.element, this.boardPlace, this.strips.white.element,
            this.die?.element ?? el("span", { hidden: true }));
        this.arena.style.setProperty("--files", String(variant.files));
        this.arena.style.setProperty("--ranks", String(variant.ranks));
        this.element.classList.toggle("with-die", this.die !== null);
    }

    /**
     * Shows the game.
     *
     * @param {number} from the first ply that is new to the list
     * @param {{ from?: number, to?: number } | null} [glide] which piece moved; null: nothing glides
     */
    show(from, glide = null) {
        const { game } = this;
        const table = game.table;
        if (!table) return;
        this.#prepare();
        this.board?.turn(this.#below());
        const top = this.strips[other(this.#below())].element;
        if (this.status.nextElementSibling !== top) {
            this.status.after(top);
            this.arena.querySelector(".board-place")?.after(this.strips[this.#below()].element);
            this.boardPlace?.prepend(this.board?.hands[other(this.#below())].element ?? "");
            this.boardPlace?.append(this.board?.hands[this.#below()].element ?? "");
        }
        this.list?.update(game.plies, from);
        this.#showMoment(glide);
        this.#showPlayers();
        this.clocks.show(table.clocks);
        this.actions.show(table, game.seat);
        this.#showCard();
        show(this.form, game.seat !== null && table.state !== "over" && table.state !== "inviting");
        say(this.watchers, table.watchers > 0 ? t("web.watchers", table.watchers) : "");
        show(this.deviceTool, game.seat !== null && Boolean(game.hello?.links?.seat));
        this.title.replaceChildren(variantName(table.variant));
        document.title = `${statusWords(table)} · Rookery`;
    }

    /** The board as it was after so many plies. @param {number} count */
    look(count) {
        const before = this.game.shown;
        this.game.look(count);
        const now = this.game.shown;
        const step = Math.abs(now - before) === 1 ? this.game.plies[Math.max(now, before) - 1] : null;
        this.#showMoment(step && step.kind === "move" ? (now > before ? { from: step.from, to: step.to } : { from: step.to, to: step.from }) : {});
        const ply = this.game.plies[now - 1];
        const table = this.game.table;
        if (table && now !== before) this.voice.say(ply ? plyWords(table.variant, ply, this.game.boardAfter(now - 1)) : t("play.first"));
    }

    /** @param {{ from?: number, to?: number } | null} glide */
    #showMoment(glide) {
        const { game, board, hand, list } = this;
        const table = game.table;
        if (!table || !board) return;
        const shown = game.shown;
        const ply = game.plies[shown - 1];
        const moved = game.plies.slice(0, shown).findLast(one => one.kind === "move");
        const check = game.looking === null ? table.position.check : shown > 0 ? ply.check : table.position.startCheck;
        board.show({ board: game.looking === null ? table.position.board : game.boardAfter(shown), glide, check,
            hands: game.looking === null ? table.position.hands : game.handsAfter(shown),
            last: moved && moved.from !== undefined && moved.to !== undefined ? [moved.from, moved.to] : [] });
        hand?.allow(game.moves, table.position.turn);
        list?.mark(shown, game.looking === null);
        const words = game.looking === null ? statusWords(table) : t("status.looking", shown, game.plies.length);
        this.status.replaceChildren(el("span", { class: "turn " + (table.outcome ? "over" : table.position.turn) }), el("span", {}, words));
        this.element.classList.toggle("looking", game.looking !== null);
        const roll = game.roll;
        this.die?.show(roll, roll?.side ?? table.position.turn, game.mayRoll);
        for (const side of /** @type {Side[]} */ (["white", "black"])) {
            this.strips[side].showTaken(table.variant, table.position.start, board.letters);
            this.strips[side].showChecks(table.position.checksGiven?.[side]);
        }
    }

    #showPlayers() {
        const { table, seat } = this.game;
        if (!table) return;
        for (const side of /** @type {Side[]} */ (["white", "black"])) {
            this.strips[side].show(table.players[side], seat === side, table.state === "running" && table.position.turn === side);
        }
    }

    /** The card over the moves: an invitation, a seat to take, or how the game ended. */
    #showCard() {
        const { table, seat, hello } = this.game;
        if (!table) return;
        const kind = table.outcome ? "over" : table.state !== "inviting" ? "" : seat !== null ? "invite" : this.desk.invited() ? "sit" : "wait";
        const drawn = JSON.stringify([kind, table.game, table.outcome, hello?.links?.join]);
        if (drawn === this.cardShown) return;
        this.cardShown = drawn;
        this.card.hidden = kind === "";
        this.card.className = "card " + kind;
        if (kind === "over" && table.outcome) this.card.replaceChildren(el("h2", {}, personalOutcome(table.outcome, seat)), el("p", { class: "result" }, table.outcome.result.replace("1/2-1/2", "½–½").replace("-", "–")));
        if (kind === "invite" && hello) this.#showInvitation();
        if (kind === "sit") this.#showSeat();
        if (kind === "wait") this.card.replaceChildren(el("p", {}, t("web.status.inviting")));
    }

    #showInvitation() {
        const { hello } = this.game;
        const join = hello?.links?.join;
        this.card.replaceChildren(el("h2", {}, t("web.invite.title")), el("p", { class: "muted" }, t("web.invite.words")),
            join ? linkBox(t("web.invite.link"), whole(join, hello?.addresses), "join-link") : el("p", {}, t("web.status.inviting")));
    }

    #showSeat() {
        const { table } = this.game;
        if (!table) return;
        const host = table.players.white.seat === "taken" ? table.players.white : table.players.black;
        const name = el("input", { id: "join-name", value: this.desk.name(), maxlength: "80", required: true, autocomplete: "nickname" });
        const wrong = el("p", { class: "wrong", role: "alert", hidden: true });
        const clock = table.clocks ? clockWords(table.clocks.whiteControl) : t("clock.none");
        const parts = t("web.sit.words", "\u0000").split("\u0000");
        const form = el("form", {
            onsubmit: async (/** @type {Event} */ event) => {
                event.preventDefault();
                const problem = await this.desk.sit(name.value.trim());
                wrong.hidden = problem === null;
                wrong.textContent = problem ?? "";
            },
        }, el("label", { class: "field" }, el("span", {}, t("web.your.name")), name), wrong,
            el("div", { class: "buttons" }, el("button", { class: "primary", id: "sit" }, t("web.sit")),
                el("button", { type: "button", id: "only-watch", onclick: () => this.desk.watch() }, t("web.watch"))));
        this.card.replaceChildren(el("h2", {}, parts[0] ?? "", bdi(host.name), parts[1] ?? ""), el("p", { class: "muted" }, `${variantName(table.variant)} · ${clock}`), form);
    }

    /** The link with which the game goes on at another device, shown and hidden. */
    #device() {
        const { hello } = this.game;
        const seat = hello?.links?.seat;
        const wanted = this.share.hidden && seat;
        this.share.replaceChildren(...(wanted ? [el("p", { class: "muted" }, t("web.device.words")), linkBox(t("web.device"), whole(seat, hello?.addresses), "device-link")] : []));
        show(this.share, Boolean(wanted));
    }

    /** Says what has just happened. @param {Ply[]} fresh @param {string[]} happened */
    tell(fresh, happened) {
        const table = this.game.table;
        if (!table) return;
        const first = this.game.plies.length - fresh.length;
        const sentences = fresh.slice(-MOST_TOLD).map((ply, index) =>
            plyWords(table.variant, ply, this.game.boardAfter(first + Math.max(0, fresh.length - MOST_TOLD) + index)));
        for (const what of happened) {
            const key = { "draw-offered": "web.heard.draw-offered", "draw-declined": "web.heard.draw-declined", "taken-back": "web.heard.taken-back",
                "take-back-asked": "web.heard.take-back-asked", "take-back-refused": "web.heard.take-back-refused", "rematch-asked": "web.heard.rematch-asked",
                "new-game": "web.heard.new-game", "sat-down": "web.heard.sat-down", away: "web.heard.away", here: "web.heard.here" }[what];
            if (key) sentences.push(t(key));
        }
        if (fresh.length > 0 || table.outcome || happened.includes("new-game")) sentences.push(statusWords(table));
        if (this.game.mayRoll) sentences.push(t("web.heard.roll"));
        this.voice.say(sentences.join(" "));
    }

    /** Shows the piece on its new square at once; the server's word follows. @param {Move} move */
    foresee(move) {
        this.hand?.allow([]);
        // With a square to be blocked the piece stands there already.
        if (this.game.table && !move[0].includes(",")) this.board?.foresee(move, this.game.table.position.turn);
    }

    /** @param {Side} side @param {string} phrase */
    said(side, phrase) {
        const words = t("web.phrase." + phrase);
        this.strips[side].say(words);
        this.voice.say(`${this.game.table?.players[side].name ?? ""}: ${words}`);
    }

    redraw() {
        this.board?.redraw();
        this.list?.redraw(this.game.plies);
        this.#showMoment(null);
    }

    /** @param {Side} side */
    #low(side) {
        const { seat } = this.game;
        if (seat !== side && seat !== "both") return;
        play("clock-low");
        this.voice.say(t("web.heard.low"));
    }

    /** @param {string} letter */
    #startTyping(letter) {
        if (this.form.hidden) return;
        this.typed.value += letter;
        this.typed.focus();
    }

    /** @param {Event} event */
    async #submit(event) {
        event.preventDefault();
        const text = this.typed.value.trim();
        if (!text) return;
        const problem = await this.desk.type(text);
        this.typedWrong.hidden = problem === null;
        this.typedWrong.textContent = problem ?? "";
        this.typed.setAttribute("aria-invalid", String(problem !== null));
        if (problem === null) this.typed.value = "";
        else this.typed.select();
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const target = /** @type {HTMLElement} */ (event.target);
        if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, [role=grid], .menu")) return;
        const { game } = this;
        const to = { ArrowLeft: game.shown - 1, ArrowRight: game.shown + 1, Home: 0, End: game.plies.length }[event.key];
        if (to !== undefined) this.look(to);
        else if (event.key === " " && game.mayRoll && !target.closest("button, a")) this.desk.roll();
        else return;
        event.preventDefault();
    }
}
