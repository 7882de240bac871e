package rookery.desktop.screen.rules;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.training.TrainingRoom;
import rookery.kernel.variant.Variant;

/** The controller of the rules pages. */
public final class RulesScreen implements Screen {
    private final WindowServices services;
    private final List<Variant> variants;
    private final TrainingRoom training;
    private Variant chosen;

    /** @param wanted the id of the variant to show; the first one for an unknown id */
    public RulesScreen(WindowServices services, List<Variant> variants, String wanted, TrainingRoom training) {
        this.training = training;
        this.services = services;
        this.variants = variants;
        chosen = variants.stream().filter(variant -> variant.id().equals(wanted)).findFirst().orElse(variants.getFirst());
    }

    @Override
    public Node build() {
        return new RulesView(services, variants, chosen, training, this::choose, this::play);
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
}
