package rookery.desktop.screen.lab;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;

/** What the two players of a game think, side by side. */
final class MindsPane extends HBox {

    /** One player's half. */
    private final class Half extends VBox {
        private final Label name = new Label();
        private final Label score = new Label();
        private final Label work = new Label();
        private final Label line = new Label();

        Half(String id, String style) {
            super(3);
            getStyleClass().addAll("lab-mind", style);
            setId(id);
            name.getStyleClass().add("form-name");
            name.setMinWidth(0);
            score.getStyleClass().add("lab-mind-score");
            score.setMinWidth(Region.USE_PREF_SIZE);
            work.getStyleClass().add("muted");
            line.getStyleClass().add("lab-mind-line");
            line.setId(id + "-line");
            var gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            var head = new HBox(8, name, gap, score);
            head.setAlignment(Pos.CENTER_LEFT);
            getChildren().addAll(head, line, work);
            HBox.setHgrow(this, Priority.ALWAYS);
            setPrefWidth(200);
            setMinWidth(0);
        }

        void show(String who, boolean thinks, LiveBoard.@Nullable Mind mind) {
            name.setText(who);
            getStyleClass().remove("lab-thinks");
            if (thinks) getStyleClass().add("lab-thinks");
            score.setText(mind == null ? "" : mind.score());
            line.setText(mind == null ? "" : mind.line().isEmpty() ? mind.note() : mind.line());
            work.setText(mind == null
                    ? ""
                    : mind.depth() == 0 && mind.nodes() == 0
                            ? services.text("lab.mind.quiet")
                            : services.text("lab.mind", mind.depth(), LabWords.count(mind.nodes()), LabWords.count(mind.nodesPerSecond())));
        }
    }

    private final WindowServices services;
    private final Half white = new Half("mind-white", "lab-mind-white");
    private final Half black = new Half("mind-black", "lab-mind-black");

    MindsPane(WindowServices services) {
        super(12);
        this.services = services;
        setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(white, black);
    }

    /** @param live null keeps what was there */
    void show(@Nullable LiveBoard live, RunPicture run) {
        if (live == null) return;
        white.show(run.name(live.white()), live.toMove() == Side.WHITE, live.whiteMind());
        black.show(run.name(live.black()), live.toMove() == Side.BLACK, live.blackMind());
    }
}
