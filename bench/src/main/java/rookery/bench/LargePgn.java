package rookery.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;

/** Writes a PGN of a given size, for {@code bench/large-pgn}: random games of 80 plies with clocks and evaluations as chess servers write them, each with another round. */
public final class LargePgn {

    private static final int DIFFERENT = 1_500;
    private static final int PLIES = 80;
    private static final String ROUND = "@@@";

    private LargePgn() {
    }

    /** @param arguments the file and its least size in bytes */
    public static void main(String[] arguments) throws IOException {
        List<String> games = new ArrayList<>();
        for (int seed = 0; seed < DIFFERENT; seed++) {
            games.add(PgnWriter.text(game(seed)));
        }
        long least = Long.parseLong(arguments[1]);
        long written = 0;
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(arguments[0]))) {
            for (int round = 0; written < least; round++) {
                String text = games.get(round % DIFFERENT).replace(ROUND, String.valueOf(round + 1));
                out.write(text);
                written += text.length();
            }
        }
    }

    private static Game game(int seed) {
        Random random = new Random(seed);
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < PLIES && !cursor.position().outcome().isOver(); ply++) {
            cursor.position().legalMoves(moves);
            GameNode node = cursor.append(moves.get(random.nextInt(moves.size())));
            node.annotate(Notes.NONE.withClock(600_000_000_000L - ply * 3_000_000_000L).withSpent(random.nextInt(6000) * 1_000_000L)
                    .withEval(new Eval.Centipawns(random.nextInt(400) - 200, 18)));
        }
        Outcome outcome = cursor.position().outcome();
        game.end(outcome.isOver() ? outcome : new Outcome.Draw(Reason.AGREEMENT));
        game.tag("Event", "Generated");
        game.tag("Date", "2026.11.16");
        game.tag("Round", ROUND);
        game.tag("White", "Player " + seed % 500);
        game.tag("Black", "Player " + (seed * 7 + 1) % 500);
        return game;
    }
}
