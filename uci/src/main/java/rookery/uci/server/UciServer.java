package rookery.uci.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.worker.Worker;
import rookery.uci.protocol.BoundedLines;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciCommandReader;
import rookery.uci.protocol.UciReply;

/**
 * Speaks UCI for the players of an engine program; {@code docs/uci.md} describes it for users. The thread that reads commands owns the settings; searches run
 * on a {@link Worker}.
 */
public final class UciServer {

    /** With this many tasks waiting, no more commands are read. */
    static final int MOST_WAITING = 1_000;

    private static final int LONGEST_LINE = 1 << 20;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    private final String name;
    private final String author;
    private final Duration warmUp;
    private final EnginePlayers players;
    private final long seed;

    /**
     * @param warmUp how long getting ready may take for each variant, at most about twice
     * @param seed   where the players' random numbers start
     */
    public UciServer(String name, String author, EnginePlayers players, Duration warmUp, long seed) {
        this.name = name;
        this.author = author;
        this.players = players;
        this.warmUp = warmUp;
        this.seed = seed;
    }

    /** Answers until told to quit, or until the input ends. */
    public void run(InputStream in, OutputStream out) throws IOException {
        Answers answers = new Answers(out);
        CurrentBot currentBot = new CurrentBot(players, seed, answers);
        Worker worker = Worker.daemon("uci");
        try {
            Conversation conversation = new Conversation(answers, worker, currentBot);
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            boolean open = true;
            for (String line = lines.next(true); line != null && open; line = open ? lines.next(true) : null) {
                worker.awaitFewerThan(MOST_WAITING);
                UciCommand command = UciCommandReader.read(line);
                open = command == null || conversation.heed(command);
            }
        } finally {
            end(worker);
            currentBot.leave();
        }
    }

    /** Stops everything and waits while the queued tasks answer, as long as they keep ending. */
    static void end(Worker worker) {
        worker.close();
        worker.stop();
        worker.awaitEnd(LONGEST_WAIT);
    }

    /** The state of the dialogue. */
    private final class Conversation {
        private final Answers answers;
        private final Worker worker;
        private final CurrentBot currentBot;
        private final ServerSettings settings = new ServerSettings(players);
        private Position position = Position.start(settings.variant());
        private @Nullable UciSearch search;
        private boolean debugging;

        Conversation(Answers answers, Worker worker, CurrentBot currentBot) {
            this.answers = answers;
            this.worker = worker;
            this.currentBot = currentBot;
        }

        /** @return false after the last command */
        boolean heed(UciCommand command) {
            switch (command) {
                case UciCommand.Hello() -> introduce();
                case UciCommand.Debug(boolean on) -> debugging = on;
                case UciCommand.IsReady() -> getReady();
                case UciCommand.SetOption(String option, String value) -> set(option, value);
                case UciCommand.NewGame() -> send(currentBot::newGame);
                case UciCommand.SetPosition(String fen, List<String> moves) -> setUp(fen, moves);
                case UciCommand.Go go -> {
                    UciSearch asked = new UciSearch(go, position.copy(), settings, currentBot, answers);
                    search = asked;
                    think(asked);
                }
                case UciCommand.Perft(int depth) -> think(new PerftTask(position.copy(), depth, settings.kingTakesRook(), answers));
                case UciCommand.Bench(int depth) -> think(new BenchTask(settings, depth, currentBot, answers));
                case UciCommand.Display() -> BoardText.lines(position).forEach(answers::line);
                case UciCommand.Stop() -> worker.stop();
                case UciCommand.PonderHit() -> {
                    if (search != null) {
                        search.ponderHit(worker);
                    }
                }
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
            if (worker.has(SearchTask.class)) {
                answers.say(new UciReply.Ready());
                return;
            }
            Variant variant = settings.variant();
            Map<String, String> values = settings.values();
            send(() -> {
                try {
                    currentBot.warmUp(variant, values, warmUp);
                } finally {
                    answers.say(new UciReply.Ready());
                }
            });
        }

        /** A new request does not wait for the old search, but the old one still answers first. */
        private void think(SearchTask task) {
            worker.stop();
            worker.add(task);
        }

        private void set(String option, @Nullable String value) {
            switch (settings.set(option, value)) {
                case ServerSettings.Done(List<String> words) -> words.forEach(answers::note);
                case ServerSettings.Refused(List<String> problems) -> problems.forEach(answers::note);
                case ServerSettings.Pressed(BotOption.Button button) -> send(() -> currentBot.press(button));
                case ServerSettings.OtherGame(List<String> words) -> {
                    words.forEach(answers::note);
                    position = Position.start(settings.variant());
                }
            }
        }

        /** The position up to the first move that is not legal; an invalid FEN changes nothing. */
        private void setUp(@Nullable String fen, List<String> moves) {
            Position start = fen == null ? Position.start(settings.variant()) : read(settings.variant(), fen);
            if (start == null) {
                return;
            }
            for (String text : moves) {
                int move = UciText.parse(start, text);
                if (move == Move.NONE) {
                    answers.note("“" + text + "” is not a legal move after " + start.ply() + " plies; the position is the one before it");
                    break;
                }
                start.make(move);
            }
            position = start;
        }

        private @Nullable Position read(Variant variant, String fen) {
            return switch (Fen.read(variant, fen)) {
                case Fen.Refused(List<String> problems) -> {
                    answers.note("the FEN is invalid: " + String.join("; ", problems));
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
            worker.add(work, e -> {
                answers.note("the bot failed: " + e);
                currentBot.leave();
            });
        }
    }

    /** A board in letters, for people at a terminal. */
    private static final class BoardText {

        private BoardText() {
        }

        static List<String> lines(Position position) {
            BoardShape shape = position.shape();
            List<String> lines = new ArrayList<>();
            StringBuilder files = new StringBuilder("   ");
            for (int file = 0; file < shape.files(); file++) {
                files.append(' ').append((char) ('a' + file));
            }
            for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
                StringBuilder line = new StringBuilder("%3d".formatted(rank + 1));
                for (int file = 0; file < shape.files(); file++) {
                    line.append(' ').append(letter(position, shape.square(file, rank)));
                }
                lines.add(line.toString());
            }
            lines.add(files.toString());
            lines.add("");
            lines.add("Variant: " + position.variant().id());
            lines.add("Fen: " + Fen.write(position));
            lines.add("Key: %016X".formatted(position.key()));
            return lines;
        }

        private static char letter(Position position, int square) {
            int piece = position.piece(square);
            if (piece == Piece.EMPTY) {
                return '.';
            }
            char letter = position.variant().kind(Piece.kind(piece)).letter();
            return Piece.side(piece) == Side.WHITE ? letter : Character.toLowerCase(letter);
        }
    }
}
