package rookery.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import rookery.archive.Attempt;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.archive.format.NativeWriter;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.arena.run.JobSpec;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.puzzle.ShippedPuzzles;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.ManualTimer;
import rookery.play.match.MatchAction;
import rookery.play.match.Venue;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;
import rookery.play.record.ScoreCode;
import rookery.session.GameSession;
import rookery.session.SessionOptions;
import rookery.session.Sessions;

/**
 * Writes the seeds of the corpus, the same every time: good inputs from which fuzzing starts. Inputs that once broke something lie beside them and are left
 * alone. {@code bench/fuzz seeds} runs it.
 */
final class SeedCorpus {

    private static final String PGN = """
            [Event "Käse, ♔ and 王"]
            [Site "?"]
            [Date "2026.11.16"]
            [Round "-"]
            [White "Ada \\"A\\" B\\\\C"]
            [Black "Bo"]
            [Result "1-0"]
            [TimeControl "40/5400+30:1800+30"]

            {before} 1. e4 {[%clk 0:09:59.5] [%eval 0.31] good} e5 $1 $14 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3 {a gambit})
            2... Nc6 3. Bb5 a6!? ; to the end of the line
            4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0
            """;

    private final Path corpus;
    private final Random random = new Random(14);

    private SeedCorpus(Path corpus) {
        this.corpus = corpus;
    }

    /** @param arguments the folder of the corpus */
    public static void main(String[] arguments) throws IOException {
        SeedCorpus seeds = new SeedCorpus(Path.of(arguments[0]));
        seeds.notations();
        seeds.gameFiles();
        seeds.data();
        seeds.protocols();
    }

    private void seed(FuzzTarget target, String name, byte[] content) throws IOException {
        Path folder = Files.createDirectories(corpus.resolve(target.folder()));
        Files.write(folder.resolve("seed-" + name), content);
    }

    private void seed(FuzzTarget target, String name, String content) throws IOException {
        seed(target, name, content.getBytes(StandardCharsets.UTF_8));
    }

    // ---- notation ------------------------------------------------------------------------------------------------

    /** A variant's start and some random moves from it, as they are written. */
    private record Line(Position position, List<String> moves, List<CompactGame.Ply> plies) {
    }

    private Line line(Variant variant, int plies) {
        Position position = Position.start(variant);
        Line line = new Line(position, new ArrayList<>(), new ArrayList<>());
        MoveList legal = new MoveList();
        while (line.moves().size() < plies && !position.outcome().isOver()) {
            position.legalMoves(legal);
            int move = legal.get(random.nextInt(legal.size()));
            line.moves().add(San.write(position, move).replace(' ', '_'));
            short score = position.toAct() == Actor.NATURE ? ScoreCode.NONE : (short) random.nextInt(100);
            line.plies().add(new CompactGame.Ply(move, score));
            position.make(move);
        }
        return line;
    }

    private void notations() throws IOException {
        for (Variant variant : Variants.all()) {
            Line line = line(variant, 12);
            if (!line.position().isGoalReached()) {
                seed(FuzzTarget.FEN, variant.id(), Input.with(variant, Fen.write(line.position())));
            }
            seed(FuzzTarget.MOVES, variant.id(), Input.with(variant, String.join(" ", line.moves())));
            seed(FuzzTarget.COMPACT_GAME, variant.id(), Input.with(variant, content(variant, line)));
        }
        for (Variant variant : List.of(Presets.FIDE, Presets.DICE, Presets.XXL, Variants.named("grand").orElseThrow())) {
            seed(FuzzTarget.VARIANT, variant.id(), VariantWriter.compact(variant));
        }
        seed(FuzzTarget.VARIANT, "short", "{\"id\": \"mine\", \"extends\": \"gardner\", \"goals\": [\"capture-royal\"]}");
        seed(FuzzTarget.PGN, "annotated", PGN);
        seed(FuzzTarget.PGN, "dice", "[Variant \"dice\"]\n[Result \"*\"]\n\n1. {roll} *\n");
        seed(FuzzTarget.PGN, "position", "[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 Kxe4 1/2-1/2\n");
        List<String> pieces = List.of("K", "Q", "BN", "fmWfcF", "ifmnDfmWfcF", "R3", "nN", "pR", "mRcpR", "WFAD", "C", "bFfsW", "KNADGH");
        for (int i = 0; i < pieces.size(); i++) {
            seed(FuzzTarget.BETZA, String.valueOf(i), pieces.get(i));
        }
        seed(FuzzTarget.TEXTS, "clocks", "40/5400+30:1800+30\n300+2\n=10\n?\n-\n*60\n5m+3s\n10|5\n3x30\n");
        seed(FuzzTarget.TEXTS, "players",
                "rookery:UCI_Elo=1500,@nodes=2000\nuci:/usr/games/x,Threads=1\njar:a.jar,@memory=256\n0.1\n1000\n");
    }

    /** Without the length, the checksum and the first byte of {@link Input#with}. */
    private static byte[] content(Variant variant, Line line) {
        byte[] frame = new CompactGameFile(variant).bytes(new CompactGame("", 1, 0, line.plies()));
        byte[] content = new byte[frame.length - 8];
        System.arraycopy(frame, 8, content, 0, content.length);
        return content;
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    private void gameFiles() throws IOException {
        String game = "";
        if (PgnReader.read(PGN, StoredRules.PGN).getFirst() instanceof PgnItem.Read read) {
            game = NativeWriter.write(read.game());
        }
        seed(FuzzTarget.NATIVE_GAME, "annotated", game);
        String board = "RNBKQBNR\nPPPPPPPP\n________\n________\n________\n________\npppppppp\nrnbkqbnr\n";
        seed(FuzzTarget.GAME_FILE, "homework", ending("txt") + board + "w\n");
        seed(FuzzTarget.GAME_FILE, "castling", ending("txt") + board + "TTtt\ny\n");
        seed(FuzzTarget.GAME_FILE, "counted", ending("txt") + board + "4\n0\n0\n");
        seed(FuzzTarget.GAME_FILE, "coordinates", ending("bn") + "[(6, 4), (4, 4)]\n[(1, 4), (3, 4)]\n");
        seed(FuzzTarget.GAME_FILE, "position", ending("fen") + "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n");
        seed(FuzzTarget.GAME_FILE, "epd", ending("epd") + "8/8/8/4k3/8/8/4P3/4K3 w - - bm e4; id \"pawn\";\n");
        seed(FuzzTarget.GAME_FILE, "pgn", ending("pgn") + PGN);
        seed(FuzzTarget.GAME_FILE, "rookery", ending("rookery") + game);
        String config = """
                {"layout": "layout.txt", "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 60}},
                 "player_colour": "white", "piece_movement_speed": 6.0, "max_movement_time": 1}""";
        String layout = "RNBHCGAKGCEBNR\nPPPPPPPPPPPPPP\n" + "\n".repeat(10) + "pppppppppppppp\nrnbhcgakgcebnr\n";
        seed(FuzzTarget.XXL_CONFIG, "level", config + GameFileTargets.DIVIDER + layout);
        seed(FuzzTarget.XXL_CONFIG, "black", config.replace("white", "black") + GameFileTargets.DIVIDER + layout);
        seed(FuzzTarget.FAIRY_VARIANTS, "sections", """
                # a comment
                [mine:chess]
                maxRank = 8
                maxFile = 10
                customPiece1 = a:BN
                archbishop = a
                startFen = rnbaqkabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKABNR w KQkq - 0 1
                promotionPieceTypes = aqrbn
                castlingKingsideFile = i
                castlingQueensideFile = c
                [hill:mine]
                flagPiece = k
                flagRegionWhite = d4 e4 d5 e5
                flagRegionBlack = d4 e4 d5 e5
                stalemateValue = loss
                """);
        seed(FuzzTarget.OPENINGS, "epd", "e\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id \"pawn\";\n# comment\n");
        seed(FuzzTarget.OPENINGS, "pgn", "p" + PGN);
    }

    private static String ending(String ending) {
        return String.valueOf((char) GameFileTargets.ENDINGS.indexOf(ending));
    }

    // ---- data ----------------------------------------------------------------------------------------------------

    private void data() throws IOException {
        seed(FuzzTarget.JOURNAL, "fide", journal(Presets.FIDE));
        seed(FuzzTarget.JOURNAL, "dice", journal(Presets.DICE));
        seed(FuzzTarget.FIRST_JOURNAL, "fide", firstJournal());
        Path folder = Files.createTempDirectory("rookery-seeds");
        new SettingsFile(folder).write(Settings.DEFAULT);
        seed(FuzzTarget.SETTINGS, "usual", Files.readString(folder.resolve("settings.json")));
        Path puzzles = folder.resolve("some.puzzles");
        PuzzleFile.write(puzzles,
                Stream.of(Presets.FIDE, Presets.DICE, Presets.XXL).flatMap(variant -> ShippedPuzzles.of(variant).stream().limit(2))
                        .toList());
        seed(FuzzTarget.PUZZLES, "shipped", Files.readString(puzzles));
        seed(FuzzTarget.DIARY, "three",
                """
                        {"at": "2026-11-16T12:00:00Z", "sort": "puzzle", "family": "standard", "item": "3f2a", "rating": 1200, "right": true}
                        {"at": "2026-11-16T12:01:00.123Z", "sort": "repertoire", "family": "standard", "item": "fide 1a2b", "rating": 0, "right": false}
                        {"at": "2026-11-16T12:02:00Z", "sort": "less
                        """);
        seed(FuzzTarget.ENGINES, "two", """
                {"format": "rookery-engines", "version": 1, "engines": [
                 {"id": "one", "name": "One ♔", "protocol": "uci", "path": "/usr/games/one", "arguments": ["-x"], "folder": "/tmp",
                  "options": {"Hash": 16, "Ponder": true, "Style": "wild"}},
                 {"id": "two", "protocol": "cecp", "path": "two"}]}
                """);
        seed(FuzzTarget.JOB, "match", new JobSpec(List.of("random", "greedy:@name=B"), Map.of("games", "10", "sprt", "0:5", "seed", "-3",
                "draw", "40:8:10", "resign", "4:900", "variant", "gardner", "movetime", "0.1")).json());
        seed(FuzzTarget.JOB, "swiss",
                new JobSpec(List.of("random", "greedy", "first"), Map.of("format", "swiss", "rounds", "3", "tc", "2+0.1",
                        "random-plies", "4", "courtesies", "true")).json());
        seed(FuzzTarget.TOURNAMENT, "games", """
                {"game": 0, "round": 1, "white": 0, "black": 1, "pair": 0, "seed": "5", "opening": "", "openingPlies": 0, "fen": "", \
                "result": "WHITE RESIGNATION", "trouble": "", "plies": ""}
                """);
        Net net = new Net(RulesHash.of(Presets.FIDE), Net.Base.GOALS, new int[][]{{1, -2}, {3, 4}, {0, 9}}, new int[]{5, 6},
                new int[][]{{1, 2, 3, -4}}, new int[]{7}, Map.of("name", "small"));
        seed(FuzzTarget.NET, "small", NetFile.write(net));
    }

    /** The journal of a game in which a little of everything happens, without its checksums. */
    private String journal(Variant variant) throws IOException {
        Path data = Files.createTempDirectory("rookery-seeds");
        ManualTimer timer = new ManualTimer();
        Venue venue = Venue.standard().withTimer(timer).withReferee(Runnable::run);
        try (Sessions sessions = new Sessions(data,
                order -> new Attempt.Done<>(
                        new StoredGame(1, "", OptionalLong.empty(), "", "", "", "", new Outcome.Ongoing(), "", "", "", 0,
                                Optional.empty(), false, -1)),
                computer -> Optional.empty(), venue, () -> Instant.parse("2026-11-16T12:00:00Z"))) {
            GameTerms terms = new GameTerms(variant, variant.start(), Player.Person.guest("Ada"), Player.Person.guest("Bö 王"),
                    Clocks.UNTIMED,
                    Side.WHITE, true, false, false, 5);
            GameSession session = sessions.begin(terms, DiceSeed.open(7), new SessionOptions(false, Duration.ZERO)).result().orElseThrow();
            session.start();
            for (int i = 0; i < 6; i++) {
                timer.advance(Duration.ofSeconds(3));
                Position position = session.post(new MatchAction.SetPace(Duration.ZERO))
                        .join() instanceof rookery.play.match.Answer.Accepted now
                                ? now.snapshot().position()
                                : Position.start(variant);
                MoveList legal = new MoveList();
                position.legalMoves(legal);
                session.post(new MatchAction.Play(position.turn(), legal.get(random.nextInt(legal.size())))).join();
                if (i == 3) {
                    session.post(new MatchAction.TakeBack(position.turn(), 1)).join();
                }
            }
            session.leave().join();
            Path journal = data.resolve(GameStore.FOLDER).resolve(session.id() + ".journal");
            StringBuilder text = new StringBuilder();
            Files.readAllLines(journal).forEach(line -> text.append(line.substring(9)).append('\n'));
            return text.toString().replace(session.id(), "g00000000000");
        }
    }

    private static String firstJournal() {
        String variant = VariantWriter.compact(Presets.FIDE).replace("\\", "\\\\").replace("\"", "\\\"");
        return "{\"variant\": \"" + variant + "\", \"start\": \"" + Fen.write(Presets.FIDE, Presets.FIDE.start())
                + "\", \"white\": {\"kind\": \"person\", \"name\": \"Ada\"}, \"black\": {\"kind\": \"person\", \"name\": \"Bo\"},"
                + " \"whiteClock\": \"-\", \"blackClock\": \"-\", \"rated\": false, \"clocksWait\": false, \"notes\": {\"below\": \"WHITE\"}}\n"
                + "0 0 0 0 0 0 0 0 WHITE RUNNING 0";
    }

    // ---- protocols -----------------------------------------------------------------------------------------------

    private void protocols() throws IOException {
        seed(FuzzTarget.UCI, "game", """
                uci
                debug on
                setoption name UCI_Chess960 value true
                isready
                ucinewgame
                position startpos moves e2e4 e7e5 g1f3
                go wtime 1000 btime 1000 winc 10 binc 10 movestogo 40
                position fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1 moves e2e4
                go movetime 1 searchmoves e1d1 e1f1
                go ponder
                ponderhit
                stop
                go perft 2
                d
                setoption name UCI_Variant value gardner
                position startpos
                go nodes 10 mate 3 depth 2
                quit
                """);
        seed(FuzzTarget.CECP, "game", """
                xboard
                protover 2
                accepted done
                new
                variant normal
                level 40 5 0
                st 1
                sd 2
                time 1000
                otim 1000
                usermove e2e4
                go
                undo
                remove
                ?
                setboard 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1
                force
                analyze
                exit
                ping 3
                result 1-0 {x}
                quit
                """);
        seed(FuzzTarget.ENGINE_ANSWERS, "uci",
                """
                        id name X
                        option name Hash type spin default 16 min 1 max 1024
                        option name Style type combo default a var a var b
                        uciok
                        info depth 3 seldepth 5 multipv 1 score cp 31 lowerbound nodes 100 nps 1000 hashfull 5 tbhits 0 time 3 wdl 300 500 200 pv e2e4 e7e5
                        info string hello
                        bestmove e2e4 ponder e7e5
                        """);
        seed(FuzzTarget.ENGINE_ANSWERS, "cecp",
                """
                        feature myname="X 1.0" ping=1 setboard=1 variants="normal,capablanca" option="Hash -spin 16 1 1024" option="Style -combo a /// *b" done=1
                        move e2e4
                        12 31 100 4000 e2e4 e7e5
                        1-0 {White mates}
                        """);
        seed(FuzzTarget.ENVIRONMENT, "dice",
                """
                        {"op": "info", "variant": "dice"}
                        {"op": "reset", "variant": "dice", "count": 2, "seed": 5, "observe": ["actions", "mask", "fen", "planes", "chance", "moves"]}
                        {"op": "step", "actions": [-1, -1]}
                        {"op": "clone", "env": 0, "count": 1}
                        {"op": "seed", "envs": [0], "seed": 3}
                        {"op": "observe", "envs": [1]}
                        {"op": "keep", "count": 1}
                        {"op": "quit"}
                        """);
        seed(FuzzTarget.ENVIRONMENT, "position", """
                {"op": "reset", "fen": "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "roll": false, "autoReset": true, "maxMoves": 2}
                {"op": "step", "actions": [0]}
                """);
        byte[] intents = new byte[121];
        random.nextBytes(intents);
        for (int game = 0; game < 8; game++) {
            intents[0] = (byte) (game * 5);
            intents[1] = 0;
            // Mostly moves, in turn.
            for (int i = 3; i + 1 < intents.length; i += 2) {
                intents[i] = (byte) (i % 9 == 0 ? random.nextInt(64) : 40 + i / 2 % 2);
                intents[i + 1] = (byte) random.nextInt(256);
            }
            seed(FuzzTarget.SESSION, String.valueOf(game), intents);
        }
    }
}
