package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.OptionalLong;
import java.util.Random;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Games and libraries for tests. */
public final class Samples {

    /** A moment on 15 November 2026; later ones follow from it. */
    public static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

    private Samples() {
    }

    public static Library open(Path folder) {
        Library.Opening opening = Library.open(folder);
        assertThat(opening).isInstanceOf(Library.Opened.class);
        return ((Library.Opened) opening).library();
    }

    /** The value of an attempt that must have succeeded. */
    public static <T> T done(Attempt<T> attempt) {
        assertThat(attempt.problem()).isEmpty();
        return attempt.result().orElseThrow();
    }

    /** A game of standard chess by its moves, ended as said. */
    public static Game game(Outcome outcome, String... moves) {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        for (String move : moves) {
            int found = San.parse(cursor.position(), move);
            assertThat(found).as(move).isNotEqualTo(Move.NONE);
            cursor.act(found);
        }
        game.end(outcome);
        return game;
    }

    public static Outcome win(Side side) {
        return new Outcome.Win(side, Reason.RESIGNATION);
    }

    public static Outcome draw() {
        return new Outcome.Draw(Reason.AGREEMENT);
    }

    /** A random game of any variant, ended by the rules or by resignation. */
    public static Game random(Variant variant, long seed, int actions) {
        Random random = new Random(seed);
        Game game = new Game(variant);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int i = 0; i < actions && !cursor.position().outcome().isOver(); i++) {
            cursor.position().legalMoves(moves);
            cursor.act(moves.get(random.nextInt(moves.size())));
        }
        if (cursor.pendingRoll() != 0) {
            cursor.back();
        }
        Outcome outcome = cursor.position().outcome();
        game.end(outcome.isOver() ? outcome : win(random.nextBoolean() ? Side.WHITE : Side.BLACK));
        return game;
    }

    /** Between two strangers, in nobody's archive. */
    public static GameEntry unowned(Game game, String white, String black) {
        return new GameEntry(game, Player.Person.guest(white), Player.Person.guest(black), OptionalLong.empty(), NOON, false);
    }
}
