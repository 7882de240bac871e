// @ts-check
// What happens, in sentences: for the line above the board, and for those who listen.

import { isPocket } from "./pockets.js";
import { owner, squareName, WALL } from "./squares.js";
import { or, pieceName, playerName, sideName, t } from "./texts.js";

/** @typedef {import("./types.js").Ply} Ply @typedef {import("./types.js").Table} Table @typedef {import("./types.js").Variant} Variant */

/** @param {Variant} variant @param {Ply} ply @param {string} before the board before it */
export function plyWords(variant, ply, before) {
    const side = sideName(ply.side);
    if (ply.kind === "roll") return t("heard.roll", ply.face ?? "", kindWords(variant, ply.piece ?? ""));
    if (ply.kind === "pass" || ply.from === undefined || ply.to === undefined) return t("heard.pass", side);
    const to = squareName(ply.to, variant.files);
    if (ply.text.startsWith("O-O")) return t("heard.castles", side, to);
    const wall = [...ply.board].findIndex((letter, square) => letter === WALL && before[square] !== WALL);
    const blocks = wall < 0 ? "" : ` ${t("heard.blocks", t("piece." + variant.wall.split(".")[0]), squareName(wall, variant.files))}`;
    if (isPocket(ply.from)) return t("heard.drops", side, kindWords(variant, ply.board[ply.to]), to) + blocks;
    const mover = before[ply.from];
    const taken = lost(before, ply);
    const from = squareName(ply.from, variant.files);
    const moved = taken
        ? t("heard.takes", side, kindWords(variant, mover), from, kindWords(variant, taken), to)
        : t("heard.move", side, kindWords(variant, mover), from, to);
    const now = ply.board[ply.to];
    const left = ply.board[ply.from];
    const gates = owner(left) === ply.side ? ` ${t("heard.gates", kindWords(variant, left), from)}` : "";
    return (now !== mover && owner(now) === ply.side ? `${moved} ${t("heard.becomes", kindWords(variant, now))}` : moved) + gates + blocks;
}

/** The letter of the other side's piece that is gone after the ply, if there is one. @param {string} before @param {Ply} ply */
function lost(before, ply) {
    for (let square = 0; square < before.length; square++) {
        const letter = before[square];
        if (owner(letter) !== null && owner(letter) !== ply.side && ply.board[square] !== letter) return letter;
    }
    return null;
}

/** @param {Variant} variant @param {string} letter */
function kindWords(variant, letter) {
    const kind = variant.kinds[letter.toUpperCase()];
    return kind ? pieceName(kind) : letter;
}

/** One sentence on how the game stands. @param {Table} table */
export function statusWords(table) {
    const { position, outcome } = table;
    const turn = sideName(position.turn);
    if (outcome) return outcomeWords(outcome);
    if (table.state === "inviting") return t("web.status.inviting");
    if (table.state === "waiting") return t("web.status.waiting");
    if (table.state === "paused") return t("status.paused", turn);
    if (position.acts === "nature") return t("status.roll", turn);
    if (position.check !== null) return t("status.check", turn);
    const player = table.players[position.turn];
    return player.bot ? t("status.thinks", turn, playerName(player)) : t("status.move", turn);
}

/** @param {{ winner: "white" | "black" | null, reason: string }} outcome */
export function outcomeWords(outcome) {
    const { winner, reason } = outcome;
    if (!winner) return or("status.draw." + reason, `${t("over.draw")}: ${or("reason." + reason, reason)}`);
    const loser = winner === "white" ? "black" : "white";
    return or("status.win." + reason, t("web.wins", sideName(winner)), sideName(winner), sideName(loser));
}

/** How the game ended, said to the one who sits there. @param {{ winner: "white" | "black" | null, reason: string }} outcome @param {string | null} seat */
export function personalOutcome(outcome, seat) {
    if (!outcome.winner || (seat !== "white" && seat !== "black")) return outcomeWords(outcome);
    return or(`over.${outcome.winner === seat ? "won" : "lost"}.${outcome.reason}`, outcomeWords(outcome));
}

/**
 * A line that is read aloud when it changes. Two regions take turns, so that the same words are heard twice if they are said twice, and what follows at once, such as
 * a mate after the move that gave it, does not take the words before it away.
 */
export class Voice {
    /** @param {HTMLElement} parent */
    constructor(parent) {
        this.regions = [0, 1].map(() => {
            const region = document.createElement("div");
            region.className = "spoken";
            region.setAttribute("role", "status");
            region.setAttribute("aria-live", "polite");
            parent.append(region);
            return region;
        });
        this.turn = 0;
    }

    /** @param {string} words */
    say(words) {
        if (!words) return;
        this.turn = 1 - this.turn;
        this.regions[this.turn].textContent = words;
    }
}
