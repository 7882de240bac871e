package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.archive.Player;
import rookery.look.board.Frame;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;
import rookery.look.sound.Effect;
import rookery.play.match.ClockFace;
import rookery.play.match.SideTime;

/** One player: avatar, name, captures and material lead, clock. */
final class PlayerStrip extends HBox {
    private static final double CAPTURED = 17;
    /** Longer names are abbreviated; forty letters are allowed. */
    private static final double LONGEST_NAME = 190;
    private final WindowServices services;
    private final StackPane face = new StackPane();
    private final Label name = new Label();
    private final PlayContext context;
    private final Label rating = new Label();
    private final HBox captured = new HBox();
    private final HBox material = new HBox();
    private List<Figure> figures = List.of();
    private @Nullable Player rated;
    private boolean ratedOver;
    private final Label lead = new Label();
    private final HBox clockPlace = new HBox();
    private final ClockPill white;
    private final ClockPill black;

    PlayerStrip(WindowServices services, PlayContext context) {
        this.services = services;
        this.context = context;
        Runnable lowTick = () -> context.sound().accept(Effect.CLOCK_LOW);
        white = new ClockPill(Side.WHITE, context.nanos(), lowTick);
        black = new ClockPill(Side.BLACK, context.nanos(), lowTick);
        getStyleClass().add("player-strip");
        setAlignment(Pos.CENTER_LEFT);
        setSpacing(10);
        face.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        name.getStyleClass().add("player-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        name.setMaxWidth(LONGEST_NAME);
        captured.getStyleClass().add("captured");
        captured.setMaxHeight(CAPTURED);
        captured.setSpacing(-7);
        captured.setAlignment(Pos.CENTER_LEFT);
        captured.setMinWidth(0);
        lead.getStyleClass().add("lead");
        lead.setMinWidth(Region.USE_PREF_SIZE);
        material.getChildren().addAll(captured, lead);
        material.setSpacing(8);
        material.setAlignment(Pos.CENTER_LEFT);
        material.setMinHeight(CAPTURED);
        rating.getStyleClass().addAll("lead", "player-rating");
        rating.setMinWidth(Region.USE_PREF_SIZE);
        var who = new HBox(8, name, rating);
        who.setAlignment(Pos.BASELINE_LEFT);
        who.setMinWidth(0);
        var text = new VBox(1, who, material);
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        var gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        clockPlace.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(face, text, gap, clockPlace);
    }

    void show(PlayState state, Side side) {
        var seat = state.terms().player(side);
        name.setText(seat.name());
        boolean over = state.isOver();
        // Not looked up with every move: it changes only with the person and at the end of the game.
        if (!seat.equals(rated)) face.getChildren().setAll(context.face().apply(seat));
        if (!seat.equals(rated) || over != ratedOver || rating.getText().isEmpty()) {
            rated = seat;
            ratedOver = over;
            rating.setText(context.rating().apply(seat));
        }
        var taken = Captured.by(side, state.match().settings().variant(), state.card().until(state.index()));
        if (!taken.figures().equals(figures)) showFigures(taken.figures());
        lead.setText(taken.lead() > 0 ? "+" + taken.lead() : "");
        show(captured, !figures.isEmpty());
        show(material, !figures.isEmpty() || taken.lead() > 0);
        setAccessibleText(seat.name());
        var clock = side == Side.WHITE ? white : black;
        if (clockPlace.getChildren().size() != 1 || clockPlace.getChildren().getFirst() != clock) clockPlace.getChildren().setAll(clock);
        clock.show(state.match().clock());
        (side == Side.WHITE ? black : white).stop();
    }

    /** Without it, the name is centred. */
    private static void show(Region part, boolean shown) {
        Nodes.show(part, shown);
    }

    private void showFigures(List<Figure> taken) {
        int common = 0;
        while (common < Math.min(figures.size(), taken.size()) && figures.get(common).equals(taken.get(common))) common++;
        figures = taken;
        captured.getChildren().remove(common, captured.getChildren().size());
        String previous = common == 0 ? "" : taken.get(common - 1).kind();
        for (var figure : taken.subList(common, taken.size())) {
            var image = new ImageView(
                    PieceArt.image(services.look().pieces(), figure.art(), figure.letter(), figure.white(), (int) (CAPTURED * 2)));
            image.setFitWidth(CAPTURED);
            image.setFitHeight(CAPTURED);
            if (!previous.isEmpty() && !previous.equals(figure.kind())) HBox.setMargin(image, new Insets(0, 0, 0, 8));
            previous = figure.kind();
            captured.getChildren().add(image);
        }
    }

    void stop() {
        white.stop();
        black.stop();
    }

    /** One side's clock. It reads the referee's clock while that runs; filled while its side is to move, red when time is low. */
    static final class ClockPill extends Label {
        private static final long SECOND = 1_000_000_000L;
        private static final long LOW = 20 * SECOND;
        private static final Duration TICK = Duration.ofMillis(100);

        private final LongSupplier nanos;
        private final Side side;
        private final Runnable lowTick;
        private @Nullable ClockFace face;
        private long lastLow = Long.MAX_VALUE;
        private @Nullable Thread ticking;

        /** @param lowTick called once a second while this side is short of time */
        ClockPill(Side side, LongSupplier nanos, Runnable lowTick) {
            this.side = side;
            this.nanos = nanos;
            this.lowTick = lowTick;
            getStyleClass().add("clock");
            setId(side == Side.WHITE ? "clock-white" : "clock-black");
            setMinWidth(USE_PREF_SIZE);
        }

        void show(ClockFace newFace) {
            face = newFace;
            boolean timed = newFace.clocks().of(side).isTimed();
            Nodes.show(this, timed);
            boolean running = newFace.state().running().filter(runs -> runs == side).isPresent();
            Nodes.style(this, "clock-running", running);
            tick(running && timed);
            update();
        }

        void stop() {
            tick(false);
        }

        /** Updates as often as the text can change. An animation would make JavaFX work sixty times a second. */
        private void tick(boolean on) {
            var before = ticking;
            if (on == (before != null)) return;
            if (before != null) before.interrupt();
            ticking = on ? Thread.ofVirtual().name("clock").start(() -> {
                try {
                    while (true) {
                        Thread.sleep(TICK);
                        Background.later(this::update);
                    }
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
            }) : null;
        }

        private void update() {
            var shown = face;
            if (shown == null) return;
            long remaining = shown.shown(nanos.getAsLong()).remaining(side);
            var text = text(remaining);
            if (!text.equals(getText())) setText(text);
            boolean low = remaining < LOW;
            Nodes.style(this, "clock-low", low);
            long second = remaining / SECOND;
            if (low && second < 10 && second < lastLow && shown.state().running().filter(runs -> runs == side).isPresent()) lowTick.run();
            lastLow = second;
        }

        /** {@code 1:02:03}, {@code 04:05}; below twenty seconds {@code 0:09.7}. */
        static String text(long nanos) {
            if (nanos == SideTime.UNLIMITED) return "–";
            if (nanos < LOW) return String.format(Locale.ROOT, "0:%02d.%d", nanos / SECOND, nanos / (SECOND / 10) % 10);
            long seconds = (nanos + SECOND - 1) / SECOND;
            return seconds >= 3600
                    ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                    : String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
        }
    }

    /**
     * What a side has captured, and by how much it leads. In games where captures go to the hand, they are shown there instead.
     *
     * @param figures the pieces it took and those the opponent lost in explosions, the most valuable first
     * @param lead    its material lead in pawns, 0 if it does not lead
     */
    private record Captured(List<Figure> figures, int lead) {
        Captured {
            figures = List.copyOf(figures);
        }

        /** The side's captures in the frames up to the current one. */
        static Captured by(Side side, Variant variant, List<Frame> frames) {
            var taken = new ArrayList<Integer>();
            if (!variant.wild().drops().captured()) {
                for (var frame : frames) {
                    if (frame.captured() != Piece.EMPTY && frame.mover() == side) taken.add(frame.captured());
                    frame.blasted().stream().filter(piece -> Piece.side(piece) != side).forEach(taken::add);
                }
            }
            taken.sort((a, b) -> Integer.compare(worth(variant, b), worth(variant, a)));
            int lead = material(side, variant, frames.getLast()) - material(side.opponent(), variant, frames.getLast());
            return new Captured(taken.stream().map(piece -> Figure.of(variant, piece)).toList(), Math.max(0, Math.round(lead / 100f)));
        }

        private static int material(Side side, Variant variant, Frame frame) {
            int sum = 0;
            for (int piece : frame.placement().pieces()) {
                if (Piece.isPiece(piece) && Piece.side(piece) == side) sum += worth(variant, piece);
            }
            for (var pocket : frame.pockets()) {
                int piece = Pocket.piece(pocket.origin());
                if (Piece.side(piece) == side) sum += pocket.count() * worth(variant, piece);
            }
            return sum;
        }

        private static int worth(Variant variant, int piece) {
            return variant.kind(Piece.kind(piece)).value();
        }
    }
}
