package rookery.arena.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** A player of a {@link HostedAgent}: one process, restarted for the next game if it has ended. */
final class HostedBot implements Bot {

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
