// @ts-check
// The bar above every page: where one is, and how things look, sound and read.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { set, settings } from "./settings.js";
import { LANGUAGES, or, t } from "./texts.js";

/** @param {string} title @param {...Node} more what else this page has up there */
export function header(title, ...more) {
    const sound = el("button", { type: "button", class: "quiet", id: "sound", onclick: () => set("sound", settings.sound ? "off" : "on").then(drawSound) });
    const theme = el("button", { type: "button", class: "quiet", id: "theme", onclick: () => set("theme", settings.isDark ? "light" : "dark").then(drawTheme) });
    const menu = el("div", { class: "menu", id: "settings-menu", hidden: true }, ...choices());
    const opener = el("button", { type: "button", class: "quiet", id: "settings", "aria-expanded": "false", "aria-controls": "settings-menu",
        "aria-label": t("web.settings"), title: t("web.settings"), onclick: () => open(menu.hidden) }, icon("settings"));
    const element = el("header", { class: "top" },
        el("a", { href: "/", class: "brand", "aria-label": t("web.brand.home") }, el("img", { src: "/web/icon.svg", alt: "" }), el("span", {}, "Rookery")),
        el("h1", { class: "page-title" }, title), ...more, el("div", { class: "tools" }, sound, theme, opener), menu);

    function drawSound() {
        const label = t(settings.sound ? "web.sound.off" : "web.sound.on");
        sound.replaceChildren(icon(settings.sound ? "sound" : "silent"));
        sound.setAttribute("aria-label", label);
        sound.title = label;
    }

    function drawTheme() {
        const label = t(settings.isDark ? "web.theme.light" : "web.theme.dark");
        theme.replaceChildren(icon(settings.isDark ? "sun" : "moon"));
        theme.setAttribute("aria-label", label);
        theme.title = label;
    }

    /** @param {boolean} wanted */
    function open(wanted) {
        menu.hidden = !wanted;
        opener.setAttribute("aria-expanded", String(wanted));
    }

    element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Escape" || menu.hidden) return;
        open(false);
        opener.focus();
    });
    document.addEventListener("pointerdown", event => {
        if (!menu.hidden && !menu.contains(event.target) && !opener.contains(event.target)) open(false);
    });
    drawSound();
    drawTheme();
    return element;
}

/** @returns {Node[]} */
function choices() {
    const { looks } = settings;
    return [
        choice("language", t("web.language"), Object.entries(LANGUAGES), settings.language),
        choice("theme", t("web.theme"), ["system", "light", "dark"].map(id => [id, t("theme." + id)]), settings.theme),
        choice("board", t("web.board"), looks.boards.map(id => [id, or("board." + id, id)]), settings.board),
        choice("set", t("web.pieces"), looks.sets.map(id => [id, or("pieces." + id, id)]), settings.set),
    ];
}

/** @param {"language" | "theme" | "board" | "set"} what @param {string} label @param {string[][]} options @param {string} chosen */
function choice(what, label, options, chosen) {
    const list = el("select", { id: "choose-" + what, onchange: () => set(what, list.value) },
        ...options.map(([id, words]) => el("option", { value: id, selected: id === chosen }, words)));
    return el("label", { class: "field" }, el("span", {}, label), list);
}
