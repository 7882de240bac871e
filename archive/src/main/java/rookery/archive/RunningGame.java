package rookery.archive;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.MatchSettings;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;

/**
 * A game that is going on, with all it takes to go on elsewhere or later: the same position, the same clocks, the same dice. {@code Match.continued} takes
 * the past and the clock; only what bots thought is not in it.
 *
 * @param dice  where the variant has a die
 * @param past  everything that was played
 * @param now   the clock at this moment
 * @param notes what a program wants to know besides, by keys of its own
 */
public record RunningGame(Variant variant, Setup start, Chair white, Chair black, Clocks clocks, Optional<DiceSeed> dice, List<Played> past,
        ClockState now, Map<String, String> notes) {

    /**
     * Who plays a side, as text.
     *
     * @param id       see {@link Player#id}
     * @param provider id of the computer player's provider; empty for a person
     * @param options  of the computer player
     */
    public record Chair(String id, String name, String provider, Map<String, String> options) {
        public Chair {
            options = Collections.unmodifiableMap(new TreeMap<>(options));
        }

        public static Chair person(String id, String name) {
            return new Chair(id, name, "", Map.of());
        }

        public boolean isPerson() {
            return provider.isEmpty();
        }
    }

    public RunningGame {
        past = List.copyOf(past);
        notes = Collections.unmodifiableMap(new TreeMap<>(notes));
    }

    /** @param now the clock as it stands, see {@code ClockFace.shown} */
    public static RunningGame of(MatchSnapshot match, Chair white, Chair black, ClockState now, Map<String, String> notes) {
        MatchSettings settings = match.settings();
        return new RunningGame(settings.variant(), settings.start(), white, black, settings.clocks(), Optional.ofNullable(settings.dice()),
                match.played(), now, notes);
    }

    /** What was played, without anything about it. */
    public List<Integer> actions() {
        return past.stream().map(Played::action).toList();
    }
}
