package rookery.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;

/**
 * Invents variants: any board from 4x4 to 16x16, any movements, goals, castling, promotion, draws and dice. Each seed gives one variant, the same in every run;
 * each is playable and could come from a variant file.
 */
public final class RandomVariants {

    private static final int PAWN = 1;
    private static final int KING = 2;

    private final SplittableRandom random;
    private final RandomMovements movements;
    private BoardShape shape = BoardShape.CHESS;
    private boolean hasPawn;
    private int kindCount;

    private RandomVariants(SplittableRandom random) {
        this.random = random;
        movements = new RandomMovements(random);
    }

    /** The variant of that seed. Drafts with an unplayable start are discarded, so the result is always playable. */
    public static Variant of(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Variant draft = new RandomVariants(random.split()).draft("random-" + seed);
            if (VariantReader.read(VariantWriter.compact(draft)) instanceof VariantReader.Accepted(Variant variant)) {
                return variant;
            }
        }
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private Variant draft(String id) {
        shape = chance(30) ? BoardShape.CHESS : new BoardShape(4 + random.nextInt(13), 4 + random.nextInt(13));
        hasPawn = chance(85);
        List<PieceKind> kinds = kinds();
        kindCount = kinds.size();
        boolean mate = chance(55);
        boolean capture = !mate && chance(70);
        int forward = chance(15) ? -1 : 1;
        int pawnRank = hasPawn ? Math.min(2 + random.nextInt(2), shape.ranks() / 2) : 0;
        Placement placement = placement(forward, pawnRank, capture);
        Castling castling = chance(50) ? castling() : Castling.OFF;
        Chance die = chance(25) ? die() : new Chance.None();
        boolean hasDie = die instanceof Chance.Die;
        Setup start = Setup.of(placement).withCastlingRooks(rooks(castling, placement));
        return new Variant(id, "Random " + id, id, "A variant nobody has played.", shape, kinds, start, forward,
                start.castlingRooks().isEmpty() ? Castling.OFF : castling, pick(EnPassant.values()), pawnRank, promotion(mate, hasDie),
                goals(mate, capture), mate && chance(8), pick(Stalemate.values()), draws(mate && !hasDie), die, pick(FlagFall.values()))
                .with(draft -> {
                    draft.wild = chance(40) ? wild(mate) : WildRules.NONE;
                    draft.doubleStepRank = pawnRank;
                    draft.doubleStepRanks = chance(85) ? 1 : 2;
                });
    }

    /** One or a few of the rules that most games do without. */
    private WildRules wild(boolean mate) {
        WildRules rules = WildRules.NONE;
        if (chance(40)) {
            rules = rules.withDrops(new Drops(true, chance(80), chance(50) ? List.of(dropZone()) : List.of(),
                    chance(30) ? List.of(PAWN) : List.of(), mate && chance(30) ? List.of(PAWN) : List.of(), false, !mate || chance(80),
                    Drops.Duty.NONE, List.of(), false));
        }
        if (chance(40)) {
            rules = rules.withCaptures(new Captures(chance(40), pick(Captures.Effect.values()), chance(50) ? List.of(PAWN) : List.of(),
                    chance(10) ? List.of(officer()) : List.of(), chance(20), chance(10) ? List.of(officer()) : List.of()));
        }
        if (mate && chance(30)) {
            rules = rules.withRoyals(pick(Royals.values()));
        }
        if (chance(25)) {
            rules = rules.withPlaces(
                    new Places(List.of(new Places.Region(List.of(officer()), half(true), half(false))), List.of(), !mate || chance(60)));
        }
        if (chance(15) && shape.squares() <= 64) {
            rules = rules.withWalls(pick(Walls.values()));
        }
        return chance(10) ? rules.withPass(pick(PassRule.values())) : rules;
    }

    private Drops.Zone dropZone() {
        return new Drops.Zone(List.of(PAWN), half(true), half(false));
    }

    private SquareSet half(boolean lower) {
        return SquareSet.where(shape,
                square -> shape.rank(square) < shape.ranks() / 2 + 1 == lower || shape.rank(square) == shape.ranks() / 2);
    }

    private <T> T pick(T[] values) {
        return values[random.nextInt(values.length)];
    }

    /** The pawn (or a stand-in for it) is the first kind, the king the second. Sometimes all are those of chess, to cover the fast board. */
    private List<PieceKind> kinds() {
        if (shape.equals(BoardShape.CHESS) && chance(50)) {
            hasPawn = true;
            List<PieceKind> chess = Presets.FIDE.kinds();
            List<PieceKind> kinds = new ArrayList<>(
                    List.of(chess.get(0), chess.get(5), chess.get(1), chess.get(2), chess.get(3), chess.get(4)));
            if (chance(50)) {
                kinds.add(Presets.XXL.kind(6 + 1 + random.nextInt(5)));
            }
            return kinds;
        }
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(hasPawn
                ? new PieceKind("pawn", 'P', movements.pawn(), 100, false, true)
                : new PieceKind("man", 'P', movements.piece(), 100, false, false));
        kinds.add(new PieceKind("king", 'K', movements.king(), 0, true, false));
        for (int i = 1 + random.nextInt(7); i > 0; i--) {
            char letter = "ABCDEFGH".charAt(i);
            kinds.add(new PieceKind("piece " + letter, letter, movements.piece(), random.nextInt(3) * 250, false, false));
        }
        return kinds;
    }

    private int officer() {
        return kindCount == 2 ? PAWN : 3 + random.nextInt(kindCount - 2);
    }

    private Placement placement(int forward, int pawnRank, boolean severalKings) {
        int[] pieces = new int[shape.squares()];
        boolean mirrored = chance(85);
        for (Side side : Side.values()) {
            int[] row = side == Side.BLACK && mirrored ? mirror(pieces, forward) : row(severalKings);
            int back = rank(side, 0, forward);
            for (int file = 0; file < shape.files(); file++) {
                pieces[shape.square(file, back)] = row[file] == 0 ? 0 : Piece.of(row[file], side);
                if (pawnRank > 1 && chance(90)) {
                    pieces[shape.square(file, rank(side, pawnRank - 1, forward))] = Piece.of(PAWN, side);
                }
            }
        }
        return Placement.of(shape, pieces);
    }

    private int rank(Side side, int fromOwn, int forward) {
        return (side == Side.WHITE) == (forward > 0) ? fromOwn : shape.ranks() - 1 - fromOwn;
    }

    private int[] row(boolean severalKings) {
        int[] row = new int[shape.files()];
        int filled = chance(50) ? 85 : 50;
        for (int file = 0; file < row.length; file++) {
            row[file] = chance(filled) ? officer() : 0;
        }
        row[random.nextInt(row.length)] = KING;
        if (severalKings && chance(20)) {
            row[random.nextInt(row.length)] = KING;
        }
        return IntStream.of(row).map(kind -> hasPawn && kind == PAWN ? 0 : kind).toArray();
    }

    private int[] mirror(int[] pieces, int forward) {
        int back = rank(Side.WHITE, 0, forward);
        return IntStream.range(0, shape.files()).map(file -> Piece.kind(pieces[shape.square(file, back)])).toArray();
    }

    private Castling castling() {
        int partner = officer();
        if (hasPawn && partner == PAWN) {
            return Castling.OFF;
        }
        Castling castling = chance(60)
                ? Castling.strict(partner)
                : Castling.toFiles(partner, random.nextInt(shape.files() / 2), shape.files() / 2 + random.nextInt(shape.files() / 2));
        return castling.withOutOfCheck(chance(25)).withThroughAttack(chance(25)).withRookMayJump(chance(25)).withAnyRook(chance(40));
    }

    /** Some of the pieces that could castle; an impossible right makes the draft fail, which is fine. */
    private SquareSet rooks(Castling castling, Placement placement) {
        return SquareSet.where(shape, square -> {
            int piece = placement.piece(square);
            return castling.isOn() && piece != Piece.EMPTY && Piece.kind(piece) == castling.partner() && isFarFromKing(placement, square)
                    && chance(60);
        });
    }

    private boolean isFarFromKing(Placement placement, int rook) {
        return IntStream.range(0, shape.files()).anyMatch(file -> {
            int square = shape.square(file, shape.rank(rook));
            return placement.piece(square) == Piece.of(KING, Piece.side(placement.piece(rook))) && Math.abs(file - shape.file(rook)) > 1
                    && file > 2 && file < shape.files() - 3;
        });
    }

    private Promotion promotion(boolean mate, boolean hasDie) {
        if (!hasPawn || chance(10)) {
            return Promotion.NEVER;
        }
        int rank = chance(50) ? shape.ranks() : shape.ranks() - random.nextInt(shape.ranks() / 2);
        int forced = rank + random.nextInt(shape.ranks() - rank + 1);
        List<Integer> pieces = IntStream.rangeClosed(KING, kindCount).filter(kind -> kind > KING || !mate && chance(30)).boxed().toList();
        if (pieces.isEmpty()) {
            return Promotion.NEVER;
        }
        Promotion.Chooser chooser = hasDie && chance(60)
                ? Promotion.Chooser.DIE
                : chance(70) ? Promotion.Chooser.PLAYER : Promotion.Chooser.ALWAYS_FIRST;
        return new Promotion(rank, forced, pieces, chooser, chance(20));
    }

    private List<Goal> goals(boolean mate, boolean capture) {
        List<Goal> goals = new ArrayList<>();
        if (mate) {
            goals.add(new Goal.Checkmate());
        }
        if (capture) {
            goals.add(new Goal.CaptureRoyal());
        }
        if (mate && chance(25)) {
            goals.add(new Goal.CountChecks(1 + random.nextInt(5)));
        }
        if (goals.isEmpty() || chance(20)) {
            goals.add(new Goal.ReachZone(List.of(chance(60) ? KING : officer()), zone(), zone(), chance(50)));
        }
        if (chance(15)) {
            goals.add(new Goal.Extinction(List.of(officer()), random.nextInt(2)));
        }
        return goals;
    }

    private SquareSet zone() {
        int first = random.nextInt(shape.squares());
        int second = random.nextInt(shape.squares());
        return SquareSet.where(shape, square -> square >= Math.min(first, second) && square <= Math.max(first, second) && chance(30))
                .with(first);
    }

    private DrawRules draws(boolean perpetual) {
        return new DrawRules(chance(50) ? 3 : 0, chance(50) ? 2 + random.nextInt(4) : 0, perpetual && chance(30), chance(30) ? 50 : 0,
                chance(60) ? 5 + random.nextInt(60) : 0, chance(50));
    }

    private Chance die() {
        List<Integer> faces = new ArrayList<>(IntStream.rangeClosed(1, kindCount).filter(kind -> chance(90)).boxed().toList());
        if (chance(30)) {
            faces.add(1 + random.nextInt(kindCount));
        }
        return faces.stream().distinct().count() < 2 ? new Chance.None() : new Chance.Die(faces);
    }

    /** Draws movements of every kind that our Betza reader supports: leapers, riders, limited, directed, lame, hopping, first-move, combined. */
    private static final class RandomMovements {

        private static final List<String> KNOWN = List.of("N", "B", "R", "Q", "BN", "RN", "QN", "KN", "C", "WD", "FA", "NN", "R4", "B2",
                "mRcB",
                "cNmF",
                "pR", "cpRmR", "gQ", "nN", "nA", "fRbB", "WfF", "RF", "BW", "RD", "QA", "fsN", "ffNbbC", "imDW", "vRsmB3", "HG", "ZN0");
        private static final List<String> PAWNS = List.of("fmWfceFifmnD", "fmWfceFifmnD", "fmWfceFifmnD", "fmWfceF", "fmWfcF",
                "fmWfcFifmnD",
                "fmFfceW",
                "fmFfcWifmnA", "fmWfceFifmnDifmnH", "fmWfceFifmW2", "fmWsmWfceF", "fW", "fmWfceFbmW", "fmWfcN");
        private static final List<String> KINGS = List.of("K", "K", "K", "K", "K", "W", "F", "KN", "N", "WA", "FD", "K2", "Q", "mWcF");
        private static final String ATOMS = "WFDNAHCZGRBQK";
        private static final List<String> DIRECTIONS = List.of("f", "b", "v", "s", "l", "r", "fr", "bl", "fs", "ff", "vv", "fb", "lr", "fh",
                "rh");

        private final SplittableRandom random;

        RandomMovements(SplittableRandom random) {
            this.random = random;
        }

        Movement piece() {
            return random.nextInt(3) == 0 ? Movement.of(pick(KNOWN)) : drawn();
        }

        Movement pawn() {
            return Movement.of(pick(PAWNS));
        }

        Movement king() {
            return Movement.of(pick(KINGS));
        }

        private String pick(List<String> texts) {
            return texts.get(random.nextInt(texts.size()));
        }

        private Movement drawn() {
            while (true) {
                StringBuilder text = new StringBuilder();
                for (int terms = 1 + random.nextInt(3); terms > 0; terms--) {
                    text.append(term());
                }
                if (Betza.parse(text.toString()) instanceof Betza.Parsed(Movement movement)) {
                    return movement;
                }
            }
        }

        private String term() {
            StringBuilder text = new StringBuilder();
            if (random.nextInt(4) == 0) {
                text.append(pick(DIRECTIONS));
            }
            text.append(switch (random.nextInt(10)) {
                case 0 -> "m";
                case 1 -> "c";
                default -> "";
            });
            if (random.nextInt(12) == 0) {
                text.append('i');
            }
            text.append(switch (random.nextInt(12)) {
                case 0 -> "p";
                case 1 -> "g";
                case 2, 3 -> "n";
                case 4 -> "j";
                default -> "";
            });
            char atom = ATOMS.charAt(random.nextInt(ATOMS.length()));
            text.append(atom);
            switch (random.nextInt(8)) {
                case 0 -> text.append(2 + random.nextInt(4));
                case 1 -> text.append('0');
                case 2 -> text.append(atom);
                default -> {
                }
            }
            return text.toString();
        }
    }
}
