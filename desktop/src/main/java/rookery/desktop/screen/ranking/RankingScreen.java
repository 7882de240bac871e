package rookery.desktop.screen.ranking;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.Profile;
import rookery.archive.Ranking;
import rookery.archive.RatingPoint;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** The controller of profiles and ranking. */
public final class RankingScreen implements Screen {
    private static final String FIRST = "standard";

    private record Details(List<RatingPoint> history, List<Ranking.Score> scores) {}

    private final WindowServices services;
    private final LibraryService libraryService;
    private final Store<RankingState> store;
    private @Nullable RankingView view;

    public RankingScreen(WindowServices services, LibraryService libraryService) {
        this.services = services;
        this.libraryService = libraryService;
        store = new Store<>(RankingState.empty(services.settings().state().profile()).withProfiles(services.settings().state().profile(),
                libraryService.profiles()));
    }

    @Override
    public Node build() {
        if (view != null) view.stop();
        var fresh = new RankingView(services, store, this);
        view = fresh;
        libraryService.watch(this::refresh);
        refresh();
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
        libraryService.watch(() -> {});
    }

    private void refresh() {
        libraryService.refresh(() -> {
            store.submit(state -> state.withProfiles(services.settings().state().profile(), libraryService.profiles()));
            if (store.state().player().isEmpty()) libraryService.present().ifPresent(profile -> look(profile.playerId()));
        });
        libraryService.read(library -> library.ranking().families(), families -> {
            var before = store.state().family();
            var chosen = families.contains(before)
                    ? before
                    : families.contains(FIRST) ? FIRST : families.isEmpty() ? "" : families.getFirst();
            store.submit(state -> state.withFamilies(families, chosen));
            if (!chosen.isEmpty()) family(chosen);
        });
    }

    void family(String family) {
        store.submit(state -> state.withFamilies(state.families(), family));
        libraryService.read(library -> library.ranking().standings(family), standings -> {
            if (!store.state().family().equals(family)) return;
            store.submit(state -> state.withStandings(standings));
            var player = store.state().player();
            if (player.isEmpty() && !standings.isEmpty()) {
                look(standings.getFirst().playerId());
            } else if (!player.isEmpty()) {
                look(player);
            }
        });
    }

    void look(String player) {
        var family = store.state().family();
        libraryService.read(library -> library.ranking().scores(player).flatMap(scores -> family.isEmpty()
                ? new Attempt.Done<>(new Details(List.of(), scores))
                : library.ranking().history(player, family).map(history -> new Details(history, scores))),
                details -> store.submit(state -> state.withPlayer(player, details.history(), details.scores())));
    }

    // ---- profiles ------------------------------------------------------------------------------------------------

    void choose(Profile profile) {
        libraryService.choose(profile);
        store.submit(state -> state.withProfiles(profile.name(), libraryService.profiles()));
        look(profile.playerId());
    }

    void guest() {
        services.change(settings -> settings.withProfile(""));
        store.submit(state -> state.withProfiles("", libraryService.profiles()));
    }

    void create() {
        edit(Profile.named(""), services.text("profile.new"), services.text("profile.create"));
    }

    void edit(Profile profile) {
        edit(profile, services.text("profile.edit"), services.text("profile.save"));
    }

    private void edit(Profile profile, String title, String verb) {
        var editor = new ProfileEditor(services, profile);
        services.dialogs().show(title, editor, new Answer(verb, Answer.Tone.MAIN, () -> save(profile, editor.edited())),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        editor.begin(() -> {
            services.dialogs().close();
            save(profile, editor.edited());
        });
    }

    private void save(Profile before, Profile edited) {
        boolean fresh = before.id() == Profile.NEW;
        boolean taken = libraryService.find(edited.name()).filter(other -> other.id() != before.id()).isPresent();
        if (edited.name().isEmpty() || taken) {
            services.notices().tell(services.text(taken ? "profile.taken" : "profile.nameless", edited.name()));
            return;
        }
        boolean present = !fresh && before.name().equals(services.settings().state().profile());
        libraryService.write(library -> fresh ? library.profiles().create(edited) : library.profiles().change(edited), stored -> {
            if (present) services.change(settings -> settings.withProfile(stored.name()));
            if (edited.side() != before.side() || fresh) {
                services.change(settings -> settings.withRemembered(Map.of("new.side", stored.side().name())));
            }
            libraryService.refresh(() -> {
                if (fresh) choose(stored);
                refresh();
            });
        });
    }

    void delete(Profile profile) {
        services.dialogs().ask(services.text("profile.delete"), services.text("profile.delete.ask", profile.name()),
                new Answer(services.text("profile.delete.yes"), Answer.Tone.DANGER, () -> {
                    if (profile.name().equals(services.settings().state().profile())) guest();
                    libraryService.write(library -> library.profiles().delete(profile.id()), _ -> {
                        store.submit(state -> state.withPlayer("", List.of(), List.of()));
                        refresh();
                    });
                }), new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    void play() {
        services.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
    }

    Store<RankingState> store() {
        return store;
    }
}
