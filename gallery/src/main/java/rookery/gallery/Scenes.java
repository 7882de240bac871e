package rookery.gallery;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.settings.Settings;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Place.Learn.Page;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Place;
import rookery.gallery.Scenes.Still;
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

    /** The gallery's pictures of the lab. */
    private static final class LabScenes {
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

    /** The gallery's pictures of learning. */
    private static final class LearnScenes {
        static final List<Still> ALL = List.of(
                new Still("learn-puzzle", stage -> {
                    stage.go(new Place.Learn(Page.PUZZLES));
                    stage.await(() -> !stage.text("#puzzle-task").isEmpty());
                    stage.press("puzzle-hint");
                    stage.press("puzzle-hint");
                }),
                new Still("learn-solved", "forest", settings -> settings, stage -> {
                    stage.go(new Place.Learn(Page.PUZZLES));
                    stage.await(() -> !stage.text("#puzzle-task").isEmpty());
                    stage.press("puzzle-show");
                    stage.await(() -> !stage.text("#puzzle-words").isEmpty());
                }),
                new Still("learn-dice", "harbour", settings -> about(settings, "dice"), stage -> {
                    stage.go(new Place.Learn(Page.PUZZLES));
                    stage.await(() -> !stage.text("#puzzle-task").isEmpty());
                }),
                new Still("learn-none", "walnut", settings -> about(settings, "gardner"), stage -> {
                    stage.go(new Place.Learn(Page.PUZZLES));
                    stage.await(() -> stage.has("#puzzle-library"));
                }),
                new Still("learn-games", stage -> {
                    stage.go(new Place.Learn(Page.PUZZLES));
                    stage.press("learn-variant");
                }),
                new Still("learn-lessons", "walnut", settings -> about(settings, "xxl"), stage -> {
                    stage.go(new Place.Learn(Page.LESSONS));
                    stage.await(() -> stage.has("#lesson-0"));
                }),
                new Still("learn-lesson", stage -> {
                    stage.go(new Place.Learn(Page.LESSONS));
                    stage.await(() -> stage.has("#lesson-1"));
                    stage.press("lesson-1");
                }),
                new Still("learn-openings", stage -> {
                    stage.stock();
                    stage.go(new Place.Learn(Page.OPENINGS));
                    stage.await(() -> stage.has("#explore-3"));
                }),
                new Still("learn-level", stage -> {
                    stage.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
                    stage.await(() -> stage.has("#first-own-level"));
                    stage.press("first-own-level");
                    stage.use(root -> ((ScrollPane) root.lookup("#setup-scroll")).setVvalue(0.45));
                }),
                new Still("learn-review", "walnut", settings -> settings.withRemembered(Map.of("review.explorer", "true")), stage -> {
                    stage.stock();
                    stage.go(new Place.Review("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 *"));
                    stage.await(() -> stage.has("#node-1"));
                    stage.press("last");
                    stage.await(() -> !stage.text("#true-words").isEmpty() && !stage.text("#explorer-count").isEmpty());
                }),
                new Still("learn-progress", stage -> {
                    stage.stock();
                    stage.go(new Place.Learn(Page.PUZZLES));
                    for (int i = 0; i < 3; i++) {
                        stage.await(() -> !stage.text("#puzzle-task").isEmpty() && stage.visible("#puzzle-hint"));
                        stage.press("puzzle-show");
                        stage.await(() -> stage.visible("#puzzle-next") && !stage.text("#puzzle-rating").isEmpty());
                        stage.press("puzzle-next");
                    }
                    stage.go(new Place.Learn(Page.PROGRESS));
                    stage.await(() -> stage.has("#progress-days"));
                }));

        private LearnScenes() {}

        private static Settings about(Settings settings, String variant) {
            return settings.withRemembered(Map.of("learn.variant", variant));
        }
    }

    /** The gallery's pictures of the studio. */
    private static final class StudioScenes {

        static final List<Still> ALL = List.of(
                new Still("studio", stage -> {
                    begin(stage, "capablanca");
                    fire(stage, "#brush-8");
                }),
                new Still("studio-piece", "forest", settings -> settings, stage -> {
                    begin(stage, "fide");
                    fire(stage, "#studio-add-piece");
                    fire(stage, "#piece-way-1");
                }),
                new Still("studio-rules", "harbour", settings -> settings, stage -> {
                    begin(stage, "atomic");
                    fire(stage, "#studio-pane-1");
                    stage.use(root -> ((ScrollPane) root.lookup("#studio-scroll")).setVvalue(0.42));
                }),
                new Still("studio-words", "walnut", settings -> settings.withLanguage("zh"), stage -> {
                    begin(stage, "king-of-the-hill");
                    fire(stage, "#studio-pane-2");
                }),
                new Still("studio-problem", "marble", settings -> settings.withLanguage("ko"), stage -> {
                    begin(stage, "fide");
                    fire(stage, "#studio-clear");
                    stage.await(() -> stage.has(".studio-problems .label"));
                }),
                new Still("studio-balance", stage -> {
                    begin(stage, "gardner");
                    fire(stage, "#studio-pane-3");
                    fire(stage, "#balance-games-0");
                    fire(stage, "#balance-start");
                    stage.await(() -> stage.has("#balance-verdict"));
                }),
                new Still("studio-balance-lower", "forest", settings -> settings, stage -> {
                    begin(stage, "gardner");
                    fire(stage, "#studio-pane-3");
                    fire(stage, "#balance-games-0");
                    fire(stage, "#balance-start");
                    stage.await(() -> stage.has("#balance-verdict"));
                    stage.use(root -> ((ScrollPane) root.lookup("#studio-scroll")).setVvalue(0.6));
                }),
                new Still("studio-train", stage -> {
                    begin(stage, "gardner");
                    fire(stage, "#studio-pane-4");
                }));

        private StudioScenes() {}

        private static void begin(Gallery.Stage stage, String variant) throws InterruptedException {
            stage.go(new Place.Studio(variant));
            stage.await(() -> stage.has("#studio-problems") && stage.has(".studio-fine"));
        }

        private static void fire(Gallery.Stage stage, String selector) throws InterruptedException {
            stage.use(root -> {
                var button = (ButtonBase) root.lookup(selector);
                if (button instanceof ToggleButton toggle) toggle.setSelected(true);
                button.fire();
            });
        }
    }

    /** Pictures of games with pieces in hand, walls and choices. */
    private static final class WildScenes {

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

    /** Clicks on squares of a board outside any window. */
    private static final class Fingers {
        private Fingers() {}

        static void click(BoardView board, String name) {
            click(board, board.model().shape().parse(name));
        }

        /** Clicks on a piece in hand. */
        static void pocket(BoardView board, String kind, boolean white) {
            click(board,
                    board.model().pockets().stream().filter(each -> each.figure().kind().equals(kind) && each.figure().white() == white)
                            .findFirst().orElseThrow().origin());
        }

        private static void click(BoardView board, int square) {
            var area = board.square(square);
            // An event without a pick result counts from the scene's corner.
            var middle = board.localToScene(area.getCenterX(), area.getCenterY());
            double x = middle.getX();
            double y = middle.getY();
            fire(board, MouseEvent.MOUSE_MOVED, x, y);
            fire(board, MouseEvent.MOUSE_PRESSED, x, y);
            fire(board, MouseEvent.MOUSE_RELEASED, x, y);
        }

        private static void fire(BoardView board, EventType<MouseEvent> type, double x, double y) {
            Event.fireEvent(board, new MouseEvent(type, x, y, x, y, MouseButton.PRIMARY, 1, false, false, false, false,
                    type == MouseEvent.MOUSE_PRESSED, false, false, false, false, true, null));
        }
    }
}
