package rookery.desktop.screen.play;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.Frame;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.KeptGame;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Pasteboard;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.sound.Effect;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.play.match.MatchAction;

/** The controller of a game on the screen: says what each intent of the person does. All rules are the referee's. */
public final class PlayScreen implements Screen {
    private final Desk desk;
    private final PlayHall hall;
    private final GameOrder order;
    private final LiveMatch match;
    private final PlayerHand hand;
    private final Adviser adviser;
    private final PlayKeys keys;
    private @Nullable PlayView view;

    public PlayScreen(Desk desk, PlayHall hall, GameOrder order) {
        this(desk, hall, order, null);
    }

    /**
     * A game that goes on where it was interrupted.
     *
     * @throws IllegalArgumentException if what was kept contradicts itself
     */
    public PlayScreen(Desk desk, PlayHall hall, GameOrder order, @Nullable KeptGame kept) {
        this.desk = desk;
        this.hall = hall;
        this.order = order;
        match = new LiveMatch(desk, hall, order, kept);
        hand = new PlayerHand(match, this::flash);
        adviser = new Adviser(desk, hall, match);
        keys = new PlayKeys(this::accept, () -> desk.settings().state().play().confirmResign());
        match.begin();
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        match.comeBack();
        var fresh = new PlayView(desk, match.store(), this::accept, hall.venue().timer()::nanos, () -> hall.play(Effect.CLOCK_LOW),
                new Company(seat -> hall.rating(order, seat), hall::face));
        view = fresh;
        return fresh;
    }

    /** Leaves the screen but not the game: it waits, and clocks with it. */
    @Override
    public void close() {
        if (view != null) view.stop();
        match.leave();
    }

    /** Stops the clocks and waits until everything that was played is kept; not longer than a moment. */
    public void rest() {
        close();
        match.settle();
    }

    /** Leaves the game for good. */
    public void end() {
        if (view != null) view.stop();
        match.end();
    }

    @Override
    public boolean isBusy() {
        return !match.state().isOver();
    }

    @Override
    public boolean key(KeyEvent event) {
        return keys.press(event, match.state());
    }

    private void flash(int square) {
        if (view != null) view.flash(square);
    }

    /** What the game is, for the card that leads back to it. */
    public String title() {
        return desk.text("play.title", desk.texts().variant(order.variant()), order.white().name(), order.black().name());
    }

    /** How many moves are on the list, rolls left out. */
    public int moves() {
        return (int) match.state().card().frames().stream().filter(Frame::isMove).count();
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    private void accept(PlayIntent intent) {
        var state = match.state();
        var turn = state.match().turn();
        switch (intent) {
            case PlayIntent.OnBoard(var gesture) -> hand.gesture(gesture);
            case PlayIntent.Type(var text) -> hand.type(text);
            case PlayIntent.Roll() -> match.post(new MatchAction.Roll(turn));
            case PlayIntent.FinishTurn() -> match.post(new MatchAction.Confirm(turn));
            case PlayIntent.PutBack() -> match.post(new MatchAction.PutBack(turn));
            case PlayIntent.TakeBack() -> takeBack(state);
            case PlayIntent.Draw() -> match.post(state.match().claims().isEmpty() || !state.isPerson(turn)
                    ? new MatchAction.OfferDraw(state.hand())
                    : new MatchAction.ClaimDraw(turn));
            case PlayIntent.AcceptDraw() -> match.post(new MatchAction.AcceptDraw(answering(state)));
            case PlayIntent.DeclineDraw() -> match.post(new MatchAction.DeclineDraw(answering(state)));
            case PlayIntent.Ask(var what) -> match.change(new PlayEvent.Asked(what));
            case PlayIntent.Resign() -> resign(state);
            case PlayIntent.Restart() -> match.restart();
            case PlayIntent.Rematch() -> desk.go(new Place.Play(order.again(hall.seed(), order.isAgainstComputer())));
            case PlayIntent.Flip() -> match.change(new PlayEvent.Flipped());
            case PlayIntent.Hint() -> adviser.advise();
            case PlayIntent.Save() -> hall.save(order, state.match());
            case PlayIntent.Review() -> desk.go(new Place.Review(hall.pgn(order, state.match())));
            case PlayIntent.CopyFen() -> copyFen(state);
            case PlayIntent.Home() -> desk.go(new Place.Home());
            case PlayIntent.Browse(int index) -> match.change(new PlayEvent.Browsed(index));
            case PlayIntent.Pause() -> match.post(new MatchAction.Pause());
            case PlayIntent.Resume() -> match.post(new MatchAction.Resume());
            case PlayIntent.Step() -> match.post(new MatchAction.Step());
            case PlayIntent.Pace(var pace) -> match.post(new MatchAction.SetPace(pace));
        }
    }

    /** Between two people the last mover asks; against the computer the person. */
    private void takeBack(PlayState state) {
        var side = order.isAgainstComputer() ? state.hand() : state.match().turn().opponent();
        if (!state.match().canTakeBack(side)) side = side.opponent();
        match.post(new MatchAction.TakeBack(side, 1));
    }

    private static Side answering(PlayState state) {
        var offer = state.match().offer();
        return offer == null ? state.hand() : offer.opponent();
    }

    private void resign(PlayState state) {
        if (!state.isOver() && state.isPerson(state.hand())) match.post(new MatchAction.Resign(state.hand()));
    }

    private void copyFen(PlayState state) {
        Pasteboard.put(Fen.write(order.variant(), state.match().position().setup()));
        desk.notices().tell(desk.text("play.copied"));
    }
}
