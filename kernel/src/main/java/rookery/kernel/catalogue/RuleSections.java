package rookery.kernel.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Promotion;

/** The castling, promotion, draws and die of a variant file. */
final class RuleSections {

    private static final int MOST_OCCURRENCES = 100;
    private static final int MOST_QUIET_MOVES = 10_000;

    private final ProblemList problems;
    private final PieceSections pieces;
    private final BoardShape shape;

    RuleSections(ProblemList problems, PieceSections pieces, BoardShape shape) {
        this.problems = problems;
        this.pieces = pieces;
        this.shape = shape;
    }

    Castling castling(Section file) {
        Section section = file.section("castling", "off");
        if (section == null) {
            return Castling.OFF;
        }
        Json with = section.value("with");
        int partner = with instanceof Json.Text letter ? pieces.kind(letter, section.path("with")) : 0;
        if (!(with instanceof Json.Text)) {
            section.problem("with", "expected the letter of the piece the king castles with, such as \"R\"");
        }
        if (partner > 0 && (pieces.kind(partner).royal() || pieces.kind(partner).pawn())) {
            section.problem("with", "a royal piece or a pawn cannot be castled with");
        }
        int steps = section.number("kingSteps", 1, shape.files() - 1, section.has("kingLandsOn") ? 0 : 2);
        int[] files = files(section);
        if (steps > 0 && files != null && section.has("kingSteps")) {
            section.problem("kingLandsOn", "stands beside kingSteps; one of the two says where the king goes");
        }
        int king = section.value("king") instanceof Json.Text letter ? pieces.kind(letter, section.path("king")) : 0;
        Castling castling = new Castling(partner, section.flag("outOfCheck", false), section.flag("throughAttack", false),
                section.flag("rookMayJump", false), section.flag("anyRook", false), files == null ? Math.max(1, steps) : 0,
                files == null ? 0 : files[1], files == null ? 0 : files[0], king);
        section.finish();
        return castling;
    }

    /** The files from 0 on which the king lands, west first. */
    private int @Nullable [] files(Section section) {
        List<Json.Text> texts = section.texts("kingLandsOn", "two file letters");
        if (texts == null) {
            return null;
        }
        int[] files = new int[2];
        boolean good = texts.size() == 2;
        for (int i = 0; good && i < 2; i++) {
            String text = texts.get(i).value();
            files[i] = text.length() == 1 ? text.charAt(0) - 'a' : -1;
            good = files[i] >= 0 && files[i] < shape.files();
        }
        if (!good) {
            section.problem("kingLandsOn", "expected two file letters from a to " + BoardShape.fileName(shape.files() - 1)
                    + ", the one for castling towards the a-file first");
        }
        return good ? files : null;
    }

    Promotion promotion(Section file, boolean mateCounts, boolean hasDie, WildSections wild) {
        Section section = file.section("promotion", "never");
        if (section == null) {
            return Promotion.NEVER;
        }
        int rank = section.number("rank", 2, shape.ranks(), shape.ranks());
        int forced = section.number("forcedRank", 2, shape.ranks(), rank);
        if (forced < rank) {
            section.problem("forcedRank", "a pawn cannot be forced to promote on rank " + forced + " where it may only from rank " + rank);
        }
        List<PiecePromotion> others = wild.promotions(section);
        boolean neverStuck = section.flag("neverStuck", false);
        List<Integer> kinds = pieces.kinds(section, "pieces", false);
        if (kinds == null && (!others.isEmpty() || neverStuck)) {
            section.value("chooser");
            section.value("onlyCaptured");
            section.finish();
            return Promotion.NEVER.withOthers(others, neverStuck);
        }
        if (kinds == null || kinds.isEmpty()) {
            section.problem("pieces", "expected the letters of the pieces a pawn may become");
            kinds = List.of();
        }
        for (int kind : kinds) {
            PieceKind piece = pieces.kind(kind);
            if (piece.pawn() || piece.royal() && mateCounts && !file.has("royals")) {
                section.problem("pieces", piece.pawn()
                        ? "a pawn cannot become the " + piece.name() + ", which is a pawn"
                        : "a pawn cannot become the " + piece.name() + ": with the goal checkmate a side has one royal piece");
            }
        }
        Promotion.Chooser chooser = section.choice("chooser", Promotion.Chooser.class, Promotion.Chooser.PLAYER);
        if (chooser == Promotion.Chooser.DIE && !hasDie) {
            section.problem("chooser", "there is no die that could choose");
        }
        boolean onlyCaptured = section.flag("onlyCaptured", false);
        section.finish();
        return kinds.isEmpty()
                ? Promotion.NEVER
                : new Promotion(rank, Math.max(rank, forced), kinds, chooser, onlyCaptured, others, neverStuck);
    }

    DrawRules draws(Section file, boolean mateCounts, boolean hasDie) {
        Section section = file.section("draws", "none");
        if (section == null) {
            return DrawRules.NONE;
        }
        int claim = occurrences(section, "repetitionClaim");
        int automatic = occurrences(section, "repetitionAutomatic");
        boolean perpetual = section.flag("perpetualCheck", false);
        if (perpetual && (!mateCounts || hasDie)) {
            section.problem("perpetualCheck", "needs the goal checkmate and no die");
        }
        DrawRules draws = new DrawRules(claim, automatic, perpetual, section.number("quietMovesClaim", 0, MOST_QUIET_MOVES, 0),
                section.number("quietMovesAutomatic", 0, MOST_QUIET_MOVES, 0), section.flag("deadPosition", false),
                section.choice("repetition", DrawRules.Repetition.class, DrawRules.Repetition.DRAW), section.flag("checkerLoses", false),
                section.choice("counting", DrawRules.Counting.class, DrawRules.Counting.NONE));
        section.finish();
        return draws;
    }

    private int occurrences(Section section, String key) {
        int count = section.number(key, 0, MOST_OCCURRENCES, 0);
        if (count == 1) {
            section.problem(key, "a position that occurs once is no repetition; expected 0 for never, or 2 and more");
            return 0;
        }
        return count;
    }

    Chance die(Section file) {
        Json value = file.value("die");
        if (value == null || value instanceof Json.Text(LineColumn _, String text) && text.equals("none")) {
            return new Chance.None();
        }
        List<Integer> faces = value instanceof Json.Array ? pieces.kinds(file, "die", true) : null;
        if (faces == null || faces.size() < 2) {
            file.problem("die", "expected the letters of the pieces on its faces, 2 to 26 of them, or \"none\"");
            return new Chance.None();
        }
        if (faces.stream().distinct().count() < 2) {
            problems.add(value.place(), file.path("die"), "all faces show the same piece");
        }
        return new Chance.Die(faces);
    }
}
