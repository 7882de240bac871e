package rookery.play.match;

import rookery.play.match.Match.Listener;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** A match for tests: time passes when told, the referee works on the thread that posts, so what is posted is done when the call returns. */
final class Room implements AutoCloseable {

    static final Seat WHITE = Seat.PERSON;
    static final Seat BLACK = Seat.PERSON;

    final ManualTimer timer;
    final Match match;
    final List<MatchEvent> events = Collections.synchronizedList(new ArrayList<>());

    private Room(ManualTimer timer, Match match) {
        this.timer = timer;
        this.match = match;
        match.listen((event, after) -> events.add(event));
    }

    static Venue venue(Timer timer) {
        return Venue.standard().withTimer(timer).withReferee(Runnable::run);
    }

    /** Not started. */
    static Room ready(MatchSettings settings) {
        ManualTimer timer = new ManualTimer();
        return new Room(timer, Match.of(settings, venue(timer), Adjudicator.NONE));
    }

    static Room of(MatchSettings settings) {
        Room room = ready(settings);
        room.accept(new MatchAction.Start());
        return room;
    }

    static Room around(ManualTimer timer, Match match) {
        return new Room(timer, match);
    }

    /** Two persons without clocks; the dice, if any, start with seed 1. */
    static MatchSettings persons(Variant variant) {
        return MatchSettings.of(variant, WHITE, BLACK).withDice(DiceSeed.open(1));
    }

    static MatchSettings persons(Variant variant, String fen) {
        return persons(variant).withStart(setup(variant, fen));
    }

    static Setup setup(Variant variant, String fen) {
        Fen.Result result = Fen.read(variant, fen);
        assertThat(result).isInstanceOf(Fen.Read.class);
        return ((Fen.Read) result).setup();
    }

    MatchSnapshot accept(MatchAction action) {
        Answer answer = match.post(action).orTimeout(20, TimeUnit.SECONDS).join();
        assertThat(answer).as(action.toString()).isInstanceOf(Answer.Accepted.class);
        return ((Answer.Accepted) answer).snapshot();
    }

    Refusal refuse(MatchAction action) {
        MatchSnapshot before = match.snapshot();
        Answer answer = match.post(action).orTimeout(20, TimeUnit.SECONDS).join();
        assertThat(answer).as(action.toString()).isInstanceOf(Answer.Refused.class);
        assertThat(match.snapshot().version()).as("a refusal changes nothing").isEqualTo(before.version());
        return ((Answer.Refused) answer).reason();
    }

    int move(String san) {
        int move = San.parse(match.snapshot().position(), san);
        assertThat(move).as(san).isNotEqualTo(Move.NONE);
        return move;
    }

    /** Each move by the side whose turn it is. */
    Room play(String... sans) {
        for (String san : sans) {
            accept(new MatchAction.Play(match.snapshot().turn(), move(san)));
        }
        return this;
    }

    /** A move given by squares, legal or not. */
    int squares(String from, String to) {
        Position position = match.snapshot().position();
        return Move.of(position.shape().parse(from), position.shape().parse(to));
    }

    Refusal refuseMove(Side side, String from, String to) {
        return refuse(new MatchAction.Play(side, squares(from, to)));
    }

    MatchSnapshot now() {
        return match.snapshot();
    }

    List<String> texts() {
        return now().played().stream().map(Played::text).toList();
    }

    String fen() {
        return Fen.write(now().settings().variant(), now().position().setup());
    }

    void pass(Duration time) {
        timer.advance(time);
    }

    /** Waits until a bot has brought the match there. */
    MatchSnapshot await(Predicate<MatchSnapshot> there) {
        CompletableFuture<MatchSnapshot> found = new CompletableFuture<>();
        Listener listener = (event, after) -> {
            if (there.test(after)) {
                found.complete(after);
            }
        };
        match.listen(listener);
        MatchSnapshot current = match.settled().join();
        MatchSnapshot result = there.test(current) ? current : found.orTimeout(20, TimeUnit.SECONDS).join();
        match.forget(listener);
        return result;
    }

    MatchSnapshot awaitEnd() {
        return match.ended().orTimeout(20, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        match.close();
    }
}
