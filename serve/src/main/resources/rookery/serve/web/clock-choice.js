// @ts-check
// The choice of a clock: the usual ones, or minutes and seconds of one's own.

import { el } from "./dom.js";
import { row } from "./page.js";
import { clockWords, t } from "./texts.js";

const OWN = "own";

/** @param {string[]} clocks @param {string} chosen @param {(clock: string) => void} choose */
export function clockChoice(clocks, chosen, choose) {
    const known = clocks.includes(chosen);
    const [seconds, bonus] = known ? ["600", "5"] : chosen.split("+");
    const minutes = number("clock-minutes", t("new.minutes"), String(Math.max(1, Math.round(Number(seconds) / 60) || 10)), 1, 180, own);
    const extra = number("clock-bonus", t("new.bonus"), bonus ?? "0", 0, 60, own);
    const fields = el("div", { class: "own-clock", hidden: known }, minutes.label, extra.label);

    function own() {
        const time = Math.round(Math.min(180, Math.max(1, Number(minutes.input.value) || 1)) * 60);
        const gain = Math.round(Math.min(60, Math.max(0, Number(extra.input.value) || 0)));
        choose(gain > 0 ? `${time}+${gain}` : String(time));
    }

    const options = [...clocks.map(clock => [clock, clockWords(clock)]), [OWN, t("new.clock.custom")]];
    const choices = row("clock", t("new.clock"), options, known ? chosen : OWN, id => {
        fields.hidden = id !== OWN;
        if (id === OWN) own();
        else choose(id);
    });
    choices.append(fields);
    return choices;
}

/** @param {string} id @param {string} words @param {string} value @param {number} min @param {number} max @param {() => void} changed */
function number(id, words, value, min, max, changed) {
    const input = el("input", { type: "number", id, value, min, max, inputmode: "numeric", oninput: changed });
    return { input, label: el("label", { class: "field small" }, input, el("span", {}, words)) };
}
