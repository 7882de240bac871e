package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.desktop.board.Gesture;
import rookery.desktop.game.GameWords;
import rookery.desktop.room.NetworkState;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.desktop.shell.ClipboardText;
import rookery.desktop.shell.Dialogs.Answer.Tone;
import rookery.desktop.shell.Dialogs;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.learn.words.Sentences;
import rookery.look.board.Arrow;
import rookery.look.board.BoardMoves;
import rookery.look.board.Frame;
import rookery.look.board.Pocket;
import rookery.look.board.Slide;
import rookery.look.sound.Effect;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.match.Answer;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.MoveProblem;
import rookery.play.match.Played;
import rookery.serve.Invitation;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/** The controller of a game: passes user actions to the session, and session events to the view's store. The referee has all the rules. */
public final class PlayScreen implements Screen {
    private static final Duration ADVICE = Duration.ofSeconds(1);

    private final WindowServices services;
    private final PlayContext context;
    private final GameSession session;
    private final Store<PlayState> store;
    private final PlayKeys keys;
    /** Two fast bots make thousands of moves a second, so only the newest state is shown. */
    private final AtomicReference<@Nullable SessionSnapshot> newest = new AtomicReference<>();
    private @Nullable PlayView view;
    /** Whether the game is paused because it is hidden or covered by a dialog. */
    private boolean held;
    /** Whether the user was told that the game is no longer rated. Used on the session thread only. */
    private boolean helped;
    /** The guest's side; null for none. */
    private volatile @Nullable Side guest;

    /** Shows a new or resumed game. */
    public PlayScreen(WindowServices services, PlayContext context, GameSession session) {
        this.services = services;
        this.context = context;
        this.session = session;
        helped = session.snapshot().helped();
        store = new Store<>(PlayState.of(session.snapshot()));
        store.property().addListener((_, before, now) -> {
            playPremove();
            turnBoard(before, now);
        });
        keys = new PlayKeys(this::accept);
        session.listen(this::told);
        session.start();
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (view != null) view.stop();
        goOn();
        var fresh = new PlayView(services, store, this::accept, context);
        view = fresh;
        return fresh;
    }

    /** Leaves the screen but not the game, which pauses with its clocks. */
    @Override
    public void close() {
        if (view != null) view.stop();
        hold();
    }

    /** A dialog covers the game, or has gone: the clocks stop meanwhile. */
    @Override
    public void covered(boolean now) {
        if (now) {
            hold();
        } else {
            goOn();
        }
    }

    /** Network games are not paused, since the guest does not want to wait. */
    private void hold() {
        if (held || state().network().isShared() || state().match().phase() != MatchSnapshot.Phase.RUNNING) return;
        held = true;
        var _ = session.post(new MatchAction.Pause());
    }

    private void goOn() {
        if (!held) return;
        held = false;
        var _ = session.post(new MatchAction.Resume());
    }

    /** Updates the state of the guests. */
    public void guests(NetworkState network) {
        var mine = network.game().equals(session.id()) ? network : NetworkState.CLOSED;
        guest = mine.seat();
        if (!mine.equals(state().network())) change(new PlayEvent.Guests(mine));
    }

    @Override
    public boolean isBusy() {
        return !state().isOver();
    }

    @Override
    public boolean key(KeyEvent event) {
        return keys.press(event, state());
    }

    @Override
    public boolean typed(KeyEvent event) {
        return view != null && !state().isOver() && !state().terms().isWatched() && view.type(event);
    }

    /** How many moves are listed, without rolls. */
    public int moves() {
        return (int) state().card().frames().stream().filter(Frame::isMove).count();
    }

    private PlayState state() {
        return store.state();
    }

    // ---- from the session ----------------------------------------------------------------------------------------

    /** Runs on the session thread. The event is already on disk. */
    private void told(SessionEvent event, SessionSnapshot after) {
        if (newest.getAndSet(after) == null) store.submit(this::arrive);
        switch (event) {
            case SessionEvent.Happened(MatchEvent what) -> {
                PlaySounds.of(what, after.match(), after.terms(), guest)
                        .ifPresent(sound -> Background.later(() -> context.sound().accept(sound)));
                answer(what).ifPresent(message -> change(new PlayEvent.Said(message)));
            }
            case SessionEvent.Helped _,SessionEvent.Unsafe _,SessionEvent.SafeAgain _,SessionEvent.Left _,SessionEvent.Kept _ -> {
            }
        }
        if (after.helped() && !helped) {
            helped = true;
            if (after.terms().counts()) change(new PlayEvent.Said(new Message("play.unrated", false)));
        }
    }

    /** The message for a draw offer or its answer. */
    private Optional<Message> answer(MatchEvent event) {
        return switch (event) {
            case MatchEvent.DrawOffered(Side by) ->
                Optional.of(
                        new Message(session.terms().player(by).isPerson() && by != guest ? "play.draw.offered" : "play.draw.offers", false,
                                session.terms().player(by).name()));
            case MatchEvent.DrawDeclined(Side by) ->
                Optional.of(new Message("play.draw.declined", false, session.terms().player(by).name()));
            default -> Optional.empty();
        };
    }

    /** Turns the board to the player to move if two people share the device and want that. */
    private void turnBoard(PlayState before, PlayState now) {
        var terms = session.terms();
        if (!services.settings().state().play().turnBoard() || now.network().isShared() || !terms.white().isPerson()
                || !terms.black().isPerson() || now.isOver())
            return;
        if (before.match().turn() != now.match().turn()) change(new PlayEvent.Turned(now.match().turn() == Side.WHITE));
    }

    private PlayState arrive(PlayState state) {
        var arrived = newest.getAndSet(null);
        return arrived == null ? state : PlayReducer.reduce(state, new PlayEvent.Arrived(arrived));
    }

    // ---- to the session ------------------------------------------------------------------------------------------

    private void accept(PlayIntent intent) {
        var state = state();
        var turn = state.match().turn();
        switch (intent) {
            case PlayIntent.OnBoard(var gesture) -> gesture(gesture);
            case PlayIntent.Type(var text) -> type(text);
            case PlayIntent.Roll() -> act(new MatchAction.Roll(turn), turn);
            case PlayIntent.Pass() -> act(new MatchAction.Play(turn, Move.PASS), turn);
            case PlayIntent.FinishTurn() -> act(new MatchAction.Confirm(turn), turn);
            case PlayIntent.PutBack() -> act(new MatchAction.PutBack(turn), turn);
            case PlayIntent.TakeBack() -> takeBack(state);
            case PlayIntent.Draw() -> post(state.match().claims().isEmpty() || !state.playsHere(turn)
                    ? new MatchAction.OfferDraw(state.hand())
                    : new MatchAction.ClaimDraw(turn));
            case PlayIntent.AcceptDraw() -> post(new MatchAction.AcceptDraw(answering(state)));
            case PlayIntent.DeclineDraw() -> post(new MatchAction.DeclineDraw(answering(state)));
            case PlayIntent.AnswerTakeBack(var allowed) ->
                context.guest().accept(allowed ? Invitation.Wish.ALLOW_TAKE_BACK : Invitation.Wish.REFUSE_TAKE_BACK);
            case PlayIntent.Invite() -> invite(state);
            case PlayIntent.Ask(var what) -> change(new PlayEvent.Asked(what));
            case PlayIntent.Resign() -> resign(state);
            case PlayIntent.Restart() when state.network().isShared() -> rematch(state);
            case PlayIntent.Restart() -> services.go(new Place.Play(session.terms().withBotSeed(context.seed().getAsLong())));
            case PlayIntent.Rematch() when state.network().isShared() -> rematch(state);
            case PlayIntent.Rematch() -> services.go(new Place.Play(session.terms().rematch(context.seed().getAsLong())));
            case PlayIntent.Flip() -> change(new PlayEvent.Flipped());
            case PlayIntent.Hint() -> advise(state);
            case PlayIntent.Save() -> save();
            case PlayIntent.Review() -> services.go(new Place.Study(session.record().game(), Integer.MAX_VALUE));
            case PlayIntent.CopyFen() -> copyFen(state);
            case PlayIntent.Home() -> services.go(new Place.Home());
            case PlayIntent.Browse(int index) -> change(new PlayEvent.Browsed(index));
            case PlayIntent.Pause() -> post(new MatchAction.Pause());
            case PlayIntent.Resume() -> post(new MatchAction.Resume());
            case PlayIntent.Step() -> post(new MatchAction.Step());
            case PlayIntent.Pace(var pace) -> post(new MatchAction.SetPace(pace));
        }
    }

    /** Acts for that side, unless it is the guest's. */
    private void act(MatchAction action, Side side) {
        if (side == guest) {
            refuse("refusal.NotYourTurn");
        } else {
            post(action);
        }
    }

    /** Sends an action to the referee; shows a refusal to the player. */
    private void post(MatchAction action) {
        var _ = session.post(action).whenComplete((answer, problem) -> {
            if (problem != null) {
                Background.later(() -> services.trouble("trouble.unexpected", problem));
            } else if (answer instanceof Answer.Refused(var reason)) {
                Background.later(() -> refuse("refusal." + reason.getClass().getSimpleName()));
            }
        });
    }

    private void change(PlayEvent event) {
        store.submit(state -> PlayReducer.reduce(state, event));
    }

    /** Tells the player, with sound and text, why an action was refused. */
    private void refuse(String key) {
        context.sound().accept(Effect.REFUSAL);
        change(new PlayEvent.Said(new Message(key, true)));
    }

    /** The game pauses while the chooser is open. */
    private void save() {
        hold();
        context.save().accept(session.record());
        goOn();
    }

    /** Between two people it is for the last mover, against the computer for the person. In a rated game it asks first, since the game will not count. */
    private void takeBack(PlayState state) {
        if (state.network().isShared()) {
            context.guest().accept(Invitation.Wish.TAKE_BACK);
            return;
        }
        if (state.session().isRated() && state.ask() != Ask.TAKE_BACK) {
            change(new PlayEvent.Asked(Ask.TAKE_BACK));
            return;
        }
        var side = state.isDuel() ? state.hand() : state.match().turn().opponent();
        if (!state.match().canTakeBack(side)) side = side.opponent();
        post(new MatchAction.TakeBack(side, 1));
    }

    /** Asks the guest for another game, or accepts theirs. */
    private void rematch(PlayState state) {
        if (state.isOver()) context.guest().accept(Invitation.Wish.REMATCH);
    }

    /** With two people here, one of them may continue elsewhere; any game can be watched. */
    private void invite(PlayState state) {
        if (!state.network().isClosed()) {
            services.go(new Place.Network());
        } else if (state.playsHere(Side.WHITE) && state.playsHere(Side.BLACK)) {
            services.dialogs().ask(services.text("network.share"), services.text("network.share.words"),
                    share("network.share.white", Tone.MAIN, Side.WHITE), share("network.share.black", Tone.PLAIN, Side.BLACK),
                    share("network.share.watch", Tone.PLAIN, null),
                    new Dialogs.Answer(services.text("dialog.cancel"), Tone.CANCEL, () -> {}));
        } else {
            services.go(new Place.Share(null));
        }
    }

    private Dialogs.Answer share(String key, Tone tone, @Nullable Side seat) {
        return new Dialogs.Answer(services.text(key), tone, () -> services.go(new Place.Share(seat)));
    }

    private static Side answering(PlayState state) {
        var offer = state.match().offer();
        return offer == null ? state.hand() : offer.opponent();
    }

    private void resign(PlayState state) {
        if (!state.isOver() && state.playsHere(state.hand())) post(new MatchAction.Resign(state.hand()));
    }

    private void copyFen(PlayState state) {
        ClipboardText.put(Fen.write(session.terms().variant(), state.match().position().setup()));
        services.notices().tell(services.text("play.copied"));
    }

    // ---- moves of a person ---------------------------------------------------------------------------------------

    private void gesture(Gesture gesture) {
        var turn = state().match().turn();
        switch (gesture) {
            case Gesture.Play(int move) -> post(new MatchAction.Play(turn, move));
            case Gesture.Refused(int from, int to) -> refuse(from, to);
            case Gesture.Idle _ -> {
                if (!state().isLive() && !state().isOver()) refuse("play.looking.back");
            }
            case Gesture.Premove(int from, int to) -> change(new PlayEvent.PremoveSet(new Slide(from, to)));
            case Gesture.PremoveCleared() -> change(new PlayEvent.PremoveCleared());
            case Gesture.PutBack() -> act(new MatchAction.PutBack(turn), turn);
            case Gesture.Pointed(int square) -> change(new PlayEvent.Pointed(square));
        }
    }

    /** Explains only instructive refusals; a piece that simply does not move there is released silently. */
    private void refuse(int from, int to) {
        var position = state().match().position();
        var found = Pocket.isOrigin(from)
                ? MoveProblem.ofDrop(position, Piece.kind(Pocket.piece(from)), to)
                : MoveProblem.of(position, from, to);
        found.ifPresent(problem -> {
            switch (problem) {
                case MUST_DEFEND_KING, EXPOSES_KING -> {
                    refuse("problem." + problem.name());
                    if (view != null) view.flash(position.royalSquare(position.turn()));
                }
                case GIVES_CHECK, NEEDS_ANOTHER_ROLL, MUST_CAPTURE, MUST_DROP, TWO_ON_FILE, DROP_MATES ->
                    refuse("problem." + problem.name());
                case NO_PIECE, NOT_YOUR_PIECE, CANNOT_GO_THERE, CANNOT_DROP_THERE -> {
                }
            }
        });
    }

    /** A move as text, or the word for a roll. */
    private void type(String text) {
        var state = state();
        var turn = state.match().turn();
        int move = state.playsHere(turn) ? San.parse(state.match().position(), text.strip()) : Move.NONE;
        if (move == Move.NONE) {
            refuse("play.typed.wrong");
        } else {
            post(Move.isRoll(move) ? new MatchAction.Roll(turn) : new MatchAction.Play(turn, move));
        }
    }

    /** Plays the premove as soon as it is the person's turn, or drops it if it is no longer legal. */
    private void playPremove() {
        var state = state();
        var premove = state.premove();
        var turn = state.match().turn();
        if (premove.isEmpty() || state.match().phase() != MatchSnapshot.Phase.RUNNING || !state.playsHere(turn)) return;
        var wanted = premove.get();
        change(new PlayEvent.PremoveCleared());
        BoardMoves.legal(state.match().position(), true).getOrDefault(wanted.from(), List.of()).stream()
                .filter(destination -> destination.square() == wanted.to()).findFirst()
                .ifPresent(destination -> post(new MatchAction.Play(turn, destination.choices().getFirst().move())));
    }

    // ---- advice --------------------------------------------------------------------------------------------------

    /** Asks the strongest available player for a hint and draws it as an arrow. In a rated game it asks first, since the game will not count. */
    private void advise(PlayState state) {
        if (state.isOver() || state.network().isShared() || state.thinking() || !state.playsHere(state.match().turn())
                || state.match().toAct() == Actor.NATURE)
            return;
        if (state.session().isRated() && state.ask() != Ask.HINT) {
            change(new PlayEvent.Asked(Ask.HINT));
            return;
        }
        Bots.strongest(session.terms().variant(), context.bots().get()).ifPresent(provider -> advise(state, provider));
    }

    private void advise(PlayState state, BotProvider provider) {
        session.help();
        change(new PlayEvent.HintSought());
        var position = state.match().position();
        int ply = state.match().played().size();
        var sentences = new GameWords(services.texts()).sentences();
        services.background().run(() -> advice(provider, session.terms().botSeed(), position, sentences), advice -> {
            boolean late = state().match().played().size() != ply;
            change(late ? new PlayEvent.HintFound(List.of(), List.of()) : advice);
        }, problem -> {
            change(new PlayEvent.HintFound(List.of(), List.of()));
            services.trouble("trouble.unexpected", problem);
        });
    }

    private static PlayEvent.HintFound advice(BotProvider provider, long seed, Position position, Sentences sentences)
            throws InterruptedException {
        try (var bot = provider.create(BotSettings.DEFAULT.withSeed(seed))) {
            int move = bot.choose(position.copy(), Limits.ofMoveTime(ADVICE), _ -> {});
            var slide = BoardMoves.slide(position, move);
            return new PlayEvent.HintFound(List.of(new Arrow(slide.from(), slide.to(), Arrow.Ink.HINT)),
                    sentences.of(position, move));
        }
    }

    /** The sound of a match event for the user of this window. */
    private static final class PlaySounds {
        private PlaySounds() {}

        /** @param guest the guest's side; null for none */
        static Optional<Effect> of(MatchEvent event, MatchSnapshot after, GameTerms terms, @Nullable Side guest) {
            return switch (event) {
                case MatchEvent.Moved(Played move) -> Optional.of(move(move, after));
                case MatchEvent.Shown _ -> Optional.of(Effect.MOVE);
                case MatchEvent.Rolled _ -> Optional.of(Effect.DIE);
                case MatchEvent.Ended(Outcome outcome) -> Optional.of(end(outcome, terms, guest));
                case MatchEvent.TurnPassed _,MatchEvent.DrawOffered _ -> Optional.of(Effect.CLOCK_LOW);
                case MatchEvent.Started _,MatchEvent.PutBack _,MatchEvent.DrawDeclined _,MatchEvent.TakenBack _,MatchEvent.Paused _,MatchEvent.Resumed _,MatchEvent.Thinking _ ->
                    Optional.empty();
            };
        }

        private static Effect move(Played move, MatchSnapshot after) {
            if (after.inCheck()) return Effect.CHECK;
            if (Move.isCastling(move.action())) return Effect.CASTLE;
            if (Move.isPromotion(move.action())) return Effect.PROMOTION;
            return move.text().contains("x") ? Effect.CAPTURE : Effect.MOVE;
        }

        private static Effect end(Outcome outcome, GameTerms terms, @Nullable Side guest) {
            return switch (outcome) {
                case Outcome.Win(Side side, Reason _) ->
                    side == guest || terms.isAgainstComputer() && !terms.player(side).isPerson() ? Effect.LOSS : Effect.WIN;
                case Outcome.Draw _,Outcome.Ongoing _ -> Effect.DRAW;
            };
        }
    }
}
