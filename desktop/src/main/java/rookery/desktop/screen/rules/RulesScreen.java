package rookery.desktop.screen.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.MovementDiagram;
import rookery.desktop.game.VariantList;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.training.TrainingPane;
import rookery.desktop.training.TrainingRoom;
import rookery.kernel.catalogue.RulesInWords;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.text.RuleTexts;

/** The controller of the rules pages. */
public final class RulesScreen implements Screen {
    private final WindowServices services;
    private final List<Variant> variants;
    private final TrainingRoom training;
    private Variant chosen;
    private @Nullable VariantList list;

    /** @param wanted the id of the variant to show; the first one for an unknown id */
    public RulesScreen(WindowServices services, List<Variant> variants, String wanted, TrainingRoom training) {
        this.training = training;
        this.services = services;
        this.variants = variants;
        chosen = variants.stream().filter(variant -> variant.id().equals(wanted)).findFirst().orElse(variants.getFirst());
    }

    @Override
    public Node build() {
        var fresh = Nodes.styled(new VariantList(services, "rules", variants, chosen, list, this::choose), "list-side");
        list = fresh;
        return new RulesView(services, fresh, chosen, training, this::play);
    }

    private void choose(Variant variant) {
        chosen = variant;
        services.rebuild();
    }

    /** Opens the new-game page with this variant. */
    private void play(Variant variant) {
        services.change(settings -> settings.withRemembered(Map.of("new.variant", variant.id())));
        services.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
    }

    /** The variants on the left, the rules of one of them on the right. */
    private static final class RulesView extends HBox {
        private static final double PICTURE = 300;
        private static final double DIAGRAM = 112;
        private static final double FIGURE = 34;

        private final WindowServices services;

        RulesView(WindowServices services, VariantList list, Variant chosen, TrainingRoom training, Consumer<Variant> play) {
            this.services = services;
            getStyleClass().add("rules");
            var start = Nodes.named("rules-play", new Button(services.text("rules.play"), Glyph.of(Feather.PLAY)), "accent");
            start.setMinWidth(Region.USE_PREF_SIZE);
            start.setOnAction(_ -> play.accept(chosen));
            var change = Nodes.named("rules-studio", new Button(services.text("rules.studio"), Glyph.of(Feather.EDIT_3)));
            change.setMinWidth(Region.USE_PREF_SIZE);
            change.setTooltip(new Tooltip(services.text("rules.studio.words")));
            change.setOnAction(_ -> services.go(new Place.Studio(chosen.id())));
            var train = Page.section(services.text("rules.train"), new TrainingPane(services, training, chosen, true));
            var page = new Page(services.texts().variant(chosen), change, start).add(overview(chosen), pieces(chosen), train);
            page.setId("rules-page");
            getChildren().addAll(list, page);
        }

        private Node overview(Variant variant) {
            var picture = new StackPane(BoardPicture.of(services.look(),
                    BoardModel.picture(variant, variant.start()).withCoordinates(BoardModel.Coordinates.INSIDE), PICTURE));
            picture.setAlignment(Pos.TOP_LEFT);
            picture.setMinWidth(PICTURE);
            var summary = Nodes.words(services.texts().summary(variant), "rules-summary");
            var words = new VBox(14, summary);
            var chapters = new LinkedHashMap<String, VBox>();
            for (var rule : RuleTexts.of(variant, services.texts())) {
                var chapter = chapters.computeIfAbsent(rule.chapter(), key -> {
                    var title = Nodes.styled(new Label(services.texts().or("rules.chapter." + key, key)), "form-name");
                    return new VBox(3, title);
                });
                var line = Nodes.words(rule.words());
                line.setMinHeight(Region.USE_PREF_SIZE);
                chapter.getChildren().add(line);
            }
            words.getChildren().addAll(chapters.values());
            var origin = services.texts().or("variant." + variant.id() + ".source", "");
            if (!origin.isEmpty()) {
                var source = Nodes.words(origin);
                source.setMinHeight(Region.USE_PREF_SIZE);
                source.getStyleClass().add("fine-print");
                source.setId("rules-source");
                words.getChildren().add(source);
            }
            HBox.setHgrow(words, Priority.ALWAYS);
            words.setMinWidth(0);
            var both = new HBox(28, picture, words);
            // On a narrow page the board goes above the rules.
            var stacked = new VBox(20);
            var place = new StackPane(both);
            place.widthProperty().addListener((_, before, width) -> {
                boolean narrow = width.doubleValue() < PICTURE * 2.1;
                if (narrow && place.getChildren().contains(both)) {
                    both.getChildren().clear();
                    stacked.getChildren().setAll(picture, words);
                    place.getChildren().setAll(stacked);
                } else if (!narrow && place.getChildren().contains(stacked)) {
                    stacked.getChildren().clear();
                    both.getChildren().setAll(picture, words);
                    place.getChildren().setAll(both);
                }
            });
            return place;
        }

        private Node pieces(Variant variant) {
            var grid = new CardGrid(300, 12);
            for (var kind : RulesInWords.pieces(variant)) grid.getChildren().add(card(variant, kind));
            var legend = Nodes.words(services.text("rules.legend"), "fine-print");
            return Page.section(services.text("rules.pieces"), legend, grid);
        }

        private Node card(Variant variant, PieceKind kind) {
            var diagram = MovementDiagram.of(services.look(), variant, kind, true, variant.forward(Side.WHITE), DIAGRAM);
            // In the diagram the piece is too small to recognise.
            var picture = new ImageView(
                    PieceArt.image(services.look().pieces(), Figure.art(variant, kind), kind.letter(), true, (int) (FIGURE * 2)));
            picture.setFitWidth(FIGURE);
            picture.setFitHeight(FIGURE);
            var name = Nodes.styled(new Label(services.texts().piece(kind.name()) + "  " + kind.symbol(), picture), "card-title",
                    "piece-name");
            name.setWrapText(true);
            var words = Nodes.words(services.texts().moves(kind), "card-words");
            var worth = new Label(
                    kind.royal()
                            ? services.text("rules.royal")
                            : kind.value() > 0 ? services.text("rules.worth", kind.value() / 100.0) : "");
            worth.getStyleClass().add("fine-print");
            worth.setWrapText(true);
            var text = new VBox(4, name, words, worth);
            text.setAlignment(Pos.TOP_LEFT);
            HBox.setHgrow(text, Priority.ALWAYS);
            var card = Nodes.styled(new HBox(14, diagram, text), "piece-rules");
            card.setAccessibleText(name.getText() + ". " + words.getText());
            return card;
        }
    }
}
