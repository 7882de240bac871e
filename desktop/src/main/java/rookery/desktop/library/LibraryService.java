package rookery.desktop.library;

import java.nio.file.Path;
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
import rookery.archive.GameEntry;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.archive.Standing;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;

/**
 * The screens' access to the library. It opens after the window; earlier requests wait. Disk trouble is shown in a notice and never disturbs the game. Answers
 * arrive on the JavaFX thread.
 */
public final class LibraryService implements AutoCloseable {
    private static final String NAMES = "profiles";
    private static final System.Logger LOG = System.getLogger(LibraryService.class.getName());

    private final WindowServices services;
    private final Path folder;
    private final CompletableFuture<Library.Opening> opening = new CompletableFuture<>();
    private final AtomicBoolean begun = new AtomicBoolean();
    /** As last read, for menus that cannot wait. Written on the JavaFX thread, read by referees too. */
    private volatile List<Profile> profiles = List.of();
    private final Map<String, List<Standing>> standings = new LinkedHashMap<>();
    private Runnable watcher = () -> {};
    private boolean told;

    public LibraryService(WindowServices services, Path folder) {
        this.services = services;
        this.folder = folder;
    }

    /** Opens the library. Call after the window is shown, so as not to delay the first frame. */
    public void begin(Runnable then) {
        refresh(() -> {
            migrate(services.settings().state());
            then.run();
        });
    }

    private Library.Opening opened() {
        if (begun.compareAndSet(false, true)) {
            try {
                opening.complete(Library.open(folder));
            } catch (RuntimeException | Error problem) {
                // Waiting callers must be told, or the program could not even be closed.
                LOG.log(System.Logger.Level.ERROR, "the library cannot be opened", problem);
                opening.complete(new Library.Refused(new Trouble(Trouble.Kind.DISK, "The library cannot be opened (" + problem + ").")));
            }
        }
        return opening.join();
    }

    /** Turns names from before the library existed into profiles. */
    private void migrate(Settings settings) {
        var names = settings.remembered(NAMES, "");
        if (names.isEmpty()) return;
        for (var name : names.split("\n")) {
            if (find(name).isEmpty()) write(library -> library.profiles().create(Profile.named(name)), _ -> refresh(() -> {}));
        }
        services.change(before -> before.withRemembered(Map.of(NAMES, "")));
    }

    // ---- asking --------------------------------------------------------------------------------------------------

    /** Reads in the background; concurrent reads are answered independently. */
    public <T> void read(Function<Library, Attempt<T>> question, Consumer<? super T> done) {
        services.background().run(() -> ask(question), answer -> settle(answer, done), this::unexpected);
    }

    /** Writes in the background, in order; the program does not exit before it is done. */
    public <T> void write(Function<Library, Attempt<T>> question, Consumer<? super T> done) {
        services.background().queue(() -> ask(question), answer -> {
            settle(answer, done);
            watcher.run();
        }, this::unexpected);
    }

    /** Sets the listener for writes, after which a screen's data may be outdated. There is only one, for the visible screen. */
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

    /** A library that cannot be opened is reported once, not with every request. */
    private void tell(Trouble trouble) {
        boolean refused = opening.join() instanceof Library.Refused;
        if (refused && told) return;
        told = told || refused;
        services.notices().tell(services.text("trouble.library", words(trouble)), services.text("dialog.close"), () -> {});
    }

    private String words(Trouble trouble) {
        return switch (trouble.kind()) {
            case DISK_FULL, READ_ONLY, BUSY, DAMAGED, NEWER -> services.text("library.trouble." + trouble.kind().name());
            case DISK, MISSING, REFUSED -> trouble.message();
        };
    }

    private void unexpected(Exception problem) {
        services.trouble("trouble.unexpected", problem);
    }

    /** Whether the library could not be opened, so that there are no games to show. */
    public boolean isRefused() {
        return opening.isDone() && opening.join() instanceof Library.Refused;
    }

    // ---- profiles ------------------------------------------------------------------------------------------------

    public List<Profile> profiles() {
        return profiles;
    }

    /** The profile with that name, if already loaded. */
    public Optional<Profile> find(String name) {
        return profiles.stream().filter(profile -> profile.name().equalsIgnoreCase(name)).findFirst();
    }

    /** The current user's profile; empty for a guest. */
    public Optional<Profile> present() {
        return find(services.settings().state().profile());
    }

    /** Reloads the profiles. */
    public void refresh(Runnable then) {
        read(library -> library.profiles().all(), all -> {
            profiles = List.copyOf(all);
            then.run();
        });
    }

    /** Runs the action once the profiles are loaded or the library has failed. */
    public void known(Runnable then) {
        services.background().run(() -> ask(library -> library.profiles().all()), answer -> {
            settle(answer, all -> profiles = List.copyOf(all));
            then.run();
        }, this::unexpected);
    }

    /** Switches to the profile and its settings. */
    public void choose(Profile profile) {
        services.change(settings -> ProfileSettings.apply(settings, profile.settings()).withProfile(profile.name())
                .withRemembered(Map.of("new.side", profile.side().name())));
    }

    /** Stores the settings with the current profile. */
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

    /** Saves a finished game to the library; blocks. */
    public Attempt<StoredGame> save(GameEntry game) {
        var saved = ask(library -> library.games().save(game));
        if (saved instanceof Attempt.Done) {
            Background.later(() -> {
                standings.clear();
                watcher.run();
            });
        }
        return saved;
    }

    /** The person of that name, with a profile or as a guest. */
    public Player.Person person(String name) {
        return find(name).map(Player.Person::of).orElseGet(() -> Player.Person.guest(name));
    }

    /** The profile that imported games belong to. */
    public OptionalLong archive() {
        return present().map(profile -> OptionalLong.of(profile.id())).orElseGet(OptionalLong::empty);
    }

    // ---- ratings -------------------------------------------------------------------------------------------------

    /** The player's rating if already loaded; otherwise requests it for the next call. */
    public Optional<Standing> standing(Player player, String family) {
        var known = standings.get(family);
        if (known == null) {
            standings.put(family, List.of());
            read(library -> library.ranking().standings(family), all -> standings.put(family, all));
            return Optional.empty();
        }
        var id = player.id();
        return known.stream().filter(standing -> !id.isEmpty() && standing.playerId().equals(id)).findFirst();
    }

    @Override
    public void close() {
        if (opening.isDone() && opening.join() instanceof Library.Opened(Library library)) library.close();
    }

    /** The settings that belong to the person rather than the machine, as texts by name. */
    static final class ProfileSettings {
        private ProfileSettings() {}

        static Map<String, String> of(Settings settings) {
            var values = new LinkedHashMap<String, String>();
            var look = settings.look();
            values.put("theme", look.theme());
            values.put("board", look.boardTheme());
            values.put("pieces", look.pieceSet());
            values.put("board-image", look.boardImage());
            values.put("background-image", look.backgroundImage());
            values.put("scale", Integer.toString(look.scale()));
            values.put("coordinates", Boolean.toString(look.coordinates()));
            values.put("figurines", Boolean.toString(look.figurines()));
            var sound = settings.sound();
            values.put("effects", Boolean.toString(sound.effects()));
            values.put("effects-volume", Integer.toString(sound.effectsVolume()));
            values.put("music", Boolean.toString(sound.music()));
            values.put("music-volume", Integer.toString(sound.musicVolume()));
            values.put("auto-queen", Boolean.toString(settings.play().autoQueen()));
            values.put("confirm-moves", Boolean.toString(settings.play().confirmMoves()));
            values.put("language", settings.language());
            return values;
        }

        /** Missing and invalid values leave the setting unchanged. */
        static Settings apply(Settings settings, Map<String, String> values) {
            var look = settings.look();
            var sound = settings.sound();
            var play = settings.play();
            return settings
                    .withLook(new Settings.Look(values.getOrDefault("theme", look.theme()), values.getOrDefault("board", look.boardTheme()),
                            values.getOrDefault("pieces", look.pieceSet()), values.getOrDefault("board-image", look.boardImage()),
                            values.getOrDefault("background-image", look.backgroundImage()), number(values, "scale", look.scale()),
                            flag(values, "coordinates", look.coordinates()), flag(values, "figurines", look.figurines())))
                    .withSound(new Settings.Sound(flag(values, "effects", sound.effects()),
                            number(values, "effects-volume", sound.effectsVolume()),
                            flag(values, "music", sound.music()), number(values, "music-volume", sound.musicVolume())))
                    .withPlay(play.withAutoQueen(flag(values, "auto-queen", play.autoQueen()))
                            .withConfirmMoves(flag(values, "confirm-moves", play.confirmMoves())))
                    .withLanguage(values.getOrDefault("language", settings.language()));
        }

        private static boolean flag(Map<String, String> values, String key, boolean otherwise) {
            return values.containsKey(key) ? Boolean.parseBoolean(values.get(key)) : otherwise;
        }

        private static int number(Map<String, String> values, String key, int otherwise) {
            try {
                return values.containsKey(key) ? Integer.parseInt(values.get(key)) : otherwise;
            } catch (NumberFormatException unknown) {
                return otherwise;
            }
        }
    }
}
