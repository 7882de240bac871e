// @ts-check
// The wall: all games of a class at once, for the teacher.

import { post, Problem } from "./api.js";
import { remaining, timeText } from "./clocks.js";
import { linkBox } from "./copy.js";
import { bdi, el, say, show } from "./dom.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { Notices } from "./notices.js";
import { page } from "./page.js";
import { boardPicture } from "./picture.js";
import { outcomeWords } from "./speech.js";
import { Stream } from "./stream.js";
import { teacher } from "./teacher.js";
import { playerName, problemWords, sideName, t, variantName } from "./texts.js";

/** @typedef {import("./types.js").WallTable} WallTable @typedef {import("./types.js").Side} Side */

/** @type {Map<string, WallTable>} */
const tables = new Map();
/** @type {Map<string, HTMLElement>} */
const tiles = new Map();
let offset = 0;
let known = true;
/** @type {Stream | null} */
let stream = null;
/** @type {{ grid: HTMLElement, count: HTMLElement, notices: Notices, share: HTMLElement } | null} */
let view = null;

page(make);
setInterval(tick, 500);

function make() {
    tiles.clear();
    const grid = el("div", { class: "wall", role: "list", "aria-label": t("web.wall") });
    const count = el("p", { class: "muted count", role: "status" });
    const share = el("section", { class: "card seat-card", hidden: true });
    const main = el("main", { class: "wall-page" }, el("div", { class: "wall-top" }, count, el("a", { class: "button", href: "/class" }, icon("people"), el("span", {}, t("web.class")))), share, grid);
    const element = el("div", { class: "page" }, header(t("web.wall")), main);
    view = { grid, count, share, notices: new Notices(element) };
    draw();
    stream ??= new Stream("/api/wall/events", () => teacher.token, take, connected => view?.notices.line(connected && known));
    return { element, redraw: redrawAll };
}

/** @param {string} event @param {any} data */
function take(event, data) {
    if (event === "hello") {
        known = true;
        offset = data.now - performance.now();
    } else if (event === "tables") {
        tables.clear();
        for (const table of data.tables) tables.set(table.id, table);
        redrawAll();
    } else if (event === "table") {
        tables.set(data.id, data);
        drawTile(data);
    } else if (event === "gone" && data.id) {
        tables.delete(data.id);
        tiles.get(data.id)?.remove();
        tiles.delete(data.id);
    } else if (event === "unknown") {
        known = false;
        stream?.close();
    }
    draw();
}

function redrawAll() {
    tiles.clear();
    view?.grid.replaceChildren();
    for (const table of tables.values()) drawTile(table);
    draw();
}

function draw() {
    if (!view) return;
    if (!known) {
        view.grid.replaceChildren(el("p", { class: "nothing" }, t("web.teacher.unknown")));
        say(view.count, "");
        return;
    }
    const running = [...tables.values()].filter(table => table.state === "running").length;
    say(view.count, tables.size === 0 ? t("web.wall.empty") : t("web.wall.count", tables.size, running));
}

/** @param {WallTable} table */
function drawTile(table) {
    const { white, black } = table.players;
    const label = `${variantName(table.variant)}: ${playerName(white) || t("web.seat.free")} – ${playerName(black) || t("web.seat.free")}. ${status(table)}`;
    const tile = el("article", { class: "tile " + table.state, role: "listitem", "data-table": table.id },
        el("a", { class: "tile-board", href: table.watch, "aria-label": label }, boardPicture(table.variant, table.board, { last: table.last, check: table.check })),
        person(table, "black"), person(table, "white"),
        el("p", { class: "tile-status" }, el("span", { class: "muted" }, variantName(table.variant)), " ", status(table)),
        table.outcome || table.state === "inviting" ? null
            : el("button", { type: "button", class: "quiet ask", title: t("web.class.from"), "aria-label": t("web.class.from"), onclick: () => ask(table) }, icon("speak")));
    tile.querySelector("[data-side=black]").style.order = "-1";
    const before = tiles.get(table.id);
    if (before) before.replaceWith(tile);
    else view?.grid.append(tile);
    tiles.set(table.id, tile);
    tickTile(table);
}

/** @param {WallTable} table */
function status(table) {
    if (table.outcome) return outcomeWords(table.outcome);
    if (table.state === "inviting") return t("web.status.inviting");
    if (table.state === "waiting") return t("web.status.waiting");
    const turn = t("status.move", sideName(table.turn));
    return table.text ? `${table.moves}. ${table.text} · ${turn}` : turn;
}

/** @param {WallTable} table @param {Side} side */
function person(table, side) {
    const player = table.players[side];
    return el("div", { class: "tile-player" + (player.here ? "" : " away") + (table.turn === side && !table.outcome ? " acts" : ""), "data-side": side },
        el("span", { class: "turn " + side }), bdi(player.seat === "free" ? t("web.seat.free") : playerName(player)),
        el("span", { class: "tile-clock" }),
        player.bot || player.seat === "free" ? null
            : el("button", { type: "button", class: "quiet", title: t("web.new.link"), "aria-label": `${t("web.new.link")}: ${player.name}`, onclick: () => newLink(table, side) }, icon("key")));
}

/** A pupil has lost the seat: a new link for it. @param {WallTable} table @param {Side} side */
async function newLink(table, side) {
    if (!view) return;
    try {
        const made = await post("/api/wall/seat", { table: table.id, side }, teacher.token);
        view.share.replaceChildren(el("h2", {}, t("web.new.link"), " ", bdi(table.players[side].name)), el("p", { class: "muted" }, t("web.new.link.words")),
            linkBox(t("web.new.link"), location.origin + made.link, "new-link"),
            el("button", { type: "button", onclick: () => view && show(view.share, false) }, t("dialog.close")));
        show(view.share, true);
        view.share.scrollIntoView({ block: "nearest" });
    } catch (problem) {
        view.notices.tell(problem instanceof Problem ? problemWords(problem) : String(problem), "bad");
    }
}

/** Puts the position of a game to the class. @param {WallTable} table */
async function ask(table) {
    try {
        await post("/api/class/question", { table: table.id, text: "" }, teacher.token);
        location.href = "/class";
    } catch (problem) {
        view?.notices.tell(problem instanceof Problem ? problemWords(problem) : String(problem), "bad");
    }
}

function tick() {
    for (const table of tables.values()) if (table.clocks?.running) tickTile(table);
}

/** @param {WallTable} table */
function tickTile(table) {
    for (const side of /** @type {Side[]} */ (["white", "black"])) {
        const left = table.clocks ? remaining(table.clocks, side, performance.now() + offset) : null;
        const place = tiles.get(table.id)?.querySelector(`[data-side=${side}] .tile-clock`);
        if (place instanceof HTMLElement) say(place, left === null ? "" : timeText(left));
    }
}
