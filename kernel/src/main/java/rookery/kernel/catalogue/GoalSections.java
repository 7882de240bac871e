package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Goal;

/** The goals of a variant file, each a word, or an object with the word and its settings. */
final class GoalSections {

    static final List<String> WORDS = List.of("checkmate", "checkmated", "capture-royal", "reach-zone", "count-checks", "extinction");
    private static final int MOST = 8;

    private final ProblemList problems;
    private final PieceSections pieces;
    private final ZoneText zones;

    GoalSections(ProblemList problems, PieceSections pieces, ZoneText zones) {
        this.problems = problems;
        this.pieces = pieces;
        this.zones = zones;
    }

    List<Goal> read(Section file) {
        Json value = file.value("goals");
        List<Goal> goals = new ArrayList<>();
        if (!(value instanceof Json.Array(LineColumn _, List<Json> items)) || items.isEmpty() || items.size() > MOST) {
            file.problem("goals", "expected a list of 1 to " + MOST + " goals, such as [\"checkmate\"]");
            return goals;
        }
        for (int i = 0; i < items.size(); i++) {
            String path = file.path("goals") + "[" + i + "]";
            Goal goal = switch (items.get(i)) {
                case Json.Text text -> goal(text.value(), new Section(new Json.Dict(text.place(), List.of()), path, problems));
                case Json.Dict object -> {
                    Section section = new Section(object, path, problems);
                    Goal read = goal(section.text("goal", ""), section);
                    section.finish();
                    yield read;
                }
                case Json other -> {
                    problems.add(other.place(), path, "expected a goal, found " + other.kind());
                    yield null;
                }
            };
            if (goal != null && goals.stream().anyMatch(known -> known.getClass() == goal.getClass())
                    && !(goal instanceof Goal.ReachZone) && !(goal instanceof Goal.Extinction)) {
                problems.add(items.get(i).place(), path, "this goal stands twice");
            } else if (goal != null) {
                goals.add(goal);
            }
        }
        checkTogether(file, goals);
        return goals;
    }

    private @Nullable Goal goal(String word, Section section) {
        return switch (word) {
            case "checkmate" -> new Goal.Checkmate();
            case "checkmated" -> new Goal.Checkmated();
            case "capture-royal" -> new Goal.CaptureRoyal();
            case "reach-zone" -> reachZone(section);
            case "count-checks" -> new Goal.CountChecks(section.number("checks", 1, 15, 3));
            case "extinction" -> extinction(section);
            default -> {
                problems.add(section.place(), section.path("goal"),
                        "expected one of " + String.join(", ", WORDS) + ", found \"" + Section.shown(word) + "\""
                                + Suggestion.among(WORDS, word));
                yield null;
            }
        };
    }

    private @Nullable Goal reachZone(Section section) {
        List<Integer> kinds = kinds(section);
        SquareSet both = zones.read(section, "zone");
        SquareSet white = section.has("white") ? zones.read(section, "white") : both;
        SquareSet black = section.has("black") ? zones.read(section, "black") : both;
        section.value("white");
        section.value("black");
        boolean reply = section.flag("reply", false);
        if (white.isEmpty() && black.isEmpty()) {
            section.problem("zone", "expected the squares to reach, such as [\"a8-h8\"], for both sides or under \"white\" and \"black\"");
            return null;
        }
        return kinds.isEmpty() ? null : new Goal.ReachZone(kinds, white, black, reply);
    }

    private @Nullable Goal extinction(Section section) {
        List<Integer> kinds = kinds(section);
        int remaining = section.number("remaining", 0, 255, 0);
        boolean together = section.flag("together", false);
        boolean wins = section.flag("wins", false);
        int others = section.number("others", 0, 255, 0);
        boolean reply = section.flag("reply", false);
        return kinds.isEmpty() ? null : new Goal.Extinction(kinds, remaining, together, wins, others, reply);
    }

    private List<Integer> kinds(Section section) {
        List<Integer> kinds = pieces.kinds(section, "pieces", false);
        if (kinds == null || kinds.isEmpty()) {
            section.problem("pieces", "expected the letters of the pieces this goal is about");
            return List.of();
        }
        return kinds;
    }

    private void checkTogether(Section file, List<Goal> goals) {
        boolean mate = goals.stream().anyMatch(goal -> goal instanceof Goal.Checkmate || goal instanceof Goal.Checkmated);
        if (goals.stream().anyMatch(Goal.Checkmate.class::isInstance) && goals.stream().anyMatch(Goal.Checkmated.class::isInstance)) {
            file.problem("goals", "checkmate and checkmated exclude one another");
        }
        boolean capture = goals.stream().anyMatch(Goal.CaptureRoyal.class::isInstance);
        if (mate && capture) {
            file.problem("goals",
                    "checkmate and capture-royal exclude one another: where check must be answered no royal piece is ever taken");
        }
        if ((mate || capture) && !pieces.kinds().isEmpty() && !pieces.hasRoyal()) {
            file.problem("goals", "this goal needs a royal piece, and no piece is \"royal\": true");
        }
        if (!mate && goals.stream().anyMatch(Goal.CountChecks.class::isInstance)) {
            file.problem("goals", "checks are counted only where the goal checkmate stands too");
        }
    }
}
