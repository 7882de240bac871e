package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** Draws that somebody has to ask for, and resigning bots. */
class DrawsTest {

    private static final Outcome AGREED = new Outcome.Draw(Reason.AGREEMENT);

    @Test
    void aDrawIsOfferedAndAccepted() {
        // C-03: several ways to draw; this one is agreement.
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            assertThat(room.refuse(new MatchAction.AcceptDraw(Side.BLACK))).isEqualTo(new Refusal.NoOffer());
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            assertThat(room.now().offer()).isEqualTo(Side.WHITE);
            assertThat(room.refuse(new MatchAction.AcceptDraw(Side.WHITE))).isEqualTo(new Refusal.NoOffer());
            assertThat(room.refuse(new MatchAction.OfferDraw(Side.BLACK))).isEqualTo(new Refusal.OfferStands());
            room.play("e4");
            assertThat(room.now().offer()).isEqualTo(Side.WHITE);
            room.accept(new MatchAction.AcceptDraw(Side.BLACK));
            assertThat(room.now().outcome()).isEqualTo(AGREED);
        }
    }

    @Test
    void anOfferEndsWhenItIsDeclinedOrTheOtherSideMoves() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            room.accept(new MatchAction.DeclineDraw(Side.BLACK));
            assertThat(room.now().offer()).isNull();
            assertThat(room.events.getLast()).isEqualTo(new MatchEvent.DrawDeclined(Side.BLACK));
            assertThat(room.refuse(new MatchAction.OfferDraw(Side.WHITE))).isEqualTo(new Refusal.OfferTooSoon());
            room.play("e4");
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            room.play("e5");
            assertThat(room.now().offer()).isNull();
            assertThat(room.refuse(new MatchAction.AcceptDraw(Side.BLACK))).isEqualTo(new Refusal.NoOffer());
        }
    }

    @Test
    void aThirdRepetitionIsClaimedOnTheBoard() {
        // C-03, the laws' 9.2: the third occurrence, with the player to move claiming.
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1");
            assertThat(room.refuse(new MatchAction.ClaimDraw(Side.BLACK))).isEqualTo(new Refusal.NoClaim());
            room.play("Ng8");
            assertThat(room.now().claims()).containsExactly(Claim.REPETITION);
            assertThat(room.refuse(new MatchAction.ClaimDraw(Side.BLACK))).isEqualTo(new Refusal.NotYourTurn(Side.WHITE));
            room.accept(new MatchAction.ClaimDraw(Side.WHITE));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
        }
    }

    @Test
    void aThirdRepetitionIsClaimedWithTheMoveThatBringsIt() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            room.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1");
            // A wrong claim is refused and the move not played: an illegal attempt is never punished.
            assertThat(room.refuse(new MatchAction.ClaimDrawWith(Side.BLACK, room.move("Nd5")))).isEqualTo(new Refusal.NoClaim());
            assertThat(room.refuse(new MatchAction.ClaimDrawWith(Side.BLACK, Move.of(0, 1)))).isInstanceOf(Refusal.IllegalMove.class);
            room.accept(new MatchAction.ClaimDrawWith(Side.BLACK, room.move("Ng8")));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
            assertThat(room.texts()).hasSize(8).endsWith("Ng8");
        }
    }

    @Test
    void fiftyMovesAreClaimedOnTheBoardOrWithTheMove() {
        String fen = "k7/8/8/8/8/8/8/6RK w - - 99 80";
        try (Room room = Room.of(Room.persons(Presets.FIDE, fen))) {
            assertThat(room.refuse(new MatchAction.ClaimDraw(Side.WHITE))).isEqualTo(new Refusal.NoClaim());
            room.accept(new MatchAction.ClaimDrawWith(Side.WHITE, room.move("Rg2")));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
        }
        try (Room room = Room.of(Room.persons(Presets.FIDE, fen))) {
            room.play("Rg2");
            assertThat(room.now().isOver()).isFalse();
            room.accept(new MatchAction.ClaimDraw(Side.BLACK));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
        }
    }

    @Test
    void aClaimWithAMatingMoveIsJustTheMate() {
        try (Room room = Room.of(Room.persons(Presets.FIDE, "k7/8/1K6/8/8/8/8/6R1 w - - 99 80"))) {
            room.accept(new MatchAction.ClaimDrawWith(Side.WHITE, room.move("Rg8#")));
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
        }
    }

    @Test
    void claimsMayBeAutomatic() {
        MatchSettings settings = Room.persons(Presets.FIDE).withOptions(MatchOptions.DEFAULT.withAutomaticClaims(true));
        try (Room room = Room.of(settings)) {
            room.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
        }
    }

    @Test
    void fiveRepetitionsNeedNoClaim() {
        try (Room room = Room.of(Room.persons(Presets.FIDE))) {
            for (int i = 0; i < 4; i++) {
                assertThat(room.now().isOver()).isFalse();
                room.play("Nf3", "Nf6", "Ng1", "Ng8");
            }
            assertThat(room.now().outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
        }
    }

    /** Plays the first move there is, and otherwise as its fields say. */
    private static final class Diplomat implements Bot {

        private boolean accepts;
        private boolean offers;
        private boolean resigns;
        private boolean claims;

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            return moves.get(0);
        }

        @Override
        public boolean acceptsDraw(Position position) {
            return accepts;
        }

        @Override
        public boolean offersDraw(Position position) {
            return offers;
        }

        @Override
        public boolean resigns(Position position) {
            return resigns;
        }

        @Override
        public boolean claimsDraw(Position position, Set<Claim> possible) {
            return claims;
        }
    }

    private static Room against(Bot bot) {
        return Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(bot)));
    }

    @Test
    void aBotAnswersAnOffer() {
        Diplomat bot = new Diplomat();
        try (Room room = against(bot)) {
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            room.await(snapshot -> snapshot.offer() == null);
            assertThat(room.events).contains(new MatchEvent.DrawDeclined(Side.BLACK));
            room.play("e4");
            room.await(snapshot -> snapshot.turn() == Side.WHITE);
            bot.accepts = true;
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            assertThat(room.awaitEnd().outcome()).isEqualTo(AGREED);
        }
    }

    @Test
    void aBotAnswersAnOfferMadeWithTheMoveBefore() throws InterruptedException {
        TestBots.Stubborn thinker = new TestBots.Stubborn("e5");
        Bot accepting = new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) {
                return thinker.choose(position, limits, progress);
            }

            @Override
            public boolean acceptsDraw(Position position) {
                return true;
            }
        };
        try (Room room = against(accepting)) {
            room.play("e4");
            thinker.asked.await();
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            thinker.go.countDown();
            assertThat(room.awaitEnd().outcome()).isEqualTo(AGREED);
            assertThat(room.texts()).containsExactly("e4");
        }
    }

    @Test
    void aBotOffersADraw() {
        Diplomat bot = new Diplomat();
        bot.offers = true;
        try (Room room = against(bot)) {
            room.play("e4");
            room.await(snapshot -> snapshot.offer() == Side.BLACK);
            room.accept(new MatchAction.AcceptDraw(Side.WHITE));
            assertThat(room.now().outcome()).isEqualTo(AGREED);
        }
    }

    @Test
    void twoBotsAgree() {
        Diplomat white = new Diplomat();
        white.offers = true;
        Diplomat black = new Diplomat();
        black.accepts = true;
        try (Room room = Room.of(MatchSettings.of(Presets.FIDE, TestBots.seat(white), TestBots.seat(black)))) {
            assertThat(room.awaitEnd().outcome()).isEqualTo(AGREED);
            assertThat(room.now().played()).hasSize(1);
        }
    }

    @Test
    void aBotMayResignOnlyIfItsSeatAllowsIt() {
        Diplomat bot = new Diplomat();
        bot.resigns = true;
        try (Room room = against(bot)) {
            room.play("e4");
            assertThat(room.awaitEnd().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
        }
        bot.accepts = true;
        Seat proud = new Seat.BotSeat(bot, Limits.UNLIMITED, false, false, false);
        try (Room room = Room.of(Room.persons(Presets.FIDE).withSeats(Room.WHITE, proud))) {
            room.accept(new MatchAction.OfferDraw(Side.WHITE));
            assertThat(room.now().offer()).isNull();
            room.play("e4");
            assertThat(room.await(snapshot -> snapshot.turn() == Side.WHITE).isOver()).isFalse();
        }
    }

    @Test
    void aBotClaimsADraw() {
        Diplomat bot = new Diplomat();
        bot.claims = true;
        try (Room room = Room.of(Room.persons(Presets.FIDE, "k7/8/8/8/8/8/8/6RK w - - 99 80").withSeats(Room.WHITE, TestBots.seat(bot)))) {
            room.play("Rg2");
            assertThat(room.awaitEnd().outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
            assertThat(room.texts()).hasSize(1);
            assertThat(San.parse(room.now().position(), "Ka7")).isNotEqualTo(Move.NONE);
        }
    }
}
