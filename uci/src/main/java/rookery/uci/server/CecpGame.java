package rookery.uci.server;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.Limits;
import rookery.play.worker.Worker;
import rookery.uci.protocol.CecpMoves;

/**
 * The game a CECP engine is playing, and how it answers commands. Commands arrive on one thread and moves on another; both lock the game. A search carries the
 * number it was started under, and its result counts only while that number is current.
 */
final class CecpGame {

    private final String name;
    private final EnginePlayers players;
    private final PlayableVariants variants;
    private final Answers answers;
    private final Worker worker;
    private final CurrentBot currentBot;
    private final Duration warmUp;
    private final Map<String, String> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final CecpTime time = new CecpTime();
    private Variant variant = Presets.FIDE;
    private Position position = Position.start(variant);
    /** The side the engine plays; null in force mode. */
    private @Nullable Side side = Side.BLACK;
    private boolean posts;
    private boolean analyses;
    private boolean drawOffered;
    private long number;

    CecpGame(String name, EnginePlayers players, PlayableVariants variants, Answers answers, Worker worker, CurrentBot currentBot,
            Duration warmUp) {
        this.name = name;
        this.players = players;
        this.variants = variants;
        this.answers = answers;
        this.worker = worker;
        this.currentBot = currentBot;
        this.warmUp = warmUp;
    }

    /** @return false after the last command */
    synchronized boolean heed(String line) {
        String command = line.split("\\s", 2)[0];
        String rest = line.substring(command.length()).strip();
        switch (command) {
            case "quit" -> {
                return false;
            }
            case "protover" -> CecpIntroduction.features(name, variants.all(), players.options()).forEach(answers::line);
            case "new" -> begin(Presets.FIDE);
            case "variant" -> variant(rest);
            case "setboard" -> setBoard(rest);
            case "force" -> halt(null);
            case "result" -> halt(null);
            case "go" -> go(position.turn());
            case "playother" -> halt(position.turn().opponent());
            case "white" -> halt(Side.BLACK);
            case "black" -> halt(Side.WHITE);
            case "usermove" -> move(rest);
            case "?" -> worker.stop();
            case "undo" -> takeBack(1);
            case "remove" -> takeBack(2);
            case "level" -> time.level(rest);
            case "st" -> time.perMove(rest);
            case "sd" -> time.depth(rest);
            case "time" -> time.own(rest);
            case "otim" -> time.other(rest);
            case "ping" -> pong(rest);
            case "post" -> posts = true;
            case "nopost" -> posts = false;
            case "draw" -> considerDraw();
            case "analyze" -> analyse(true);
            case "exit" -> analyse(false);
            case "memory" -> set("Hash", rest);
            case "cores" -> set("Threads", rest);
            case "option" -> option(rest);
            case "", "xboard", "accepted", "rejected", "random", "hard", "easy", "computer", "name", "rating", "ics", "hint", "bk", ".",
                    "nps", "egtpath",
                    "exclude", "include", "setscore", "lift", "put", "hover", "pause", "resume" -> {
                // Nothing to do.
            }
            default -> unknown(line);
        }
        return true;
    }

    private void unknown(String line) {
        if (CecpMoves.parse(position, line) != Move.NONE) {
            move(line);
        } else {
            answers.line("Error (unknown command): " + line);
        }
    }

    /** Makes the current search obsolete. */
    private void interrupt() {
        number++;
        worker.stop();
    }

    private void halt(@Nullable Side played) {
        interrupt();
        side = played;
        analyses = false;
    }

    private void begin(Variant chosen) {
        halt(Side.BLACK);
        variant = chosen;
        position = Position.start(chosen);
        drawOffered = false;
        time.newGame();
        Map<String, String> wanted = values();
        send(() -> {
            currentBot.warmUp(chosen, wanted, warmUp);
            currentBot.newGame();
        });
    }

    private void variant(String wanted) {
        Optional<Variant> chosen = variants.named(wanted);
        if (chosen.isEmpty()) {
            answers.line("Error (unknown variant): " + wanted);
            return;
        }
        begin(chosen.get());
        if (!CecpIntroduction.isKnown(variant)) {
            CecpIntroduction.definition(variant).forEach(answers::line);
        }
    }

    private void setBoard(String fen) {
        String problem = switch (Fen.read(variant, fen)) {
            case Fen.Refused(List<String> problems) -> String.join("; ", problems);
            case Fen.Read(Setup setup) -> switch (Position.of(variant, setup)) {
                case Verdict.Playable(Position playable) -> {
                    interrupt();
                    position = playable;
                    yield "";
                }
                case Verdict.Unplayable(Set<Problem> problems) -> problems.stream().map(Problem::text).sorted().findFirst().orElse("");
            };
        };
        if (!problem.isEmpty()) {
            answers.line("tellusererror Illegal position: " + problem);
        } else if (analyses) {
            think();
        }
    }

    private void go(Side played) {
        halt(played);
        think();
    }

    private void move(String text) {
        int move = position.outcome().isOver() ? Move.NONE : CecpMoves.parse(position, text);
        if (move == Move.NONE) {
            answers.line("Illegal move: " + text);
            return;
        }
        interrupt();
        position.make(move);
        if (!announceEnd() && (analyses || position.turn() == side)) {
            think();
        }
        drawOffered = false;
    }

    private void takeBack(int plies) {
        interrupt();
        for (int i = 0; i < plies && position.ply() > 0; i++) {
            position.unmake();
        }
        if (analyses) {
            think();
        }
    }

    private void analyse(boolean on) {
        halt(null);
        analyses = on;
        if (on) {
            think();
        }
    }

    private void pong(String rest) {
        // A ping while the engine thinks about its move is answered after the move.
        if (worker.has(SearchTask.class) && !analyses) {
            send(() -> answers.line("pong " + rest));
        } else {
            answers.line("pong " + rest);
        }
    }

    private void considerDraw() {
        drawOffered = true;
        if (!worker.has(SearchTask.class)) {
            Position asked = position.copy();
            Map<String, String> wanted = values();
            send(() -> {
                var bot = currentBot.bot(asked.variant(), wanted);
                if (bot != null && bot.acceptsDraw(asked)) {
                    answers.line("offer draw");
                }
            });
        }
    }

    private void think() {
        if (!position.outcome().isOver()) {
            Limits limits = analyses ? Limits.UNLIMITED : time.limits(position);
            worker.add(new CecpSearch(this, number, position.copy(), limits, values(), currentBot, answers, posts || analyses, analyses,
                    drawOffered));
        }
    }

    /** Called by a search with its decision; the words are sent if the move is {@link Move#NONE}. */
    synchronized void decided(long asked, int move, List<String> words) {
        if (asked != number) {
            return;
        }
        words.forEach(answers::line);
        if (move != Move.NONE) {
            answers.line("move " + CecpMoves.write(position, move));
            position.make(move);
            announceEnd();
        }
        drawOffered = false;
    }

    synchronized boolean isCurrent(long asked) {
        return asked == number;
    }

    private boolean announceEnd() {
        Outcome outcome = position.outcome();
        String reason = switch (outcome) {
            case Outcome.Ongoing() -> "";
            case Outcome.Win(Side winner, var why) -> (winner == Side.WHITE ? "White" : "Black") + " wins: " + words(why);
            case Outcome.Draw(var why) -> "Draw: " + words(why);
        };
        if (!reason.isEmpty()) {
            answers.line(outcome.mark() + " {" + reason + "}");
        }
        return !reason.isEmpty();
    }

    private static String words(Enum<?> reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void option(String rest) {
        int equals = rest.indexOf('=');
        set(equals < 0 ? rest : rest.substring(0, equals), equals < 0 ? "" : rest.substring(equals + 1));
    }

    private void set(String option, String text) {
        for (BotOption known : players.options()) {
            if (known.name().equalsIgnoreCase(option.strip())) {
                if (known instanceof BotOption.Button button) {
                    send(() -> currentBot.press(button));
                    return;
                }
                String value = known instanceof BotOption.Check ? Boolean.toString(text.strip().equals("1")) : text.strip();
                known.problem(value).ifPresentOrElse(problem -> answers.line("tellusererror " + problem),
                        () -> values.put(known.name(), value));
            }
        }
    }

    private Map<String, String> values() {
        Map<String, String> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        copy.putAll(values);
        return copy;
    }

    private void send(Runnable work) {
        worker.add(work, e -> {
            answers.line("# the bot failed: " + e);
            currentBot.leave();
        });
    }

    /** What a CECP engine has been told about time. Mutable. */
    private static final class CecpTime {

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
}
