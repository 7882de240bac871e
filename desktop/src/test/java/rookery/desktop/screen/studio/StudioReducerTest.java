package rookery.desktop.screen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.desktop.screen.studio.StrideTool.Mode;
import rookery.desktop.screen.studio.StrideTool.Symmetry;
import rookery.desktop.screen.studio.StrideTool.Way;
import rookery.desktop.screen.studio.StudioIntent.Role;
import rookery.kernel.catalogue.VariantEdits.Edge;
import rookery.kernel.variant.Presets;

final class StudioReducerTest {

    private static StudioState state(StudioIntent... intents) {
        var state = StudioState.of(Presets.FIDE, "");
        for (var intent : intents) state = StudioReducer.reduce(state, intent);
        return state;
    }

    private static String moves(StrideTool tool, int... clicks) {
        var state = state(new StudioIntent.AddKind("new"), new StudioIntent.TypeMoves("G"), new StudioIntent.UseTool(tool));
        for (int i = 0; i < clicks.length; i += 2)
            state = StudioReducer.reduce(state, new StudioIntent.ClickMove(clicks[i], clicks[i + 1]));
        return state.variant().kind(7).movement().betza();
    }

    @Test
    void clicksBecomeMoves() {
        var tool = StrideTool.FIRST;
        assertThat(moves(tool, 1, 2)).isEqualTo("GN");
        assertThat(moves(tool, 1, 2, 1, 2)).isEqualTo("G");
        assertThat(moves(tool.withWay(Way.SLIDE), 2, 2)).isEqualTo("GB");
        assertThat(moves(tool.withWay(Way.UP_TO), 0, 2)).isEqualTo("GW2");
        assertThat(moves(tool.withWay(Way.HOP), 3, 0)).isEqualTo("GpR");
        assertThat(moves(tool.withMode(Mode.TAKE).withTurn(Symmetry.SIDES), 1, 1)).isEqualTo("GfcF");
        assertThat(moves(tool.withMode(Mode.MOVE).withTurn(Symmetry.ALONE), 0, 1)).isEqualTo("GfmW");
        assertThat(moves(tool.withFirst(true).withTurn(Symmetry.ALONE).withWay(Way.UP_TO), 0, 2)).isEqualTo("GifW2");
        assertThat(moves(tool.withTurn(Symmetry.ALONE), 1, 2)).isEqualTo("GffN");
    }

    @Test
    void aStrideThatGoesTheSameWayIsReplaced() {
        assertThat(moves(StrideTool.FIRST, 0, 1, 1, 1)).isEqualTo("GK");
        var slide = StudioReducer.reduce(state(new StudioIntent.ChooseBrush(4)),
                new StudioIntent.UseTool(StrideTool.FIRST.withWay(Way.UP_TO)));
        assertThat(StudioReducer.reduce(slide, new StudioIntent.ClickMove(0, 3)).variant().kind(4).movement().betza()).isEqualTo("W3");
    }

    @Test
    void aPieceNeverLosesItsLastMove() {
        var state = state(new StudioIntent.AddKind("new"), new StudioIntent.ClickMove(0, 1));
        assertThat(state.variant().kind(7).movement().betza()).isEqualTo("W");
    }

    @Test
    void gesturesAreUndoneAsAWhole() {
        var state = state(new StudioIntent.Resize(Edge.RIGHT, 1, 1), new StudioIntent.Resize(Edge.RIGHT, 1, 1),
                new StudioIntent.Resize(Edge.RIGHT, 1, 2), new StudioIntent.Undo());
        assertThat(state.variant().shape().files()).isEqualTo(10);
        state = StudioReducer.reduce(state, new StudioIntent.Undo());
        assertThat(state.variant()).isEqualTo(Presets.FIDE);
        assertThat(StudioReducer.reduce(state, new StudioIntent.Redo()).variant().shape().files()).isEqualTo(10);
    }

    @Test
    void bothSidesGetTheSameUnlessTheyShouldNot() {
        assertThat(state(new StudioIntent.ChooseBrush(5), new StudioIntent.Paint(28, false, 1)).variant().start().placement().piece(36))
                .isEqualTo(11);
        var alone = state(new StudioIntent.Mirror(false), new StudioIntent.ChooseBrush(5), new StudioIntent.Paint(28, false, 1));
        assertThat(alone.variant().start().placement().piece(36)).isZero();
    }

    @Test
    void rolesAndNames() {
        var state = state(new StudioIntent.ChooseBrush(2), new StudioIntent.ChooseRole(Role.KING), new StudioIntent.NameKind("Prince"));
        assertThat(state.variant().kind(2).royal()).isTrue();
        assertThat(state.variant().kind(2).name()).isEqualTo("prince");
        assertThat(StudioReducer.reduce(state, new StudioIntent.NameKind("queen")).variant().kind(2).name()).isEqualTo("prince");
    }

    @Test
    void aNewGameIsCalledAfterItsNameAndAKeptOneKeepsItsId() {
        assertThat(state(new StudioIntent.Rename("Boom")).variant().id()).isEqualTo("boom");
        var kept = StudioReducer.reduce(StudioReducer.reduce(state(new StudioIntent.Rename("Boom")), new StudioEvent.Kept("boom")),
                new StudioIntent.Rename("Bang"));
        assertThat(kept.variant().id()).isEqualTo("boom");
        assertThat(kept.variant().name()).isEqualTo("Bang");
    }
}
