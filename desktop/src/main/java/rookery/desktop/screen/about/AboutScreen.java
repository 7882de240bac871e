package rookery.desktop.screen.about;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.play.file.UserFolders;

/** The About page. */
public final class AboutScreen implements Screen {
    private static final double CREST = 96;
    private final WindowServices services;
    private final UserFolders folders;

    /** @param folders shown for people who change machines */
    public AboutScreen(WindowServices services, UserFolders folders) {
        this.services = services;
        this.folders = folders;
    }

    @Override
    public Node build() {
        var rows = Part.all().stream().map(AboutScreen::row).toArray(Node[]::new);
        var page = new Page(services.text("about.title")).add(crest());
        return rows.length == 0 ? page : page.add(Page.section(services.text("about.parts"), Page.card(rows), theirs()));
    }

    private Node crest() {
        var look = services.look();
        var image = new ImageView(PieceArt.image(look.pieces(), "rook", 'R', true, (int) (CREST * 2)));
        image.setFitWidth(CREST);
        image.setFitHeight(CREST);
        var name = Nodes.styled(new Label("Rookery"), "home-title");
        var version = Nodes.named("version", new Label(services.text("about.version", version())), "muted");
        var read = Nodes.named("licence", new Button(services.text("about.read"), Glyph.of(Feather.FILE_TEXT)));
        read.setOnAction(_ -> show("Apache License 2.0", text()));
        var text = new VBox(8, name, version, words(services.text("about.words")), words(services.text("about.licence")), read,
                fine(services.text("about.runs", Runtime.version().toString(), fxVersion(), System.getProperty("os.name"))),
                Nodes.named("folders", fine(places())));
        text.setMaxWidth(640);
        var row = new HBox(24, image, text);
        row.setAlignment(Pos.TOP_LEFT);
        return row;
    }

    private String places() {
        var data = folders.data().toAbsolutePath();
        var config = folders.config().toAbsolutePath();
        return config.equals(data) ? services.text("about.data", data) : services.text("about.folders", config, data);
    }

    private static String fxVersion() {
        return Objects.requireNonNullElse(System.getProperty("javafx.runtime.version"), "?");
    }

    /** The version of the jar this class came in; a run from class files has none. */
    private static String version() {
        @Nullable
        String version = AboutScreen.class.getPackage().getImplementationVersion();
        return version == null ? "1.0.0" : version;
    }

    private static Label words(String text) {
        var label = Nodes.words(text);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label fine(String text) {
        var label = words(text);
        label.getStyleClass().add("fine-print");
        return label;
    }

    private static HBox row(Part part) {
        var licence = new Label(part.licence());
        licence.setMinWidth(Region.USE_PREF_SIZE);
        return Page.row(part.name() + " " + part.version(), part.home(), licence);
    }

    private Node theirs() {
        var read = Nodes.named("third-party", new Button(services.text("about.theirs"), Glyph.of(Feather.FILE_TEXT)));
        read.setOnAction(_ -> show(services.text("about.parts"), Part.licences()));
        return read;
    }

    private void show(String title, String words) {
        var area = new TextArea(words);
        area.setEditable(false);
        area.setWrapText(true);
        area.setPrefSize(620, 420);
        area.setId("licence-text");
        services.dialogs().show(title, area, new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
    }

    private static String text() {
        try (var in = AboutScreen.class.getResourceAsStream("LICENSE.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A third-party part of the program, and its licence. */
    private record Part(String name, String version, String licence, String home) {
        /** Written when the program is packaged, from everything on its class path; a run from class files has none. */
        private static final String FOLDER = "/META-INF/third-party/";

        static List<Part> all() {
            return read("parts.tsv").lines().map(line -> line.split("\t", -1))
                    .map(cells -> new Part(cells[0], cells[1], cells[2], cells[3]))
                    .toList();
        }

        /** All licences and notices in full. */
        static String licences() {
            return read("licences.txt");
        }

        private static String read(String name) {
            try (var in = Part.class.getResourceAsStream(FOLDER + name)) {
                return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
