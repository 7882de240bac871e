package rookery.engine.search;

import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;

/**
 * The moves of one node, best guess first: the table's move, winning captures, killers and quiet moves by history, checks first, losing captures. Generates and
 * scores each group only when it is reached, since most nodes end earlier. Mutable and reused.
 */
final class MovePicker {

    private enum Stage {
        TABLE, LIST, SCORE_CAPTURES, CAPTURES, SCORE_QUIETS, QUIETS, CHECKS, LOSING, DONE
    }

    private static final int KILLER = 1 << 24;

    private final Path path;
    private Position position;
    private final Histories histories;
    private final int[] values;
    private final MoveList moves = new MoveList();
    private int[] scores = new int[256];
    private int[] losing = new int[256];

    private Stage stage = Stage.DONE;
    private boolean capturesOnly;
    private boolean checksToo;
    private int threshold;
    private int tableMove;
    private int firstKiller;
    private int secondKiller;
    private int[] rows = {};
    private long pawnKey;
    private int next;
    private int captureEnd;
    private int losingCount;
    private int losingNext;
    private boolean quietsSkipped;
    private boolean triedTableMove;
    private int lastScore;
    /** The value of the best piece a pawn can promote to; lesser promotions are tried with the losing captures. */
    private int bestPromotion;

    MovePicker(Path path, Position position, Histories histories, int[] values) {
        this.path = path;
        this.position = position;
        this.histories = histories;
        this.values = values;
    }

    /** All legal moves of a node of the main search. */
    void start(Position here, int tableMoveHere, SearchPly frame) {
        position = here;
        begin(tableMoveHere, false, 0);
        firstKiller = frame.killers[0];
        secondKiller = frame.killers[1];
        rows = frame.rows;
        pawnKey = frame.pawnKey;
    }

    /** Captures and promotions that win at least the threshold. */
    void startCaptures(Position here, int tableMoveHere, int exchangeThreshold) {
        position = here;
        begin(tableMoveHere, true, exchangeThreshold);
    }

    /** Captures and promotions that lose nothing, then quiet checks at a price. */
    void startCapturesAndChecks(Position here, int tableMoveHere) {
        startCaptures(here, tableMoveHere != Move.NONE && path.isLoud(tableMoveHere) ? tableMoveHere : Move.NONE, 0);
        checksToo = true;
    }

    private void begin(int tableMoveHere, boolean onlyCaptures, int exchangeThreshold) {
        tableMove = tableMoveHere;
        capturesOnly = onlyCaptures;
        checksToo = false;
        threshold = exchangeThreshold;
        next = 0;
        losingCount = 0;
        losingNext = 0;
        quietsSkipped = false;
        triedTableMove = false;
        stage = tableMove != Move.NONE && position.testsMovesAlone() ? Stage.TABLE : Stage.LIST;
    }

    /** Skips the remaining quiet moves. */
    void skipQuiets() {
        quietsSkipped = true;
    }

    /** The history score of the last quiet move. */
    int lastScore() {
        return lastScore;
    }

    /** Whether the last move returned was a capture that loses material. */
    boolean inLosing() {
        return stage == Stage.LOSING;
    }

    /** The next move, or {@link Move#NONE} after the last. */
    int next() {
        while (true) {
            switch (stage) {
                case TABLE -> {
                    stage = Stage.LIST;
                    if ((!capturesOnly || path.isLoud(tableMove)) && position.isLegal(tableMove)) {
                        lastScore = 0;
                        triedTableMove = true;
                        return tableMove;
                    }
                    tableMove = Move.NONE;
                }
                case LIST -> {
                    list();
                    stage = Stage.SCORE_CAPTURES;
                    if (tableMove != Move.NONE && bringForward(tableMove) && !triedTableMove) {
                        lastScore = 0;
                        return tableMove;
                    }
                }
                case SCORE_CAPTURES -> scoreCaptures();
                case CAPTURES -> {
                    while (next < captureEnd) {
                        int move = pick(captureEnd);
                        if (isWinning(move)) {
                            return move;
                        }
                        losing[losingCount++] = move;
                    }
                    stage = checksToo ? Stage.CHECKS : capturesOnly ? Stage.DONE : Stage.SCORE_QUIETS;
                }
                case SCORE_QUIETS -> {
                    if (!quietsSkipped) {
                        scoreQuiets();
                    }
                    stage = Stage.QUIETS;
                }
                case QUIETS -> {
                    if (!quietsSkipped && next < moves.size()) {
                        return pick(moves.size());
                    }
                    stage = Stage.LOSING;
                }
                case CHECKS -> {
                    while (next < moves.size()) {
                        int move = moves.get(next++);
                        if (position.givesCheck(move) && position.exchangeReaches(move, -path.forcing().checkPrice(), values)) {
                            lastScore = 0;
                            return move;
                        }
                    }
                    stage = Stage.DONE;
                }
                case LOSING -> {
                    if (losingNext < losingCount) {
                        lastScore = 0;
                        return losing[losingNext++];
                    }
                    stage = Stage.DONE;
                }
                case DONE -> {
                    return Move.NONE;
                }
            }
        }
    }

    private void list() {
        if (capturesOnly && !checksToo || quietsSkipped) {
            position.legalCaptures(moves);
        } else {
            position.legalMoves(moves);
        }
        path.listed(moves.size());
        if (moves.size() > scores.length) {
            scores = new int[moves.size() * 2];
            losing = new int[moves.size() * 2];
        }
    }

    private boolean bringForward(int move) {
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) == move) {
                moves.swap(0, i);
                next = 1;
                return true;
            }
        }
        return false;
    }

    private void scoreCaptures() {
        captureEnd = next;
        bestPromotion = 0;
        for (int i = next; i < moves.size(); i++) {
            int move = moves.get(i);
            int captured = position.captured(move);
            if (captured != 0 || Move.isPromotion(move)) {
                bestPromotion = Math.max(bestPromotion, Move.isPromotion(move) ? values[Move.promotion(move)] : 0);
                moves.swap(captureEnd, i);
                scores[captureEnd++] = 16 * values[captured >>> 1] + 8 * promotionGain(move)
                        + histories.capture(position.piece(Move.from(move)), Move.to(move), captured);
            }
        }
        stage = Stage.CAPTURES;
    }

    private boolean isWinning(int move) {
        return (!Move.isPromotion(move) || values[Move.promotion(move)] == bestPromotion)
                && position.exchangeReaches(move, threshold - promotionGain(move), values);
    }

    private int promotionGain(int move) {
        int kind = Move.isPromotion(move) ? Move.promotion(move) : 0;
        return kind == 0 ? 0 : values[kind] - values[position.piece(Move.from(move)) >>> 1];
    }

    private void scoreQuiets() {
        int side = position.turn().ordinal();
        for (int i = next; i < moves.size(); i++) {
            int move = moves.get(i);
            scores[i] = move == firstKiller ? KILLER + 1 : move == secondKiller ? KILLER : quietScore(side, move);
        }
    }

    private int quietScore(int side, int move) {
        int piece = position.piece(Move.from(move));
        int to = Move.to(move);
        int score = 2 * histories.quiet(side, move) + histories.structure(pawnKey, piece, to) + path.forcing().orderBonus(position, move);
        for (int row : rows) {
            score += histories.continuation(row, piece, to);
        }
        return score;
    }

    /** Picks the best of the rest: sorting the list would be wasted, since few of its moves are needed. */
    private int pick(int end) {
        int best = next;
        for (int i = next + 1; i < end; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        int move = moves.get(best);
        lastScore = scores[best];
        moves.swap(next, best);
        scores[best] = scores[next];
        next++;
        return move;
    }
}
