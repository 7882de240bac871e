package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnProblem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** A text from the clipboard or a file, understood as a game or a position, or refused with reasons in words. */
public sealed interface PastedText {

    /** @param more how many further games the text holds */
    record Understood(Game game, int more) implements PastedText {}

    record Refused(List<String> reasons) implements PastedText {
        public Refused {
            reasons = List.copyOf(reasons);
        }
    }

    /** @param present the rules a position is tried with first */
    static PastedText read(String text, Variant present) {
        var plain = text.strip();
        if (plain.isEmpty()) return new Refused(List.of());
        return plain.lines().count() == 1 && !plain.startsWith("[") && plain.contains("/") ? fen(plain, present) : pgn(plain);
    }

    private static PastedText fen(String fen, Variant present) {
        var candidates = new ArrayList<Variant>();
        candidates.add(present);
        Variants.all().stream().filter(variant -> !variant.id().equals(present.id())).forEach(candidates::add);
        var reasons = new ArrayList<String>();
        for (var variant : candidates) {
            switch (Fen.read(variant, fen)) {
                case Fen.Read(Setup setup) -> {
                    switch (Position.of(variant, setup)) {
                        case Verdict.Playable(Position position) -> {
                            return new Understood(new Game(position), 0);
                        }
                        case Verdict.Unplayable(var problems) -> {
                            if (reasons.isEmpty()) problems.stream().sorted().map(Problem::text).forEach(reasons::add);
                        }
                    }
                }
                case Fen.Refused(List<String> problems) -> {
                    if (reasons.isEmpty()) reasons.addAll(problems);
                }
            }
        }
        return new Refused(reasons);
    }

    private static PastedText pgn(String text) {
        var items = PgnReader.read(text, StoredRules.PGN);
        for (var item : items) {
            if (item instanceof PgnItem.Read read && (!read.game().mainLine().isEmpty() || !read.game().tags().isEmpty())) {
                return new Understood(read.game(), items.size() - 1);
            }
        }
        var reasons = new ArrayList<String>();
        for (var item : items) {
            if (item instanceof PgnItem.Rejected rejected) rejected.problems().stream().map(PgnProblem::toString).forEach(reasons::add);
        }
        return new Refused(reasons);
    }
}
