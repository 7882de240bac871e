package rookery.serve.table;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.play.match.ClockFace;
import rookery.play.match.ClockState;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.SideTime;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlText;
import rookery.play.match.TimeStage;
import rookery.serve.wire.JsonText;

/** A table at one moment in wire format: written once, for any number of pages. Immutable. */
final class TableText {

    private static final String UNSAFE = "The game could not be written to the server's disk; the server keeps trying.";

    private final String head;
    private final String tail;
    private final List<String> plies;
    private final String summary;

    TableText(TableRecord table, boolean own, String state, GameStory story, @Nullable MatchSnapshot match, Outcome outcome,
            @Nullable Side takeBack, @Nullable Side rematch, boolean[] present, int watchers, boolean unsafe) {
        GameTerms terms = table.terms();
        boolean over = !state.equals("running") && !state.equals("waiting") && !state.equals("paused");
        JsonText players = new JsonText();
        for (Side side : Side.values()) {
            players.with(GameStory.name(side), player(table, side, present[side.ordinal()]));
        }
        JsonText clocks = match == null ? null : ClockText.of(match.clock());
        String clock = clocks == null ? "null" : clocks.text();
        String result = outcome(outcome);
        String variant = GameStory.variantJson(terms.variant(), own).text();
        head = new JsonText().with("state", state).with("game", table.game()).raw("variant", variant).with("players", players)
                .with("below", GameStory.name(terms.below())).raw("clocks", clock).with("away", table.waits() ? "waits" : "runs").text();
        List<String> takers = match == null || over
                ? List.of()
                : Stream.of(Side.values()).filter(match::canTakeBack).map(GameStory::name).toList();
        tail = new JsonText().with("position", story.positionJson(over).with("canTakeBack", takers))
                .with("offer", name(match == null ? null : match.offer()))
                .with("takeBack", name(takeBack)).with("rematch", name(rematch)).raw("outcome", result).with("watchers", watchers)
                .with("unsafe", unsafe ? UNSAFE : null).text();
        plies = story.plies();
        Played last = story.last();
        String squares = story.lastSquares();
        summary = new JsonText().with("id", table.id()).with("watch", "/table/" + table.id()).with("state", state).raw("variant", variant)
                .with("players", players).with("board", story.boardNow()).raw("last", squares == null ? "null" : squares)
                .withNumber("check", story.checkNow()).with("turn", GameStory.name(story.turn())).with("moves", story.moves())
                .with("text", last == null ? null : last.text()).raw("clocks", clock).raw("outcome", result).text();
    }

    private static JsonText player(TableRecord table, Side side, boolean here) {
        Occupant occupant = table.occupant(side);
        return new JsonText().with("name", occupant.name()).with("bot", occupant.kind() == Occupant.Kind.BOT)
                .with("face", GameMenu.face(table.terms().player(side)).orElse(null))
                .with("here", here || occupant.kind() == Occupant.Kind.BOT)
                .with("seat", occupant.isFree() ? "free" : "taken");
    }

    private static @Nullable String name(@Nullable Side side) {
        return side == null ? null : GameStory.name(side);
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> "null";
            case Outcome.Win(Side side, Reason reason) -> outcome(outcome, GameStory.name(side), reason);
            case Outcome.Draw(Reason reason) -> outcome(outcome, null, reason);
        };
    }

    private static String outcome(Outcome outcome, @Nullable String winner, Reason reason) {
        return new JsonText().with("result", outcome.mark()).with("winner", winner).with("reason", reason.name()).text();
    }

    /** The full state, for a new page. */
    String whole(long number) {
        return change(number, 0, List.of());
    }

    /** The full state, but with the plies from that one on only. */
    String change(long number, int from, List<String> happened) {
        return "{\"number\":" + number + "," + head.substring(1, head.length() - 1) + ",\"from\":" + from + ",\"plies\":["
                + String.join(",", plies.subList(Math.min(from, plies.size()), plies.size())) + "]," + tail.substring(1, tail.length() - 1)
                + ",\"happened\":" + JsonText.texts(happened) + "}";
    }

    /** The summary for the wall. */
    String summary() {
        return summary;
    }

    /** The clocks as sent to pages: their state at one moment, and how they run from there. */
    private static final class ClockText {

        private static final long MILLI = 1_000_000;

        private ClockText() {
        }

        /** Null if nobody has a clock. */
        static @Nullable JsonText of(ClockFace face) {
            TimeControl white = face.clocks().white();
            TimeControl black = face.clocks().black();
            if (!white.isTimed() && !black.isTimed()) {
                return null;
            }
            ClockState state = face.state();
            Side running = state.running().orElse(null);
            JsonText json = new JsonText().withNumber("white", left(state.white())).withNumber("black", left(state.black()))
                    .with("running", running == null ? null : GameStory.name(running)).with("at", face.at() / MILLI)
                    .with("free", running == null ? 0 : free(face.clocks().of(running), state.of(running), state.turnElapsed()))
                    .with("whiteControl", TimeControlText.write(white)).with("blackControl", TimeControlText.write(black))
                    .with("gains", white instanceof TimeControl.Hourglass);
            TimeControl.Byoyomi byoyomi = white instanceof TimeControl.Byoyomi one
                    ? one
                    : black instanceof TimeControl.Byoyomi other ? other : null;
            return byoyomi == null
                    ? json.withNull("periods")
                    : json.with("periods", new JsonText().with("white", state.white().periods()).with("black", state.black().periods())
                            .with("length", byoyomi.period().toMillis()));
        }

        private static @Nullable Long left(SideTime time) {
            return time.isUnlimited() ? null : time.remaining() / MILLI;
        }

        /** Milliseconds of free time left in this turn. */
        private static long free(TimeControl control, SideTime time, long turnElapsed) {
            if (control instanceof TimeControl.Staged(List<TimeStage> stages)) {
                TimeStage stage = stages.get(Math.min(time.stage(), stages.size() - 1));
                Duration bonus = stage.bonusTime();
                return stage.bonus() == TimeStage.Bonus.DELAY ? Math.max(0, bonus.toNanos() - turnElapsed) / MILLI : 0;
            }
            return 0;
        }
    }
}
