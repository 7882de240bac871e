package rookery.uci.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/**
 * The players behind an engine program; for each variant the first that plays it is used.
 *
 * @param players in order of preference
 */
public record EnginePlayers(List<Player> players) {

    /** @param defaults values that count as the defaults of this player's options */
    public record Player(BotProvider provider, Map<String, String> defaults) {

        public Player {
            defaults = Map.copyOf(defaults);
        }

        /** The provider's options with our defaults. */
        List<BotOption> options() {
            BotSettings ours = new BotSettings(defaults, 0);
            return provider.options().stream().<BotOption>map(option -> switch (option) {
                case BotOption.Check check -> new BotOption.Check(check.name(), ours.value(check), check.help());
                case BotOption.Spin spin -> new BotOption.Spin(spin.name(), ours.value(spin), spin.min(), spin.max(), spin.help());
                case BotOption.Combo combo -> new BotOption.Combo(combo.name(), ours.value(combo), combo.choices(), combo.help());
                case BotOption.Text text -> new BotOption.Text(text.name(), ours.value(text), text.help());
                case BotOption.Button button -> button;
            }).toList();
        }

        /** The values meant for this player. */
        BotSettings settings(Map<String, String> values, long seed) {
            BotSettings settings = new BotSettings(Map.of(), seed);
            for (BotOption option : options()) {
                String value = values.getOrDefault(option.name(), option.defaultText());
                settings = option instanceof BotOption.Button ? settings : settings.with(option.name(), value);
            }
            return settings;
        }
    }

    public EnginePlayers {
        players = List.copyOf(players);
        if (players.isEmpty()) {
            throw new IllegalArgumentException("an engine without a player");
        }
    }

    public static EnginePlayers of(BotProvider... providers) {
        return new EnginePlayers(Arrays.stream(providers).map(provider -> new Player(provider, Map.of())).toList());
    }

    Optional<Player> playing(Variant variant) {
        return players.stream().filter(player -> player.provider().plays(variant)).findFirst();
    }

    /** All options; where two players have one of the same name, the first one's. */
    List<BotOption> options() {
        Map<String, BotOption> options = new LinkedHashMap<>();
        for (Player player : players) {
            player.options().forEach(option -> options.putIfAbsent(option.name().toLowerCase(Locale.ROOT), option));
        }
        return new ArrayList<>(options.values());
    }
}
