package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.Arrow;
import rookery.desktop.board.Gesture;
import rookery.desktop.board.Slide;
import rookery.desktop.game.BoardMoves;
import rookery.desktop.game.Frame;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.KeptGame;
import rookery.desktop.sound.Effect;
import rookery.desktop.game.LateBot;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.match.Adjudicator;
import rookery.play.match.Answer;
import rookery.play.match.DiceSeed;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchOptions;
import rookery.play.match.MatchSettings;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.MoveProblem;
import rookery.play.match.Seat;
import rookery.play.match.Venue;

/** The controller of a game on the screen: carries intents to the referee and the referee's word to the store. All rules are the referee's. */
public final class PlayScreen implements Screen {
    /** How long a bot may think about a move where nothing else limits it. */
    private static final Duration THINKING = Duration.ofSeconds(2);
    /** And where a clock does. */
    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final Duration ADVICE = Duration.ofSeconds(1);
    private static final Duration WATCHED_PACE = Duration.ofMillis(700);
    private static final Duration REST = Duration.ofSeconds(3);
    private static final System.Logger LOG = System.getLogger(PlayScreen.class.getName());

    /** What the screen needs of the rest of the program. */
    public interface Hall {

        List<BotProvider> bots();

        Venue venue();

        void play(Effect effect);

        /** What is known of the strength of whoever sits there, in a few characters; empty if nothing is. */
        String rating(GameOrder order, SeatOrder seat);

        /** Whether the result of such a game counts in the ranking, if nobody is helped. */
        boolean isRated(GameOrder order);

        /**
         * Told once when a game has ended, to put it into the library.
         *
         * @param assisted whether a move was taken back or advice was asked for
         */
        void finished(GameOrder order, MatchSnapshot match, boolean assisted);

        /** Told of every change of a game, to keep it safe. */
        void keep(GameOrder order, MatchSnapshot match, boolean assisted);

        /** A seed for another game. */
        long seed();

        /** Writes the game to a file the user chooses. */
        void save(GameOrder order, MatchSnapshot match);

        /** The game as PGN. */
        String pgn(GameOrder order, MatchSnapshot match);
    }

    private final Desk desk;
    private final Hall hall;
    private final GameOrder order;
    private final List<Bot> bots = new ArrayList<>();
    private final Store<PlayState> store;
    private Match match;
    private final AtomicReference<@Nullable MatchSnapshot> newest = new AtomicReference<>();
    private boolean left;
    /** What the referee of a game that was left still tells must not overwrite the game after it. */
    private volatile boolean ended;
    /** Whether a move was taken back or advice was asked for: such a game is kept, but counts in no ranking. */
    private volatile boolean assisted;
    private @Nullable PlayView view;

    public PlayScreen(Desk desk, Hall hall, GameOrder order) {
        this(desk, hall, order, null);
    }

    /**
     * A game that goes on where it was interrupted.
     *
     * @throws IllegalArgumentException if what was kept contradicts itself
     */
    public PlayScreen(Desk desk, Hall hall, GameOrder order, @Nullable KeptGame kept) {
        this.desk = desk;
        this.hall = hall;
        this.order = order;
        match = kept == null
                ? Match.of(settings(order.committed() ? DiceSeed.freshlyCommitted() : DiceSeed.open(order.seed())), hall.venue(),
                        Adjudicator.NONE)
                : Match.continued(settings(kept.dice()), kept.past(), kept.now(), hall.venue(), Adjudicator.NONE);
        assisted = kept != null && kept.isAssisted();
        store = new Store<>(PlayState.of(order, match.snapshot()).withUnrated(assisted && hall.isRated(order)));
        store.property().addListener((_, _, _) -> playPremove());
        begin();
    }

    private MatchSettings settings(DiceSeed seed) {
        var variant = order.variant();
        var dice = variant.hasDie() ? seed : null;
        var play = desk.settings().state().play();
        var options = MatchOptions.DEFAULT.withPersonsRoll(!play.rollByItself()).withConfirmsMoves(order.confirmMoves())
                .withPace(order.isWatched() ? WATCHED_PACE : Duration.ZERO);
        return new MatchSettings(variant, variant.start(), seat(Side.WHITE), seat(Side.BLACK), order.clocks(), dice, options);
    }

    private Seat seat(Side side) {
        return switch (order.seat(side)) {
            case SeatOrder.Person(String name) -> new Seat.Person(name, name);
            case SeatOrder.Computer(String id, String name, Map<String, String> options) -> {
                var provider = hall.bots().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
                var bot = new LateBot(provider, new BotSettings(options, order.seed() + side.ordinal()));
                bots.add(bot);
                var limits = Limits.ofMoveTime(order.clocks().of(side).isTimed() ? LONGEST : THINKING);
                yield new Seat.BotSeat(id, name, bot, limits, true, true, false);
            }
        };
    }

    private void begin() {
        match.listen(this::happened);
        post(new MatchAction.Start());
    }

    /** On the referee's thread. */
    private void happened(MatchEvent event, MatchSnapshot after) {
        if (event instanceof MatchEvent.Thinking || ended) return;
        boolean first = event instanceof MatchEvent.TakenBack && help();
        // Kept before it is shown: what a person has seen on the board is never lost.
        hall.keep(order, after, assisted);
        if (event instanceof MatchEvent.Ended) hall.finished(order, after, assisted);
        // Two quick bots make thousands of moves a second: only the newest state is worth showing.
        if (newest.getAndSet(after) == null) store.submit(this::arrive);
        if (first) reduce(new PlayEvent.Helped());
        PlaySounds.of(event, after, order).ifPresent(sound -> Background.later(() -> hall.play(sound)));
    }

    /** Notes that someone was helped; says whether the ranking loses a game by it. */
    private boolean help() {
        if (assisted) return false;
        assisted = true;
        return hall.isRated(order);
    }

    private PlayState arrive(PlayState state) {
        var match = newest.getAndSet(null);
        return match == null ? state : PlayReducer.reduce(state, new PlayEvent.Arrived(match));
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (left) {
            left = false;
            post(new MatchAction.Resume());
        }
        var fresh = new PlayView(desk, store, this::accept, hall.venue().timer()::nanos, () -> hall.play(Effect.CLOCK_LOW),
                seat -> hall.rating(order, seat));
        view = fresh;
        return fresh;
    }

    /** Leaves the screen but not the game: it waits, and clocks with it. */
    @Override
    public void close() {
        if (view != null) view.stop();
        if (store.state().match().phase() == MatchSnapshot.Phase.RUNNING) {
            left = true;
            post(new MatchAction.Pause());
        }
    }

    /** Stops the clocks and waits until the referee has told, and the keeper heard, everything that was asked so far; not longer than a moment. */
    public void rest() {
        close();
        try {
            match.settled().get(REST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException problem) {
            LOG.log(System.Logger.Level.WARNING, "the referee did not answer at the end", problem);
        }
    }

    /** Leaves the game for good. */
    public void end() {
        ended = true;
        if (view != null) view.stop();
        match.close();
        desk.background().run(() -> {
            bots.forEach(Bot::close);
            return bots.size();
        }, _ -> {}, problem -> desk.trouble("trouble.unexpected", problem));
    }

    @Override
    public boolean isBusy() {
        return !store.state().isOver();
    }

    /** What the game is, for the card that leads back to it. */
    public String title() {
        var variant = order.variant();
        return desk.text("play.title", desk.texts().variant(variant), order.white().name(),
                order.black().name());
    }

    public GameOrder order() {
        return order;
    }

    /** How many moves are on the list, rolls left out. */
    public int moves() {
        return (int) store.state().card().frames().stream().filter(Frame::isMove).count();
    }

    @Override
    public boolean key(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl || event.isControlDown() || event.isMetaDown() || event.isAltDown()) return false;
        var state = store.state();
        switch (event.getCode()) {
            case E -> resignByKey(state);
            case R -> {
                if (state.isOver()) restart();
            }
            case F -> reduce(new PlayEvent.Flipped());
            case H -> advise();
            case LEFT -> reduce(new PlayEvent.Browsed(previousMove(state)));
            case RIGHT -> reduce(new PlayEvent.Browsed(nextMove(state)));
            case HOME, UP -> reduce(new PlayEvent.Browsed(0));
            case END, DOWN -> reduce(new PlayEvent.Browsed(state.card().size() - 1));
            case SPACE -> {
                return space(state);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean space(PlayState state) {
        if (state.isPerson(state.match().turn()) && state.match().toAct() == Actor.NATURE) {
            accept(new PlayIntent.Roll());
        } else if (state.match().shown() != Move.NONE) {
            accept(new PlayIntent.FinishTurn());
        } else if (order.isWatched()) {
            accept(state.match().phase() == MatchSnapshot.Phase.PAUSED ? new PlayIntent.Resume() : new PlayIntent.Pause());
        } else {
            return false;
        }
        return true;
    }

    /** Rolls make no row in the list, so browsing steps over them. */
    private static int previousMove(PlayState state) {
        int index = state.index() - 1;
        while (index > 0 && !state.card().frames().get(index).isMove()) index--;
        return index;
    }

    private static int nextMove(PlayState state) {
        int index = state.index() + 1;
        while (index < state.card().size() - 1 && !state.card().frames().get(index).isMove()) index++;
        return index;
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    private void reduce(PlayEvent event) {
        store.submit(state -> PlayReducer.reduce(state, event));
    }

    private void accept(PlayIntent intent) {
        var state = store.state();
        var hand = state.hand();
        switch (intent) {
            case PlayIntent.OnBoard(var gesture) -> onBoard(state, gesture);
            case PlayIntent.Type(var text) -> type(state, text);
            case PlayIntent.Roll() -> post(new MatchAction.Roll(state.match().turn()));
            case PlayIntent.FinishTurn() -> post(new MatchAction.Confirm(state.match().turn()));
            case PlayIntent.PutBack() -> post(new MatchAction.PutBack(state.match().turn()));
            case PlayIntent.TakeBack() -> takeBack(state);
            case PlayIntent.Draw() -> post(state.match().claims().isEmpty() || !state.isPerson(state.match().turn())
                    ? new MatchAction.OfferDraw(hand)
                    : new MatchAction.ClaimDraw(state.match().turn()));
            case PlayIntent.AcceptDraw() -> post(new MatchAction.AcceptDraw(answering(state)));
            case PlayIntent.DeclineDraw() -> post(new MatchAction.DeclineDraw(answering(state)));
            case PlayIntent.Ask(var what) -> reduce(new PlayEvent.Asked(what));
            case PlayIntent.Resign() -> resign(state);
            case PlayIntent.Restart() -> restart();
            case PlayIntent.Rematch() -> desk.go(new Place.Play(order.again(hall.seed(), order.isAgainstComputer())));
            case PlayIntent.Flip() -> reduce(new PlayEvent.Flipped());
            case PlayIntent.Hint() -> advise();
            case PlayIntent.Save() -> hall.save(order, state.match());
            case PlayIntent.Review() -> desk.go(new Place.Review(hall.pgn(order, state.match())));
            case PlayIntent.CopyFen() -> copyFen(state);
            case PlayIntent.Home() -> desk.go(new Place.Home());
            case PlayIntent.Browse(int index) -> reduce(new PlayEvent.Browsed(index));
            case PlayIntent.Pause() -> post(new MatchAction.Pause());
            case PlayIntent.Resume() -> post(new MatchAction.Resume());
            case PlayIntent.Step() -> post(new MatchAction.Step());
            case PlayIntent.Pace(var pace) -> post(new MatchAction.SetPace(pace));
        }
    }

    private void post(MatchAction action) {
        var _ = match.post(action).whenComplete((answer, problem) -> {
            if (problem != null) {
                Background.later(() -> desk.trouble("trouble.unexpected", problem));
            } else if (answer instanceof Answer.Refused(var reason)) {
                Background.later(() -> {
                    hall.play(Effect.REFUSAL);
                    reduce(new PlayEvent.Said(new Message("refusal." + reason.getClass().getSimpleName(), true)));
                });
            }
        });
    }

    private void onBoard(PlayState state, Gesture gesture) {
        switch (gesture) {
            case Gesture.Play(int move) -> post(new MatchAction.Play(state.match().turn(), move));
            case Gesture.Refused(int from, int to) -> refuse(state, from, to);
            case Gesture.Premove(int from, int to) -> reduce(new PlayEvent.PremoveSet(new Slide(from, to)));
            case Gesture.PremoveCleared() -> reduce(new PlayEvent.PremoveCleared());
            case Gesture.PutBack() -> post(new MatchAction.PutBack(state.match().turn()));
            case Gesture.Pointed(int square) -> reduce(new PlayEvent.Pointed(square));
        }
    }

    /** Says why only where there is something to learn: a piece that simply does not go there is let go in silence. */
    private void refuse(PlayState state, int from, int to) {
        var position = state.match().position();
        MoveProblem.of(position, from, to).ifPresent(problem -> {
            switch (problem) {
                case MUST_DEFEND_KING, EXPOSES_KING -> {
                    hall.play(Effect.REFUSAL);
                    reduce(new PlayEvent.Said(new Message("problem." + problem.name(), true)));
                    if (view != null) view.flash(position.royalSquare(position.turn()));
                }
                case GIVES_CHECK, NEEDS_ANOTHER_ROLL -> {
                    hall.play(Effect.REFUSAL);
                    reduce(new PlayEvent.Said(new Message("problem." + problem.name(), true)));
                }
                case NO_PIECE, NOT_YOUR_PIECE, CANNOT_GO_THERE -> {
                }
            }
        });
    }

    private void type(PlayState state, String text) {
        int move = state.isPerson(state.match().turn()) ? San.parse(state.match().position(), text.strip()) : Move.NONE;
        if (move == Move.NONE) {
            hall.play(Effect.REFUSAL);
            reduce(new PlayEvent.Said(new Message("play.typed.wrong", true)));
        } else if (Move.isRoll(move)) {
            accept(new PlayIntent.Roll());
        } else {
            post(new MatchAction.Play(state.match().turn(), move));
        }
    }

    private void playPremove() {
        var state = store.state();
        var premove = state.premove();
        if (premove.isEmpty() || state.match().phase() != MatchSnapshot.Phase.RUNNING || !state.isPerson(state.match().turn())) return;
        var wanted = premove.get();
        reduce(new PlayEvent.PremoveCleared());
        BoardMoves.legal(state.match().position(), true).getOrDefault(wanted.from(), List.of()).stream()
                .filter(destination -> destination.square() == wanted.to()).findFirst()
                .ifPresent(destination -> post(new MatchAction.Play(state.match().turn(), destination.choices().getFirst().move())));
    }

    /** Between two people the last mover asks; against the computer the person. */
    private void takeBack(PlayState state) {
        var side = order.isAgainstComputer() ? state.hand() : state.match().turn().opponent();
        if (!state.match().canTakeBack(side)) side = side.opponent();
        post(new MatchAction.TakeBack(side, 1));
    }

    private static Side answering(PlayState state) {
        var offer = state.match().offer();
        return offer == null ? state.hand() : offer.opponent();
    }

    private void resignByKey(PlayState state) {
        if (state.isOver() || order.isWatched()) return;
        if (desk.settings().state().play().confirmResign()) {
            reduce(new PlayEvent.Asked(Ask.RESIGN));
        } else {
            resign(state);
        }
    }

    private void resign(PlayState state) {
        if (!state.isOver() && state.isPerson(state.hand())) post(new MatchAction.Resign(state.hand()));
    }

    /** A new game with the same seats; nothing of the old one is left. */
    private void restart() {
        match = match.again();
        assisted = false;
        var fresh = PlayState.of(order, match.snapshot());
        store.submit(state -> fresh.withWhiteBelow(state.whiteBelow()));
        begin();
    }

    /** Asks the strongest player there is for a move to try. */
    private void advise() {
        var state = store.state();
        if (state.isOver() || state.thinking() || !state.isPerson(state.match().turn()) || state.match().toAct() == Actor.NATURE) return;
        var adviser = adviser(state.match());
        if (adviser.isEmpty()) return;
        if (help()) reduce(new PlayEvent.Helped());
        hall.keep(order, state.match(), assisted);
        reduce(new PlayEvent.HintSought());
        var position = state.match().position();
        int ply = state.match().played().size();
        desk.background().run(() -> {
            try (var bot = adviser.get().create(BotSettings.DEFAULT.withSeed(order.seed()))) {
                int move = bot.choose(position.copy(), Limits.ofMoveTime(ADVICE), _ -> {});
                return new Slide(Move.from(move), Move.isCastling(move) ? position.kingTarget(move) : Move.to(move));
            }
        }, advice -> {
            boolean late = store.state().match().played().size() != ply;
            reduce(new PlayEvent.HintFound(late ? List.of() : List.of(new Arrow(advice.from(), advice.to(), Arrow.Ink.HINT))));
        }, problem -> {
            reduce(new PlayEvent.HintFound(List.of()));
            desk.trouble("trouble.unexpected", problem);
        });
    }

    private Optional<BotProvider> adviser(MatchSnapshot snapshot) {
        var variant = snapshot.settings().variant();
        var able = hall.bots().stream().filter(bot -> bot.plays(variant)).toList();
        return able.stream().filter(bot -> bot.id().equals("rookery")).findFirst()
                .or(() -> able.stream().filter(bot -> bot.id().equals("greedy")).findFirst()).or(() -> able.stream().findFirst());
    }

    private void copyFen(PlayState state) {
        var content = new ClipboardContent();
        content.putString(Fen.write(order.variant(), state.match().position().setup()));
        Clipboard.getSystemClipboard().setContent(content);
        desk.notices().tell(desk.text("play.copied"));
    }

    /** For tests and pictures. */
    Match match() {
        return match;
    }

    Store<PlayState> store() {
        return store;
    }

    Consumer<PlayIntent> intents() {
        return this::accept;
    }
}
