package rookery.gallery;

import java.util.List;
import java.util.Map;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;
import rookery.gallery.Scenes.Still;

/** The gallery's pictures of the lab. */
final class LabScenes {
    private static final String LAB_WRONG = """
            {"players": ["rookery:UCI_Elo=1800,@name=Candidate", "rookery:Level=nine", "greedy"], "variant": "dice", "games": "many",
             "movetime": "0.1", "draw": "40:8:10", "resign": "4:900:both", "sprt": "0:5", "max-moves": "300"}""";
    private static final String LAB_RUNNING = """
            {"players": ["rookery:@name=Candidate,@nodes=1500", "rookery:@name=Baseline,@nodes=500"], "variant": "gardner", "games": "400",
             "sprt": "0:10", "max-moves": "60", "seed": "5"}""";
    private static final String LAB_TESTED = """
            {"players": ["greedy:@name=Greedy", "random:@name=Random"], "variant": "gardner", "games": "160", "sprt": "0:150",
             "max-moves": "40", "seed": "9"}""";
    private static final String LAB_MANY = """
            {"players": ["pathfinder:@name=Pathfinder", "greedy:@name=Greedy", "random:@name=Random", "bleu:@name=First move",
             "plain-expectimax:@name=Expectimax,@depth=1"], "variant": "dice", "games": "8", "max-moves": "100", "event": "Dice cup"}""";

    static final List<Still> ALL = List.of(
            new Still("lab", stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> stage.has("#add-greedy") && !stage.text("#lab-games").isEmpty());
            }),
            new Still("lab-more", "walnut", settings -> job(settings, LAB_WRONG), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> stage.has("#add-greedy") && stage.text("#problem-").length() > 1);
                stage.use(root -> ((ScrollPane) root.lookup("#lab-page")).setVvalue(0.62));
            }),
            new Still("lab-rest", "walnut", settings -> job(settings, LAB_WRONG), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> stage.has("#add-greedy") && stage.text("#problem-").length() > 1);
                stage.use(root -> ((TitledPane) root.lookup("#lab-more")).setExpanded(true));
                stage.use(root -> ((ScrollPane) root.lookup("#lab-page")).setVvalue(1));
            }),
            new Still("lab-running", "forest", settings -> job(settings, LAB_RUNNING), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> !stage.text("#lab-games").isEmpty());
                stage.press("lab-start");
                stage.await(() -> stage.has("#live-3") && !stage.text("#lab-progress").startsWith("0 ")
                        && !stage.text("#mind-white-line").isEmpty());
            }),
            new Still("lab-finished", "walnut", settings -> job(settings, LAB_TESTED), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> !stage.text("#lab-games").isEmpty());
                stage.press("lab-start");
                stage.await(() -> stage.text("#lab-phase").equals("Complete") && stage.has("#lab-curves"));
            }),
            new Still("lab-tournament", "harbour", settings -> job(settings, LAB_MANY), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> !stage.text("#lab-games").isEmpty());
                stage.press("lab-start");
                stage.await(() -> stage.text("#lab-phase").equals("Complete") && stage.has("#lab-curves"));
            }),
            new Still("lab-games", "walnut", settings -> job(settings, LAB_TESTED).withLanguage("zh"), stage -> {
                stage.go(new Place.Lab());
                stage.await(() -> !stage.text("#lab-games").isEmpty());
                stage.press("lab-start");
                stage.await(() -> stage.has("#lab-curves"));
                stage.use(root -> ((ToggleButton) root.lookup("#lab-pane-2")).fire());
            }));

    private LabScenes() {}

    private static Settings job(Settings settings, String job) {
        return settings.withRemembered(Map.of("lab.job", job, "lab.boards", "4", "lab.concurrency", "4"));
    }
}
