package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.format.NativeReader;
import rookery.archive.format.NativeWriter;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.report.GameFiles;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;
import rookery.play.match.Played;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;
import rookery.play.record.ScoreCode;
import rookery.testkit.RandomVariants;

/** Law 1 over variants nobody has played, names of any script, and games of 100,000 plies: every writer against its reader. */
class WhatWeWriteWeReadTest {

    private static final String WHITE = "王小明 \"Öz\" \\ שחמט";
    private static final String BLACK = "O'Brien ♔😀 ، (x) {y} ;";
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final int LONG = 100_000;

    @TempDir
    private Path folder;

    /** Actions from the variant's start; without captures where the game is to last. */
    private static List<Integer> actions(Variant variant, int plies, boolean quiet) {
        Random random = new Random(plies);
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        List<Integer> actions = new ArrayList<>();
        while (actions.size() < plies && !position.outcome().isOver()) {
            position.legalMoves(moves);
            int move = moves.get(random.nextInt(moves.size()));
            while (quiet && position.piece(Move.to(move)) != Piece.EMPTY) {
                move = moves.get(random.nextInt(moves.size()));
            }
            actions.add(move);
            position.make(move);
        }
        return actions;
    }

    private static Variant endless() {
        return VariantReader.read("""
                {"id": "own", "name": "Eigenes 将棋", "board": "5x5", "start": "k3r/5/5/5/R3K w",
                 "pieces": {"K": {"name": "king", "moves": "K", "royal": true}, "R": {"name": "rook", "moves": "R"}},
                 "goals": ["capture-royal"], "draws": "none"}
                """) instanceof VariantReader.Accepted(Variant variant) ? variant : null;
    }

    private static Game game(Variant variant, List<Integer> actions) {
        Game game = new Game(variant);
        game.tag("White", WHITE);
        game.tag("Black", BLACK);
        GameCursor cursor = game.cursor();
        actions.forEach(cursor::act);
        return game;
    }

    @Test
    void everyFormatKeepsGamesOfAnyVariant() throws IOException {
        for (int seed = 0; seed < 60; seed++) {
            Variant variant = RandomVariants.of(seed);
            List<Integer> actions = actions(variant, 30, false);
            assertThat(VariantReader.read(VariantWriter.write(variant))).isEqualTo(new VariantReader.Accepted(variant));
            positions(variant, actions);
            files(game(variant, actions));
            compact(variant, actions);
            journal(record("game" + seed, variant, actions));
        }
    }

    private static void positions(Variant variant, List<Integer> actions) {
        Position position = Position.start(variant);
        for (int action : actions) {
            String fen = Fen.write(variant, position.setup());
            assertThat(Fen.read(variant, fen)).as(fen).isEqualTo(new Fen.Read(position.setup()));
            position.make(action);
        }
    }

    private static void files(Game game) {
        String own = NativeWriter.write(game);
        assertThat(NativeReader.read(own)).isInstanceOfSatisfying(rookery.archive.format.ArchiveReading.Read.class, read -> {
            assertThat(read.games().getFirst().tags()).isEqualTo(game.tags());
            assertThat(NativeWriter.write(read.games().getFirst())).isEqualTo(own);
        });
        String pgn = PgnWriter.text(game, StoredRules.PGN);
        assertThat(PgnReader.read(pgn, StoredRules.PGN)).singleElement().isInstanceOfSatisfying(PgnItem.Read.class, read -> {
            assertThat(read.game().tags()).containsAllEntriesOf(game.tags());
            assertThat(PgnWriter.text(read.game(), StoredRules.PGN)).isEqualTo(pgn);
        });
    }

    private static void compact(Variant variant, List<Integer> actions) throws IOException {
        List<CompactGame.Ply> plies = actions.stream()
                .map(action -> new CompactGame.Ply(action, Move.isRoll(action) ? ScoreCode.NONE : (short) 7)).toList();
        CompactGame game = new CompactGame("", 1, 0, plies);
        CompactGameFile format = new CompactGameFile(variant);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(format.header());
        format.append(game, out);
        List<CompactGame> read = new ArrayList<>();
        assertThat(format.read(out.toByteArray(), read::add).problem()).isEmpty();
        assertThat(read).containsExactly(game);
    }

    private static GameRecord record(String id, Variant variant, List<Integer> actions) {
        GameTerms terms = new GameTerms(variant, variant.start(), Player.Person.guest(WHITE), Player.Person.guest(BLACK), Clocks.UNTIMED,
                Side.BLACK, false, true, true, -5);
        List<DiceStretch> dice = variant.hasDie() ? List.of(DiceStretch.of(0, DiceSeed.open(3))) : List.of();
        GameRecord begun = GameRecord.of(id, NOON, terms, dice);
        Position position = Position.start(variant);
        List<Played> past = new ArrayList<>();
        ClockState clock = begun.now();
        for (int action : actions) {
            Side side = position.turn();
            String text = San.write(position, action);
            position.make(action);
            clock = new ClockState(clock.white(), clock.black(), position.turn(), ClockState.Phase.RUNNING, 17);
            past.add(new Played(action, side, text, clock, past.size(), null));
        }
        Outcome outcome = position.outcome().isOver() ? position.outcome() : new Outcome.Ongoing();
        return begun.withPlay(past, clock, true, outcome);
    }

    private void journal(GameRecord game) {
        try (GameStore store = new GameStore(folder)) {
            assertThat(store.write(game).problem()).isEmpty();
            assertThat(store.read(game.id())).isEqualTo(new Attempt.Done<>(game));
            assertThat(store.remove(game.id()).problem()).isEmpty();
        }
    }

    @Test
    void aHundredThousandPliesInEveryFormat() throws IOException {
        Variant variant = endless();
        List<Integer> actions = actions(variant, LONG, true);
        assertThat(actions).hasSize(LONG);
        journal(record("long", variant, actions));
        // The most a compact game holds; TrainingDataTest has longer ones.
        compact(variant, actions.subList(0, CompactGame.MOST_PLIES));
        tournament(variant, List.of(actions, actions.subList(0, 1)));
    }

    @Test
    void tournamentsOfAnyVariantAreGoneOnWithAndTheirGamesRead() throws IOException {
        for (int seed = 100; seed < 112; seed++) {
            Variant variant = RandomVariants.of(seed);
            tournament(variant, List.of(actions(variant, 20, false), actions(variant, 5, false)));
        }
    }

    /** Job file, journal and PGN of a tournament. */
    private void tournament(Variant variant, List<List<Integer>> games) throws IOException {
        Path file = Files.writeString(folder.resolve(variant.id() + " 变体.json"), VariantWriter.write(variant));
        JobSpec spec = new JobSpec(List.of("random:@name=" + WHITE.replace(",", ""), "random:@name=b"),
                Map.of("variant", file.toString(), "event", BLACK));
        assertThat(JobSpec.read(spec.json())).isEqualTo(Reading.read(spec));
        Job job = switch (JobReader.read(spec, PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        List<PlayedGame> played = new ArrayList<>();
        for (List<Integer> actions : games) {
            StringBuilder text = new StringBuilder();
            actions.forEach(action -> text.append(text.isEmpty() ? "" : " ").append(Integer.toString(action, 36)).append(":35:3:100:2000"));
            played.add(new PlayedGame(played.size(), 1, 0, 1, 0, played.size(), WHITE, 0, "", new Outcome.Draw(Reason.AGREEMENT), "",
                    text.toString()));
        }
        Path journal = Files.createTempDirectory(folder, "run").resolve("journal.jsonl");
        try (Journal written = opened(journal, job)) {
            written.addAll(played);
        }
        try (Journal again = opened(journal, job)) {
            assertThat(again.earlier()).isEqualTo(played);
        }
        StringWriter pgn = new StringWriter();
        new GameFiles(job, played).pgn(pgn);
        List<PgnItem> items = PgnReader.read(pgn.toString(), StoredRules.PGN);
        assertThat(items).hasSize(games.size()).allSatisfy(item -> assertThat(item).isInstanceOf(PgnItem.Read.class));
        for (int i = 0; i < games.size(); i++) {
            Game read = items.get(i) instanceof PgnItem.Read item ? item.game() : new Game(variant);
            assertThat(read.variant()).isEqualTo(variant);
            assertThat(read.tag("Event")).isEqualTo(BLACK);
            assertThat(read.mainLine().size()).isEqualTo((int) games.get(i).stream().filter(action -> !Move.isRoll(action)).count());
        }
    }

    private static Journal opened(Path file, Job job) throws IOException {
        return switch (Journal.open(file, job, Shard.ALL)) {
            case Reading.Read<Journal>(Journal journal) -> journal;
            case Reading.Refused<Journal>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
    }

    @Test
    void settingsKeepWordsOfAnyScript() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        Settings settings = Settings.DEFAULT.withLanguage(WHITE);
        file.write(settings);
        assertThat(file.read()).isEqualTo(settings);
    }
}
