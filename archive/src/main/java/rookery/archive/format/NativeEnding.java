package rookery.archive.format;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;

/** The result and the final board of a game in our own format, compared with what the moves lead to. */
final class NativeEnding {

    private static final Set<String> RESULT_KEYS = Set.of("mark", "winner", "reason");
    private static final Set<String> FINAL_KEYS = Set.of("turn", "board", "fen");

    private final Game game;
    private final Position last;

    private NativeEnding(Game game) {
        this.game = game;
        last = game.at(game.last());
    }

    /** Ends the game, all of whose moves have been read, as the file says. */
    static void read(Game game, Fields file) throws Flaw {
        NativeEnding ending = new NativeEnding(game);
        ending.readResult(file.fields("result", RESULT_KEYS));
        ending.compareBoard(file.fields("final", FINAL_KEYS));
    }

    private void readResult(Fields result) throws Flaw {
        String mark = result.text("mark").value();
        Outcome outcome = switch (mark) {
            case "*" -> new Outcome.Ongoing();
            case "1-0" -> new Outcome.Win(Side.WHITE, reason(result));
            case "0-1" -> new Outcome.Win(Side.BLACK, reason(result));
            case "1/2-1/2" -> new Outcome.Draw(reason(result));
            default -> throw Flaw.damaged(result.place(), "the result " + mark, "1-0, 0-1, 1/2-1/2 or *");
        };
        if (outcome instanceof Outcome.Win(Side side, Reason _) && !result.text("winner").value().equals(NativeWriter.name(side))) {
            throw Flaw.damaged(result.place(), "the winner " + result.text("winner").value(),
                    NativeWriter.name(side) + ", by the mark " + mark);
        }
        Outcome byRules = last.outcome();
        if (byRules.isOver() && !byRules.equals(outcome)) {
            throw Flaw.damaged(result.place(), "the result " + mark, byRules.mark() + ", by the last position");
        }
        if (!byRules.isOver() && outcome.isOver() && isOfPosition(reasonOf(outcome))) {
            throw Flaw.damaged(result.place(), NativeWriter.name(reasonOf(outcome)), "a position in which it is true");
        }
        game.end(outcome);
    }

    /**
     * The result that the final position supports: a decisive position overrides what the file claims, and a claimed reason that the board does not show
     * becomes an adjudication.
     */
    static Outcome provable(Outcome said, Position last) {
        Outcome shown = last.outcome();
        if (shown.isOver() || !said.isOver() || !isOfPosition(reasonOf(said))) {
            return shown.isOver() ? shown : said;
        }
        return switch (said) {
            case Outcome.Ongoing() -> said;
            case Outcome.Win(Side side, Reason _) -> new Outcome.Win(side, Reason.ADJUDICATION);
            case Outcome.Draw _ -> new Outcome.Draw(Reason.ADJUDICATION);
        };
    }

    private static Reason reason(Fields result) throws Flaw {
        Json.Text text = result.text("reason");
        for (Reason reason : Reason.values()) {
            if (NativeWriter.name(reason).equals(text.value())) {
                return reason;
            }
        }
        throw Flaw.damaged(text.place(), "the reason " + text.value(), "a reason Rookery knows, such as checkmate");
    }

    private static Reason reasonOf(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> Reason.ABANDONED;
            case Outcome.Win(Side _, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
        };
    }

    /** Reasons the board itself must show. Repetition and counted moves may also have been claimed. */
    private static boolean isOfPosition(Reason reason) {
        return switch (reason) {
            case CHECKMATE, KING_CAPTURED, ZONE_REACHED, CHECKS_GIVEN, EXTINCTION, STALEMATE, PERPETUAL_CHECK, DEAD_POSITION,
                    NO_ROLLABLE_FACE,
                    BOTH_REACHED_ZONE ->
                true;
            case REPETITION, NO_PROGRESS, RESIGNATION, TIME, AGREEMENT, ABANDONED, ADJUDICATION, ILLEGAL_MOVE, PLAYER_FAILED -> false;
        };
    }

    private void compareBoard(Fields end) throws Flaw {
        Variant variant = game.variant();
        Json.Array rows = end.list("board");
        List<String> stored = rows.items().stream().map(row -> row instanceof Json.Text(LineColumn _, String value) ? value : "").toList();
        Optional<ArchiveProblem> problem = BoardRows.check(variant, stored, rows.place().line());
        if (problem.isPresent()) {
            throw new Flaw(List.of(problem.get()));
        }
        if (!(end.find("turn") instanceof Json.Text(LineColumn place, String turn))) {
            throw Flaw.of(ArchiveCode.NO_SIDE_TO_MOVE, end.place(), "no \"turn\"", "\"turn\": \"white\" or \"black\"");
        }
        if (!turn.equals("white") && !turn.equals("black")) {
            throw Flaw.of(ArchiveCode.NO_SIDE_TO_MOVE, place, turn, "white or black");
        }
        List<String> drawn = BoardDiagram.draw(variant, last.setup().placement());
        if (!drawn.equals(stored) || !turn.equals(NativeWriter.name(last.turn()))) {
            throw Flaw.damaged(rows.place(), "a final board or turn that the moves do not lead to",
                    String.join("/", drawn) + " " + NativeWriter.name(last.turn()));
        }
        Json.Text fen = end.text("fen");
        if (!fen.value().equals(Fen.write(last))) {
            throw Flaw.damaged(fen.place(), "the final position " + fen.value(), Fen.write(last));
        }
    }
}
