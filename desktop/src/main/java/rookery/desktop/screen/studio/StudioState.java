package rookery.desktop.screen.studio;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.balance.BalanceReport;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/**
 * The state of the studio.
 *
 * @param variant   what is being made, playable or not
 * @param undo      earlier versions, the latest last
 * @param redo      undone versions, the latest last
 * @param gesture   names the last change; the next one of the same name is undone together with it
 * @param kept      its id among the user's own; empty for a new one
 * @param problems  what keeps it from being playable
 * @param checked   whether the problems belong to this variant
 * @param kind      the selected piece, by number; 0 for the eraser
 * @param white     whose piece it is
 * @param mirror    whether the other side gets the same
 * @param tool      what a click beside the piece means
 * @param report    the bots' report on it or an earlier version; null before they played
 * @param measuring whether they play now
 */
record StudioState(Variant variant, List<Variant> undo, List<Variant> redo, String gesture, String kept, List<StudioProblem> problems,
        boolean checked, Pane pane, int kind, boolean white, boolean mirror, StrideTool tool, @Nullable BalanceReport report,
        boolean measuring) implements WithStudioState {

    static final int MOST_UNDO = 200;

    enum Pane {
        PIECES, RULES, WORDS, BALANCE, TRAIN
    }

    StudioState {
        undo = List.copyOf(undo);
        redo = List.copyOf(redo);
        problems = List.copyOf(problems);
    }

    static StudioState of(Variant variant, String kept) {
        return new StudioState(variant, List.of(), List.of(), "", kept, List.of(), false, Pane.PIECES, 1, true, true, StrideTool.FIRST,
                null,
                false);
    }

    boolean isPlayable() {
        return checked && problems.isEmpty();
    }

    /** The packed piece to place. */
    int brush() {
        return kind == 0 ? Piece.EMPTY : Piece.of(kind, white ? Side.WHITE : Side.BLACK);
    }

    /** The selected piece; null for the eraser. */
    @Nullable
    PieceKind inHand() {
        return kind == 0 ? null : variant.kind(kind);
    }

    StudioState withVariant(Variant changed, List<Variant> changedUndo, List<Variant> changedRedo, String changedGesture) {
        int kinds = changed.kinds().size();
        return new StudioState(changed, changedUndo, changedRedo, changedGesture, kept, problems, false, pane, Math.min(kind, kinds), white,
                mirror, tool, report, measuring);
    }

    @Override
    public StudioState withProblems(List<StudioProblem> found) {
        return new StudioState(variant, undo, redo, gesture, kept, found, true, pane, kind, white, mirror, tool, report, measuring);
    }

    StudioState withHand(int changedKind, boolean changedWhite, boolean changedMirror) {
        return new StudioState(variant, undo, redo, gesture, kept, problems, checked, pane, changedKind, changedWhite, changedMirror, tool,
                report, measuring);
    }

    StudioState withReport(@Nullable BalanceReport changed, boolean going) {
        return new StudioState(variant, undo, redo, gesture, kept, problems, checked, pane, kind, white, mirror, tool, changed, going);
    }
}
