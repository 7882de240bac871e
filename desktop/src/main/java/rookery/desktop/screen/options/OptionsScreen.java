package rookery.desktop.screen.options;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.desktop.settings.Settings;
import rookery.desktop.settings.Settings.Look;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.theme.PictureFile;
import rookery.look.sound.Effect;

/** The controller of the settings. A change of look or language builds the view anew; place and focus stay where they were. */
public final class OptionsScreen implements Screen {
    private static final List<String> PICTURES = List.of("*.png", "*.jpg", "*.jpeg", "*.gif", "*.bmp");

    private final WindowServices services;
    private final Consumer<Effect> sound;
    private final Supplier<Node> engines;
    private final TryOut tryOut;
    private @Nullable OptionsView view;

    /** @param engines makes the part of the page for the user's engines */
    public OptionsScreen(WindowServices services, Consumer<Effect> sound, Supplier<Node> engines) {
        this.services = services;
        this.sound = sound;
        this.engines = engines;
        tryOut = new TryOut(services, sound);
    }

    @Override
    public Node build() {
        var before = view;
        var fresh = new OptionsView(services, this, tryOut.board(), engines.get());
        view = fresh;
        if (before != null) {
            before.stop();
            var focus = before.focused();
            double place = before.place();
            Background.soon(() -> fresh.restore(place, focus));
        }
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
    }

    void look(UnaryOperator<Look> change) {
        services.change(settings -> settings.withLook(change.apply(settings.look())));
    }

    void play(UnaryOperator<Settings.Play> change) {
        services.change(settings -> settings.withPlay(change.apply(settings.play())));
        tryOut.refresh();
    }

    void sound(UnaryOperator<Settings.Sound> change) {
        services.change(settings -> settings.withSound(change.apply(settings.sound())));
    }

    void listen() {
        sound.accept(Effect.CAPTURE);
    }

    /** Lets the user choose a picture, and takes it only if it can be shown. */
    void picture(String title, BiFunction<Look, String, Look> place) {
        var chosen = services.files().open(title, List.of(new FileChoice.Kind(services.text("options.picture.kind"), PICTURES)), false);
        if (!chosen.isEmpty()) picture(chosen.getFirst(), place);
    }

    private void picture(Path file, BiFunction<Look, String, Look> place) {
        services.background().run(() -> PictureFile.read(file), read -> {
            switch (read) {
                case PictureFile.Loaded _ -> look(look -> place.apply(look, file.toAbsolutePath().toString()));
                case PictureFile.Refused(String reason) -> services.notices().tell(services.text(reason));
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    void reset() {
        services.dialogs().ask(services.text("options.reset"), services.text("options.reset.ask"),
                new Answer(services.text("options.reset.yes"), Answer.Tone.MAIN, () -> {
                    var fresh = Settings.DEFAULT;
                    services.change(now -> now.withLook(fresh.look()).withPlay(fresh.play()).withSound(fresh.sound()));
                    view = null;
                    services.rebuild();
                    tryOut.refresh();
                }), new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }
}
