package rookery.desktop.board;

import rookery.look.board.Figure;
import rookery.look.board.Pocket;
import rookery.look.board.Slide;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ScaleTransition;
import javafx.animation.TranslateTransition;
import javafx.scene.effect.DropShadow;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/**
 * The pieces as image views that are only translated, so that nothing is laid out or repainted while they move. A new board state ends every animation at once,
 * so the next click never waits.
 */
final class PieceLayer extends Pane {
    private static final Duration FADE = Duration.millis(80);
    private static final Duration GLIDE_BACK = Duration.millis(120);
    private static final Duration GROW = Duration.millis(140);
    private static final double LIFT = 2;
    private static final double DRAGGED = 1.15;

    private final Map<Integer, ImageView> standing = new HashMap<>();
    private final List<Animation> running = new ArrayList<>();
    private SquareSet lifted = SquareSet.EMPTY;
    private Grid grid;
    private BoardLook look;
    private double outputScale = 1;
    private int dragged = BoardShape.NONE;
    /** A piece being dragged out of a pocket. */
    private @Nullable ImageView fromPocket;
    /** The square where a piece was just dropped, which needs no animation. */
    private int droppedOn = BoardShape.NONE;

    PieceLayer(Grid grid, BoardLook look) {
        this.grid = grid;
        this.look = look;
        setManaged(false);
        setMouseTransparent(true);
    }

    boolean isMoving() {
        return !running.isEmpty();
    }

    /** Puts every figure on its square without animation. */
    void place(Map<Integer, Figure> figures, Grid newGrid, BoardLook newLook, double newOutputScale, SquareSet newLifted) {
        finish();
        grid = newGrid;
        look = newLook;
        outputScale = newOutputScale;
        lifted = newLifted;
        getChildren().clear();
        standing.clear();
        figures.forEach((square, figure) -> stand(square, view(figure)));
    }

    /** Turns one arrangement into another; pieces that need not move keep their views. */
    void change(Map<Integer, Figure> before, Map<Integer, Figure> after, List<Slide> slides, Motion motion, SquareSet newLifted) {
        finish();
        lifted = newLifted;
        var travellers = new HashMap<Integer, ImageView>();
        var toHand = new HashMap<Integer, ImageView>();
        for (var slide : slides) {
            var view = Pocket.isOrigin(slide.from()) ? fromHand(slide, after) : standing.remove(slide.from());
            if (view != null && Pocket.isOrigin(slide.to())) {
                toHand.put(slide.to(), view);
            } else if (view != null) {
                travellers.put(slide.to(), view);
            }
        }
        var removed = new ArrayList<ImageView>();
        for (var square : List.copyOf(standing.keySet())) {
            if (!before.getOrDefault(square, NOBODY).equals(after.get(square)) || travellers.containsKey(square)) {
                var view = standing.remove(square);
                if (view != null) removed.add(view);
            }
        }
        Duration longest = Duration.ZERO;
        for (var slide : slides) {
            var view = travellers.get(slide.to());
            var figure = after.get(slide.to());
            if (view == null) continue;
            var time = slide.to() == droppedOn
                    ? Duration.ZERO
                    : motion.duration(Slide.distance(grid.shape(), slide.from(), slide.to()));
            longest = time.greaterThan(longest) ? time : longest;
            if (figure == null) {
                // It does not survive its own capture, as in atomic.
                travel(view, slide.to(), time, motion, () -> getChildren().remove(view));
                continue;
            }
            standing.put(slide.to(), view);
            boolean changed = !Pocket.isOrigin(slide.from()) && !figure.equals(before.get(slide.from()));
            travel(view, slide.to(), time, motion, () -> {
                settle(view, slide.to());
                if (changed) become(view, figure, motion);
            });
        }
        for (var view : removed) vanish(view, longest);
        var last = longest;
        toHand.forEach((origin, view) -> hand(view, origin, last, motion));
        after.forEach((square, figure) -> {
            if (!standing.containsKey(square)) stand(square, view(figure));
        });
        standing.forEach((square, view) -> {
            if (!travellers.containsKey(square)) settle(view, square);
        });
        droppedOn = BoardShape.NONE;
        dragged = BoardShape.NONE;
        forgetPocket();
    }

    /** The view of a piece coming out of a hand; null if it was dragged there already. */
    private @Nullable ImageView fromHand(Slide slide, Map<Integer, Figure> after) {
        var figure = after.get(slide.to());
        var held = fromPocket;
        fromPocket = null;
        if (held != null && figure != null && slide.to() == droppedOn) {
            dress(held, figure);
            return held;
        }
        if (held != null) getChildren().remove(held);
        if (figure == null) return null;
        var view = view(figure);
        getChildren().add(view);
        view.setTranslateX(grid.x(slide.from()));
        view.setTranslateY(grid.y(slide.from()));
        return view;
    }

    /** Moves a captured piece to its captor's hand. */
    private void hand(ImageView view, int origin, Duration arrival, Motion motion) {
        if (!arrival.greaterThan(Duration.ZERO)) {
            getChildren().remove(view);
            return;
        }
        var way = new TranslateTransition(motion.duration(Slide.distance(grid.shape(), origin, origin)), view);
        way.setDelay(arrival.multiply(0.5));
        way.setToX(grid.x(origin) + (grid.pocketSize() - grid.size()) / 2);
        way.setToY(grid.y(origin) + (grid.pocketSize() - grid.size()) / 2);
        way.setInterpolator(Interpolator.EASE_OUT);
        start(way, () -> getChildren().remove(view));
    }

    private static final Figure NOBODY = new Figure("", ' ', true);

    private void travel(ImageView view, int to, Duration time, Motion motion, Runnable arrive) {
        lower(view);
        view.toFront();
        if (!time.greaterThan(Duration.ZERO)) {
            arrive.run();
            return;
        }
        var travel = new TranslateTransition(time, view);
        travel.setToX(grid.x(to));
        travel.setToY(restingY(to));
        travel.setInterpolator(motion instanceof Motion.Constant ? Interpolator.LINEAR : Interpolator.EASE_OUT);
        start(travel, arrive);
    }

    private void become(ImageView view, Figure figure, Motion motion) {
        dress(view, figure);
        if (motion instanceof Motion.None) return;
        var grow = new ScaleTransition(GROW, view);
        grow.setFromX(0.6);
        grow.setFromY(0.6);
        grow.setToX(1);
        grow.setToY(1);
        start(grow, () -> {
            view.setScaleX(1);
            view.setScaleY(1);
        });
    }

    /** A captured piece stays until its captor arrives. */
    private void vanish(ImageView view, Duration arrival) {
        if (!arrival.greaterThan(Duration.ZERO)) {
            getChildren().remove(view);
            return;
        }
        var fade = new FadeTransition(FADE, view);
        fade.setDelay(arrival.greaterThan(FADE) ? arrival.subtract(FADE) : Duration.ZERO);
        fade.setToValue(0);
        start(fade, () -> getChildren().remove(view));
    }

    private void start(Animation animation, Runnable end) {
        running.add(animation);
        animation.setOnFinished(_ -> {
            running.remove(animation);
            end.run();
        });
        animation.play();
    }

    /** Completes every animation now. */
    void finish() {
        while (!running.isEmpty()) {
            var animation = running.getFirst();
            animation.stop();
            animation.getOnFinished().handle(null);
            running.remove(animation);
        }
    }

    // ---- the hand ------------------------------------------------------------------------------------------------

    /** @param inHand what is taken out of a pocket; null for the piece on the square */
    void lift(int square, @Nullable Figure inHand) {
        if (inHand != null) {
            forgetPocket();
            fromPocket = view(inHand);
            getChildren().add(fromPocket);
        }
        var view = inHand != null ? fromPocket : standing.get(square);
        if (view == null) return;
        dragged = square;
        view.toFront();
        view.setScaleX(DRAGGED);
        view.setScaleY(DRAGGED);
        view.setEffect(new DropShadow(grid.size() * 0.16, 0, grid.size() * 0.08, Color.rgb(0, 0, 0, 0.45)));
    }

    private @Nullable ImageView inHand(int square) {
        return Pocket.isOrigin(square) ? fromPocket : standing.get(square);
    }

    private void forgetPocket() {
        if (fromPocket != null) getChildren().remove(fromPocket);
        fromPocket = null;
    }

    void drag(double x, double y) {
        var view = inHand(dragged);
        if (view == null) return;
        view.setTranslateX(x - grid.size() / 2);
        view.setTranslateY(y - grid.size() / 2);
    }

    /** Leaves the dragged piece on that square if the move is about to be made, or lets it glide back. */
    void drop(int square, boolean accepted) {
        var view = inHand(dragged);
        int origin = dragged;
        dragged = BoardShape.NONE;
        if (view == null) return;
        lower(view);
        if (accepted) {
            droppedOn = square;
            view.setTranslateX(grid.x(square));
            view.setTranslateY(grid.y(square));
            return;
        }
        var back = new TranslateTransition(GLIDE_BACK, view);
        back.setToX(grid.x(origin));
        back.setToY(restingY(origin));
        back.setInterpolator(Interpolator.EASE_OUT);
        start(back, () -> {
            if (Pocket.isOrigin(origin)) {
                getChildren().remove(view);
            } else {
                settle(view, origin);
            }
        });
        if (Pocket.isOrigin(origin)) fromPocket = null;
    }

    /** Forgets a drop whose move was not made after all. */
    void forgetDrop() {
        droppedOn = BoardShape.NONE;
        forgetPocket();
        standing.forEach((square, view) -> settle(view, square));
    }

    private static void lower(ImageView view) {
        view.setScaleX(1);
        view.setScaleY(1);
        view.setEffect(null);
    }

    // ---- views ---------------------------------------------------------------------------------------------------

    private void stand(int square, ImageView view) {
        standing.put(square, view);
        getChildren().add(view);
        settle(view, square);
    }

    private void settle(ImageView view, int square) {
        view.setTranslateX(grid.x(square));
        view.setTranslateY(restingY(square));
    }

    private double restingY(int square) {
        return grid.y(square) - (lifted.contains(square) ? LIFT : 0);
    }

    private ImageView view(Figure figure) {
        var view = new ImageView();
        view.setManaged(false);
        view.setSmooth(true);
        dress(view, figure);
        return view;
    }

    /** Paints those figures in advance; on any thread. */
    static void paintAhead(Collection<Figure> figures, BoardLook look, Grid grid, double outputScale) {
        figures.stream().distinct().forEach(figure -> image(figure, look, grid, outputScale));
    }

    private static Image image(Figure figure, BoardLook look, Grid grid, double outputScale) {
        int pixels = Math.max(8, (int) Math.round(grid.size() * outputScale));
        return PieceArt.image(look.pieces(), figure.art(), figure.letter(), figure.white(), pixels);
    }

    private void dress(ImageView view, Figure figure) {
        view.setImage(image(figure, look, grid, outputScale));
        view.setFitWidth(grid.size());
        view.setFitHeight(grid.size());
    }
}
