package rookery.engine.search;

import rookery.engine.evaluation.Evaluation;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/**
 * The end of every line: captures only, or all moves while in check, until the position is quiet enough to be evaluated; at first also
 * quiet checks. Written as numbered steps.
 */
final class Quiescence {

    /**
     * The {@link Path#effort} after which the remaining captures are skipped: thousands of positions of chess. The ends of ordinary lines cost far
     * less; on a crowded large board, where everything attacks everything, they would never finish.
     */
    private static final int MOST_EFFORT = 1 << 17;

    private final Path path;
    private final Evaluation evaluation;
    private final int[] values;
    private final TranspositionTable table;
    private final Corrections corrections;
    private final int futilityMargin;
    private final int mostEffort;
    private long tiredAt;

    Quiescence(SearchProfile profile, Path path, Evaluation evaluation, SearchNumbers numbers, TranspositionTable table,
            Corrections corrections) {
        mostEffort = profile.quietMoves() ? MOST_EFFORT : 0;
        this.path = path;
        this.evaluation = evaluation;
        values = evaluation.values();
        this.table = table;
        this.corrections = corrections;
        futilityMargin = numbers.get(SearchNumber.QUIESCENCE_FUTILITY);
    }

    /** The score of the path's current position. */
    int search(int ply, int alpha, int beta) {
        tiredAt = path.effort() + mostEffort;
        return settle(ply, alpha, beta, path.forcing().checksAtTheEnd(path.position()));
    }

    /** @param checks how many more times quiet checks are tried */
    private int settle(int ply, int fullAlpha, int beta, int checks) {
        int alpha = fullAlpha;
        boolean principal = beta - alpha > 1;
        Position position = path.position();
        SearchPly frame = path.enter(ply);
        SearchPly child = path.frame(ply + 1);

        // 1. Stopped or ended?
        if (path.isStopped()) {
            return Scores.DRAW;
        }
        int end = path.ended(ply);
        if (end != Scores.NONE) {
            return end;
        }
        if (ply >= Search.MOST_PLIES - 1) {
            return frame.inCheck ? Scores.DRAW : corrections.corrected(evaluation.evaluate(position), position, frame);
        }

        // 2. The table.
        TableEntry entry = frame.entry;
        table.probe(frame.key, entry);
        int tableMove = entry.move;
        int tableScore = entry.scoreAt(ply);
        boolean wasPrincipal = principal || entry.principal;
        if (!principal && tableScore != Scores.NONE && entry.cuts(tableScore, beta)) {
            return tableScore;
        }

        // 3. Standing pat: the mover need not capture.
        int raw = Scores.NONE;
        int best = -Scores.INFINITE;
        int futility = -Scores.INFINITE;
        MovePicker picker = frame.picker;
        if (frame.inCheck) {
            frame.evaluation = Scores.NONE;
            path.recall(ply);
            picker.start(position, tableMove, frame);
        } else {
            raw = entry.evaluation != Scores.NONE ? entry.evaluation : evaluation.evaluate(position);
            frame.evaluation = corrections.corrected(raw, position, frame);
            best = frame.evaluation;
            if (tableScore != Scores.NONE && entry.improves(tableScore, best)) {
                best = tableScore;
            }
            if (best >= beta) {
                if (entry.bound == TableEntry.NO_BOUND) {
                    table.store(frame.key, Move.NONE, Scores.toTable(best, ply), raw, 0, TableEntry.LOWER, false);
                }
                return best;
            }
            if (path.effort() >= tiredAt) {
                return best;
            }
            alpha = Math.max(alpha, best);
            futility = frame.evaluation + futilityMargin;
            if (checks > 0) {
                picker.startCapturesAndChecks(position, tableMove);
            } else {
                picker.startCaptures(position, tableMove, 0);
            }
        }

        // 4. The moves.
        int bestMove = Move.NONE;
        int moveNumber = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            moveNumber++;
            if (best > -Scores.PROVEN) {
                if (frame.inCheck) {
                    picker.skipQuiets();
                } else if (!Move.isPromotion(move) && (checks <= 0 || position.isCapture(move))) {
                    // Even if it costs nothing, the captured piece would not raise the score to alpha.
                    int promised = futility + values[position.captured(move) >>> 1];
                    if (promised <= alpha) {
                        best = Math.max(best, promised);
                        continue;
                    }
                }
            }
            path.make(ply, move);
            int score = -settle(ply + 1, -beta, -alpha, frame.inCheck ? checks : checks - 1);
            path.unmake();
            if (path.isOver()) {
                return Scores.DRAW;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (principal) {
                        frame.startLine(move, child);
                    }
                    if (score >= beta) {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if (frame.inCheck && moveNumber == 0) {
            return path.withoutMoves(ply);
        }

        // 5. Remember.
        table.store(frame.key, bestMove, Scores.toTable(best, ply), raw, 0, best >= beta ? TableEntry.LOWER : TableEntry.UPPER,
                wasPrincipal && best < beta && entry.principal);
        return best;
    }
}
