package rookery.desktop.screen.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import rookery.desktop.room.Roster;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.library.Badge;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;
import rookery.learn.opponent.OwnLevel;
import rookery.play.bot.Strength;
import rookery.session.Opponent;

/** The computer players to choose from; shown twice for a game between two of them. */
final class OpponentCards extends VBox {
    private final WindowServices services;
    private final OpponentRow first;
    private final VBox white;
    private final OpponentRow second;
    private final VBox black;

    OpponentCards(WindowServices services, Roster roster, Consumer<SetupIntent> intents) {
        super(16);
        this.services = services;
        first = new OpponentRow(services, roster, "first", bot -> intents.accept(new SetupIntent.ChooseFirst(bot)));
        second = new OpponentRow(services, roster, "second", bot -> intents.accept(new SetupIntent.ChooseSecond(bot)));
        white = new VBox(12, label("new.white"), first);
        black = new VBox(12, label("new.black"), second);
        getChildren().addAll(white, black);
    }

    void show(SetupState state) {
        boolean two = state.kind() == Kind.WATCH;
        Nodes.show(white.getChildren().getFirst(), two);
        Nodes.show(black, two);
        first.show(state, state.first(), !two && state.offersOwnLevel());
        second.show(state, state.second(), false);
    }

    private Label label(String key) {
        var label = Nodes.styled(new Label(services.text(key)), "muted");
        return label;
    }

    /**
     * Computer players as cards, with the chosen one and its level slider above. Choosing another does not shift the layout: the area above the cards has a
     * fixed height.
     */
    static final class OpponentRow extends VBox {
        private static final double FACE = 34;
        private static final double LEVEL_FACE = 52;

        private final WindowServices services;
        private final Roster roster;
        private final String id;
        private final Consumer<Bot> choose;
        private final VBox above = new VBox();
        private final CardGrid grid = new CardGrid(216, 12, 4);
        private final Map<String, Card> cards = new HashMap<>();
        private List<Opponent> opponents = List.of();
        private @Nullable Variant variant;
        private String chosen = "";
        private final Label ownRating = new Label();
        private boolean offersOwn;
        private boolean isGuest;
        private Optional<OwnLevel.Opponent> own = Optional.empty();

        /** @param id the prefix of the cards' ids, followed by a hyphen and the provider's name */
        OpponentRow(WindowServices services, Roster roster, String id, Consumer<Bot> choose) {
            super(12);
            this.services = services;
            this.roster = roster;
            this.id = id;
            this.choose = choose;
            // Strength comes before the other players: most people want their own strength and look no further.
            getChildren().addAll(above, grid);
        }

        /** @param withOwn whether an opponent of the person's own strength can be chosen */
        void show(SetupState state, Bot bot, boolean withOwn) {
            // Another step of a ladder changes no card; another variant may change every rating.
            boolean others = !state.variant().equals(variant) || !state.opponents().equals(opponents) || withOwn != offersOwn;
            if (others) {
                variant = state.variant();
                opponents = state.opponents();
                offersOwn = withOwn;
                own = state.ownLevel();
                cards.clear();
                opponents.forEach(opponent -> cards.put(opponent.provider(), card(opponent, state.variant())));
                grid.getChildren().setAll(opponents.stream().map(opponent -> cards.get(opponent.provider())).toList());
                if (withOwn) addOwnCard();
            }
            boolean guest = !state.people().isKnown(state.people().present());
            boolean found = withOwn && (guest != isGuest || !state.ownLevel().equals(own));
            isGuest = guest;
            if (found) {
                own = state.ownLevel();
                tellOwn();
            }
            if (others || found || !bot.provider().equals(chosen)) {
                chosen = bot.provider();
                cards.forEach((provider, card) -> VariantCards.mark(card, provider.equals(chosen)));
                above.getChildren().setAll(chosen.equals(SetupState.OWN_LEVEL)
                        ? own.stream().map(this::ownRow).toList()
                        : state.opponent(bot).stream().map(opponent -> ladder(state.variant(), opponent, bot)).toList());
            }
        }

        /** The card of whoever is of the person's own strength. Its place is kept while the library is asked who that is, so that no card moves. */
        private void addOwnCard() {
            var name = Nodes.words(services.text("new.mine"), "card-title");
            ownRating.getStyleClass().setAll("label", "lead", "opponent-rating");
            var words = Nodes.words(services.text("new.mine.words"), "card-words");
            var who = new VBox(name, ownRating);
            who.setAlignment(Pos.CENTER_LEFT);
            who.setMinWidth(0);
            HBox.setHgrow(who, Priority.ALWAYS);
            var title = new HBox(10, Badge.bot(SetupState.OWN_LEVEL, FACE), who);
            title.setAlignment(Pos.CENTER_LEFT);
            title.setMinHeight(36);
            var card = Nodes.styled(new Card(new VBox(6, title, words)), "choice-card", "opponent-card");
            card.setAccessibleText(name.getText() + ". " + words.getText());
            card.setId(id + '-' + SetupState.OWN_LEVEL);
            card.setOnAction(_ -> choose.accept(new Bot(SetupState.OWN_LEVEL, 0)));
            cards.put(SetupState.OWN_LEVEL, card);
            grid.getChildren().addFirst(card);
            tellOwn();
        }

        private void tellOwn() {
            // A space keeps the line's height.
            ownRating.setText(own.map(mine -> String.valueOf(mine.rating())).orElse(" "));
            Objects.requireNonNull(cards.get(SetupState.OWN_LEVEL)).setDisable(own.isEmpty());
        }

        /** The opponent, the expected result, and what that is based on. */
        private Node ownRow(OwnLevel.Opponent mine) {
            // A player at a requested rating is named after it.
            var rating = String.valueOf(mine.rating());
            var value = new Label(mine.name().endsWith(rating) ? mine.name() : mine.name() + "  ·  " + rating);
            value.getStyleClass().add("ladder-value");
            value.setId(id + "-level");
            // Without a game nobody knows what to expect: then it is only an aim.
            var reason = mine.games() == 0
                    ? services.text(isGuest ? "new.mine.guest" : "new.mine.first")
                    : services.text("new.mine.games", mine.games());
            var score = services.text(mine.games() == 0 ? "new.mine.aim" : "new.mine.expected", Math.round(mine.expected() * 100));
            var expected = new Label(reason + " " + score);
            expected.getStyleClass().add("muted");
            expected.setWrapText(true);
            expected.setId(id + "-character");
            var words = Nodes.styled(new VBox(1, value, expected), "ladder-words");
            words.setMinWidth(120);
            HBox.setHgrow(words, Priority.ALWAYS);
            var row = new HBox(18, Badge.bot(mine.name(), LEVEL_FACE), words);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().addAll("form-card", "ladder");
            return row;
        }

        private Card card(Opponent opponent, Variant rules) {
            var face = Badge.bot(opponent.provider(), FACE);
            var name = Nodes.words(name(opponent), "card-title");
            var rating = new Label(opponent.levels().isEmpty() ? roster.rating(opponent.player(0), rules) : range(rules, opponent));
            rating.getStyleClass().addAll("lead", "opponent-rating");
            rating.setMinWidth(Region.USE_PREF_SIZE);
            var words = Nodes.words(words(opponent), "card-words");
            Nodes.show(rating, !rating.getText().isEmpty());
            if (opponent.levels().isEmpty()) rating.setTooltip(details(rules, opponent, 0));
            var who = new VBox(name, rating);
            who.setAlignment(Pos.CENTER_LEFT);
            who.setMinWidth(0);
            HBox.setHgrow(who, Priority.ALWAYS);
            var title = new HBox(10, face, who);
            title.setAlignment(Pos.CENTER_LEFT);
            title.setMinHeight(36);
            var card = Nodes.styled(new Card(new VBox(6, title, words)), "choice-card", "opponent-card");
            var spoken = rating.getText().isEmpty() ? "" : services.text("rating.spoken", rating.getText()) + ". ";
            card.setAccessibleText(name.getText() + ". " + spoken + words.getText());
            card.setId(id + '-' + opponent.provider());
            card.setOnAction(_ -> {
                // The chosen player keeps its current level.
                if (!opponent.provider().equals(chosen)) {
                    choose.accept(new Bot(opponent.provider(), Math.min(2, opponent.levels().size() / 2)));
                }
            });
            return card;
        }

        private String name(Opponent opponent) {
            return services.texts().or("bot." + opponent.provider() + ".name", opponent.name());
        }

        private String words(Opponent opponent) {
            return services.texts().or("bot." + opponent.provider() + ".words", opponent.words());
        }

        /** How a rating was measured and how reliable it is; null if it was not measured. */
        private @Nullable Tooltip details(Variant rules, Opponent opponent, int step) {
            return roster.strength(opponent.player(step), rules).map(
                    known -> new Tooltip(
                            services.text(known.isElo() ? "rating.details.elo" : "rating.details", String.valueOf(known.rating()),
                                    String.valueOf(known.error()))))
                    .orElse(null);
        }

        /** From the weakest to the strongest measured level; the top of a ladder may be unmeasured. */
        private String range(Variant rules, Opponent opponent) {
            var ratings = IntStream.range(0, opponent.levels().size())
                    .mapToObj(step -> roster.strength(opponent.player(step), rules)).flatMap(Optional::stream)
                    .mapToInt(Strength::rating).summaryStatistics();
            if (ratings.getCount() < 2) return "";
            return services.text("rating.range", String.valueOf(ratings.getMin()), String.valueOf(ratings.getMax()));
        }

        /** The level, or the name if there are none; its strength in a word; and the rating if known. */
        private String level(Variant rules, Opponent opponent, int step) {
            var rating = roster.rating(opponent.player(step), rules);
            var levels = opponent.levels();
            var words = name(opponent);
            if (!levels.isEmpty()) {
                var value = levels.get(Math.clamp(step, 0, levels.size() - 1));
                // A name speaks for itself; a number needs a label.
                boolean named = !value.isEmpty() && Character.isLetter(value.charAt(0));
                words = named ? value : services.text("new.level", value);
            }
            var meaning = roster.strength(opponent.player(step), rules).filter(Strength::isElo)
                    .map(known -> services.text(StrengthWord.of(known.rating()).key())).orElse("");
            return Stream.of(words, meaning, rating).filter(each -> !each.isEmpty()).collect(Collectors.joining("  ·  "));
        }

        /** The description of a named level; empty for a number. */
        private String character(Opponent opponent, int step) {
            if (opponent.levels().isEmpty()) return words(opponent);
            var level = opponent.levels().get(Math.clamp(step, 0, opponent.levels().size() - 1));
            return services.texts().or("bot." + opponent.provider() + "." + level.toLowerCase(Locale.ROOT) + ".words", "");
        }

        private Node ladder(Variant rules, Opponent opponent, Bot bot) {
            var value = Nodes.named(id + "-level", new Label(level(rules, opponent, bot.step())), "ladder-value");
            value.setTooltip(details(rules, opponent, bot.step()));
            var face = Nodes.named(id + "-face", new StackPane(Badge.bot(opponent.player(bot.step()).name(), LEVEL_FACE)));
            var character = Nodes.named(id + "-character", Nodes.words(character(opponent, bot.step()), "muted"));
            var words = Nodes.styled(new VBox(1, value, character), "ladder-words");
            words.setMinWidth(120);
            HBox.setHgrow(words, Priority.ALWAYS);
            var row = new HBox(18, face, words);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().addAll("form-card", "ladder");
            int steps = opponent.levels().size();
            if (steps > 0) {
                row.getChildren().add(slider(steps, bot.step(), step -> {
                    value.setText(level(rules, opponent, step));
                    value.setTooltip(details(rules, opponent, step));
                    face.getChildren().setAll(Badge.bot(opponent.player(step).name(), LEVEL_FACE));
                    character.setText(character(opponent, step));
                    choose.accept(new Bot(bot.provider(), step));
                }));
            }
            return row;
        }

        private Slider slider(int steps, int now, Consumer<Integer> moved) {
            var slider = new Slider(0, steps - 1, now);
            slider.setMajorTickUnit(1);
            slider.setMinorTickCount(0);
            slider.setSnapToTicks(true);
            slider.setBlockIncrement(1);
            slider.setMinWidth(180);
            slider.setPrefWidth(320);
            slider.setId(id + "-ladder");
            slider.setAccessibleText(services.text("new.level.spoken"));
            slider.valueProperty().addListener((_, before, value) -> {
                int step = (int) Math.round(value.doubleValue());
                if (step != Math.round(before.doubleValue())) moved.accept(step);
            });
            return slider;
        }
    }
}
