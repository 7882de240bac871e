package rookery.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;
import rookery.archive.Profile;
import rookery.desktop.engines.EngineRoom;
import rookery.desktop.engines.EnginesPane;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.GameText;
import rookery.desktop.game.KeptGame;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.screen.about.AboutScreen;
import rookery.desktop.screen.home.HomeScreen;
import rookery.desktop.screen.lab.LabScreen;
import rookery.desktop.screen.library.LibraryScreen;
import rookery.desktop.screen.options.OptionsScreen;
import rookery.desktop.screen.play.PlayHall;
import rookery.desktop.screen.play.PlayScreen;
import rookery.desktop.screen.ranking.RankingScreen;
import rookery.desktop.screen.review.ReviewScreen;
import rookery.desktop.screen.rules.RulesScreen;
import rookery.desktop.screen.setup.SetupScreen;
import rookery.desktop.settings.Settings;
import rookery.desktop.settings.SettingsFile;
import rookery.desktop.shelf.Badge;
import rookery.desktop.shelf.Shelf;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Shell;
import rookery.desktop.sound.Effect;
import rookery.desktop.sound.SoundPlayer;
import rookery.desktop.sound.SoundSettings;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Strength;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Venue;

/** The object graph of the window: settings, shell, and which screen serves which place. The best map of this module. */
public final class Program implements AutoCloseable {
    private final Shell shell;
    private final RandomGenerator random;
    private final Venue venue;
    private final LocalDate today;
    private final Variant variantOfDay;
    private final SoundPlayer sound;
    private final List<BotProvider> own = Bots.all();
    private final GameKeeper keeper;
    private final EngineRoom engines;
    private final Shelf shelf;
    private final LibraryScreen library;
    private @Nullable PlayScreen game;
    private @Nullable KeptGame kept;
    private @Nullable ReviewScreen review;
    private @Nullable LabScreen lab;
    private final ReadOnlyBooleanWrapper labGoing = new ReadOnlyBooleanWrapper();
    private boolean closed;

    /**
     * @param data   the folder in which everything is kept
     * @param random the source of seeds
     * @param today  decides the variant of the day
     */
    public Program(Path data, RandomGenerator random, LocalDate today) {
        this(data, random, today, Venue.standard());
    }

    /** @param venue where games take place: their time and threads */
    public Program(Path data, RandomGenerator random, LocalDate today, Venue venue) {
        this(data, Prelude.settings(data), random, today, venue);
    }

    /** @param settings what is in the folder's settings, read before */
    Program(Path data, Settings settings, RandomGenerator random, LocalDate today, Venue venue) {
        this.random = random;
        this.venue = venue;
        this.today = today;
        variantOfDay = Variants.ofDay(today.toEpochDay());
        sound = new SoundPlayer(random::nextLong);
        shell = new Shell(settings, new SettingsFile(data));
        sound.settings(volume(shell.settings().state()));
        shell.register(Place.Home.class, _ -> new HomeScreen(shell, new Hall(), random));
        shell.register(Place.NewGame.class, place -> new SetupScreen(shell, place, Variants.all(), new Lobby(), random));
        shell.register(Place.Play.class, this::play);
        shell.register(Place.Resume.class, _ -> resume());
        shell.register(Place.Options.class, _ -> new OptionsScreen(shell, new Study()));
        shell.register(Place.Rules.class, place -> new RulesScreen(shell, Variants.all(), place.variant()));
        shell.register(Place.About.class, _ -> new AboutScreen(shell, data));
        shell.register(Place.Review.class, this::review);
        engines = new EngineRoom(shell, data);
        shelf = new Shelf(shell, data, InstantSource.system());
        library = new LibraryScreen(shell, shelf, InstantSource.system());
        shell.register(Place.Library.class, _ -> library);
        shell.register(Place.Find.class, place -> {
            library.find(place.position());
            return library;
        });
        shell.register(Place.Open.class, place -> {
            library.open(place.files());
            return library;
        });
        shell.register(Place.Ranking.class, _ -> new RankingScreen(shell, shelf));
        shell.register(Place.Study.class, this::study);
        shell.register(Place.Lab.class, _ -> lab(data));
        shell.mark(Place.Lab.class, labGoing.getReadOnlyProperty());
        keeper = new GameKeeper(data, shell.background());
        kept = keeper.kept().orElse(null);
        shell.resumableBy(() -> isPlaying() || kept != null);
    }

    /** The game that is going on, or the one that was interrupted when the program was last used. */
    private @Nullable PlayScreen resume() {
        var interrupted = kept;
        if (game != null || interrupted == null) return game;
        kept = null;
        try {
            game = new PlayScreen(shell, new Table(), interrupted.order().orElseThrow(), interrupted);
        } catch (IllegalArgumentException | NoSuchElementException contradiction) {
            keeper.forget();
            shell.trouble("trouble.resume", contradiction);
        }
        return game;
    }

    /** The lab is set up when it is first visited, and stays. */
    private LabScreen lab(Path data) {
        var open = lab;
        if (open == null) {
            open = new LabScreen(shell, own, data);
            labGoing.bind(open.goingProperty());
            lab = open;
        }
        return open;
    }

    /** The notebook stays open until another game is looked at. */
    private ReviewScreen review(Place.Review place) {
        var open = review;
        if (open == null) {
            open = new ReviewScreen(shell, new Lectern(), Presets.FIDE);
            review = open;
        }
        if (!place.pgn().isEmpty()) open.paste(place.pgn());
        return open;
    }

    /** Opens the notebook at a game; null since going there is all there is to do. */
    private @Nullable ReviewScreen study(Place.Study place) {
        shell.go(new Place.Review(""));
        if (review != null) review.open(place.game(), place.ply());
        return null;
    }

    /** Only one game is kept at a time: a new one ends the one before. */
    private PlayScreen play(Place.Play place) {
        if (game != null) game.end();
        kept = null;
        var fresh = new PlayScreen(shell, new Table(), place.order());
        game = fresh;
        return fresh;
    }

    private static SoundSettings volume(Settings settings) {
        var sound = settings.sound();
        return new SoundSettings(sound.effects(), sound.effectsVolume() / 100.0, sound.music(), sound.musicVolume() / 100.0, Set.of());
    }

    /** Everybody who can be asked to play: ours and the user's engines. */
    private List<BotProvider> bots() {
        var all = new ArrayList<>(own);
        all.addAll(engines.players());
        return all;
    }

    /** What was measured of a computer player before what the ranking knows of it. */
    private String rating(SeatOrder seat, Variant variant) {
        return strength(seat, variant)
                .map(known -> shell.text("rating.measured", String.valueOf(known.rating()), String.valueOf(known.error())))
                .or(() -> shelf.standing(seat, variant.family())
                        .map(standing -> Math.round(standing.rating().value()) + (standing.isProvisional() ? "?" : "")))
                .orElse("");
    }

    private Optional<Strength> strength(SeatOrder seat, Variant variant) {
        return switch (seat) {
            case SeatOrder.Person _ -> Optional.empty();
            case SeatOrder.Computer computer -> bots().stream().filter(bot -> bot.id().equals(computer.provider())).findFirst()
                    .flatMap(bot -> bot.strength(variant, new BotSettings(computer.options(), 0)));
        };
    }

    /** Whether a game is going on that closing the window would interrupt. */
    public boolean isPlaying() {
        return game != null && game.isBusy();
    }

    /** How many moves the game on the board has; 0 where there is none. */
    public int moves() {
        return game == null ? 0 : game.moves();
    }

    public Shelf shelf() {
        return shelf;
    }

    public Shell shell() {
        return shell;
    }

    /** What can wait until the window is seen. */
    public void begin() {
        shelf.begin(() -> {
            // The first screen was built before anyone knew the face of the person who plays.
            boolean pictured = shelf.present().filter(profile -> !profile.avatar().isEmpty() || !profile.colour().isEmpty()).isPresent();
            if (pictured && shell.place() instanceof Place.Home && !shell.dialogs().isOpen()) shell.rebuild();
        });
        engines.begin();
        sound.prepare();
        shell.background().run(Variants::all, _ -> {}, problem -> shell.trouble("trouble.unexpected", problem));
    }

    /** A scene of that size that follows the theme. */
    public Scene scene(double width, double height) {
        var scene = new Scene(shell, width, height);
        double[] room = {Dress.room(width, height)};
        Dress.apply(scene, shell.settings().state(), room[0]);
        InvalidationListener resized = _ -> {
            double now = Dress.room(scene.getWidth(), scene.getHeight());
            if (now == room[0]) return;
            room[0] = now;
            Dress.apply(scene, shell.settings().state(), now);
        };
        scene.widthProperty().addListener(resized);
        scene.heightProperty().addListener(resized);
        shell.settings().property().addListener((_, before, now) -> {
            if (!before.look().equals(now.look())) Dress.apply(scene, now, room[0]);
            if (!before.sound().equals(now.sound())) sound.settings(volume(now));
            // Settings belong to the person; choosing another one is not a change of theirs.
            if (before.profile().equals(now.profile())) shelf.keepSettings(now);
        });
        return scene;
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        if (game != null) {
            game.rest();
            game.end();
        }
        if (review != null) review.end();
        library.end();
        if (lab != null) lab.end();
        shell.close();
        keeper.close();
        shelf.close();
        sound.close();
    }

    /** What a game on the screen asks of the rest. */
    private final class Table implements PlayHall {
        @Override
        public List<BotProvider> bots() {
            return Program.this.bots();
        }

        @Override
        public Venue venue() {
            return venue;
        }

        @Override
        public void play(Effect effect) {
            sound.play(effect);
        }

        @Override
        public String rating(GameOrder order, SeatOrder seat) {
            return Program.this.rating(seat, order.variant());
        }

        @Override
        public boolean isRated(GameOrder order) {
            return shelf.isRated(order);
        }

        @Override
        public void finished(GameOrder order, MatchSnapshot match, boolean assisted) {
            shelf.keep(order, match, assisted, seat -> strength(seat, order.variant()));
        }

        @Override
        public void keep(GameOrder order, MatchSnapshot match, boolean assisted) {
            if (match.isOver()) {
                keeper.forget();
            } else {
                keeper.keep(KeptGame.of(order, match, assisted, venue.timer().nanos()));
            }
        }

        @Override
        public long seed() {
            return random.nextLong();
        }

        @Override
        public void save(GameOrder order, MatchSnapshot match) {
            new GameSaver(shell).save(match.game());
        }

        @Override
        public String pgn(GameOrder order, MatchSnapshot match) {
            return GameText.pgn(order, match, today);
        }
    }

    /** What the page of a new game asks of the rest. */
    private final class Lobby implements SetupScreen.Hall {
        @Override
        public List<BotProvider> bots() {
            return Program.this.bots();
        }

        @Override
        public List<String> friends() {
            return shelf.profiles().stream().map(Profile::name).toList();
        }

        @Override
        public String rating(SeatOrder seat, Variant variant) {
            return Program.this.rating(seat, variant);
        }

        @Override
        public Optional<Strength> strength(SeatOrder seat, Variant variant) {
            return Program.this.strength(seat, variant);
        }
    }

    /** What the review asks of the rest. */
    private final class Lectern implements ReviewScreen.Hall {
        @Override
        public List<BotProvider> bots() {
            return own;
        }

        @Override
        public List<BotProvider> engines() {
            return engines.players();
        }

        @Override
        public void play(Effect effect) {
            sound.play(effect);
        }

        @Override
        public long seed() {
            return random.nextLong();
        }

        @Override
        public void save(Game played) {
            new GameSaver(shell).save(played);
        }
    }

    /** What the settings ask of the rest. */
    private final class Study implements OptionsScreen.Hall {
        @Override
        public void play(Effect effect) {
            sound.play(effect);
        }

        @Override
        public Node more() {
            return new EnginesPane(shell, engines, id -> own.stream().anyMatch(bot -> bot.id().equals(id)));
        }
    }

    /** What the first screen asks of the rest. */
    private final class Hall implements HomeScreen.Hall {
        @Override
        public Variant today() {
            return variantOfDay;
        }

        @Override
        public Optional<BotProvider> bot(Variant variant) {
            return own.stream().filter(bot -> bot.id().equals("greedy") && bot.plays(variant)).findFirst();
        }

        @Override
        public List<String> profiles() {
            return shelf.profiles().stream().map(Profile::name).toList();
        }

        @Override
        public String profile() {
            return shell.settings().state().profile();
        }

        @Override
        public Node badge(double size) {
            return Badge.of(shelf.present(), profile().isEmpty() ? shell.text("profile.guest") : profile(), size);
        }

        @Override
        public void choose(String name) {
            if (name.isEmpty()) {
                shell.change(settings -> settings.withProfile(""));
                return;
            }
            var known = shelf.find(name);
            if (known.isPresent()) {
                shelf.choose(known.get());
            } else {
                shell.change(settings -> settings.withProfile(name));
                shelf.write(books -> books.profiles().create(Profile.named(name)), _ -> shelf.refresh(() -> {}));
            }
        }

        @Override
        public Optional<String> interrupted() {
            if (isPlaying() && game != null) return Optional.of(game.title());
            return Optional.ofNullable(kept).map(old -> shell.text("home.continue.words", old.white().name(), old.black().name()));
        }
    }
}
