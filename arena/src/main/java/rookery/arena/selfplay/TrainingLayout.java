package rookery.arena.selfplay;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;

/**
 * The bytes of a file of positions: a header, then records of one size, so that a program can map the file and take records in any order. All numbers are
 * little-endian. {@code docs/lab.md} has the same table; both must agree.
 *
 * <pre>
 *  header   4  "RKTD"       2  version 2       2  bytes of the header   2  bytes of a record   1  files   1  ranks
 *           1  kinds        1  bits of a piece 2  most pieces           1+n  variant id, length first   zero bytes up to the length
 *  record   b  occupied squares: bit i % 8 of byte i / 8 is square i (a1 = 0, rank by rank)        b = ceil(squares / 8)
 *           p  their pieces in that order, 4 or 8 bits each, low bits first: 2 * kind + side        p = ceil(most pieces * bits / 8)
 *              (kinds count from 0, side 1 is Black; a wall is written as one kind more of White's)
 *           b  rooks that may castle, as the occupied squares
 *           1  side to move            1  roll, 0 for none      2  en passant, 65535: none     2  plies without progress, at most 65535
 *              (low byte: the square passed; high byte: how far behind it the pawn stands, modulo 256, or 0 where that is just before it)
 *           1  checks White has given  1  and Black             where they count
 *           4  ply                     4  action played         4  number of the game
 *           1  result for the side to move: 1, 0, -1
 *           1  kind of score: 0 none, 1 hundredths of a pawn, 2 wins in (negative: loses in), 3 winning chance in 1/10000
 *           2  score for the side to move
 *           h  where the rules have pieces in hand: how many of each, White's kinds and then Black's  h = 2 * kinds
 *           b  there too: squares of pieces that may leave one behind, as the occupied squares
 * </pre>
 */
public final class TrainingLayout {

    static final String MAGIC = "RKTD";
    private static final int VERSION = 2;
    private static final int FIXED = 24;
    private static final int NOWHERE = 65_535;
    private static final int BIGGEST = 32_000;

    private final Variant variant;
    private final int squares;
    private final int bits;
    private final int mostPieces;
    private final int boardBytes;
    private final int handBytes;
    private final int pieceBytes;

    public TrainingLayout(Variant variant, int mostPieces) {
        this.variant = variant;
        squares = variant.shape().squares();
        this.mostPieces = variant.mayHaveWalls() ? squares : mostPieces;
        bits = variant.kinds().size() * 2 + (variant.mayHaveWalls() ? 1 : 0) <= 16 ? 4 : 8;
        boardBytes = (squares + 7) / 8;
        handBytes = variant.wild().drops().hasHands() ? 2 * variant.kinds().size() + boardBytes : 0;
        pieceBytes = (this.mostPieces * bits + 7) / 8;
    }

    /** How many pieces are on a board, or can come to it. */
    public static int pieces(Setup setup) {
        int count = setup.hand().size();
        for (int square = 0; square < setup.shape().squares(); square++) {
            count += setup.placement().piece(square) == Piece.EMPTY ? 0 : 1;
        }
        return count;
    }

    public int recordBytes() {
        return 2 * boardBytes + pieceBytes + FIXED + handBytes;
    }

    public byte[] header() {
        byte[] id = variant.id().getBytes(StandardCharsets.UTF_8);
        int length = (17 + id.length + 7) / 8 * 8;
        ByteBuffer out = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        out.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putShort((short) VERSION).putShort((short) length)
                .putShort((short) recordBytes());
        out.put((byte) variant.shape().files()).put((byte) variant.shape().ranks()).put((byte) variant.kinds().size()).put((byte) bits);
        out.putShort((short) mostPieces).put((byte) id.length).put(id);
        return out.array();
    }

    /** Appends a record to the buffer, which is little-endian and has room. */
    public void write(TrainingRecord record, ByteBuffer out) {
        int start = out.position();
        byte[] board = new byte[boardBytes];
        byte[] pieces = new byte[pieceBytes];
        int index = 0;
        for (int square = 0; square < squares; square++) {
            int piece = record.setup().placement().piece(square);
            if (piece != Piece.EMPTY) {
                board[square / 8] |= (byte) (1 << square % 8);
                int code = piece == Piece.WALL
                        ? 2 * variant.kinds().size()
                        : 2 * (Piece.kind(piece) - 1) + (Piece.side(piece) == Side.WHITE ? 0 : 1);
                int at = index++ * bits;
                pieces[at / 8] |= (byte) (code << at % 8);
            }
        }
        Setup setup = record.setup();
        out.put(board).put(pieces).put(bits(setup.castlingRooks())).put((byte) setup.turn().ordinal()).put((byte) setup.roll());
        out.putShort((short) enPassant(setup)).putShort((short) Math.min(65_535, setup.quietPlies()));
        out.put((byte) Math.min(255, setup.whiteChecks())).put((byte) Math.min(255, setup.blackChecks()));
        out.putInt(record.ply()).putInt(record.action()).putInt(record.game()).put((byte) record.result());
        score(record.score(), out);
        if (handBytes > 0) {
            hand(setup, out);
        }
        if (out.position() - start != recordBytes()) {
            throw new IllegalStateException("a record of " + (out.position() - start) + " bytes");
        }
    }

    private static int enPassant(Setup setup) {
        if (setup.enPassant() == BoardShape.NONE) {
            return NOWHERE;
        }
        int behind = setup.passer() == BoardShape.NONE ? 0 : setup.passer() - setup.enPassant() & 0xff;
        return behind << 8 | setup.enPassant();
    }

    private void hand(Setup setup, ByteBuffer out) {
        for (Side side : Side.values()) {
            for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                int piece = Piece.of(kind, side);
                out.put((byte) setup.hand().stream().filter(each -> each == piece).count());
            }
        }
        out.put(bits(setup.gates()));
    }

    private byte[] bits(SquareSet set) {
        byte[] bytes = new byte[boardBytes];
        for (int square : set) {
            bytes[square / 8] |= (byte) (1 << square % 8);
        }
        return bytes;
    }

    private SquareSet set(ByteBuffer in) {
        byte[] bytes = new byte[boardBytes];
        in.get(bytes);
        return SquareSet.where(variant.shape(), square -> (bytes[square / 8] >> square % 8 & 1) == 1);
    }

    private static void score(@Nullable Score score, ByteBuffer out) {
        int kind = 0;
        int value = 0;
        if (score != null) {
            switch (score) {
                case Score.Centipawns(int centipawns) -> {
                    kind = 1;
                    value = Math.clamp(centipawns, -BIGGEST, BIGGEST);
                }
                case Score.Mate(int moves) -> {
                    kind = 2;
                    value = Math.clamp(moves, -BIGGEST, BIGGEST);
                }
                case Score.WinProbability(double chance) -> {
                    kind = 3;
                    value = (int) Math.round(chance * 10_000);
                }
            }
        }
        out.put((byte) kind).putShort((short) value);
    }

    /** The record at the buffer's position. */
    public TrainingRecord read(ByteBuffer in) {
        byte[] board = new byte[boardBytes];
        byte[] codes = new byte[pieceBytes];
        in.get(board).get(codes);
        int[] pieces = new int[squares];
        int index = 0;
        for (int square = 0; square < squares; square++) {
            if ((board[square / 8] >> square % 8 & 1) == 1) {
                int at = index++ * bits;
                int code = (codes[at / 8] & 0xff) >> at % 8 & (1 << bits) - 1;
                pieces[square] = code == 2 * variant.kinds().size()
                        ? Piece.WALL
                        : Piece.of(code / 2 + 1, code % 2 == 0 ? Side.WHITE : Side.BLACK);
            }
        }
        SquareSet rooks = set(in);
        Side turn = Side.values()[in.get()];
        int roll = in.get();
        int enPassant = in.getShort() & 0xffff;
        int quiet = in.getShort() & 0xffff;
        int whiteChecks = in.get() & 0xff;
        int blackChecks = in.get() & 0xff;
        int ply = in.getInt();
        int action = in.getInt();
        int game = in.getInt();
        int result = in.get();
        int kind = in.get();
        int value = in.getShort();
        Score score = switch (kind) {
            case 1 -> new Score.Centipawns(value);
            case 2 -> new Score.Mate(value);
            case 3 -> new Score.WinProbability(value / 10_000.0);
            default -> null;
        };
        Setup setup = Setup.of(Placement.of(variant.shape(), pieces)).withTurn(turn).withRoll(roll).withCastlingRooks(rooks)
                .withCounters(quiet, 1).withChecks(whiteChecks, blackChecks);
        if (enPassant != NOWHERE) {
            int passed = enPassant & 0xff;
            int behind = enPassant >> 8;
            setup = setup.withEnPassant(passed).withPasser(behind == 0 ? BoardShape.NONE : passed + behind & 0xff);
        }
        if (handBytes > 0) {
            List<Integer> hand = new ArrayList<>();
            for (int i = 0; i < 2 * variant.kinds().size(); i++) {
                int piece = Piece.of(i % variant.kinds().size() + 1, i < variant.kinds().size() ? Side.WHITE : Side.BLACK);
                hand.addAll(Collections.nCopies(in.get(), piece));
            }
            setup = setup.withHand(hand).withGates(set(in));
        }
        return new TrainingRecord(game, ply, setup, action, score, result);
    }
}
