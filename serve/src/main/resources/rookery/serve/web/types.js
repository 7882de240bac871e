// The shapes of what the server sends, for the type checker alone; docs/serve-protocol.md tells what they mean.

/**
 * @typedef {"white" | "black"} Side
 * @typedef {{ name: string, art: string, royal: boolean }} Kind
 * @typedef {Record<string, Kind>} Kinds kinds of pieces by their capital letter
 * @typedef {{ id: string, name: string, own: boolean, files: number, ranks: number, die?: boolean, pockets: string, wall: string,
 *     regions: [number, number, number, number, boolean][], kinds: Kinds }} Variant
 * @typedef {{ name: string, bot: boolean, face: string | null, here: boolean, seat: "free" | "taken" }} Player
 * @typedef {{ white: Player, black: Player }} Players
 * @typedef {[string, number, number, string?, string?, number[]?]} Move text, from, to; perhaps what a piece becomes or leaves behind, where that enters,
 *     and the squares of which the name of one ends the text
 * @typedef {{ kind: "move" | "roll" | "pass", side: Side, text: string, number: number, from?: number, to?: number, face?: number,
 *     piece?: string, board: string, hands: string, check: number | null, clock: number | null }} Ply
 * @typedef {{ start: string, startCheck: number | null, ply: number, board: string, hands: string, startHands: string, turn: Side, acts: Side | "nature", check: number | null,
 *     roll: { face: number, piece: string } | null, moves: Move[], claims?: string[], canTakeBack?: Side[],
 *     checksGiven?: { white: number, black: number } | null, material?: number | null }} Position
 * @typedef {{ white: number | null, black: number | null, running: Side | null, at: number, free: number, whiteControl: string,
 *     blackControl: string, gains: boolean, periods: { white: number, black: number, length: number } | null }} Clocks
 * @typedef {{ result: string, winner: Side | null, reason: string }} Outcome
 * @typedef {{ watch: string, join: string | null, seat?: string }} Links
 * @typedef {{ seat: Side | "both" | null, token: boolean, boot: string, now: number, links: Links, join: Side | null, addresses?: string[] }} Hello
 * @typedef {{ number: number, state: "inviting" | "waiting" | "running" | "paused" | "over", game: string | null, variant: Variant,
 *     players: Players, below: Side, clocks: Clocks | null, from: number, plies: Ply[], position: Position, offer: Side | null,
 *     takeBack: Side | null, rematch: Side | null, outcome: Outcome | null, happened: string[], watchers: number,
 *     unsafe: string | null }} Table
 * @typedef {{ provider: string, level: string, name: string, description: string, face: string | null }} Bot
 * @typedef {{ id: string, name: string, summary: string, own: boolean, files: number, ranks: number, die: boolean, pockets: string, wall: string, pieces: string, board: string,
 *     kinds: Kinds, bots: string[], bot: string | null, group?: string }} OfferedVariant
 * @typedef {{ mayBegin: boolean, variants: OfferedVariant[], bots: Record<string, Bot>, clocks: string[], clock: string,
 *     limits: { name: number }, addresses?: string[] }} Offer
 * @typedef {{ id: string, variant: string, variantName: string, clock: string, name: string, side: Side | null, join: string }} OpenTable
 * @typedef {{ id: string, watch: string, state: string, variant: Variant, players: Players, board: string, last: [number, number] | null,
 *     check: number | null, turn: Side, moves: number, text: string | null, clocks: Clocks | null, outcome: Outcome | null }} WallTable
 * @typedef {{ text: string, move: string, from: number, to: number, board: string, names: string[], count: number }} Answer
 * @typedef {{ number: number, question: { id: string, text: string, variant: Variant, position: Position } | null, answered: string[],
 *     answers: Answer[] | null, revealed: boolean }} ClassState
 */

export {};
