package rookery.archive.sqlite;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * The binary form of a game, without its rules. Reading replays every move, so only a legal game comes back.
 *
 * <pre>
 * content := version start tags outcome pendingRoll notes line checksum
 * line    := item* 0x80
 * item    := flags move [wide] [roll] [notes] [count line*]      the lines are the alternatives to the item's move
 * </pre>
 *
 * Moves are stored as {@link Move} packs them; a test pins that layout.
 */
final class GameCodec {

    private static final int VERSION = 1;
    private static final int END = 0x80;
    private static final int WIDE = 1;
    private static final int ROLL = 2;
    private static final int NOTES = 4;
    private static final int ALTERNATIVES = 8;
    private static final int DEEPEST = 64;

    private GameCodec() {
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    static byte[] write(Game game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(VERSION);
            out.writeUTF(game.start().equals(game.variant().start()) ? "" : Fen.write(game.variant(), game.start()));
            out.writeShort(game.tags().size());
            for (Map.Entry<String, String> tag : game.tags().entrySet()) {
                writeText(out, tag.getKey());
                writeText(out, tag.getValue());
            }
            out.writeUTF(reason(game.outcome()));
            out.writeByte(result(game.outcome()));
            out.writeByte(game.pendingRoll());
            writeNotes(out, game.root().notes());
            writeLine(out, game.root().next());
            CRC32 checksum = new CRC32();
            checksum.update(bytes.toByteArray());
            out.writeInt((int) checksum.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    private static void writeLine(DataOutputStream out, @Nullable GameNode first) throws IOException {
        for (GameNode node = first; node != null; node = node.next()) {
            GameNode parent = node.parent();
            List<GameNode> alternatives = parent != null && parent.next() == node && parent.children().size() > 1
                    ? parent.children().subList(1, parent.children().size())
                    : List.of();
            boolean wide = node.move() >>> 16 != 0;
            boolean noted = !node.notes().equals(Notes.NONE);
            out.writeByte((wide ? WIDE : 0) | (node.roll() != 0 ? ROLL : 0) | (noted ? NOTES : 0)
                    | (alternatives.isEmpty() ? 0 : ALTERNATIVES));
            out.writeShort(node.move());
            if (wide) {
                out.writeShort(node.move() >>> 16);
            }
            if (node.roll() != 0) {
                out.writeByte(node.roll());
            }
            if (noted) {
                writeNotes(out, node.notes());
            }
            if (!alternatives.isEmpty()) {
                out.writeShort(alternatives.size());
                for (GameNode alternative : alternatives) {
                    writeLine(out, alternative);
                }
            }
        }
        out.writeByte(END);
    }

    private static void writeNotes(DataOutputStream out, Notes notes) throws IOException {
        writeText(out, notes.before());
        writeText(out, notes.comment());
        out.writeShort(notes.nags().size());
        for (int nag : notes.nags()) {
            out.writeByte(nag);
        }
        out.writeLong(notes.clockNanos());
        out.writeLong(notes.spentNanos());
        switch (notes.eval()) {
            case null -> out.writeByte(0);
            case Eval.Centipawns(int value, int depth) -> writeEval(out, 1, value, depth);
            case Eval.Mate(int value, int depth) -> writeEval(out, 2, value, depth);
            case Eval.Chance(int value, int depth) -> writeEval(out, 3, value, depth);
        }
        out.writeShort(notes.marks().size());
        for (Mark mark : notes.marks()) {
            out.writeByte(mark.colour().ordinal());
            out.writeByte(mark.from());
            out.writeByte(mark.to());
        }
    }

    private static void writeEval(DataOutputStream out, int sort, int value, int depth) throws IOException {
        out.writeByte(sort);
        out.writeInt(value);
        out.writeInt(depth);
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static int result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> 0;
            case Outcome.Win(Side side, Reason _) -> side == Side.WHITE ? 1 : 3;
            case Outcome.Draw _ -> 2;
        };
    }

    static String reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> "";
            case Outcome.Win(Side _, Reason reason) -> reason.name();
            case Outcome.Draw(Reason reason) -> reason.name();
        };
    }

    /** @throws IllegalArgumentException if there is no such result or reason */
    static Outcome outcome(int result, String reason) {
        return switch (result) {
            case 0 -> new Outcome.Ongoing();
            case 1 -> new Outcome.Win(Side.WHITE, Reason.valueOf(reason));
            case 2 -> new Outcome.Draw(Reason.valueOf(reason));
            case 3 -> new Outcome.Win(Side.BLACK, Reason.valueOf(reason));
            default -> throw new IllegalArgumentException("result " + result);
        };
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** @throws IOException if the bytes are damaged */
    static Game read(Variant variant, byte[] content) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(content, 0, Math.max(0, content.length - Integer.BYTES));
        if (content.length < Integer.BYTES || ByteBuffer.wrap(content).getInt(content.length - 4) != (int) checksum.getValue()) {
            throw new IOException("the checksum is wrong");
        }
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            int version = in.readUnsignedByte();
            if (version != VERSION) {
                throw new IOException("its version is " + version);
            }
            Game game = new Game(start(variant, in.readUTF()));
            for (int tags = in.readUnsignedShort(); tags > 0; tags--) {
                game.tag(text(in), text(in));
            }
            String reason = in.readUTF();
            game.end(outcome(in.readUnsignedByte(), reason));
            int pending = in.readUnsignedByte();
            game.root().annotate(notes(in));
            readLine(in, game.cursor(), 0);
            game.pend(pending);
            return game;
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** The tags alone; none where the bytes are damaged. */
    static Map<String, String> tags(byte[] content) {
        Map<String, String> tags = new HashMap<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            if (in.readUnsignedByte() == VERSION) {
                in.readUTF();
                for (int left = in.readUnsignedShort(); left > 0; left--) {
                    tags.put(text(in), text(in));
                }
            }
        } catch (IOException e) {
            return Map.of();
        }
        return tags;
    }

    private static Position start(Variant variant, String fen) throws IOException {
        if (fen.isEmpty()) {
            return Position.start(variant);
        }
        if (Fen.read(variant, fen) instanceof Fen.Read(Setup setup)
                && Position.of(variant, setup) instanceof Verdict.Playable(Position position)) {
            return position;
        }
        throw new IOException("its start position cannot be played");
    }

    /** Leaves the cursor where the line ends. */
    private static void readLine(DataInputStream in, GameCursor cursor, int depth) throws IOException {
        if (depth > DEEPEST) {
            throw new IOException("variations nested deeper than " + DEEPEST);
        }
        for (int flags = in.readUnsignedByte(); flags != END; flags = in.readUnsignedByte()) {
            int move = in.readUnsignedShort();
            move |= (flags & WIDE) != 0 ? in.readUnsignedShort() << 16 : 0;
            if ((flags & ROLL) != 0) {
                cursor.act(Move.roll(in.readUnsignedByte()));
            }
            GameNode before = cursor.node();
            GameNode node = cursor.append(move);
            if ((flags & NOTES) != 0) {
                node.annotate(notes(in));
            }
            if ((flags & ALTERNATIVES) != 0) {
                for (int count = in.readUnsignedShort(); count > 0; count--) {
                    cursor.goTo(before);
                    readLine(in, cursor, depth + 1);
                }
                cursor.goTo(node);
            }
        }
    }

    private static Notes notes(DataInputStream in) throws IOException {
        String before = text(in);
        String comment = text(in);
        List<Integer> nags = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            nags.add(in.readUnsignedByte());
        }
        long clock = in.readLong();
        long spent = in.readLong();
        Eval eval = switch (in.readUnsignedByte()) {
            case 1 -> new Eval.Centipawns(in.readInt(), in.readInt());
            case 2 -> new Eval.Mate(in.readInt(), in.readInt());
            case 3 -> new Eval.Chance(in.readInt(), in.readInt());
            default -> null;
        };
        List<Mark> marks = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            marks.add(new Mark(Mark.Colour.values()[in.readUnsignedByte() & 3], in.readUnsignedByte(), in.readUnsignedByte()));
        }
        return new Notes(before, comment, nags, clock, spent, eval, marks);
    }

    private static String text(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("a text of " + length + " bytes");
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
