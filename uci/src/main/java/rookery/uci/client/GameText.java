package rookery.uci.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Limits;
import rookery.uci.protocol.UciCommand;

/** Our positions and limits in UCI terms. */
final class GameText {

    /** What we send instead of a clock that has run out: engines do not expect zero. */
    private static final long LEAST_MILLIS = 1;

    private GameText() {
    }

    /** The whole game up to the position, so that the engine sees repetitions; from the last pass on, since few engines understand passes. */
    static UciCommand.SetPosition position(Position position, boolean kingTakesRook) {
        Position replay = position.copy();
        List<Integer> actions = new ArrayList<>();
        while (replay.ply() > 0 && replay.lastMove() != Move.PASS) {
            actions.add(replay.lastMove());
            replay.unmake();
        }
        boolean usual = replay.ply() == 0 && replay.variant().shape().equals(Presets.FIDE.shape())
                && replay.setup().equals(Presets.FIDE.start()) && !replay.variant().hasDie();
        String fen = usual ? null : Fen.write(replay);
        List<String> texts = new ArrayList<>();
        for (int action : actions.reversed()) {
            texts.add(UciText.write(replay, action, kingTakesRook));
            replay.make(action);
        }
        return new UciCommand.SetPosition(fen, texts);
    }

    static UciCommand.Go go(Position position, Limits limits, boolean kingTakesRook) {
        List<String> moves = limits.moves().stream().map(move -> UciText.write(position, move, kingTakesRook)).toList();
        Limits.Clocks clocks = limits.clocks();
        Duration own = clocks == null ? null : clocks.remaining(position.turn());
        Duration moveTime = limits.moveTime();
        Long millis = moveTime == null ? null : millis(moveTime);
        if (clocks == null || own == null) {
            return new UciCommand.Go(null, null, 0, 0, 0, limits.depth(), limits.nodes(), limits.mate(), millis, limits.isUnlimited(),
                    false,
                    moves);
        }
        return new UciCommand.Go(millis(orElse(clocks.remaining(Side.WHITE), own)), millis(orElse(clocks.remaining(Side.BLACK), own)),
                clocks.whiteIncrement().toMillis(), clocks.blackIncrement().toMillis(), clocks.movesToGo(), limits.depth(), limits.nodes(),
                limits.mate(), millis, false, false, moves);
    }

    /** The limits left after the side used that much of its clock for a move. */
    static Limits after(Limits limits, Side side, Duration used) {
        Limits.Clocks clocks = limits.clocks();
        Duration own = clocks == null ? null : clocks.remaining(side);
        if (clocks == null || own == null) {
            return limits;
        }
        Duration left = own.minus(used).plus(clocks.increment(side));
        return limits.withClocks(new Limits.Clocks(side == Side.WHITE ? left : clocks.white(), side == Side.WHITE ? clocks.black() : left,
                clocks.whiteIncrement(), clocks.blackIncrement(), clocks.movesToGo()));
    }

    private static Duration orElse(@Nullable Duration time, Duration otherwise) {
        return time == null ? otherwise : time;
    }

    private static long millis(Duration time) {
        return Math.max(LEAST_MILLIS, time.toMillis());
    }
}
