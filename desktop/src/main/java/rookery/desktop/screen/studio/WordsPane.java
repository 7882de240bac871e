package rookery.desktop.screen.studio;

import java.util.LinkedHashMap;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;
import rookery.look.text.MovementTexts;
import rookery.look.text.RuleTexts;

/** The game's rules page, and the sentence that helps others choose it. */
final class WordsPane extends VBox {
    private static final double FIGURE = 28;
    private final WindowServices services;
    private final TextArea summary = new TextArea();
    private final VBox rules = new VBox(12);
    private @Nullable Variant told;
    private boolean showing;

    WordsPane(WindowServices services, Consumer<StudioIntent> intents) {
        super(12);
        this.services = services;
        setId("studio-words");
        summary.setId("studio-summary");
        summary.setPromptText(services.text("studio.summary"));
        summary.setAccessibleText(services.text("studio.summary"));
        summary.setWrapText(true);
        summary.setPrefRowCount(2);
        summary.textProperty().addListener((_, _, text) -> {
            if (!showing) intents.accept(new StudioIntent.Describe(text));
        });
        getChildren().addAll(summary, rules);
    }

    void show(StudioState state) {
        var variant = state.variant();
        showing = true;
        if (!summary.isFocused() && !summary.getText().equals(variant.summary())) summary.setText(variant.summary());
        showing = false;
        if (variant.equals(told)) return;
        told = variant;
        var chapters = new LinkedHashMap<String, VBox>();
        for (var rule : RuleTexts.of(variant, services.texts().language())) {
            var chapter = chapters.computeIfAbsent(rule.chapter(), key -> chapter(services.texts().or("rules.chapter." + key, key)));
            chapter.getChildren().add(line(rule.words()));
        }
        rules.getChildren().setAll(chapters.values());
        var pieces = chapter(services.text("rules.pieces"));
        variant.kinds().forEach(kind -> pieces.getChildren().add(piece(variant, kind)));
        rules.getChildren().add(pieces);
    }

    private static VBox chapter(String title) {
        var words = new Label(title);
        words.getStyleClass().add("form-name");
        return new VBox(3, words);
    }

    private static Label line(String words) {
        var label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private Node piece(Variant variant, PieceKind kind) {
        var image = new ImageView(PieceArt.image(services.look().pieces(), Figure.art(variant, kind), kind.letter(), true, 64));
        image.setFitWidth(FIGURE);
        image.setFitHeight(FIGURE);
        var words = line(services.texts().piece(kind.name()) + ": " + MovementTexts.of(kind.movement(), services.texts()));
        var row = new HBox(8, image, words);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
