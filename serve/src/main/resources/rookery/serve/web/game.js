// @ts-check
// The state of a table page: its seat, the game, and the ply shown.

/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").Ply} Ply @typedef {import("./types.js").Hello} Hello */

export class Game {
    constructor() {
        /** @type {Hello | null} */
        this.hello = null;
        /** @type {Table | null} */
        this.table = null;
        /** @type {Ply[]} */
        this.plies = [];
        /** The ply shown; null: the current position. @type {number | null} */
        this.looking = null;
    }

    get seat() {
        return this.hello?.seat ?? null;
    }

    /** After how many plies the board is shown. */
    get shown() {
        return this.looking ?? this.plies.length;
    }

    /**
     * Updates to a new table state.
     *
     * @param {Table} table
     * @returns {{ from: number, fresh: Ply[], another: boolean }} the first ply that is not as before, those that were not known, and whether
     *     it is another game
     */
    take(table) {
        const another = this.table !== null && this.table.game !== table.game;
        const known = another ? [] : this.plies;
        const plies = [...known.slice(0, table.from), ...table.plies];
        let from = Math.min(table.from, known.length);
        while (from < known.length && from < plies.length && same(known[from], plies[from])) from++;
        this.table = table;
        this.plies = plies;
        if (another || (this.looking !== null && this.looking >= plies.length)) this.looking = null;
        return { from: another ? 0 : from, fresh: plies.slice(from), another };
    }

    /** @param {number} count */
    look(count) {
        this.looking = count >= this.plies.length ? null : Math.max(0, count);
    }

    /** The board after that many plies. @param {number} count */
    boardAfter(count) {
        const position = this.table?.position;
        return count > 0 ? this.plies[count - 1].board : position && this.plies.length === 0 ? position.board : (position?.start ?? "");
    }

    /** The letters of the pieces in hand after that many plies. @param {number} count */
    handsAfter(count) {
        const position = this.table?.position;
        return count > 0 ? this.plies[count - 1].hands : (position?.startHands ?? "");
    }

    /** The moves this page may play now. */
    get moves() {
        const { table, seat } = this;
        if (!table || this.looking !== null || table.state !== "running" || seat === null) return [];
        return table.position.acts !== "nature" && (seat === "both" || seat === table.position.acts) ? table.position.moves : [];
    }

    /** Whether this page may roll now. */
    get mayRoll() {
        const { table, seat } = this;
        return table !== null && table.state === "running" && table.position.acts === "nature" && (seat === "both" || seat === table.position.turn);
    }

    /** The roll that lies on the table: the last one, unless the next is due. */
    get roll() {
        const { table, plies } = this;
        if (!table || table.position.acts === "nature") return null;
        if (table.position.roll) return { ...table.position.roll, side: table.position.turn };
        const last = plies.findLast(ply => ply.kind === "roll");
        return last && last.face !== undefined && last.piece !== undefined ? { face: last.face, piece: last.piece, side: last.side } : null;
    }
}

/** @param {Ply} one @param {Ply} two */
function same(one, two) {
    return one.text === two.text && one.side === two.side && one.board === two.board;
}
