package rookery.desktop.game;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardMoves;
import rookery.look.board.BoardModel;
import rookery.look.board.Marks;
import rookery.look.board.Pocket;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;

/**
 * Two bots that play as decoration, on their own thread, without referee, clock or record. They play as long as there is user activity and pause a while after
 * it ends, so that an unattended program lets the machine sleep.
 */
public final class QuietGame implements AutoCloseable {
    private static final Duration PACE = Duration.ofMillis(1600);
    private static final Duration REST = Duration.ofSeconds(4);
    /** Games between careless bots may never end; after this many moves a new one begins. */
    private static final int LONGEST = 240;
    /** How many moves are played after user activity, some twenty seconds. */
    static final int SHOWN = 12;

    private final Duration pace;
    private final Semaphore moves = new Semaphore(SHOWN);
    private final Thread thread;

    /** @param show receives each board, on the bots' thread */
    public QuietGame(Variant variant, BotProvider provider, RandomGenerator random, Consumer<BoardModel> show) {
        this(variant, provider, random, show, PACE);
    }

    /** @param pace the pause before each move */
    QuietGame(Variant variant, BotProvider provider, RandomGenerator random, Consumer<BoardModel> show, Duration pace) {
        this.pace = pace;
        thread = Thread.ofVirtual().name("quiet game").start(() -> {
            try {
                // Right after opening, user and window have other things to do.
                Thread.sleep(pace);
                try (var bot = provider.create(BotSettings.DEFAULT.withSeed(random.nextLong()))) {
                    while (true) play(Position.start(variant), bot, random, show);
                }
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private void play(Position position, Bot bot, RandomGenerator random, Consumer<BoardModel> show) throws InterruptedException {
        bot.newGame();
        show.accept(picture(position));
        for (int ply = 0; ply < LONGEST && !position.outcome().isOver(); ply++) {
            if (position.toAct() == Actor.NATURE) {
                var rolls = new MoveList();
                position.legalMoves(rolls);
                position.make(rolls.get(random.nextInt(rolls.size())));
                continue;
            }
            Thread.sleep(pace);
            moves.acquire();
            int move = bot.choose(position.copy(), Limits.ofMoveTime(Duration.ofMillis(120)), _ -> {});
            position.make(move);
            show.accept(picture(position));
        }
        Thread.sleep(REST);
    }

    /** The board with its last move and a king in check. */
    public static BoardModel picture(Position position) {
        int last = position.lastMove();
        var marks = Marks.NONE.withCheck(position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE);
        if (last != Move.NONE && !Move.isRoll(last) && last != Move.PASS) {
            var slide = BoardMoves.slide(position, last);
            marks = marks.withLastMove(Pocket.squares(slide.from(), slide.to()));
        }
        return BoardModel.picture(position.variant(), position.setup()).withMarks(marks);
    }

    /** Reports user activity: the game continues for a while. */
    public void watched() {
        moves.drainPermits();
        moves.release(SHOWN);
    }

    /** Whether the bots are waiting for user activity. */
    boolean isResting() {
        return moves.hasQueuedThreads();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
