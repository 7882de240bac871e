package rookery.desktop.screen.setup;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.Opponent;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.shelf.Badge;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.play.bot.Strength;

/** The computer players as cards, with a slider for those who have a ladder; two rows of them when bots play each other. */
final class OpponentCards extends VBox {
    private static final double FACE = 34;
    private static final double LEVEL_FACE = 52;

    private final Desk desk;
    private final SetupHall hall;
    private final Consumer<SetupIntent> intents;
    private @Nullable SetupState shown;

    OpponentCards(Desk desk, SetupHall hall, Consumer<SetupIntent> intents) {
        super(16);
        this.desk = desk;
        this.hall = hall;
        this.intents = intents;
    }

    void show(SetupState state) {
        var before = shown;
        shown = state;
        // Another step of a ladder changes no card; another variant may change every rating.
        boolean same = before != null && before.kind() == state.kind() && before.opponents().equals(state.opponents())
                && before.variant().equals(state.variant()) && before.first().provider().equals(state.first().provider())
                && before.second().provider().equals(state.second().provider());
        if (same) return;
        getChildren().clear();
        if (state.kind() == Kind.WATCH) {
            getChildren().addAll(label("new.white"), row(state, state.first(), "first", SetupIntent.ChooseFirst::new), label("new.black"),
                    row(state, state.second(), "second", SetupIntent.ChooseSecond::new));
        } else {
            getChildren().add(row(state, state.first(), "first", SetupIntent.ChooseFirst::new));
        }
    }

    private Label label(String key) {
        var label = new Label(desk.text(key));
        label.getStyleClass().add("muted");
        return label;
    }

    private Node row(SetupState state, Bot chosen, String id, Function<Bot, SetupIntent> intent) {
        var cards = new CardGrid(216, 12, 4);
        for (var opponent : state.opponents()) {
            boolean here = opponent.provider().equals(chosen.provider());
            var card = card(state, opponent);
            card.setId(id + '-' + opponent.provider());
            card.setOnAction(_ -> {
                // Who is chosen already keeps the level the slider shows.
                if (!here) intents.accept(intent.apply(new Bot(opponent.provider(), Math.min(2, opponent.levels().size() / 2))));
            });
            VariantCards.mark(card, here);
            cards.getChildren().add(card);
        }
        var ladder = state.opponents().stream()
                .filter(opponent -> opponent.provider().equals(chosen.provider()) && !opponent.levels().isEmpty())
                .map(opponent -> ladder(state, opponent, chosen, id, intent)).toList();
        // How strong comes before who else there is: most people want their own strength and look no further.
        var box = new VBox(12);
        box.getChildren().addAll(ladder);
        box.getChildren().add(cards);
        return box;
    }

    private Card card(SetupState state, Opponent opponent) {
        var face = Badge.bot(opponent.provider(), FACE);
        var name = new Label(desk.texts().or("bot." + opponent.provider() + ".name", opponent.name()));
        name.getStyleClass().add("card-title");
        name.setWrapText(true);
        var rating = new Label(opponent.levels().isEmpty() ? hall.rating(opponent.player(0), state.variant()) : range(state, opponent));
        rating.getStyleClass().addAll("lead", "opponent-rating");
        rating.setMinWidth(Region.USE_PREF_SIZE);
        var words = new Label(desk.texts().or("bot." + opponent.provider() + ".words", opponent.words()));
        words.getStyleClass().add("card-words");
        words.setWrapText(true);
        Dress.show(rating, !rating.getText().isEmpty());
        if (opponent.levels().isEmpty()) rating.setTooltip(details(state, opponent, 0));
        var who = new VBox(name, rating);
        who.setAlignment(Pos.CENTER_LEFT);
        who.setMinWidth(0);
        HBox.setHgrow(who, Priority.ALWAYS);
        var title = new HBox(10, face, who);
        title.setAlignment(Pos.CENTER_LEFT);
        title.setMinHeight(36);
        var card = new Card(new VBox(6, title, words));
        card.getStyleClass().addAll("choice-card", "opponent-card");
        var spoken = rating.getText().isEmpty() ? "" : desk.text("rating.spoken", rating.getText()) + ". ";
        card.setAccessibleText(name.getText() + ". " + spoken + words.getText());
        return card;
    }

    /** How a rating was found and how sure it is, for those who want to know; null if it was not measured. */
    private @Nullable Tooltip details(SetupState state, Opponent opponent, int step) {
        return hall.strength(opponent.seat(step), state.variant()).map(
                known -> new Tooltip(desk.text("rating.details", String.valueOf(known.rating()), String.valueOf(known.error()))))
                .orElse(null);
    }

    /** From the weakest to the strongest of the levels that were measured; the top of a ladder may not have been. */
    private String range(SetupState state, Opponent opponent) {
        var ratings = IntStream.range(0, opponent.levels().size())
                .mapToObj(step -> hall.strength(opponent.player(step), state.variant())).flatMap(Optional::stream)
                .mapToInt(Strength::rating).summaryStatistics();
        if (ratings.getCount() < 2) return "";
        return desk.text("rating.range", String.valueOf(ratings.getMin()), String.valueOf(ratings.getMax()));
    }

    private String level(SetupState state, Opponent opponent, int step) {
        var levels = opponent.levels();
        var value = levels.get(Math.clamp(step, 0, levels.size() - 1));
        // A name says it alone; a number needs to be told what it counts.
        boolean named = !value.isEmpty() && Character.isLetter(value.charAt(0));
        var words = named ? value : desk.text("new.level", value);
        var rating = hall.rating(opponent.player(step), state.variant());
        return rating.isEmpty() ? words : words + "  ·  " + rating;
    }

    /** What a level that has a name is like; nothing of a numbered one. */
    private String character(Opponent opponent, int step) {
        var level = opponent.levels().get(Math.clamp(step, 0, opponent.levels().size() - 1));
        return desk.texts().or("bot." + opponent.provider() + "." + level.toLowerCase(Locale.ROOT) + ".words", "");
    }

    private Node ladder(SetupState state, Opponent opponent, Bot chosen, String id, Function<Bot, SetupIntent> intent) {
        var levels = opponent.levels();
        var value = new Label(level(state, opponent, chosen.step()));
        value.getStyleClass().add("ladder-value");
        value.setId(id + "-level");
        value.setTooltip(details(state, opponent, chosen.step()));
        var face = new StackPane(Badge.bot(opponent.seat(chosen.step()).name(), LEVEL_FACE));
        face.setId(id + "-face");
        var character = new Label(character(opponent, chosen.step()));
        character.getStyleClass().add("muted");
        character.setWrapText(true);
        character.setId(id + "-character");
        var slider = new Slider(0, levels.size() - 1, chosen.step());
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        slider.setMinWidth(180);
        slider.setPrefWidth(320);
        slider.setId(id + "-ladder");
        slider.setAccessibleText(desk.text("new.level.spoken"));
        slider.valueProperty().addListener((_, before, now) -> {
            int step = (int) Math.round(now.doubleValue());
            if (step == Math.round(before.doubleValue())) return;
            value.setText(level(state, opponent, step));
            value.setTooltip(details(state, opponent, step));
            face.getChildren().setAll(Badge.bot(opponent.seat(step).name(), LEVEL_FACE));
            character.setText(character(opponent, step));
            intents.accept(intent.apply(new Bot(chosen.provider(), step)));
        });
        var words = new VBox(1, value, character);
        words.getStyleClass().add("ladder-words");
        words.setMinWidth(120);
        var row = new HBox(18, face, words, slider);
        row.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        row.getStyleClass().addAll("form-card", "ladder");
        return row;
    }
}
