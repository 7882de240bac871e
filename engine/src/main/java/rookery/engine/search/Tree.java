package rookery.engine.search;

import rookery.engine.evaluation.Evaluation;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * One thread's search of the tree below a position: principal variation search, which ends in {@link Quiescence}. Mutable, one per thread.
 *
 * <p>{@link #search} is written as numbered steps. Its numbers are hundredths of a pawn or plies.
 */
final class Tree {

    private final SearchProfile profile;
    private final Evaluation evaluation;
    private final int[] values;
    private final TranspositionTable table;
    private final Histories histories;
    private final Corrections corrections = new Corrections();
    private final Path path;
    private final Quiescence quiescence;

    // Copies of the {@link SearchNumbers}, since fields are faster than a table.
    private final Reductions reductions;
    private final int reverseFutility;
    private final int reverseFutilityImproving;
    private final int razoring;
    private final int razoringByDepth;
    private final int nullMargin;
    private final int nullMarginByDepth;
    private final int probCutMargin;
    private final int probCutImproving;
    private final int captureExchange;
    private final int quietExchange;
    private final int poorHistory;
    private final int futility;
    private final int futilityByDepth;
    private final int notImproving;
    private final int atCut;
    private final int seenAsPrincipal;
    private final int atPrincipal;
    private final int loudTableMove;
    private final int checkGiven;
    private final int manyCutoffs;
    private final int doubleMargin;
    private final int deeperMargin;

    private Root root = Root.NONE;
    /** No null move is tried before this ply, while one is being verified. */
    private int nullMoveFrom;

    Tree(Variant variant, Evaluation evaluation, SearchNumbers numbers, TranspositionTable table, Position position,
            SearchControl control) {
        profile = SearchProfile.of(variant);
        this.evaluation = evaluation;
        values = evaluation.values();
        this.table = table;
        histories = new Histories(variant);
        path = new Path(variant, histories, values, position, control);
        quiescence = new Quiescence(profile, path, evaluation, numbers, table, corrections);
        reductions = numbers.reductions();
        reverseFutility = numbers.get(SearchNumber.REVERSE_FUTILITY);
        reverseFutilityImproving = numbers.get(SearchNumber.REVERSE_FUTILITY_IMPROVING);
        razoring = numbers.get(SearchNumber.RAZORING);
        razoringByDepth = numbers.get(SearchNumber.RAZORING_BY_DEPTH);
        nullMargin = numbers.get(SearchNumber.NULL_MOVE);
        nullMarginByDepth = numbers.get(SearchNumber.NULL_MOVE_BY_DEPTH);
        probCutMargin = numbers.get(SearchNumber.PROBCUT);
        probCutImproving = numbers.get(SearchNumber.PROBCUT_IMPROVING);
        captureExchange = numbers.get(SearchNumber.CAPTURE_EXCHANGE);
        quietExchange = numbers.get(SearchNumber.QUIET_EXCHANGE);
        poorHistory = numbers.get(SearchNumber.POOR_HISTORY);
        futility = numbers.get(SearchNumber.FUTILITY);
        futilityByDepth = numbers.get(SearchNumber.FUTILITY_BY_DEPTH);
        notImproving = numbers.get(SearchNumber.REDUCTION_NOT_IMPROVING);
        atCut = numbers.get(SearchNumber.REDUCTION_AT_CUT);
        seenAsPrincipal = numbers.get(SearchNumber.REDUCTION_WAS_PRINCIPAL);
        atPrincipal = numbers.get(SearchNumber.REDUCTION_PRINCIPAL);
        loudTableMove = numbers.get(SearchNumber.REDUCTION_LOUD_TABLE_MOVE);
        checkGiven = numbers.get(SearchNumber.REDUCTION_CHECK);
        manyCutoffs = numbers.get(SearchNumber.REDUCTION_CUTOFFS);
        doubleMargin = numbers.get(SearchNumber.DOUBLE_EXTENSION);
        deeperMargin = numbers.get(SearchNumber.DEEPER);
    }

    /** Forgets what was learned in earlier games. */
    void newGame() {
        histories.clear();
        corrections.clear();
    }

    /** Moves to a position that it may change; what was learned stays. */
    void plant(Position position, Root newRoot, boolean isTimekeeper) {
        root = newRoot;
        nullMoveFrom = 0;
        path.start(position, isTimekeeper);
    }

    /** The path from the root to the current position. */
    Path path() {
        return path;
    }

    /** The score of the current position. */
    int search(int depth, int alpha, int beta) {
        return search(0, depth, alpha, beta, false);
    }

    private int search(int ply, int fullDepth, int fullAlpha, int fullBeta, boolean cutNode) {
        int depth = fullDepth;
        int alpha = fullAlpha;
        int beta = fullBeta;
        if (depth <= 0 || ply >= Search.MOST_PLIES - 1) {
            return quiescence.search(ply, alpha, beta);
        }
        boolean atRoot = ply == 0;
        boolean principal = beta - alpha > 1;
        Position position = path.position();
        SearchPly frame = path.enter(ply);
        SearchPly child = path.frame(ply + 1);

        // 1. Has the search been stopped, or the game ended?
        if (path.isStopped()) {
            return Scores.DRAW;
        }
        if (!atRoot) {
            int end = path.ended(ply);
            if (end != Scores.NONE) {
                return end;
            }
            // Even a win on the next move would not beat a shorter one found elsewhere.
            alpha = Math.max(alpha, Scores.lossAt(ply));
            beta = Math.min(beta, Scores.winAt(ply + 1));
            if (alpha >= beta) {
                return alpha;
            }
        }

        // 2. What does the table know?
        int excluded = frame.excluded;
        TableEntry entry = frame.entry;
        if (excluded == Move.NONE) {
            table.probe(frame.key, entry);
        } else {
            entry.clear();
        }
        int tableMove = atRoot ? root.current().move : entry.move;
        int tableScore = entry.scoreAt(ply);
        int tableDepth = entry.depth;
        int tableBound = entry.bound;
        boolean wasPrincipal = principal || entry.principal;
        if (!principal && tableScore != Scores.NONE && tableDepth >= depth && path.isFarFromNoProgress()
                && entry.cuts(tableScore, beta)) {
            return tableScore;
        }

        // 3. The static evaluation, and whether it is improving.
        int raw = Scores.NONE;
        int estimate = Scores.NONE;
        if (frame.inCheck) {
            frame.evaluation = Scores.NONE;
        } else if (excluded != Move.NONE) {
            estimate = frame.evaluation;
        } else {
            raw = entry.evaluation != Scores.NONE ? entry.evaluation : evaluation.evaluate(position);
            frame.evaluation = corrections.corrected(raw, position, frame);
            estimate = frame.evaluation;
            if (tableScore != Scores.NONE && entry.improves(tableScore, estimate)) {
                estimate = tableScore;
            }
        }
        boolean improving = !frame.inCheck && path.isImproving(ply);
        path.frame(ply + 2).killers[0] = Move.NONE;
        path.frame(ply + 2).killers[1] = Move.NONE;
        path.frame(ply + 2).cutoffs = 0;
        frame.doubleExtensions = atRoot ? 0 : path.frame(ply - 1).doubleExtensions;
        path.recall(ply);

        // 4. Positions so good or so bad that their moves need not be searched.
        if (!frame.inCheck && !principal && excluded == Move.NONE) {
            // 4.1 Reverse futility: far above beta, nothing the opponent does soon will change that.
            if (depth <= 9 && estimate - reverseFutility * depth + (improving ? reverseFutilityImproving : 0) >= beta
                    && !Scores.isProven(beta)
                    && !Scores.isProven(estimate)) {
                return beta + (estimate - beta) / 3;
            }
            // 4.2 Razoring: far below alpha, only captures could help.
            if (depth <= 4 && estimate + razoring + razoringByDepth * depth * depth < alpha) {
                int score = quiescence.search(ply, alpha, alpha + 1);
                if (score <= alpha) {
                    return score;
                }
            }
            // 4.3 Null move: when even passing keeps the score above beta, a real move will.
            if (profile.nullMove() && depth >= 3 && ply >= nullMoveFrom && path.frame(ply - 1).move != Move.PASS && estimate >= beta
                    && frame.evaluation + nullMarginByDepth * depth - nullMargin >= beta && !isLost(beta) && path.hasOfficers()) {
                int score = nullMove(ply, depth, beta, estimate, cutNode);
                if (path.isOver()) {
                    return Scores.DRAW;
                }
                if (score != Scores.NONE) {
                    return score;
                }
            }
            // 4.4 ProbCut: a capture that beats beta by a margin at low depth will beat beta at full depth.
            int margin = beta + probCutMargin - (improving ? probCutImproving : 0);
            if (depth >= 5 && !Scores.isProven(beta)
                    && !(tableScore != Scores.NONE && tableDepth >= depth - 3 && tableScore < margin)) {
                int score = probCut(ply, depth, beta, margin, tableMove, raw, cutNode, wasPrincipal);
                if (path.isOver()) {
                    return Scores.DRAW;
                }
                if (score != Scores.NONE) {
                    return score;
                }
            }
        }

        // 5. Internal iterative reduction: without a move from the table the node is worth less, and the next visit will have one.
        if (depth >= 4 && tableMove == Move.NONE && excluded == Move.NONE && (principal || cutNode)) {
            depth--;
        }

        // 6. The moves.
        MovePicker picker = excluded == Move.NONE ? frame.picker : frame.singularPicker;
        picker.start(position, tableMove, frame);
        boolean tableMoveIsLoud = tableMove != Move.NONE && path.isLoud(tableMove);
        boolean mayPrune = !atRoot && path.hasOfficers();
        int best = -Scores.INFINITE;
        int bestMove = Move.NONE;
        int moveNumber = 0;
        int quiets = 0;
        int captures = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            RootMove rootMove = atRoot ? root.find(move) : null;
            if (move == excluded || atRoot && rootMove == null) {
                continue;
            }
            moveNumber++;
            boolean loud = path.isLoud(move);
            int history = loud ? captureHistory(move) : Math.min(picker.lastScore(), 2 * Histories.LIMIT);
            int reduction = loud ? reductions.loud(depth, moveNumber) : reductions.quiet(depth, moveNumber);
            reduction += improving ? 0 : notImproving;

            // 6.1 Moves that can be left out at low depth, once something better than a loss is known.
            boolean givesCheck = position.givesCheck(move);
            boolean countedCheck = givesCheck && path.forcing().countsChecks();
            if (mayPrune && best > -Scores.PROVEN) {
                int reducedDepth = Math.max(0, depth - 1 - reduction / Reductions.PLY);
                // Late moves: the ordering has put what matters before them.
                if (moveNumber >= (improving ? 4 + depth * depth : (4 + depth * depth) / 2)) {
                    picker.skipQuiets();
                }
                if (loud || givesCheck) {
                    if (depth <= 7 && !countedCheck
                            && !position.exchangeReaches(move, -captureExchange * depth - (loud ? history / 30 : 0), values)) {
                        continue;
                    }
                } else {
                    // Moves that have never worked.
                    if (reducedDepth <= 5 && history < -poorHistory * depth) {
                        continue;
                    }
                    // Futility: a quiet move will not raise the score to alpha.
                    if (!frame.inCheck && reducedDepth <= 9
                            && frame.evaluation + futility + futilityByDepth * reducedDepth + history / 160 <= alpha) {
                        continue;
                    }
                    // The moved piece can be captured for less than it gains.
                    if (reducedDepth <= 9 && !position.exchangeReaches(move, -quietExchange * reducedDepth * reducedDepth, values)) {
                        continue;
                    }
                }
            }

            // 6.2 Extensions: of checks that are counted, and of a singular move, without which the position is clearly worse.
            int extension = countedCheck && ply < 2 * root.depth ? 1 : 0;
            if (!atRoot && move == tableMove && excluded == Move.NONE && depth >= 7 && tableDepth >= depth - 3
                    && (tableBound & TableEntry.LOWER) != 0
                    && !Scores.isProven(tableScore) && ply < 2 * root.depth) {
                int singularBeta = tableScore - (wasPrincipal && !principal ? 3 : 2) * depth;
                frame.excluded = move;
                int score = search(ply, (depth - 1) / 2, singularBeta - 1, singularBeta, cutNode);
                frame.excluded = Move.NONE;
                if (path.isOver()) {
                    return Scores.DRAW;
                }
                if (score < singularBeta) {
                    extension = !principal && score < singularBeta - doubleMargin && frame.doubleExtensions <= 6 ? 2 : 1;
                } else if (singularBeta >= beta) {
                    // Another move beats beta too: this node will fail high anyway (multicut).
                    return singularBeta;
                } else if (tableScore >= beta) {
                    extension = -2;
                } else if (cutNode) {
                    extension = -1;
                }
            }

            // 6.3 Make the move and search it, the first fully, the others with a null window and reduced.
            int newDepth = depth - 1 + extension;
            frame.doubleExtensions = (atRoot ? 0 : path.frame(ply - 1).doubleExtensions) + (extension >= 2 ? 1 : 0);
            long before = path.count();
            boolean step = path.forcing().isStep(position, move);
            path.make(ply, move, givesCheck);
            int score;
            if (depth >= 2 && moveNumber > (atRoot ? 2 : 1)) {
                reduction += cutNode ? atCut : 0;
                reduction -= wasPrincipal ? seenAsPrincipal : 0;
                reduction -= principal ? atPrincipal : 0;
                reduction += tableMoveIsLoud && !loud ? loudTableMove : 0;
                reduction -= givesCheck ? checkGiven : 0;
                reduction -= step ? ForcingMoves.STEP_REDUCTION : 0;
                reduction += child.cutoffs > 3 ? manyCutoffs : 0;
                reduction -= loud ? history / 10 : history / 14;
                int reducedDepth = Math.clamp(newDepth - Math.floorDiv(reduction, Reductions.PLY), 1,
                        Math.max(1, newDepth + (principal ? 1 : 0)));
                score = -search(ply + 1, reducedDepth, -alpha - 1, -alpha, true);
                if (score > alpha && reducedDepth < newDepth) {
                    newDepth += score > best + deeperMargin + 2 * newDepth ? 1 : 0;
                    newDepth -= score < best + 9 ? 1 : 0;
                    if (reducedDepth < newDepth) {
                        score = -search(ply + 1, newDepth, -alpha - 1, -alpha, !cutNode);
                    }
                    if (!loud) {
                        histories.rewardContinuations(frame, move, frame.piece,
                                score >= beta ? Histories.bonus(depth) : score <= alpha ? -Histories.malus(depth) : 0);
                    }
                }
            } else if (!principal || moveNumber > 1) {
                score = -search(ply + 1, newDepth, -alpha - 1, -alpha, !cutNode);
            } else {
                score = -Scores.INFINITE;
            }
            if (principal && (moveNumber == 1 || score > alpha)) {
                score = -search(ply + 1, newDepth, -beta, -alpha, false);
            }
            path.unmake();
            if (path.isOver()) {
                return Scores.DRAW;
            }

            // 6.4 What the result means.
            if (rootMove != null) {
                rootMove.nodes += path.count() - before;
                if (moveNumber == 1 || score > alpha) {
                    rootMove.found(score, path.selectiveDepth(), child);
                } else {
                    rootMove.score = -Scores.INFINITE;
                }
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (principal) {
                        frame.startLine(move, child);
                    }
                    if (score >= beta) {
                        frame.cutoffs++;
                        break;
                    }
                    alpha = score;
                    // Having found one good move, another is less likely.
                    depth -= depth > 2 && depth < 12 && !Scores.isProven(score) ? 1 : 0;
                }
            }
            if (move != bestMove) {
                if (loud) {
                    if (captures < SearchPly.MOST_TRIED) {
                        frame.triedCaptures[captures++] = move;
                    }
                } else if (quiets < SearchPly.MOST_TRIED) {
                    frame.triedQuiets[quiets++] = move;
                }
            }
        }

        // 7. Mate or stalemate.
        if (moveNumber == 0) {
            return excluded != Move.NONE ? alpha : path.withoutMoves(ply);
        }

        // 8. Remember: histories, the table, and how far the evaluation was off.
        if (best >= beta) {
            histories.learn(position, frame, bestMove, path.isLoud(bestMove), depth + (best > beta + 80 ? 1 : 0), quiets, captures);
        }
        if (excluded == Move.NONE) {
            int bound = best >= beta ? TableEntry.LOWER : principal && bestMove != Move.NONE ? TableEntry.EXACT : TableEntry.UPPER;
            if (!atRoot || root.line == 0) {
                table.store(frame.key, bestMove, Scores.toTable(best, ply), raw, depth, bound, wasPrincipal);
            }
            if (!frame.inCheck && (bestMove == Move.NONE || !path.isLoud(bestMove)) && !Scores.isProven(best)
                    && !(bound == TableEntry.LOWER && best <= frame.evaluation)
                    && !(bound == TableEntry.UPPER && best >= frame.evaluation)) {
                corrections.learn(position.turn().ordinal(), frame, depth, best - frame.evaluation);
            }
        }
        return best;
    }

    private static boolean isLost(int score) {
        return score <= -Scores.PROVEN;
    }

    private int captureHistory(int move) {
        Position position = path.position();
        return histories.capture(position.piece(Move.from(move)), Move.to(move), position.captured(move));
    }

    private int nullMove(int ply, int depth, int beta, int estimate, boolean cutNode) {
        int reduction = 4 + depth / 4 + Math.min((estimate - beta) / 200, 3);
        path.make(ply, Move.PASS);
        int score = -search(ply + 1, depth - reduction, -beta, -beta + 1, !cutNode);
        path.unmake();
        if (path.isOver() || score < beta) {
            return Scores.NONE;
        }
        score = Math.min(score, Scores.PROVEN - 1);
        if (nullMoveFrom > 0 || depth < 14) {
            return score;
        }
        // At high depth the cut is verified by real moves, against positions in which passing would be best.
        nullMoveFrom = ply + 3 * (depth - reduction) / 4;
        int verified = search(ply, depth - reduction, beta - 1, beta, false);
        nullMoveFrom = 0;
        return verified >= beta ? score : Scores.NONE;
    }

    private int probCut(int ply, int depth, int beta, int margin, int tableMove, int raw, boolean cutNode, boolean wasPrincipal) {
        SearchPly frame = path.frame(ply);
        MovePicker picker = frame.picker;
        picker.startCaptures(path.position(), tableMove, margin - frame.evaluation);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            path.make(ply, move);
            int score = -quiescence.search(ply + 1, -margin, -margin + 1);
            if (score >= margin) {
                score = -search(ply + 1, depth - 4, -margin, -margin + 1, !cutNode);
            }
            path.unmake();
            if (path.isOver()) {
                return Scores.NONE;
            }
            if (score >= margin) {
                table.store(frame.key, move, Scores.toTable(score, ply), raw, depth - 3, TableEntry.LOWER, wasPrincipal);
                return Scores.isProven(score) ? score : score - (margin - beta);
            }
        }
        return Scores.NONE;
    }
}
