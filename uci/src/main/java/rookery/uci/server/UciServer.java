package rookery.uci.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.BoundedLines;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciCommandReader;
import rookery.uci.protocol.UciReply;

/**
 * Speaks UCI for the players of a roster; {@code docs/uci.md} describes it for users. The thread that reads commands owns everything that is set and
 * never thinks; thinking happens at a {@link Desk}.
 */
public final class UciServer {

    private static final int LONGEST_LINE = 1 << 20;

    private final String name;
    private final String author;
    private final Duration warmUp;
    private final Roster roster;
    private final long seed;

    /**
     * @param warmUp how long getting ready may take for each variant, at most about twice
     * @param seed   where the players' random numbers start
     */
    public UciServer(String name, String author, Roster roster, Duration warmUp, long seed) {
        this.name = name;
        this.author = author;
        this.roster = roster;
        this.warmUp = warmUp;
        this.seed = seed;
    }

    /** Answers until told to quit, or until the input ends. */
    public void run(InputStream in, OutputStream out) throws IOException {
        Answers answers = new Answers(out);
        Stage stage = new Stage(roster, seed, answers);
        try (Desk desk = new Desk("uci")) {
            Conversation conversation = new Conversation(answers, desk, stage);
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            boolean open = true;
            for (String line = lines.next(true); line != null && open; line = open ? lines.next(true) : null) {
                desk.awaitRoom();
                UciCommand command = UciCommandReader.read(line);
                open = command == null || conversation.heed(command);
            }
        } finally {
            stage.leave();
        }
    }

    /** What was said so far. */
    private final class Conversation {
        private final Answers answers;
        private final Desk desk;
        private final Stage stage;
        private final ServerSettings settings = new ServerSettings(roster);
        private Position position = Position.start(settings.variant());
        private boolean debugging;

        Conversation(Answers answers, Desk desk, Stage stage) {
            this.answers = answers;
            this.desk = desk;
            this.stage = stage;
        }

        /** @return false after the last command */
        boolean heed(UciCommand command) {
            switch (command) {
                case UciCommand.Hello() -> introduce();
                case UciCommand.Debug(boolean on) -> debugging = on;
                case UciCommand.IsReady() -> getReady();
                case UciCommand.SetOption(String option, String value) -> set(option, value);
                case UciCommand.GameEntry() -> send(stage::newGame);
                case UciCommand.SetPosition(String fen, List<String> moves) -> setUp(fen, moves);
                case UciCommand.Go go -> think(new Question(go, position.copy(), settings, stage, answers));
                case UciCommand.Perft(int depth) -> think(new Count(position.copy(), depth, settings.kingTakesRook(), answers));
                case UciCommand.Bench(int depth) -> think(new Measurement(settings, depth, stage, answers));
                case UciCommand.Display() -> BoardText.lines(position).forEach(answers::line);
                case UciCommand.Stop() -> desk.stop();
                case UciCommand.PonderHit() -> desk.nudge();
                case UciCommand.Quit() -> {
                    return false;
                }
                case UciCommand.Unknown(String text) -> {
                    if (debugging) {
                        answers.note("not understood: " + text);
                    }
                }
            }
            return true;
        }

        private void introduce() {
            answers.say(new UciReply.EngineName(name));
            answers.say(new UciReply.EngineAuthor(author));
            settings.options().forEach(option -> answers.say(new UciReply.Offer(option)));
            answers.say(new UciReply.Introduced());
        }

        private void getReady() {
            if (desk.isThinking()) {
                answers.say(new UciReply.Ready());
                return;
            }
            Variant variant = settings.variant();
            Map<String, String> values = settings.values();
            send(() -> {
                try {
                    stage.warmUp(variant, values, warmUp);
                } finally {
                    answers.say(new UciReply.Ready());
                }
            });
        }

        /** Whoever asks anew does not wait for the old answer; it is given all the same, first. */
        private void think(Desk.Job job) {
            desk.stop();
            desk.add(job);
        }

        private void set(String option, @Nullable String value) {
            switch (settings.set(option, value)) {
                case ServerSettings.Done(List<String> words) -> words.forEach(answers::note);
                case ServerSettings.Refused(List<String> problems) -> problems.forEach(answers::note);
                case ServerSettings.Pressed(BotOption.Button button) -> send(() -> stage.press(button));
                case ServerSettings.OtherGame(List<String> words) -> {
                    words.forEach(answers::note);
                    position = Position.start(settings.variant());
                }
            }
        }

        /** The position up to the first move that is not legal; with a FEN that is no position everything stays as it was. */
        private void setUp(@Nullable String fen, List<String> moves) {
            Position start = fen == null ? Position.start(settings.variant()) : read(settings.variant(), fen);
            if (start == null) {
                return;
            }
            for (String text : moves) {
                int move = UciText.parse(start, text);
                if (move == Move.NONE) {
                    answers.note("“" + text + "” is no legal move after " + start.ply() + " plies; the position is the one before it");
                    break;
                }
                start.make(move);
            }
            position = start;
        }

        private @Nullable Position read(Variant variant, String fen) {
            return switch (Fen.read(variant, fen)) {
                case Fen.Refused(List<String> problems) -> {
                    answers.note("the FEN is not good: " + String.join("; ", problems));
                    yield null;
                }
                case Fen.Read(Setup setup) -> switch (Position.of(variant, setup)) {
                    case Verdict.Playable(Position playable) -> playable;
                    case Verdict.Unplayable(Set<Problem> problems) -> {
                        answers.note("that cannot be played: "
                                + problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
                        yield null;
                    }
                };
            };
        }

        private void send(Runnable work) {
            desk.add(new Errand(work, e -> {
                answers.note("the bot failed: " + e);
                stage.leave();
            }));
        }
    }
}
