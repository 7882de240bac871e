package rookery.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Status;
import org.jspecify.annotations.Nullable;
import rookery.archive.Trouble;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.play.match.BotTrouble;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.Timer;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/** An interactive terminal: a board in colour whenever the person is to move, an input line with history and completion, and a status line at the bottom. */
final class ColourTerminal implements GameDisplay, Keyboard {

    private static final System.Logger LOG = System.getLogger(ColourTerminal.class.getName());
    private static final AttributedStyle QUIET = AttributedStyle.DEFAULT.faint();
    private static final AttributedStyle STRONG = AttributedStyle.BOLD;
    private static final AttributedStyle BAD = AttributedStyle.DEFAULT.foreground(AttributedStyle.RED);
    private static final long TICK_MILLIS = 500;

    private final Timer timer;
    private final Terminal terminal;
    private final LineReader reader;
    private final Status status;
    private final ExecutorService typist = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("input").factory());
    private final ScheduledExecutorService ticker = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("clocks").factory());
    private volatile @Nullable SessionSnapshot now;
    private volatile boolean reading;

    /** @throws UncheckedIOException if the terminal cannot be used */
    ColourTerminal(Timer timer) {
        this(timer, systemTerminal());
    }

    ColourTerminal(Timer timer, Terminal terminal) {
        this.timer = timer;
        this.terminal = terminal;
        DefaultParser parser = new DefaultParser();
        parser.setEscapeChars(new char[0]);
        parser.setQuoteChars(new char[0]);
        reader = LineReaderBuilder.builder().terminal(terminal).parser(parser).completer(new MoveCompleter(() -> now))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true).option(LineReader.Option.CASE_INSENSITIVE, false)
                .option(LineReader.Option.AUTO_FRESH_LINE, true).build();
        status = Status.getStatus(terminal);
        var _ = ticker.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static Terminal systemTerminal() {
        try {
            return TerminalBuilder.builder().system(true).dumb(false).build();
        } catch (IOException e) {
            throw new UncheckedIOException("the terminal cannot be used; try --plain", e);
        }
    }

    // ---- typing --------------------------------------------------------------------------------------------------

    @Override
    public CompletableFuture<Optional<String>> line() {
        return CompletableFuture.supplyAsync(this::read, typist);
    }

    private Optional<String> read() {
        while (true) {
            reading = true;
            try {
                String line = reader.readLine(prompt());
                reading = false;
                return Optional.of(line);
            } catch (UserInterruptException e) {
                if (typist.isShutdown()) {
                    return Optional.empty();
                }
                notice("'quit' leaves the game; you can resume it later.");
            } catch (EndOfFileException e) {
                reading = false;
                return Optional.empty();
            }
        }
    }

    private String prompt() {
        SessionSnapshot shown = now;
        if (shown == null || shown.terms().isWatched()) {
            return "> ";
        }
        Side person = shown.terms().white().isPerson() ? Side.WHITE : Side.BLACK;
        return TerminalWords.side(shown.terms().isAgainstComputer() ? person : shown.match().turn()) + "> ";
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    @Override
    public void open(SessionSnapshot snapshot) {
        now = snapshot;
        AttributedStringBuilder title = new AttributedStringBuilder();
        title.append(Printable.text(snapshot.terms().variant().name()), STRONG).append("  ");
        title.append(Printable.text(snapshot.terms().white().name()) + " - " + Printable.text(snapshot.terms().black().name()));
        title.append("  game " + snapshot.game() + (snapshot.isRated() ? ", rated" : ", friendly"), QUIET);
        print(title.toAttributedString());
        snapshot.match().diceCommitment().ifPresent(hash -> print(new AttributedString("dice " + hash, QUIET)));
        print(new AttributedString("Type a move, or 'help'. Tab completes.", QUIET));
        board(snapshot);
    }

    @Override
    public void happened(SessionEvent event, SessionSnapshot before, SessionSnapshot after) {
        now = after;
        switch (event) {
            case SessionEvent.Happened(MatchEvent inside) -> tell(inside, before.match(), after);
            case SessionEvent.Unsafe(Trouble trouble) -> print(new AttributedString(Printable.text(trouble.message()), BAD));
            case SessionEvent.SafeAgain() -> notice("Everything is saved to disk again.");
            case SessionEvent.Left() -> notice("To resume the game: rookery play --resume " + after.game());
            case SessionEvent.Kept _ -> notice("The game is in the library.");
            case SessionEvent.Helped _ -> {
            }
        }
        if (before.isRated() && !after.isRated()) {
            notice("The game is no longer rated.");
        }
        tick();
    }

    private void tell(MatchEvent event, MatchSnapshot before, SessionSnapshot after) {
        MatchSnapshot match = after.match();
        switch (event) {
            case MatchEvent.Rolled(Played roll) -> {
                print(new AttributedString(name(after, roll.side()) + " rolls " + face(match.position(), Move.face(roll.action())),
                        STRONG));
                showTurn(after);
            }
            case MatchEvent.Moved(Played move) -> {
                if (before.offer() == move.side().opponent() && match.offer() == null) {
                    notice(name(after, move.side()) + " declines the draw by playing on.");
                }
                print(new AttributedString(number(match) + " " + move.text(), STRONG));
                showTurn(after);
            }
            case MatchEvent.TurnPassed(Played pass) -> {
                notice("The time of " + name(after, pass.side()) + "'s turn is over.");
                showTurn(after);
            }
            case MatchEvent.TakenBack _ -> {
                notice("Taken back.");
                board(after);
            }
            case MatchEvent.DrawOffered(Side by) -> notice(name(after, by) + " offers a draw"
                    + (after.terms().player(by.opponent()).isPerson() ? "; 'draw' accepts it, a move declines." : "."));
            case MatchEvent.DrawDeclined(Side by) -> notice(name(after, by) + " declines the draw.");
            case MatchEvent.Paused _ -> notice("The game is paused; any move resumes it.");
            case MatchEvent.Ended(Outcome outcome) -> {
                board(after);
                BotTrouble trouble = match.trouble();
                if (trouble != null) {
                    print(new AttributedString(name(after, trouble.side()) + ": " + Printable.text(trouble.detail()), BAD));
                }
                print(new AttributedString(TerminalWords.result(outcome), STRONG));
                match.revealedDice().ifPresent(dice -> print(new AttributedString("dice seed " + dice.seed() + " " + dice.salt(), QUIET)));
            }
            case MatchEvent.Started _,MatchEvent.Resumed _,MatchEvent.Shown _,MatchEvent.PutBack _,MatchEvent.Thinking _ -> {
            }
        }
    }

    /** Shows the board to the player to move and to spectators. */
    private void showTurn(SessionSnapshot after) {
        MatchSnapshot match = after.match();
        boolean watched = after.terms().isWatched();
        if (!match.isOver() && !match.position().outcome().isOver() && (watched || after.terms().player(match.turn()).isPerson())) {
            board(after);
        }
    }

    private static String name(SessionSnapshot snapshot, Side side) {
        return Printable.text(snapshot.terms().player(side).name());
    }

    private static String number(MatchSnapshot match) {
        int plies = TerminalWords.plies(match.played());
        return match.played().getLast().side() == Side.WHITE ? (plies + 1) / 2 + "." : (plies + 1) / 2 + "...";
    }

    /** The face and the piece it lets move. */
    private static String face(Position position, int face) {
        return face + TerminalWords.kindOfFace(position.variant(), face).map(kind -> ", the " + Printable.text(kind)).orElse("");
    }

    @Override
    public void board(SessionSnapshot snapshot) {
        Position position = snapshot.match().position();
        Side below = snapshot.terms().below();
        List<AttributedString> lines = new ArrayList<>();
        lines.add(player(snapshot, below.opponent()));
        boolean pictures = StandardCharsets.UTF_8.equals(terminal.encoding());
        lines.addAll(new ColourBoard(position, below, terminal.getSize().getColumns(), pictures).rows());
        lines.add(player(snapshot, below));
        print(AttributedString.join(new AttributedString("\n"), lines));
        tick();
    }

    private AttributedString player(SessionSnapshot snapshot, Side side) {
        String clock = TerminalWords.clock(snapshot.match(), side, timer.nanos());
        AttributedStringBuilder line = new AttributedStringBuilder().append("    ").append(name(snapshot, side), STRONG);
        line.append(" (" + TerminalWords.side(side) + ")", QUIET);
        PlainBoard board = new PlainBoard(snapshot.match().position());
        line.append(clock.equals("-") ? "" : "  " + clock);
        return line.append(board.hasHands() ? "  in hand: " + board.hand(side) : "", QUIET).toAttributedString();
    }

    // ---- the line at the bottom ----------------------------------------------------------------------------------

    private void tick() {
        SessionSnapshot shown = now;
        if (shown != null && status != null) {
            status.update(List.of(standing(shown)));
        }
    }

    private AttributedString standing(SessionSnapshot shown) {
        MatchSnapshot match = shown.match();
        long nanos = timer.nanos();
        List<String> parts = new ArrayList<>();
        for (Side side : Side.values()) {
            String clock = TerminalWords.clock(match, side, nanos);
            parts.add(name(shown, side) + (clock.equals("-") ? "" : " " + clock));
        }
        match.played().reversed().stream().filter(each -> !each.isRoll()).findFirst().ifPresent(last -> parts.add("last " + last.text()));
        parts.add(todo(shown));
        parts.add(shown.isRated() ? "rated" : "friendly");
        shown.unsafe().ifPresent(_ -> parts.add("NOT SAVED TO DISK"));
        return new AttributedString(" " + String.join("  |  ", parts) + " ", AttributedStyle.INVERSE);
    }

    private static String todo(SessionSnapshot shown) {
        MatchSnapshot match = shown.match();
        if (match.isOver()) {
            return TerminalWords.result(match.outcome());
        }
        if (!shown.terms().player(match.turn()).isPerson()) {
            return name(shown, match.turn()) + " is thinking";
        }
        String turn = TerminalWords.sideName(match.turn());
        if (match.toAct() == Actor.NATURE) {
            return turn + ": roll";
        }
        String roll = match.roll() == 0 ? "" : ", rolled " + face(match.position(), match.roll());
        return turn + " to move" + (match.inCheck() ? ", check" : "") + roll;
    }

    // ---- small things --------------------------------------------------------------------------------------------

    @Override
    public void refused(String why) {
        print(new AttributedString(Printable.text(why), BAD));
    }

    @Override
    public void moves(List<String> legal) {
        print(new AttributedString(String.join("  ", legal)));
    }

    @Override
    public void hint(String move) {
        print(new AttributedString("Try " + move, STRONG));
    }

    @Override
    public void saved(String file) {
        notice("Saved to " + file);
    }

    @Override
    public void help() {
        AttributedStringBuilder text = new AttributedStringBuilder();
        text.append("%-12s".formatted("a move"), STRONG).append("as players write it (Nf3, exd5, O-O) or from square to square (g1f3)");
        TypedLine.WORDS.forEach(word -> text.append("\n").append("%-12s".formatted(word.use()), STRONG).append(word.meaning()));
        print(text.toAttributedString());
    }

    @Override
    public void notice(String words) {
        print(new AttributedString(Printable.text(words), QUIET));
    }

    private void print(AttributedString text) {
        reader.printAbove(text);
    }

    @Override
    public void close() {
        boolean interrupted = reading;
        ticker.shutdownNow();
        typist.shutdownNow();
        try {
            if (interrupted) {
                // Leaves the unfinished input line behind.
                terminal.writer().println();
            }
            if (status != null) {
                status.update(List.of());
            }
            terminal.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the terminal was not closed in order", e);
        }
    }

    /** Completes typed text to legal moves, in SAN or from square to square, and to commands. */
    static final class MoveCompleter implements Completer {

        private final Supplier<@Nullable SessionSnapshot> game;

        MoveCompleter(Supplier<@Nullable SessionSnapshot> game) {
            this.game = game;
        }

        @Override
        public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
            if (line.wordIndex() > 0) {
                return;
            }
            SessionSnapshot now = game.get();
            if (now != null && !now.match().isOver() && now.match().toAct() != Actor.NATURE
                    && now.terms().player(now.match().turn()).isPerson()) {
                Position position = now.match().position();
                TerminalWords.legalMoves(position).forEach(move -> candidates.add(candidate(move, "moves")));
                if (line.word().matches("[a-p][0-9].*")) {
                    MoveList legal = new MoveList();
                    position.legalMoves(legal);
                    legal.stream().mapToObj(move -> UciText.write(position, move)).distinct()
                            .forEach(move -> candidates.add(candidate(move, "moves")));
                }
            }
            TypedLine.WORDS.forEach(word -> candidates.add(candidate(word.name(), "words")));
        }

        private static Candidate candidate(String text, String group) {
            return new Candidate(text, text, group, null, null, null, true);
        }
    }
}
