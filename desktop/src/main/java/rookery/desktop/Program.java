package rookery.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameRecord;
import rookery.desktop.engines.EngineRoom;
import rookery.desktop.engines.EnginesPane;
import rookery.archive.OwnVariants;
import rookery.desktop.room.GameRoom;
import rookery.desktop.room.GameSaver;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.room.NetworkRoom;
import rookery.desktop.room.Roster;
import rookery.desktop.screen.about.AboutScreen;
import rookery.desktop.screen.home.HomeScreen;
import rookery.desktop.screen.invite.InviteScreen;
import rookery.desktop.screen.lab.LabScreen;
import rookery.desktop.screen.learn.LearnScreen;
import rookery.desktop.screen.library.LibraryScreen;
import rookery.desktop.screen.options.OptionsScreen;
import rookery.desktop.screen.play.PlayContext;
import rookery.desktop.screen.play.PlayScreen;
import rookery.desktop.screen.ranking.RankingScreen;
import rookery.desktop.screen.review.ReviewScreen;
import rookery.desktop.screen.rules.RulesScreen;
import rookery.desktop.screen.setup.SetupScreen;
import rookery.desktop.screen.studio.StudioScreen;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.library.Badge;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.DisabledHints;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.Shell;
import rookery.desktop.shell.Stylesheets;
import rookery.desktop.sound.SoundPlayer;
import rookery.desktop.store.Background;
import rookery.desktop.training.TrainingRoom;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.look.sound.SoundSettings;
import rookery.play.bot.Bots;
import rookery.play.file.UserFolders;
import rookery.play.match.MatchEvent;
import rookery.play.match.Played;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.uci.client.Engines;

/** The object graph of the window: settings, shell, and which screen serves which place. Start here to find your way around this module. */
public final class Program implements AutoCloseable {
    /** Width of the players' pictures, in pixels. */
    private static final double FACE = 34;

    private final Shell shell;
    private final SoundPlayer sound;
    private final EngineRoom engines;
    private final LibraryService libraryService;
    private final OwnVariants own;
    private final Roster roster;
    private final GameRoom games;
    private final NetworkRoom network;
    private final LearningRoom learning;
    private final LibraryScreen library;
    private @Nullable PlayScreen game;
    private @Nullable ReviewScreen review;
    private @Nullable LabScreen lab;
    private @Nullable LearnScreen learn;
    private @Nullable StudioScreen studio;
    private final TrainingRoom training;
    private final ReadOnlyBooleanWrapper labGoing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper studioGoing = new ReadOnlyBooleanWrapper();
    private boolean closed;

    /**
     * @param data   the folder in which everything is kept
     * @param random the source of seeds
     * @param today  decides the variant of the day
     */
    public Program(Path data, RandomGenerator random, LocalDate today) {
        this(data, random, today, Venue.standard());
    }

    /** @param venue time and threads for the games */
    public Program(Path data, RandomGenerator random, LocalDate today, Venue venue) {
        this(data, Prelude.settings(data), random, today, venue);
    }

    /** @param settings the folder's settings, already read */
    Program(Path data, Settings settings, RandomGenerator random, LocalDate today, Venue venue) {
        sound = new SoundPlayer(random::nextLong);
        shell = new Shell(settings, SettingsFile.of(data));
        sound.settings(volume(shell.settings().state()));
        shell.background().queue(SettingsFile.of(data)::setAside,
                found -> found
                        .ifPresent(file -> shell.notices().tell(shell.text("settings.aside", file), shell.text("dialog.close"), () -> {})),
                problem -> shell.trouble("trouble.settings", problem));
        engines = new EngineRoom(shell, UserFolders.of(data).holding(Engines.FILE));
        libraryService = new LibraryService(shell, data);
        own = new OwnVariants(data.resolve("variants"));
        roster = new Roster(Bots.all(), engines, libraryService);
        training = new TrainingRoom(shell, data);
        games = new GameRoom(shell, data, venue, roster, libraryService);
        network = new NetworkRoom(shell, data, venue, games, own::all);
        network.store().property().addListener((_, _, now) -> {
            if (game != null) game.guests(now);
        });
        games.onBoard(session -> show(session, random, venue));
        learning = new LearningRoom(shell, libraryService, data, InstantSource.system(), random::nextLong);
        library = new LibraryScreen(shell, libraryService, games, learning, InstantSource.system());
        var variant = Variants.ofDay(today.toEpochDay());
        shell.register(Place.Home.class, _ -> new HomeScreen(shell, variant, roster, libraryService, games, random));
        shell.register(Place.NewGame.class,
                place -> new SetupScreen(shell, place, Variants.all(), own, roster, learning, random));
        shell.register(Place.Again.class, _ -> {
            SetupScreen.again(shell, Variants.all(), own, roster, learning, random);
            return null;
        });
        shell.register(Place.Play.class, place -> {
            var before = game;
            games.play(place.terms(), place.dice());
            return game == before ? null : game;
        });
        shell.register(Place.Continue.class, place -> {
            games.resume(place.game());
            return null;
        });
        shell.register(Place.GoOn.class, place -> {
            games.goOn(place.game());
            return null;
        });
        shell.register(Place.Resume.class, _ -> {
            games.resume();
            return game;
        });
        shell.register(Place.Invite.class, place -> {
            network.invite(place.terms(), place.own());
            return new InviteScreen(shell, network);
        });
        shell.register(Place.Share.class, place -> {
            games.current().ifPresent(session -> network.share(session, place.seat()));
            return new InviteScreen(shell, network);
        });
        shell.register(Place.Network.class, _ -> new InviteScreen(shell, network));
        shell.register(Place.Options.class, _ -> new OptionsScreen(shell, sound::play,
                () -> new EnginesPane(shell, engines, id -> roster.own().stream().anyMatch(bot -> bot.id().equals(id)))));
        shell.register(Place.Rules.class, place -> new RulesScreen(shell, variants(), place.variant(), training));
        shell.register(Place.About.class, _ -> new AboutScreen(shell, UserFolders.of(data)));
        shell.register(Place.Review.class, place -> {
            var open = review(random);
            if (!place.pgn().isEmpty()) open.paste(place.pgn());
            return open;
        });
        shell.register(Place.Study.class, place -> {
            shell.go(new Place.Review(""));
            review(random).open(place.game(), place.ply());
            return null;
        });
        shell.register(Place.Library.class, _ -> library);
        shell.register(Place.Find.class, place -> {
            library.find(place.position());
            return library;
        });
        shell.register(Place.ChooseFile.class, _ -> {
            library.choose(files -> shell.go(new Place.Open(files)));
            return null;
        });
        shell.register(Place.Open.class, place -> open(place.files()));
        shell.register(Place.Learn.class, place -> {
            learn().turn(place.page());
            return learn();
        });
        shell.register(Place.Solve.class, place -> {
            learn().solve(place.puzzles().getFirst().variant(), place.puzzles());
            return learn();
        });
        shell.register(Place.Retry.class, place -> {
            learn().retry(place.game(), place.side());
            return learn();
        });
        shell.register(Place.Ranking.class, _ -> new RankingScreen(shell, libraryService));
        shell.register(Place.Lab.class, _ -> lab(data));
        shell.mark(Place.Lab.class, labGoing.getReadOnlyProperty());
        shell.register(Place.Studio.class, place -> studio(place, random, data));
        studioGoing.bind(training.goingProperty());
        shell.mark(Place.Studio.class, studioGoing.getReadOnlyProperty());
        shell.resumableBy(games::isResumable);
        games.watch(() -> {
            if (shell.place() instanceof Place.Home && !shell.dialogs().isOpen()) shell.rebuild();
            library.showUnfinished();
        });
    }

    /** Shows the game in place of the one on the board. */
    private void show(GameSession session, RandomGenerator random, Venue venue) {
        if (game != null) game.close();
        network.onBoard(session);
        var shown = new PlayScreen(shell, new PlayContext(roster::bots, venue.timer()::nanos, sound::play,
                player -> roster.rating(player, session.terms().variant()), player -> Badge.of(player, libraryService, FACE),
                record -> new GameSaver(shell).save(record.game()), random::nextLong, network::ask), session);
        shown.guests(network.store().state());
        game = shown;
        session.listen((event, _) -> {
            if (event instanceof SessionEvent.Happened(MatchEvent.Moved(Played move)))
                Background.later(() -> tellMove(shown, session, move));
        });
    }

    /** Notifies the user of a guest's move made while another screen is open. */
    private void tellMove(PlayScreen shown, GameSession session, Played move) {
        var now = network.store().state();
        if (!now.game().equals(session.id()) || move.side() != now.seat() || shown.equals(shell.screen())) return;
        shell.notices().tell(shell.text("network.moved", now.guests().name()), shell.text("network.board"),
                () -> shell.go(new Place.Resume()));
    }

    /** The shipped variants, then the user's own. */
    private List<Variant> variants() {
        return Stream.concat(Variants.all().stream(), own.all().stream()).toList();
    }

    /** Puzzles go to learning, games to the library, variants and configurations (JSON files that must be read to tell) to the new-game page. */
    private @Nullable Screen open(List<Path> files) {
        var puzzles = files.stream().filter(LearningRoom::isPuzzles).toList();
        if (!puzzles.isEmpty()) {
            learning.take(puzzles, variant -> {
                learn().solve(variant, List.of());
                shell.go(new Place.Learn(Place.Learn.Page.PUZZLES));
            });
            var rest = files.stream().filter(file -> !LearningRoom.isPuzzles(file)).toList();
            return rest.isEmpty() ? null : open(rest);
        }
        if (files.stream().noneMatch(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".json"))) return library(files);
        shell.background().run(() -> files.stream().collect(Collectors.partitioningBy(SetupScreen::takes)), parts -> {
            var games = Objects.requireNonNull(parts.get(false));
            var rest = Objects.requireNonNull(parts.get(true));
            if (!games.isEmpty()) {
                shell.go(new Place.Library());
                library.open(games);
            }
            if (!rest.isEmpty()) shell.go(new Place.NewGame(Place.NewGame.last(shell.settings().state()).kind(), rest));
        }, problem -> shell.trouble("trouble.open", problem));
        return null;
    }

    /** Created on the first visit, then kept. */
    private LearnScreen learn() {
        var open = learn;
        if (open == null) {
            open = new LearnScreen(shell, learning, libraryService, this::variants, sound::play, ZoneId.systemDefault());
            learn = open;
        }
        return open;
    }

    private Screen library(List<Path> files) {
        library.open(files);
        return library;
    }

    /** Created on the first visit; its game stays open until another is opened. */
    private ReviewScreen review(RandomGenerator random) {
        var open = review;
        if (open == null) {
            open = new ReviewScreen(shell, roster, libraryService, random, sound::play);
            review = open;
        }
        return open;
    }

    /** Created on the first visit, then kept. */
    private LabScreen lab(Path data) {
        var open = lab;
        if (open == null) {
            open = new LabScreen(shell, roster.own(), data);
            labGoing.bind(open.goingProperty());
            lab = open;
        }
        return open;
    }

    /** Created on the first visit, then kept. */
    private StudioScreen studio(Place.Studio place, RandomGenerator random, Path data) {
        var open = studio;
        if (open == null) {
            open = new StudioScreen(shell, own, roster, training, random, data);
            studioGoing.bind(training.goingProperty().or(open.measuringProperty()));
            studio = open;
        }
        open.open(variants().stream().filter(variant -> variant.id().equals(place.variant())).findFirst());
        return open;
    }

    private static SoundSettings volume(Settings settings) {
        var sound = settings.sound();
        return new SoundSettings(sound.effects(), sound.effectsVolume() / 100.0, sound.music(), sound.musicVolume() / 100.0, Set.of());
    }

    /** Whether closing the window would interrupt a game. */
    public boolean isPlaying() {
        return games.isPlaying();
    }

    /** How many moves the game on the board has; 0 without a game. */
    public int moves() {
        return game == null ? 0 : game.moves();
    }

    /** The games that are not over, the one on the board first. */
    public List<GameRecord> unfinished() {
        return games.unfinished();
    }

    public LibraryService libraryService() {
        return libraryService;
    }

    public Shell shell() {
        return shell;
    }

    /** Starts what can wait until the window is visible. */
    public void begin() {
        libraryService.begin(() -> {
            // The first screen was built before the player's picture was known.
            boolean pictured = libraryService.present().filter(profile -> !profile.avatar().isEmpty() || !profile.colour().isEmpty())
                    .isPresent();
            if (pictured && shell.place() instanceof Place.Home && !shell.dialogs().isOpen()) shell.rebuild();
        });
        engines.begin();
        games.begin();
        games.tellIfTwice();
        sound.prepare();
        shell.background().run(this::variants, _ -> {}, problem -> shell.trouble("trouble.unexpected", problem));
    }

    /** A scene of that size that follows the theme. */
    public Scene scene(double width, double height) {
        var scene = new Scene(shell, width, height);
        DisabledHints.install(scene);
        double[] room = {Stylesheets.room(width, height)};
        Stylesheets.apply(scene, shell.settings().state(), room[0]);
        InvalidationListener resized = _ -> {
            double now = Stylesheets.room(scene.getWidth(), scene.getHeight());
            if (now == room[0]) return;
            room[0] = now;
            Stylesheets.apply(scene, shell.settings().state(), now);
        };
        scene.widthProperty().addListener(resized);
        scene.heightProperty().addListener(resized);
        shell.settings().property().addListener((_, before, now) -> {
            if (!before.look().equals(now.look())) Stylesheets.apply(scene, now, room[0]);
            if (!before.sound().equals(now.sound())) sound.settings(volume(now));
            // Settings belong to the person; switching persons does not change them.
            if (before.profile().equals(now.profile())) libraryService.keepSettings(now);
        });
        return scene;
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        if (game != null) game.close();
        network.close();
        games.close();
        if (review != null) review.end();
        library.end();
        if (lab != null) lab.end();
        if (studio != null) studio.end();
        training.stop();
        shell.close();
        libraryService.close();
        sound.close();
    }
}
