package rookery.archive.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.game.Game;
import rookery.kernel.notation.LenientReader;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnProblem;
import rookery.kernel.notation.PgnReader;

/** Reads the games of a PGN file one after another: memory holds one of them, however large the file is. */
public final class PgnFile {

    private static final int LOOK = 1 << 12;

    /** Progress of reading a file. */
    public interface Visitor {

        void game(Game game) throws IOException;

        void problem(ArchiveProblem problem) throws IOException;

        /**
         * Called after every game, good or bad.
         *
         * @param share how much of the file has been read, from 0 to 1
         */
        default void progress(int games, double share) {
        }
    }

    private PgnFile() {
    }

    public static void read(Path file, Visitor visitor) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            read(in, Files.size(file), visitor);
        }
    }

    /** @param bytes the length of the stream, which is read to its end */
    static void read(InputStream bare, long bytes, Visitor visitor) throws IOException {
        double size = Math.max(1, bytes);
        try (InputStream in = new BufferedInputStream(bare, 1 << 16); LenientReader text = new LenientReader(in)) {
            Optional<ArchiveProblem> other = otherThanPgn(in);
            if (other.isPresent()) {
                visitor.problem(other.get());
                return;
            }
            PgnReader reader = new PgnReader(text, StoredRules.PGN);
            int games = 0;
            for (Optional<PgnItem> item = reader.next(); item.isPresent(); item = reader.next()) {
                switch (item.get()) {
                    case PgnItem.Read read -> visitor.game(read.game());
                    case PgnItem.Rejected rejected -> {
                        for (PgnProblem problem : rejected.problems()) {
                            visitor.problem(new ArchiveProblem(problem.ply() > 0 ? ArchiveCode.ILLEGAL_MOVE : ArchiveCode.DAMAGED,
                                    problem.line(), problem.text(), "a game that can be played through"));
                        }
                    }
                }
                visitor.progress(++games, Math.min(1, text.consumed() / size));
            }
            if (games == 0) {
                visitor.problem(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "no game", "games in PGN"));
            }
        }
    }

    /** Why the file cannot be a PGN, judged by its first bytes; empty if it may be one. */
    public static Optional<ArchiveProblem> otherThanPgn(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return otherThanPgn(in);
        }
    }

    /** What the first bytes show if they cannot begin a PGN: images and programs contain zeros. */
    private static Optional<ArchiveProblem> otherThanPgn(InputStream in) throws IOException {
        in.mark(LOOK);
        byte[] first = in.readNBytes(LOOK);
        in.reset();
        for (byte each : first) {
            if (each == 0) {
                return Optional.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "bytes that are not text", "games in PGN"));
            }
        }
        int at = 0;
        while (at < first.length && Character.isWhitespace(first[at])) {
            at++;
        }
        boolean json = at + 1 < first.length && first[at] == '{' && first[at + 1] == '"';
        return json
                ? Optional.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "JSON", "what a file .pgn holds"))
                : Optional.empty();
    }
}
