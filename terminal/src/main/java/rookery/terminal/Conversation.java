package rookery.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.Trouble;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.match.Answer;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.Refusal;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/**
 * Plays one game with the people at the keyboard: it carries out what they type and shows what happens, until the game is over or left. Everything shown comes
 * from the session and is therefore on disk.
 *
 * <p>A patient conversation reads a line only when a person is to act, so that a script need not wait for replies; {@code quit} and {@code resign} act at once.
 */
final class Conversation {

    /** How long to wait for the library; after that the next start saves the game. */
    private static final Duration SHELVING = Duration.ofSeconds(20);
    /** How long the strongest player thinks about a hint. */
    private static final Duration HINT = Duration.ofSeconds(1);

    private final GameSession session;
    private final Keyboard keyboard;
    private final GameDisplay display;
    private final boolean patient;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    /** The last snapshot; guarded, like the display, by this object. */
    private SessionSnapshot now;
    private boolean leaving;
    /** Whether anything was ever played; otherwise nothing is left to resume. */
    private boolean kept;
    /** The match version after the last requested action; earlier events are older. */
    private long done;

    Conversation(GameSession session, Keyboard keyboard, GameDisplay display, boolean patient) {
        this.session = session;
        this.keyboard = keyboard;
        this.display = display;
        this.patient = patient;
        now = session.snapshot();
        kept = now.helped() || !now.match().played().isEmpty();
    }

    /** Plays until the game is in the library, cannot be saved there, or is left. */
    void run() throws InterruptedException {
        synchronized (this) {
            display.open(now);
            session.listen(this::on);
        }
        var _ = session.settled().whenComplete((_, _) -> ended.complete(null));
        session.start();
        while (!ended.isDone()) {
            CompletableFuture<Optional<String>> line = keyboard.line();
            CompletableFuture.anyOf(line, ended).join();
            if (ended.isDone()) {
                break;
            }
            Optional<String> typed = line.join();
            if (typed.isEmpty() && patient) {
                // Bots may finish their turn, or the whole game if no person plays.
                awaitPerson();
            }
            if (typed.isEmpty() || !obey(TypedLine.of(typed.get()))) {
                break;
            }
        }
        leave();
    }

    private void leave() {
        boolean over;
        synchronized (this) {
            leaving = true;
            over = now.match().isOver();
        }
        if (over) {
            ended.completeOnTimeout(null, SHELVING.toMillis(), TimeUnit.MILLISECONDS).join();
        } else {
            var _ = session.leave();
        }
    }

    // ---- from the session ----------------------------------------------------------------------------------------

    private synchronized void on(SessionEvent event, SessionSnapshot after) {
        SessionSnapshot before = now;
        now = after;
        kept |= !after.match().played().isEmpty();
        boolean ourPause = leaving && event instanceof SessionEvent.Happened(MatchEvent.Paused());
        boolean nothingWaits = event instanceof SessionEvent.Left && !kept;
        if (!ourPause && !nothingWaits) {
            display.happened(event, before, after);
        }
        // A game that cannot be saved to the library now will be at the next start.
        boolean stuck = after.state() == SessionSnapshot.State.ENDING && event instanceof SessionEvent.Unsafe;
        if (stuck || display.isGone()) {
            ended.complete(null);
        }
        notifyAll();
    }

    private synchronized SessionSnapshot now() {
        return now;
    }

    /** Waits until the request's event has arrived. */
    private synchronized void awaitTold() throws InterruptedException {
        while (now.match().version() < done && !ended.isDone()) {
            wait();
        }
    }

    /** Waits until a person must act or nobody can any more. */
    private synchronized void awaitPerson() throws InterruptedException {
        while (!ended.isDone() && !now.match().isOver() && !isPersonToAct()) {
            wait();
        }
    }

    private boolean isPersonToAct() {
        MatchSnapshot match = now.match();
        if (match.version() < done) {
            return false;
        }
        Side offering = match.offer();
        boolean answered = offering == null || isPerson(offering.opponent());
        return switch (match.phase()) {
            // A game that is decided is about to end.
            case RUNNING -> isPerson(match.turn()) && answered && !match.position().outcome().isOver();
            case READY -> false;
            case PAUSED, OVER, CLOSED -> true;
        };
    }

    private boolean isPerson(Side side) {
        return session.terms().player(side).isPerson();
    }

    // ---- what is typed -------------------------------------------------------------------------------------------

    /** Carries out a typed line; false if it says to leave. */
    private boolean obey(TypedLine line) {
        try {
            if (patient && !(line instanceof TypedLine.QuitLine || line instanceof TypedLine.ResignLine)) {
                awaitPerson();
            }
            if (now().match().isOver()) {
                return true;
            }
            Side side = side();
            switch (line) {
                case TypedLine.Nothing() -> {
                }
                case TypedLine.MoveLine(String text) -> move(text);
                case TypedLine.RollLine() -> ask(new MatchAction.Roll(side));
                case TypedLine.UndoLine() -> undo();
                case TypedLine.HintLine() -> hint();
                case TypedLine.DrawLine() -> draw(side);
                case TypedLine.ClaimLine() -> ask(new MatchAction.ClaimDraw(side));
                case TypedLine.ResignLine() -> ask(new MatchAction.Resign(side));
                case TypedLine.BoardLine() -> show(() -> display.board(now));
                case TypedLine.MovesLine() -> moves();
                case TypedLine.SaveLine(String file) -> save(file);
                case TypedLine.HelpLine() -> show(display::help);
                case TypedLine.WrongLine(String why) -> refuse(why);
                case TypedLine.QuitLine() -> {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The side the keyboard acts for: the only person, or the player to move. */
    private Side side() {
        Side turn = now().match().turn();
        return session.terms().isAgainstComputer() ? session.terms().white().isPerson() ? Side.WHITE : Side.BLACK : turn;
    }

    private synchronized void show(Runnable shown) {
        shown.run();
    }

    private synchronized void refuse(String why) {
        display.refused(why);
    }

    private void ask(MatchAction action) throws InterruptedException {
        if (now().match().phase() == MatchSnapshot.Phase.PAUSED) {
            session.post(new MatchAction.Resume()).join();
        }
        switch (session.post(action).join()) {
            case Answer.Accepted(MatchSnapshot snapshot) -> {
                synchronized (this) {
                    done = snapshot.version();
                }
                awaitTold();
            }
            case Answer.Refused(Refusal reason) -> refuse(reason.text());
        }
    }

    /** Says why nobody here can move now; false if somebody can. */
    private boolean isNoTurn(MatchSnapshot match) {
        if (!isPerson(match.turn())) {
            refuse(session.terms().isWatched() ? "Nobody here plays in this game." : new Refusal.NotYourTurn(match.turn()).text());
            return true;
        }
        if (match.toAct() == Actor.NATURE) {
            refuse(new Refusal.RollFirst().text());
            return true;
        }
        return false;
    }

    private void move(String text) throws InterruptedException {
        MatchSnapshot match = now().match();
        if (isNoTurn(match)) {
            return;
        }
        Position position = match.position();
        int move = San.parse(position, text);
        if (move == Move.NONE) {
            String reason = San.explain(position, text);
            refuse(reason.isEmpty() ? "That is not a move." : reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".");
            return;
        }
        ask(new MatchAction.Play(match.turn(), move));
    }

    /** Takes back the person's own last move against a computer, or the last move between two people. */
    private void undo() throws InterruptedException {
        Side taker = session.terms().isAgainstComputer()
                ? side()
                : now().match().played().reversed().stream().filter(Played::isMove).findFirst().map(Played::side).orElse(side());
        ask(new MatchAction.TakeBack(taker, 1));
    }

    private void draw(Side side) throws InterruptedException {
        Side offering = now().match().offer();
        ask(offering != null && isPerson(offering.opponent())
                ? new MatchAction.AcceptDraw(offering.opponent())
                : new MatchAction.OfferDraw(side));
    }

    private void hint() throws InterruptedException {
        MatchSnapshot match = now().match();
        if (isNoTurn(match)) {
            return;
        }
        session.help();
        Optional<String> hint = bestMove(match.position());
        synchronized (this) {
            hint.ifPresentOrElse(display::hint, () -> display.refused("Nobody here knows this game well enough to advise."));
        }
    }

    /** The strongest player's move in SAN; empty if there is nobody to ask. Takes about a second. */
    private Optional<String> bestMove(Position position) throws InterruptedException {
        Optional<BotProvider> adviser = Bots.strongest(position.variant(), Bots.all());
        if (adviser.isEmpty()) {
            return Optional.empty();
        }
        try (Bot bot = adviser.get().create(WrittenPlayers.strongest(adviser.get()).withSeed(session.terms().botSeed()))) {
            return Optional.of(San.write(position, bot.choose(position.copy(), Limits.ofMoveTime(HINT), _ -> {
            })));
        } catch (BotFailure e) {
            return Optional.empty();
        }
    }

    private void moves() {
        MatchSnapshot match = now().match();
        if (!isNoTurn(match)) {
            show(() -> display.moves(TerminalWords.legalMoves(match.position())));
        }
    }

    private void save(String name) {
        switch (SaveFile.write(name, session.record())) {
            case Attempt.Done<Path>(Path file) -> show(() -> display.saved(file.toString()));
            case Attempt.Failed<Path>(Trouble trouble) -> refuse(trouble.message());
        }
    }

    /** Writes a game to a file the user names, overwriting only an earlier state of the same game. */
    private static final class SaveFile {

        private SaveFile() {
        }

        /** @param name without an extension it gets that of our own format */
        static Attempt<Path> write(String name, GameRecord record) {
            Path file;
            try {
                Path named = Path.of(name).toAbsolutePath();
                Path last = named.getFileName();
                boolean bare = last != null && last.toString().indexOf('.') < 0 && !Files.isDirectory(named);
                file = bare ? Path.of(named + "." + GameFile.EXTENSION) : named;
            } catch (InvalidPathException e) {
                return refused("“" + name + "” is not a file name.");
            }
            Path folder = file.getParent();
            if (Files.isDirectory(file) || folder == null) {
                return refused(file + " is a folder.");
            }
            if (!GameFile.canWrite(file)) {
                return refused("Games are written to files .rookery, .pgn, .json or .fen.");
            }
            if (!Files.isDirectory(folder)) {
                return refused("There is no folder " + folder + ".");
            }
            try {
                if (Files.exists(file) && !holds(file, record.id())) {
                    return refused(file + " already exists and holds something else.");
                }
                GameFile.write(file, List.of(record.game()));
                return new Attempt.Done<>(file);
            } catch (IOException e) {
                return new Attempt.Failed<>(Trouble.of(file, e));
            }
        }

        private static boolean holds(Path file, String id) throws IOException {
            return Files.isRegularFile(file) && switch (GameFile.read(file)) {
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> skipped) -> games.size() == 1 && skipped.isEmpty()
                        && Objects.equals(games.getFirst().tag("GameId"), id);
                case ArchiveReading.Refused _ -> false;
            };
        }

        private static Attempt<Path> refused(String why) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.REFUSED, why));
        }
    }
}
