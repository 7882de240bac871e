package rookery.app.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.report.GameBuilder;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.solve.Diary;
import rookery.learn.solve.DiaryEntry;
import rookery.uci.client.Engines;

/** What Rookery keeps for itself. */
final class DataTargets {

    private static final String ID = "g000";

    private DataTargets() {
    }

    /** The lines of a journal without their checksums, which they get here. */
    static void journal(byte[] input) throws IOException {
        StringBuilder text = new StringBuilder();
        Input.text(input).lines().forEach(line -> text.append(Input.checksum(line)).append(' ').append(line).append('\n'));
        Path data = Input.emptyFolder();
        Path games = Files.createDirectory(data.resolve(GameStore.FOLDER));
        Files.writeString(games.resolve(ID + ".journal"), text);
        try (GameStore store = new GameStore(data)) {
            if (store.read(ID) instanceof Attempt.Done<GameRecord>(GameRecord game)) {
                game.game();
                if (GameStore.isId(game.id())) {
                    Input.check(store.write(game).problem().isEmpty(), "not written");
                    Input.check(store.read(game.id()).equals(new Attempt.Done<>(game)), "not read again: " + text);
                }
            }
            store.contents();
        }
    }

    /** A journal of Rookery 0.1 without its checksum. */
    static void firstJournal(byte[] input) throws IOException {
        String text = Input.text(input) + "\n";
        Path data = Input.emptyFolder();
        Files.writeString(data.resolve("running-game.journal"), text + Input.checksum(text) + "\n");
        try (GameStore store = new GameStore(data)) {
            store.adopt();
            store.contents();
        }
    }

    static void settings(byte[] input) throws IOException {
        Path folder = Input.emptyFolder();
        Files.write(folder.resolve("settings.json"), input);
        SettingsFile file = new SettingsFile(folder);
        Settings settings = file.read();
        file.write(settings);
        Input.check(file.read().equals(settings), "not read again: " + settings);
    }

    static void engines(byte[] input) throws IOException {
        Path folder = Input.emptyFolder();
        Files.write(folder.resolve(Engines.FILE), input);
        Engines file = new Engines(folder);
        Engines.Content content = file.read();
        if (!content.engines().isEmpty()) {
            file.write(content.engines());
            Input.check(file.read().equals(new Engines.Content(content.engines(), List.of())), "not read again: " + content);
        }
    }

    static void job(byte[] input) {
        if (JobSpec.read(Input.text(input)) instanceof Reading.Read<JobSpec>(JobSpec spec)) {
            Input.check(JobSpec.read(spec.json()).equals(Reading.read(spec)), "not read again: " + spec);
            JobReader.read(spec, PlayerSource.INSTALLED);
        }
    }

    /** A job of two that play at random. */
    private static final class Tournament {
        static final Job JOB = job();
        static final String HEADER = header();

        private static Job job() {
            return switch (JobReader.read(new JobSpec(List.of("random", "greedy"), Map.of()), PlayerSource.INSTALLED)) {
                case Reading.Read<Job>(Job job) -> job;
                case Reading.Refused<Job>(List<String> problems) -> throw new IllegalStateException(problems.toString());
            };
        }

        private static String header() {
            try {
                Path file = Input.emptyFolder().resolve("journal.jsonl");
                if (Journal.open(file, JOB, Shard.ALL) instanceof Reading.Read<Journal>(Journal journal)) {
                    journal.close();
                }
                return Files.readAllLines(file).getFirst();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The games of a tournament's journal, a line each, without their checksums. */
    static void tournament(byte[] input) throws IOException {
        StringBuilder text = new StringBuilder(Tournament.HEADER).append('\n');
        Input.text(input).lines().forEach(line -> text.append(line).append('\t').append(Input.checksum(line)).append('\n'));
        Path file = Files.writeString(Input.emptyFolder().resolve("journal.jsonl"), text);
        if (Journal.merged(List.of(file), Tournament.JOB) instanceof Reading.Read<List<PlayedGame>>(List<PlayedGame> games)) {
            GameBuilder builder = new GameBuilder(Tournament.JOB);
            games.forEach(game -> NotationTargets.readsBack(builder.game(game)));
        }
    }

    static void puzzles(byte[] input) throws IOException {
        PuzzleFile.Contents contents = PuzzleFile.read(new ByteArrayInputStream(input));
        Path file = Input.emptyFolder().resolve("some." + PuzzleFile.EXTENSION);
        PuzzleFile.write(file, contents.puzzles());
        Input.check(PuzzleFile.read(file).equals(new PuzzleFile.Contents(contents.puzzles(), List.of())),
                "not read again: " + contents.puzzles());
    }

    /** Whatever is in a diary stays, and what is added is read again. */
    static void diary(byte[] input) throws IOException {
        Path folder = Input.emptyFolder();
        Path file = Files.write(folder.resolve("learning-1.jsonl"), input);
        Diary diary = Diary.open(folder, 1).result().orElseThrow();
        List<DiaryEntry> entries = new ArrayList<>(diary.entries());
        entries.add(diary.add(new DiaryEntry(Instant.EPOCH, DiaryEntry.Sort.LESSON, "xxl", "rook", 0, true)).result().orElseThrow());
        Input.check(Diary.open(folder, 1).result().orElseThrow().entries().equals(entries), "not read again: " + entries);
        Input.check(Arrays.equals(Files.readAllBytes(file), 0, input.length, input, 0, input.length), "what was there is changed");
    }

    /** A net whose last four bytes are replaced by its checksum. */
    static void net(byte[] input) {
        NetFile.read(input);
        if (input.length < 4) {
            return;
        }
        byte[] bytes = input.clone();
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - 4);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes.length - 4, (int) sum.getValue());
        if (NetFile.read(bytes) instanceof NetFile.Reading.Whole(Net net)) {
            byte[] written = NetFile.write(net);
            Input.check(NetFile.read(written) instanceof NetFile.Reading.Whole(Net again) && Arrays.equals(NetFile.write(again), written),
                    "not read again: " + net.card());
        }
    }
}
