package rookery.uci.server;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Says what it thinks at once; without limits it then waits to be interrupted, as a search would. Remembers what it was asked. */
final class PatientBot implements BotProvider {

    static final BotOption.Spin HASH = new BotOption.Spin("Hash", 16, 1, 1024, "");
    static final BotOption.Text TROUBLE = new BotOption.Text("Trouble", "", "");
    static final BotOption.Button CLEAR = new BotOption.Button("Clear Hash", "");

    final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    @Override
    public String id() {
        return "patient";
    }

    @Override
    public String displayName() {
        return "Patient";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public List<BotOption> options() {
        return List.of(HASH, TROUBLE, CLEAR);
    }

    @Override
    public Bot create(BotSettings settings) {
        events.add("create " + settings.value(HASH));
        String trouble = settings.value(TROUBLE);
        if (trouble.equals("create")) {
            throw new BotFailure("no room");
        }
        return new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                events.add("choose " + limits);
                if (trouble.equals("throw")) {
                    throw new IllegalStateException("out of order");
                }
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                int count = Math.min(limits.lines(), moves.size());
                for (int i = 0; i < count; i++) {
                    int move = limits.moves().isEmpty() ? moves.get(i) : limits.moves().getFirst();
                    progress.accept(Thought.of(1, new Score.Centipawns(30 - i), List.of(move), 1, 1_000_000).withRank(i + 1));
                }
                if (limits.isUnlimited()) {
                    new CountDownLatch(1).await();
                }
                return trouble.equals("illegal") ? 12345 : limits.moves().isEmpty() ? moves.get(0) : limits.moves().getFirst();
            }

            @Override
            public void newGame() {
                events.add("new game");
            }

            @Override
            public void press(BotOption.Button button) {
                events.add("press " + button.name());
            }

            @Override
            public void close() {
                events.add("close");
            }
        };
    }
}
