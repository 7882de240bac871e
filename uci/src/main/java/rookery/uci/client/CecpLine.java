package rookery.uci.client;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.play.bot.Score;

/** A line from a CECP engine during a game. */
sealed interface CecpLine {

    /** The move it plays. */
    record Moves(String move) implements CecpLine {
    }

    /** It rejects a command. */
    record Refuses(String what) implements CecpLine {
    }

    record Resigns() implements CecpLine {
    }

    record OffersDraw() implements CecpLine {
    }

    /** It says that the game is over. */
    record Ends(String result, String reason) implements CecpLine {
    }

    /** A line of its thinking; times in hundredths of a second. */
    record Thinks(int depth, Score score, long centiseconds, long nodes, List<String> moves) implements CecpLine {
    }

    /** Words for people. */
    record Says(String words) implements CecpLine {
    }

    /** Anything else. */
    record Chatter() implements CecpLine {
    }

    Pattern THINKING = Pattern.compile("\\s*(\\d{1,3})[.+&]?\\s+([-+]?\\d{1,7})\\s+(\\d{1,9})\\s+(\\d{1,15})(?:\\s+(.*))?");
    Pattern RESULT = Pattern.compile("(?:RESULT\\s+)?(1-0|0-1|1/2-1/2)(?:\\s*\\{(.*)}?)?.*");
    Pattern OLD_MOVE = Pattern.compile("My move is\\s*:\\s*(\\S+)");
    int MATE = 100_000;

    static CecpLine read(String line) {
        String text = line.strip();
        Matcher old = OLD_MOVE.matcher(text);
        if (text.startsWith("move ")) {
            return new Moves(text.substring(5).strip());
        }
        if (old.lookingAt()) {
            return new Moves(old.group(1));
        }
        if (text.startsWith("Illegal move") || text.startsWith("Invalid move")) {
            return new Refuses(text.substring(text.indexOf(':') + 1).strip());
        }
        if (text.equals("resign") || text.startsWith("resign ")) {
            return new Resigns();
        }
        if (text.startsWith("offer draw")) {
            return new OffersDraw();
        }
        Matcher result = RESULT.matcher(text);
        if (result.matches()) {
            String reason = result.group(2) == null ? "" : result.group(2).replace("}", "").strip();
            return reason.toLowerCase(Locale.ROOT).contains("resign") ? new Resigns() : new Ends(result.group(1), reason);
        }
        if (text.startsWith("telluser ") || text.startsWith("tellusererror ")) {
            return new Says(text.substring(text.indexOf(' ') + 1));
        }
        Matcher thinking = THINKING.matcher(text);
        return thinking.matches() ? thinks(thinking) : new Chatter();
    }

    private static CecpLine thinks(Matcher thinking) {
        int value = Integer.parseInt(thinking.group(2));
        Score score = Math.abs(value) > MATE && Math.abs(value) < 2 * MATE
                ? new Score.Mate(value > 0 ? value - MATE : value + MATE)
                : new Score.Centipawns(value);
        String line = thinking.group(5) == null ? "" : thinking.group(5).replace('\t', ' ').strip();
        return new Thinks(Integer.parseInt(thinking.group(1)), score, Long.parseLong(thinking.group(3)), Long.parseLong(thinking.group(4)),
                line.isEmpty() ? List.of() : List.of(line.split("\\s+")));
    }
}
