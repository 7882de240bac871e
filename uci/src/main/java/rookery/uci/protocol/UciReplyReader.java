package rookery.uci.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotOption;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Reads lines an engine sends. Never throws: an invalid line is {@link UciReply.Unknown}, an invalid part is left out. */
public final class UciReplyReader {

    private static final Set<String> INFO_WORDS = Set.of("depth", "seldepth", "time", "nodes", "pv", "multipv", "score", "currmove",
            "currmovenumber", "hashfull", "nps", "tbhits", "sbhits", "cpuload", "string", "refutation", "currline", "wdl", "ebf");
    private static final Set<String> TYPE = Set.of("type");
    private static final Set<String> OPTION_WORDS = Set.of("default", "min", "max", "var");
    private static final Set<String> NOTHING = Set.of("(none)", "0000", "none", "NULL", "null");
    private static final int MOST = 1_000_000_000;

    private UciReplyReader() {
    }

    public static UciReply read(String line) {
        Words words = new Words(line);
        UciReply reply = words.hasNext() ? reply(words.next(), words) : null;
        return reply == null ? new UciReply.Unknown(line) : reply;
    }

    private static @Nullable UciReply reply(String word, Words words) {
        return switch (word) {
            case "id" -> switch (words.peek()) {
                case "name" -> new UciReply.EngineName(after(words));
                case "author" -> new UciReply.EngineAuthor(after(words));
                default -> null;
            };
            case "uciok" -> new UciReply.Introduced();
            case "readyok" -> new UciReply.Ready();
            case "bestmove" -> bestMove(words);
            case "info" -> progress(words);
            case "option" -> offer(words);
            default -> null;
        };
    }

    private static String after(Words words) {
        words.next();
        return words.rest();
    }

    private static UciReply bestMove(Words words) {
        String move = move(words);
        String ponder = null;
        if (words.peek().equals("ponder")) {
            words.next();
            ponder = move(words);
        }
        return new UciReply.BestMove(move, ponder);
    }

    private static @Nullable String move(Words words) {
        if (!words.hasNext() || words.peek().equals("ponder")) {
            return null;
        }
        String move = words.next();
        if (move.equals("roll") && words.hasNext()) {
            return move + " " + words.next();
        }
        // A pass is a move if the rules allow it; the caller, who knows the position, decides.
        return NOTHING.contains(move) && !move.equals("0000") ? null : move;
    }

    private static UciReply progress(Words words) {
        int depth = 0;
        int selectiveDepth = 0;
        int lines = 0;
        Score score = null;
        Thought.Bound bound = Thought.Bound.EXACT;
        UciReply.Chances chances = null;
        long nodes = 0;
        long millis = 0;
        int hash = 0;
        List<String> moves = List.of();
        String note = "";
        while (words.hasNext()) {
            switch (words.next()) {
                case "depth" -> depth = (int) words.number(0, MOST);
                case "seldepth" -> selectiveDepth = (int) words.number(0, MOST);
                case "multipv" -> lines = (int) words.number(0, MOST);
                case "nodes" -> nodes = words.number(0, Long.MAX_VALUE);
                case "time" -> millis = words.number(0, Long.MAX_VALUE / 1_000_000);
                case "hashfull" -> hash = (int) words.number(0, 1000);
                case "score" -> score = score(words, score);
                case "lowerbound" -> bound = Thought.Bound.AT_LEAST;
                case "upperbound" -> bound = Thought.Bound.AT_MOST;
                case "wdl" -> chances = new UciReply.Chances((int) words.number(0, 1000), (int) words.number(0, 1000),
                        (int) words.number(0, 1000));
                case "pv" -> moves = moves(words);
                case "string" -> note = words.rest();
                default -> {
                    // Not used here.
                }
            }
        }
        return new UciReply.Progress(depth, selectiveDepth, lines, score, bound, chances, nodes, millis, hash, moves, note);
    }

    private static @Nullable Score score(Words words, @Nullable Score before) {
        String unit = words.peek();
        if (!unit.equals("cp") && !unit.equals("mate")) {
            return before;
        }
        words.next();
        Long value = words.number();
        if (value == null) {
            return before;
        }
        int number = Math.clamp(value, -MOST, MOST);
        return unit.equals("cp") ? new Score.Centipawns(number) : new Score.Mate(number);
    }

    private static List<String> moves(Words words) {
        List<String> moves = new ArrayList<>();
        for (String word : words.until(INFO_WORDS)) {
            if (!moves.isEmpty() && moves.getLast().equals("roll")) {
                moves.set(moves.size() - 1, "roll " + word);
            } else {
                moves.add(word);
            }
        }
        return moves;
    }

    private static @Nullable UciReply offer(Words words) {
        if (!words.peek().equals("name")) {
            return null;
        }
        words.next();
        String name = words.textUntil(TYPE);
        if (name.isEmpty() || !words.hasNext()) {
            return null;
        }
        words.next();
        String type = words.hasNext() ? words.next() : "";
        String byDefault = "";
        String least = "";
        String most = "";
        List<String> choices = new ArrayList<>();
        while (words.hasNext()) {
            String word = words.next();
            String value = words.textUntil(OPTION_WORDS);
            switch (word) {
                case "default" -> byDefault = value.equals("<empty>") ? "" : value;
                case "min" -> least = value;
                case "max" -> most = value;
                case "var" -> choices.add(value);
                default -> {
                    // Unknown word.
                }
            }
        }
        BotOption option = option(name, type, byDefault, least, most, choices);
        return option == null ? null : new UciReply.Offer(option);
    }

    private static @Nullable BotOption option(String name, String type, String byDefault, String least, String most, List<String> choices) {
        return switch (type) {
            case "check" -> new BotOption.Check(name, byDefault.equalsIgnoreCase("true"), "");
            case "spin" -> {
                long min = number(least, Long.MIN_VALUE);
                long max = Math.max(min, number(most, Long.MAX_VALUE));
                yield new BotOption.Spin(name, Math.clamp(number(byDefault, 0), min, max), min, max, "");
            }
            case "combo" -> {
                List<String> known = choices.stream().distinct().toList();
                if (known.isEmpty()) {
                    yield new BotOption.Text(name, byDefault, "");
                }
                yield new BotOption.Combo(name, known.contains(byDefault) ? byDefault : known.getFirst(), known, "");
            }
            case "string" -> new BotOption.Text(name, byDefault, "");
            case "button" -> new BotOption.Button(name, "");
            default -> null;
        };
    }

    private static long number(String text, long otherwise) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
