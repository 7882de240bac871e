package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.house.FirstMove;
import rookery.play.match.MatchSnapshot.Phase;

/** Turns, moves, ends and new beginnings, between persons and against bots. */
class TurnsTest {

    static List<Variant> withoutDice() {
        return Presets.all().stream().filter(variant -> !variant.hasDie()).toList();
    }

    @ParameterizedTest
    @MethodSource("withoutDice")
    void whiteBeginsAndTurnsAlternate(Variant variant) {
        // C-20, L-12, S-06, S-07, X-18: White first, then in turn. C-06, L-05: whose turn it is can be read off at any time.
        try (Room room = Room.of(Room.persons(variant))) {
            for (Side expected : List.of(Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK)) {
                assertThat(room.now().turn()).isEqualTo(expected);
                int move = firstMove(room.now().position());
                assertThat(room.refuse(new MatchAction.Play(expected.opponent(), move))).isEqualTo(new Refusal.NotYourTurn(expected));
                room.accept(new MatchAction.Play(expected, move));
            }
            assertThat(room.now().played()).hasSize(4);
        }
    }

    @Test
    void oneMoveATurnAndTwoPiecesOnlyInCastling() {
        // C-20, S-08: one piece a turn; castling moves two.
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.play("e4");
            assertThat(room.refuseMove(Side.WHITE, "d2", "d4")).isEqualTo(new Refusal.NotYourTurn(Side.BLACK));
            room.play("e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O");
            Position position = room.now().position();
            assertThat(position.piece(position.shape().parse("g1"))).isEqualTo(Piece.of(6, Side.WHITE));
            assertThat(position.piece(position.shape().parse("f1"))).isEqualTo(Piece.of(4, Side.WHITE));
            assertThat(room.now().turn()).isEqualTo(Side.BLACK);
        }
    }

    @Test
    void aPieceMovesToAnEmptySquareOrTakes() {
        // S-08: movement or attack.
        try (Room room = Room.of(Room.persons(Presets.COURSE))) {
            room.play("e4", "d5", "exd5");
            assertThat(room.fen()).startsWith("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b");
            assertThat(room.refuseMove(Side.BLACK, "a8", "a7")).isEqualTo(illegal(room, "a8", "a7", MoveProblem.CANNOT_GO_THERE));
        }
    }

    private static Refusal illegal(Room room, String from, String to, MoveProblem problem) {
        return new Refusal.IllegalMove(room.squares(from, to), problem);
    }

    @Test
    void illegalMovesAreRefusedWithTheirReason() {
        // L-25, X-34: no move may leave the own king in check; the reason tells defending apart from exposing; X-38: moving the king into attack is exposing.
        try (Room room = Room.of(Room.persons(Presets.XXL, "k13/14/14/r13/14/14/14/14/14/14/14/7P6/14/K13 w - - 0 1"))) {
            assertThat(room.now().inCheck()).isTrue();
            assertThat(room.refuseMove(Side.WHITE, "h3", "h4")).isEqualTo(illegal(room, "h3", "h4", MoveProblem.MUST_DEFEND_KING));
            room.play("Kb1");
            assertThat(room.now().inCheck()).isFalse();
            room.play("Kb14");
            assertThat(room.refuseMove(Side.WHITE, "b1", "a1")).isEqualTo(illegal(room, "b1", "a1", MoveProblem.EXPOSES_KING));
            assertThat(room.refuseMove(Side.WHITE, "c5", "c6")).isEqualTo(illegal(room, "c5", "c6", MoveProblem.NO_PIECE));
            assertThat(room.refuseMove(Side.WHITE, "a11", "a10")).isEqualTo(illegal(room, "a11", "a10", MoveProblem.NOT_YOUR_PIECE));
            assertThat(room.refuse(new MatchAction.Play(Side.WHITE, Move.NONE))).isInstanceOf(Refusal.IllegalMove.class);
            assertThat(room.refuse(new MatchAction.Play(Side.WHITE, Move.PASS))).isInstanceOf(Refusal.IllegalMove.class);
            assertThat(room.refuse(new MatchAction.Play(Side.WHITE, -1))).isInstanceOf(Refusal.IllegalMove.class);
        }
    }

    @Test
    void aForbiddenCheckIsNamed() {
        Variant racing = Variants.named("racing-kings").orElseThrow();
        try (Room room = Room.of(Room.persons(racing))) {
            room.play("Kh3", "Kb3");
            // The rook would attack the king on b3.
            assertThat(MoveProblem.of(room.now().position(), room.now().position().shape().parse("g2"),
                    room.now().position().shape().parse("g3")))
                    .contains(MoveProblem.GIVES_CHECK);
        }
    }

    @Test
    void checkmateEndsTheGame() {
        // C-03, L-28, L-29, X-35: no moves and in check is mate, and the other side has won.
        try (Room room = Room.of(Room.persons(Presets.CASUAL))) {
            room.play("f3", "e5", "g4", "Qh4#");
            assertThat(room.now().phase()).isEqualTo(Phase.OVER);
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.CHECKMATE));
            assertThat(room.now().inCheck()).isTrue();
            assertThat(room.events.getLast()).isEqualTo(new MatchEvent.Ended(room.now().outcome()));
            assertThat(room.awaitEnd()).isSameAs(room.now());
        }
    }

    @ParameterizedTest
    @MethodSource("withoutDice")
    void stalemateIsADraw(Variant variant) {
        // C-03, L-28, L-29, X-51: no moves and no check.
        String fen = variant.equals(Presets.XXL)
                ? "k13/14/1K12/2Q11/14/14/14/14/14/14/14/14/14/14 w - - 0 1"
                : "k7/8/1K6/2Q5/8/8/8/8 w - - 0 1";
        try (Room room = Room.of(Room.persons(variant, fen))) {
            room.play(variant.equals(Presets.XXL) ? "Qc13" : "Qc7");
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.STALEMATE));
        }
    }

    @Test
    void afterTheEndNothingChanges() {
        // S-29, X-47: the board stays and is frozen, whatever is asked.
        try (Room room = Room.of(Room.persons(Presets.COURSE))) {
            room.play("f3", "e5", "g4", "Qh4#");
            MatchSnapshot end = room.now();
            int move = Move.of(8, 16);
            for (Side side : Side.values()) {
                for (MatchAction action : List.of(new MatchAction.Start(), new MatchAction.Play(side, move), new MatchAction.Confirm(side),
                        new MatchAction.PutBack(side), new MatchAction.Roll(side), new MatchAction.OfferDraw(side),
                        new MatchAction.AcceptDraw(side), new MatchAction.DeclineDraw(side), new MatchAction.ClaimDraw(side),
                        new MatchAction.ClaimDrawWith(side, move), new MatchAction.Resign(side), new MatchAction.TakeBack(side, 1),
                        new MatchAction.TakeBackTo(0), new MatchAction.Pause(), new MatchAction.Resume(), new MatchAction.Step(),
                        new MatchAction.SetPace(Duration.ZERO),
                        new MatchAction.Adjudicate(new Outcome.Draw(Reason.ADJUDICATION)), new MatchAction.Abandon(side))) {
                    assertThat(room.refuse(action)).isEqualTo(new Refusal.GameOver(end.outcome()));
                }
            }
            room.pass(Duration.ofDays(1));
            assertThat(room.now()).isSameAs(end);
            assertThat(room.timer.alarms()).isZero();
        }
    }

    @Test
    void aNewBeginningLeavesNothingOfTheOldGame() {
        // C-07, C-08, S-31: pieces, turn, history, offers, clocks, all as at the start.
        MatchSettings settings = Room.persons(Presets.FIDE).withClocks(Clocks.same(TimePreset.FIVE_MINUTES.control()));
        try (Room room = Room.of(settings)) {
            MatchSnapshot first = room.now();
            room.play("e4", "e5", "Nf3");
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            room.pass(Duration.ofSeconds(30));
            Match second = room.match.again();
            assertThat(room.now().phase()).isEqualTo(Phase.CLOSED);
            assertThat(room.refuse(new MatchAction.Resign(Side.BLACK))).isEqualTo(new Refusal.Closed());
            try (Room fresh = Room.around(room.timer, second)) {
                fresh.accept(new MatchAction.Start());
                MatchSnapshot now = fresh.now();
                assertThat(now.position().setup()).isEqualTo(Presets.FIDE.start());
                assertThat(now.turn()).isEqualTo(Side.WHITE);
                assertThat(now.played()).isEmpty();
                assertThat(now.offer()).isNull();
                assertThat(now.outcome()).isEqualTo(new Outcome.Ongoing());
                assertThat(now.clock().state()).isEqualTo(first.clock().state());
                assertThat(now.version()).isEqualTo(first.version());
                fresh.play("d4");
            }
        }
    }

    @Test
    void afterACheckmateOneCanBeginAgain() {
        // X-47: frozen, until restarted.
        try (Room room = Room.of(Room.persons(Presets.COURSE))) {
            room.play("f3", "e5", "g4", "Qh4#");
            try (Room fresh = Room.around(room.timer, room.match.again())) {
                fresh.accept(new MatchAction.Start());
                assertThat(room.now().phase()).isEqualTo(Phase.OVER);
                assertThat(fresh.now().turn()).isEqualTo(Side.WHITE);
                fresh.play("f3");
            }
        }
    }

    @Test
    void twoPersonsOrOneAgainstABot() {
        // L-01; L-06: the computer answers by itself, right after the user.
        Seat bot = TestBots.seat(new FirstMove(), 0);
        try (Room room = Room.of(Room.persons(Presets.CASUAL).withSeats(Room.WHITE, bot))) {
            room.play("e4");
            MatchSnapshot after = room.await(snapshot -> snapshot.played().size() == 2);
            assertThat(after.turn()).isEqualTo(Side.WHITE);
            assertThat(after.played().getLast().side()).isEqualTo(Side.BLACK);
            assertThat(room.refuse(new MatchAction.Play(Side.BLACK, room.squares("e7", "e5"))))
                    .isEqualTo(new Refusal.NotAPerson(Side.BLACK));
            assertThat(room.refuse(new MatchAction.Resign(Side.BLACK))).isEqualTo(new Refusal.NotAPerson(Side.BLACK));
        }
    }

    @Test
    void theBotBeginsWhenItIsWhite() {
        // X-02, X-17, X-18: whoever is White moves first, the computer too.
        Seat bot = TestBots.seat(new FirstMove(), 0);
        try (Room room = Room.of(Room.persons(Presets.XXL).withSeats(bot, Room.BLACK))) {
            MatchSnapshot after = room.await(snapshot -> snapshot.played().size() == 1);
            assertThat(after.turn()).isEqualTo(Side.BLACK);
            room.play("h12");
            assertThat(room.await(snapshot -> snapshot.played().size() == 3).turn()).isEqualTo(Side.BLACK);
        }
    }

    @Test
    void nothingHappensBeforeTheStart() {
        try (Room room = Room.ready(Room.persons(Presets.FIDE))) {
            assertThat(room.now().phase()).isEqualTo(Phase.READY);
            assertThat(room.refuse(new MatchAction.Play(Side.WHITE, room.move("e4")))).isEqualTo(new Refusal.NotStarted());
            assertThat(room.refuse(new MatchAction.Resign(Side.WHITE))).isEqualTo(new Refusal.NotStarted());
            room.accept(new MatchAction.Start());
            assertThat(room.refuse(new MatchAction.Start())).isEqualTo(new Refusal.AlreadyStarted());
            room.play("e4");
        }
    }

    @Test
    void resigningAbandoningAndAdjudicating() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.play("e4");
            room.accept(new MatchAction.Resign(Side.WHITE));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
        }
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.accept(new MatchAction.Abandon(Side.BLACK));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.ABANDONED));
        }
        try (Room room = Room.ready(Room.persons(Presets.FIDE))) {
            room.accept(new MatchAction.Adjudicate(new Outcome.Draw(Reason.ADJUDICATION)));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.ADJUDICATION));
        }
    }

    @Test
    void anAdjudicatorEndsLongGames() {
        ManualTimer timer = new ManualTimer();
        Adjudicator short3 = snapshot -> snapshot.played().size() >= 3
                ? Optional.of(new Outcome.Draw(Reason.ADJUDICATION))
                : Optional.empty();
        try (Room room = Room.around(timer, Match.of(Room.persons(Presets.FIDE), Room.venue(timer), short3))) {
            room.accept(new MatchAction.Start());
            room.play("e4", "e5");
            assertThat(room.now().isOver()).isFalse();
            room.play("Nf3");
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.ADJUDICATION));
        }
    }

    @Test
    void aStartPositionThatIsOverEndsAtOnce() {
        try (Room room = Room.of(Room.persons(Presets.FIDE, "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"))) {
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
        }
    }

    @Test
    void snapshotsCannotBeChanged() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            MatchSnapshot snapshot = room.now();
            Position mine = snapshot.position();
            mine.make(room.move("e4"));
            assertThat(snapshot.position().setup()).isEqualTo(Presets.FIDE.start());
            room.play("d4");
            assertThat(snapshot.played()).isEmpty();
            assertThat(snapshot.position().setup()).isEqualTo(Presets.FIDE.start());
        }
    }

    private static int firstMove(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.get(0);
    }
}
