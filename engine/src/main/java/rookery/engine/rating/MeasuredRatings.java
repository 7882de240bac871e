package rookery.engine.rating;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import rookery.play.bot.Strength;

/** The ratings of our named opponents as measured in matches; {@code docs/strength.md} has the details. Unmeasured levels have none. */
public final class MeasuredRatings {

    /** Marks a rating on the common scale, as the fifth word of a line. */
    private static final String ELO = "elo";
    private static final Map<String, Strength> ALL = read();

    private MeasuredRatings() {
    }

    /** The level's measured strength in games of that family. */
    public static Optional<Strength> of(String family, String level) {
        return Optional.ofNullable(ALL.get(family + " " + level));
    }

    private static Map<String, Strength> read() {
        Map<String, Strength> all = new HashMap<>();
        try (InputStream in = Objects.requireNonNull(MeasuredRatings.class.getResourceAsStream("measured.ratings"));
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line : reader.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
                String[] words = line.strip().split("\\s+");
                all.put(words[0] + " " + words[1], new Strength(Integer.parseInt(words[2]), Integer.parseInt(words[3]),
                        words.length > 4 && words[4].equals(ELO)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(all);
    }
}
