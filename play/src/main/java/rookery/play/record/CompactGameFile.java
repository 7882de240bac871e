package rookery.play.record;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Variant;

/**
 * The bytes of a file of games, about three a ply. {@code docs/lab.md} has the same table; both must agree. All numbers are little-endian.
 *
 * <pre>
 *  header   4  "RKGR"   2  version 1   16  hash of the rules   1+n  variant id, length first
 *  game     4  bytes of what follows the checksum     4  CRC-32 of it
 *           1  result, White's: 2 won, 1 drawn, 0 lost; plus 4 if a FEN follows      (2+n  FEN, length first)
 *           2  plies of the opening       2  plies
 *  ply      1  which of the legal actions, sorted by their numbers; 2 bytes where there are more than 256
 *           2  score as {@link ScoreCode}, except in the opening and for rolls
 * </pre>
 *
 * Games can be appended at any time, and files of the same rules put together: in a truncated file all games before the break are good.
 */
public final class CompactGameFile {

    private static final String MAGIC = "RKGR";
    private static final int VERSION = 1;
    private static final int FIXED = 4 + 2 + RulesHash.LENGTH / 2 + 1;
    private static final int GAME_HEAD = 8;
    private static final int HAS_FEN = 4;
    private static final int LARGEST_GAME = 1 << 20;
    private static final int ONE_BYTE = 256;

    private final Variant variant;

    public CompactGameFile(Variant variant) {
        this.variant = variant;
    }

    /**
     * The result of reading a file.
     *
     * @param games   that were whole
     * @param bytes   up to the end of the last whole game, where more may be appended
     * @param problem why reading stopped before the end of the file, a clause for a user; empty if it did not
     */
    public record Summary(int games, long bytes, Optional<String> problem) {
    }

    // ---- writing --------------------------------------------------------------------------------------------------

    public byte[] header() {
        byte[] id = variant.id().getBytes(StandardCharsets.UTF_8);
        ByteBuffer out = ByteBuffer.allocate(FIXED + id.length).order(ByteOrder.LITTLE_ENDIAN);
        return out.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putShort((short) VERSION)
                .put(HexFormat.of().parseHex(RulesHash.of(variant)))
                .put((byte) id.length).put(id).array();
    }

    public void append(CompactGame game, OutputStream out) throws IOException {
        out.write(bytes(game));
    }

    /** A game with its length and checksum. */
    public byte[] bytes(CompactGame game) {
        byte[] content = content(game);
        ByteBuffer out = ByteBuffer.allocate(GAME_HEAD + content.length).order(ByteOrder.LITTLE_ENDIAN);
        return out.putInt(content.length).putInt(checksum(content)).put(content).array();
    }

    private static int checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return (int) sum.getValue();
    }

    private byte[] content(CompactGame game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(16 + 4 * game.plies().size());
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(game.result() | (game.fen().isEmpty() ? 0 : HAS_FEN));
            if (!game.fen().isEmpty()) {
                byte[] fen = game.fen().getBytes(StandardCharsets.UTF_8);
                writeShort(out, fen.length);
                out.write(fen);
            }
            writeShort(out, game.openingPlies());
            writeShort(out, game.plies().size());
            Position position = game.fen().isEmpty() ? Position.start(variant) : Fen.position(variant, game.fen());
            MoveList legal = new MoveList();
            for (int i = 0; i < game.plies().size(); i++) {
                CompactGame.Ply ply = game.plies().get(i);
                position.legalMoves(legal);
                int[] sorted = sorted(legal);
                int index = Arrays.binarySearch(sorted, ply.action());
                if (index < 0) {
                    throw new IllegalArgumentException("ply " + i + " is not legal");
                }
                if (sorted.length > ONE_BYTE) {
                    writeShort(out, index);
                } else {
                    out.writeByte(index);
                }
                if (i >= game.openingPlies() && position.toAct() != Actor.NATURE) {
                    writeShort(out, ply.score());
                }
                position.make(ply.action());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void writeShort(DataOutputStream out, int value) throws IOException {
        out.writeByte(value);
        out.writeByte(value >> 8);
    }

    private static int[] sorted(MoveList legal) {
        int[] sorted = legal.toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    // ---- reading --------------------------------------------------------------------------------------------------

    /** Whether the bytes begin like a file of games. */
    public static boolean isGames(byte[] bytes) {
        return bytes.length >= MAGIC.length() && new String(bytes, 0, MAGIC.length(), StandardCharsets.US_ASCII).equals(MAGIC);
    }

    /** The id of the variant that a file of games says it is of; empty if it is no such file. */
    public static Optional<String> variantId(byte[] bytes) {
        int length = isGames(bytes) && bytes.length >= FIXED ? bytes[FIXED - 1] & 0xff : 0;
        return length == 0 || bytes.length < FIXED + length
                ? Optional.empty()
                : Optional.of(new String(bytes, FIXED, length, StandardCharsets.UTF_8));
    }

    /** Passes on every whole game of the file, and reports where and why it ended early, if it did. Validates everything. */
    public Summary read(Path file, Consumer<CompactGame> games) throws IOException {
        return read(Files.readAllBytes(file), games);
    }

    public Summary read(byte[] bytes, Consumer<CompactGame> games) {
        return frames(bytes, (offset, content) -> {
            Optional<CompactGame> game = game(content);
            game.ifPresent(games);
            return game.isPresent();
        });
    }

    /** Like {@link #read}, but checks only lengths and checksums without replaying the games: much faster. */
    public Summary scan(byte[] bytes) {
        return frames(bytes, (offset, content) -> true);
    }

    /** Whether the rest of a file that was read in part is the beginning of a game, or nothing but zeros: what a crash leaves. */
    public boolean isCutOff(byte[] bytes, Summary found) {
        int from = (int) found.bytes();
        if (from == 0) {
            return bytes.length == 0;
        }
        int rest = bytes.length - from;
        int length = rest < GAME_HEAD ? Integer.MAX_VALUE : ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(from);
        boolean begun = rest < GAME_HEAD || length >= 5 && length <= LARGEST_GAME && length > rest - GAME_HEAD;
        return begun || Arrays.equals(bytes, from, bytes.length, new byte[rest], 0, rest);
    }

    /** Splits the whole games of a file, in order, into that many files of about equal size, for several threads to read. */
    public List<byte[]> split(byte[] bytes, int parts) {
        List<Integer> starts = new ArrayList<>();
        Summary found = frames(bytes, (offset, content) -> starts.add(offset));
        starts.add((int) found.bytes());
        List<byte[]> all = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            int from = starts.get((int) ((long) found.games() * part / parts));
            int to = starts.get((int) ((long) found.games() * (part + 1) / parts));
            byte[] header = header();
            byte[] piece = Arrays.copyOf(header, header.length + to - from);
            System.arraycopy(bytes, from, piece, header.length, to - from);
            all.add(piece);
        }
        return all;
    }

    /** Takes the bytes of the game at the offset; returns whether they are valid. */
    @FunctionalInterface
    private interface Frames {
        boolean take(int offset, byte[] content);
    }

    private Summary frames(byte[] bytes, Frames games) {
        byte[] header = header();
        int idLength = bytes.length < FIXED ? 0 : bytes[FIXED - 1] & 0xff;
        int start = FIXED + idLength;
        if (!isGames(bytes) || bytes.length < start) {
            return new Summary(0, 0, Optional.of("it does not begin like a file of games"));
        }
        if (!Arrays.equals(bytes, 4, 6, header, 4, 6)) {
            return new Summary(0, 0, Optional.of("it is of another version"));
        }
        if (!Arrays.equals(bytes, 6, FIXED - 1, header, 6, FIXED - 1)) {
            return new Summary(0, 0, Optional.of("its games follow other rules ("
                    + new String(bytes, FIXED, idLength, StandardCharsets.UTF_8) + ") than " + variant.id()));
        }
        int count = 0;
        int at = start;
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        while (at < bytes.length) {
            int length = bytes.length - at < GAME_HEAD ? -1 : in.getInt(at);
            if (length < 5 || length > LARGEST_GAME || length > bytes.length - at - GAME_HEAD) {
                return new Summary(count, at, Optional.of("it is cut off after " + count + " games"));
            }
            byte[] content = Arrays.copyOfRange(bytes, at + GAME_HEAD, at + GAME_HEAD + length);
            if (checksum(content) != in.getInt(at + 4) || !games.take(at, content)) {
                return new Summary(count, at, Optional.of("game " + (count + 1) + " is damaged"));
            }
            count++;
            at += GAME_HEAD + length;
        }
        return new Summary(count, at, Optional.empty());
    }

    private Optional<CompactGame> game(byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int first = in.get();
        int result = first & 3;
        String fen = "";
        if ((first & HAS_FEN) != 0) {
            int length = in.getShort() & 0xffff;
            if (length > in.remaining() - 4) {
                return Optional.empty();
            }
            fen = new String(content, in.position(), length, StandardCharsets.UTF_8);
            in.position(in.position() + length);
        }
        Optional<Position> start = start(fen);
        if (first >> 3 != 0 || result > 2 || start.isEmpty() || in.remaining() < 4) {
            return Optional.empty();
        }
        int opening = in.getShort() & 0xffff;
        CompactGame.Ply[] plies = new CompactGame.Ply[in.getShort() & 0xffff];
        Position position = start.get();
        MoveList legal = new MoveList();
        for (int i = 0; i < plies.length; i++) {
            position.legalMoves(legal);
            boolean scored = i >= opening && position.toAct() != Actor.NATURE;
            int actionBytes = legal.size() > ONE_BYTE ? 2 : 1;
            if (in.remaining() < actionBytes + (scored ? 2 : 0)) {
                return Optional.empty();
            }
            int index = actionBytes == 1 ? in.get() & 0xff : in.getShort() & 0xffff;
            if (index >= legal.size()) {
                return Optional.empty();
            }
            int action = sorted(legal)[index];
            plies[i] = new CompactGame.Ply(action, scored ? in.getShort() : ScoreCode.NONE);
            position.make(action);
        }
        return in.hasRemaining() || opening > plies.length
                ? Optional.empty()
                : Optional.of(new CompactGame(fen, result, opening, List.of(plies)));
    }

    private Optional<Position> start(String fen) {
        if (fen.isEmpty()) {
            return Optional.of(Position.start(variant));
        }
        return Fen.read(variant, fen) instanceof Fen.Read(var setup)
                && Position.of(variant, setup) instanceof Verdict.Playable(Position position)
                        ? Optional.of(position)
                        : Optional.empty();
    }
}
