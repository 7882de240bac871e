package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bot;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

class ScoresheetTest {

    @Test
    void aMatchIsWrittenDownAsAGame() {
        Bot bot = (position, limits, progress) -> {
            progress.accept(Thought.of(3, new Score.Centipawns(25), List.of(), 10, 10));
            return San.parse(position, "e5");
        };
        MatchSettings settings = Room.persons(Presets.FIDE).withSeats(Room.WHITE, TestBots.seat(bot))
                .withClocks(Clocks.same(TimePreset.THREE_PLUS_TWO.control()));
        try (Room room = Room.of(settings)) {
            room.pass(Duration.ofSeconds(10));
            room.play("e4");
            room.await(snapshot -> snapshot.played().size() == 2);
            room.accept(new MatchAction.Resign(Side.WHITE));
            MatchSnapshot now = room.now();
            Game game = Scoresheet.of(settings.variant(), settings.start(), now.played(), now.outcome());
            Scoresheet.tag(game, "Ada", "bot", settings.clocks());
            assertThat(game.tags()).containsEntry("White", "Ada").containsEntry("Black", "bot").containsEntry("TimeControl", "180+2");
            assertThat(game.outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
            GameNode first = game.mainLine().getFirst();
            assertThat(first.notes().clockNanos()).isEqualTo(Duration.ofSeconds(172).toNanos());
            assertThat(first.notes().spentNanos()).isEqualTo(Duration.ofSeconds(10).toNanos());
            assertThat(game.last().notes().eval()).isEqualTo(new Eval.Centipawns(-25, 3));
        }
    }
}
