// @ts-check
// The words of the page in the language that was chosen.

export const LANGUAGES = { en: "English", ko: "한국어", zh: "中文" };

/** @type {Record<string, string>} */
let words = {};

/** The language that the browser asks for, as far as we speak it. */
export function usualLanguage() {
    for (const wanted of navigator.languages ?? [navigator.language]) {
        const code = wanted.slice(0, 2).toLowerCase();
        if (code in LANGUAGES) return code;
    }
    return "en";
}

/** @param {string} language */
export async function loadTexts(language) {
    const answer = await fetch(`/texts/${language}.json`);
    if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
    words = await answer.json();
    document.documentElement.lang = language;
}

/** @param {string} key @param {...(string | number)} given what stands for {0}, {1} … */
export function t(key, ...given) {
    return or(key, key, ...given);
}

/** The text, or the other one where there is none: names that users gave. @param {string} key @param {string} otherwise @param {...(string | number)} given */
export function or(key, otherwise, ...given) {
    const text = words[key];
    if (text === undefined) return otherwise;
    // As in the program's own files: where something is filled in, an apostrophe is written twice.
    return given.length === 0 ? text : text.replaceAll("''", "'").replace(/\{(\d)\}/g, (_, index) => String(given[Number(index)] ?? ""));
}

/** @param {{ id: string, name: string, own?: boolean }} variant */
export function variantName(variant) {
    return variant.own ? variant.name : or(`variant.${variant.id}.name`, variant.name);
}

/** @param {{ id: string, summary: string, own?: boolean }} variant */
export function variantSummary(variant) {
    return variant.own ? variant.summary : or(`variant.${variant.id}.summary`, variant.summary);
}

/** @param {{ name: string }} kind */
export function pieceName(kind) {
    return or("piece." + kind.name.replaceAll(" ", "-"), kind.name);
}

/** @param {"white" | "black"} side */
export function sideName(side) {
    return t("side." + side);
}

/** @param {{ provider: string, level: string, name: string }} bot */
export function botName(bot) {
    return bot.level ? or("face." + bot.level.toLowerCase(), bot.name) : or(`bot.${bot.provider}.name`, bot.name);
}

/** What a player is called; a bot in the language of the page. @param {{ name: string, bot: boolean }} player */
export function playerName(player) {
    const id = player.name.toLowerCase().replaceAll(" ", "-");
    return player.bot ? or("face." + id, or(`bot.${id}.name`, player.name)) : player.name;
}

/** @param {{ provider: string, level: string, description: string }} bot */
export function botWords(bot) {
    return or(`bot.${bot.provider}.${bot.level.toLowerCase()}.words`, or(`bot.${bot.provider}.words`, bot.description));
}

/** What to tell a person about a refusal. @param {{ code: string, words: string }} problem */
export function problemWords(problem) {
    return or("web.problem." + problem.code, problem.words);
}

/** A clock as people say it; one of an unusual kind as it is written. @param {string} clock */
export function clockWords(clock) {
    if (clock === "-" || clock === "") return t("clock.none");
    const turn = /^>(\d+)$/.exec(clock);
    if (turn) return t("clock.turn.short", turn[1]);
    const parts = /^(\d+)(?:\+(\d+))?$/.exec(clock);
    if (!parts) return clock;
    const seconds = Number(parts[1]);
    const time = seconds % 60 === 0 ? t("web.clock.minutes", seconds / 60) : t("web.clock.seconds", seconds);
    return parts[2] && parts[2] !== "0" ? t("web.clock.increment", time, parts[2]) : time;
}
