package rookery.arena.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/**
 * An agent whose code never runs in this program: it gave its name and options in a separate process, and each of its players runs in one too. The jar is kept
 * in memory, so the file may change.
 */
final class HostedAgent implements BotProvider {

    /** Enough for a search with its own tables. */
    static final int USUAL_MEGABYTES = 512;

    private final String file;
    private final byte[] jar;
    private final int megabytes;
    private final String id;
    private final String displayName;
    private final String description;
    private final Set<String> shipped;
    private final List<BotOption> options;
    private final Map<Variant, Boolean> played = new ConcurrentHashMap<>();

    private HostedAgent(String file, byte[] jar, int megabytes, List<String> words) {
        this.file = file;
        this.jar = jar;
        this.megabytes = megabytes;
        id = BotFailure.oneLine(HostText.text(words.get(0)));
        displayName = BotFailure.oneLine(HostText.text(words.get(1)));
        description = HostText.text(words.get(2));
        shipped = Set.of(HostText.text(words.get(3)).split(","));
        options = words.subList(4, words.size()).stream().map(HostText::option).toList();
    }

    /** The agents in the jar, or why there are none that can play. */
    static Reading<List<BotProvider>> load(String file, byte[] jar, int megabytes) {
        List<BotProvider> agents = new ArrayList<>();
        try (AgentProcess _ = AgentProcess.start(file, jar, megabytes,
                words -> agents.add(new HostedAgent(file, jar, megabytes, words)))) {
            return agents.isEmpty() ? Reading.refused(file + " says of none of its agents what it is") : Reading.read(List.copyOf(agents));
        } catch (BotFailure e) {
            return Reading.refused(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String displayName() {
        return displayName;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public List<BotOption> options() {
        return options;
    }

    /** For variants not asked about at load time, such as the user's own, this starts a process. */
    @Override
    public boolean plays(Variant variant) {
        String name = HostText.variant(variant);
        return name.equals(variant.id()) ? shipped.contains(name) : played.computeIfAbsent(variant, this::ask);
    }

    private boolean ask(Variant variant) {
        try (AgentProcess process = start()) {
            return process.ask("plays " + HostText.word(id) + " " + HostText.variant(variant)).equals("yes");
        } catch (BotFailure e) {
            return false;
        }
    }

    @Override
    public Bot create(BotSettings settings) {
        return new HostedBot(this, settings);
    }

    AgentProcess start() {
        return AgentProcess.start(file, jar, megabytes, words -> {
            // Known already.
        });
    }

    /** A player of a {@link HostedAgent}: one process, restarted for the next game if it has ended. */
    private static final class HostedBot implements Bot {

        private final HostedAgent agent;
        private final BotSettings settings;
        private volatile AgentProcess process;
        /** What the process knows of the game. */
        private @Nullable Variant variant;
        private @Nullable Setup start;
        private final List<Integer> actions = new ArrayList<>();

        HostedBot(HostedAgent agent, BotSettings settings) {
            this.agent = agent;
            this.settings = settings;
            process = begin();
        }

        private AgentProcess begin() {
            start = null;
            AgentProcess begun = agent.start();
            List<String> words = new ArrayList<>(List.of(HostText.word(agent.id()), Long.toString(settings.seed())));
            for (Map.Entry<String, String> value : settings.values().entrySet()) {
                words.add(HostText.word(value.getKey()));
                words.add(HostText.word(value.getValue()));
            }
            try {
                begun.ask(AgentProcess.request("create", words));
                return begun;
            } catch (BotFailure e) {
                begun.close();
                throw e;
            }
        }

        private void newGame(String request) {
            if (!process.isOpen()) {
                process.close();
                process = begin();
            }
            process.ask(request);
        }

        @Override
        public void newGame() {
            newGame("game");
        }

        @Override
        public void newGame(long seed) {
            newGame("game " + seed);
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
            tell(position);
            String answer = process.think("choose " + HostText.limits(limits), words -> progress.accept(HostText.thought(words)));
            if (!answer.matches("move -?\\d{1,10}")) {
                throw new BotFailure(agent.displayName() + " answered no move");
            }
            return (int) Long.parseLong(answer.substring("move ".length()));
        }

        @Override
        public void ponder(Position position, Consumer<Thought> progress) throws InterruptedException {
            tell(position);
            process.think("ponder", words -> progress.accept(HostText.thought(words)));
        }

        @Override
        public boolean claimsDraw(Position position, Set<Claim> claims) {
            return asks(position, "claims " + HostText.numbers(claims.stream().map(Claim::ordinal).sorted().toList()));
        }

        @Override
        public boolean resigns(Position position) {
            return asks(position, "resigns");
        }

        @Override
        public boolean offersDraw(Position position) {
            return asks(position, "offers");
        }

        @Override
        public boolean acceptsDraw(Position position) {
            return asks(position, "accepts");
        }

        private boolean asks(Position position, String question) {
            tell(position);
            return process.ask(question).equals("yes");
        }

        @Override
        public void press(BotOption.Button button) {
            process.ask("press " + HostText.word(button.name()));
        }

        /** Sends the process to that position; only what is new is transmitted. */
        private void tell(Position position) {
            Position walk = position.copy();
            List<Integer> wanted = new ArrayList<>();
            for (int i = 0; i < position.ply(); i++) {
                wanted.add(position.moveAt(i));
            }
            while (walk.ply() > 0) {
                walk.unmake();
            }
            Setup begin = walk.setup();
            if (!position.variant().equals(variant) || !begin.equals(start)) {
                variant = position.variant();
                start = null;
                process.ask("start " + HostText.variant(variant) + " " + HostText.word(Fen.write(variant, begin)));
                start = begin;
                actions.clear();
            }
            int common = 0;
            while (common < Math.min(actions.size(), wanted.size()) && actions.get(common).equals(wanted.get(common))) {
                common++;
            }
            if (common < Math.max(actions.size(), wanted.size())) {
                process.tell("position " + common + " " + HostText.numbers(wanted.subList(common, wanted.size())));
                actions.clear();
                actions.addAll(wanted);
            }
        }

        @Override
        public void close() {
            process.close();
        }
    }
}
