package rookery.kernel.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Variant;

/** Writes a game of any variant as PGN in export format; {@link PgnReader} gives the same game back. */
public final class PgnWriter {

    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");
    private static final String NO_DATE = "????.??.??";

    private static final VariantSource NAMES_ONLY = _ -> Optional.empty();

    private final Game game;
    private final VariantSource variants;
    private final GameCursor cursor;
    private final GameNode last;
    private final StringBuilder out = new StringBuilder();
    private final LineWrapper moves = new LineWrapper(out);

    private PgnWriter(Game game, VariantSource variants) {
        this.game = game;
        this.variants = variants;
        cursor = game.cursor();
        last = game.last();
    }

    /** As {@link #text(Game, VariantSource)} for a game whose variant every reader knows by its name. */
    public static String text(Game game) {
        return text(game, NAMES_ONLY);
    }

    /**
     * The game followed by a blank line, so that games can be concatenated.
     *
     * @param variants decides what a game must say about its rules
     */
    public static String text(Game game, VariantSource variants) {
        return new PgnWriter(game, variants).written();
    }

    /** Whether the value of a roster tag says that nothing is known. */
    static boolean isUnknown(String name, String value) {
        return ROSTER.contains(name) && (value.equals("?") || name.equals("Date") && value.equals(NO_DATE));
    }

    private String written() {
        writeTags();
        out.append('\n');
        comments(CommentText.written(game.variant().shape(), game.root().notes(), 0, last.isRoot() ? game.pendingRoll() : 0));
        writeLine(game.root().next(), true);
        moves.add(game.outcome().mark());
        moves.end();
        return out.append('\n').toString();
    }

    // ---- tags ----------------------------------------------------------------------------------------------------

    private void writeTags() {
        for (String name : ROSTER) {
            String value = name.equals("Result") ? game.outcome().mark() : game.tag(name);
            tag(name, value != null ? value : name.equals("Date") ? NO_DATE : "?");
        }
        Variant variant = game.variant();
        if (!VariantNames.isStandard(variant)) {
            tag("Variant", VariantNames.written(variant));
            tag(RuleTags.MEN, RuleTags.men(variant));
            tag(RuleTags.HASH, RuleTags.hash(variant));
        } else if (variant.flagFall() == FlagFall.PASS) {
            // Chess in which turns can pass: by the usual rules a pass is not a move.
            tag(RuleTags.HASH, RuleTags.hash(variant));
        }
        variants.definition(variant).ifPresent(rules -> tag(VariantSource.RULES, rules));
        // Other programs learn the start of a shuffled game only from its FEN.
        if (!game.start().equals(variant.start()) || variant.family().equals("chess960")) {
            tag("SetUp", "1");
            tag("FEN", fen(variant));
        }
        for (Map.Entry<String, String> entry : game.tags().entrySet()) {
            if (!ROSTER.contains(entry.getKey()) && !PgnAssembly.DERIVED.contains(entry.getKey())) {
                tag(entry.getKey(), entry.getValue());
            }
        }
        writeReason();
    }

    /** A die that has not been rolled is left out, since programs without dice refuse what they do not know. */
    private String fen(Variant variant) {
        String fen = Fen.write(variant, game.start());
        return variant.hasDie() && fen.endsWith(" -") ? fen.substring(0, fen.length() - 2) : fen;
    }

    private void writeReason() {
        Outcome outcome = game.outcome();
        String given = game.tag(ResultTags.TERMINATION);
        String termination = given != null ? given : ResultTags.termination(outcome);
        if (given == null && termination != null) {
            tag(ResultTags.TERMINATION, termination);
        }
        Reason reason = ResultTags.reason(outcome);
        Position end = game.at(last);
        if (reason != null && !ResultTags.likely(outcome.mark(), termination, end).equals(outcome)) {
            tag(ResultTags.REASON, ResultTags.written(reason));
        }
    }

    private void tag(String name, String value) {
        out.append('[').append(name).append(" \"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\');
            }
            out.append(PgnLexer.isBlank(c) ? ' ' : c);
        }
        out.append("\"]\n");
    }

    // ---- moves ---------------------------------------------------------------------------------------------------

    /** @param numbered whether a number must precede the first move even if it is Black's */
    private void writeLine(@Nullable GameNode first, boolean numbered) {
        boolean number = numbered;
        for (GameNode node = first; node != null; node = node.next()) {
            GameNode parent = cursor.node();
            boolean interrupted = writeMove(node, number);
            for (GameNode variation : variations(node)) {
                cursor.goTo(parent);
                writeVariation(variation);
                interrupted = true;
            }
            cursor.goTo(node);
            number = interrupted;
        }
    }

    /** The alternatives to a move that continues its line; one that begins a variation is itself an alternative. */
    private static List<GameNode> variations(GameNode node) {
        GameNode parent = node.parent();
        return parent == null || parent.next() != node ? List.of() : parent.children().subList(1, parent.children().size());
    }

    private void writeVariation(GameNode first) {
        moves.open();
        String before = CommentText.collapsed(first.notes().before());
        if (!before.isEmpty()) {
            comments(List.of(before));
        }
        writeLine(first, true);
        moves.close();
    }

    /** Whether something comes between this move and the next, so that Black's number must be repeated. */
    private boolean writeMove(GameNode node, boolean numbered) {
        Position position = cursor.position();
        if (position.turn() == Side.WHITE) {
            moves.add(position.moveNumber() + ".");
        } else if (numbered) {
            moves.add(position.moveNumber() + "...");
        }
        moves.add(san(node));
        node.notes().nags().forEach(nag -> moves.add("$" + nag));
        int pending = node == last ? game.pendingRoll() : 0;
        List<String> comments = CommentText.written(game.variant().shape(), node.notes(), node.roll(), pending);
        comments(comments);
        return !comments.isEmpty();
    }

    private String san(GameNode node) {
        GameNode parent = cursor.node();
        if (node.roll() != 0) {
            cursor.act(Move.roll(node.roll()));
        }
        String san = San.write(cursor.position(), node.move());
        cursor.goTo(parent);
        return san;
    }

    private void comments(List<String> texts) {
        for (String text : texts) {
            moves.addComment(text);
        }
    }

    /** Sets words into lines of at most 80 characters; only a longer word makes a longer line. Mutable. */
    private static final class LineWrapper {

        private static final int WIDTH = 80;

        private final StringBuilder out;
        private int column;
        /** An opening bracket that sticks to the next word. */
        private String prefix = "";

        LineWrapper(StringBuilder out) {
            this.out = out;
        }

        void add(String word) {
            put(prefix + word);
            prefix = "";
        }

        void open() {
            prefix += "(";
        }

        void close() {
            if (column >= WIDTH) {
                end();
            }
            out.append(')');
            column++;
        }

        void addComment(String text) {
            String[] words = text.split(" ");
            String start = prefix + "{";
            for (int i = 0; i < words.length; i++) {
                String word = words[i];
                // A command and its value stay on one line, since some readers expect exactly one space there.
                if (word.startsWith("[%") && word.indexOf(']') < 0 && i + 1 < words.length) {
                    word += " " + words[++i];
                }
                put(start + word + (i == words.length - 1 ? "}" : ""));
                start = "";
            }
            prefix = "";
        }

        void end() {
            out.append('\n');
            column = 0;
        }

        /** Leaves a column for a closing bracket. */
        private void put(String word) {
            if (column > 0 && column + 1 + word.length() >= WIDTH) {
                end();
                // At the start of a line these would read as a tag or an escape.
                if (word.startsWith("[") || word.startsWith("%")) {
                    out.append(' ');
                    column = 1;
                }
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
    }
}
