package rookery.desktop.board;

import rookery.look.board.Choice;
import rookery.look.board.Destination;
import rookery.look.board.Figure;
import rookery.look.board.Marks;
import rookery.look.board.BoardModel;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel.Hands;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

final class PickingTest {
    private static final Figure PAWN = new Figure("pawn", 'P', true);
    private static final Figure QUEEN = new Figure("queen", 'Q', true);
    private static final Figure ROOK = new Figure("rook", 'R', true);

    private static BoardModel model(Hands hands, Marks marks) {
        return new BoardModel(BoardShape.CHESS, Map.of(0, PAWN, 1, PAWN), true, Coordinates.NONE, hands, SquareSet.of(0, 1),
                Map.of(0, List.of(new Destination(8, false, List.of(new Choice(77, PAWN))), new Destination(9, true,
                        List.of(new Choice(78, QUEEN), new Choice(79, ROOK))))),
                marks, List.of());
    }

    private final BoardModel model = model(Hands.MOVE, Marks.NONE);

    @Test
    void selectsMovesAndAsks() {
        //
        var selected = Picking.NOTHING.pressed(model, 0).picking();
        assertThat(selected.selected()).isZero();
        assertThat(selected.pressed(model, 8).gesture()).contains(new Gesture.Play(77));
        var asking = selected.pressed(model, 9).picking();
        assertThat(asking.asking()).hasSize(2);
        assertThat(asking.chosen(asking.asking().getLast()).gesture()).contains(new Gesture.Play(79));
    }

    @Test
    void changesAndLetsGo() {
        var selected = Picking.NOTHING.pressed(model, 0).picking();
        //
        assertThat(selected.pressed(model, 1).picking().selected()).isEqualTo(1);
        //
        assertThat(selected.released(model, 0, true).picking()).isEqualTo(Picking.NOTHING);
        assertThat(selected.released(model, 0, false).picking()).isEqualTo(selected);
        // S-27, X-24
        assertThat(selected.pressed(model, 30)).isEqualTo(new Picking.Step(Picking.NOTHING, Optional.of(new Gesture.Refused(0, 30))));
        // S-28
        assertThat(selected.pressed(model, BoardShape.NONE).picking()).isEqualTo(selected);
        assertThat(Picking.NOTHING.pressed(model, 30).picking()).isEqualTo(Picking.NOTHING);
    }

    @Test
    void onlyWhatCanBeChosenIsSelectable() {
        // L-33
        assertThat(Picking.NOTHING.isSelectable(model, 0)).isTrue();
        assertThat(Picking.NOTHING.isSelectable(model, 8)).isFalse();
        assertThat(Picking.NOTHING.pressed(model, 0).picking().isSelectable(model, 8)).isTrue();
        // S-29
        assertThat(Picking.NOTHING.isSelectable(model(Hands.OFF, Marks.NONE), 0)).isFalse();
        assertThat(Picking.NOTHING.pressed(model(Hands.OFF, Marks.NONE), 0).picking()).isEqualTo(Picking.NOTHING);
    }

    @Test
    void dropsPremovesAndPutsBack() {
        var selected = Picking.NOTHING.pressed(model, 0).picking();
        assertThat(selected.dropped(model, 8).gesture()).contains(new Gesture.Play(77));
        assertThat(selected.dropped(model, 40).gesture()).contains(new Gesture.Refused(0, 40));
        assertThat(selected.dropped(model(Hands.PREMOVE, Marks.NONE), 8).gesture()).contains(new Gesture.Premove(0, 8));
        // D-36
        var shown = model(Hands.MOVE, Marks.NONE.withProvisional(List.of(16, 0)));
        assertThat(selected.dropped(shown, 16).gesture()).contains(new Gesture.PutBack());
    }
}
