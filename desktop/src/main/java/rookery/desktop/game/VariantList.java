package rookery.desktop.game;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.VariantGroup;

/** A list of variants in groups, each with a small picture. The chosen one is marked, and in sight when the list appears. */
public final class VariantList extends ScrollPane {
    private static final double PICTURE = 32;

    private final WindowServices services;

    /**
     * @param name   the list's name, with which the ids of its entries begin
     * @param place  where to begin, as {@link #place} of an earlier list said; 0 for the top
     * @param choose told of the variant the user chooses
     */
    public VariantList(WindowServices services, String name, List<Variant> variants, Variant chosen, double place,
            Consumer<Variant> choose) {
        this.services = services;
        var column = new Column(place);
        for (var group : VariantGroup.values()) {
            var members = variants.stream().filter(variant -> VariantGroup.of(variant) == group).toList();
            if (members.isEmpty()) continue;
            column.getChildren().add(Nodes.styled(new Label(services.text("group." + group.id())), "muted", "list-title"));
            for (var variant : members) {
                var entry = Nodes.named(name + "-" + variant.id(), entry(variant));
                entry.setOnAction(_ -> choose.accept(variant));
                column.getChildren().add(entry);
                if (variant.equals(chosen)) column.mark(entry);
            }
        }
        setContent(column);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("edge-to-edge");
        setAccessibleText(services.text("rules.choose"));
    }

    /** How far it is scrolled, from 0 to 1. */
    public double place() {
        return getVvalue();
    }

    private Button entry(Variant variant) {
        var picture = new StackPane(BoardPicture.of(services.look(), BoardModel.picture(variant, variant.start()), PICTURE));
        picture.setMinSize(PICTURE, PICTURE);
        var entry = Nodes.styled(new Button(services.texts().variant(variant), picture), "flat", "list-entry");
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setAlignment(Pos.CENTER_LEFT);
        return entry;
    }

    /** The entries below each other. The first time they are laid out, it scrolls to the place and from there to the marked entry, if that is out of sight. */
    private final class Column extends VBox {
        private final double place;
        private @Nullable Button marked;
        private boolean scrolled;

        Column(double place) {
            super(2);
            this.place = place;
        }

        void mark(Button entry) {
            marked = Nodes.styled(entry, "chosen");
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            double seen = getViewportBounds().getHeight();
            if (scrolled || seen <= 0) return;
            scrolled = true;
            double hidden = Math.max(0, getHeight() - seen);
            double top = place * hidden;
            if (marked != null) {
                var area = marked.getBoundsInParent();
                boolean inSight = area.getMinY() >= top && area.getMaxY() <= top + seen;
                if (!inSight) top = Math.clamp(area.getCenterY() - seen / 2, 0, hidden);
            }
            setVvalue(hidden == 0 ? 0 : top / hidden);
        }
    }
}
