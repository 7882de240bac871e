// @ts-check
// One position put to the whole class: everybody answers with a move, and sees the answers when the teacher reveals them.

import { get, post, Problem } from "./api.js";
import { Board } from "./board.js";
import { bdi, el, say, show } from "./dom.js";
import { Hand } from "./hand.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { keep, recall } from "./memory.js";
import { Notices } from "./notices.js";
import { page } from "./page.js";
import { Voice } from "./speech.js";
import { Stream } from "./stream.js";
import { other } from "./squares.js";
import { teacher } from "./teacher.js";
import { problemWords, sideName, t, variantName } from "./texts.js";

/** @typedef {import("./types.js").ClassState} ClassState @typedef {import("./types.js").Move} Move */

/** @type {ClassState | null} */
let state = null;
let isTeacher = false;
/** @type {string | null} this pupil's own answer */
let answer = null;
/** @type {Stream | null} */
let stream = null;
/** @type {Board | null} */
let board = null;
/** @type {Hand | null} */
let hand = null;
/** The answer shown after the reveal. */
let looked = -1;
/** @type {ReturnType<typeof build> | null} */
let view = null;

page(() => {
    board = null;
    const made = (view = build());
    draw();
    stream ??= new Stream("/api/class/events", () => teacher.token ?? recall("pupil"), take, connected => view?.notices.line(connected));
    return { element: made.element, redraw: () => board?.redraw() };
});

function build() {
    const name = el("input", { id: "pupil-name", value: recall("name") ?? "", maxlength: "80", autocomplete: "nickname", onchange: () => keep("name", name.value.trim()) });
    const parts = {
        question: el("h2", { class: "question-text" }),
        place: el("div", { class: "board-place" }),
        nameField: el("label", { class: "field" }, el("span", {}, t("web.your.name")), name),
        name,
        yours: el("p", { class: "yours", role: "status" }),
        typed: el("input", { id: "typed", placeholder: t("play.typed"), "aria-label": t("play.typed"), autocomplete: "off", autocapitalize: "off", spellcheck: "false" }),
        wrong: el("p", { class: "wrong", role: "alert", hidden: true }),
        answered: el("p", { class: "muted answered", role: "status" }),
        names: el("p", { class: "names" }),
        answers: el("ol", { class: "answers" }),
        controls: el("section", { class: "card controls", "aria-label": t("web.class.teacher"), hidden: true }),
    };
    const form = el("form", { class: "typed", onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (parts.typed.value.trim()) reply(parts.typed.value.trim());
    } }, parts.typed, el("button", { class: "quiet", "aria-label": t("web.answer"), title: t("web.answer") }, icon("check")));
    const main = el("main", { class: "table class-room" }, el("div", { class: "arena" }, parts.question, parts.place),
        el("aside", { class: "panel" }, parts.controls, parts.nameField, form, parts.wrong, parts.yours, parts.answered, parts.names, parts.answers));
    const element = el("div", { class: "page table-page class-page" }, header(t("web.class")), main);
    return { element, form, main, arena: main.firstElementChild, notices: new Notices(element), voice: new Voice(element), ...parts };
}

/** @param {string} event @param {any} data */
function take(event, data) {
    if (event === "hello") {
        isTeacher = data.teacher;
        answer = data.answer ?? null;
        controls();
    } else if (event === "class") {
        const another = state?.question?.id !== data.question?.id;
        const revealed = !state?.revealed && data.revealed;
        if (another) {
            board = null;
            looked = -1;
            if (state) answer = null;
        }
        state = data;
        if (view && another && data.question) view.voice.say(data.question.text || t("web.class.question"));
        if (view && revealed) view.voice.say(t("web.class.revealed"));
    }
    draw();
}

function draw() {
    if (!view || !state) return;
    const { question, answers, revealed, answered } = state;
    show(view.form, question !== null && !revealed && !isTeacher);
    show(view.nameField, !isTeacher);
    show(view.yours, question !== null && !isTeacher);
    show(view.answered, question !== null);
    view.question.replaceChildren(question ? question.text || t("status.move", sideName(question.position.turn)) : t("web.class.none"));
    say(view.yours, answer ? t("web.class.yours", answer) : question && !revealed ? t("web.class.answer") : "");
    say(view.answered, t("web.class.answered", answered.length));
    view.names.replaceChildren(...answered.flatMap((name, index) => (index > 0 ? [document.createTextNode(", "), bdi(name)] : [bdi(name)])));
    show(view.names, answered.length > 0 && !revealed);
    drawBoard();
    const most = Math.max(1, ...(answers ?? []).map(one => one.count));
    view.answers.replaceChildren(...(answers ?? []).map((one, index) => el("li", {},
        el("button", { type: "button", class: "answer" + (looked === index ? " current" : ""), "aria-pressed": String(looked === index), onclick: () => look(index) },
            el("span", { class: "bar", css: { "--share": one.count / most } }), el("strong", {}, one.text), el("span", { class: "many" }, String(one.count))),
        el("p", { class: "muted" }, ...one.names.flatMap((name, at) => (at > 0 ? [document.createTextNode(", "), bdi(name)] : [bdi(name)]))))));
    view.controls.hidden = !isTeacher;
    for (const button of view.controls.querySelectorAll("[data-control]")) {
        const control = button.getAttribute("data-control");
        /** @type {HTMLButtonElement} */ (button).disabled = control === "reveal" ? !question || revealed : !question;
    }
}

function drawBoard() {
    if (!view || !state) return;
    const { question, answers } = state;
    show(view.place, question !== null);
    if (!question) return;
    if (!board) {
        board = new Board(question.variant, question.position.turn, t("web.board.of", variantName(question.variant)));
        hand = new Hand(board, move => reply(move[0]), words => view?.voice.say(words), letter => {
            if (!view || view.form.hidden) return;
            view.typed.value += letter;
            view.typed.focus();
        });
        const below = question.position.turn;
        view.place.replaceChildren(board.hands[other(below)].element, board.element, board.hands[below].element);
        hand.takenBack = () => drawBoard();
        view.arena.style.setProperty("--files", String(question.variant.files));
        view.arena.style.setProperty("--ranks", String(question.variant.ranks));
    }
    const shown = answers?.[looked];
    board.show(shown ? { board: shown.board, last: [shown.from, shown.to], glide: { from: shown.from, to: shown.to } }
        : { board: question.position.board, hands: question.position.hands, check: question.position.check, last: [], glide: {} });
    hand?.allow(state.revealed || isTeacher ? [] : question.position.moves, question.position.turn);
}

/** @param {number} index */
function look(index) {
    looked = looked === index ? -1 : index;
    draw();
}

/** @param {string} move */
async function reply(move) {
    if (!view || !state?.question) return;
    const name = view.name.value.trim();
    if (!name) {
        view.name.focus();
        wrong(t("web.class.name"));
        return;
    }
    try {
        const done = await post("/api/class/answers", { question: state.question.id, name, move }, recall("pupil"));
        keep("name", name);
        keep("pupil", done.token);
        answer = done.text;
        view.typed.value = "";
        wrong(null);
        view.voice.say(t("web.class.yours", done.text));
        draw();
    } catch (problem) {
        wrong(problem instanceof Problem ? problemWords(problem) : String(problem));
    }
}

/** @param {string | null} words */
function wrong(words) {
    if (!view) return;
    view.wrong.hidden = words === null;
    view.wrong.textContent = words ?? "";
}

/** The teacher's: ask, reveal, clear. */
async function controls() {
    if (!view || !isTeacher || view.controls.childElementCount > 0) return;
    const text = el("input", { id: "question-text", maxlength: "200", placeholder: t("web.class.text.hint") });
    const variant = el("select", { id: "question-variant" });
    const fen = el("input", { id: "question-fen", placeholder: "FEN", spellcheck: "false", autocomplete: "off" });
    view.controls.replaceChildren(el("h2", {}, t("web.class.teacher")),
        el("label", { class: "field" }, el("span", {}, t("web.class.text")), text),
        el("label", { class: "field" }, el("span", {}, t("new.variant")), variant),
        el("label", { class: "field" }, el("span", {}, t("web.class.fen")), fen),
        el("div", { class: "buttons" },
            el("button", { type: "button", class: "primary", id: "ask", onclick: () => command("question", { variant: variant.value, text: text.value.trim(), ...(fen.value.trim() ? { fen: fen.value.trim() } : {}) }) }, icon("speak"), el("span", {}, t("web.class.ask"))),
            el("button", { type: "button", "data-control": "reveal", id: "reveal", onclick: () => command("reveal", {}) }, icon("eye"), el("span", {}, t("web.class.reveal"))),
            el("button", { type: "button", "data-control": "clear", id: "clear", onclick: () => command("clear", {}) }, icon("close"), el("span", {}, t("web.class.clear")))),
        el("p", { class: "muted" }, t("web.class.wall.words"), " ", el("a", { href: "/wall" }, t("web.wall"))));
    draw();
    const offer = /** @type {import("./types.js").Offer} */ (await get("/api/offer", teacher.token));
    variant.replaceChildren(...offer.variants.map(one => el("option", { value: one.id }, variantName(one))));
}

/** @param {string} what @param {object} fields */
async function command(what, fields) {
    try {
        await post("/api/class/" + what, fields, teacher.token);
        wrong(null);
    } catch (problem) {
        wrong(problem instanceof Problem ? problemWords(problem) : String(problem));
    }
}
