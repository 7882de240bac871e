package rookery.uci.server;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Limits;

/** What a CECP engine has been told about time. Mutable. */
final class CecpTime {

    private static final Pattern LEVEL = Pattern.compile("(\\d{1,4})\\s+(\\d{1,5})(?::(\\d{1,2}))?\\s+(\\d{1,5}(?:\\.\\d{1,6})?)");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,6}(\\.\\d{1,6})?");
    private static final Pattern CENTISECONDS = Pattern.compile("-?\\d{1,10}");
    private static final Duration USUAL = Duration.ofMinutes(5);
    private static final int USUAL_MOVES = 40;
    private static final int DEEPEST = 1_000;

    private int session = USUAL_MOVES;
    private Duration increment = Duration.ZERO;
    private Duration own = USUAL;
    private Duration other = USUAL;
    private @Nullable Duration moveTime;
    private int depth;

    void level(String text) {
        Matcher level = LEVEL.matcher(text.strip());
        if (level.matches()) {
            session = Integer.parseInt(level.group(1));
            own = Duration.ofMinutes(Integer.parseInt(level.group(2)))
                    .plusSeconds(level.group(3) == null ? 0 : Integer.parseInt(level.group(3)));
            other = own;
            increment = millis(Double.parseDouble(level.group(4)));
            moveTime = null;
        }
    }

    void perMove(String text) {
        if (SECONDS.matcher(text.strip()).matches()) {
            moveTime = millis(Math.max(0.001, Double.parseDouble(text.strip())));
        }
    }

    void depth(String text) {
        if (text.strip().matches("\\d{1,6}")) {
            depth = Math.min(DEEPEST, Integer.parseInt(text.strip()));
        }
    }

    void own(String text) {
        if (CENTISECONDS.matcher(text.strip()).matches()) {
            own = Duration.ofMillis(Long.parseLong(text.strip()) * 10);
        }
    }

    void other(String text) {
        if (CENTISECONDS.matcher(text.strip()).matches()) {
            other = Duration.ofMillis(Long.parseLong(text.strip()) * 10);
        }
    }

    void newGame() {
        depth = 0;
    }

    private static Duration millis(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }

    Limits limits(Position position) {
        Limits limits = Limits.UNLIMITED.withDepth(depth);
        if (moveTime != null) {
            return limits.withMoveTime(moveTime);
        }
        boolean white = position.turn() == Side.WHITE;
        int toGo = session == 0 ? 0 : session - (position.moveNumber() - 1) % session;
        return limits.withClocks(new Limits.Clocks(white ? own : other, white ? other : own, increment, increment, toGo));
    }
}
