package rookery.arena.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import rookery.arena.Reading;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

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
        id = HostText.text(words.get(0));
        displayName = HostText.text(words.get(1));
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
}
