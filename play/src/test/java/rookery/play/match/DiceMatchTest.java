package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.chance.SplitMix64;
import rookery.play.house.Greedy;
import rookery.play.house.RandomMover;

/** Dice chess under the referee. */
class DiceMatchTest {

    private static final int PAWN = 1;
    private static final int KNIGHT = 2;
    private static final int BISHOP = 3;

    /** A game from that position in which White's first roll is that face. */
    private static Room rolled(String fen, int face) {
        for (long seed = 0; seed < 1000; seed++) {
            Room room = Room.of(Room.persons(Presets.DICE, fen).withDice(DiceSeed.open(seed)));
            if (room.now().roll() == face) {
                return room;
            }
            room.close();
        }
        throw new AssertionError("face " + face + " never falls in " + fen);
    }

    private static Set<Integer> faces(String fen) {
        Set<Integer> faces = new TreeSet<>();
        for (long seed = 0; seed < 200; seed++) {
            try (Room room = Room.of(Room.persons(Presets.DICE, fen).withDice(DiceSeed.open(seed)))) {
                faces.add(room.now().roll());
            }
        }
        return faces;
    }

    private static List<Integer> moves(Room room) {
        MoveList moves = new MoveList();
        room.now().position().legalMoves(moves);
        return moves.stream().boxed().toList();
    }

    @Test
    void theDieIsRolledBeforeEveryMove() {
        // D-05, D-18: first the roll, then a move of the kind it shows.
        try (Room room = Room.of(Room.persons(Presets.DICE))) {
            for (int turn = 0; turn < 40 && !room.now().isOver(); turn++) {
                assertThat(room.now().played().getLast().isRoll()).isTrue();
                int face = room.now().roll();
                Position position = room.now().position();
                int move = moves(room).getFirst();
                int kind = Piece.kind(position.piece(Move.from(move)));
                // D-07: 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king; the kinds have these numbers. Castling counts as king or rook.
                assertThat(Move.isPromotion(move) || kind == face || Move.isCastling(move)).isTrue();
                room.accept(new MatchAction.Play(room.now().turn(), move));
            }
        }
    }

    @Test
    void onlyMovableKindsAreRolled() {
        // D-08, D-18: at the start only pawns and knights can move.
        assertThat(faces("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")).containsExactly(PAWN, KNIGHT);
        assertThat(faces("4k3/8/8/8/8/8/8/B3K2B w - - 0 1")).containsExactly(BISHOP, 6);
    }

    @Test
    void aPieceTheDieDoesNotShowMustStay() {
        try (Room room = rolled("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", KNIGHT)) {
            assertThat(room.refuseMove(Side.WHITE, "e2", "e4"))
                    .isEqualTo(new Refusal.IllegalMove(room.squares("e2", "e4"), MoveProblem.NEEDS_ANOTHER_ROLL));
            assertThat(room.refuseMove(Side.WHITE, "a1", "a5"))
                    .isEqualTo(new Refusal.IllegalMove(room.squares("a1", "a5"), MoveProblem.CANNOT_GO_THERE));
            room.play("Nf3");
        }
    }

    @Test
    void aPawnAboutToPromoteMayMoveOnAnyRollAndBecomesWhatTheDieShows() {
        // D-09, D-10
        String fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        assertThat(faces(fen)).containsExactly(1, 2, 3, 4, 5, 6);
        for (int face = 2; face <= 5; face++) {
            try (Room room = rolled(fen, face)) {
                List<Integer> promotions = moves(room).stream().filter(Move::isPromotion).toList();
                assertThat(promotions).hasSize(1);
                assertThat(Move.promotion(promotions.getFirst())).isEqualTo(face);
                room.accept(new MatchAction.Play(Side.WHITE, promotions.getFirst()));
                assertThat(room.now().position().piece(56)).isEqualTo(Piece.of(face, Side.WHITE));
            }
        }
    }

    @Test
    void aOneLetsThePlayerChooseThePromotion() {
        // D-11: any piece but a pawn; decision 3 of the rules counts the king in.
        try (Room room = rolled("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", PAWN)) {
            Set<Integer> kinds = new HashSet<>();
            moves(room).stream().filter(Move::isPromotion).forEach(move -> kinds.add(Move.promotion(move)));
            assertThat(kinds).containsExactlyInAnyOrder(2, 3, 4, 5, 6);
        }
    }

    @Test
    void takingAKingWinsEvenIfThereAreTwo() {
        // D-31: Black has two kings; taking either ends the game.
        String fen = "4k2k/8/8/8/8/8/8/4K2R w - - 0 1";
        try (Room room = rolled(fen, 4)) {
            int take = moves(room).stream().filter(move -> Move.to(move) == 63).findFirst().orElseThrow();
            room.accept(new MatchAction.Play(Side.WHITE, take));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.KING_CAPTURED));
            assertThat(room.now().played().getLast().isMove()).isTrue();
        }
    }

    @Test
    void nothingToRollIsADraw() {
        // D-32: White's men are all walled in, so once it is White's turn no face can be rolled.
        try (Room room = rolled("k7/8/8/8/1p6/pPp5/PRP5/KB6 b - - 0 1", 6)) {
            room.accept(new MatchAction.Play(Side.BLACK, moves(room).getFirst()));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.NO_ROLLABLE_FACE));
            assertThat(room.now().played()).hasSize(2);
        }
    }

    @Test
    void seventyFiveMovesWithoutProgressAreADraw() {
        // D-33: 150 plies by the players without capture or pawn move.
        String fen = "k7/8/8/8/8/8/8/7K w - - 149 80";
        try (Room room = Room.of(Room.persons(Presets.DICE, fen))) {
            assertThat(room.now().isOver()).isFalse();
            assertThat(room.now().roll()).isEqualTo(6);
            room.accept(new MatchAction.Play(Side.WHITE, moves(room).getFirst()));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
        }
    }

    @Test
    void aMoveCanBePutBackUntilTheTurnIsFinished() {
        // D-36
        MatchSettings settings = Room.persons(Presets.DICE).withOptions(MatchOptions.DEFAULT.withConfirmsMoves(true));
        try (Room room = Room.of(settings)) {
            List<Integer> moves = moves(room);
            int first = moves.get(0);
            int second = moves.get(1);
            MatchSnapshot before = room.now();
            assertThat(room.refuse(new MatchAction.Confirm(Side.WHITE))).isEqualTo(new Refusal.NothingShown());
            room.accept(new MatchAction.Play(Side.WHITE, first));
            assertThat(room.now().shown()).isEqualTo(first);
            assertThat(room.now().turn()).isEqualTo(Side.WHITE);
            assertThat(room.now().position().setup()).isEqualTo(before.position().setup());
            assertThat(room.now().boardPosition().piece(Move.from(first))).isEqualTo(Piece.EMPTY);
            assertThat(room.refuse(new MatchAction.Confirm(Side.BLACK))).isEqualTo(new Refusal.NotYourTurn(Side.WHITE));
            room.accept(new MatchAction.PutBack(Side.WHITE));
            assertThat(room.now().shown()).isEqualTo(Move.NONE);
            assertThat(room.refuse(new MatchAction.PutBack(Side.WHITE))).isEqualTo(new Refusal.NothingShown());
            room.accept(new MatchAction.Play(Side.WHITE, first));
            room.accept(new MatchAction.Play(Side.WHITE, second));
            room.accept(new MatchAction.Confirm(Side.WHITE));
            assertThat(room.now().turn()).isEqualTo(Side.BLACK);
            assertThat(room.now().played().get(1).action()).isEqualTo(second);
            assertThat(room.events).contains(new MatchEvent.PutBack(Side.WHITE, first), new MatchEvent.Shown(Side.WHITE, second));
        }
    }

    @Test
    void personsMayRollThemselves() {
        MatchSettings settings = Room.persons(Presets.DICE).withOptions(MatchOptions.DEFAULT.withPersonsRoll(true));
        try (Room room = Room.of(settings); Room byItself = Room.of(Room.persons(Presets.DICE))) {
            assertThat(room.now().toAct()).isEqualTo(Actor.NATURE);
            assertThat(room.refuseMove(Side.WHITE, "e2", "e4")).isEqualTo(new Refusal.RollFirst());
            assertThat(room.refuse(new MatchAction.Roll(Side.BLACK))).isEqualTo(new Refusal.NotYourTurn(Side.WHITE));
            room.accept(new MatchAction.Roll(Side.WHITE));
            assertThat(room.now().roll()).isEqualTo(byItself.now().roll());
            assertThat(room.refuse(new MatchAction.Roll(Side.WHITE))).isEqualTo(new Refusal.NothingToRoll());
            room.accept(new MatchAction.Play(Side.WHITE, moves(room).getFirst()));
            assertThat(room.now().roll()).isZero();
        }
    }

    @Test
    void theDieOfABotRollsByItself() {
        MatchSettings settings = Room.persons(Presets.DICE).withOptions(MatchOptions.DEFAULT.withPersonsRoll(true))
                .withSeats(Room.WHITE, TestBots.seat(new Greedy(), 3));
        try (Room room = Room.of(settings)) {
            room.accept(new MatchAction.Roll(Side.WHITE));
            room.accept(new MatchAction.Play(Side.WHITE, moves(room).getFirst()));
            MatchSnapshot after = room.await(snapshot -> snapshot.turn() == Side.WHITE && snapshot.played().size() == 4);
            assertThat(after.toAct()).isEqualTo(Actor.NATURE);
            assertThat(after.played()).extracting(Played::side).containsExactly(Side.WHITE, Side.WHITE, Side.BLACK, Side.BLACK);
        }
    }

    @Test
    void aRollTakenBackFallsTheSameAgain() {
        try (Room room = Room.of(Room.persons(Presets.DICE))) {
            List<Integer> moves = moves(room);
            int face = room.now().roll();
            room.accept(new MatchAction.Play(Side.WHITE, moves.getFirst()));
            int reply = room.now().roll();
            room.accept(new MatchAction.TakeBack(Side.WHITE, 1));
            assertThat(room.now().roll()).isEqualTo(face);
            assertThat(room.now().played()).hasSize(1);
            room.accept(new MatchAction.Play(Side.WHITE, moves.getFirst()));
            assertThat(room.now().roll()).isEqualTo(reply);
            room.accept(new MatchAction.TakeBackTo(0));
            assertThat(room.now().roll()).isEqualTo(face);
        }
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        List<Integer> first = botGame(new DiceSeed(42, "")).actions();
        assertThat(botGame(new DiceSeed(42, "")).actions()).isEqualTo(first);
        assertThat(botGame(new DiceSeed(43, "")).actions()).isNotEqualTo(first);
    }

    @Test
    void committedDiceAreShownAtTheEndAndCanBeChecked() {
        DiceSeed seed = DiceSeed.freshlyCommitted();
        try (Room room = Room.of(Room.persons(Presets.DICE).withDice(seed))) {
            assertThat(room.now().diceCommitment()).contains(seed.commitment());
            assertThat(room.now().revealedDice()).isEmpty();
            room.accept(new MatchAction.Resign(Side.WHITE));
            assertThat(room.now().revealedDice()).contains(seed);
        }
        MatchSnapshot game = botGame(seed);
        String shown = game.diceCommitment().orElseThrow();
        Position start = Position.start(Presets.DICE);
        DiceCheck.Report report = DiceCheck.check(start, game.actions(), List.of(DiceStretch.of(0, seed)));
        assertThat(report.isHonest()).isTrue();
        assertThat(report.rolls()).isEqualTo((int) game.played().stream().filter(Played::isRoll).count());
        DiceSeed other = new DiceSeed(seed.seed() + 1, seed.salt());
        assertThat(DiceCheck.check(start, game.actions(), List.of(new DiceStretch(0, shown, other))).findings())
                .contains(new DiceCheck.Finding.BrokenPromise(shown, other.commitment()))
                .anyMatch(DiceCheck.Finding.WrongRoll.class::isInstance);
    }

    @Test
    void aForgedRollIsFound() {
        Position start = Position.start(Presets.DICE);
        DiceSeed seed = DiceSeed.open(5);
        int honest = Dice.roll(5, start);
        int forged = Move.roll(Move.face(honest) == PAWN ? KNIGHT : PAWN);
        assertThat(DiceCheck.check(start, List.of(honest), List.of(DiceStretch.of(0, seed))).isHonest()).isTrue();
        assertThat(DiceCheck.check(start, List.of(forged), List.of(DiceStretch.of(0, seed))).findings())
                .containsExactly(new DiceCheck.Finding.WrongRoll(0, Move.face(forged), Move.face(honest)));
        assertThat(DiceCheck.check(start, List.of(Move.roll(5)), List.of(DiceStretch.of(0, seed))).findings())
                .containsExactly(new DiceCheck.Finding.IllegalAction(0));
    }

    @Test
    void everyFaceIsEquallyLikely() {
        Position start = Position.start(Presets.DICE);
        int pawns = 0;
        for (long seed = 0; seed < 10_000; seed++) {
            pawns += Move.face(Dice.roll(seed, start)) == PAWN ? 1 : 0;
        }
        // Ten thousand fair throws are within five standard deviations of a half.
        assertThat(pawns).isBetween(4750, 5250);
    }

    @Test
    void theGeneratorIsTheDocumentedOne() {
        // The published first numbers of SplitMix64 from seed 0.
        assertThat(SplitMix64.at(0, 0)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(SplitMix64.at(0, 1)).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(SplitMix64.at(0, 2)).isEqualTo(0x06C45D188009454FL);
        // Computed with sha256sum.
        assertThat(new DiceSeed(-1, "00ff").commitment()).isEqualTo("d1b76d360a1d6f22b0e609394e6b844ae008397bf68730bc1ba3faf38c64b46f");
        assertThatThrownBy(() -> new DiceSeed(1, "salt")).isInstanceOf(IllegalArgumentException.class);
    }

    private static MatchSnapshot botGame(DiceSeed seed) {
        MatchSettings settings = MatchSettings.of(Presets.DICE, TestBots.seat(new RandomMover(), 1), TestBots.seat(new Greedy(), 2))
                .withDice(seed);
        try (Room room = Room.of(settings)) {
            return room.awaitEnd();
        }
    }
}
