package rookery.desktop.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.VariantGroup;

/** A searchable list of variants in groups, each with a small picture. The chosen one is marked, and in sight when the list appears. */
public final class VariantList extends VBox {
    private static final double PICTURE = 32;

    private final WindowServices services;
    private final VariantSearch search;
    private final Label nothing;
    private final Map<Variant, Button> entries = new LinkedHashMap<>();
    private final Column column;
    private final ScrollPane scroll;

    /**
     * @param name   the list's name, with which the ids of its entries begin
     * @param before the list that this one replaces, whose search and scroll position stay
     * @param choose told of the variant the user chooses
     */
    public VariantList(WindowServices services, String name, List<Variant> variants, Variant chosen, @Nullable VariantList before,
            Consumer<Variant> choose) {
        super(8);
        this.services = services;
        for (var variant : variants) {
            var entry = Nodes.named(name + "-" + variant.id(), entry(variant));
            entry.setOnAction(_ -> choose.accept(variant));
            Nodes.style(entry, "chosen", variant.equals(chosen));
            entries.put(variant, entry);
        }
        column = new Column(entries.get(chosen), before == null ? 0 : before.scroll.getVvalue());
        search = new VariantSearch(services);
        search.setText(before == null ? "" : before.search.getText());
        nothing = Nodes.styled(new Label(services.text("new.variant.none")), "muted");
        scroll = Nodes.styled(new ScrollPane(column), "edge-to-edge");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setAccessibleText(services.text("rules.choose"));
        setVgrow(scroll, Priority.ALWAYS);
        getStyleClass().add("variant-list");
        getChildren().addAll(search, nothing, scroll);
        fill();
        search.textProperty().addListener((_, _, _) -> {
            fill();
            column.scrollTo(0);
        });
    }

    /** Lets the user type what to search for. */
    public void focusSearch() {
        search.requestFocus();
    }

    private void fill() {
        var wanted = new ArrayList<Node>();
        for (var group : VariantGroup.values()) {
            var members = entries.keySet().stream().filter(variant -> VariantGroup.of(variant) == group && search.finds(variant)).toList();
            if (members.isEmpty()) continue;
            wanted.add(Nodes.styled(new Label(services.text("group." + group.id())), "muted", "list-title"));
            members.forEach(variant -> wanted.add(entries.get(variant)));
        }
        column.getChildren().setAll(wanted);
        Nodes.show(nothing, wanted.isEmpty());
    }

    private Button entry(Variant variant) {
        var picture = new StackPane(BoardPicture.of(services.look(), BoardModel.picture(variant, variant.start()), PICTURE));
        picture.setMinSize(PICTURE, PICTURE);
        var entry = Nodes.styled(new Button(services.texts().variant(variant), picture), "flat", "list-entry");
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setAlignment(Pos.CENTER_LEFT);
        return entry;
    }

    /** The entries one below the other. */
    private final class Column extends VBox {
        private final @Nullable Node chosen;
        private double place;
        private boolean scrolled;

        Column(@Nullable Node chosen, double place) {
            super(2);
            this.chosen = chosen;
            this.place = place;
        }

        /** With the next layout scrolls to that place from 0 to 1, and on to the chosen entry if it is out of sight there. */
        void scrollTo(double wanted) {
            place = wanted;
            scrolled = false;
            requestLayout();
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            double seen = scroll.getViewportBounds().getHeight();
            if (scrolled || seen <= 0) return;
            scrolled = true;
            double hidden = Math.max(0, getHeight() - seen);
            double top = place * hidden;
            if (chosen != null && getChildren().contains(chosen)) {
                var area = chosen.getBoundsInParent();
                boolean inSight = area.getMinY() >= top && area.getMaxY() <= top + seen;
                if (!inSight) top = Math.clamp(area.getCenterY() - seen / 2, 0, hidden);
            }
            scroll.setVvalue(hidden == 0 ? 0 : top / hidden);
        }
    }
}
