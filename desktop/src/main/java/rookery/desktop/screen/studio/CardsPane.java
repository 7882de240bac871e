package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Motion;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.catalogue.RuleCards;
import rookery.kernel.catalogue.RuleOption;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Pieces;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Marks;

/** The rules as cards: what each means, its choices, and a small demonstration board. */
final class CardsPane extends VBox {
    private static final double PICTURE = 100;
    private static final Duration STEP = Duration.millis(1400);

    /** One card on the screen. */
    private final class RuleCard extends HBox {
        private final RuleOption rule;
        private final StackPane picture = new StackPane();
        private final Label words = new Label();
        private final Map<String, ToggleButton> choices = new HashMap<>();
        private List<BoardModel> pictures = List.of();
        private String shown = "";

        RuleCard(RuleOption rule) {
            super(14);
            this.rule = rule;
            setId("card-" + rule.id());
            getStyleClass().add("studio-card");
            setAlignment(Pos.TOP_LEFT);
            picture.setMinSize(PICTURE, PICTURE);
            picture.setMaxSize(PICTURE, PICTURE);
            var title = Nodes.words(services.text("card." + rule.id()), "card-title");
            words.setWrapText(true);
            words.setMinHeight(Region.USE_PREF_SIZE);
            words.getStyleClass().add("card-words");
            var row = new FlowPane(4, 4);
            for (var value : rule.values()) {
                var button = new ToggleButton(services.text("card." + rule.id() + "." + value));
                button.setId("rule-" + rule.id() + "-" + value);
                button.getStyleClass().add("small");
                button.setOnAction(_ -> {
                    button.setSelected(true);
                    intents.accept(new StudioIntent.ChooseRule(rule.id(), value));
                });
                choices.put(value, button);
                row.getChildren().add(button);
            }
            var text = new VBox(6, title, words, row);
            text.setMinWidth(0);
            HBox.setHgrow(text, Priority.ALWAYS);
            getChildren().addAll(picture, text);
        }

        void show(StudioState state) {
            boolean applies = rule.applies().test(state.variant());
            Nodes.show(this, applies);
            if (!applies) return;
            var value = rule.read().apply(state.variant());
            choices.forEach((each, button) -> button.setSelected(each.equals(value)));
            boolean usual = value.equals(rule.values().getFirst());
            Nodes.style(this, "chosen", !usual);
            if (value.equals(shown)) return;
            shown = value;
            var key = "card." + rule.id() + "." + value + ".words";
            words.setText(services.texts().or(key, services.text("card." + rule.id() + ".words")));
            pictures = RuleDemo.of(rule.id(), value);
            draw(0);
        }

        void draw(int step) {
            if (pictures.isEmpty()) return;
            picture.getChildren().setAll(BoardPicture.marked(services.look(), pictures.get(step % pictures.size()), PICTURE));
        }
    }

    private final WindowServices services;
    private final Consumer<StudioIntent> intents;
    private final List<RuleCard> cards;
    private final Timeline clock;
    private int step;

    CardsPane(WindowServices services, Consumer<StudioIntent> intents) {
        super(10);
        this.services = services;
        this.intents = intents;
        cards = RuleCards.ALL.stream().map(RuleCard::new).toList();
        getChildren().addAll(cards);
        clock = new Timeline(new KeyFrame(STEP, _ -> next()));
        clock.setCycleCount(Animation.INDEFINITE);
        // They are animated only while visible, and only if animation is on.
        sceneProperty().addListener((_, _, scene) -> {
            if (scene != null && !(services.motion() instanceof Motion.None)) clock.play();
            else clock.stop();
        });
    }

    private void next() {
        step++;
        cards.stream().filter(card -> card.isVisible() && card.pictures.size() > 1).forEach(card -> card.draw(step));
    }

    void stop() {
        clock.stop();
    }

    void show(StudioState state) {
        cards.forEach(card -> card.show(state));
    }

    /**
     * Shows a rule on a small board, as a sequence of pictures. A picture is written as its rows from the top, with White's pieces as capitals and {@code *} for a
     * blocked square, optionally followed by a move to draw as an arrow: {@code ..k../...../..R../...../K.... c3c5}.
     */
    private static final class RuleDemo {
        private static final BoardShape SHAPE = new BoardShape(5, 5);

        /** Each line: one or more {@code card.value}, then the pictures. */
        private static final Map<String, List<String>> PICTURES = read("""
                win.mate:                 ....k/R..../...../...../.R..K b1b5 | .R..k/R..../...../...../....K
                win.capture:              ..k../...../..R../...../K.... c3c5 | ..R../...../...../...../K....
                win.mated:                k..../...../...../r..../...K. | k..../...../...../r..../r..K.
                win.nothing:              ...../..q../...../..P../..... c4c2 | ...../...../...../..q../.....
                hill.off:                 ..k../...../...../...../..K..
                hill.on:                  ..k../...../...../..K../..... c2c3 | ..k../...../..K../...../.....
                race.off:                 k..../...../...../...../K....
                race.king:                ...../k..K./...../...../..... d4d5 | ...K./k..../...../...../.....
                race.pawn:                ...../k..P./...../...../K.... d4d5 | ...P./k..../...../...../K....
                checks.off:               ..k../...../...../...../K.R..
                checks.three, checks.five: ..k../...../...../...../K...R e1c1 | ..k../...../...../...../K.R.. c1c5
                bare.off:                 ..k../...../...../...../K.R..
                bare.on:                  ..k../..n../...../...../K.R.. c1c4 | ..k../..R../...../...../K....
                stalemate.draw, stalemate.loss, stalemate.win: k..../..Q../...../...../....K
                hands.off:                ..k../..n../...../..R../K.... c2c4 | ..k../..R../...../...../K....
                hands.on:                 ..k../..n../...../..R../K.... c2c4 | ..k../..R../...../...../K.... | ..k../..R../...N./...../K....
                blast.none:               ....k/.pnp./.prp./..R../K.... c2c3 | ....k/.pnp./.pRp./...../K....
                blast.explosion:          ....k/.bnq./.prp./..R../K.... c2c3 | ....k/...../.p.p./...../K....
                blast.stone:              ....k/.bnq./.prp./..R../K.... c2c3 | ....k/.bnq./.p*p./...../K....
                compulsory.off:           ..k../...../.p.../Q..../K.... a2d2 | ..k../...../.p.../...Q./K....
                compulsory.on:            ..k../...../.p.../Q..../K.... a2b3 | ..k../...../.Q.../...../K....
                own.off:                  ..k../...../...../P..../R...K
                own.on:                   ..k../...../...../P..../R...K a1a2 | ..k../...../...../R..../....K
                walls.none:               ..k../...../...../...../R...K a1a4 | ..k../R..../...../...../....K
                walls.duck:               ..k../...../..*../...../R...K a1a4 | ..k../R*.../...../...../....K
                walls.stone:              ..k../...../...../...../R...K a1a4 | ..k../R..../..*../...../....K
                walls.arrow:              ..k../...../...../...../Q...K a1a4 | ..k../Q..*./...../...../....K
                walls.trail:              ..k../...../...../...../R...K a1a4 | ..k../R..../...../...../*...K
                pass.never, pass.always:  k..../...../...../...../....K
                pass.without_moves:       k..../..Q../...../...../....K
                facing.off:               ..k../...../...../...../..K..
                facing.on:                ..k../...../...../...../.K... b1c1 | ..k../...../...../...../.K...
                nochecks.off:             ..k../...../...../...../K...R e1c1
                nochecks.on:              ..k../...../...../...../K...R e1d1 | ..k../...../...../...../K..R.
                castling.off:             ..k../...../...../...../K...R
                castling.on:              ..k../...../...../...../K...R a1c1 | ..k../...../...../...../.RK..
                double.off:               ..k../...../...../..P../..K.. c2c3 | ..k../...../..P../...../..K..
                double.second:            ..k../...../...../..P../..K.. c2c4 | ..k../..P../...../...../..K..
                double.third:             ..k../...../..P../...../..K.. c3c5 | ..P../...../...../...../..K..
                passing.off:              ..k../...../.pP../...../..K..
                passing.on:               ..k../...../.pP../...../..K.. c3b4 | ..k../.P.../...../...../..K..
                promotion.off:            k..../...P./...../...../..K.. d4d5 | k..P./...../...../...../..K..
                promotion.player:         k..../...P./...../...../..K.. d4d5 | k..N./...../...../...../..K..
                promotion.always_first:   k..../...P./...../...../..K.. d4d5 | k..Q./...../...../...../..K..
                die.off:                  ..k../...../..N../...../R...K c3d5
                die.on:                   ..k../...../..N../...../R...K a1a5 | R.k../...../..N../...../....K
                repetition.off, repetition.third, repetition.claim: ..k../...../...../...../R...K a1a2 | ..k../...../...../R..../....K a2a1
                progress.off, progress.fifty, progress.seventy_five, progress.claim: ..k../...../...../...../R...K
                """);

        private RuleDemo() {}

        private static Map<String, List<String>> read(String table) {
            var pictures = new HashMap<String, List<String>>();
            table.lines().map(line -> line.split(": +")).forEach(line -> {
                for (var key : line[0].split(", ")) pictures.put(key, List.of(line[1].split(" \\| ")));
            });
            return pictures;
        }

        /** The pictures of a card with that value, at least one. */
        static List<BoardModel> of(String card, String value) {
            var written = PICTURES.getOrDefault(card + "." + value, List.of("..k../...../...../...../..K.."));
            // A blocked square looks as it does in the game.
            var blocked = value.equals("duck") ? "duck" : card.equals("blast") ? "boulder" : "hole";
            return written.stream().map(each -> picture(each, blocked)).toList();
        }

        private static BoardModel picture(String written, String blocked) {
            var parts = written.split(" ");
            var rows = parts[0].split("/");
            var figures = new HashMap<Integer, Figure>();
            for (int row = 0; row < rows.length; row++) {
                for (int file = 0; file < rows[row].length(); file++) {
                    char letter = rows[row].charAt(file);
                    int square = SHAPE.square(file, SHAPE.ranks() - 1 - row);
                    if (letter == '*') figures.put(square, new Figure(blocked, 'X', true));
                    else if (letter != '.') figures.put(square, figure(letter));
                }
            }
            var arrows = new ArrayList<Arrow>();
            if (parts.length > 1) {
                arrows.add(new Arrow(SHAPE.parse(parts[1].substring(0, 2)), SHAPE.parse(parts[1].substring(2)), Arrow.Ink.HINT));
            }
            return new BoardModel(SHAPE, figures, true, BoardModel.Coordinates.NONE, BoardModel.Hands.OFF, SquareSet.EMPTY, Map.of(),
                    Marks.NONE,
                    arrows);
        }

        private static Figure figure(char letter) {
            char upper = Character.toUpperCase(letter);
            var kind = Pieces.orthodox().stream().filter(each -> each.letter() == upper).findFirst().orElseThrow();
            return new Figure(kind.name(), upper, Character.isUpperCase(letter));
        }
    }
}
