package rookery.kernel.notation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** What the text of a move says, before anyone asks whether it is legal. */
sealed interface MoveText {

    int ANY = -1;

    /**
     * A piece goes somewhere.
     *
     * @param kind      0 when no letter is written
     * @param fromFile  from 0, or {@link #ANY}; likewise the rank
     * @param capture   whether a capture sign is written
     * @param promotion kind number, or 0
     */
    record Step(int kind, int fromFile, int fromRank, boolean capture, int to, int promotion) implements MoveText {

        boolean isFrom(BoardShape shape, int square) {
            return (fromFile == ANY || fromFile == shape.file(square)) && (fromRank == ANY || fromRank == shape.rank(square));
        }

        boolean hasOrigin() {
            return fromFile != ANY && fromRank != ANY;
        }
    }

    /** @param rook its square where several could castle, else {@link BoardShape#NONE} */
    record Castle(boolean east, int rook) implements MoveText {
    }

    record Pass() implements MoveText {
    }

    /** @param move the packed roll */
    record Roll(int move) implements MoveText {
    }

    /** @param reason begins in lower case */
    record Nonsense(String reason) implements MoveText {
    }

    static MoveText of(Variant variant, String text) {
        return new Scanner(variant, text).scan();
    }

    /** The kind that is written without a letter: the pawn, by preference the one called P. 0 where there is none. */
    static int unlettered(Variant variant) {
        int unlettered = 0;
        List<PieceKind> kinds = variant.kinds();
        for (int kind = kinds.size(); kind >= 1; kind--) {
            boolean better = unlettered == 0 || kinds.get(unlettered - 1).letter() != 'P';
            if (kinds.get(kind - 1).pawn() && better) {
                unlettered = kind;
            }
        }
        return unlettered;
    }

    /** Takes one text apart. */
    final class Scanner {

        private static final int LONGEST = 24;
        private static final String WHITE_FIGURINES = "\u2654\u2655\u2656\u2657\u2658\u2659";
        private static final String BLACK_FIGURINES = "\u265a\u265b\u265c\u265d\u265e\u265f";
        private static final String FIGURINE_LETTERS = "KQRBNP";
        private static final List<String> PASSES = List.of("--", "Z0", "0000", "@@@@", "null", "pass");

        private final Variant variant;
        private final BoardShape shape;
        private final String written;
        private final String text;
        private int at;

        Scanner(Variant variant, String text) {
            this.variant = variant;
            shape = variant.shape();
            written = text.strip();
            this.text = written.length() > LONGEST ? written : bared(plain(written));
        }

        MoveText scan() {
            if (text.isEmpty() || text.length() > LONGEST) {
                return nonsense();
            }
            if (PASSES.contains(text)) {
                return new Pass();
            }
            if (text.startsWith(UciText.ROLL)) {
                return new Roll(UciText.roll(text.substring(UciText.ROLL.length())));
            }
            MoveText castle = castle();
            return castle != null ? castle : step();
        }

        /** Figurines become letters, the many dashes and crosses the plain ones. */
        private static String plain(String text) {
            StringBuilder out = new StringBuilder(text.length());
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                int figurine = Math.max(WHITE_FIGURINES.indexOf(c), BLACK_FIGURINES.indexOf(c));
                if (figurine >= 0) {
                    out.append(FIGURINE_LETTERS.charAt(figurine));
                } else if (c >= '\u2010' && c <= '\u2014') {
                    out.append('-');
                } else {
                    out.append(c == '\u00d7' ? 'x' : c);
                }
            }
            return out.toString();
        }

        /** Without the signs for check, annotations and en passant, which add no information. */
        private static String bared(String text) {
            String rest = text;
            while (true) {
                int end = rest.length();
                while (end > 0 && "+#!?\u2020\u2021".indexOf(rest.charAt(end - 1)) >= 0) {
                    end--;
                }
                if (rest.startsWith("ep", end - 2)) {
                    end -= 2;
                } else if (rest.startsWith("e.p.", end - 4)) {
                    end -= 4;
                }
                if (end == rest.length()) {
                    return rest;
                }
                rest = rest.substring(0, end).stripTrailing();
            }
        }

        private @Nullable MoveText castle() {
            int colon = text.indexOf(':');
            String sign = (colon < 0 ? text : text.substring(0, colon)).replace('0', 'O').replace('o', 'O');
            boolean east = sign.equals("O-O") || sign.equals("OO");
            if (!east && !sign.equals("O-O-O") && !sign.equals("OOO")) {
                return null;
            }
            int rook = colon < 0 ? BoardShape.NONE : shape.parse(text.substring(colon + 1));
            return colon >= 0 && rook == BoardShape.NONE ? nonsense() : new Castle(east, rook);
        }

        private MoveText step() {
            int kind = 0;
            if (PieceLetters.isUpper(text.charAt(0))) {
                kind = PieceLetters.kind(variant.kinds(), text.charAt(0));
                at++;
                if (kind == 0) {
                    return new Nonsense("no piece has the letter " + text.charAt(0));
                }
            }
            int fromFile = file();
            int fromRank = rank();
            int unsigned = at;
            boolean capture = sign();
            int mark = at;
            int file = file();
            int rank = rank();
            if (rank == ANY && mark == unsigned) {
                // Only one square is written, and a letter behind it is the promotion.
                at = mark;
                file = fromFile;
                rank = fromRank;
                fromFile = ANY;
                fromRank = ANY;
            }
            if (!shape.contains(file, rank) || isOff(fromFile, fromRank)) {
                return nonsense();
            }
            int promotion = promotion();
            return promotion < 0 ? nonsense() : new Step(kind, fromFile, fromRank, capture, shape.square(file, rank), promotion);
        }

        private boolean isOff(int file, int rank) {
            return file >= shape.files() || rank >= shape.ranks();
        }

        private int file() {
            if (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'p') {
                return text.charAt(at++) - 'a';
            }
            return ANY;
        }

        /** The longest run of digits, as a rank from 0. */
        private int rank() {
            int start = at;
            while (at < text.length() && PieceLetters.isDigit(text.charAt(at))) {
                at++;
            }
            if (start == at) {
                return ANY;
            }
            boolean possible = text.charAt(start) != '0' && at - start <= 2;
            return possible ? Integer.parseInt(text.substring(start, at)) - 1 : BoardShape.LARGEST;
        }

        /** Steps over the sign between the squares; true for a capture. */
        private boolean sign() {
            if (at < text.length() && "x:-".indexOf(text.charAt(at)) >= 0) {
                return text.charAt(at++) != '-';
            }
            return false;
        }

        /** The kind number, 0 for none, -1 where something else is written. */
        private int promotion() {
            String rest = text.substring(at);
            if (rest.isEmpty()) {
                return 0;
            }
            boolean marked = rest.charAt(0) == '=' || rest.charAt(0) == '/';
            boolean bracketed = rest.length() == 3 && rest.charAt(0) == '(' && rest.charAt(2) == ')';
            String letter = bracketed ? rest.substring(1, 2) : marked ? rest.substring(1) : rest;
            int kind = letter.length() == 1 ? PieceLetters.kind(variant.kinds(), PieceLetters.upper(letter.charAt(0))) : 0;
            return kind == 0 ? -1 : kind;
        }

        private Nonsense nonsense() {
            return new Nonsense(Quoted.of(written) + " is not a move");
        }
    }
}
