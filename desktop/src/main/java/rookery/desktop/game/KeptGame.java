package rookery.desktop.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.archive.RunningGame;
import rookery.archive.RunningGame.Chair;
import rookery.kernel.piece.Side;
import rookery.play.match.ClockState;
import rookery.play.match.DiceSeed;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;

/** A game that was interrupted, with everything needed to go on at the same position with the same clocks and dice. */
public record KeptGame(RunningGame game) {
    private static final String BELOW = "below";
    private static final String SEED = "seed";
    private static final String CONFIRMED = "confirmed";
    private static final String ASSISTED = "assisted";

    /**
     * @param assisted whether a move was taken back or advice was asked for
     * @param nanos    the reading of the match's timer now
     */
    public static KeptGame of(GameOrder order, MatchSnapshot match, boolean assisted, long nanos) {
        return new KeptGame(RunningGame.of(match, chair(order.white()), chair(order.black()), match.clock().shown(nanos),
                Map.of(BELOW, order.below().name(), SEED, String.valueOf(order.seed()), CONFIRMED, String.valueOf(order.confirmMoves()),
                        ASSISTED, String.valueOf(assisted))));
    }

    private static Chair chair(SeatOrder seat) {
        return switch (seat) {
            case SeatOrder.Person(String name) -> Chair.person("", name);
            case SeatOrder.Computer(String provider, String name, Map<String, String> options) -> new Chair("", name, provider, options);
        };
    }

    private static SeatOrder seat(Chair chair) {
        return chair.isPerson()
                ? new SeatOrder.Person(chair.name())
                : new SeatOrder.Computer(chair.provider(), chair.name(), chair.options());
    }

    public SeatOrder white() {
        return seat(game.white());
    }

    public SeatOrder black() {
        return seat(game.black());
    }

    public Optional<GameOrder> order() {
        return Optional.of(new GameOrder(game.variant().withStart(game.start()), white(), black(), game.clocks(),
                Side.BLACK.name().equals(game.notes().get(BELOW)) ? Side.BLACK : Side.WHITE, seed(), dice().isCommitted(),
                Boolean.parseBoolean(game.notes().get(CONFIRMED))));
    }

    /** Whether a move had been taken back or advice asked for; such a game stays out of the ranking. */
    public boolean isAssisted() {
        return Boolean.parseBoolean(game.notes().get(ASSISTED));
    }

    private long seed() {
        try {
            return Long.parseLong(game.notes().getOrDefault(SEED, "0"));
        } catch (NumberFormatException foreign) {
            // Any seed will do for what bots have not yet played.
            return 0;
        }
    }

    public DiceSeed dice() {
        return game.dice().orElse(DiceSeed.open(0));
    }

    /** What was played, as the referee takes it up again. */
    public List<Played> past() {
        return game.past();
    }

    /** The clock at the interruption. */
    public ClockState now() {
        return game.now();
    }
}
