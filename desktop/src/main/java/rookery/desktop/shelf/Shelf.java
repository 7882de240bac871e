package rookery.desktop.shelf;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import rookery.archive.Attempt;
import rookery.archive.Library;
import rookery.archive.NewGame;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.archive.Standing;
import rookery.archive.Trouble;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.settings.Settings;
import rookery.desktop.shell.Desk;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.play.bot.Strength;
import rookery.play.match.MatchSnapshot;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/**
 * The library behind the screens. It opens while the window already stands; what is asked before waits. Trouble with the disk is told in a notice and never
 * reaches the game. Answers come on the JavaFX thread.
 */
public final class Shelf implements AutoCloseable {
    private static final String NAMES = "profiles";

    private final Desk desk;
    private final InstantSource time;
    private final Path folder;
    private final CompletableFuture<Library.Opening> opening = new CompletableFuture<>();
    private final AtomicBoolean begun = new AtomicBoolean();
    /** As they were read last; for menus that cannot wait. Written on the JavaFX thread, read by referees too. */
    private volatile List<Profile> profiles = List.of();
    private final Map<String, List<Standing>> standings = new LinkedHashMap<>();
    private Runnable watcher = () -> {};
    private boolean told;

    public Shelf(Desk desk, Path folder, InstantSource time) {
        this.desk = desk;
        this.folder = folder;
        this.time = time;
    }

    /** Opens the library; to be called when the window stands, since the first picture is worth more than the first search. */
    public void begin(Runnable then) {
        refresh(() -> {
            migrate(desk.settings().state());
            then.run();
        });
    }

    private Library.Opening opened() {
        if (begun.compareAndSet(false, true)) opening.complete(Library.open(folder));
        return opening.join();
    }

    /** Names from before there was a library become profiles. */
    private void migrate(Settings settings) {
        var names = settings.remembered(NAMES, "");
        if (names.isEmpty()) return;
        for (var name : names.split("\n")) {
            if (find(name).isEmpty()) write(library -> library.profiles().create(Profile.named(name)), _ -> refresh(() -> {}));
        }
        desk.change(before -> before.withRemembered(Map.of(NAMES, "")));
    }

    // ---- asking --------------------------------------------------------------------------------------------------

    /** Reads in the background; of several readers each gets its answer when it is there. */
    public <T> void read(Function<Library, Attempt<T>> question, Consumer<? super T> done) {
        desk.background().run(() -> ask(question), answer -> settle(answer, done), this::unexpected);
    }

    /** Writes in the background, after everything written before; the program does not end before it is done. */
    public <T> void write(Function<Library, Attempt<T>> question, Consumer<? super T> done) {
        desk.background().queue(() -> ask(question), answer -> {
            settle(answer, done);
            watcher.run();
        }, this::unexpected);
    }

    /** Calls it whenever something was written: what a screen has read may be old then. Of several the last one counts, since one screen is seen. */
    public void watch(Runnable changed) {
        watcher = changed;
    }

    private <T> Attempt<T> ask(Function<Library, Attempt<T>> question) {
        return switch (opened()) {
            case Library.Opened(Library library) -> question.apply(library);
            case Library.Refused(Trouble trouble) -> new Attempt.Failed<>(trouble);
        };
    }

    private <T> void settle(Attempt<T> answer, Consumer<? super T> done) {
        switch (answer) {
            case Attempt.Done<T>(T value) -> done.accept(value);
            case Attempt.Failed<T>(Trouble trouble) -> tell(trouble);
        }
    }

    /** A library that cannot be opened is told of once, not with every question. */
    private void tell(Trouble trouble) {
        boolean refused = opening.join() instanceof Library.Refused;
        if (refused && told) return;
        told = told || refused;
        desk.notices().tell(desk.text("trouble.library", words(trouble)), desk.text("dialog.close"), () -> {});
    }

    private String words(Trouble trouble) {
        return switch (trouble.kind()) {
            case DISK_FULL, READ_ONLY, BUSY, DAMAGED, NEWER -> desk.text("library.trouble." + trouble.kind().name());
            case DISK, MISSING, REFUSED -> trouble.message();
        };
    }

    private void unexpected(Exception problem) {
        desk.trouble("trouble.unexpected", problem);
    }

    /** Whether the library stands open; a refused one has no games to show. */
    public boolean isRefused() {
        return opening.isDone() && opening.join() instanceof Library.Refused;
    }

    // ---- profiles ------------------------------------------------------------------------------------------------

    public List<Profile> profiles() {
        return profiles;
    }

    /** The profile with that name, as far as it is known by now. */
    public Optional<Profile> find(String name) {
        return profiles.stream().filter(profile -> profile.name().equalsIgnoreCase(name)).findFirst();
    }

    /** The profile of the person who uses the program now; empty for a guest. */
    public Optional<Profile> present() {
        return find(desk.settings().state().profile());
    }

    /** Reads the profiles anew. */
    public void refresh(Runnable then) {
        read(library -> library.profiles().all(), all -> {
            profiles = List.copyOf(all);
            then.run();
        });
    }

    /** Makes the profile the present one: its settings hold from now on. */
    public void choose(Profile profile) {
        desk.change(settings -> ProfileSettings.apply(settings, profile.settings()).withProfile(profile.name())
                .withRemembered(Map.of("new.side", profile.side().name())));
    }

    /** Keeps what is set now with the present profile. */
    public void keepSettings(Settings settings) {
        find(settings.profile()).ifPresent(profile -> {
            var values = ProfileSettings.of(settings);
            if (values.equals(profile.settings())) return;
            var changed = profile.withSettings(values);
            replace(changed);
            write(library -> library.profiles().change(changed), _ -> {});
        });
    }

    private void replace(Profile changed) {
        var all = new ArrayList<>(profiles);
        all.replaceAll(each -> each.id() == changed.id() ? changed : each);
        profiles = List.copyOf(all);
    }

    // ---- games ---------------------------------------------------------------------------------------------------

    /**
     * Keeps a finished game in the archive of the person who played it, also when the window closes at this moment; from any thread.
     *
     * @param assisted  whether a move was taken back or advice was asked for; then it counts in no ranking
     * @param strengths what was measured of computer players in this game
     */
    public void keep(GameOrder order, MatchSnapshot match, boolean assisted,
            Function<SeatOrder.Computer, Optional<Strength>> strengths) {
        boolean left = match.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.ABANDONED;
        var game = new NewGame(match.game(), player(order.white(), strengths), player(order.black(), strengths), owner(order),
                time.instant(), isRated(order) && !assisted && !left);
        write(library -> library.games().save(game), _ -> standings.clear());
    }

    /** Whether the result of such a game counts in the ranking: two different players who are known here, and at least one of them a person. */
    public boolean isRated(GameOrder order) {
        var white = player(order.white()).id();
        var black = player(order.black()).id();
        return !order.isWatched() && !white.isEmpty() && !black.isEmpty() && !white.equals(black);
    }

    /** The person at the bottom, or else the other one; nobody where bots play each other. */
    private OptionalLong owner(GameOrder order) {
        for (var side : List.of(order.below(), order.below().opponent())) {
            if (order.seat(side) instanceof SeatOrder.Person(String name)) {
                var profile = find(name);
                if (profile.isPresent()) return OptionalLong.of(profile.get().id());
            }
        }
        return OptionalLong.empty();
    }

    /** Whose archive imported games go to. */
    public OptionalLong archive() {
        return present().map(profile -> OptionalLong.of(profile.id())).orElseGet(OptionalLong::empty);
    }

    private Player player(SeatOrder seat) {
        return player(seat, _ -> Optional.empty());
    }

    private Player player(SeatOrder seat, Function<SeatOrder.Computer, Optional<Strength>> strengths) {
        return switch (seat) {
            case SeatOrder.Person(String name) -> find(name).<Player>map(Player.Person::of).orElseGet(() -> new Player.Stranger(name));
            case SeatOrder.Computer computer ->
                new Player.Bot(botId(computer), computer.name(), strengths.apply(computer).map(Shelf::rating));
        };
    }

    /** A measured strength as a belief: 95 % of a normal distribution lie within 1.96 standard deviations. */
    private static Rating rating(Strength measured) {
        return new Rating(measured.rating(), Math.max(1, measured.error() / 1.96), Glicko2.STANDARD.newVolatility());
    }

    /** The same for the same strength: the provider with everything that was changed about it. */
    static String botId(SeatOrder.Computer computer) {
        var id = new StringBuilder("bot:").append(computer.provider());
        computer.options().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .forEach(option -> id.append('/').append(option.getKey()).append('=').append(option.getValue()));
        return id.toString();
    }

    // ---- ratings -------------------------------------------------------------------------------------------------

    /** The rating of whoever sits there as far as it is known by now; asks for it otherwise, so that the next call knows. */
    public Optional<Standing> standing(SeatOrder seat, String family) {
        var known = standings.get(family);
        if (known == null) {
            standings.put(family, List.of());
            read(library -> library.ranking().standings(family), all -> standings.put(family, all));
            return Optional.empty();
        }
        var id = player(seat).id();
        return known.stream().filter(standing -> !id.isEmpty() && standing.playerId().equals(id)).findFirst();
    }

    @Override
    public void close() {
        if (opening.isDone() && opening.join() instanceof Library.Opened(Library library)) library.close();
    }
}
