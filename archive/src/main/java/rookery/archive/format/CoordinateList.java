package rookery.archive.format;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Presets;

/** Files {@code .bn}: a game of chess as one move a line, {@code (row,column)(row,column)}, row 0 being Black's back rank. Pawns become queens. */
final class CoordinateList {

    private static final Pattern MOVE = Pattern
            .compile("\\s*\\(\\s*([0-7])\\s*,\\s*([0-7])\\s*\\)\\s*\\(\\s*([0-7])\\s*,\\s*([0-7])\\s*\\)\\s*");
    private static final BoardShape SHAPE = BoardShape.CHESS;

    private CoordinateList() {
    }

    static boolean isLikely(String text) {
        return text.lines().filter(line -> !line.isBlank()).limit(3).allMatch(line -> line.strip().startsWith("(")) && !text.isBlank();
    }

    static ArchiveReading read(String text) {
        Game game = new Game(Presets.CASUAL);
        GameCursor cursor = game.cursor();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            Matcher matcher = MOVE.matcher(lines.get(i));
            if (!matcher.matches()) {
                return ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, i + 1, "\"" + lines.get(i) + "\"", "a move such as (6,4)(4,4)");
            }
            int move = find(cursor, square(matcher.group(1), matcher.group(2)), square(matcher.group(3), matcher.group(4)));
            if (move == Move.NONE) {
                return ArchiveReading.Refused.of(ArchiveCode.ILLEGAL_MOVE, i + 1,
                        "move " + (cursor.node().ply() + 1) + ", " + lines.get(i).strip(), "a legal move");
            }
            cursor.append(move);
        }
        game.end(cursor.position().outcome());
        return ArchiveReading.Read.of(game);
    }

    private static int square(String row, String column) {
        return SHAPE.square(Integer.parseInt(column), 7 - Integer.parseInt(row));
    }

    private static int find(GameCursor cursor, int from, int to) {
        MoveList moves = new MoveList();
        cursor.position().legalMoves(moves);
        return moves.stream().filter(
                move -> Move.from(move) == from && (Move.isCastling(move) ? cursor.position().kingTarget(move) : Move.to(move)) == to)
                .findFirst().orElse(Move.NONE);
    }
}
