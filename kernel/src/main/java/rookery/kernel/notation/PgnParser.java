package rookery.kernel.notation;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.notation.PgnDraft.DraftMove;

/** Divides the tokens of a PGN into games, forgiving about the layout. A game beyond {@link GameLimits} is read to its end and refused. */
final class PgnParser {

    private static final long NOTES_OF_A_MOVE = 256;

    private static final Map<String, String> RESULTS = Map.of("1-0", "1-0", "0-1", "0-1", "1/2-1/2", "1/2-1/2", "1/2", "1/2-1/2", "*", "*",
            "\u00bd-\u00bd", "1/2-1/2");
    private static final Map<String, Integer> SIGNS = Map.ofEntries(Map.entry("!", 1), Map.entry("?", 2), Map.entry("!!", 3),
            Map.entry("??", 4), Map.entry("!?", 5), Map.entry("?!", 6), Map.entry("\u25a1", 7), Map.entry("=", 10), Map.entry("\u221e", 13),
            Map.entry("+=", 14), Map.entry("+/=", 14), Map.entry("\u2a72", 14), Map.entry("=+", 15), Map.entry("=/+", 15),
            Map.entry("\u2a71", 15), Map.entry("+/-", 16), Map.entry("\u00b1", 16), Map.entry("-/+", 17), Map.entry("\u2213", 17),
            Map.entry("+-", 18), Map.entry("-+", 19), Map.entry("N", 146));
    private static final Set<String> NOISE = Set.of("e.p.", "ep", "+", "++", "#", "ch");

    private final PgnLexer lexer;

    private PgnDraft draft = new PgnDraft(1);
    /** The lines that are open, the main line at the bottom. */
    private final Deque<List<DraftMove>> lines = new ArrayDeque<>();
    /** The comments at the start of each open line, before its first move. */
    private final Deque<StringBuilder> openings = new ArrayDeque<>();
    private boolean begun;
    private int moves;
    private long textLength;
    /** Variations that are skipped because they lie too deep. */
    private int skipped;

    PgnParser(PgnLexer lexer) {
        this.lexer = lexer;
    }

    /** The result in its usual form; empty if the text is not a result. */
    static String result(String text) {
        return RESULTS.getOrDefault(text.strip(), "");
    }

    /** The next game, or null at the end of the text. */
    @Nullable
    PgnDraft next() throws IOException {
        start(1);
        while (true) {
            PgnLexer.Token token = lexer.next();
            if (isEmpty()) {
                start(token.line());
            }
            draft.lastLine = token.line();
            switch (token.kind()) {
                case TAG -> {
                    if (begun) {
                        lexer.putBack(token);
                        return finished("");
                    }
                    tag(token);
                }
                case END -> {
                    return isEmpty() ? null : finished("");
                }
                case UNCLOSED -> {
                    problem(token.line(), "a comment that begins here is never closed");
                    begun = true;
                }
                case OVERLONG -> {
                    problem(token.line(), token.text());
                    begun |= !draft.tags.isEmpty();
                }
                case STRAY -> problem(token.line(), Quoted.of(token.text()) + " is not a tag");
                case COMMENT -> comment(token.text());
                case NAG -> nag(token);
                case OPEN -> open(token.line());
                case CLOSE -> close(token.line());
                case WORD -> {
                    String text = withoutNumber(token.text());
                    String result = RESULTS.get(text);
                    if (result == null) {
                        word(text, token.line());
                    } else if (lines.size() == 1 && skipped == 0 && !isEmpty()) {
                        return finished(result);
                    }
                }
            }
        }
    }

    /** Whether the draft holds nothing yet, or only a comment. */
    private boolean isEmpty() {
        return !begun && draft.tags.isEmpty() && draft.problems.isEmpty();
    }

    private void start(int line) {
        StringBuilder said = draft.comment;
        boolean keep = isEmpty();
        draft = new PgnDraft(line);
        if (keep) {
            // A remark in front of the tags belongs to the game they begin.
            draft.comment.append(said);
        }
        lines.clear();
        openings.clear();
        lines.push(draft.moves);
        openings.push(draft.comment);
        begun = false;
        moves = 0;
        textLength = 0;
        skipped = 0;
    }

    private PgnDraft finished(String result) {
        if (lines.size() > 1) {
            problem(draft.lastLine, "a variation is not closed");
        }
        draft.result = result;
        if (result.isEmpty()) {
            draft.warnings.add("the result at the end of the moves is missing");
        }
        begun = true;
        return draft;
    }

    private void problem(int line, String text) {
        if (draft.problems.size() < 20) {
            draft.problems.add(new PgnProblem(line, 0, text));
        }
    }

    private void tag(PgnLexer.Token token) {
        if (draft.tags.containsKey(token.text())) {
            draft.warnings.add("the tag " + token.text() + " is given twice, the first one counts");
        } else if (draft.tags.size() == GameLimits.MOST_TAGS) {
            problem(token.line(), "there are more than " + GameLimits.MOST_TAGS + " tags");
        } else if (draft.tags.size() < GameLimits.MOST_TAGS) {
            draft.tags.put(token.text(), new PgnDraft.Tag(token.value(), token.line()));
        }
    }

    private void comment(String text) {
        // Clocks, evaluations and rolls are comments too, and every move may have them.
        long most = GameLimits.MOST_TEXT + NOTES_OF_A_MOVE * (moves + 1);
        boolean told = textLength > most;
        textLength += text.length();
        if (told) {
            return;
        }
        if (textLength > most) {
            problem(draft.lastLine, "the comments are too long");
            return;
        }
        if (skipped > 0) {
            return;
        }
        List<DraftMove> line = lines.element();
        StringBuilder place = line.isEmpty() ? openings.element() : line.getLast().after;
        place.append(place.isEmpty() ? "" : " ").append(text);
    }

    private void nag(PgnLexer.Token token) {
        String digits = token.text();
        int number = digits.isEmpty() || digits.length() > 3 ? 256 : Integer.parseInt(digits);
        if (number > 255) {
            problem(token.line(), "$" + digits + " is not an annotation; they are numbered 0 to 255");
        } else {
            annotate(number);
        }
    }

    private void annotate(int nag) {
        List<DraftMove> line = lines.element();
        if (!line.isEmpty() && skipped == 0 && line.getLast().nags.size() < GameLimits.MOST_NAGS) {
            line.getLast().nags.add(nag);
        }
    }

    private void open(int number) {
        begun = true;
        List<DraftMove> line = lines.element();
        if (skipped > 0 || lines.size() > GameLimits.DEEPEST) {
            if (skipped == 0) {
                problem(number, "variations are nested deeper than " + GameLimits.DEEPEST);
            }
            skipped++;
        } else if (line.isEmpty()) {
            problem(number, "a variation begins before there is a move");
            skipped++;
        } else {
            List<DraftMove> variation = new ArrayList<>();
            line.getLast().variations.add(variation);
            lines.push(variation);
            openings.push(new StringBuilder());
        }
    }

    private void close(int number) {
        if (skipped > 0) {
            skipped--;
        } else if (lines.size() == 1) {
            problem(number, "a bracket closes a variation that was never opened");
        } else {
            List<DraftMove> variation = lines.pop();
            StringBuilder said = openings.pop();
            if (variation.isEmpty()) {
                DraftMove move = lines.element().getLast();
                move.variations.remove(variation);
                move.after.append(said.isEmpty() ? "" : " ").append(said);
            }
        }
    }

    private void word(String text, int number) {
        Integer sign = SIGNS.get(text);
        if (sign != null) {
            annotate(sign);
        } else if (!text.isEmpty() && !NOISE.contains(text)) {
            move(text, number);
        }
    }

    /** Without {@code 12.}, {@code 12...} or {@code ...}; a bare number is nothing but a number. */
    private static String withoutNumber(String word) {
        int at = 0;
        while (at < word.length() && PieceLetters.isDigit(word.charAt(at))) {
            at++;
        }
        if (at == word.length() && !word.equals(UciText.PASS)) {
            return "";
        }
        int dots = at;
        while (dots < word.length() && (word.charAt(dots) == '.' || word.charAt(dots) == '\u2026')) {
            dots++;
        }
        return dots > at ? word.substring(dots) : word;
    }

    private void move(String text, int number) {
        begun = true;
        moves++;
        if (moves == GameLimits.MOST_MOVES + 1) {
            problem(number, "there are more than " + GameLimits.MOST_MOVES + " moves");
        }
        if (moves > GameLimits.MOST_MOVES || skipped > 0) {
            return;
        }
        int end = text.length();
        while (end > 1 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
            end--;
        }
        List<DraftMove> line = lines.element();
        boolean first = line.isEmpty() && lines.size() > 1;
        line.add(new DraftMove(text.substring(0, end), number, first ? openings.element().toString() : ""));
        if (end < text.length()) {
            String sign = text.substring(end);
            Integer nag = SIGNS.get(sign.substring(0, Math.min(2, sign.length())));
            annotate(nag == null ? 1 : nag);
        }
    }
}
