package rookery.learn.solve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.archive.Attempt;
import rookery.archive.Trouble;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;

/**
 * A person's learning log: one JSON line per exercise, appended and synced to disk. Ratings and what is due are computed from it. Truncated or damaged lines
 * are skipped and left in place. Thread-safe.
 */
public final class Diary {

    private static final long LARGEST = 256L << 20;
    private static final int LONGEST_LINE = 4_096;

    private final Path file;
    private final List<DiaryEntry> entries = new ArrayList<>();

    private Diary(Path file) {
        this.file = file;
    }

    /** The diary of a profile in the user's data folder; new if there is none. */
    public static Attempt<Diary> open(Path folder, long profile) {
        Diary diary = new Diary(folder.resolve("learning-" + profile + ".jsonl"));
        try {
            Folders.makePrivate(folder);
            if (Files.exists(diary.file)) {
                if (Files.size(diary.file) > LARGEST) {
                    return new Attempt.Failed<>(new Trouble(Trouble.Kind.DAMAGED, diary.file + " is too large. It was left as it is."));
                }
                new String(Files.readAllBytes(diary.file), StandardCharsets.UTF_8).lines()
                        .forEach(line -> read(line).ifPresent(diary.entries::add));
            }
            return new Attempt.Done<>(diary);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(diary.file, e));
        }
    }

    /** Everything done so far, in order. */
    public synchronized List<DiaryEntry> entries() {
        return List.copyOf(entries);
    }

    /** Stores the entry; afterwards it survives a power cut. */
    public synchronized Attempt<DiaryEntry> add(DiaryEntry entry) {
        try (DiskFile open = DiskFile.open(file)) {
            long end = open.length();
            open.seek(end);
            // Terminates a truncated line.
            String before = end == 0 || endsLine(open, end) ? "" : "\n";
            open.seek(end);
            open.write((before + text(entry) + "\n").getBytes(StandardCharsets.UTF_8));
            open.sync();
            entries.add(entry);
            return new Attempt.Done<>(entry);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    private static boolean endsLine(DiskFile open, long end) throws IOException {
        open.seek(end - 1);
        return open.input().read() == '\n';
    }

    static String text(DiaryEntry entry) {
        return JsonWriter.compact(new Json.Builder().with("at", Json.of(entry.at().toString()))
                .with("sort", Json.of(entry.sort().name().toLowerCase(Locale.ROOT))).with("family", Json.of(entry.family()))
                .with("item", Json.of(entry.item())).with("rating", Json.of(entry.rating())).with("right", Json.of(entry.right())).build());
    }

    static Optional<DiaryEntry> read(String line) {
        if (line.length() > LONGEST_LINE
                || !(JsonReader.read(line) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict)) {
            return Optional.empty();
        }
        try {
            if (dict.find("at") instanceof Json.Text(LineColumn _, String at)
                    && dict.find("sort") instanceof Json.Text(LineColumn _, String sort)
                    && dict.find("family") instanceof Json.Text(LineColumn _, String family)
                    && dict.find("item") instanceof Json.Text(LineColumn _, String item)
                    && dict.find("rating") instanceof Json.Numeral number
                    && dict.find("right") instanceof Json.Flag(LineColumn _, boolean right)) {
                Integer rating = number.whole();
                return rating == null
                        ? Optional.empty()
                        : Optional
                                .of(new DiaryEntry(Instant.parse(at), DiaryEntry.Sort.valueOf(sort.toUpperCase(Locale.ROOT)), family, item,
                                        rating, right));
            }
        } catch (IllegalArgumentException | DateTimeException | ArithmeticException e) {
            // Not a line of ours; a date may be so far away that its milliseconds cannot be counted.
            return Optional.empty();
        }
        return Optional.empty();
    }
}
