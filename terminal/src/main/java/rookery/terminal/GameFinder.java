package rookery.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.archive.SavedGame;
import rookery.archive.Trouble;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.GameFile;
import rookery.archive.format.XxlConfig;
import rookery.arena.Reading;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.Seeds;
import rookery.play.chance.SplitMix64;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.TimeControl;
import rookery.session.GameSession;
import rookery.session.LateLibrary;
import rookery.session.SessionOptions;
import rookery.session.Sessions;

/** Finds the requested game: begins a new one, resumes one, or opens one from a file. */
final class GameFinder {

    private static final Set<String> GAME_FILES = Set.of("json", GameFile.EXTENSION, "pgn", "fen", "epd", "txt", "bn");
    private static final String HUMAN = "human";

    private final PlayRequest request;
    private final Sessions sessions;
    private final WrittenPlayers players;
    private final LateLibrary library;
    private final SessionOptions options;
    private final InstantSource time;
    private final List<String> notes = new ArrayList<>();

    /** The result of the search. */
    sealed interface Finding {
    }

    /** @param notes notices for the players about how it was found */
    record Playing(GameSession session, List<String> notes) implements Finding {
    }

    /** A game that is over can be looked at. */
    record Over(Game game) implements Finding {
    }

    /** @param exit the exit code of the command */
    record Unfound(int exit, List<String> problems) implements Finding {
    }

    /** @param pace how long bots wait before each move when no person plays */
    GameFinder(PlayRequest request, Sessions sessions, WrittenPlayers players, LateLibrary library, Duration pace, InstantSource time) {
        this.request = request;
        this.sessions = sessions;
        this.players = players;
        this.library = library;
        this.options = new SessionOptions(true, pace);
        this.time = time;
    }

    Finding find() {
        if (request.resume() != null) {
            return request.target() != null || request.white() != null || request.black() != null || request.saysHowToBegin()
                    ? misused("--resume continues a game as it is; only an ID can be added")
                    : resume(request.resume());
        }
        String target = Objects.requireNonNullElse(request.target(), Presets.FIDE.id());
        Optional<Variant> known = Variants.named(target);
        if (known.isPresent()) {
            return begin(known.get(), null);
        }
        Path file = path(target);
        if (file == null || !Files.exists(file)) {
            return looksLikeFile(target)
                    ? failed("there is no file " + target)
                    : misused("there is no variant “" + target + "”, and no such file; 'rookery variant list' lists the variants");
        }
        return Files.isRegularFile(file) ? open(file) : failed(target + " is not a file");
    }

    private static @Nullable Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static boolean looksLikeFile(String target) {
        return target.contains("/") || target.contains("\\") || GAME_FILES.contains(ending(target));
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    // ---- going on ------------------------------------------------------------------------------------------------

    private Finding resume(String wanted) {
        if (!wanted.isEmpty()) {
            return session(sessions.resume(wanted, options));
        }
        GameStore.Contents unfinished = sessions.unfinished();
        unfinished.troubles().forEach(trouble -> notes.add(trouble.message()));
        return unfinished.games().stream().filter(kept -> kept.state() == GameStore.State.WAITING).findFirst()
                .map(kept -> session(sessions.resume(kept.game().id(), options)))
                .orElseGet(() -> failed(unfinished.games().isEmpty()
                        ? "there is no unfinished game"
                        : "every unfinished game is being played elsewhere on this machine"));
    }

    private Finding session(Attempt<GameSession> attempt) {
        return switch (attempt) {
            case Attempt.Done<GameSession>(GameSession session) -> new Playing(session, List.copyOf(notes));
            case Attempt.Failed<GameSession>(Trouble trouble) -> failed(trouble.message());
        };
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    private Finding open(Path file) {
        try {
            if (ending(file.toString()).equals("json") && !isGame(file)) {
                return isConfiguration(file) ? config(file) : variant(file);
            }
            return switch (GameFile.read(file)) {
                case rookery.archive.format.ArchiveReading.Read(List<Game> games, List<ArchiveProblem> _) -> {
                    if (games.size() > 1) {
                        notes.add(file + " holds " + games.size() + " games; this is the first");
                    }
                    yield open(games.getFirst());
                }
                case rookery.archive.format.ArchiveReading.Refused(List<ArchiveProblem> problems) ->
                    new Unfound(TerminalPlay.FAILED, problems.stream().map(problem -> file + ": " + problem).toList());
            };
        } catch (IOException e) {
            return failed(Trouble.of(file, e).message());
        }
    }

    private static @Nullable Json member(Path file, String key) throws IOException {
        // If it is not text, the reader will report that.
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        return JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict ? dict.find(key) : null;
    }

    private static boolean isGame(Path file) throws IOException {
        return member(file, "format") != null;
    }

    private static boolean isConfiguration(Path file) throws IOException {
        return member(file, "layout") != null;
    }

    private Finding variant(Path file) {
        return switch (VariantReader.read(file)) {
            case VariantReader.Accepted(Variant variant) -> begin(variant, null);
            case VariantReader.Refused(List<VariantProblem> problems) ->
                new Unfound(TerminalPlay.FAILED, problems.stream().map(problem -> file + ": " + problem).toList());
        };
    }

    private Finding config(Path file) {
        return switch (XxlConfig.read(file)) {
            case XxlConfig.Accepted(XxlConfig config) -> begin(config.variant(), config);
            case XxlConfig.Refused(List<ArchiveProblem> problems) ->
                new Unfound(TerminalPlay.FAILED, problems.stream().map(problem -> file + ": " + problem).toList());
        };
    }

    private Finding open(Game game) {
        if (game.outcome().isOver() || game.at(game.last()).outcome().isOver()) {
            return new Over(game);
        }
        if (game.actions().isEmpty() && game.tag("GameId") == null) {
            // A position, not a game.
            return request.fen() != null
                    ? misused("the file sets the first position; --fen cannot change it")
                    : beginFrom(game.variant(), game.start());
        }
        if (request.saysHowToBegin()) {
            return misused("--tc, --fen and --seed are for new games; this one has begun");
        }
        GameRecord saved = SavedGame.read(game, "", time.instant());
        if (request.white() == null && request.black() == null) {
            for (Side side : Side.values()) {
                if (saved.terms().player(side) instanceof Player.Computer computer && players.find(computer).isEmpty()) {
                    notes.add(computer.name() + " is not available here; a person moves for it");
                }
            }
            return session(sessions.open(saved, options));
        }
        // Different players make it a new game.
        Variant variant = saved.terms().variant();
        Reading<GameRecord> changed = seat(request.white(), Side.WHITE, variant, saved.terms().white())
                .then(white -> seat(request.black(), Side.BLACK, variant, saved.terms().black())
                        .then(black -> Reading.read(saved.fork("", saved.terms().withPlayers(white.player(), black.player())))));
        return switch (changed) {
            case Reading.Read<GameRecord>(GameRecord other) -> session(sessions.open(other, options));
            case Reading.Refused<GameRecord>(List<String> problems) -> new Unfound(TerminalPlay.MISUSED, problems);
        };
    }

    // ---- beginning -----------------------------------------------------------------------------------------------

    private Finding begin(Variant variant, @Nullable XxlConfig config) {
        long seed = seed();
        Setup usual = Chess960.start(variant, SplitMix64.below(Chess960.ARRAYS, SplitMix64.at(seed, 0)));
        if (request.fen() == null) {
            return begin(variant, usual, config, seed, true);
        }
        return switch (Fen.read(variant, request.fen())) {
            case Fen.Refused(List<String> problems) ->
                new Unfound(TerminalPlay.MISUSED, problems.stream().map(each -> "--fen: " + each).toList());
            case Fen.Read(Setup setup) -> begin(variant, setup, config, seed, false);
        };
    }

    private Finding beginFrom(Variant variant, Setup start) {
        return begin(variant, start, null, seed(), false);
    }

    private long seed() {
        Long wanted = request.seed();
        return wanted == null ? Seeds.fresh() : wanted;
    }

    private Finding begin(Variant variant, Setup start, @Nullable XxlConfig config, long seed, boolean mayBeRated) {
        switch (Position.of(variant, start)) {
            case Verdict.Unplayable(Set<Problem> problems) -> {
                return misused("this position cannot be played: "
                        + problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
            }
            case Verdict.Playable(Position position) -> {
                if (position.outcome().isOver()) {
                    return misused("in this position the game is over");
                }
            }
        }
        List<String> problems = new ArrayList<>();
        Seated white = seated(Side.WHITE, variant, config, problems);
        Seated black = seated(Side.BLACK, variant, config, problems);
        Clocks clocks = clocks(config, problems);
        if (white == null || black == null || !problems.isEmpty()) {
            return new Unfound(TerminalPlay.MISUSED, problems);
        }
        Side below = black.player().isPerson() && !white.player().isPerson() ? Side.BLACK : Side.WHITE;
        GameTerms terms = new GameTerms(variant, start, white.player(), black.player(),
                new Clocks(white.clock().orElse(clocks.white()), black.clock().orElse(clocks.black())), below,
                mayBeRated && !request.friendly(), false, true, seed);
        // Dice from a chosen seed carry no commitment.
        return session(sessions.begin(terms, request.seed() == null ? null : DiceSeed.open(seed), options));
    }

    private Clocks clocks(@Nullable XxlConfig config, List<String> problems) {
        if (request.control() != null) {
            return switch (WrittenPlayers.control(request.control())) {
                case Reading.Read<TimeControl>(TimeControl control) -> Clocks.same(control);
                case Reading.Refused<TimeControl>(List<String> wrong) -> {
                    wrong.forEach(problem -> problems.add("--tc: " + problem));
                    yield Clocks.UNTIMED;
                }
            };
        }
        if (config == null) {
            return Clocks.UNTIMED;
        }
        TimeControl person = TimeControl.fischer(config.personTime(), config.personIncrement());
        TimeControl computer = TimeControl.fischer(config.computerTime(), config.computerIncrement());
        return config.person() == Side.WHITE ? new Clocks(person, computer) : new Clocks(computer, person);
    }

    // ---- who plays -----------------------------------------------------------------------------------------------

    /** @param clock the player's own; empty for that of the game */
    private record Seated(Player player, Optional<TimeControl> clock) {
        static Seated of(Player player) {
            return new Seated(player, Optional.empty());
        }
    }

    /** The requested player of the side; by default a person against the computer. Null after a problem. */
    private @Nullable Seated seated(Side side, Variant variant, @Nullable XxlConfig config, List<String> problems) {
        String said = side == Side.WHITE ? request.white() : request.black();
        String other = side == Side.WHITE ? request.black() : request.white();
        Side person = config == null ? Side.WHITE : config.person();
        boolean human = other == null ? side == person : !isHuman(other);
        String wanted = said != null ? said : human ? HUMAN : "";
        Player usual = wanted.isEmpty() ? WrittenPlayers.usual(variant).orElse(null) : Player.Person.guest(name(side));
        if (usual == null) {
            problems.add("no computer player here plays " + variant.name() + "; add --" + name(side).toLowerCase(Locale.ROOT) + " human");
            return null;
        }
        return switch (seat(wanted, side, variant, usual)) {
            case Reading.Read<Seated>(Seated seated) -> seated;
            case Reading.Refused<Seated>(List<String> wrong) -> {
                problems.addAll(wrong);
                yield null;
            }
        };
    }

    private Reading<Seated> seat(@Nullable String text, Side side, Variant variant, Player usual) {
        if (text == null || text.isEmpty()) {
            return Reading.read(Seated.of(usual));
        }
        if (isHuman(text)) {
            String name = text.length() > HUMAN.length() ? text.substring(HUMAN.length() + 1).strip() : "";
            return name.length() > Profile.LONGEST_NAME
                    ? Reading.refused("a name has at most " + Profile.LONGEST_NAME + " characters")
                    : Reading.read(Seated.of(name.isEmpty() ? Player.Person.guest(name(side)) : person(Printable.text(name))));
        }
        return players.read(text, variant).then(written -> Reading.read(new Seated(written.player(), written.clock())));
    }

    private static boolean isHuman(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.equals(HUMAN) || lower.startsWith(HUMAN + ":");
    }

    /** The profile of that name, whose games are rated, or a guest. */
    private Player person(String name) {
        return switch (library.profile(name)) {
            case Attempt.Done<Optional<Profile>>(Optional<Profile> profile) ->
                profile.<Player>map(Player.Person::of).orElseGet(() -> Player.Person.guest(name));
            case Attempt.Failed<Optional<Profile>>(Trouble trouble) -> {
                notes.add(trouble.message());
                yield Player.Person.guest(name);
            }
        };
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    // ---- refusing ------------------------------------------------------------------------------------------------

    private static Finding misused(String problem) {
        return new Unfound(TerminalPlay.MISUSED, List.of(problem));
    }

    private static Finding failed(String problem) {
        return new Unfound(TerminalPlay.FAILED, List.of(problem));
    }
}
