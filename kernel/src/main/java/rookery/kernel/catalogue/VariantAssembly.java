package rookery.kernel.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.WildRules;

/** Builds a variant from a file already merged with its parent, and checks its start position. */
final class VariantAssembly {

    private enum Forward {
        UP, DOWN
    }

    private final ProblemList problems = new ProblemList();
    private final Section file;
    /** What the author wrote, without what is inherited. */
    private final Json.Dict written;

    VariantAssembly(Json.Dict merged, Json.Dict written) {
        file = new Section(merged, "", problems);
        this.written = written;
    }

    VariantReader.Result result() {
        VariantReader.Draft draft = draft();
        return draft.problems().isEmpty()
                ? new VariantReader.Accepted(draft.variant().orElseThrow())
                : new VariantReader.Refused(draft.problems());
    }

    /** The variant as far as it could be built, playable or not. */
    VariantReader.Draft draft() {
        file.value("extends");
        TextSections texts = new TextSections(file);
        String id = texts.id();
        String name = texts.line("name", id, 60);
        String family = texts.family(id);
        String summary = texts.lineOrNothing("summary", 300);
        BoardShape shape = shape();
        boolean boardKnown = problems.leavesRulesClear();
        PieceSections pieces = new PieceSections(problems);
        pieces.read(file);
        ZoneText zones = new ZoneText(problems, shape);
        boolean lettersKnown = !pieces.kinds().isEmpty();
        List<Goal> goals = new GoalSections(problems, pieces, zones).read(file);
        boolean mateCounts = goals.stream().anyMatch(goal -> goal instanceof Goal.Checkmate || goal instanceof Goal.Checkmated);
        WildSections wild = new WildSections(problems, pieces, zones);
        WildRules wildRules = wild.read(file, mateCounts);
        RuleSections rules = new RuleSections(problems, pieces, shape);
        Chance chance = rules.die(file);
        boolean hasDie = chance instanceof Chance.Die;
        Castling castling = rules.castling(file);
        Promotion promotion = rules.promotion(file, mateCounts, hasDie, wild);
        EnPassant enPassant = file.choice("enPassant", EnPassant.class, EnPassant.OFF);
        int doubleStepRank = file.number("doubleStepRank", 0, shape.ranks(), 0);
        int doubleStepRanks = file.number("doubleStepRanks", 1, shape.ranks(), 1);
        boolean checksForbidden = file.flag("checksForbidden", false);
        if (checksForbidden && (!mateCounts || goals.stream().anyMatch(Goal.CountChecks.class::isInstance))) {
            file.problem("checksForbidden", "needs the goal checkmate, and no goal of counted checks");
        }
        var draws = rules.draws(file, mateCounts, hasDie);
        Forward forward = file.choice("forward", Forward.class, Forward.UP);
        Stalemate stalemate = file.choice("stalemate", Stalemate.class, Stalemate.DRAW);
        FlagFall flagFall = file.choice("flagFall", FlagFall.class, FlagFall.LOSS);
        String start = file.text("start", "");
        file.finish();
        if (!boardKnown || !lettersKnown) {
            return new VariantReader.Draft(Optional.empty(), problems.sorted());
        }
        List<Goal> someGoals = goals.isEmpty() ? List.of(new Goal.Checkmate()) : goals;
        Variant empty = new Variant(id, name, family, summary, shape, pieces.kinds(), Setup.of(Placement.empty(shape)),
                forward == Forward.UP ? 1 : -1, castling, enPassant, doubleStepRank, promotion, someGoals, checksForbidden, stalemate,
                draws,
                chance, flagFall, doubleStepRanks, wildRules);
        Variant variant = withStart(empty, start);
        if (problems.leavesRulesClear()) {
            tryStart(variant);
        }
        return new VariantReader.Draft(Optional.of(variant), problems.sorted());
    }

    private BoardShape shape() {
        String text = file.text("board", "");
        if (!text.matches("\\d{1,2}x\\d{1,2}")) {
            file.problem("board",
                    "expected files x ranks, such as \"10x8\", each from " + BoardShape.SMALLEST + " to " + BoardShape.LARGEST);
            return BoardShape.CHESS;
        }
        int cross = text.indexOf('x');
        int files = Integer.parseInt(text.substring(0, cross));
        int ranks = Integer.parseInt(text.substring(cross + 1));
        if (!BoardShape.isPossible(files, ranks)) {
            file.problem("board", "a board has " + BoardShape.SMALLEST + " to " + BoardShape.LARGEST + " files and ranks, not " + files
                    + " and " + ranks);
            return BoardShape.CHESS;
        }
        return new BoardShape(files, ranks);
    }

    private Variant withStart(Variant variant, String start) {
        boolean inherited = written.find("start") == null;
        if (start.isBlank()) {
            file.problem("start", "expected the start position as a FEN");
            return variant;
        }
        if (inherited && written.find("board") != null && start.split("/").length != variant.shape().ranks()) {
            file.problem("start", "the board has another size than the one it extends, so the start position must be given");
            return variant;
        }
        return switch (Fen.read(variant, inherited ? fitted(variant, start) : start)) {
            case Fen.Read(Setup setup) -> variant.withStart(setup);
            case Fen.Refused(List<String> reasons) -> {
                reasons.forEach(reason -> file.problem("start", reason));
                yield variant;
            }
        };
    }

    /** The inherited start without the fields that the changed rules no longer have. */
    private String fitted(Variant variant, String start) {
        String[] fields = start.split(" ");
        if (!variant.castling().isOn() && fields.length > 2) {
            fields[2] = "-";
        }
        boolean counted = written.find("goals") == null && written.find("die") == null;
        return String.join(" ", counted || fields.length < 4 ? List.of(fields) : List.of(fields).subList(0, 4));
    }

    private void tryStart(Variant variant) {
        switch (Position.of(variant, variant.start())) {
            case Verdict.Unplayable(Set<Problem> reasons) ->
                reasons.stream().sorted().forEach(reason -> file.problem("start", "the start position cannot be played: " + reason.text()));
            case Verdict.Playable(Position position) -> {
                if (position.outcome().isOver()) {
                    file.problem("start", "the game would be over before the first move");
                }
            }
        }
    }
}
