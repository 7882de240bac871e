package rookery.uci.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.EngineVariants;

/** How a CECP engine introduces itself and the variants XBoard does not know. */
final class CecpIntroduction {

    /** XBoard's names for games it knows; we define the rest. */
    private static final Map<String, String> KNOWN = Map.of("fide", "normal", "chess960", "fischerandom", "three-check", "3check",
            "capablanca",
            "capablanca", "gothic", "gothic", "janus", "janus", "knightmate", "knightmate", "grand", "grand");
    /** XBoard's order of pieces, which decides their pictures, by movement. The king is the last of 22. */
    private static final List<String> PICTURES = List.of("", "N", "B", "R", "Q", "F", "A", "BN", "RN", "W", "K");
    private static final int PIECES = 22;
    static final Set<String> MEMORY_AND_CORES = Set.of("hash", "threads");

    private CecpIntroduction() {
    }

    static String name(Variant variant) {
        return KNOWN.getOrDefault(variant.id(), EngineVariants.name(variant));
    }

    static boolean isKnown(Variant variant) {
        return KNOWN.containsKey(variant.id());
    }

    static List<String> features(String myName, List<Variant> variants, List<BotOption> options) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "feature ping=1 setboard=1 playother=1 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 analyze=1 colors=0 san=0 name=0 pause=0"
                        + " nps=0 debug=1 memory=" + has(options, "Hash") + " smp=" + has(options, "Threads"));
        lines.add("feature myname=\"" + myName + "\"");
        lines.add("feature variants=\"" + String.join(",", variants.stream().map(CecpIntroduction::name).distinct().toList()) + "\"");
        for (BotOption option : options) {
            if (!MEMORY_AND_CORES.contains(option.name().toLowerCase(Locale.ROOT))) {
                lines.add("feature option=\"" + option.name() + " -" + kind(option) + "\"");
            }
        }
        lines.add("feature done=1");
        return lines;
    }

    private static int has(List<BotOption> options, String name) {
        return options.stream().anyMatch(option -> option.name().equalsIgnoreCase(name)) ? 1 : 0;
    }

    private static String kind(BotOption option) {
        return switch (option) {
            case BotOption.Check check -> "check " + (check.byDefault() ? 1 : 0);
            case BotOption.Spin spin -> "spin " + spin.byDefault() + " " + spin.min() + " " + spin.max();
            case BotOption.Combo combo -> "combo "
                    + String.join(" /// ",
                            combo.choices().stream().map(each -> each.equals(combo.byDefault()) ? "*" + each : each).toList());
            case BotOption.Text text -> "string " + text.byDefault();
            case BotOption.Button _ -> "button";
        };
    }

    /** The definition of a variant: board, pieces with their letters and pictures, start position, and how each piece moves. */
    static List<String> definition(Variant variant) {
        List<String> lines = new ArrayList<>();
        String table = table(variant);
        lines.add("setup (" + table + table.toLowerCase(Locale.ROOT) + ") " + variant.shape().files() + "x" + variant.shape().ranks()
                + "+0_fairy "
                + Fen.write(variant, variant.start()));
        for (PieceKind kind : variant.kinds()) {
            lines.add("piece " + kind.letter() + "& " + moves(variant, kind));
        }
        return lines;
    }

    private static String table(Variant variant) {
        char[] letters = ".".repeat(PIECES).toCharArray();
        List<PieceKind> left = new ArrayList<>();
        for (PieceKind kind : variant.kinds()) {
            int picture = kind.royal() ? PIECES - 1 : kind.pawn() ? 0 : picture(kind);
            if (picture >= 0 && letters[picture] == '.') {
                letters[picture] = kind.letter();
            } else {
                left.add(kind);
            }
        }
        int free = PICTURES.size();
        for (PieceKind kind : left) {
            while (free < PIECES && letters[free] != '.') {
                free++;
            }
            if (free < PIECES) {
                letters[free] = kind.letter();
            }
        }
        return new String(letters);
    }

    private static int picture(PieceKind kind) {
        for (int i = 1; i < PICTURES.size(); i++) {
            if (Movement.of(PICTURES.get(i)).sameAs(kind.movement())) {
                return i;
            }
        }
        return -1;
    }

    /** The Betza text, with the variant's own rules applied. */
    private static String moves(Variant variant, PieceKind kind) {
        if (kind.pawn()) {
            String text = kind.movement().betza();
            text = variant.doubleStepRank() == 0 ? text.replace("ifmnD", "") : text;
            return variant.enPassant() == EnPassant.OFF ? text.replace("fceF", "fcF") : text;
        }
        Castling castling = variant.castling();
        if (!kind.royal() || !castling.isOn()) {
            return kind.movement().betza();
        }
        int steps = castling.kingSteps();
        for (int square = 0; steps == 0 && square < variant.shape().squares(); square++) {
            int piece = variant.start().placement().piece(square);
            if (Piece.isPiece(piece) && variant.kind(Piece.kind(piece)).equals(kind)) {
                steps = Math.abs(castling.eastFile() - variant.shape().file(square));
            }
        }
        return kind.movement().betza() + "O" + Math.max(1, steps);
    }
}
