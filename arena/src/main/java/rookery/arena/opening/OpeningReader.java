package rookery.arena.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.arena.Reading;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.VariantSource;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** Reads books of openings: the first moves of the games of a PGN, or the positions of an EPD or FEN file. */
public final class OpeningReader {

    private static final int MOST_PROBLEMS = 5;

    private OpeningReader() {
    }

    /**
     * @param plies how many moves of a PGN's games are taken, at most
     */
    public static Reading<List<Opening>> read(Path file, Variant variant, int plies) {
        if (!Files.isRegularFile(file)) {
            return Reading.refused("there is no file " + file);
        }
        try {
            return read(Files.readString(file), file.getFileName().toString(), variant, plies);
        } catch (IOException e) {
            return Reading.refused(file + " could not be read (" + e.getMessage() + ")");
        }
    }

    /** @param name of the file: one that ends in {@code .pgn} is read as PGN, any other line by line */
    public static Reading<List<Opening>> read(String text, String name, Variant variant, int plies) {
        List<String> problems = new ArrayList<>();
        List<Opening> openings = name.toLowerCase(Locale.ROOT).endsWith(".pgn")
                ? games(text, variant, plies, problems)
                : positions(text, variant, problems);
        if (!problems.isEmpty()) {
            List<String> first = problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS));
            return new Reading.Refused<>(first.stream().map(problem -> name + ": " + problem).toList());
        }
        return openings.isEmpty() ? Reading.refused(name + ": there is no opening in it") : Reading.read(openings);
    }

    private static List<Opening> games(String text, Variant variant, int plies, List<String> problems) {
        List<Opening> openings = new ArrayList<>();
        // A book is played under the rules of the tournament, whatever its own tags say of them.
        VariantSource source = id -> id.equals(variant.id()) ? Optional.of(variant) : Variants.named(id);
        for (PgnItem item : PgnReader.read(text, source)) {
            switch (item) {
                case PgnItem.Rejected rejected -> problems.add("game " + rejected.number() + ": " + rejected.problems().getFirst());
                case PgnItem.Read read -> opening(read, variant, plies, problems, openings);
            }
        }
        return openings;
    }

    private static void opening(PgnItem.Read item, Variant variant, int plies, List<String> problems, List<Opening> out) {
        Game game = item.game();
        List<Integer> actions = new ArrayList<>();
        Setup start = game.start();
        if (!(Position.of(variant, start) instanceof Verdict.Playable(Position position))) {
            problems.add("game " + item.number() + ": its start position is none of " + variant.name());
            return;
        }
        for (GameNode node : game.mainLine().stream().limit(plies).toList()) {
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
        String name = opening != null ? opening : eco != null ? eco : "game " + item.number();
        out.add(new Opening(name, start, actions));
    }

    private static List<Opening> positions(String text, Variant variant, List<String> problems) {
        List<Opening> openings = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String place = "line " + (i + 1) + ": ";
            switch (Fen.read(variant, fen(line))) {
                case Fen.Refused(List<String> wrong) -> problems.add(place + wrong.getFirst());
                case Fen.Read(Setup setup) -> {
                    switch (Position.of(variant, setup)) {
                        case Verdict.Playable(Position position) when position.outcome().isOver() ->
                            problems.add(place + "the game is over there");
                        case Verdict.Playable _ -> openings.add(new Opening(name(line, i + 1), setup, List.of()));
                        case Verdict.Unplayable(var wrong) ->
                            problems.add(place + wrong.stream().map(Problem::text).sorted().findFirst().orElse("unplayable"));
                    }
                }
            }
        }
        return openings;
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
