package rookery.desktop.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Stands in for the engine, which this module must not know: counts pieces one move ahead, tells its lines, and thinks on until it is stopped. */
public final class CountingBot implements BotProvider {
    /** How many of its players think at this moment. */
    public static final AtomicInteger THINKING = new AtomicInteger();

    /** Who plays in its place, if anyone. */
    public static final AtomicReference<@Nullable BotProvider> INSTEAD = new AtomicReference<>();

    private record Counted(int move, int value) {}

    @Override
    public String id() {
        return "rookery";
    }

    @Override
    public String displayName() {
        return "Counting";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    /** As the engine it stands for, it can be asked to play at a rating. */
    @Override
    public List<BotOption> options() {
        return List.of(new BotOption.Check("UCI_LimitStrength", false, ""), new BotOption.Spin("UCI_Elo", 1500, 400, 3300, ""));
    }

    @Override
    public Bot create(BotSettings settings) {
        var other = INSTEAD.get();
        if (other != null) return other.create(settings);
        return (position, limits, progress) -> {
            THINKING.incrementAndGet();
            try {
                return choose(position, limits, progress);
            } finally {
                THINKING.decrementAndGet();
            }
        };
    }

    private static int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        var moves = new MoveList();
        position.legalMoves(moves);
        var counted = new ArrayList<Counted>();
        for (int i = 0; i < moves.size(); i++) counted.add(new Counted(moves.get(i), value(position, moves.get(i))));
        counted.sort(Comparator.comparingInt(Counted::value).reversed());
        for (int rank = 1; rank <= Math.min(limits.lines(), counted.size()); rank++) {
            var line = counted.get(rank - 1);
            Score score = position.variant().hasDie()
                    ? new Score.WinProbability(Math.clamp(0.5 + line.value() / 5000.0, 0, 1))
                    : new Score.Centipawns(line.value());
            progress.accept(Thought.of(1, score, List.of(line.move()), 20, 1_000_000).withRank(rank));
        }
        if (limits.isUnlimited()) new CountDownLatch(1).await();
        return counted.getFirst().move();
    }

    private static int value(Position position, int move) {
        var side = position.turn();
        position.make(move);
        int sum = 0;
        for (int piece : position.setup().placement().pieces()) {
            if (piece != Piece.EMPTY) {
                int worth = position.variant().kind(Piece.kind(piece)).value();
                sum += Piece.side(piece) == side ? worth : -worth;
            }
        }
        position.unmake();
        return sum;
    }
}
