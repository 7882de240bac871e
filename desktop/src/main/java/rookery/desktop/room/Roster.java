package rookery.desktop.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import rookery.archive.Profile;
import rookery.archive.Player;
import rookery.arena.agent.StoredPlayer;
import rookery.desktop.engines.EngineRoom;
import rookery.desktop.library.LibraryService;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Strength;
import rookery.session.BotSource;

/** All available players, people and computers, and their known strength. */
public final class Roster implements BotSource {
    private final List<BotProvider> own;
    private final EngineRoom engines;
    private final LibraryService libraryService;

    /** @param own the bots that come with the program */
    public Roster(List<BotProvider> own, EngineRoom engines, LibraryService libraryService) {
        this.own = List.copyOf(own);
        this.engines = engines;
        this.libraryService = libraryService;
    }

    /** The bots that come with the program. */
    public List<BotProvider> own() {
        return own;
    }

    /** The user's engines. */
    public List<BotProvider> engines() {
        return engines.players();
    }

    /** All computer players: ours and the user's engines. */
    public List<BotProvider> bots() {
        var all = new ArrayList<>(own);
        all.addAll(engines());
        return all;
    }

    /** The provider of that player, including players named on a command line; empty if there is none. */
    @Override
    public Optional<BotProvider> find(Player.Computer player) {
        var stored = new StoredPlayer(player.provider(), player.options());
        return stored.isWritten() ? stored.find() : installed(player);
    }

    @Override
    public Limits limits(Player.Computer player, boolean timed) {
        return new StoredPlayer(player.provider(), player.options()).limits().orElseGet(() -> BotSource.super.limits(player, timed));
    }

    private Optional<BotProvider> installed(Player.Computer player) {
        return bots().stream().filter(bot -> bot.id().equals(player.provider())).findFirst();
    }

    /** The names of all profiles, if already loaded. */
    public List<String> friends() {
        return libraryService.profiles().stream().map(Profile::name).toList();
    }

    /** Provides the names of all profiles once they are loaded. */
    public void meet(Consumer<List<String>> known) {
        libraryService.refresh(() -> known.accept(friends()));
    }

    /** The player's rating in that variant as a short text; a measured one takes precedence over the ranking's. */
    public String rating(Player player, Variant variant) {
        return strength(player, variant)
                .map(known -> String.valueOf(known.rating()))
                .or(() -> libraryService.standing(player, variant.family())
                        .map(standing -> Math.round(standing.rating().value()) + (standing.isProvisional() ? "?" : "")))
                .orElse("");
    }

    /** The measured strength of that player. */
    public Optional<Strength> strength(Player player, Variant variant) {
        return switch (player) {
            case Player.Person _ -> Optional.empty();
            case Player.Computer computer ->
                installed(computer).flatMap(bot -> bot.strength(variant, new BotSettings(computer.options(), 0)));
        };
    }
}
