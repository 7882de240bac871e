package rookery.arena.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.Score;

/**
 * The plies of a game as one short text, for journals: separated by spaces, each the packed action in base 36, followed where there was a thought by
 * {@code :score:depth:nodes:microseconds}. Scores are {@code 35} (hundredths of a pawn), {@code m5} (wins in five), {@code p0.61} (chance of winning);
 * unknown values are empty.
 */
final class PlyText {

    private PlyText() {
    }

    static void append(StringBuilder out, Ply ply) {
        if (!out.isEmpty()) {
            out.append(' ');
        }
        out.append(Integer.toString(ply.action(), 36));
        if (ply.score() == null && ply.depth() == 0 && ply.nodes() == 0 && ply.nanos() == 0) {
            return;
        }
        out.append(':');
        Score score = ply.score();
        if (score != null) {
            switch (score) {
                case Score.Centipawns(int value) -> out.append(value);
                case Score.Mate(int moves) -> out.append('m').append(moves);
                case Score.WinProbability(double value) -> out.append('p').append(Math.round(value * 1e6) / 1e6);
            }
        }
        out.append(':');
        if (ply.depth() != 0) {
            out.append(ply.depth());
        }
        out.append(':');
        if (ply.nodes() != 0) {
            out.append(ply.nodes());
        }
        out.append(':').append((ply.nanos() + 500) / 1000);
    }

    /** @throws IllegalArgumentException if the text is invalid */
    static List<Ply> read(String text) {
        List<Ply> plies = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            String[] parts = word.split(":", -1);
            int action = Integer.parseInt(parts[0], 36);
            if (parts.length == 1) {
                plies.add(Ply.of(action));
            } else if (parts.length == 5) {
                plies.add(new Ply(action, score(parts[1]), parts[2].isEmpty() ? 0 : Integer.parseInt(parts[2]),
                        parts[3].isEmpty() ? 0 : Long.parseLong(parts[3]), Long.parseLong(parts[4]) * 1000));
            } else {
                throw new IllegalArgumentException("not a ply: " + word);
            }
        }
        return plies;
    }

    private static @Nullable Score score(String text) {
        if (text.isEmpty()) {
            return null;
        }
        return switch (text.charAt(0)) {
            case 'm' -> new Score.Mate(Integer.parseInt(text.substring(1)));
            case 'p' -> new Score.WinProbability(Double.parseDouble(text.substring(1)));
            default -> new Score.Centipawns(Integer.parseInt(text));
        };
    }
}
