package rookery.desktop.screen.studio;

import rookery.kernel.catalogue.VariantEdits.Edge;
import rookery.kernel.variant.Variant;

/** User actions in the studio. */
sealed interface StudioIntent {

    /** Starts over from a variant. */
    record Begin(Variant variant) implements StudioIntent {}

    record Rename(String name) implements StudioIntent {}

    record Describe(String summary) implements StudioIntent {}

    /** Moves an edge of the board; one gesture is undone as a whole. */
    record Resize(Edge edge, int by, int gesture) implements StudioIntent {}

    /** Puts the selected piece on a square, or clears it. */
    record Paint(int square, boolean erase, int gesture) implements StudioIntent {}

    record ClearBoard() implements StudioIntent {}

    /** @param kind its number; 0 for the eraser */
    record ChooseBrush(int kind) implements StudioIntent {}

    record ChooseSide(boolean white) implements StudioIntent {}

    record Mirror(boolean on) implements StudioIntent {}

    // ---- the piece in the hand ------------------------------------------------------------------------------------

    record AddKind(String name) implements StudioIntent {}

    record RemoveKind() implements StudioIntent {}

    record NameKind(String name) implements StudioIntent {}

    record ChooseRole(Role role) implements StudioIntent {}

    record UseTool(StrideTool tool) implements StudioIntent {}

    /** A click that many squares to the right of the piece and ahead of it. */
    record ClickMove(int right, int ahead) implements StudioIntent {}

    /** Betza's notation, as typed. */
    record TypeMoves(String betza) implements StudioIntent {}

    // ---- rules and the rest ---------------------------------------------------------------------------------------

    record ChooseRule(String card, String value) implements StudioIntent {}

    record Show(StudioState.Pane pane) implements StudioIntent {}

    record Undo() implements StudioIntent {}

    record Redo() implements StudioIntent {}

    /** What a kind of piece is for. */
    enum Role {
        PIECE, KING, PAWN
    }
}
