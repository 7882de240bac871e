package rookery.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class GameTest {

    @Test
    void keepsLinesAndVariations() {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        play(cursor, "e4", "e5", "Nf3");
        GameNode e4 = game.mainLine().getFirst();
        cursor.goTo(e4);
        play(cursor, "c5", "Nf3", "d6");
        assertThat(line(game)).containsExactly("e4", "e5", "Nf3");
        GameNode c5 = e4.children().get(1);
        assertThat(c5.isMainLine()).isFalse();
        cursor.goTo(c5);
        game.promote(c5);
        assertThat(line(game)).containsExactly("e4", "c5", "Nf3", "d6");
        assertThat(c5.isMainLine()).isTrue();
        assertThat(e4.children()).hasSize(2);
        game.delete(c5);
        assertThat(line(game)).containsExactly("e4", "e5", "Nf3");
    }

    @Test
    void walksBetweenAnyTwoPlaces() {
        Game game = new Game(Presets.DICE);
        GameCursor cursor = game.cursor();
        cursor.act(Move.roll(1));
        play(cursor, "e4");
        cursor.act(Move.roll(2));
        play(cursor, "Nf6");
        GameNode nf6 = cursor.node();
        cursor.back();
        cursor.act(Move.roll(1));
        play(cursor, "e5");
        GameNode e5 = cursor.node();
        assertThat(e5.roll()).isEqualTo(1);
        for (GameNode node : List.of(nf6, game.root(), e5, nf6, e5)) {
            cursor.goTo(node);
            assertThat(cursor.node()).isSameAs(node);
            assertThat(Fen.write(cursor.position())).isEqualTo(Fen.write(game.at(node)));
        }
        cursor.goTo(game.root());
        assertThat(cursor.back()).isFalse();
        assertThat(cursor.forward()).isTrue();
        assertThat(cursor.forward()).isTrue();
        assertThat(cursor.forward()).isFalse();
        assertThat(cursor.node()).isSameAs(nf6);
    }

    @Test
    void reusesAMoveThatIsThereUnlessTheRollDiffers() {
        Game game = new Game(Presets.DICE);
        GameCursor cursor = game.cursor();
        for (int time = 0; time < 2; time++) {
            cursor.act(Move.roll(1));
            play(cursor, "e4");
            cursor.back();
        }
        assertThat(game.root().children()).hasSize(1);
    }

    @Test
    void refusesIllegalMoves() {
        GameCursor cursor = new Game(Presets.FIDE).cursor();
        assertThatThrownBy(() -> cursor.act(Move.of(0, 8))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> cursor.append(Move.PASS)).isInstanceOf(IllegalArgumentException.class);
        assertThat(cursor.node().isRoot()).isTrue();
    }

    @Test
    void replaysActionsAndNamesTheFirstImpossibleOne() {
        Variant variant = Presets.DICE.with(draft -> draft.flagFall = FlagFall.PASS);
        Position position = Position.start(variant);
        List<Integer> actions = new ArrayList<>(List.of(Move.roll(1)));
        position.make(Move.roll(1));
        actions.add(San.parse(position, "e4"));
        actions.add(Move.PASS);
        actions.add(Move.roll(2));
        assertThat(Game.replay(variant, variant.start(), actions)).isInstanceOfSatisfying(Replay.Complete.class, complete -> {
            Game game = complete.game();
            assertThat(game.mainLine()).extracting(GameNode::move).containsExactly(actions.get(1), Move.PASS);
            assertThat(game.pendingRoll()).isEqualTo(2);
        });
        actions.add(actions.get(1));
        assertThat(Game.replay(variant, variant.start(), actions)).isInstanceOfSatisfying(Replay.Broken.class,
                broken -> assertThat(broken.index()).isEqualTo(4));
        assertThat(Game.replay(Presets.FIDE, Presets.FIDE.start().withTurn(Side.BLACK), List.of())).isInstanceOf(Replay.Complete.class);
        assertThat(Game.replay(Presets.XXL, Presets.FIDE.start(), List.of())).isInstanceOfSatisfying(Replay.Broken.class,
                broken -> assertThat(broken.index()).isEqualTo(-1));
    }

    @Test
    void forgetsAWaitingRollWhenTheLineGoesOn() {
        Game game = new Game(Presets.DICE);
        game.pend(2);
        assertThat(game.copy().pendingRoll()).isEqualTo(2);
        assertThatThrownBy(() -> game.pend(5)).isInstanceOf(IllegalArgumentException.class);
        GameCursor cursor = game.cursor();
        cursor.act(Move.roll(2));
        play(cursor, "Nf3");
        assertThat(game.pendingRoll()).isZero();
    }

    @Test
    void copiesAreIndependent() {
        Game game = new Game(Presets.FIDE);
        play(game.cursor(), "e4", "e5");
        game.tag("White", "Ada");
        game.mainLine().getFirst().annotate(Notes.NONE.withComment("best by test"));
        game.end(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
        Game copy = game.copy();
        game.delete(game.mainLine().getFirst());
        game.tag("White", "Bob");
        assertThat(line(copy)).containsExactly("e4", "e5");
        assertThat(copy.tag("White")).isEqualTo("Ada");
        assertThat(copy.mainLine().getFirst().notes().comment()).isEqualTo("best by test");
        assertThat(copy.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
        assertThat(game.mainLine()).isEmpty();
    }

    private static void play(GameCursor cursor, String... sans) {
        for (String san : sans) {
            cursor.act(San.parse(cursor.position(), san));
        }
    }

    private static List<String> line(Game game) {
        GameCursor cursor = game.cursor();
        List<String> line = new ArrayList<>();
        for (GameNode node : game.mainLine()) {
            line.add(San.write(cursor.position(), node.move()));
            cursor.goTo(node);
        }
        return line;
    }
}
