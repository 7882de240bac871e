package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Variant;

/** Games with everything a PGN can hold, from a seeded generator; and what is in a game, for comparing. */
final class RandomGames {

    private static final List<String> WORDS = List.of("good", "bad,", "[sic]", "%", ";semicolon", "(bracket)", "1.", "e4",
            "Zug\u00fcgzwang", "\u2658f3",
            "\"quoted\"", "back\\slash", "1-0", "*", "$3", "[Event", "\"x\"]",
            "a-very-long-word-that-nobody-would-write-but-somebody-might-paste");

    private final Random random;
    private final MoveList legal = new MoveList();

    RandomGames(long seed) {
        random = new Random(seed);
    }

    Game game(Variant variant, int plies) {
        Game game = new Game(variant);
        GameCursor cursor = game.cursor();
        game.root().annotate(random.nextInt(3) == 0 ? Notes.NONE.withComment(words()).withEval(new Eval.Centipawns(17, 0)) : Notes.NONE);
        play(cursor, plies, 0);
        if (variant.hasDie() && random.nextBoolean()) {
            cursor.goTo(game.last());
            cursor.position().legalMoves(legal);
            if (!legal.isEmpty()) {
                game.pend(Move.face(legal.get(random.nextInt(legal.size()))));
            }
        }
        tags(game);
        game.end(outcome(game));
        return game;
    }

    private void play(GameCursor cursor, int plies, int depth) {
        for (int ply = 0; ply < plies; ply++) {
            GameNode parent = cursor.node();
            if (cursor.position().outcome().isOver()) {
                return;
            }
            GameNode node = step(cursor);
            node.annotate(notes(cursor, depth > 0 && ply == 0));
            for (int i = depth < 3 && random.nextInt(9) == 0 ? 1 + random.nextInt(2) : 0; i > 0; i--) {
                cursor.goTo(parent);
                play(cursor, 1 + random.nextInt(5), depth + 1);
            }
            cursor.goTo(node);
        }
    }

    private GameNode step(GameCursor cursor) {
        Variant variant = cursor.game().variant();
        if (variant.flagFall() == FlagFall.PASS && random.nextInt(12) == 0 && cursor.isPossible(Move.PASS)) {
            return cursor.append(Move.PASS);
        }
        cursor.position().legalMoves(legal);
        int action = legal.get(random.nextInt(legal.size()));
        if (Move.isRoll(action)) {
            cursor.act(action);
            cursor.position().legalMoves(legal);
            action = legal.get(random.nextInt(legal.size()));
        }
        return cursor.append(action);
    }

    private Notes notes(GameCursor cursor, boolean first) {
        Notes notes = Notes.NONE;
        int squares = cursor.game().variant().shape().squares();
        notes = first && random.nextBoolean() ? notes.withBefore(words()) : notes;
        notes = random.nextInt(4) == 0 ? notes.withComment(words()) : notes;
        notes = random.nextInt(4) == 0 ? notes.withNags(List.of(random.nextInt(256))) : notes;
        notes = random.nextInt(4) == 0 ? notes.withNags(List.of(1 + random.nextInt(6), 10 + random.nextInt(100))) : notes;
        notes = random.nextBoolean() ? notes.withClock(random.nextInt(20_000_000) * 1_000_000L) : notes;
        notes = random.nextInt(5) == 0 ? notes.withSpent(random.nextInt(200_000) * 1_000_000L) : notes;
        notes = notes.withEval(switch (random.nextInt(9)) {
            case 0 -> new Eval.Centipawns(random.nextInt(4001) - 2000, random.nextInt(3) * 11);
            case 1 -> new Eval.Mate(random.nextInt(41) - 20, random.nextInt(3) * 13);
            case 2 -> new Eval.Chance(random.nextInt(10_001), random.nextInt(2) * 4);
            default -> null;
        });
        List<Mark> marks = new ArrayList<>();
        for (int i = random.nextInt(6) == 0 ? random.nextInt(25) : 0; i > 0; i--) {
            Mark.Colour colour = Mark.Colour.values()[random.nextInt(4)];
            marks.add(new Mark(colour, random.nextInt(squares), random.nextInt(squares)));
        }
        // PGN lists circles before arrows.
        marks.sort((a, b) -> Boolean.compare(b.isCircle(), a.isCircle()));
        return notes.withMarks(marks);
    }

    private String words() {
        List<String> words = new ArrayList<>();
        for (int i = 1 + random.nextInt(30); i > 0; i--) {
            words.add(WORDS.get(random.nextInt(WORDS.size())));
        }
        return String.join(" ", words);
    }

    private void tags(Game game) {
        for (String name : List.of("Event", "Site", "Date", "White", "Black", "TimeControl", "WhiteElo", "Annotator")) {
            if (random.nextBoolean()) {
                game.tag(name, random.nextInt(4) == 0 ? words() : "x" + random.nextInt(1000));
            }
        }
        if (random.nextInt(5) == 0) {
            game.tag("Termination", random.nextBoolean() ? "Normal" : "time forfeit, or so");
        }
    }

    private Outcome outcome(Game game) {
        Outcome shown = game.at(game.last()).outcome();
        if (shown.isOver() && random.nextInt(4) > 0) {
            return shown;
        }
        Reason reason = Reason.values()[random.nextInt(Reason.values().length)];
        return switch (random.nextInt(4)) {
            case 0 -> new Outcome.Win(Side.WHITE, reason);
            case 1 -> new Outcome.Win(Side.BLACK, reason);
            case 2 -> new Outcome.Draw(reason);
            default -> new Outcome.Ongoing();
        };
    }

    /** Everything in a game, one line a node. */
    static String description(Game game) {
        StringBuilder out = new StringBuilder();
        out.append(game.variant().id()).append(' ').append(Fen.write(game.variant(), game.start())).append(' ').append(game.outcome())
                .append(' ')
                .append(game.pendingRoll()).append('\n');
        game.tags().entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(tag -> out.append(tag).append('\n'));
        describe(game.root(), out);
        return out.toString();
    }

    private static void describe(GameNode node, StringBuilder out) {
        GameNode last = node;
        out.append(' ').append(node.roll()).append(' ').append(node.move()).append(' ').append(node.notes()).append('\n');
        while (last.children().size() == 1) {
            last = last.children().getFirst();
            out.append(' ').append(last.roll()).append(' ').append(last.move()).append(' ').append(last.notes()).append('\n');
        }
        for (GameNode child : last.children()) {
            out.append("(\n");
            describe(child, out);
            out.append(")\n");
        }
    }
}
