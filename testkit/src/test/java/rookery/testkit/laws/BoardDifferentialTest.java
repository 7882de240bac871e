package rookery.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Variant;
import rookery.testkit.RandomVariants;

/** Plays the same games on the fast board and on the general one: the slow board is the oracle of the fast one. */
class BoardDifferentialTest {

    private static final int RANDOM_VARIANTS = 40;

    static Stream<Variant> variants() {
        Stream<Variant> random = LongStream.iterate(100_000, seed -> seed + 1).mapToObj(RandomVariants::of)
                .filter(BoardDifferentialTest::isFast)
                .limit(RANDOM_VARIANTS);
        Stream<Variant> shuffled = IntStream.iterate(0, number -> number < Chess960.ARRAYS, number -> number + 97)
                .mapToObj(Chess960::variant);
        return Stream.of(Variants.all().stream().filter(BoardDifferentialTest::isFast), shuffled, random).flatMap(variants -> variants);
    }

    private static boolean isFast(Variant variant) {
        return Position.start(variant).hasBits();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void bothBoardsPlayTheSameGame(Variant variant) {
        SplittableRandom random = new SplittableRandom(variant.id().hashCode());
        for (int game = 0; game < 3; game++) {
            Position fast = Position.start(variant);
            Position general = general(variant);
            MoveList moves = new MoveList();
            for (int ply = 0; ply < 200; ply++) {
                compare(fast, general);
                fast.legalMoves(moves);
                if (moves.isEmpty()) {
                    break;
                }
                int move = moves.get(random.nextInt(moves.size()));
                fast.make(move);
                general.make(move);
            }
        }
    }

    private static Position general(Variant variant) {
        return switch (Position.onGeneralBoard(variant, variant.start())) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable unplayable -> throw new AssertionError(unplayable);
        };
    }

    private static void compare(Position fast, Position general) {
        String place = fast.variant().id() + " " + Fen.write(fast);
        assertThat(general.hasBits()).isFalse();
        assertThat(fast.key()).as(place).isEqualTo(general.key());
        assertThat(fast.setup()).as(place).isEqualTo(general.setup());
        assertThat(fast.inCheck()).as(place).isEqualTo(general.inCheck());
        assertThat(fast.checkers()).as(place).isEqualTo(general.checkers());
        assertThat(moves(fast, false)).as(place).isEqualTo(moves(general, false));
        assertThat(moves(fast, true)).as(place).isEqualTo(moves(general, true));
        assertThat(fast.legalMoveCount()).as(place).isEqualTo(general.legalMoveCount());
        assertThat(fast.outcome()).as(place).isEqualTo(general.outcome());
        // Every square of every position would take most of the test's time.
        for (int square = fast.ply() % 8; square < 64; square += 8) {
            for (Side side : Side.values()) {
                if (!fast.attackers(square, side).equals(general.attackers(square, side))) {
                    throw new AssertionError(fast.shape().name(square) + " attacked by " + side + ", " + place);
                }
            }
        }
    }

    private static int[] moves(Position position, boolean captures) {
        MoveList moves = new MoveList();
        if (captures) {
            position.legalCaptures(moves);
        } else {
            position.legalMoves(moves);
        }
        return moves.stream().sorted().toArray();
    }
}
