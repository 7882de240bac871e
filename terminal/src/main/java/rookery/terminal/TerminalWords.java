package rookery.terminal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;
import rookery.play.match.ClockState;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;

/** The words for what happens in a game that both displays share. */
final class TerminalWords {

    private static final long NANOS = 1_000_000_000L;
    /** Below this many seconds a clock shows tenths. */
    private static final long HURRY = 20;

    private TerminalWords() {
    }

    static String side(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }

    static String sideName(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    /** {@code 1-0 checkmate}. */
    static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> outcome.mark();
            case Outcome.Win(Side _, Reason reason) -> outcome.mark() + " " + reason(reason);
            case Outcome.Draw(Reason reason) -> outcome.mark() + " " + reason(reason);
        };
    }

    private static String reason(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The piece that may move when the die shows that face. */
    static Optional<String> kindOfFace(Variant variant, int face) {
        return variant.chance() instanceof Chance.Die(List<Integer> faces) && face >= 1 && face <= faces.size()
                ? Optional.of(variant.kind(faces.get(face - 1)).name())
                : Optional.empty();
    }

    /** How many moves were made by both sides; passed turns count. */
    static int plies(List<Played> played) {
        return (int) played.stream().filter(each -> !each.isRoll()).count();
    }

    static List<String> legalMoves(Position position) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return legal.stream().filter(move -> !Move.isRoll(move)).mapToObj(move -> San.write(position, move)).distinct().sorted().toList();
    }

    /** What the side's clock shows at a reading of the match's timer, {@code -} without one. */
    static String clock(MatchSnapshot match, Side side, long nanos) {
        ClockState shown = match.clock().shown(nanos);
        if (shown.of(side).isUnlimited()) {
            return "-";
        }
        long left = shown.remaining(side);
        long seconds = left / NANOS;
        if (seconds < HURRY) {
            return String.format(Locale.ROOT, "0:%02d.%d", seconds, left / (NANOS / 10) % 10);
        }
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
