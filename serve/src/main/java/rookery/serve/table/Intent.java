package rookery.serve.table;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.serve.wire.JsonFields;
import rookery.serve.wire.Refused;

/**
 * A request from a person at a page.
 *
 * @param id   made by the page; each id is carried out once
 * @param ply  how many plies the person saw; -1 if irrelevant
 * @param move as it was sent; empty without one
 * @param side which side, if one page plays both; null for the side to move
 */
record Intent(String id, String type, int ply, String move, String phrase, @Nullable Side side) {

    static final Set<String> TYPES = Set.of("move", "roll", "draw", "accept-draw", "decline-draw", "claim", "resign", "take-back",
            "allow-take-back", "refuse-take-back", "rematch", "refuse-rematch", "pause", "resume", "say");
    static final Set<String> PHRASES = Set.of("hello", "good-luck", "well-played", "good-game", "thanks", "sorry", "one-moment");

    private static final int LONGEST_MOVE = 20;

    static Intent read(JsonFields fields) throws Refused {
        String id = fields.text("id");
        if (!id.matches("[A-Za-z0-9-]{1,64}")) {
            throw Refused.badRequest("“id” should be 1 to 64 letters, digits and hyphens.");
        }
        String type = fields.text("type");
        if (!TYPES.contains(type)) {
            throw Refused.badRequest("There is no such intent.");
        }
        boolean counts = type.equals("move") || type.equals("roll");
        Optional<Integer> ply = fields.number("ply");
        if (counts && ply.isEmpty()) {
            throw Refused.badRequest("“ply” is missing.");
        }
        String move = type.equals("move") ? fields.text("move") : fields.text("move", "");
        if (move.length() > LONGEST_MOVE) {
            throw new Refused(409, "illegal-move", "That is not a move.");
        }
        String phrase = fields.text("phrase", "");
        if (type.equals("say") && !PHRASES.contains(phrase)) {
            throw Refused.badRequest("There is no such phrase.");
        }
        return new Intent(id, type, counts ? ply.get() : -1, move, phrase, side(fields.text("side", "")));
    }

    private static @Nullable Side side(String text) throws Refused {
        return switch (text) {
            case "" -> null;
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw Refused.badRequest("“side” should be white or black.");
        };
    }
}
