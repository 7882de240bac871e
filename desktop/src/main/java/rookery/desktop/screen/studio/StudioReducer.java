package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rookery.desktop.screen.studio.StudioIntent.Role;
import rookery.kernel.catalogue.RuleCards;
import rookery.kernel.catalogue.VariantEdits;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/** The state transitions of the studio; pure. */
final class StudioReducer {
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_SUMMARY = 300;
    private static final int LONGEST_PIECE = 30;

    private StudioReducer() {}

    static StudioState reduce(StudioState state, StudioIntent intent) {
        var variant = state.variant();
        return switch (intent) {
            case StudioIntent.Begin(var chosen) -> changed(state, chosen, "").withHand(1, true, state.mirror());
            case StudioIntent.Rename(var name) -> rename(state, name);
            case StudioIntent.Describe(var summary) ->
                changed(state, variant.with(draft -> draft.summary = line(summary, LONGEST_SUMMARY)), "summary");
            case StudioIntent.Resize(var edge, int by, int gesture) ->
                changed(state, VariantEdits.resize(variant, edge, by), "edge" + gesture);
            case StudioIntent.Paint(int square, boolean erase, int gesture) -> paint(state, square, erase, gesture);
            case StudioIntent.ClearBoard() -> changed(state, VariantEdits.withPlacement(variant, Placement.empty(variant.shape())), "");
            case StudioIntent.ChooseBrush(int kind) -> state.withHand(kind, state.white(), state.mirror());
            case StudioIntent.ChooseSide(boolean white) -> state.withHand(state.kind(), white, state.mirror());
            case StudioIntent.Mirror(boolean on) -> state.withHand(state.kind(), state.white(), on);
            case StudioIntent.AddKind(var name) -> add(state, name);
            case StudioIntent.RemoveKind() ->
                state.kind() == 0 ? state : changed(state, VariantEdits.remove(variant, state.kind()), "");
            case StudioIntent.NameKind(var name) -> kind(state, "piece" + state.kind(), kind -> named(variant, kind, name));
            case StudioIntent.ChooseRole(var role) -> kind(state, "", kind -> new PieceKind(kind.name(), kind.letter(), kind.movement(),
                    role == Role.KING ? 0 : kind.value(), role == Role.KING, role == Role.PAWN, kind.promotedFrom()));
            case StudioIntent.UseTool(var tool) -> state.withTool(tool);
            case StudioIntent.ClickMove(int right, int ahead) -> kind(state, "", kind -> state.tool().click(kind, right, ahead));
            case StudioIntent.TypeMoves(var betza) -> switch (Betza.parse(betza.strip())) {
                case Betza.Parsed(Movement movement) -> kind(state, "betza" + state.kind(), kind -> StrideTool.moving(kind, movement));
                case Betza.Refused _ -> state;
            };
            case StudioIntent.ChooseRule(var card, var value) -> changed(state, RuleCards.named(card).write().apply(variant, value), "");
            case StudioIntent.Show(var pane) -> state.withPane(pane);
            case StudioIntent.Undo() -> undo(state);
            case StudioIntent.Redo() -> redo(state);
        };
    }

    static StudioState reduce(StudioState state, StudioEvent event) {
        return switch (event) {
            case StudioEvent.Checked(var variant, var problems) -> variant.equals(state.variant()) ? state.withProblems(problems) : state;
            case StudioEvent.Kept(var id) -> id.equals(state.variant().id()) ? state.withKept(id) : state;
            case StudioEvent.Measuring(var report) -> state.withReport(report, true);
            case StudioEvent.Measured(var report) -> state.withReport(report, false);
            case StudioEvent.MeasuringFailed() -> state.withReport(state.report(), false);
        };
    }

    /** @param gesture consecutive changes of the same name count as one; empty for a separate change */
    private static StudioState changed(StudioState state, Variant changed, String gesture) {
        if (changed.equals(state.variant())) return state;
        var undo = new ArrayList<>(state.undo());
        boolean same = !gesture.isEmpty() && gesture.equals(state.gesture());
        if (!same) undo.add(state.variant());
        if (undo.size() > StudioState.MOST_UNDO) undo.removeFirst();
        return state.withVariant(changed, undo, List.of(), gesture);
    }

    private static StudioState undo(StudioState state) {
        if (state.undo().isEmpty()) return state;
        var redo = new ArrayList<>(state.redo());
        redo.add(state.variant());
        return state.withVariant(state.undo().getLast(), state.undo().subList(0, state.undo().size() - 1), redo, "");
    }

    private static StudioState redo(StudioState state) {
        if (state.redo().isEmpty()) return state;
        var undo = new ArrayList<>(state.undo());
        undo.add(state.variant());
        return state.withVariant(state.redo().getLast(), undo, state.redo().subList(0, state.redo().size() - 1), "");
    }

    /** A saved variant keeps its id, so that it replaces itself; a new one gets its id from its name. */
    private static StudioState rename(StudioState state, String name) {
        var line = line(name, LONGEST_NAME);
        if (line.isBlank()) return state;
        return changed(state, VariantEdits.named(state.variant(), line, state.kept()), "name");
    }

    private static String line(String text, int longest) {
        var line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= longest ? line : line.substring(0, longest);
    }

    private static StudioState paint(StudioState state, int square, boolean erase, int gesture) {
        var variant = state.variant();
        if (square == BoardShape.NONE) return state;
        int piece = erase ? Piece.EMPTY : state.brush();
        var placement = variant.start().placement().with(square, piece);
        if (state.mirror()) {
            int other = VariantEdits.mirrored(variant.shape(), square);
            if (other != square) placement = placement.with(other, VariantEdits.mirrored(piece));
        }
        if (placement.equals(variant.start().placement())) return state;
        return changed(state, VariantEdits.withPlacement(variant, placement), "paint" + gesture);
    }

    private interface KindChange {
        PieceKind of(PieceKind kind);
    }

    private static StudioState kind(StudioState state, String gesture, KindChange change) {
        var before = state.inHand();
        if (before == null) return state;
        var after = change.of(before);
        return after.equals(before) ? state : changed(state, VariantEdits.replace(state.variant(), state.kind(), after), gesture);
    }

    /** Names of pieces differ, and are never empty. */
    private static PieceKind named(Variant variant, PieceKind kind, String name) {
        var line = line(name.toLowerCase(Locale.ROOT).strip(), LONGEST_PIECE);
        boolean taken = line.isEmpty() || variant.kinds().stream().anyMatch(other -> !other.equals(kind) && other.name().equals(line));
        return taken
                ? kind
                : new PieceKind(line, letter(variant, kind, line), kind.movement(), kind.value(), kind.royal(), kind.pawn(),
                        kind.promotedFrom());
    }

    /** A piece uses the first letter of its name if free; a promoted piece keeps its base letter. */
    private static char letter(Variant variant, PieceKind kind, String name) {
        char wanted = Character.toUpperCase(name.charAt(0));
        boolean free = wanted >= 'A' && wanted <= 'Z' && variant.kinds().stream()
                .noneMatch(other -> !other.equals(kind) && (other.letter() == wanted || other.promotedFrom() == kind.letter()));
        return free && !kind.isPromoted() ? wanted : kind.letter();
    }

    private static StudioState add(StudioState state, String name) {
        var variant = state.variant();
        char letter = VariantEdits.freeLetter(variant, name);
        if (letter == ' ' || variant.kinds().size() >= Variant.MOST_KINDS) return state;
        var unique = name;
        for (int number = 2; isNamed(variant, unique); number++) unique = name + " " + number;
        var kind = new PieceKind(unique, letter, Movement.of("W"), 0, false, false);
        var added = changed(state, VariantEdits.add(variant, kind), "");
        return added.withHand(added.variant().kinds().size(), state.white(), state.mirror()).withPane(StudioState.Pane.PIECES);
    }

    private static boolean isNamed(Variant variant, String name) {
        return variant.kinds().stream().anyMatch(kind -> kind.name().equals(name));
    }
}
