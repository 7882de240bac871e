package rookery.desktop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;

/**
 * A game that was interrupted, as plain data for a file: everything needed to go on at the same position with the same clocks and dice.
 *
 * @param variant the rules with the start position, as a variant file has them
 * @param clocks  the clock after each action
 * @param spent   the time each action took, in nanoseconds
 * @param now     the clock at the interruption
 * @param salt    of committed dice, otherwise empty
 */
public record KeptGame(String variant, Seat white, Seat black, String whiteClock, String blackClock, boolean whiteBelow, long seed,
        boolean confirmMoves, long diceSeed, String salt, List<Integer> actions, List<ClockState> clocks, List<Long> spent,
        ClockState now) {

    /** @param provider of a computer player; empty for a person */
    public record Seat(String name, String provider, Map<String, String> options) {
        public Seat {
            options = Map.copyOf(options);
        }

        static Seat of(SeatOrder order) {
            return switch (order) {
                case SeatOrder.Person(String name) -> new Seat(name, "", Map.of());
                case SeatOrder.Computer(String provider, String name, Map<String, String> options) -> new Seat(name, provider, options);
            };
        }

        SeatOrder order() {
            return provider.isEmpty() ? new SeatOrder.Person(name) : new SeatOrder.Computer(provider, name, options);
        }
    }

    public KeptGame {
        actions = List.copyOf(actions);
        clocks = List.copyOf(clocks);
        spent = List.copyOf(spent);
        if (actions.size() != clocks.size() || actions.size() != spent.size()) {
            throw new IllegalArgumentException(actions.size() + " actions, " + clocks.size() + " clocks");
        }
    }

    /** @param nanos the reading of the match's timer now */
    public static KeptGame of(GameOrder order, MatchSnapshot match, long nanos) {
        var settings = match.settings();
        var dice = settings.dice();
        return new KeptGame(VariantWriter.write(settings.variant()), Seat.of(order.white()), Seat.of(order.black()),
                TimeControlText.write(order.clocks().white()), TimeControlText.write(order.clocks().black()), order.below() == Side.WHITE,
                order.seed(), order.confirmMoves(), dice == null ? 0 : dice.seed(), dice == null ? "" : dice.salt(), match.actions(),
                match.played().stream().map(Played::clock).toList(), match.played().stream().map(Played::spent).toList(),
                match.clock().shown(nanos));
    }

    /** The order of the game, if its rules and clocks can still be read. */
    public Optional<GameOrder> order() {
        if (!(VariantReader.read(variant) instanceof VariantReader.Accepted(Variant rules))) return Optional.empty();
        var clocksRead = new ArrayList<TimeControl>();
        for (var text : List.of(whiteClock, blackClock)) {
            if (TimeControlText.read(text) instanceof TimeControlReading.Known(TimeControl control)) clocksRead.add(control);
        }
        if (clocksRead.size() != 2) return Optional.empty();
        return Optional.of(new GameOrder(rules, white.order(), black.order(), new Clocks(clocksRead.getFirst(), clocksRead.getLast()),
                whiteBelow ? Side.WHITE : Side.BLACK, seed, !salt.isEmpty(), confirmMoves));
    }

    public DiceSeed dice() {
        return new DiceSeed(diceSeed, salt);
    }

    /** What was played, as the referee takes it up again. */
    public List<Played> past() {
        var past = new ArrayList<Played>();
        for (int i = 0; i < actions.size(); i++) {
            past.add(new Played(actions.get(i), clocks.get(i).turn(), "", clocks.get(i), spent.get(i), null));
        }
        return past;
    }
}
