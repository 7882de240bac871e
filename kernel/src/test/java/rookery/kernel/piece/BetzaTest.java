package rookery.kernel.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.variant.Pieces;

class BetzaTest {

    /** The strides' directions as {@code dx,dy}, followed by {@code *} if unlimited and by the number if limited. */
    private static String directions(String betza) {
        Set<String> found = Movement.of(betza).strides().stream().map(stride -> stride.dx() + "," + stride.dy()
                + (stride.range() == Stride.UNLIMITED ? "*" : stride.range() > 1 ? "^" + stride.range() : ""))
                .collect(Collectors.toCollection(TreeSet::new));
        return String.join(" ", found);
    }

    private static Set<String> sorted(String directions) {
        return new TreeSet<>(Set.of(directions.split(" ")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"W | 0,1 0,-1 1,0 -1,0", "F | 1,1 1,-1 -1,1 -1,-1", "D | 0,2 0,-2 2,0 -2,0",
        "A | 2,2 2,-2 -2,2 -2,-2",
        "H | 0,3 0,-3 3,0 -3,0", "G | 3,3 3,-3 -3,3 -3,-3", "N | 1,2 -1,2 1,-2 -1,-2 2,1 -2,1 2,-1 -2,-1",
        "C | 1,3 -1,3 1,-3 -1,-3 3,1 -3,1 3,-1 -3,-1", "Z | 2,3 -2,3 2,-3 -2,-3 3,2 -3,2 3,-2 -3,-2", "R | 0,1* 0,-1* 1,0* -1,0*",
        "B | 1,1* 1,-1* -1,1* -1,-1*", "Q | 0,1* 0,-1* 1,0* -1,0* 1,1* 1,-1* -1,1* -1,-1*", "K | 0,1 0,-1 1,0 -1,0 1,1 1,-1 -1,1 -1,-1"})
    void readsEveryAtom(String betza, String expected) {
        assertThat(sorted(directions(betza))).isEqualTo(sorted(expected));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"W0 | R", "WW | R", "F0 | B", "FF | B", "K0 | Q", "RB | Q", "WF | K", "W3 | R3", "N0 | NN",
        "fW | fW1"})
    void writesOneMovementInSeveralWays(String one, String other) {
        assertThat(Movement.of(one).sameAs(Movement.of(other))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"fW | 0,1", "bW | 0,-1", "lW | -1,0", "rW | 1,0", "vW | 0,1 0,-1", "sW | 1,0 -1,0",
        "fbW | 0,1 0,-1",
        "fF | 1,1 -1,1", "bF | 1,-1 -1,-1", "rF | 1,1 1,-1", "lF | -1,1 -1,-1", "frF | 1,1", "flF | -1,1", "brF | 1,-1", "blF | -1,-1",
        "fR4 | 0,1^4", "vR | 0,1* 0,-1*", "fB | 1,1* -1,1*", "fK | 0,1 1,1 -1,1"})
    void readsDirections(String betza, String expected) {
        assertThat(sorted(directions(betza))).isEqualTo(sorted(expected));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"ffN | 1,2 -1,2", "bbN | 1,-2 -1,-2", "fsN | 2,1 -2,1", "bsN | 2,-1 -2,-1",
        "fhN | 1,2 -1,2 2,1 -2,1",
        "rhN | 1,2 1,-2 2,1 2,-1", "rrN | 2,1 2,-1", "llN | -2,1 -2,-1", "vN | 1,2 -1,2 1,-2 -1,-2", "sN | 2,1 -2,1 2,-1 -2,-1",
        "frN | 1,2 2,1", "blC | -1,-3 -3,-1", "rvN | 1,2 1,-2", "ffNbsN | 1,2 -1,2 2,-1 -2,-1"})
    void readsDirectionPairsOfObliqueLeaps(String betza, String expected) {
        assertThat(sorted(directions(betza))).isEqualTo(sorted(expected));
    }

    private static Stride first(String betza) {
        return Movement.of(betza).strides().getFirst();
    }

    @Test
    void readsModifiers() {
        assertThat(first("W")).matches(stride -> stride.moves() && stride.captures() && stride.isPlain());
        assertThat(first("mW")).matches(stride -> stride.moves() && !stride.captures());
        assertThat(first("cW")).matches(stride -> !stride.moves() && stride.captures());
        assertThat(first("mcW")).matches(stride -> stride.moves() && stride.captures());
        assertThat(first("fceF")).matches(stride -> stride.enPassant() && stride.captures() && !stride.moves());
        assertThat(first("ifmnD")).matches(stride -> stride.firstMoveOnly() && stride.hurdle() == Stride.Hurdle.LAME && !stride.captures());
        assertThat(first("nN").hurdle()).isEqualTo(Stride.Hurdle.LAME);
        assertThat(first("jN").hurdle()).isEqualTo(Stride.Hurdle.NONE);
        assertThat(first("pR").hurdle()).isEqualTo(Stride.Hurdle.HOP);
        assertThat(first("gQ").hurdle()).isEqualTo(Stride.Hurdle.GRASSHOPPER);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"f | lacks the atom", "fmWf | lacks the atom", "x | is not a modifier", "aW | is not a modifier",
        "Y | is not an atom", "O2 | castling", "J | different leaps", "L | different leaps", "pN | needs a range", "gW | needs a range",
        "nC | is read for", "nNN | is read for", "nZ | is read for", "npD2 | is read for", "pgR | exclude", "jR | not supported",
        "hW | name none",
        "W! | is not a modifier"})
    void refusesWithTheReason(String betza, String reason) {
        assertThat(Betza.parse(betza)).isInstanceOfSatisfying(Betza.Refused.class,
                refused -> assertThat(refused.reason()).contains(reason));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "é", "W\u0000", "٣W"})
    void refusesWhatIsNoNotation(String betza) {
        assertThat(Betza.parse(betza)).isInstanceOf(Betza.Refused.class);
        assertThat(Betza.parse("W".repeat(300))).isInstanceOf(Betza.Refused.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"PAWN | 0,1 1,1 -1,1 0,2", "KNIGHT | 1,2 -1,2 1,-2 -1,-2 2,1 -2,1 2,-1 -2,-1",
        "BISHOP | 1,1* 1,-1* -1,1* -1,-1*", "ROOK | 0,1* 0,-1* 1,0* -1,0*", "KING | 0,1 0,-1 1,0 -1,0 1,1 1,-1 -1,1 -1,-1",
        "CAMEL | 1,3 -1,3 1,-3 -1,-3 3,1 -3,1 3,-1 -3,-1"})
    void theSourcesPiecesMoveAsTheyShould(Pieces piece, String expected) {
        // X-25, X-30
        assertThat(sorted(directions(piece.kind().movement().betza()))).isEqualTo(sorted(expected));
    }

    @Test
    void theCombinedPiecesAreTheSumsOfTheirParts() {
        // X-25
        assertThat(Pieces.QUEEN.kind().movement().sameAs(Movement.of("RB"))).isTrue();
        assertThat(Pieces.ARCHBISHOP.kind().movement().sameAs(Movement.of("NB"))).isTrue();
        assertThat(Pieces.CHANCELLOR.kind().movement().sameAs(Movement.of("NR"))).isTrue();
        assertThat(Pieces.AMAZON.kind().movement().sameAs(Movement.of("RBN"))).isTrue();
        assertThat(Pieces.GENERAL.kind().movement().sameAs(Movement.of("WFN"))).isTrue();
    }
}
