package rookery.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Transition;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** What holds in every position of every variant; checked along games of random moves. */
final class VariantLaws {

    private final Variant variant;
    private final SplittableRandom random;
    private Position position;
    private String place = "";

    VariantLaws(Variant variant, long seed) {
        this.variant = variant;
        random = new SplittableRandom(seed);
        position = Position.start(variant);
    }

    /** Plays games and checks every position of them. */
    void hold(int games, int plies) {
        assertThat(VariantReader.read(VariantWriter.write(variant))).isEqualTo(new VariantReader.Accepted(variant));
        for (int game = 0; game < games; game++) {
            position = Position.start(variant);
            play(plies);
        }
    }

    private void play(int plies) {
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            place = variant.id() + " " + Fen.write(position) + " after " + position.ply();
            Outcome outcome = position.outcome();
            if (position.isGoalReached()) {
                assertThat(outcome.isOver()).as(place).isTrue();
                assertThat(position.legalMoveCount()).as(place).isZero();
                return;
            }
            check();
            position.legalMoves(moves);
            if (moves.isEmpty()) {
                assertThat(outcome.isOver()).as(place).isTrue();
            }
            // Draws by counting leave moves to play on with, which is as good a place for the laws as any.
            if (moves.isEmpty()) {
                return;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
    }

    private void check() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int[] before = sorted(moves);
        assertThat(position.legalMoveCount()).as(place).isEqualTo(before.length);
        assertThat(Arrays.stream(before).distinct().count()).as("distinct moves, %s", place).isEqualTo(before.length);
        assertThat(position.recomputedKey()).as(place).isEqualTo(position.key());
        checkCaptures(moves);
        checkEachMove(moves);
        position.legalMoves(moves);
        assertThat(sorted(moves)).as("moves after make and unmake, %s", place).isEqualTo(before);
        checkSetup(before);
        checkTexts(moves);
        if (position.toAct() == Actor.NATURE) {
            checkRolls(moves);
        } else if (isKnownToNaive()) {
            checkAgainstNaive(moves);
        }
    }

    private static int[] sorted(MoveList moves) {
        return moves.stream().sorted().toArray();
    }

    private void checkCaptures(MoveList moves) {
        MoveList captures = new MoveList();
        position.legalCaptures(captures);
        int[] loud = moves.stream().filter(move -> !Move.isRoll(move) && (position.isCapture(move) || Move.isPromotion(move))).sorted()
                .toArray();
        assertThat(sorted(captures)).as("captures, %s", place).isEqualTo(loud);
    }

    private void checkEachMove(MoveList moves) {
        Setup setup = position.setup();
        long key = position.key();
        Side mover = position.turn();
        boolean wasCheck = position.inCheck();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            // Transitions are compared for a few moves of each position only: placements are costly to take.
            Transition transition = i % 8 == 0 ? position.transition(move) : null;
            position.make(move);
            require(position.recomputedKey() == position.key(), "incremental key", move);
            if (variant.hasCheck() && !Move.isRoll(move) && variant.wild().royals() == Royals.SINGLE && !position.isGoalReached()
                    && position.royalSquare(mover) >= 0 && variant.wild().captures().effect() == Captures.Effect.NONE) {
                int royal = position.royalSquare(mover);
                require(royal >= 0 && !position.isAttacked(royal, mover.opponent()), "own royal piece safe", move);
                require(!variant.checksForbidden() || !position.inCheck(), "no check given where that is forbidden", move);
            }
            if (transition != null) {
                require(Arrays.equals(applied(setup, transition), position.setup().placement().toArray()), "transition", move);
            }
            position.unmake();
            require(position.key() == key, "key after taking back", move);
        }
        assertThat(position.setup()).as(place).isEqualTo(setup);
        assertThat(position.inCheck()).as(place).isEqualTo(wasCheck);
    }

    /** Not an assertion library's: this runs for every move of every position. */
    private void require(boolean held, String law, int move) {
        if (!held) {
            throw new AssertionError(law + " after " + text(move) + ", " + place);
        }
    }

    private static int[] applied(Setup setup, Transition transition) {
        int[] pieces = setup.placement().toArray();
        transition.removals().forEach(removal -> pieces[removal.square()] = Piece.EMPTY);
        transition.slides().forEach(slide -> pieces[slide.from()] = Piece.EMPTY);
        transition.slides().forEach(slide -> pieces[slide.to()] = slide.piece());
        transition.changes().forEach(change -> pieces[change.square()] = change.to());
        return pieces;
    }

    private void checkSetup(int[] moves) {
        Setup setup = position.setup();
        assertThat(Fen.read(variant, Fen.write(position))).as(place).isEqualTo(new Fen.Read(setup));
        Verdict verdict = Position.of(variant, setup);
        assertThat(verdict).as(place).isInstanceOf(Verdict.Playable.class);
        if (verdict instanceof Verdict.Playable(Position again)) {
            MoveList found = new MoveList();
            again.legalMoves(found);
            assertThat(sorted(found)).as("moves of the setup, %s", place).isEqualTo(moves);
            assertThat(again.key()).as(place).isEqualTo(position.key());
            assertThat(again.setup()).as(place).isEqualTo(setup);
        }
    }

    /** A few moves of each position, and the position's king moves among them most likely to be mistaken for castling. */
    private void checkTexts(MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (random.nextInt(moves.size()) < 4 || Move.isCastling(move) || Move.type(move) == Move.EN_PASSANT) {
                String san = San.write(position, move);
                require(San.parse(position, san) == move, "SAN " + san + " read again", move);
                String uci = UciText.write(position, move);
                require(UciText.parse(position, uci) == move, "UCI text " + uci + " read again", move);
            }
        }
    }

    private void checkRolls(MoveList moves) {
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            sum += position.probability(moves.get(i));
            position.make(moves.get(i));
            assertThat(position.legalMoveCount()).as("moves after roll %d, %s", Move.face(moves.get(i)), place).isPositive();
            position.unmake();
        }
        assertThat(sum).as(place).isCloseTo(moves.isEmpty() ? 0 : 1, within(1e-12));
    }

    /** The naive generator knows neither drops, effects and places nor promotions by kind. */
    private boolean isKnownToNaive() {
        boolean royal = !variant.hasCheck() || position.royalSquare(position.turn()) >= 0;
        return royal && variant.wild().isNone() && variant.promotion().others().isEmpty() && !variant.promotion().neverStuck()
                && variant.start().placement().count(Piece.WALL) == 0;
    }

    /** Compares steps and attacks with the naive ones. Castling and en passant, which it does not know, are left out. */
    private void checkAgainstNaive(MoveList moves) {
        NaiveMoves naive = new NaiveMoves(variant, position.setup().placement());
        Side mover = position.turn();
        for (int i = 0; i < 4; i++) {
            int square = random.nextInt(variant.shape().squares());
            for (Side side : Side.values()) {
                assertThat(position.isAttacked(square, side)).as("%s attacked by %s, %s", variant.shape().name(square), side, place)
                        .isEqualTo(naive.isAttacked(square, side));
                assertThat(position.attackers(square, side).isEmpty())
                        .as("%s attacked by %s, %s", variant.shape().name(square), side, place)
                        .isNotEqualTo(naive.isAttacked(square, side));
            }
        }
        boolean skipped = variant.shape().squares() > 64 && random.nextInt(4) > 0;
        if (variant.checksForbidden() || skipped) {
            return;
        }
        Set<Integer> expected = naive.steps(mover).stream().filter(step -> mayMove(step >>> 8, step & 255))
                .filter(step -> !variant.hasCheck() || !naive.isRoyalAttackedAfter(step >>> 8, step & 255, mover))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<Integer> steps = moves.stream().filter(move -> Move.type(move) == Move.NORMAL || Move.type(move) == Move.DOUBLE_STEP)
                .mapToObj(move -> Move.from(move) << 8 | Move.to(move)).collect(Collectors.toCollection(TreeSet::new));
        assertThat(steps).as("steps, %s", place).isEqualTo(expected);
    }

    /** Whether die and promotion let the piece go there. */
    private boolean mayMove(int from, int to) {
        int kind = Piece.kind(position.piece(from));
        boolean rolled = position.roll() == 0 || position.kindOfFace(position.roll()) == kind;
        if (!variant.kind(kind).pawn() || variant.promotion().rank() == 0) {
            return rolled;
        }
        int seen = variant.forward(position.turn()) > 0 ? variant.shape().rank(to) + 1 : variant.shape().ranks() - variant.shape().rank(to);
        boolean steps = rolled && seen < variant.promotion().forcedRank();
        return steps || seen >= variant.promotion().rank() && canBecomeSomething();
    }

    private boolean canBecomeSomething() {
        Promotion promotion = variant.promotion();
        int rolled = position.roll() == 0 ? 0 : position.kindOfFace(position.roll());
        boolean free = rolled == 0 || variant.kind(rolled).pawn();
        return promotion.pieces().stream().limit(promotion.chooser() == Promotion.Chooser.ALWAYS_FIRST ? 1 : 99)
                .filter(kind -> free || promotion.chooser() == Promotion.Chooser.DIE && kind == rolled)
                .anyMatch(kind -> {
                    int piece = Piece.of(kind, position.turn());
                    return !promotion.onlyCaptured() || position.count(piece) < variant.start().placement().count(piece);
                });
    }

    private String text(int move) {
        BoardShape shape = variant.shape();
        return Move.isRoll(move)
                ? "roll " + Move.face(move)
                : shape.name(Move.from(move)) + shape.name(Move.to(move)) + " type " + Move.type(move) + " promotion "
                        + Move.promotion(move);
    }
}
