package rookery.arena.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import rookery.arena.Reading;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.LenientReader;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.VariantSource;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.file.DiskTrouble;

/**
 * Reads books of openings: the first moves of the games of a PGN, or the positions of an EPD or FEN file. The file is streamed; memory holds only the openings.
 * Mutable, for one book.
 */
public final class OpeningReader {

    private static final int MOST_PROBLEMS = 5;
    /** A few hundred bytes each. */
    private static final int MOST = 2_000_000;

    /** Progress of reading a book, which may take minutes. */
    @FunctionalInterface
    public interface Progress {

        Progress NONE = (_, _) -> {
        };

        /** @param share how much of the file has been read, from 0 to 1 */
        void read(int openings, double share);
    }

    private final String name;
    private final Variant variant;
    private final int plies;
    private final List<Opening> openings = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    /** Names that many openings share. */
    private final Map<String, String> names = new HashMap<>();

    private OpeningReader(String name, Variant variant, int plies) {
        this.name = name;
        this.variant = variant;
        this.plies = plies;
    }

    /**
     * @param file  one whose name ends in {@code .pgn} is read as PGN, any other line by line
     * @param plies how many moves of a PGN's games are taken, at most
     */
    public static Reading<List<Opening>> read(Path file, Variant variant, int plies, Progress progress) {
        if (!Files.isRegularFile(file)) {
            return Reading.refused("there is no file " + file);
        }
        try (InputStream in = Files.newInputStream(file); LenientReader text = new LenientReader(in)) {
            return new OpeningReader(file.getFileName().toString(), variant, plies).read(text, Files.size(file), progress);
        } catch (IOException e) {
            return Reading.refused(file + " could not be read: " + DiskTrouble.words(e));
        }
    }

    private Reading<List<Opening>> read(LenientReader text, long size, Progress progress) throws IOException {
        Progress after = (count, _) -> progress.read(count, Math.min(1, text.consumed() / (double) Math.max(1, size)));
        if (name.toLowerCase(Locale.ROOT).endsWith(".pgn")) {
            games(text, after);
        } else {
            positions(new BufferedReader(text), after);
        }
        if (!problems.isEmpty()) {
            return new Reading.Refused<>(problems.stream().map(problem -> name + ": " + problem).toList());
        }
        return openings.isEmpty() ? Reading.refused(name + ": there is no opening in it") : Reading.read(openings);
    }

    /** Whether to read on. */
    private boolean goesOn() {
        if (openings.size() > MOST) {
            problems.add("there are more than " + MOST + " openings in it");
        }
        return problems.size() < MOST_PROBLEMS && openings.size() <= MOST;
    }

    private void games(Reader text, Progress progress) throws IOException {
        PgnReader reader = new PgnReader(text, source());
        for (Optional<PgnItem> item = reader.next(); item.isPresent() && goesOn(); item = reader.next()) {
            switch (item.get()) {
                case PgnItem.Rejected rejected -> problems.add("game " + rejected.number() + ": " + rejected.problems().getFirst());
                case PgnItem.Read read -> opening(read);
            }
            progress.read(openings.size(), 0);
        }
    }

    /** A book is played under the tournament's rules, whatever its own tags say. */
    private VariantSource source() {
        return new VariantSource() {
            @Override
            public Optional<Variant> named(String id) {
                return id.equals(variant.id()) ? Optional.of(variant) : StoredRules.PGN.named(id);
            }

            @Override
            public Optional<Variant> defined(Map<String, String> tags) {
                return StoredRules.PGN.defined(tags);
            }
        };
    }

    private void opening(PgnItem.Read item) {
        Game game = item.game();
        List<Integer> actions = new ArrayList<>();
        // Shared by all openings that begin at the variant's start.
        Setup start = game.start().equals(variant.start()) ? variant.start() : game.start();
        if (!(Position.of(variant, start) instanceof Verdict.Playable(Position position))) {
            problems.add("game " + item.number() + ": its start position is none of " + variant.name());
            return;
        }
        int left = plies;
        for (GameNode node = game.root().next(); node != null && left > 0; node = node.next(), left--) {
            if (node.roll() != 0 && position.roll() == 0) {
                actions.add(Move.roll(node.roll()));
                position.make(Move.roll(node.roll()));
            }
            if (!position.isLegal(node.move())) {
                problems.add("game " + item.number() + ": move " + (node.ply() + 1) / 2 + " is not legal in " + variant.name());
                return;
            }
            actions.add(node.move());
            position.make(node.move());
        }
        if (position.outcome().isOver()) {
            problems.add("game " + item.number() + ": the opening ends the game");
            return;
        }
        String opening = game.tag("Opening");
        String eco = game.tag("ECO");
        String called = opening != null ? opening : eco != null ? eco : "game " + item.number();
        openings.add(new Opening(opening == null && eco == null ? called : names.computeIfAbsent(called, same -> same), start, actions));
    }

    private void positions(BufferedReader text, Progress progress) throws IOException {
        int number = 0;
        for (String bare = text.readLine(); bare != null && goesOn(); bare = text.readLine()) {
            number++;
            String line = bare.strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                position(line, number);
                progress.read(openings.size(), 0);
            }
        }
    }

    private void position(String line, int number) {
        String place = "line " + number + ": ";
        switch (Fen.read(variant, fen(line))) {
            case Fen.Refused(List<String> wrong) -> problems.add(place + wrong.getFirst());
            case Fen.Read(Setup setup) -> {
                switch (Position.of(variant, setup)) {
                    case Verdict.Playable(Position position) when position.outcome().isOver() ->
                        problems.add(place + "the game is over there");
                    case Verdict.Playable _ -> openings.add(new Opening(name(line, number), setup, List.of()));
                    case Verdict.Unplayable(var wrong) ->
                        problems.add(place + wrong.stream().map(Problem::text).sorted().findFirst().orElse("unplayable"));
                }
            }
        }
    }

    /** The position of an EPD line: what comes before its operations. */
    private static String fen(String line) {
        String[] fields = line.split("\\s+");
        StringBuilder fen = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            boolean operation = i >= 4 && fields[i].length() > 1 && Character.isLetter(fields[i].charAt(0));
            if (operation) {
                break;
            }
            fen.append(fields[i]).append(' ');
        }
        return fen.toString().strip().replaceAll(";$", "");
    }

    private static String name(String line, int number) {
        int id = line.indexOf(" id \"");
        int end = id < 0 ? -1 : line.indexOf('"', id + 5);
        return end < 0 ? "line " + number : line.substring(id + 5, end);
    }
}
