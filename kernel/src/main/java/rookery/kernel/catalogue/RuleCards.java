package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;

/**
 * The rules an inventor may choose, as {@link RuleOption}s: everything a player may change before a game, and the rules that define a new game. A value no card
 * can express reads as {@link #OTHER}.
 */
public final class RuleCards {

    public static final String OTHER = "other";
    private static final List<String> SWITCH = List.of("off", "on");

    /** In display order. */
    public static final List<RuleOption> ALL = List.of(
            card("win", List.of("mate", "capture", "mated", "nothing"), _ -> true, RuleCards::win, RuleCards::winBy),
            card("hill", SWITCH, RuleCards::hasRoyal, variant -> word(zone(variant, RuleCards::isHill)),
                    (variant, value) -> goal(variant, zone -> zone instanceof Goal.ReachZone each && isHill(variant, each),
                            on(value) ? hill(variant) : List.of())),
            card("race", List.of("off", "king", "pawn"), _ -> true, RuleCards::race, RuleCards::race),
            card("checks", List.of("off", "three", "five"), Variant::hasCheck, RuleCards::checks,
                    (variant, value) -> goal(variant, goal -> goal instanceof Goal.CountChecks,
                            on(value) ? List.of(new Goal.CountChecks(value.equals("three") ? 3 : 5)) : List.of())),
            card("bare", SWITCH, _ -> true, variant -> word(variant.goals().stream().anyMatch(RuleCards::isBare)),
                    (variant, value) -> goal(variant, RuleCards::isBare,
                            on(value) ? List.of(new Goal.Extinction(all(variant), 1, true, false, 0, false)) : List.of())),
            card("stalemate", List.of("draw", "loss", "win"), _ -> true, variant -> name(variant.stalemate()),
                    (variant, value) -> variant.with(draft -> draft.stalemate = Stalemate.valueOf(value.toUpperCase(Locale.ROOT)))),
            card("hands", SWITCH, _ -> true, variant -> word(variant.wild().drops().on() && variant.wild().drops().captured()),
                    (variant, value) -> hands(variant, on(value))),
            card("blast", List.of("none", "explosion", "stone"), _ -> true, variant -> name(variant.wild().captures().effect()),
                    (variant, value) -> wild(variant, variant.wild().withCaptures(blast(variant, value)))),
            card("compulsory", SWITCH, _ -> true, variant -> word(variant.wild().captures().compulsory()),
                    (variant, value) -> captures(variant,
                            old -> new Captures(on(value), old.effect(), old.spared(), old.immune(), old.ownPieces(), old.forbidden()))),
            card("own", SWITCH, _ -> true, variant -> word(variant.wild().captures().ownPieces()),
                    (variant, value) -> captures(variant,
                            old -> new Captures(old.compulsory(), old.effect(), old.spared(), old.immune(), on(value), old.forbidden()))),
            card("walls", List.of("none", "duck", "stone", "arrow", "trail"), RuleCards::mayHaveWalls,
                    variant -> name(variant.wild().walls()),
                    (variant, value) -> wild(variant, variant.wild().withWalls(Walls.valueOf(value.toUpperCase(Locale.ROOT))))),
            card("pass", List.of("never", "always", "without_moves"), _ -> true, variant -> name(variant.wild().pass()),
                    (variant, value) -> wild(variant, variant.wild().withPass(PassRule.valueOf(value.toUpperCase(Locale.ROOT))))),
            card("facing", SWITCH, Variant::hasCheck, variant -> word(!variant.wild().places().facing()),
                    (variant, value) -> wild(variant, variant.wild().withPlaces(variant.wild().places().withFacing(!on(value))))),
            card("nochecks", SWITCH, RuleCards::mayForbidChecks, variant -> word(variant.checksForbidden()),
                    (variant, value) -> variant.with(draft -> draft.checksForbidden = on(value))),
            card("castling", SWITCH, variant -> rook(variant) > 0, variant -> word(variant.castling().isOn()),
                    (variant, value) -> VariantEdits.withCastling(variant,
                            on(value)
                                    ? variant.castling().isOn() ? variant.castling() : Castling.strict(rook(variant))
                                    : Castling.OFF)),
            card("double", List.of("off", "second", "third"), RuleCards::hasPawn, RuleCards::doubleStep,
                    (variant, value) -> variant.with(
                            draft -> draft.doubleStepRank = value.equals("off") ? 0 : value.equals("second") ? 2 : 3)),
            card("passing", SWITCH, RuleCards::hasPawn, variant -> word(variant.enPassant() != EnPassant.OFF),
                    (variant, value) -> variant
                            .with(draft -> draft.enPassant = on(value) ? EnPassant.STANDARD : EnPassant.OFF)),
            card("promotion", List.of("off", "player", "always_first"), RuleCards::hasPawn, RuleCards::promotion, RuleCards::promotion),
            option("die"), option("repetition"), option("progress"));

    private RuleCards() {
    }

    private static RuleOption card(String id, List<String> values, Predicate<Variant> applies, Function<Variant, String> read,
            BiFunction<Variant, String, Variant> write) {
        return new RuleOption(id, values, applies, read, write);
    }

    /** One of the options open to every player. */
    private static RuleOption option(String id) {
        return RuleOption.ALL.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    public static RuleOption named(String id) {
        return ALL.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    // ---- goals ----------------------------------------------------------------------------------------------------

    private static String win(Variant variant) {
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.Checkmate() -> {
                    return "mate";
                }
                case Goal.Checkmated() -> {
                    return "mated";
                }
                case Goal.CaptureRoyal() -> {
                    return "capture";
                }
                case Goal.Extinction all when isNothingLeft(all) -> {
                    return "nothing";
                }
                case Goal.ReachZone _,Goal.CountChecks _,Goal.Extinction _ -> {
                }
            }
        }
        return OTHER;
    }

    private static boolean isNothingLeft(Goal goal) {
        return goal instanceof Goal.Extinction all && all.together() && all.wins();
    }

    private static Variant winBy(Variant variant, String value) {
        Goal wanted = switch (value) {
            case "mate" -> new Goal.Checkmate();
            case "mated" -> new Goal.Checkmated();
            case "capture" -> new Goal.CaptureRoyal();
            default -> new Goal.Extinction(all(variant), 0, true, true, 0, false);
        };
        boolean mate = wanted instanceof Goal.Checkmate || wanted instanceof Goal.Checkmated;
        List<Goal> goals = new ArrayList<>(List.of(wanted));
        for (Goal goal : variant.goals()) {
            boolean kept = switch (goal) {
                case Goal.Checkmate(),Goal.Checkmated(),Goal.CaptureRoyal() -> false;
                case Goal.CountChecks _ -> mate;
                case Goal.Extinction _ -> !isNothingLeft(goal);
                case Goal.ReachZone _ -> true;
            };
            if (kept) {
                goals.add(goal);
            }
        }
        boolean nothing = value.equals("nothing");
        return variant.with(draft -> {
            draft.goals = goals;
            draft.checksForbidden = variant.checksForbidden() && mate;
            // When the aim is to lose everything, having no move left wins.
            draft.stalemate = nothing ? Stalemate.WIN : win(variant).equals("nothing") ? Stalemate.DRAW : variant.stalemate();
            if (!mate) {
                draft.draws = plainDraws(variant);
                draft.wild = variant.wild().withPlaces(variant.wild().places().withFacing(true));
            }
        });
    }

    /** Draws by perpetual check need the check rule. */
    private static DrawRules plainDraws(Variant variant) {
        var old = variant.draws();
        return new DrawRules(old.repetitionClaim(), old.repetitionAutomatic(), false, old.quietMovesClaim(),
                old.quietMovesAutomatic(), old.deadPosition());
    }

    /** Removes the goals that match and adds others; a game always keeps at least one goal. */
    private static Variant goal(Variant variant, Predicate<Goal> replaced, List<? extends Goal> added) {
        List<Goal> goals = new ArrayList<>(variant.goals().stream().filter(replaced.negate()).toList());
        goals.addAll(added);
        return goals.isEmpty() ? variant : variant.with(draft -> draft.goals = goals);
    }

    private interface ZoneTest {
        boolean test(Variant variant, Goal.ReachZone zone);
    }

    private static boolean zone(Variant variant, ZoneTest test) {
        return variant.goals().stream().anyMatch(goal -> goal instanceof Goal.ReachZone zone && test.test(variant, zone));
    }

    private static List<Goal> hill(Variant variant) {
        SquareSet middle = middle(variant.shape());
        return List.of(new Goal.ReachZone(royals(variant), middle, middle, false));
    }

    private static boolean isHill(Variant variant, Goal.ReachZone zone) {
        return zone.white().equals(zone.black()) && zone.white().size() <= 4 && !isRace(variant, zone);
    }

    /** The one, two or four squares in the middle. */
    static SquareSet middle(BoardShape shape) {
        return SquareSet.where(shape, square -> isMiddle(shape.file(square), shape.files()) && isMiddle(shape.rank(square), shape.ranks()));
    }

    private static boolean isMiddle(int at, int length) {
        return at == (length - 1) / 2 || at == length / 2;
    }

    private static boolean isRace(Variant variant, Goal.ReachZone zone) {
        BoardShape shape = variant.shape();
        return zone.white().equals(rank(shape, shape.ranks() - 1)) && zone.black().equals(rank(shape, 0));
    }

    private static SquareSet rank(BoardShape shape, int rank) {
        return SquareSet.where(shape, square -> shape.rank(square) == rank);
    }

    private static String race(Variant variant) {
        for (Goal goal : variant.goals()) {
            if (goal instanceof Goal.ReachZone zone && isRace(variant, zone)) {
                PieceKind runner = variant.kind(zone.kinds().getFirst());
                return runner.royal() ? "king" : runner.pawn() ? "pawn" : OTHER;
            }
        }
        return "off";
    }

    private static Variant race(Variant variant, String value) {
        BoardShape shape = variant.shape();
        List<Integer> kinds = value.equals("pawn") ? kinds(variant, PieceKind::pawn) : royals(variant);
        boolean up = variant.whiteForward() > 0;
        SquareSet top = rank(shape, shape.ranks() - 1);
        SquareSet bottom = rank(shape, 0);
        List<Goal> wanted = value.equals("off") || kinds.isEmpty()
                ? List.of()
                : List.of(new Goal.ReachZone(kinds, up ? top : bottom, up ? bottom : top, false));
        return goal(variant, goal -> goal instanceof Goal.ReachZone zone && isRace(variant, zone), wanted);
    }

    private static String checks(Variant variant) {
        for (Goal goal : variant.goals()) {
            if (goal instanceof Goal.CountChecks(int checks)) {
                return checks == 3 ? "three" : checks == 5 ? "five" : OTHER;
            }
        }
        return "off";
    }

    private static boolean isBare(Goal goal) {
        return goal instanceof Goal.Extinction all && all.together() && !all.wins() && all.remaining() == 1;
    }

    // ---- other rules ----------------------------------------------------------------------------------------------

    private static Variant hands(Variant variant, boolean on) {
        if (!on) {
            return wild(variant, variant.wild().withDrops(Drops.NONE)).withStart(variant.start().withHand(List.of()));
        }
        BoardShape shape = variant.shape();
        SquareSet inner = SquareSet.where(shape, square -> shape.rank(square) > 0 && shape.rank(square) < shape.ranks() - 1);
        List<Integer> pawns = kinds(variant, PieceKind::pawn);
        List<Drops.Zone> zones = pawns.isEmpty() ? List.of() : List.of(new Drops.Zone(pawns, inner, inner));
        Drops drops = new Drops(true, true, zones, List.of(), List.of(), false, true, Drops.Duty.NONE, List.of(), false);
        // Pieces in hand can always return, so no position is dead.
        return wild(variant, variant.wild().withDrops(drops)).with(draft -> {
            var old = variant.draws();
            draft.draws = new DrawRules(old.repetitionClaim(), old.repetitionAutomatic(), old.perpetualCheck(),
                    old.quietMovesClaim(), old.quietMovesAutomatic(), false);
        });
    }

    private static Captures blast(Variant variant, String value) {
        Captures old = variant.wild().captures();
        Captures.Effect effect = Captures.Effect.valueOf(value.toUpperCase(Locale.ROOT));
        List<Integer> spared = effect == Captures.Effect.EXPLOSION ? kinds(variant, PieceKind::pawn) : List.of();
        return new Captures(old.compulsory(), effect, spared, effect == Captures.Effect.EXPLOSION ? old.immune() : List.of(),
                old.ownPieces(), old.forbidden());
    }

    private static Variant captures(Variant variant, Function<Captures, Captures> change) {
        return wild(variant, variant.wild().withCaptures(change.apply(variant.wild().captures())));
    }

    private static Variant wild(Variant variant, WildRules wild) {
        return variant.with(draft -> draft.wild = wild);
    }

    private static boolean mayHaveWalls(Variant variant) {
        return variant.shape().squares() <= 128;
    }

    private static boolean mayForbidChecks(Variant variant) {
        return variant.hasCheck() && variant.goals().stream().noneMatch(Goal.CountChecks.class::isInstance);
    }

    private static String doubleStep(Variant variant) {
        return switch (variant.doubleStepRank()) {
            case 0 -> "off";
            case 2 -> "second";
            case 3 -> "third";
            default -> OTHER;
        };
    }

    private static String promotion(Variant variant) {
        Promotion promotion = variant.promotion();
        return promotion.rank() == 0 ? "off" : promotion.chooser().name().toLowerCase(Locale.ROOT);
    }

    private static Variant promotion(Variant variant, String value) {
        Promotion old = variant.promotion();
        if (value.equals("off")) {
            return variant.with(draft -> draft.promotion = Promotion.NEVER.withOthers(old.others(), old.neverStuck()));
        }
        Promotion.Chooser chooser = Promotion.Chooser.valueOf(value.toUpperCase(Locale.ROOT));
        List<Integer> choices = choices(variant);
        if (old.rank() > 0 || choices.isEmpty()) {
            return old.rank() > 0 ? variant.with(draft -> draft.promotion = old.withChooser(chooser)) : variant;
        }
        return variant.with(draft -> draft.promotion = Promotion.on(variant.shape().ranks(), choices, chooser).withOthers(old.others(),
                old.neverStuck()));
    }

    /** What a pawn may become: everything but pawns and kings, the most valuable first. */
    private static List<Integer> choices(Variant variant) {
        return kinds(variant, kind -> !kind.pawn() && !kind.royal() && !kind.isPromoted()).stream()
                .sorted((a, b) -> Integer.compare(variant.kind(b).value(), variant.kind(a).value())).toList();
    }

    // ---- words and kinds ------------------------------------------------------------------------------------------

    private static int rook(Variant variant) {
        if (variant.castling().isOn()) {
            return variant.castling().partner();
        }
        int rook = variant.kindOf('R');
        return rook > 0 && !variant.kind(rook).royal() && !variant.kind(rook).pawn() && royals(variant).size() == 1 ? rook : 0;
    }

    private static List<Integer> kinds(Variant variant, Predicate<PieceKind> wanted) {
        return IntStream.rangeClosed(1, variant.kinds().size()).filter(kind -> wanted.test(variant.kind(kind))).boxed().toList();
    }

    private static List<Integer> all(Variant variant) {
        return kinds(variant, _ -> true);
    }

    private static List<Integer> royals(Variant variant) {
        return kinds(variant, PieceKind::royal);
    }

    private static boolean hasRoyal(Variant variant) {
        return !royals(variant).isEmpty();
    }

    private static boolean hasPawn(Variant variant) {
        return variant.kinds().stream().anyMatch(PieceKind::pawn);
    }

    private static boolean on(String value) {
        return !value.equals("off");
    }

    private static String word(boolean value) {
        return value ? "on" : "off";
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
