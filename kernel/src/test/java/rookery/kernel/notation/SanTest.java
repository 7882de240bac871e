package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Variant;

class SanTest {

    private static final String XXL_EMPTY = "14/".repeat(12);

    /** The move in coordinates and how players write it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|g1f3|Nf3",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|e2e4|e4",
        // file is enough, also where the pieces stand on one rank
        "4k3/8/8/8/8/8/8/R2K3R w - - 0 1|a1b1|Rb1",
        "4k3/8/8/8/8/8/1K6/R6R w - - 0 1|a1d1|Rad1",
        "4k3/8/8/8/8/8/1K6/R6R w - - 0 1|h1d1|Rhd1",
        // on one file the rank tells them apart
        "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1|a1a3|R1a3",
        "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1|a5a3|R5a3",
        // neither file nor rank alone
        "8/8/k7/8/4Q2Q/8/2K5/7Q w - - 0 1|h4e1|Qh4e1",
        "8/8/k7/8/4Q2Q/8/2K5/7Q w - - 0 1|e4e1|Qee1",
        "8/8/k7/8/4Q2Q/8/2K5/7Q w - - 0 1|h1e1|Q1e1",
        // a pinned knight does not count as a rival
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1|g1e2|Ne2",
        "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1|g1e2|Nge2",
        // pawns
        "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1|c4d5|cxd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1|e5d6|exd6",
        "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1|e7d8q|exd8=Q+",
        "6k1/4P3/8/8/8/8/8/4K3 w - - 0 1|e7e8n|e8=N",
        // castling, check, mate
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1|e1g1|O-O",
        "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1|e1c1|O-O-O+",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1|h5f7|Qxf7#",
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1|a1a8|Ra8#",
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1|a1a7|Ra7"})
    void writesMovesOfChess(String fen, String coordinates, String san) { // pitfall 31
        Position position = Fen.position(Presets.FIDE, fen);
        int move = UciText.parse(position, coordinates);
        assertThat(move).isNotEqualTo(Move.NONE);
        assertThat(San.write(position, move)).isEqualTo(san);
        assertThat(San.parse(position, san)).isEqualTo(move);
        assertThat(UciText.write(position, move)).isEqualTo(coordinates);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|e1g1|0-0, O-O+, o-o, OO, 00, O-O!?, Ke1-g1, Ke1g1, e1g1, e1h1, O\u2013O",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|e1c1|0-0-0, o-o-o, 000, O-O-O#, Ke1-c1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1|e5d6|exd6, exd6ep, exd6e.p., exd6 e.p., exd6+, ed6, e5xd6, e5d6, e5:d6, Pexd6, e\u00d7d6",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|g1f3|Nf3, Nf3+, Nf3!, Ng1-f3, Ng1f3, Ngf3, N1f3, g1f3, g1-f3, \u2658f3, \u265ef3",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|e2e4|e4, e2-e4, e2e4, Pe4, P-e4, e4!!, \u2659e4",
        "6k1/4P3/8/8/8/8/8/4K3 w - - 0 1|e7e8q|e8=Q, e8Q, e8=Q+, e8(Q), e8/Q, e7e8q, e7-e8=Q, e8=q, e8q, e8=\u2655"})
    void readsManyHands(String fen, String coordinates, String hands) {
        Position position = Fen.position(Presets.FIDE, fen);
        for (String hand : hands.split(", ")) {
            assertThat(UciText.write(position, San.parse(position, hand))).as(hand).isEqualTo(coordinates);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "4k3/8/8/8/8/8/1K6/R6R w - - 0 1|Rd1|pieces on a1 and h1 could both go to d1",
        "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1|Ne2|pieces on g1 and c3 could both go to e2",
        "6k1/4P3/8/8/8/8/8/4K3 w - - 0 1|e8|what the pawn becomes on e8 is not written",
        "6k1/4P3/8/8/8/8/8/4K3 w - - 0 1|e8=K|no pawn of White's can go to e8 and become a king",
        "4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1|Nf3|no knight of White's can go to f3; White is in check",
        "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1|Ne2|no knight of White's can go to e2",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1|d5|no pawn of White's can go to d5",
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1|exd5|no pawn of White's can take on d5",
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1|e4xe5|the pawn on e4 cannot go to e5",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1|e8e7|White has no piece on e8",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1|O-O|castling on that side is not possible now",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1|--|the turn cannot pass here",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1|Xe2|no piece has the letter X"})
    void saysWhyNot(String fen, String text, String reason) {
        Position position = Fen.position(Presets.FIDE, fen);
        assertThat(San.parse(position, text)).isEqualTo(Move.NONE);
        assertThat(San.explain(position, text)).isEqualTo(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+", "x", "e", "4", "Q", "e9", "i1", "e2e", "e2e9", "e4x", "Nx", "e44", "e04", "-e-4", "O-", "O-O-O-O",
        "-OO", "roll 1",
        "roll", "roll 99999999999", "Ng1-f3-g5", "\u0000", "e4e5e6", "0", "1-0", "0000", "Nf3 Nf6",
        "a very long text that is no move at all"})
    void refusesWhatIsNoMove(String text) {
        Position position = Position.start(Presets.FIDE);
        assertThat(San.parse(position, text)).isEqualTo(Move.NONE);
        assertThat(San.explain(position, text)).isNotEmpty();
        assertThat(UciText.parse(position, text)).isEqualTo(Move.NONE);
    }

    @Test
    void writesTwoDigitRanks() {
        Position position = Fen.position(Presets.XXL, "13R/k13/" + "14/".repeat(11) + "K12R w - - 0 1");
        assertThat(sans(position)).contains("R14n9", "R1n9", "Rm1", "Rm14", "Ra14+", "R1n13+");
        Position leaper = Fen.position(Presets.XXL, "k13/14/14/11C2/14/14/14/14/14/14/14/14/14/K13 w - - 0 1");
        assertThat(sans(leaper)).contains("Cm14", "Ck14", "Ci12", "Ck8");
        for (Position each : List.of(position, leaper)) {
            assertRoundTrip(each);
        }
        assertThat(San.parse(position, "Rn14-n9")).isEqualTo(San.parse(position, "R14n9")).isNotEqualTo(Move.NONE);
        assertThat(San.parse(position, "Rn9")).isEqualTo(Move.NONE);
    }

    @Test
    void acceptsTheOtherLetterOfTheKnightKing() {
        Position position = Position.start(Presets.XXL);
        assertThat(San.parse(position, "Mg3")).isEqualTo(San.parse(position, "Gfg3")).isNotEqualTo(Move.NONE);
    }

    @Test
    void namesTheRookWhereSeveralCanCastle() {
        Position position = Fen.position(Presets.XXL, "7k6/" + XXL_EMPTY + "R2R3K2R2R w a1d1k1n1 - 0 1");
        assertThat(sans(position)).contains("O-O:k1", "O-O:n1", "O-O-O:a1", "O-O-O:d1").doesNotContain("O-O", "O-O-O");
        assertThat(San.parse(position, "O-O")).isEqualTo(Move.NONE);
        assertThat(San.explain(position, "O-O")).contains("O-O:k1");
        assertRoundTrip(position);
        Position one = Fen.position(Presets.XXL, "7k6/" + XXL_EMPTY + "R2R3K2R2R w d1n1 - 0 1");
        assertThat(sans(one)).contains("O-O", "O-O-O");
        assertThat(San.parse(one, "O-O-O:d1")).isEqualTo(San.parse(one, "O-O-O"));
    }

    @Test
    void writesChess960CastlingAsKingTakesRook() {
        Position position = Fen.position(Presets.CHESS960, "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
        assertThat(UciText.write(position, San.parse(position, "O-O"))).isEqualTo("f1g1");
        assertThat(UciText.write(position, San.parse(position, "O-O-O"))).isEqualTo("f1b1");
        assertThat(UciText.parse(position, "f1c1")).isEqualTo(San.parse(position, "O-O-O"));
        assertThat(UciText.write(position, San.parse(position, "O-O-O"), false)).isEqualTo("f1c1");
        assertThat(UciText.write(position, San.parse(position, "O-O"), false)).isEqualTo("f1g1");
        Position beside = Fen.position(Presets.CHESS960, "4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        // The king may step to g1 or castle to it: in coordinates only the rook's square tells castling.
        assertThat(Move.isCastling(UciText.parse(beside, "f1g1"))).isFalse();
        assertThat(UciText.write(beside, San.parse(beside, "O-O"), false)).isEqualTo("f1h1");
        Position ordinary = Fen.position(Presets.FIDE, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assertThat(UciText.write(ordinary, San.parse(ordinary, "O-O"))).isEqualTo("e1g1");
        assertThat(UciText.parse(ordinary, "e1h1")).isEqualTo(San.parse(ordinary, "O-O"));
        assertThat(UciText.write(ordinary, San.parse(ordinary, "O-O"), true)).isEqualTo("e1h1");
    }

    @Test
    void marksTakingTheKingAndNeverCheckWhereThereIsNone() {
        Position position = Fen.position(Presets.DICE, "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1 Q");
        assertThat(sans(position)).contains("Qxe8#", "Qe7", "Qh5").noneMatch(san -> san.endsWith("+"));
        Position promotion = Fen.position(Presets.DICE, "8/P7/8/8/8/8/4k3/4K3 w - - 0 1 K");
        assertThat(sans(promotion)).contains("a8=K", "Kxe2#");
    }

    @Test
    void writesRollsAndPasses() {
        Position dice = Position.start(Presets.DICE);
        assertThat(sans(dice)).containsExactly("roll 1", "roll 2");
        assertThat(San.explain(dice, "Nf3")).isEqualTo("the die has to be rolled first");
        assertThat(UciText.parse(dice, "roll 2")).isEqualTo(Move.roll(2));
        assertThat(UciText.parse(dice, "roll 4")).isEqualTo(Move.NONE);
        assertThat(San.parse(dice, "roll 1")).isEqualTo(Move.roll(1));
        Position passing = Position.start(Presets.FIDE.with(draft -> draft.flagFall = FlagFall.PASS));
        assertThat(San.parse(passing, "--")).isEqualTo(Move.PASS);
        assertThat(UciText.parse(passing, "0000")).isEqualTo(Move.PASS);
        assertThat(San.write(passing, Move.PASS)).isEqualTo("--");
        assertThat(UciText.write(passing, Move.PASS)).isEqualTo("0000");
    }

    @Test
    void marksAMoveThatReachesAnotherGoal() {
        Variant hill = Presets.FIDE.with(draft -> draft.goals = List.of(new Goal.Checkmate(),
                new Goal.ReachZone(List.of(6), SquareSet.of(27, 28, 35, 36), SquareSet.of(27, 28, 35, 36), false)));
        assertThat(sans(Fen.position(hill, "7k/8/8/8/8/4K3/8/8 w - - 0 1"))).contains("Ke4#", "Kd4#", "Kf4");
    }

    @Test
    void tellsPawnsOfManyKindsApart() {
        PieceKind sergeant = new PieceKind("sergeant", 'S', Movement.of("fmFfmWfcW"), 100, false, true);
        List<PieceKind> kinds = List.of(Pieces.orthodox().get(0), Pieces.orthodox().get(1), Pieces.orthodox().get(2),
                Pieces.orthodox().get(3),
                Pieces.orthodox().get(4), Pieces.orthodox().get(5), sergeant);
        Variant mixed = new Variant("mixed", "Mixed", "mixed", "", Presets.FIDE.shape(), kinds, Presets.FIDE.start(), 1,
                Presets.FIDE.castling(),
                Presets.FIDE.enPassant(), 2, new Promotion(6, 8, List.of(5, 4), Promotion.Chooser.PLAYER, false), Presets.FIDE.goals(),
                false,
                Presets.FIDE.stalemate(), Presets.FIDE.draws(), Presets.FIDE.chance(), Presets.FIDE.flagFall());
        Position position = Fen.position(mixed, "4k3/8/3p4/2SPS3/2S1S3/8/8/4K3 w - - 0 1");
        assertThat(sans(position)).contains("Sf5", "Se6", "Sb6", "Sf6=Q", "Sf6");
        assertRoundTrip(position);
    }

    /** Every legal move of random games of every preset, and of boards where every rook may castle, reads back from both notations. */
    @Test
    void roundTripsEveryLegalMoveOfRandomGames() {
        Random random = new Random(20251);
        Variant anyRook = Presets.FIDE.with(draft -> draft.castling = Castling.strict(4).withAnyRook(true).withRookMayJump(true));
        for (int game = 0; game < 45; game++) {
            Variant variant = switch (game % 9) {
                case 7 -> anyRook;
                case 8 -> Chess960.variant(random.nextInt(Chess960.ARRAYS));
                default -> Presets.all().get(game % 9);
            };
            Position position = Position.start(variant);
            MoveList legal = new MoveList();
            for (int ply = 0; ply < 90; ply++) {
                position.legalMoves(legal);
                if (position.outcome().isOver()) {
                    break;
                }
                assertRoundTrip(position);
                position.make(legal.get(random.nextInt(legal.size())));
                if (!position.isGoalReached()) {
                    String fen = Fen.write(position);
                    assertThat(Fen.write(Fen.position(variant, fen))).isEqualTo(fen);
                }
            }
        }
    }

    private static void assertRoundTrip(Position position) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        long key = position.key();
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            String san = San.write(position, move);
            if (San.parse(position, san) != move || UciText.parse(position, UciText.write(position, move)) != move) {
                throw new AssertionError(Fen.write(position) + " " + san + " " + UciText.write(position, move));
            }
        }
        assertThat(legal.stream().mapToObj(move -> San.write(position, move))).doesNotHaveDuplicates();
        assertThat(position.key()).isEqualTo(key);
    }

    private static List<String> sans(Position position) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return legal.stream().mapToObj(move -> San.write(position, move)).toList();
    }
}
