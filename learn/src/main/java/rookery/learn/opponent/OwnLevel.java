package rookery.learn.opponent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Strength;

/**
 * Chooses a computer opponent of about the person's strength, based on the person's results in the same family of variants. It aims at a score of 45 to 55 per
 * cent, and states the expected score.
 */
public final class OwnLevel {

    /** How many recent games count: current form matters more than old results. */
    static final int RECENT = 24;
    private static final double BEGINNER = 900;
    /** The spread of people's strength around the prior belief. */
    private static final double SPREAD = 350;
    private static final List<String> BY_RATING = List.of("rookery");
    /** The form of ids from {@code Player.Computer}. */
    private static final Pattern ASKED = Pattern.compile("bot:rookery/UCI_Elo=(\\d{1,4})/UCI_LimitStrength=true");
    private static final List<String> LADDERS = List.of("rookery-birds", "rookery-dice");

    /**
     * A past game.
     *
     * @param opponent the computer's measured strength
     * @param score    the person's: 1, a half or 0
     */
    public record Bout(double opponent, double score) {
    }

    /**
     * An opponent to play.
     *
     * @param settings for the provider
     * @param rating   how strong it is
     * @param expected the person's expected score, from 0 to 1
     * @param games    how many results that is based on
     */
    public record Opponent(String provider, BotSettings settings, String name, int rating, double expected, int games) {

        /** Whether the aim of 45 to 55 per cent is met; a short ladder may have no rung at the right height. */
        public boolean isEven() {
            return expected >= 0.45 && expected <= 0.55;
        }
    }

    private OwnLevel() {
    }

    /** The strength that best explains the latest results, given the earlier ones; a beginner's without results. */
    public static double strength(List<Bout> bouts) {
        double believed = BEGINNER;
        int first = bouts.size() % RECENT;
        believed = likeliest(bouts.subList(0, first), believed);
        for (int from = first; from < bouts.size(); from += RECENT) {
            believed = likeliest(bouts.subList(from, from + RECENT), believed);
        }
        return believed;
    }

    private static double likeliest(List<Bout> bouts, double believed) {
        double low = 0;
        double high = 3_600;
        while (high - low > 0.5) {
            double middle = (low + high) / 2;
            double slope = (believed - middle) / (SPREAD * SPREAD);
            for (int i = 0; i < bouts.size(); i++) {
                // The newest counts full, the oldest half.
                double weight = 0.5 + 0.5 * (i + 1) / bouts.size();
                slope += weight * (bouts.get(i).score() - expected(middle, bouts.get(i).opponent())) * StrictMath.log(10) / 400;
            }
            if (slope > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    static double expected(double person, double opponent) {
        return 1 / (1 + StrictMath.pow(10, (opponent - person) / 400));
    }

    /** The available opponent nearest to the person's strength in the variant; empty if none was measured. */
    public static Optional<Opponent> choose(Variant variant, List<Bout> bouts) {
        double person = strength(bouts);
        Opponent best = null;
        for (Opponent each : all(variant, person, Math.min(RECENT, bouts.size()))) {
            if (best == null || Math.abs(each.rating() - person) < Math.abs(best.rating() - person)) {
                best = each;
            }
        }
        return Optional.ofNullable(best);
    }

    private static List<Opponent> all(Variant variant, double person, int games) {
        List<Opponent> all = new ArrayList<>();
        for (BotProvider provider : Bots.playing(variant)) {
            if (LADDERS.contains(provider.id())) {
                rungs(provider, variant, person, games, all);
            } else if (BY_RATING.contains(provider.id()) && isMeasured(variant)) {
                byRating(provider, person, games).ifPresent(all::add);
            }
        }
        return all;
    }

    private static void rungs(BotProvider ladder, Variant variant, double person, int games, List<Opponent> all) {
        for (BotOption option : ladder.options()) {
            if (option instanceof BotOption.Combo levels && levels.name().equals("Level")) {
                for (String level : levels.choices()) {
                    BotSettings settings = BotSettings.DEFAULT.with(levels.name(), level);
                    Optional<Strength> strength = ladder.strength(variant, settings);
                    strength.ifPresent(found -> all.add(new Opponent(ladder.id(), settings, level, found.rating(),
                            expected(person, found.rating()), games)));
                }
            }
        }
    }

    /** Between the rungs the engine can play at any rating: the ladder uses the scale of ordinary chess. */
    private static boolean isMeasured(Variant variant) {
        return variant.family().equals(Presets.FIDE.family());
    }

    /** The requested rating of an opponent from {@link #byRating}, read from its id in rankings; empty for all others. */
    static OptionalDouble askedRating(String playerId) {
        Matcher asked = ASKED.matcher(playerId);
        return asked.matches() ? OptionalDouble.of(Double.parseDouble(asked.group(1))) : OptionalDouble.empty();
    }

    private static Optional<Opponent> byRating(BotProvider provider, double person, int games) {
        for (BotOption option : provider.options()) {
            if (option instanceof BotOption.Spin elo && elo.name().equals("UCI_Elo")) {
                int rating = (int) Math.clamp(Math.round(person), elo.min(), elo.max());
                BotSettings settings = BotSettings.DEFAULT.with("UCI_LimitStrength", "true").with(elo.name(), String.valueOf(rating));
                return Optional.of(new Opponent(provider.id(), settings, provider.displayName() + " " + rating, rating,
                        expected(person, rating), games));
            }
        }
        return Optional.empty();
    }
}
