// @ts-check
// The choice of an opponent: a bot with its face and level, a person by link, or two at this page.

import { el } from "./dom.js";
import { row } from "./page.js";
import { portrait } from "./players.js";
import { botName, botWords, or, t } from "./texts.js";

/** @typedef {import("./types.js").Offer} Offer @typedef {import("./types.js").OfferedVariant} OfferedVariant */

/**
 * @param {Offer} offer @param {OfferedVariant} variant @param {string} kind `bot`, `person` or `here` @param {string} bot
 * @param {(kind: string) => void} chooseKind @param {(bot: string) => void} chooseBot
 */
export function opponents(offer, variant, kind, bot, chooseKind, chooseBot) {
    const kinds = [["bot", t("new.kind.COMPUTER")], ["person", t("web.opponent.person")], ["here", t("web.opponent.here")]];
    const offered = variant.bots.length > 0 ? kinds : kinds.slice(1);
    const parts = [row("opponent", t("new.opponent"), offered, kind, chooseKind)];
    if (kind === "bot") parts.push(bots(offer, variant, bot, chooseBot));
    else parts.push(el("p", { class: "muted hint" }, t(`web.opponent.${kind}.words`)));
    return el("div", { class: "opponents" }, ...parts);
}

/** @param {Offer} offer @param {OfferedVariant} variant @param {string} chosen @param {(bot: string) => void} choose */
function bots(offer, variant, chosen, choose) {
    const words = el("p", { class: "muted hint", "aria-live": "polite" });
    const describe = (/** @type {string} */ key) => {
        const bot = offer.bots[key];
        words.textContent = bot ? `${botName(bot)}. ${botWords(bot)}` : "";
    };
    // Those that come in levels first: they are the opponents most people look for.
    const keys = variant.bots.filter(key => offer.bots[key]).sort((one, two) => Number(offer.bots[one].level === "") - Number(offer.bots[two].level === ""));
    const list = el("div", { class: "bots", role: "radiogroup", "aria-label": t("web.bots") },
        ...keys.map(key => face(key, offer.bots[key], key === chosen, () => {
            describe(key);
            choose(key);
        })));
    describe(chosen);
    return el("div", {}, list, words);
}

/** @param {string} key @param {import("./types.js").Bot} bot @param {boolean} chosen @param {() => void} choose */
function face(key, bot, chosen, choose) {
    const name = botName(bot);
    return el("label", { class: "bot", title: botWords(bot) }, el("input", { type: "radio", name: "bot", value: key, checked: chosen, onchange: choose }),
        el("span", { class: "avatar" }, portrait(bot.face, name)), el("span", { class: "bot-name" }, name));
}

/** What a bot is called in the line beside Start. @param {Offer} offer @param {string} key */
export function opponentName(offer, key) {
    const bot = offer.bots[key];
    return bot ? botName(bot) : or("new.kind.COMPUTER", key);
}
