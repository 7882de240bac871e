// @ts-check
// The page of a table: brings together the stream, the game and what is seen of it.

import { insist, post, Problem } from "./api.js";
import { el } from "./dom.js";
import { Game } from "./game.js";
import { forgetSeat, keep, keepSeat, lasting, recall, seatAt } from "./memory.js";
import { page } from "./page.js";
import { header } from "./header.js";
import { play, soundOf } from "./sounds.js";
import { Stream } from "./stream.js";
import { TableView } from "./table-view.js";
import { problemWords, t, variantName } from "./texts.js";

/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").Move} Move */

/** How often a player's page says that it is there, in milliseconds. */
const HERE = 20_000;

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const path = `/api/tables/${encodeURIComponent(id)}`;
const game = new Game();
/** @type {TableView | null} */
let view = null;
/** @type {string | null} */
let invitation = null;
/** @type {string | null} */
let token = null;
let gone = false;
/** @type {Table[]} tables that were told while the die still tumbles */
const waiting = [];
let presenting = false;
/** @type {Stream | null} */
let stream = null;

readAddress();
page(make);
setInterval(sayHere, HERE);

/** A token stands behind the #; it is kept, and taken out of sight. */
function readAddress() {
    const [name, value] = location.hash.slice(1).split("=");
    if (name === "seat" && value) {
        token = value;
        keepSeat(id, value);
    } else {
        token = seatAt(id);
        if (name === "join" && value && !token) invitation = value;
    }
    if (lasting && (name === "seat" || (name === "join" && token))) history.replaceState(null, "", location.pathname);
}

function make() {
    if (gone) return { element: farewell() };
    view = new TableView(game, { move, type, send, roll, sit, watch: () => watch(), name: () => recall("name") ?? "", invited: () => invitation !== null });
    if (game.table) view.show(0);
    if (game.hello) view.clocks.set(game.hello.now);
    stream ??= new Stream(`${path}/events`, () => token, take, connected => view?.notices.line(connected));
    const made = view;
    return { element: made.element, redraw: () => made.redraw(), leave: () => made.leave() };
}

function farewell() {
    return el("div", { class: "page" }, header("Rookery"), el("main", { class: "nothing" }, el("h2", {}, t("web.gone")), el("a", { class: "button primary", href: "/" }, t("web.new.game"))));
}

/** @param {string} event @param {any} data */
function take(event, data) {
    if (event === "hello") greet(data);
    else if (event === "table") {
        waiting.push(data);
        present();
    } else if (event === "said") view?.said(data.side, data.phrase);
    else if (event === "ping") view?.clocks.set(data.now);
    else if (event === "bye") view?.notices.tell(t(data.reason === "host" ? "web.line.host" : "web.line.bye"));
    else if (event === "gone") {
        gone = true;
        stream?.close();
        forgetSeat(id);
        view?.leave();
        document.body.replaceChildren(farewell());
    }
}

/** @param {import("./types.js").Hello} hello */
function greet(hello) {
    game.hello = hello;
    view?.clocks.set(hello.now);
    if (token && !hello.token) {
        forgetSeat(id);
        token = null;
        view?.notices.tell(t("web.seat.lost"), "bad");
    }
    if (game.table) view?.show(game.plies.length);
}

function sayHere() {
    if (token && game.seat !== null) post(`${path}/here`, {}, token).catch(() => undefined);
}

/** Shows what was told, one after the other: nothing that a die decides is seen before it lies still. */
async function present() {
    if (presenting) return;
    presenting = true;
    try {
        for (let table = waiting.shift(); table; table = waiting.shift()) {
            const first = game.table === null;
            const rolled = !first && table.happened.includes("roll") && table.plies.some(ply => ply.kind === "roll");
            if (rolled && waiting.length < 3) {
                play("die");
                await view?.die?.tumble();
            }
            showTable(table, first, rolled);
        }
    } finally {
        presenting = false;
    }
}

/** @param {Table} table @param {boolean} first @param {boolean} rolled */
function showTable(table, first, rolled) {
    const unsafe = game.table?.unsafe ?? null;
    const { from, fresh, another } = game.take(table);
    const moved = fresh.findLast(ply => ply.kind === "move");
    view?.show(from, first || another ? null : { from: moved?.from, to: moved?.to });
    if (first) remember(table);
    else {
        if (table.happened.includes("over")) play(ending(table));
        else soundOf(rolled ? table.happened.filter(what => what !== "roll") : table.happened);
        view?.tell(fresh, table.happened);
    }
    if (table.unsafe && table.unsafe !== unsafe) view?.notices.tell(t("play.unsafe", table.unsafe), "bad");
    if (!table.unsafe && unsafe) view?.notices.tell(t("play.safe"), "good");
}

/** How the end sounds: to somebody who plays as it went for them, to others as a win. @param {Table} table */
function ending(table) {
    const winner = table.outcome?.winner ?? null;
    if (winner === null) return "draw";
    return game.seat === "white" || game.seat === "black" ? (game.seat === winner ? "win" : "loss") : "win";
}

/** Keeps in which game this seat is, for the list in the lobby. @param {Table} table */
function remember(table) {
    if (token) keepSeat(id, token, `${variantName(table.variant)}: ${table.players.white.name} – ${table.players.black.name}`);
}

/** @param {string} type @param {object} [fields] @returns {Promise<string | null>} what was wrong */
async function intend(type, fields = {}) {
    if (!token) return null;
    try {
        await insist(`${path}/intents`, { type, ...fields }, token);
        return null;
    } catch (problem) {
        play("refusal");
        if (view && game.table) view.show(game.plies.length);
        return problem instanceof Problem ? problemWords(problem) : String(problem);
    }
}

/** @param {string} type @param {object} [fields] */
async function send(type, fields) {
    const problem = await intend(type, fields);
    if (problem) view?.notices.tell(problem, "bad");
}

/** @param {Move} move */
function move(move) {
    view?.foresee(move);
    send("move", { ply: game.table?.position.ply, move: move[0] });
}

/** @param {string} text */
function type(text) {
    return intend("move", { ply: game.table?.position.ply, move: text });
}

function roll() {
    if (!game.mayRoll || view?.die?.tumbling) return;
    view?.die?.tumble();
    send("roll", { ply: game.table?.position.ply });
}

/** @param {string} name */
async function sit(name) {
    try {
        const seat = await post(`${path}/sit`, { join: invitation, name });
        keep("name", name);
        token = seat.token;
        keepSeat(id, seat.token);
        watch(lasting ? "" : `#seat=${seat.token}`);
        stream?.restart();
        return null;
    } catch (problem) {
        const code = problem instanceof Problem ? problem.code : "";
        if (code === "seat-taken" || code === "bad-invitation") watch();
        return problem instanceof Problem ? problemWords(problem) : String(problem);
    }
}

/** Forgets the invitation. @param {string} [hash] */
function watch(hash = "") {
    invitation = null;
    history.replaceState(null, "", location.pathname + hash);
    if (game.table) view?.show(game.plies.length);
}
