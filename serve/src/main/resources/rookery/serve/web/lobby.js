// @ts-check
// The lobby: begin a game, go on with one, or sit down at an open table.

import { get, post, Problem } from "./api.js";
import { clockChoice } from "./clock-choice.js";
import { bdi, el, say } from "./dom.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { keep, keepSeat, lasting, recall, seats } from "./memory.js";
import { Notices } from "./notices.js";
import { opponentName, opponents } from "./opponents.js";
import { page, row } from "./page.js";
import { clockWords, or, problemWords, sideName, t, variantName, variantSummary } from "./texts.js";
import { variantCards } from "./variant-cards.js";

/** @typedef {import("./types.js").Offer} Offer @typedef {import("./types.js").OfferedVariant} OfferedVariant */

const LOOK_AGAIN = 5000;

/** @type {Offer | null} */
let offer = null;
/** @type {{ tables: import("./types.js").OpenTable[], running: number }} */
let open = { tables: [], running: 0 };
/** What is chosen; the last game's choice at first. */
const wish = read();
/** @type {() => void} */
let drawTables = () => undefined;

page(make);
setInterval(lookForTables, LOOK_AGAIN);
document.addEventListener("visibilitychange", lookForTables);

function read() {
    const usual = { variant: "fide", opponent: "bot", bot: "", clock: "", side: "random", open: false, waits: false };
    try {
        return { ...usual, ...JSON.parse(recall("wish") ?? "{}") };
    } catch {
        return usual;
    }
}

function make() {
    const content = el("main", { class: "lobby" });
    const element = el("div", { class: "page lobby-page" }, header(t("web.motto")), content);
    const notices = new Notices(element);
    if (offer) fill(content, notices);
    else load(content, notices);
    return { element, redraw: () => offer && fill(content, notices) };
}

/** @param {HTMLElement} content @param {Notices} notices */
async function load(content, notices) {
    for (let wait = 500; !offer; wait = Math.min(wait * 2, 8000)) {
        try {
            offer = await get("/api/offer");
        } catch {
            notices.line(false);
            await new Promise(resolve => setTimeout(resolve, wait));
        }
    }
    notices.line(true);
    fill(content, notices);
    lookForTables();
}

/** @returns {OfferedVariant} */
function chosenVariant() {
    const { variants } = /** @type {Offer} */ (offer);
    return variants.find(variant => variant.id === wish.variant) ?? variants[0];
}

/** Puts what was chosen in order: what this variant does not have is replaced by what is usual. */
function settle() {
    const { clocks, clock } = /** @type {Offer} */ (offer);
    const variant = chosenVariant();
    wish.variant = variant.id;
    if (!variant.bots.includes(wish.bot)) wish.bot = variant.bot ?? variant.bots[0] ?? "";
    if (wish.opponent === "bot" && variant.bots.length === 0) wish.opponent = "person";
    if (!clocks.includes(wish.clock) && !/^\d+(\+\d+)?$/.test(wish.clock)) wish.clock = clock;
}

/** @param {HTMLElement} content @param {Notices} notices */
function fill(content, notices) {
    const offered = /** @type {Offer} */ (offer);
    settle();
    const games = el("div", { class: "tables-place" });
    drawTables = () => games.replaceChildren(...yourGames(), ...openTables());
    drawTables();
    if (!offered.mayBegin) {
        content.replaceChildren(el("section", { class: "setup" }, el("p", {}, t("web.may.not")), games));
        return;
    }
    const details = el("div", { class: "details" });
    const summary = el("p", { class: "chosen", "aria-live": "polite" });
    const drawSummary = () => {
        const opponent = wish.opponent === "bot" ? opponentName(offered, wish.bot) : t("web.opponent." + wish.opponent);
        say(summary, [variantName(chosenVariant()), opponent, clockWords(wish.clock)].join(" · "));
    };
    const draw = () => {
        settle();
        details.replaceChildren(...choices(offered, draw, drawSummary));
        drawSummary();
    };
    const wrong = el("p", { class: "wrong", role: "alert", hidden: true });
    const start = el("button", { class: "primary start", id: "start" }, icon("play"), el("span", {}, t("new.start")));
    const name = el("input", { id: "name", value: recall("name") ?? "", maxlength: 2 * offered.limits.name, required: true, autocomplete: "nickname", placeholder: t("web.your.name.hint") });
    const form = el("form", { class: "setup", onsubmit: (/** @type {Event} */ event) => begin(event, name.value.trim(), wrong, start, notices) },
        el("h2", {}, t("new.title")), el("label", { class: "field" }, el("span", {}, t("web.your.name")), name), details, wrong,
        el("div", { class: "start-bar" }, summary, start));
    const cards = variantCards(offered.variants, wish.variant, id => {
        wish.variant = id;
        draw();
    });
    draw();
    content.replaceChildren(el("div", { class: "choice-of-chess" }, cards), el("div", { class: "side" }, form, games));
}

/** @param {Offer} offered @param {() => void} draw @param {() => void} drawSummary @returns {Node[]} */
function choices(offered, draw, drawSummary) {
    const variant = chosenVariant();
    const parts = [
        el("p", { class: "variant-words" }, el("strong", {}, variantName(variant)), " ", variantSummary(variant)),
        opponents(offered, variant, wish.opponent, wish.bot, kind => {
            wish.opponent = kind;
            draw();
            /** @type {HTMLElement | null} */ (document.querySelector(`input[name=opponent][value=${kind}]`))?.focus();
        }, bot => {
            wish.bot = bot;
            drawSummary();
        }),
        clockChoice(offered.clocks, wish.clock, clock => {
            wish.clock = clock;
            drawSummary();
        }),
        row("side", t("new.side"), [["random", t("new.side.RANDOM")], ["white", t("new.side.WHITE")], ["black", t("new.side.BLACK")]], wish.side, side => (wish.side = side)),
    ];
    if (wish.opponent === "person") {
        parts.push(tick("open", t("web.open.table"), wish.open, value => (wish.open = value)), tick("waits", t("web.away.waits"), wish.waits, value => (wish.waits = value)));
    }
    return parts;
}

/** @param {string} id @param {string} words @param {boolean} on @param {(on: boolean) => void} change */
function tick(id, words, on, change) {
    const input = el("input", { type: "checkbox", id, checked: on, onchange: () => change(input.checked) });
    return el("label", { class: "tick" }, input, el("span", {}, words));
}

/** @param {Event} event @param {string} name @param {HTMLElement} wrong @param {HTMLButtonElement} start @param {Notices} notices */
async function begin(event, name, wrong, start, notices) {
    event.preventDefault();
    keep("name", name);
    keep("wish", JSON.stringify(wish));
    start.disabled = true;
    try {
        const body = { variant: wish.variant, side: wish.side, name, clock: wish.clock, away: wish.waits ? "waits" : "runs", open: wish.opponent === "person" && wish.open,
            opponent: wish.opponent === "bot" ? { bot: wish.bot } : { [wish.opponent]: true } };
        const made = await post("/api/tables", body);
        keepSeat(made.table, made.token, variantName(chosenVariant()));
        location.href = made.links.watch + (lasting ? "" : `#seat=${made.token}`);
    } catch (problem) {
        start.disabled = false;
        const words = problem instanceof Problem ? problemWords(problem) : String(problem);
        wrong.textContent = words;
        wrong.hidden = false;
        notices.tell(words, "bad");
    }
}

async function lookForTables() {
    if (document.visibilityState !== "visible" || !offer) return;
    try {
        const found = await get("/api/tables");
        if (JSON.stringify(found) === JSON.stringify(open)) return;
        open = found;
        drawTables();
    } catch {
        // The list may be old for a while.
    }
}

/** @returns {HTMLElement[]} */
function yourGames() {
    const known = seats().slice(0, 5);
    if (known.length === 0) return [];
    return [el("section", { class: "tables" }, el("h2", {}, t("web.your.games")), ...known.map(seat =>
        el("a", { class: "open-table", href: `/table/${encodeURIComponent(seat.table)}` }, icon("play"), el("span", {}, bdi(seat.words || seat.table)))))];
}

/** @returns {HTMLElement[]} */
function openTables() {
    const mine = new Set(seats().map(seat => seat.table));
    const free = open.tables.filter(table => !mine.has(table.id));
    const words = free.length > 0
        ? free.map(table => el("a", { class: "open-table", href: table.join, "data-table": table.id }, icon("people"),
            el("span", {}, bdi(table.name), el("span", { class: "muted" }, ` ${or(`variant.${table.variant}.name`, table.variantName)} · ${clockWords(table.clock)}${table.side ? " · " + sideName(table.side) : ""}`))))
        : [el("p", { class: "muted" }, t("web.tables.none"))];
    return [el("section", { class: "tables", id: "open-tables" }, el("h2", {}, t("web.tables")), ...words,
        open.running > 0 ? el("p", { class: "muted" }, t("web.running", open.running)) : null)];
}
