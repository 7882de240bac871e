package rookery.serve.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.archive.Player;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.look.board.VariantGroup;
import rookery.look.face.Faces;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.match.TimeControlText;
import rookery.play.match.TimePreset;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.PersonName;
import rookery.serve.wire.Refused;

/** What can be played, and against whom: every variant of the program and the user's own, every bot of this installation with its levels. */
public final class GameMenu {

    /** Default opponents, the best first. */
    private static final List<String> USUAL = List.of("rookery-birds", "rookery-dice", "greedy");
    private static final String LEVEL = "Level";

    private record Choice(BotProvider provider, String level) {

        String key() {
            return level.isEmpty() ? provider.id() : provider.id() + ":" + level;
        }

        String name() {
            return level.isEmpty() ? provider.displayName() : level;
        }

        boolean isUsual() {
            return provider.options().stream().filter(BotOption.Combo.class::isInstance).map(BotOption.Combo.class::cast)
                    .filter(option -> option.name().equals(LEVEL)).allMatch(option -> option.byDefault().equals(level));
        }
    }

    private final Supplier<List<Variant>> own;
    private final Map<String, Choice> bots;

    /** @param own the user's own variants, queried each time, since files come and go */
    public GameMenu(Supplier<List<Variant>> own) {
        this.own = own;
        bots = Bots.all().stream().flatMap(GameMenu::choices)
                .collect(Collectors.toMap(Choice::key, choice -> choice, (first, _) -> first, LinkedHashMap::new));
    }

    private static Stream<Choice> choices(BotProvider provider) {
        return provider.options().stream().filter(BotOption.Combo.class::isInstance).map(BotOption.Combo.class::cast)
                .filter(option -> option.name().equals(LEVEL)).findFirst()
                .map(levels -> levels.choices().stream().map(level -> new Choice(provider, level)))
                .orElseGet(() -> Stream.of(new Choice(provider, "")));
    }

    // ---- choosing ------------------------------------------------------------------------------------------------

    Variant variant(String id) throws Refused {
        return Stream.concat(own.get().stream(), Variants.all().stream()).filter(variant -> variant.id().equals(id)).findFirst()
                .orElseThrow(() -> new Refused(400, "bad-variant", "There is no such variant here."));
    }

    boolean isOwn(Variant variant) {
        return Variants.all().stream().noneMatch(shipped -> shipped.id().equals(variant.id()));
    }

    Player.Computer bot(String key, Variant variant) throws Refused {
        Choice choice = bots.get(key);
        if (choice == null || !choice.provider().plays(variant)) {
            throw new Refused(400, "bad-opponent", "There is no such opponent for this variant.");
        }
        return new Player.Computer(choice.provider().id(), choice.name(),
                choice.level().isEmpty() ? Map.of() : Map.of(LEVEL, choice.level()));
    }

    /** The name of a player's picture; empty if there is none. */
    static Optional<String> face(Player player) {
        return player instanceof Player.Computer computer
                ? Optional.of(Faces.ofBot(computer.name()))
                : Optional.empty();
    }

    // ---- telling -------------------------------------------------------------------------------------------------

    /** @param mayBegin whether a page may begin games */
    public JsonText json(boolean mayBegin) {
        JsonText all = new JsonText();
        bots.forEach((key, choice) -> all.with(key, new JsonText().with("provider", choice.provider().id()).with("level", choice.level())
                .with("name", choice.name()).with("description", choice.provider().description())
                .with("face", Faces.ofBot(choice.name()))));
        return new JsonText().with("mayBegin", mayBegin)
                .raw("variants", JsonText.list(Stream.concat(Variants.all().stream().map(variant -> json(variant, false)),
                        own.get().stream().map(variant -> json(variant, true)))))
                .with("bots", all).with("clocks", TimePreset.all().stream().map(preset -> TimeControlText.write(preset.control())).toList())
                .with("clock", TimeControlText.write(TimePreset.TEN_MINUTES.control()))
                .with("limits", new JsonText().with("name", PersonName.LONGEST));
    }

    private String json(Variant variant, boolean isOwn) {
        List<Choice> able = bots.values().stream().filter(choice -> choice.provider().plays(variant)).toList();
        String usual = USUAL.stream().flatMap(id -> able.stream().filter(choice -> choice.provider().id().equals(id) && choice.isUsual()))
                .findFirst().or(() -> able.stream().findFirst()).map(Choice::key).orElse(null);
        return GameStory.variantJson(variant, isOwn).with("summary", variant.summary())
                .with("board", GameStory.board(Position.start(variant))).with("bots", able.stream().map(Choice::key).toList())
                .with("bot", usual).with("group", isOwn ? "own" : VariantGroup.of(variant).id()).text();
    }
}
