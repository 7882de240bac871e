package rookery.archive.format;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.GameLimits;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;

/** The moves of a game in our own format, variations and rolls included: each is played again and its notation compared. */
final class NativeMoves {

    private static final Set<String> KEYS = NativeNotes.keysWith("roll", "move", "san", "variations");

    private final GameCursor cursor;

    private NativeMoves(Game game) {
        cursor = game.cursor();
    }

    /** Adds the moves to the game, which has none yet. */
    static void read(Game game, Json.Array moves) throws Flaw {
        new NativeMoves(game).readLine(moves, 0);
    }

    private void readLine(Json.Array moves, int depth) throws Flaw {
        if (depth > GameLimits.DEEPEST) {
            throw Flaw.damaged(moves.place(), "variations nested deeper than " + GameLimits.DEEPEST, "fewer");
        }
        for (Json each : moves.items()) {
            if (!(each instanceof Json.Dict dict)) {
                throw Flaw.damaged(each.place(), each.kind(), "a move as an object");
            }
            Fields move = Fields.of(dict, KEYS);
            GameNode before = cursor.node();
            GameNode node = readMove(move);
            node.annotate(NativeNotes.read(move, cursor.game().variant()));
            Json variations = move.find("variations");
            if (variations != null) {
                readVariations(before, node, variations, depth);
            }
        }
    }

    private void readVariations(GameNode before, GameNode node, Json variations, int depth) throws Flaw {
        if (!(variations instanceof Json.Array lines)) {
            throw Flaw.damaged(variations.place(), variations.kind(), "variations as a list of lists");
        }
        for (Json line : lines.items()) {
            if (!(line instanceof Json.Array moves) || moves.items().isEmpty()) {
                throw Flaw.damaged(line.place(), line.kind(), "a variation as a list of moves");
            }
            cursor.goTo(before);
            int siblings = before.children().size();
            readLine(moves, depth + 1);
            if (before.children().size() != siblings + 1) {
                throw Flaw.damaged(line.place(), "a variation that repeats a move", "a different move");
            }
        }
        cursor.goTo(node);
    }

    private GameNode readMove(Fields move) throws Flaw {
        Json roll = move.find("roll");
        if (roll != null && cursor.position().roll() != face(roll)) {
            int face = face(roll);
            if (face == 0 || !cursor.isPossible(Move.roll(face))) {
                throw unrollable(roll);
            }
            cursor.act(Move.roll(face));
        }
        Json.Text text = move.text("move");
        Position position = cursor.position();
        boolean pass = text.value().equals(NativeWriter.PASS);
        int action = pass ? Move.PASS : UciText.parse(position, text.value());
        if (action == Move.NONE || Move.isRoll(action) || !cursor.isPossible(action)
                || !pass && !UciText.write(position, action).equals(text.value())) {
            throw Flaw.of(ArchiveCode.ILLEGAL_MOVE, text.place(), "move " + (cursor.node().ply() + 1) + ", " + text.value(),
                    "a legal move; " + San.explain(position, text.value()));
        }
        String san = pass ? "--" : San.write(position, action);
        String stored = move.text("san").value();
        if (!stored.equals(san)) {
            throw Flaw.damaged(text.place(), "the notation " + stored + " for " + text.value(), san);
        }
        return cursor.append(action);
    }

    /** Records the face rolled after the last move, if any. */
    static void readPending(Game game, @Nullable Json roll) throws Flaw {
        if (roll != null) {
            int face = face(roll);
            Position last = game.at(game.last());
            if (face == 0 || last.roll() == 0 && !last.isLegal(Move.roll(face))) {
                throw unrollable(roll);
            }
            game.pend(face);
        }
    }

    /** The face with that number; 0 for anything else. */
    private static int face(Json roll) {
        Integer whole = roll instanceof Json.Numeral numeral ? numeral.whole() : null;
        return whole == null || whole < 1 || whole > 26 ? 0 : whole;
    }

    private static Flaw unrollable(Json roll) {
        return Flaw.of(ArchiveCode.ILLEGAL_MOVE, roll.place(), "a roll of " + JsonWriter.compact(roll), "a face that can be rolled here");
    }
}
