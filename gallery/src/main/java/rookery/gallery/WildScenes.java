package rookery.gallery;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.gallery.Scenes.Still;
import rookery.play.match.TimePreset;

/** Pictures of games with pieces in hand, walls and choices. */
final class WildScenes {

    static final List<Still> ALL = List.of(
            new Still("hands", stage -> {
                stage.go(new Place.Play(Scenes.friends("crazyhouse", TimePreset.TEN_MINUTES)));
                stage.type("e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2 Nc6 Bxc6+ bxc6");
                stage.use(root -> Fingers.pocket((BoardView) root.lookup("#board"), "queen", true));
            }),
            new Still("hands-shogi", "plain", settings -> settings, stage -> {
                stage.go(new Place.Play(Scenes.from("shogi",
                        "ln1gkg1nl/1rs6/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[BSPppn] w - - 0 1")));
                stage.type("Pc5 Pe6");
                stage.use(root -> Fingers.pocket((BoardView) root.lookup("#board"), "silver", true));
            }),
            new Still("promotion-shogi", "forest", settings -> settings, stage -> {
                stage.go(new Place.Play(
                        Scenes.from("shogi", "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1")));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "b2"));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "h8"));
            }),
            new Still("gate", "harbour", settings -> settings, stage -> {
                stage.go(new Place.Play(Scenes.friends("seirawan", TimePreset.FIVE_MINUTES)));
                stage.type("e4 e5");
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "g1"));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "f3"));
            }),
            new Still("duck", stage -> {
                stage.go(new Place.Play(Scenes.friends("duck", TimePreset.UNTIMED)));
                stage.type("e4,e6 d5,f3");
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "e4"));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "d5"));
            }),
            new Still("petrified", "night", settings -> settings, stage -> {
                stage.go(new Place.Play(Scenes.friends("petrified", TimePreset.UNTIMED)));
                stage.type("e4 d5 Bb5+ Bd7 Bxd7 Qc8");
            }),
            new Still("isolation", "marble", settings -> settings, stage -> {
                stage.go(new Place.Play(Scenes.friends("isolation", TimePreset.UNTIMED)));
                stage.type("Md2,c7 Mb7,c3 Me3,a6");
            }),
            new Still("xiangqi", stage -> {
                stage.go(new Place.Play(Scenes.friends("xiangqi", TimePreset.TEN_MINUTES)));
                stage.type("Che3 Ng8");
            }),
            new Still("must-capture", "deuteran", settings -> settings, stage -> {
                stage.go(new Place.Play(Scenes.friends("antichess", TimePreset.UNTIMED)));
                stage.type("e4 d5");
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "g1"));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "f3"));
            }),
            new Still("games", stage -> {
                stage.go(new Place.NewGame(Kind.COMPUTER));
                stage.use(root -> ((Button) root.lookup("#more-variants")).fire());
            }),
            new Still("games-asian", "harbour", settings -> settings, stage -> {
                stage.go(new Place.NewGame(Kind.COMPUTER));
                stage.use(root -> ((Button) root.lookup("#more-variants")).fire());
                stage.use(root -> ((TextField) root.lookup("#search-variants")).setText("shogi"));
            }),
            new Still("rules-shogi", stage -> {
                stage.go(new Place.Rules("shogi"));
                stage.use(root -> ((ScrollPane) root.lookup("#rules-page")).setVvalue(0.6));
            }),
            new Still("editor-hands", stage -> {
                stage.go(new Place.NewGame(Kind.FRIEND));
                stage.use(root -> ((Button) root.lookup("#more-variants")).fire());
                stage.press("variant-crazyhouse");
                stage.press("edit-position");
            }));

    private WildScenes() {}
}
