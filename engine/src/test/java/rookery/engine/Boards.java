package rookery.engine;

import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Positions for tests, from text that is known to be right. */
public final class Boards {

    private Boards() {
    }

    public static Position chess(String fen) {
        return of(Presets.FIDE, fen);
    }

    public static Position of(Variant variant, String fen) {
        return switch (Fen.read(variant, fen)) {
            case Fen.Read read -> switch (Position.of(variant, read.setup())) {
                case Verdict.Playable playable -> playable.position();
                case Verdict.Unplayable unplayable -> throw new IllegalArgumentException(fen + ": " + unplayable.problems());
            };
            case Fen.Refused refused -> throw new IllegalArgumentException(fen + ": " + refused.problems());
        };
    }

    public static Variant variant(String name) {
        return Variants.named(name).orElseThrow();
    }

    /** A move as its two squares. */
    public static String squares(Position position, int move) {
        return position.shape().name(rookery.kernel.move.Move.from(move)) + position.shape().name(rookery.kernel.move.Move.to(move));
    }
}
