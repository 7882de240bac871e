package rookery.terminal;

import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.session.SessionSnapshot;

/** Completes typed text to legal moves, in SAN or from square to square, and to commands. */
final class MoveCompleter implements Completer {

    private final Supplier<@Nullable SessionSnapshot> game;

    MoveCompleter(Supplier<@Nullable SessionSnapshot> game) {
        this.game = game;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (line.wordIndex() > 0) {
            return;
        }
        SessionSnapshot now = game.get();
        if (now != null && !now.match().isOver() && now.match().toAct() != Actor.NATURE
                && now.terms().player(now.match().turn()).isPerson()) {
            Position position = now.match().position();
            TerminalWords.legalMoves(position).forEach(move -> candidates.add(candidate(move, "moves")));
            if (line.word().matches("[a-p][0-9].*")) {
                MoveList legal = new MoveList();
                position.legalMoves(legal);
                legal.stream().mapToObj(move -> UciText.write(position, move)).distinct()
                        .forEach(move -> candidates.add(candidate(move, "moves")));
            }
        }
        TypedLine.WORDS.forEach(word -> candidates.add(candidate(word.name(), "words")));
    }

    private static Candidate candidate(String text, String group) {
        return new Candidate(text, text, group, null, null, null, true);
    }
}
