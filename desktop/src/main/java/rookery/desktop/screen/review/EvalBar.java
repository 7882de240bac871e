package rookery.desktop.screen.review;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rookery.play.analysis.Opinion;

/** A column beside the board, white from below by White's expected score, with the number at the end of the side that leads. */
final class EvalBar extends Pane {
    private static final double WIDTH = 30;
    private final Region white = new Region();
    private final Label number = new Label();
    private double chance = 0.5;
    private boolean whiteBelow = true;

    EvalBar() {
        getStyleClass().add("eval-bar");
        white.getStyleClass().add("eval-white");
        number.getStyleClass().add("eval-number");
        number.setId("eval");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        getChildren().addAll(white, number);
    }

    void show(@Nullable Opinion opinion, boolean below) {
        whiteBelow = below;
        if (opinion != null) chance = opinion.chance();
        number.setText(opinion == null ? "" : brief(opinion));
        setAccessibleText(opinion == null ? "" : opinion.text());
        number.getStyleClass().removeAll("eval-on-white", "eval-on-black");
        number.getStyleClass().add(chance >= 0.5 ? "eval-on-white" : "eval-on-black");
        requestLayout();
    }

    /** The column is narrow, so tenths of a pawn are enough. */
    private static String brief(Opinion opinion) {
        return opinion instanceof Opinion.Pawns(int hundredths)
                ? String.format(Locale.ROOT, Math.abs(hundredths) >= 1000 ? "%+.0f" : "%+.1f", hundredths / 100.0)
                : opinion.text().replace(" %", "%");
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double part = Math.round(height * Math.clamp(chance, 0.02, 0.98));
        white.resizeRelocate(0, whiteBelow ? height - part : 0, getWidth(), part);
        double tall = number.prefHeight(-1);
        boolean low = chance >= 0.5 == whiteBelow;
        double wide = number.prefWidth(-1);
        number.resizeRelocate((getWidth() - wide) / 2, low ? height - tall - 3 : 3, wide, tall);
    }
}
