package rookery.app.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import rookery.arena.player.Allowance;
import rookery.arena.player.AllowanceText;
import rookery.arena.player.PlayerSpec;
import rookery.kernel.catalogue.MoveDiagram;
import rookery.kernel.catalogue.RulesInWords;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.game.Game;
import rookery.kernel.game.Passing;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.LenientReader;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;
import rookery.uci.protocol.CecpMoves;

/** Games, positions, moves and rules as texts. */
final class NotationTargets {

    private static final int MOST_MOVES = 10_000;

    private NotationTargets() {
    }

    /** A variant's number and a FEN. */
    static void fen(byte[] input) {
        Variant variant = Input.variant(input);
        String text = Input.text(Input.rest(input));
        switch (Fen.read(variant, text)) {
            case Fen.Refused(List<String> problems) -> Input.check(!problems.isEmpty(), "refused without a reason");
            case Fen.Read(Setup setup) -> {
                String written = Fen.write(variant, setup);
                Input.check(Fen.read(variant, written) instanceof Fen.Read(Setup again) && again.equals(setup),
                        text + " became " + written);
                switch (Position.of(variant, setup)) {
                    case Verdict.Unplayable(Set<Problem> problems) -> Input.check(!problems.isEmpty(), "unplayable without a reason");
                    case Verdict.Playable(Position position) -> {
                        play(position, 2);
                        Input.check(position.legalMoveCount() >= 0, written);
                    }
                }
            }
        }
    }

    /** Some plies, all kinds of moves in turn. */
    static void play(Position position, int plies) {
        MoveList legal = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            position.legalMoves(legal);
            Input.check(position.legalMoveCount() == legal.size(), "moves are counted wrongly: " + Fen.write(position));
            if (legal.isEmpty() || position.outcome().isOver()) {
                return;
            }
            position.make(legal.get((ply * 7 + 3) % legal.size()));
        }
    }

    /** A variant's number and moves in any notation, played one after another as far as they are legal. */
    static void moves(byte[] input) {
        Position position = Input.start(input);
        int looked = 0;
        for (String word : Input.text(Input.rest(input)).split(" ", 200)) {
            // In the game of the amazons there are thousands of moves.
            looked += position.legalMoveCount();
            if (looked > MOST_MOVES) {
                return;
            }
            int read = San.parse(position, word);
            Input.check(San.explain(position, word).isEmpty() == (read != Move.NONE), "explained wrongly: " + word);
            if (read == Move.NONE) {
                read = UciText.parse(position, word);
            }
            if (read == Move.NONE && !position.variant().hasDie()) {
                read = CecpMoves.parse(position, word);
            }
            if (read == Move.NONE) {
                continue;
            }
            Input.check(read == Move.PASS ? Passing.isAllowed(position) : position.isLegal(read), "not legal: " + word);
            Input.check(San.parse(position, San.write(position, read)) == read, "written otherwise: " + word);
            Input.check(UciText.parse(position, UciText.write(position, read)) == read, "written otherwise: " + word);
            position.make(read);
        }
    }

    static void pgn(byte[] input) throws IOException {
        List<PgnItem> items = new ArrayList<>();
        try (LenientReader text = new LenientReader(new ByteArrayInputStream(input))) {
            new PgnReader(text, StoredRules.PGN).forEach(items::add);
        }
        for (PgnItem item : items) {
            switch (item) {
                case PgnItem.Rejected rejected -> Input.check(!rejected.problems().isEmpty(), "refused without a reason");
                case PgnItem.Read read -> readsBack(read.game());
            }
        }
    }

    /** That the game is the same once it was written and read. */
    static void readsBack(Game game) {
        String written = PgnWriter.text(game, StoredRules.PGN);
        List<PgnItem> again = PgnReader.read(written, StoredRules.PGN);
        Input.check(again.size() == 1 && again.getFirst() instanceof PgnItem.Read, "not read again: " + written + "\n" + again);
        String second = again.getFirst() instanceof PgnItem.Read read ? PgnWriter.text(read.game(), StoredRules.PGN) : "";
        Input.check(second.equals(written), "written " + written + "\nand then " + second);
    }

    static void variant(byte[] input) {
        switch (VariantReader.read(Input.text(input))) {
            case VariantReader.Refused(List<VariantProblem> problems) -> Input.check(!problems.isEmpty(), "refused without a reason");
            case VariantReader.Accepted(Variant variant) -> accepted(variant);
        }
    }

    static void accepted(Variant variant) {
        String written = VariantWriter.compact(variant);
        Input.check(VariantReader.read(written).equals(new VariantReader.Accepted(variant)), "not read again: " + written);
        Input.check(!RulesInWords.english(variant).isEmpty(), "rules without words");
        for (PieceKind kind : variant.kinds()) {
            Input.check(!MoveDiagram.of(kind).rows().isEmpty(), "a piece without a diagram");
        }
        play(Position.start(variant), 3);
    }

    static void betza(byte[] input) {
        switch (Betza.parse(Input.text(input))) {
            case Betza.Refused(String reason) -> Input.check(!reason.isBlank(), "refused without a reason");
            case Betza.Parsed parsed -> Input.check(parsed.movement() != null, "no movement");
        }
    }

    /** A line each: time controls, players and limits as users write them. */
    static void texts(byte[] input) {
        for (String line : Input.text(input).split("\n", 20)) {
            if (TimeControlText.read(line) instanceof TimeControlReading.Known(TimeControl control)) {
                String written = TimeControlText.write(control);
                Input.check(TimeControlText.read(written).equals(new TimeControlReading.Known(control)), line + " became " + written);
                TimeControlText.pgn(control).ifPresent(TimeControlText::read);
            }
            PlayerSpec.read(line);
            for (String name : AllowanceText.NAMES) {
                AllowanceText.with(Allowance.FREE, name, line);
            }
        }
    }
}
