package rookery.gallery;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.board.BoardView;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.TimePreset;

/** The gallery's pictures. */
final class Scenes {

    /** One picture: how the program is set and what is done before it is taken. */
    record Still(String name, String boardTheme, UnaryOperator<Settings> settings, Act act) {
        Still(String name, Act act) {
            this(name, "walnut", settings -> settings, act);
        }
    }

    interface Act {
        void perform(Gallery.Stage stage) throws InterruptedException;
    }

    private static final String ITALIAN = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3";

    /** Paris 1858, with a variation and comments of ours. */
    private static final String OPERA = """
            [Event "Paris"]
            [White "Morphy"]
            [Black "Duke Karl / Count Isouard"]
            [Date "1858.??.??"]
            [Result "1-0"]

            1. e4 e5 2. Nf3 d6 3. d4 Bg4 {The bishop will have to give itself up.} (3... exd4 4. Nxd4 Nf6 5. Nc3 (5. Bd3 g6)) 4. dxe5 Bxf3
            5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 {Black is in what is like zugzwang.} b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7
            12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ $3 Nxb8 17. Rd8# 1-0
            """;
    private static final String DICE = """
            [Event "Rookery"]
            [White "Ada"]
            [Black "Laplace"]
            [Variant "dice"]
            [Result "*"]

            1. e4 {[%die 1]} e5 {[%die 1]} 2. Nf3 {[%die 2]} Nc6 {[%die 2]} 3. Bc4 {[%die 3]} Nf6 {[%die 2]} 4. d3 {[%die 1]} Be7 {[%die 3]} *
            """;

    static final List<Still> ALL = List.of(
            new Still("home", stage -> stage.go(new Place.Home())),
            new Still("settings", stage -> stage.go(new Place.Options())),
            new Still("settings-lower", "forest", settings -> settings, stage -> {
                stage.go(new Place.Options());
                stage.use(root -> root.lookupAll(".scroll-pane").forEach(scroll -> ((ScrollPane) scroll).setVvalue(0.62)));
            }),
            new Still("review", stage -> {
                stage.go(new Place.Review(OPERA));
                stage.await(() -> stage.has("#node-1"));
                stage.press("node-18");
                stage.await(() -> stage.has("#line-2") && !stage.text("#summary").contains("%"));
            }),
            new Still("review-dice", "forest", settings -> settings, stage -> {
                stage.go(new Place.Review(DICE));
                stage.await(() -> stage.has("#node-1"));
                stage.press("last");
                stage.await(() -> stage.has("#line-1") && !stage.text("#summary").startsWith("Going"));
            }),
            new Still("library", stage -> {
                stage.stock();
                stage.go(new Place.Library());
                stage.await(() -> stage.has(".game-result"));
                stage.use(root -> ((ListView<?>) root.lookup("#games")).getSelectionModel().select(4));
                stage.await(() -> stage.text("#count").length() > 0 && stage.visible("#preview"));
            }),
            new Still("library-empty", stage -> {
                stage.go(new Place.Library());
                stage.await(() -> stage.visible("#nothing"));
            }),
            new Still("library-problem", "harbour", settings -> settings, stage -> {
                stage.go(new Place.Library());
                stage.open("bad.txt", "rnbqkbnr\npppppppp\n________\n________\n________\n________\nPPPPPPPP\nw\n");
                stage.await(() -> stage.has(".dialog-card"));
            }),
            new Still("ranking", stage -> {
                stage.stock();
                stage.go(new Place.Ranking());
                stage.await(() -> stage.has("#rank-1") && stage.visible("#plot"));
            }),
            new Still("profile", "forest", settings -> settings, stage -> {
                stage.stock();
                stage.go(new Place.Ranking());
                stage.await(() -> stage.has("#edit-Ada"));
                stage.press("edit-Ada");
            }),
            new Still("rules", stage -> stage.go(new Place.Rules("xxl"))),
            new Still("rules-dice", "harbour", settings -> settings.withLanguage("zh"), stage -> stage.go(new Place.Rules("dice"))),
            new Still("rules-pieces", stage -> {
                stage.go(new Place.Rules("capablanca"));
                stage.use(root -> ((ScrollPane) root.lookup("#rules-page")).setVvalue(1));
            }),
            new Still("about", stage -> stage.go(new Place.About())),
            new Still("new-computer", stage -> stage.go(new Place.NewGame(Kind.COMPUTER))),
            new Still("new-lower", stage -> {
                stage.go(new Place.NewGame(Kind.WATCH));
                stage.use(root -> root.lookupAll(".fold").forEach(fold -> ((TitledPane) fold).setExpanded(true)));
                stage.use(root -> root.lookupAll(".scroll-pane").forEach(scroll -> ((ScrollPane) scroll).setVvalue(0.75)));
            }),
            new Still("editor", stage -> {
                stage.go(new Place.NewGame(Kind.FRIEND));
                stage.press("edit-position");
            }),
            new Still("game", stage -> {
                stage.go(new Place.Play(friends("fide", TimePreset.TEN_MINUTES)));
                stage.type(ITALIAN);
            }),
            new Still("game-selected", "forest", settings -> settings, stage -> {
                stage.go(new Place.Play(friends("fide", TimePreset.THREE_PLUS_TWO)));
                stage.type(ITALIAN);
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "c4"));
            }),
            new Still("game-check", "harbour", settings -> settings, stage -> {
                stage.go(new Place.Play(friends("fide", TimePreset.UNTIMED)));
                stage.type("e4 f5 Qh5+");
            }),
            new Still("game-mate", "marble", settings -> settings, stage -> {
                stage.go(new Place.Play(friends("fide", TimePreset.FIVE_MINUTES)));
                stage.type("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
            }),
            new Still("game-promotion", "deuteran", settings -> settings, stage -> {
                stage.go(new Place.Play(from("fide", "2r1k3/1P1pp1pp/8/8/8/8/4PPPP/4K2R w K - 0 1")));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "b7"));
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "c8"));
            }),
            new Still("game-draw", "night", settings -> settings, stage -> {
                stage.go(new Place.Play(from("fide", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1")));
                stage.type("Qf7");
            }),
            new Still("dice", stage -> {
                stage.go(new Place.Play(watched("dice")));
                stage.awaitMoves(9);
                stage.press("pause");
            }),
            new Still("dice-own", "forest", settings -> settings.withPlay(settings.play().withConfirmMoves(true)), stage -> {
                stage.go(new Place.Play(friends("dice", variant("dice").start(), Clocks.UNTIMED),
                        new DiceSeed(11, "00")));
                stage.await(() -> true);
            }),
            new Still("dice-xxl", "harbour", settings -> settings, stage -> {
                stage.go(new Place.Play(watched("dice-xxl")));
                stage.awaitMoves(12);
                stage.press("pause");
            }),
            new Still("xxl", stage -> {
                stage.go(new Place.Play(friends("xxl", TimePreset.THREE_PLUS_TWO)));
                stage.type("h4 h11 Gg3 Gh12 f3");
                stage.use(root -> Fingers.click((BoardView) root.lookup("#board"), "g14"));
            }),
            new Still("capablanca", "harbour", settings -> settings.withLook(settings.look().withPieceSet("atelier")), stage -> {
                stage.go(new Place.Play(friends("capablanca", TimePreset.TEN_MINUTES)));
                stage.type("e4 e5");
            }),
            new Still("minichess", "plain", settings -> settings,
                    stage -> stage.go(new Place.Play(friends("gardner", TimePreset.TEN_MINUTES)))));

    private Scenes() {}

    /** All pictures, including those of the other scene classes. */
    static List<Still> everything() {
        return Stream.of(ALL, WildScenes.ALL, LabScenes.ALL, LearnScenes.ALL, StudioScenes.ALL).flatMap(List::stream).toList();
    }

    private static Variant variant(String id) {
        return Variants.named(id).orElseThrow();
    }

    static GameTerms friends(String id, TimePreset time) {
        return friends(id, variant(id).start(), Clocks.same(time.control()));
    }

    private static GameTerms friends(String id, Setup start, Clocks clocks) {
        return new GameTerms(variant(id), start, Player.Person.guest("Ada"), Player.Person.guest("Grace"), clocks, Side.WHITE, false, false,
                false, 5);
    }

    static GameTerms from(String id, String fen) {
        if (!(Fen.read(variant(id), fen) instanceof Fen.Read(Setup setup))) throw new IllegalArgumentException(fen);
        return friends(id, setup, Clocks.UNTIMED);
    }

    private static GameTerms watched(String id) {
        return GameTerms.friendly(variant(id), new Player.Computer("greedy", "Greedy", Map.of()),
                new Player.Computer("pathfinder", "Pathfinder", Map.of()), Clocks.UNTIMED).withBotSeed(5);
    }
}
