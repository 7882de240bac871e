package rookery.kernel.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Variant;

/**
 * One rule a player may change before a game, with its values as short words; texts are found under {@code rule.ID} and {@code rule.ID.VALUE}.
 *
 * @param applies whether the option makes sense for a variant
 */
public record RuleOption(String id, List<String> values, Predicate<Variant> applies, Function<Variant, String> read,
        BiFunction<Variant, String, Variant> write) {

    private static final List<String> SWITCH = List.of("off", "on");

    public RuleOption {
        values = List.copyOf(values);
    }

    /** Every rule option that a preset sets. */
    public static final List<RuleOption> ALL = List.of(
            new RuleOption("goal", List.of("checkmate", "capture"), RuleOption::hasPlainGoal,
                    variant -> variant.hasCheck() ? "checkmate" : "capture",
                    (variant, value) -> variant.with(
                            draft -> draft.goals = List.of(value.equals("checkmate") ? new Goal.Checkmate() : new Goal.CaptureRoyal()))),
            new RuleOption("castling", SWITCH, variant -> variant.kindOf('R') != 0, variant -> word(variant.castling().isOn()),
                    (variant, value) -> variant.with(draft -> draft.castling = on(value)
                            ? variant.castling().isOn() ? variant.castling() : Castling.strict(variant.kindOf('R'))
                            : Castling.OFF)),
            new RuleOption("castling.check", SWITCH, RuleOption::castles, variant -> word(variant.castling().outOfCheck()),
                    (variant, value) -> variant.with(draft -> draft.castling = variant.castling().withOutOfCheck(on(value)))),
            new RuleOption("castling.through", SWITCH, RuleOption::castles, variant -> word(variant.castling().throughAttack()),
                    (variant, value) -> variant.with(draft -> draft.castling = variant.castling().withThroughAttack(on(value)))),
            new RuleOption("castling.jump", SWITCH, RuleOption::castles, variant -> word(variant.castling().rookMayJump()),
                    (variant, value) -> variant.with(draft -> draft.castling = variant.castling().withRookMayJump(on(value)))),
            new RuleOption("castling.any", SWITCH, RuleOption::castles, variant -> word(variant.castling().anyRook()),
                    (variant, value) -> variant.with(draft -> draft.castling = variant.castling().withAnyRook(on(value)))),
            new RuleOption("passing", List.of("off", "standard", "literal"), _ -> true,
                    variant -> variant.enPassant().name().toLowerCase(Locale.ROOT),
                    (variant, value) -> variant.with(draft -> draft.enPassant = EnPassant.valueOf(value.toUpperCase(Locale.ROOT)))),
            new RuleOption("promotion", List.of("player", "always_first", "die"), variant -> variant.promotion().rank() > 0,
                    variant -> variant.promotion().chooser().name().toLowerCase(Locale.ROOT),
                    (variant,
                            value) -> variant.with(draft -> draft.promotion = variant.promotion()
                                    .withChooser(Promotion.Chooser.valueOf(value.toUpperCase(Locale.ROOT))))),
            new RuleOption("repetition", List.of("off", "third", "claim"), _ -> true, RuleOption::repetition,
                    (variant, value) -> draws(variant, draws -> new DrawRules(value.equals("claim") ? 3 : 0,
                            value.equals("third") ? 3 : value.equals("claim") ? 5 : 0, draws.perpetualCheck(), draws.quietMovesClaim(),
                            draws.quietMovesAutomatic(), draws.deadPosition()))),
            new RuleOption("perpetual", SWITCH, _ -> true, variant -> word(variant.draws().perpetualCheck()),
                    (variant, value) -> draws(variant,
                            draws -> new DrawRules(draws.repetitionClaim(), draws.repetitionAutomatic(), on(value),
                                    draws.quietMovesClaim(), draws.quietMovesAutomatic(), draws.deadPosition()))),
            new RuleOption("progress", List.of("off", "fifty", "seventy_five", "claim"), _ -> true, RuleOption::progress,
                    (variant, value) -> draws(variant, draws -> new DrawRules(draws.repetitionClaim(), draws.repetitionAutomatic(),
                            draws.perpetualCheck(), value.equals("claim") ? 50 : 0,
                            value.equals("off") ? 0 : value.equals("fifty") ? 50 : 75, draws.deadPosition()))),
            new RuleOption("dead", SWITCH, _ -> true, variant -> word(variant.draws().deadPosition()),
                    (variant, value) -> draws(variant, draws -> new DrawRules(draws.repetitionClaim(), draws.repetitionAutomatic(),
                            draws.perpetualCheck(), draws.quietMovesClaim(), draws.quietMovesAutomatic(), on(value)))),
            new RuleOption("flag", List.of("loss", "loss_or_draw", "pass"), _ -> true,
                    variant -> variant.flagFall().name().toLowerCase(Locale.ROOT),
                    (variant, value) -> variant.with(draft -> draft.flagFall = FlagFall.valueOf(value.toUpperCase(Locale.ROOT)))),
            new RuleOption("die", SWITCH, variant -> variant.kinds().size() >= 2, variant -> word(variant.hasDie()),
                    (variant, value) -> variant.with(draft -> draft.chance = on(value) ? die(variant) : new Chance.None())));

    /** The variant with all changes applied; a change that does not apply or names an unknown value is ignored. */
    public static Variant apply(Variant variant, Map<String, String> changes) {
        var changed = variant;
        for (var option : ALL) {
            var value = changes.get(option.id);
            if (value != null && option.values.contains(value) && option.applies.test(changed)) {
                changed = option.write.apply(changed, value);
            }
        }
        return changed;
    }

    private static boolean hasPlainGoal(Variant variant) {
        return variant.goals().size() == 1
                && (variant.goals().getFirst() instanceof Goal.Checkmate || variant.goals().getFirst() instanceof Goal.CaptureRoyal);
    }

    private static boolean castles(Variant variant) {
        return variant.castling().isOn();
    }

    private static Chance die(Variant variant) {
        return variant.chance() instanceof Chance.Die die
                ? die
                : new Chance.Die(IntStream.rangeClosed(1, variant.kinds().size()).boxed().toList());
    }

    private static String repetition(Variant variant) {
        var draws = variant.draws();
        return draws.repetitionClaim() > 0 ? "claim" : draws.repetitionAutomatic() > 0 ? "third" : "off";
    }

    private static String progress(Variant variant) {
        var draws = variant.draws();
        if (draws.quietMovesClaim() > 0) return "claim";
        return draws.quietMovesAutomatic() == 0 ? "off" : draws.quietMovesAutomatic() <= 50 ? "fifty" : "seventy_five";
    }

    private static Variant draws(Variant variant, Function<DrawRules, DrawRules> change) {
        return variant.with(draft -> draft.draws = change.apply(variant.draws()));
    }

    private static boolean on(String value) {
        return value.equals("on");
    }

    private static String word(boolean value) {
        return value ? "on" : "off";
    }
}
