// @ts-check
// The kinds of chess as cards with a small board, in groups.

import { el } from "./dom.js";
import { boardPicture } from "./picture.js";
import { t, variantName, variantSummary } from "./texts.js";

/** @typedef {import("./types.js").OfferedVariant} OfferedVariant */

const GROUPS = ["own", "chess", "large", "small", "drops", "asian", "wild", "dice"];

/** @param {OfferedVariant[]} variants @param {string} chosen @param {(id: string) => void} choose */
export function variantCards(variants, chosen, choose) {
    const sections = GROUPS.map(name => {
        const members = variants.filter(variant => variant.group === name);
        if (members.length === 0) return null;
        return el("div", { class: "group" }, el("h3", {}, t("group." + name)),
            el("div", { class: "cards" }, ...members.map(variant => card(variant, variant.id === chosen, choose))));
    });
    return el("fieldset", { class: "variants" }, el("legend", {}, t("new.variant")), ...sections);
}

/** @param {OfferedVariant} variant @param {boolean} chosen @param {(id: string) => void} choose */
function card(variant, chosen, choose) {
    const input = el("input", { type: "radio", name: "variant", value: variant.id, checked: chosen, onchange: () => choose(variant.id) });
    return el("label", { class: "variant", title: variantSummary(variant) }, input,
        el("span", { class: "small-board" }, boardPicture(variant, variant.board)),
        el("span", { class: "words" }, el("span", { class: "title" }, variantName(variant)), el("span", { class: "summary" }, variantSummary(variant))));
}
