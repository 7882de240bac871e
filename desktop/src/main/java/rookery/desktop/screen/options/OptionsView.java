package rookery.desktop.screen.options;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardView;
import rookery.desktop.piece.PieceArt;
import rookery.archive.settings.Settings.Animation;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.text.DrawableScripts;
import rookery.desktop.theme.AppTheme;
import rookery.desktop.theme.Paints;
import rookery.look.piece.PieceSet;
import rookery.look.text.Language;
import rookery.look.theme.Backdrop;
import rookery.look.theme.BoardTheme;

/** The settings page, and beside it a board to try them on. */
final class OptionsView extends HBox {
    private static final double NARROW = 1000;
    private static final List<Integer> SCALES = List.of(90, 100, 110, 125, 150);

    private final WindowServices services;
    private final OptionsScreen screen;
    private final Page page;
    private boolean stopped;

    OptionsView(WindowServices services, OptionsScreen screen, BoardView tryOut, Node more) {
        this.services = services;
        this.screen = screen;
        getStyleClass().add("options");
        var reset = Nodes.named("reset", new Button(services.text("options.reset"), Glyph.of(Feather.ROTATE_CCW)), "flat");
        reset.setOnAction(_ -> screen.reset());
        page = new Page(services.text("options.title"), reset);
        page.add(appearance(), boards(), playing(), sounds(), more);
        getChildren().addAll(page, preview(tryOut));
    }

    private Settings now() {
        return services.settings().state();
    }

    // ---- place and focus -----------------------------------------------------------------------------------------

    double place() {
        return page.getVvalue();
    }

    String focused() {
        var owner = getScene() == null ? null : getScene().getFocusOwner();
        return owner == null || owner.getId() == null ? "" : owner.getId();
    }

    void restore(double place, String focus) {
        if (stopped) return;
        applyCss();
        layout();
        page.setVvalue(place);
        var node = focus.isEmpty() ? null : lookup("#" + focus);
        if (node != null) node.requestFocus();
    }

    /** Cancels pending work when the view goes away. */
    void stop() {
        stopped = true;
    }

    // ---- sections ------------------------------------------------------------------------------------------------

    private Node appearance() {
        var codes = new ArrayList<String>();
        codes.add("");
        for (var language : Language.values()) codes.add(language.code());
        var languages = new Segments<>("language", codes, code -> code.isEmpty()
                ? services.text("options.language.system")
                : DrawableScripts.name(Language.of(code)), now().language(),
                code -> services.change(settings -> settings.withLanguage(code)));
        var themes = new Segments<>("theme", List.of(AppTheme.values()), theme -> services.text(theme.nameKey()),
                AppTheme.byId(now().look().theme()).orElse(AppTheme.LIGHT), theme -> screen.look(look -> look.withTheme(theme.id())));
        var scales = new Segments<>("scale", SCALES, scale -> scale + " %", now().look().scale(),
                scale -> screen.look(look -> look.withScale(scale)));
        return Page.section(services.text("options.appearance"), Page.card(Page.row(services.text("options.language"), "", languages),
                Page.row(services.text("options.theme"), services.text("options.theme.words"), themes),
                Page.row(services.text("options.scale"), services.text("options.scale.words"), scales),
                Page.row(services.text("options.backdrop"), "",
                        new Segments<>("backdrop", List.of(Backdrop.values()), backdrop -> services.text(backdrop.nameKey()), backdrop(),
                                backdrop -> screen
                                        .look(look -> look.withBackgroundImage(backdrop == Backdrop.PLAIN ? "" : backdrop.id())))),
                Page.row(services.text("options.background"), services.text("options.background.words"),
                        picture("background", backdrop() == null ? now().look().backgroundImage() : "",
                                () -> screen.picture(services.text("options.background"), Settings.Look::withBackgroundImage),
                                () -> screen.look(look -> look.withBackgroundImage(""))))));
    }

    /** The chosen backdrop; null if it is the user's own picture. */
    private @Nullable Backdrop backdrop() {
        var wanted = now().look().backgroundImage();
        return wanted.isEmpty() ? Backdrop.PLAIN : Backdrop.byId(wanted).orElse(null);
    }

    private Node picture(String id, String present, Runnable choose, Runnable remove) {
        var button = Nodes.named(id + "-choose", new Button(services.text("options.picture.choose"), Glyph.of(Feather.IMAGE)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> choose.run());
        var row = new HBox(8, button);
        row.setAlignment(Pos.CENTER_RIGHT);
        if (!present.isEmpty()) {
            var away = Nodes.named(id + "-remove", new Button(services.text("options.picture.remove"), Glyph.of(Feather.X)), "flat");
            away.setMinWidth(Region.USE_PREF_SIZE);
            away.setOnAction(_ -> remove.run());
            row.getChildren().addFirst(away);
        }
        return row;
    }

    private Node boards() {
        var squares = new CardGrid(112, 10);
        boolean pictured = !now().look().boardImage().isEmpty();
        for (var theme : BoardTheme.ALL) {
            boolean here = !pictured && theme.id().equals(now().look().boardTheme());
            squares.getChildren().add(Swatch.card("board-" + theme.id(), services.text(theme.nameKey()), Swatch.board(theme), here,
                    () -> screen.look(before -> before.withBoardTheme(theme.id()).withBoardImage(""))));
        }
        var pieces = new CardGrid(150, 10);
        for (var set : PieceSet.values()) {
            pieces.getChildren()
                    .add(Swatch.card("pieces-" + set.id(), services.text(set.nameKey()), Swatch.pieces(set, services.look().theme()),
                            set.id().equals(now().look().pieceSet()), () -> screen.look(look -> look.withPieceSet(set.id()))));
        }
        return Page.section(services.text("options.board"), small("options.squares"), squares, small("options.pieces"), pieces,
                Page.card(
                        Page.row(services.text("options.boardImage"), services.text("options.boardImage.words"),
                                picture("board", now().look().boardImage(),
                                        () -> screen.picture(services.text("options.boardImage"), Settings.Look::withBoardImage),
                                        () -> screen.look(look -> look.withBoardImage("")))),
                        toggle("coordinates", now().look().coordinates(), on -> screen.look(look -> look.withCoordinates(on))),
                        Page.row(services.text("options.figurines"), services.text("options.figurines.words"),
                                new Segments<>("figurines", List.of(true, false),
                                        on -> services.text(on ? "options.figurines.on" : "options.figurines.off"),
                                        now().look().figurines(),
                                        on -> screen.look(look -> look.withFigurines(on))))));
    }

    private Label small(String key) {
        var label = Nodes.styled(new Label(services.text(key)), "muted");
        return label;
    }

    private HBox toggle(String key, boolean on, Consumer<Boolean> change) {
        var toggle = Nodes.named("option-" + key, new ToggleSwitch());
        toggle.setSelected(on);
        toggle.selectedProperty().addListener((_, _, selected) -> change.accept(selected));
        var row = Page.row(services.text("options." + key), services.text("options." + key + ".words"), toggle);
        row.getChildren().getFirst().setOnMouseClicked(_ -> toggle.setSelected(!toggle.isSelected()));
        return row;
    }

    private Node playing() {
        var play = now().play();
        var speed = sliderRow("speed", "options.speed", "options.speed.words", 1, 30, play.pixelsPerFrame(),
                value -> screen.play(now -> now.withSpeed(value, now.mostSeconds())));
        var most = sliderRow("most", "options.most", "options.most.words", 0.1, 3, play.mostSeconds(),
                value -> screen.play(now -> now.withSpeed(now.pixelsPerFrame(), value)));
        var animations = new Segments<>("animation", List.of(Animation.values()), kind -> services.text("options.animation." + kind.name()),
                play.animation(), kind -> {
                    screen.play(now -> now.withAnimation(kind));
                    Nodes.show(speed, kind == Animation.CLASSIC);
                    Nodes.show(most, kind == Animation.CLASSIC);
                });
        Nodes.show(speed, play.animation() == Animation.CLASSIC);
        Nodes.show(most, play.animation() == Animation.CLASSIC);
        return Page.section(services.text("options.play"), Page.card(
                Page.row(services.text("options.animation"), services.text("options.animation.words"), animations), speed, most,
                toggle("destinations", play.destinations(), on -> screen.play(now -> now.withDestinations(on))),
                toggle("autoQueen", play.autoQueen(), on -> screen.play(now -> now.withAutoQueen(on))),
                toggle("premoves", play.premoves(), on -> screen.play(now -> now.withPremoves(on))),
                toggle("confirmMoves", play.confirmMoves(), on -> screen.play(now -> now.withConfirmMoves(on))),
                toggle("roll", play.rollByItself(), on -> screen.play(now -> now.withRollByItself(on))),
                toggle("clocksWait", play.clocksWait(), on -> screen.play(now -> now.withClocksWait(on))),
                toggle("turnBoard", play.turnBoard(), on -> screen.play(now -> now.withTurnBoard(on)))));
    }

    private HBox sliderRow(String id, String title, String words, double least, double most, double value, Consumer<Double> change) {
        var slider = slider(id, least, most, value);
        var row = Page.row(services.text(title), services.text(words, value), slider);
        var line = (Label) ((VBox) row.getChildren().getFirst()).getChildren().getLast();
        slider.valueProperty().addListener((_, _, now) -> {
            line.setText(services.text(words, now.doubleValue()));
            change.accept(now.doubleValue());
        });
        return row;
    }

    private static Slider slider(String id, double least, double most, double value) {
        var slider = Nodes.named(id, new Slider(least, most, value));
        slider.setPrefWidth(180);
        slider.setMinWidth(120);
        slider.setBlockIncrement((most - least) / 20);
        return slider;
    }

    private Node sounds() {
        var sound = now().sound();
        var listen = Nodes.named("listen", new Button(services.text("options.listen"), Glyph.of(Feather.VOLUME_2)));
        listen.setMinWidth(Region.USE_PREF_SIZE);
        listen.setOnAction(_ -> screen.listen());
        var effects = volume("effects-volume", sound.effectsVolume(),
                value -> screen.sound(now -> new Settings.Sound(now.effects(), value, now.music(), now.musicVolume())));
        effects.getChildren().add(listen);
        var music = volume("music-volume", sound.musicVolume(),
                value -> screen.sound(now -> new Settings.Sound(now.effects(), now.effectsVolume(), now.music(), value)));
        return Page.section(services.text("options.sound"), Page.card(
                toggle("effects", sound.effects(),
                        on -> screen.sound(now -> new Settings.Sound(on, now.effectsVolume(), now.music(), now.musicVolume()))),
                effects,
                toggle("music", sound.music(),
                        on -> screen.sound(now -> new Settings.Sound(now.effects(), now.effectsVolume(), on, now.musicVolume()))),
                music));
    }

    private HBox volume(String id, int value, Consumer<Integer> change) {
        var slider = slider(id, 0, 100, value);
        slider.valueProperty().addListener((_, _, now) -> change.accept((int) Math.round(now.doubleValue())));
        return Page.row(services.text("options.volume"), "", slider);
    }

    private Node preview(BoardView board) {
        var place = new StackPane(board);
        board.setPrefSize(300, 300);
        board.setMaxSize(560, 560);
        var words = Nodes.words(services.text("options.preview"), "muted");
        var gapAbove = new Region();
        var gapBelow = new Region();
        VBox.setVgrow(gapAbove, Priority.ALWAYS);
        VBox.setVgrow(gapBelow, Priority.ALWAYS);
        var panel = new VBox(12, gapAbove, place, words, gapBelow);
        panel.setAlignment(Pos.CENTER);
        panel.getStyleClass().addAll("side-panel", "options-preview");
        widthProperty().addListener((_, _, width) -> {
            double side = width.doubleValue() < NARROW ? 272 : Math.clamp(width.doubleValue() * 0.36, 272, 640);
            panel.setMinWidth(side);
            panel.setPrefWidth(side);
            panel.setMaxWidth(side);
            board.setPrefSize(side - 40, side - 40);
            board.setMaxSize(side - 40, side - 40);
        });
        return panel;
    }

    /** Cards with a sample of what the board could look like. */
    static final class Swatch {
        private static final double BOARD = 66;
        private static final double FIGURE = 38;

        private Swatch() {}

        static Card card(String id, String name, Node sample, boolean chosen, Runnable choose) {
            var words = Nodes.words(name, "swatch-name");
            var content = new VBox(6, sample, words);
            content.setAlignment(Pos.CENTER);
            var card = Nodes.named(id, new Card(content), "choice-card", "swatch");
            if (chosen) card.getStyleClass().add("chosen");
            card.setAccessibleText(name);
            card.setOnAction(_ -> choose.run());
            return card;
        }

        /** Four squares with two pieces on them. */
        static Node board(BoardTheme theme) {
            double square = BOARD / 2;
            var canvas = new Canvas(BOARD, BOARD);
            var graphics = canvas.getGraphicsContext2D();
            for (int file = 0; file < 2; file++) {
                for (int rank = 0; rank < 2; rank++) {
                    graphics.setFill(Paints.color(theme.square(file, rank)));
                    graphics.fillRect(file * square, (1 - rank) * square, square, square);
                }
            }
            graphics.drawImage(PieceArt.image(PieceSet.HERITAGE, "knight", 'N', true, (int) BOARD), 0, square, square, square);
            graphics.drawImage(PieceArt.image(PieceSet.HERITAGE, "king", 'K', false, (int) BOARD), square, square, square, square);
            return canvas;
        }

        /** A row of pieces of both colours. */
        static Node pieces(PieceSet set, BoardTheme theme) {
            var row = new HBox();
            row.setAlignment(Pos.CENTER);
            var kinds = List.of("king", "queen", "knight", "pawn");
            for (int i = 0; i < kinds.size(); i++) row.getChildren().add(figure(set, theme, kinds.get(i), i % 2 == 0));
            return row;
        }

        /** A piece on a square of the board's theme: on the page itself one side would hardly be visible. */
        private static Node figure(PieceSet set, BoardTheme theme, String kind, boolean white) {
            var image = new ImageView(PieceArt.image(set, kind, kind.equals("knight") ? 'N' : Character.toUpperCase(kind.charAt(0)), white,
                    (int) (FIGURE * 2)));
            image.setFitWidth(FIGURE);
            image.setFitHeight(FIGURE);
            return new StackPane(new Rectangle(FIGURE, FIGURE, Paints.color(white ? theme.dark() : theme.light())), image);
        }
    }
}
