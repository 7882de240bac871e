package rookery.desktop.screen.ranking;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rookery.archive.Profile;
import rookery.archive.Profile.PreferredSide;
import rookery.desktop.library.Badge;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;

/** Name, picture, colour and favourite side of a profile. */
final class ProfileEditor extends VBox {
    private static final double PICTURE = 34;
    private final WindowServices services;
    private final Profile original;
    private final TextField name = new TextField();
    private final StackPane badge = new StackPane();
    private String avatar;
    private String colour;
    private PreferredSide side;

    ProfileEditor(WindowServices services, Profile profile) {
        super(14);
        this.services = services;
        original = profile;
        avatar = profile.avatar();
        colour = profile.colour().isEmpty() ? Badge.COLOURS.getFirst() : profile.colour();
        side = profile.side();
        getStyleClass().add("profile-editor");
        name.setText(profile.name());
        name.setId("profile-name");
        name.setPromptText(services.text("profile.name"));
        name.textProperty().addListener((_, _, text) -> {
            if (text.length() > Profile.LONGEST_NAME) name.setText(text.substring(0, Profile.LONGEST_NAME));
            show();
        });
        var sides = new Segments<>("profile-side", List.of(PreferredSide.WHITE, PreferredSide.RANDOM, PreferredSide.BLACK),
                each -> services.text("new.side." + each.name()), side, chosen -> side = chosen);
        getChildren().addAll(badge, name, label("profile.avatar"), avatars(), label("profile.colour"), colours(), label("profile.side"),
                sides);
        show();
    }

    private Label label(String key) {
        var label = Nodes.styled(new Label(services.text(key)), "muted");
        return label;
    }

    private FlowPane avatars() {
        // Even rows of eight.
        var pane = new FlowPane(6, 4);
        pane.setPrefWrapLength(8 * (PICTURE + 6) + 7 * 6 + 2);
        pane.setMaxWidth(Region.USE_PREF_SIZE);
        var group = new ToggleGroup();
        for (var each : Badge.AVATARS) {
            var button = new ToggleButton(null, Badge.of("A", each, "", PICTURE));
            button.setToggleGroup(group);
            button.setSelected(each.equals(avatar));
            button.setId("avatar-" + each);
            button.getStyleClass().addAll("flat", "avatar-choice");
            button.setAccessibleText(
                    each.isEmpty() ? services.text("profile.initial") : services.texts().or("face." + each, services.texts().piece(each)));
            button.setTooltip(new Tooltip(button.getAccessibleText()));
            button.setOnAction(_ -> {
                button.setSelected(true);
                avatar = each;
                show();
            });
            pane.getChildren().add(button);
        }
        return pane;
    }

    private FlowPane colours() {
        var pane = new FlowPane(4, 4);
        pane.setPrefWrapLength(400);
        var group = new ToggleGroup();
        for (var each : Badge.COLOURS) {
            var button = new ToggleButton(null, Badge.of(" ", "", each, 22));
            button.setToggleGroup(group);
            button.setSelected(each.equals(colour));
            button.setId("colour-" + each.substring(1));
            button.getStyleClass().addAll("flat", "avatar-choice");
            button.setAccessibleText(each);
            button.setOnAction(_ -> {
                button.setSelected(true);
                colour = each;
                show();
            });
            pane.getChildren().add(button);
        }
        return pane;
    }

    private void show() {
        badge.getChildren().setAll(Badge.of(name.getText().strip(), avatar, colour, 64));
    }

    Profile edited() {
        return original.withName(name.getText().strip()).withAvatar(avatar).withColour(colour).withSide(side);
    }

    /** Focuses the name; Enter accepts. */
    void begin(Runnable accept) {
        name.setOnAction(_ -> accept.run());
        name.requestFocus();
    }
}
