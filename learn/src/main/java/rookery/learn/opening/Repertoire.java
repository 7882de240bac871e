package rookery.learn.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.archive.Attempt;
import rookery.archive.Trouble;
import rookery.archive.format.GameFile;
import rookery.archive.format.ArchiveReading;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.file.Folders;

/**
 * The opening lines a person wants to know: a tree of moves of one variant without a die, in which the person's own side has one move in each position.
 * Stored as a game with variations, so that any chess program can read it. Immutable.
 */
public final class Repertoire {

    private static final String SIDE_TAG = "RepertoireSide";
    private static final int LONGEST_NAME = 60;

    private final String name;
    private final Side side;
    private final Game lines;

    /**
     * A question: which move do you play here?
     *
     * @param item   its name in the diary, the same for a position however it was reached
     * @param path   the moves that lead there from the start
     * @param answer the person's move
     */
    public record Question(String item, List<Integer> path, String fen, int answer) {
        public Question {
            path = List.copyOf(path);
        }
    }

    private Repertoire(String name, Side side, Game lines) {
        this.name = name;
        this.side = side;
        this.lines = lines;
    }

    /** Without a line yet. */
    public static Repertoire empty(String name, Side side, Position start) {
        if (name.isBlank() || name.length() > LONGEST_NAME || start.variant().hasDie()) {
            throw new IllegalArgumentException("not a repertoire: " + name);
        }
        return new Repertoire(name.strip(), side, new Game(start));
    }

    public String name() {
        return name;
    }

    public Side side() {
        return side;
    }

    /** A new copy of the lines. */
    public Game lines() {
        return lines.copy();
    }

    /**
     * With another line. If the person had a different move in one of the positions, the new move replaces it: each question has one answer.
     *
     * @param moves legal ones from the start
     */
    public Repertoire with(List<Integer> moves) {
        Game changed = lines.copy();
        GameCursor cursor = changed.cursor();
        for (int move : moves) {
            if (cursor.position().turn() == side) {
                List.copyOf(cursor.node().children()).stream().filter(child -> child.move() != move).forEach(changed::delete);
            }
            cursor.act(move);
        }
        return new Repertoire(name, side, changed);
    }

    /** Without the last of these moves and what follows it. */
    public Repertoire without(List<Integer> moves) {
        Game changed = lines.copy();
        GameNode node = changed.root();
        for (int move : moves) {
            Optional<GameNode> next = node.children().stream().filter(child -> child.move() == move).findFirst();
            if (next.isEmpty()) {
                return this;
            }
            node = next.get();
        }
        changed.delete(node);
        return new Repertoire(name, side, changed);
    }

    /** Every position with the person to move, each once, in the order of the lines. */
    public List<Question> questions() {
        Map<String, Question> questions = new LinkedHashMap<>();
        collect(lines.root(), lines.startPosition(), new ArrayList<>(), questions);
        return List.copyOf(questions.values());
    }

    private void collect(GameNode node, Position position, List<Integer> path, Map<String, Question> questions) {
        for (GameNode child : node.children()) {
            if (position.turn() == side) {
                String item = position.variant().id() + " " + Long.toHexString(position.key());
                questions.putIfAbsent(item, new Question(item, path, Fen.write(position), child.move()));
            }
            position.make(child.move());
            path.add(child.move());
            collect(child, position, path, questions);
            path.removeLast();
            position.unmake();
        }
    }

    // ---- files -----------------------------------------------------------------------------------------------------

    /**
     * The file this repertoire is in, or a free name for it: the displayed name is inside the file. Any other file stays, whether it is of another variant, has
     * a name that differs in signs only, or cannot be read.
     */
    private Path file(Path folder) throws IOException {
        String plain = name.replaceAll("[^\\p{L}\\p{N} _-]", "_");
        for (int number = 1;; number++) {
            Path file = folder.resolve(plain + (number == 1 ? "" : " " + number) + "." + GameFile.EXTENSION);
            if (!Files.exists(file) || read(file).filter(this::isKeptWith).isPresent()) {
                return file;
            }
        }
    }

    private boolean isKeptWith(Repertoire other) {
        return name.equals(other.name) && lines.variant().equals(other.lines.variant());
    }

    /** Saves it in the folder, atomically. */
    public Attempt<Path> save(Path folder) {
        Game kept = lines.copy();
        kept.tag("Event", name);
        kept.tag(SIDE_TAG, side.name());
        try {
            Folders.makePrivate(folder);
            Path file = file(folder);
            GameFile.write(file, List.of(kept));
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(folder, e));
        }
    }

    /** All repertoires in the folder, by name; other files are ignored. */
    public static Attempt<List<Repertoire>> all(Path folder) {
        List<Repertoire> all = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith("." + GameFile.EXTENSION)).sorted().toList()) {
                    read(file).ifPresent(all::add);
                }
            } catch (IOException e) {
                return new Attempt.Failed<>(Trouble.of(folder, e));
            }
        }
        return new Attempt.Done<>(List.copyOf(all));
    }

    static Optional<Repertoire> read(Path file) throws IOException {
        if (!(GameFile.read(file) instanceof ArchiveReading.Read(List<Game> games, var _))) {
            return Optional.empty();
        }
        Game game = games.getFirst();
        String name = game.tag("Event");
        String side = game.tag(SIDE_TAG);
        if (name == null || name.isBlank() || name.length() > LONGEST_NAME || side == null || game.variant().hasDie()
                || hasPass(game.root())) {
            return Optional.empty();
        }
        return Stream.of(Side.values()).filter(each -> each.name().equals(side)).findFirst()
                .map(each -> new Repertoire(name.strip(), each, game));
    }

    private static boolean hasPass(GameNode node) {
        return node.children().stream().anyMatch(child -> child.move() == Move.PASS || hasPass(child));
    }
}
