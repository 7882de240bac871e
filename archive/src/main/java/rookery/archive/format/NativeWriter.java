package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;

/** Writes a game in our own format, described in {@code docs/archive-format.md}. Must agree with {@link NativeReader}. */
public final class NativeWriter {

    static final String FORMAT = "rookery-game";
    static final int VERSION = 1;
    /** A turn passed by the clock. */
    static final String PASS = "0000";

    private final Game game;
    private final BoardShape shape;
    private final GameCursor cursor;

    private NativeWriter(Game game) {
        this.game = game;
        cursor = game.cursor();
        shape = game.variant().shape();
    }

    public static String write(Game game) {
        return JsonWriter.write(new NativeWriter(game).whole());
    }

    private Json whole() {
        Position last = game.at(game.last());
        Json.Builder tags = new Json.Builder();
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            tags.with(tag.getKey(), Json.of(tag.getValue()));
        }
        Json.Builder file = new Json.Builder().with("format", Json.of(FORMAT)).with("version", Json.of(VERSION)).with("tags", tags.build())
                .with("variant", variant()).with("start", Json.of(Fen.write(game.variant(), game.start())));
        addNotes(file, game.root().notes());
        file.with("moves", line(game.root().next()));
        if (game.pendingRoll() > 0) {
            file.with("rolled", Json.of(game.pendingRoll()));
        }
        return file.with("result", result(NativeEnding.provable(game.outcome(), last)))
                .with("final", new Json.Builder().with("turn", Json.of(name(last.turn())))
                        .with("board", Json.ofTexts(BoardDiagram.draw(game.variant(), last.setup().placement())))
                        .with("fen", Json.of(Fen.write(last))).build())
                .build();
    }

    private Json variant() {
        return JsonReader.read(VariantWriter.write(game.variant())) instanceof JsonReader.Read(Json value)
                ? value
                : new Json.Null(LineColumn.NOWHERE);
    }

    /** The moves from the node on to the end of its line. The cursor must be before it, and ends somewhere in the line. */
    private Json line(@Nullable GameNode first) {
        List<Json> moves = new ArrayList<>();
        for (GameNode node = first; node != null; node = node.next()) {
            moves.add(move(node));
        }
        return new Json.Array(LineColumn.NOWHERE, moves);
    }

    /** Leaves the cursor after the move. */
    private Json move(GameNode node) {
        GameNode parent = cursor.node();
        Json.Builder move = new Json.Builder();
        if (node.roll() > 0) {
            move.with("roll", Json.of(node.roll()));
            cursor.act(Move.roll(node.roll()));
        }
        boolean pass = node.move() == Move.PASS;
        move.with("move", Json.of(pass ? PASS : UciText.write(cursor.position(), node.move()))).with("san",
                Json.of(pass ? "--" : San.write(cursor.position(), node.move())));
        addNotes(move, node.notes());
        if (parent.next() == node && parent.children().size() > 1) {
            List<Json> others = new ArrayList<>();
            for (GameNode other : parent.children().subList(1, parent.children().size())) {
                cursor.goTo(parent);
                others.add(line(other));
            }
            move.with("variations", new Json.Array(LineColumn.NOWHERE, others));
        }
        cursor.goTo(node);
        return move.build();
    }

    private void addNotes(Json.Builder out, Notes notes) {
        if (notes.clockNanos() != Notes.NO_TIME) {
            out.with("clock", seconds(notes.clockNanos()));
        }
        if (notes.spentNanos() != Notes.NO_TIME) {
            out.with("spent", seconds(notes.spentNanos()));
        }
        if (!notes.before().isEmpty()) {
            out.with("before", Json.of(notes.before()));
        }
        if (!notes.comment().isEmpty()) {
            out.with("comment", Json.of(notes.comment()));
        }
        if (!notes.nags().isEmpty()) {
            out.with("nags", new Json.Array(LineColumn.NOWHERE, notes.nags().stream().map(Json::of).toList()));
        }
        Eval eval = notes.eval();
        if (eval != null) {
            out.with("eval", eval(eval));
        }
        if (!notes.marks().isEmpty()) {
            out.with("marks", Json.ofTexts(notes.marks().stream().map(this::mark).toList()));
        }
    }

    /** Exact to the nanosecond, as text, since not every JSON reader keeps long numbers. */
    private static Json seconds(long nanos) {
        return Json.of(String.format(Locale.ROOT, "%d.%09d", nanos / 1_000_000_000, nanos % 1_000_000_000));
    }

    private static Json eval(Eval eval) {
        Json.Builder out = new Json.Builder();
        switch (eval) {
            case Eval.Centipawns(int hundredths, int _) -> out.with("centipawns", Json.of(hundredths));
            case Eval.Mate(int moves, int _) -> out.with("mate", Json.of(moves));
            case Eval.Chance(int basisPoints, int _) -> out.with("chance", Json.of(basisPoints));
        }
        return out.with("depth", Json.of(eval.depth())).build();
    }

    private String mark(Mark mark) {
        String colour = mark.colour().name().toLowerCase(Locale.ROOT);
        return mark.isCircle()
                ? colour + " " + shape.name(mark.from())
                : colour + " " + shape.name(mark.from()) + " " + shape.name(mark.to());
    }

    private static Json result(Outcome outcome) {
        Json.Builder out = new Json.Builder().with("mark", Json.of(outcome.mark()));
        return switch (outcome) {
            case Outcome.Ongoing() -> out.build();
            case Outcome.Win(Side side, Reason reason) ->
                out.with("winner", Json.of(name(side))).with("reason", Json.of(name(reason))).build();
            case Outcome.Draw(Reason reason) -> out.with("reason", Json.of(name(reason))).build();
        };
    }

    static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
