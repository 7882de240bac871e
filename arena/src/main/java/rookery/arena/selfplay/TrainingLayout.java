package rookery.arena.selfplay;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
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
 *              (kinds count from 0, side 1 is Black)
 *           b  rooks that may castle, as the occupied squares
 *           1  side to move            1  roll, 0 for none      2  en passant, 65535: none     2  plies without progress, at most 65535
 *           1  checks White has given  1  and Black             where they count
 *           4  ply                     4  action played         4  number of the game
 *           1  result for the side to move: 1, 0, -1
 *           1  kind of score: 0 none, 1 hundredths of a pawn, 2 wins in (negative: loses in), 3 winning chance in 1/10000
 *           2  score for the side to move
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
    private final int pieceBytes;

    public TrainingLayout(Variant variant, int mostPieces) {
        this.variant = variant;
        this.mostPieces = mostPieces;
        squares = variant.shape().squares();
        bits = variant.kinds().size() * 2 <= 16 ? 4 : 8;
        boardBytes = (squares + 7) / 8;
        pieceBytes = (mostPieces * bits + 7) / 8;
    }

    /** How many pieces are on a board. */
    public static int pieces(Setup setup) {
        int count = 0;
        for (int square = 0; square < setup.shape().squares(); square++) {
            count += setup.placement().piece(square) == Piece.EMPTY ? 0 : 1;
        }
        return count;
    }

    public int recordBytes() {
        return 2 * boardBytes + pieceBytes + FIXED;
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
                int code = 2 * (Piece.kind(piece) - 1) + (Piece.side(piece) == Side.WHITE ? 0 : 1);
                int at = index++ * bits;
                pieces[at / 8] |= (byte) (code << at % 8);
            }
        }
        Setup setup = record.setup();
        out.put(board).put(pieces).put(castling(setup)).put((byte) setup.turn().ordinal()).put((byte) setup.roll());
        out.putShort((short) (setup.enPassant() == BoardShape.NONE ? NOWHERE : setup.enPassant()))
                .putShort((short) Math.min(65_535, setup.quietPlies()));
        out.put((byte) Math.min(255, setup.whiteChecks())).put((byte) Math.min(255, setup.blackChecks()));
        out.putInt(record.ply()).putInt(record.action()).putInt(record.game()).put((byte) record.result());
        score(record.score(), out);
        if (out.position() - start != recordBytes()) {
            throw new IllegalStateException("a record of " + (out.position() - start) + " bytes");
        }
    }

    private byte[] castling(Setup setup) {
        byte[] rooks = new byte[boardBytes];
        for (int square = 0; square < squares; square++) {
            if (setup.castlingRooks().contains(square)) {
                rooks[square / 8] |= (byte) (1 << square % 8);
            }
        }
        return rooks;
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
                pieces[square] = Piece.of(code / 2 + 1, code % 2 == 0 ? Side.WHITE : Side.BLACK);
            }
        }
        byte[] castling = new byte[boardBytes];
        in.get(castling);
        SquareSet rooks = SquareSet.EMPTY;
        for (int square = 0; square < squares; square++) {
            rooks = (castling[square / 8] >> square % 8 & 1) == 1 ? rooks.with(square) : rooks;
        }
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
                .withEnPassant(enPassant == NOWHERE ? BoardShape.NONE : enPassant).withCounters(quiet, 1)
                .withChecks(whiteChecks, blackChecks);
        return new TrainingRecord(game, ply, setup, action, score, result);
    }
}
