package rookery.desktop.screen.lab;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;
import rookery.arena.run.JobReader;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;

/** The form for a match or tournament: a row for each setting of a job file, common ones first. */
final class FormView extends HBox {
    private static final List<String> FORMATS = List.of("round-robin", "gauntlet", "ladder", "swiss", "knockout");
    private static final int FEW = 3;
    private static final List<String> ORDERS = List.of("random", "book");

    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final Map<String, FormField> fields = new LinkedHashMap<>();
    private final PlayerRows players;
    private final SummaryPane summary;
    private final FormField concurrency;
    private final FormField part;
    private final FormField where;

    FormView(WindowServices services, LabState state, Consumer<LabIntent> intents) {
        this.services = services;
        this.intents = intents;
        getStyleClass().add("lab-form");
        players = new PlayerRows(services, intents);
        summary = new SummaryPane(services, intents);
        Predicate<LabState> many = now -> now.form().spec().players().size() > 2;
        Predicate<LabState> always = _ -> true;
        var page = new Page(services.text("lab.title"), flat("lab.job.open", "job-open", Feather.FOLDER, new LabIntent.OpenJob()),
                flat("lab.job.save", "job-save", Feather.SAVE, new LabIntent.SaveJob()));
        page.setId("lab-page");
        page.add(Page.section(services.text("lab.players"), players));
        page.add(section("lab.game", rules(state), number("games", always), choice("format", FORMATS, many),
                number("cycles", many.and(is("format", "round-robin", "gauntlet"))),
                number("challengers", many.and(is("format", "gauntlet"))), number("reach", many.and(is("format", "ladder"))),
                number("rounds", many.and(is("format", "swiss"))),
                number("tie-break-pairs", many.and(is("format", "knockout"))), flag("third-place", many.and(is("format", "knockout")))));
        page.add(section("lab.thinking", text("tc", "2+0.02", always), text("movetime", "0.1", always), text("nodes", "1000", always),
                text("depth", "6", always)));
        page.add(section("lab.openings", book(), number("opening-plies", has("openings")), choice("order", ORDERS, has("openings")),
                number("random-plies", now -> now.form().value("openings").isEmpty())));
        page.add(section("lab.test",
                parts("sprt", PartsField.SPRT, List.of("elo0", "elo1", "alpha", "beta"), List.of("0", "10", "0.05", "0.05"),
                        "normalised", LabState::isTwo)));
        page.add(
                section("lab.ends", parts("draw", PartsField.DRAW, List.of("move", "count", "score"), List.of("40", "8", "10"), "", always),
                        parts("resign", PartsField.RESIGN, List.of("count", "score"), List.of("4", "900"), "both", always),
                        number("max-moves", always)));
        concurrency = ofMachine("concurrency", String.valueOf(Runtime.getRuntime().availableProcessors()), state,
                LabIntent.Concurrency::new);
        part = ofMachine("part", "1/4", state, LabIntent.Part::new);
        where = ofMachine("where", "spark://host:7077", state, LabIntent.Where::new);
        page.add(fold());
        getChildren().addAll(page, summary);
    }

    private static Predicate<LabState> is(String setting, String... values) {
        var wanted = List.of(values);
        return state -> wanted.contains(state.form().value(setting).isEmpty() ? FORMATS.getFirst() : state.form().value(setting));
    }

    private static Predicate<LabState> has(String setting) {
        return state -> !state.form().value(setting).isEmpty();
    }

    void show(LabState state) {
        fields.forEach((name, field) -> field.show(state, state.form().value(name)));
        concurrency.show(state, state.form().concurrency());
        part.show(state, state.form().part());
        where.show(state, state.form().where());
        players.show(state);
        summary.show(state);
    }

    // ---- parts ---------------------------------------------------------------------------------------------------

    private Node section(String key, FormField... rows) {
        return Page.section(services.text(key), card(List.of(rows)));
    }

    private static VBox card(List<FormField> rows) {
        return Page.card(rows.stream().map(FormField::row).toArray(Node[]::new));
    }

    /** Rarely needed settings, and those the form has no special control for. */
    private Node fold() {
        var rows = new ArrayList<FormField>();
        rows.add(text("event", "", _ -> true));
        rows.add(concurrency);
        rows.add(number("seed", _ -> true));
        rows.add(number("margin-ms", _ -> true));
        rows.add(number("hang-seconds", _ -> true));
        rows.add(flag("courtesies", _ -> true));
        rows.add(where);
        rows.add(part);
        JobReader.SETTINGS.forEach((name, description) -> {
            if (!fields.containsKey(name)) rows.add(field(name, name, description, textField(name, ""), _ -> true));
        });
        var merge = Nodes.named("merge", new Button(services.text("lab.merge"), Glyph.of(Feather.GIT_MERGE)));
        merge.setMinWidth(Region.USE_PREF_SIZE);
        merge.setOnAction(_ -> intents.accept(new LabIntent.Merge()));
        var card = card(rows);
        var last = Page.row(services.text("lab.merge.title"), services.text("lab.merge.words"), merge);
        last.getStyleClass().add("form-row-next");
        card.getChildren().add(last);
        var fold = Nodes.named("lab-more", new TitledPane(services.text("lab.more"), card));
        fold.setExpanded(false);
        fold.setAnimated(false);
        fold.getStyleClass().addAll("fold", "lab-fold");
        return fold;
    }

    private Button flat(String key, String id, Feather icon, LabIntent intent) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)), "flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    // ---- fields --------------------------------------------------------------------------------------------------

    /** A node and a way to show a text in it. */
    private record Box(Node node, Consumer<String> show) {}

    private FormField field(String name, Box box, Predicate<LabState> relevant) {
        return field(name, services.text("lab.field." + name), services.text("lab.field." + name + ".words"), box, relevant);
    }

    private FormField field(String name, String title, String words, Box box, Predicate<LabState> relevant) {
        var field = new FormField(name, title, words, box.node(), box.show()).when(relevant);
        fields.put(name, field);
        return field;
    }

    private FormField text(String name, String sample, Predicate<LabState> relevant) {
        return field(name, textField(name, sample), relevant);
    }

    private FormField number(String name, Predicate<LabState> relevant) {
        return field(name, textField(name, services.texts().or("lab.field." + name + ".sample", "")), relevant);
    }

    private Box textField(String name, String sample) {
        return typed(name, sample, text -> intents.accept(new LabIntent.Set(name, text)));
    }

    private static Box typed(String name, String sample, Consumer<String> tell) {
        var field = Nodes.named("field-" + name, new TextField());
        field.setPromptText(sample);
        field.setPrefColumnCount(name.equals("event") || name.equals("where") ? 16 : 9);
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        field.textProperty().addListener((_, _, now) -> tell.accept(now));
        return new Box(field, text -> write(field, text));
    }

    private static void write(TextField field, String text) {
        if (!field.getText().strip().equals(text)) field.setText(text);
    }

    private FormField ofMachine(String name, String sample, LabState state, Function<String, LabIntent> intent) {
        var box = typed(name, sample, text -> intents.accept(intent.apply(text)));
        var field = new FormField(name, services.text("lab.field." + name), services.text("lab.field." + name + ".words"), box.node(),
                box.show());
        field.show(state, "");
        return field;
    }

    private FormField flag(String name, Predicate<LabState> relevant) {
        var toggle = Nodes.named("field-" + name, new ToggleSwitch());
        toggle.selectedProperty().addListener((_, _, on) -> intents.accept(new LabIntent.Set(name, on ? "true" : "")));
        return field(name, new Box(toggle, text -> toggle.setSelected(text.equals("true"))), relevant);
    }

    private FormField choice(String name, List<String> values, Predicate<LabState> relevant) {
        var segments = new Segments<>("field-" + name, values, value -> services.text("lab." + name + "." + value), values.getFirst(),
                value -> intents.accept(new LabIntent.Set(name, value.equals(values.getFirst()) ? "" : value)));
        Consumer<String> show = text -> segments.show(text.isEmpty() ? values.getFirst() : text);
        if (values.size() <= FEW) return field(name, new Box(segments, show), relevant);
        // Long labels side by side leave no room in a small window.
        var title = services.text("lab.field." + name);
        segments.setAccessibleText(title);
        var field = new FormField(name, title, services.text("lab.field." + name + ".words"), new Region(), new Node[]{segments}, show)
                .when(relevant);
        fields.put(name, field);
        return field;
    }

    private FormField parts(String name, PartsField.Grammar grammar, List<String> labels, List<String> samples, String flag,
            Predicate<LabState> relevant) {
        var parts = new ArrayList<PartsField.Part>();
        for (int i = 0; i < labels.size(); i++) {
            parts.add(new PartsField.Part(services.text("lab.part." + name + "." + labels.get(i)), samples.get(i), false));
        }
        if (!flag.isEmpty()) parts.add(new PartsField.Part(services.text("lab.part." + name + "." + flag), "", true));
        var several = new PartsField("field-" + name, parts, grammar, text -> intents.accept(new LabIntent.Set(name, text)));
        var field = new FormField(name, services.text("lab.field." + name), services.text("lab.field." + name + ".words"), several.on(),
                new Node[]{several.fields()}, several::show).when(relevant);
        fields.put(name, field);
        return field;
    }

    private FormField book() {
        var box = textField("openings", services.text("lab.field.openings.sample"));
        ((TextField) box.node()).setPrefColumnCount(14);
        return field("openings", new Box(withButton(box.node(), "openings-choose", new LabIntent.ChooseBook()), box.show()), _ -> true);
    }

    private HBox withButton(Node node, String id, LabIntent intent) {
        var choose = Nodes.named(id, new Button(null, Glyph.of(Feather.FOLDER)));
        choose.setAccessibleText(services.text("lab.choose"));
        choose.setOnAction(_ -> intents.accept(intent));
        var row = new HBox(6, node, choose);
        row.setAlignment(Pos.CENTER_RIGHT);
        return row;
    }

    private FormField rules(LabState state) {
        var names = new LinkedHashMap<String, String>();
        for (Variant variant : state.variants()) names.put(variant.id(), services.texts().variant(variant));
        var box = Nodes.named("field-variant", new ComboBox<String>());
        box.getItems().setAll(names.keySet());
        box.setPrefWidth(210);
        box.setVisibleRowCount(14);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String id) {
                return id == null ? "" : names.getOrDefault(id, id);
            }

            @Override
            public String fromString(String text) {
                return text;
            }
        });
        var showing = new AtomicBoolean();
        box.valueProperty().addListener((_, _, id) -> {
            if (id != null && !showing.get()) intents.accept(new LabIntent.Set("variant", id));
        });
        return field("variant", new Box(withButton(box, "variant-choose", new LabIntent.ChooseRules()), text -> {
            var id = text.isEmpty() ? "fide" : text;
            if (!box.getItems().contains(id)) box.getItems().add(id);
            showing.set(true);
            if (!id.equals(box.getValue())) box.setValue(id);
            showing.set(false);
        }), _ -> true);
    }
}
