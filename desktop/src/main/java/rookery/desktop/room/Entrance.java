package rookery.desktop.room;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import rookery.archive.GameRecord;
import rookery.archive.Profile;
import rookery.desktop.screen.home.HomeHall;
import rookery.desktop.shelf.Badge;
import rookery.desktop.shelf.Shelf;
import rookery.desktop.shell.Desk;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** Where one comes in: who plays here now, what there is to see today and what game waits. */
public final class Entrance implements HomeHall {
    private final Desk desk;
    private final Variant today;
    private final Roster roster;
    private final Shelf shelf;
    private final GameRoom games;

    /** @param today the variant of the day */
    public Entrance(Desk desk, Variant today, Roster roster, Shelf shelf, GameRoom games) {
        this.desk = desk;
        this.today = today;
        this.roster = roster;
        this.shelf = shelf;
        this.games = games;
    }

    @Override
    public Variant today() {
        return today;
    }

    @Override
    public Optional<BotProvider> bot(Variant variant) {
        return roster.own().stream().filter(bot -> bot.id().equals("greedy") && bot.plays(variant)).findFirst();
    }

    @Override
    public List<String> profiles() {
        return roster.friends();
    }

    @Override
    public String profile() {
        return desk.settings().state().profile();
    }

    @Override
    public Node badge(double size) {
        return Badge.of(shelf.present(), profile().isEmpty() ? desk.text("profile.guest") : profile(), size);
    }

    /** A name nobody has yet becomes a profile. */
    @Override
    public void choose(String name) {
        if (name.isEmpty()) {
            desk.change(settings -> settings.withProfile(""));
            return;
        }
        var known = shelf.find(name);
        if (known.isPresent()) {
            shelf.choose(known.get());
        } else {
            desk.change(settings -> settings.withProfile(name));
            shelf.write(books -> books.profiles().create(Profile.named(name)), _ -> shelf.refresh(() -> {}));
        }
    }

    @Override
    public Optional<String> going() {
        return games.going();
    }

    @Override
    public List<GameRecord> waiting() {
        return games.waiting();
    }
}
