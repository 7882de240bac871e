package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class PgnReaderTest {

    @Test
    void readsAGameInItsUsualForm() {
        Game game = only("""
                [Event "Casual game"]
                [Site "London ENG"]
                [Date "1851.06.21"]
                [Round "?"]
                [White "Anderssen, Adolf"]
                [Black "Kieseritzky, Lionel"]
                [Result "1-0"]
                [ECO "C33"]

                1.e4 e5 2.f4 exf4 3.Bc4 Qh4+ 4.Kf1 b5 5.Bxb5 Nf6 6.Nf3 Qh6 7.d3 Nh5 8.Nh4
                Qg5 9.Nf5 c6 10.g4 Nf6 11.Rg1 cxb5 12.h4 Qg6 13.h5 Qg5 14.Qf3 Ng8 15.Bxf4
                Qf6 16.Nc3 Bc5 17.Nd5 Qxb2 18.Bd6 Bxg1 19.e5 Qxa1+ 20.Ke2 Na6 21.Nxg7+
                Kd8 22.Qf6+ Nxf6 23.Be7# 1-0
                """);
        assertThat(game.mainLine()).hasSize(45);
        assertThat(game.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
        assertThat(game.tags()).containsEntry("White", "Anderssen, Adolf").containsEntry("ECO", "C33").doesNotContainKey("Round");
        assertThat(Fen.write(game.at(game.last()))).isEqualTo("r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23");
    }

    @Test
    void takesAnyLayout() {
        Game game = only(
                "\ufeff% escaped line with [Event \"no\"]\n[Event \"a\"][Site \"b\"] [White \"c\"]\r\n\r\n1 . e4 ... e5 ; to the end of the line (\n"
                        + "% not a move\n2.Nf3!? (2. f4 $1 {good} exf4 (2...d5!) 3. Nf3) 2 ... Nc6 {one} {two} ! 3 Bb5 a6?! 4.0-0 =\n 1/2 ");
        assertThat(sans(game)).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O");
        GameNode e5 = game.mainLine().get(1);
        assertThat(e5.notes().comment()).isEqualTo("to the end of the line (");
        assertThat(e5.children()).hasSize(2);
        assertThat(e5.children().get(1).notes()).isEqualTo(Notes.NONE.withNags(List.of(1)).withComment("good"));
        assertThat(e5.children().get(1).children()).hasSize(2);
        assertThat(game.mainLine().get(2).notes().nags()).containsExactly(5);
        assertThat(game.mainLine().get(3).notes()).isEqualTo(Notes.NONE.withNags(List.of(1)).withComment("one two"));
        assertThat(game.mainLine().get(6).notes().nags()).containsExactly(10);
        assertThat(game.outcome()).isEqualTo(new Outcome.Draw(Reason.AGREEMENT));
        assertThat(game.tags()).isEqualTo(Map.of("Event", "a", "Site", "b", "White", "c"));
    }

    @Test
    void readsCommands() {
        Game game = only("""
                { [%csl Gd4,Re5] about the game }
                1. e4 { [%eval 0.24] [%clk 0:05:00] } e5 { [%clk 0:04:58,5] [%emt 0:00:01.5] fine }
                2. Nf3 { [%eval #-3,21] [%cal Gg1f3,Yd2d4][%unknown x] [%clk soon] } *
                """);
        List<GameNode> line = game.mainLine();
        assertThat(game.root().notes().marks()).containsExactly(Mark.circle(Mark.Colour.GREEN, 27), Mark.circle(Mark.Colour.RED, 36));
        assertThat(game.root().notes().comment()).isEqualTo("about the game");
        assertThat(line.get(0).notes()).isEqualTo(Notes.NONE.withEval(new Eval.Centipawns(24, 0)).withClock(300_000_000_000L));
        assertThat(line.get(1).notes()).isEqualTo(Notes.NONE.withClock(298_500_000_000L).withSpent(1_500_000_000L).withComment("fine"));
        assertThat(line.get(2).notes().eval()).isEqualTo(new Eval.Mate(-3, 21));
        assertThat(line.get(2).notes().marks()).containsExactly(Mark.arrow(Mark.Colour.GREEN, 6, 21),
                Mark.arrow(Mark.Colour.YELLOW, 11, 27));
        assertThat(line.get(2).notes().comment()).isEqualTo("[%unknown x] [%clk soon]");
    }

    @Test
    void readsCommentsInFrontOfVariations() {
        Game game = only("1. e4 ({first} 1. d4 {then}) ({nothing but text}) ({a} {b} 1. c4) 1... e5 *");
        List<GameNode> answers = game.root().children();
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0).notes().comment()).isEqualTo("nothing but text");
        assertThat(answers.get(1).notes()).isEqualTo(Notes.NONE.withBefore("first").withComment("then"));
        assertThat(answers.get(2).notes()).isEqualTo(Notes.NONE.withBefore("a b"));
    }

    @Test
    void goesOnAfterABadGame() {
        List<PgnItem> items = read("""
                [Event "1"]

                1. e4 e5 2. Ke3 Nf6 *

                [Event "2"]
                [Variant "Quantum"]

                1. e4 *

                [Event "3"]
                [FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]

                1. Ka2 *

                [Event "4"]

                1. e4 (1. d4 e4) 1... e5 *

                [Event "5"]

                1. e4 {never closed 1-0

                [Event "6"]

                1. e4 (1. d4 *

                [Event "7"]

                1. e4 e5) 2. Nf3 *

                [Event "8"]

                1. d4 d5 *
                """);
        assertThat(items).hasSize(8);
        assertThat(items.subList(0, 7)).allMatch(PgnItem.Rejected.class::isInstance);
        assertThat(problems(items.get(0))).containsExactly("line 3, move 2: 'Ke3': no king of White's can go to e3");
        assertThat(problems(items.get(1))).containsExactly("line 6: the variant 'Quantum' is not known");
        assertThat(problems(items.get(2))).containsExactly("line 11: start position: Black has no king");
        assertThat(problems(items.get(3))).containsExactly("line 17, move 1...: 'e4': no pawn of Black's can go to e4");
        assertThat(problems(items.get(4))).containsExactly("line 21: a comment that begins here is never closed");
        assertThat(problems(items.get(5))).singleElement().asString().endsWith("a variation is not closed");
        assertThat(problems(items.get(6))).containsExactly("line 29: a bracket closes a variation that was never opened");
        assertThat(items.get(7)).isInstanceOfSatisfying(PgnItem.Read.class, read -> {
            assertThat(read.number()).isEqualTo(8);
            assertThat(read.line()).isEqualTo(31);
            assertThat(read.game().tag("Event")).isEqualTo("8");
        });
    }

    @ParameterizedTest
    @CsvSource({"normal,fide", "Standard,fide", "From Position,fide", "'',fide", "chess,fide", "fischerandom,chess960", "Chess960,chess960",
        "Chess 960,chess960", "standard960,chess960", "Three-check,three-check", "3check,three-check", "threeCheck,three-check",
        "King of the Hill,king-of-the-hill", "kingofthehill,king-of-the-hill", "Racing Kings,racing-kings", "racingkings,racing-kings",
        "Capablanca,capablanca", "capablanca,capablanca", "Gothic,gothic", "Janus,janus", "losalamos,los-alamos", "Knightmate,knightmate",
        "xxl,xxl", "XXL chess,xxl", "dice,dice", "dice-xxl,dice-xxl", "Three-check960,three-check960"})
    void knowsVariantsByTheirManyNames(String name, String id) {
        assertThat(only("[Variant \"" + name + "\"]\n\n*\n").variant().id()).isEqualTo(id);
    }

    @Test
    void findsPresetsWithoutACatalogue() {
        assertThat(PgnReader.read("[Variant \"Standard\"]\n\n1. e4 *\n[Variant \"fischerandom\"]\n\n1. e4 *", _ -> Optional.empty()))
                .allMatch(PgnItem.Read.class::isInstance).hasSize(2);
    }

    @Test
    void readsTheVariantAfterTheFen() {
        String fen = Fen.write(Presets.CHESS960, Chess960.start(0));
        Game game = only("[FEN \"" + fen + "\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n\n1. Nf3 *");
        assertThat(game.variant().id()).isEqualTo("chess960");
        assertThat(game.start()).isEqualTo(Chess960.start(0));
    }

    @Test
    void takesTheWordOfTheTagsForTheRules() {
        Variant own = Presets.FIDE.with(draft -> {
            draft.id = "own";
            draft.name = "Own";
            draft.draws = DrawRules.NONE;
        });
        VariantSource source = new VariantSource() {
            @Override
            public Optional<Variant> named(String id) {
                return Optional.empty();
            }

            @Override
            public Optional<Variant> defined(Map<String, String> tags) {
                return tags.containsKey("Definition") ? Optional.of(own) : Optional.empty();
            }
        };
        assertThat(PgnReader.read("[Variant \"own\"]\n[Definition \"...\"]\n\n*\n", source)).singleElement().isInstanceOfSatisfying(
                PgnItem.Read.class,
                read -> assertThat(read.game().variant()).isEqualTo(own));
        VariantSource broken = _ -> Optional.of(Presets.FIDE.with(draft -> draft.castling = Castling.OFF));
        assertThat(problems(PgnReader.read("1. e4 *", broken).getFirst())).singleElement().asString().contains("start position");
        assertThat(PgnReader.read("[Variant \"own\"]\n\n*\n", source)).singleElement().isInstanceOf(PgnItem.Rejected.class);
    }

    @Test
    void refusesOtherPiecesUnderTheSameName() {
        assertThat(problems(read("[Variant \"xxl\"]\n[VariantMen \"H:BN;C:N;E:NR\"]\n\n*\n").getFirst())).singleElement().asString()
                .contains("'C' move otherwise");
        assertThat(read("[Variant \"xxl\"]\n[VariantMen \"K:KisO2;M:NK\"]\n\n*\n")).singleElement().isInstanceOf(PgnItem.Read.class);
        assertThat(read("[Variant \"xxl\"]\n[RuleHash \"0\"]\n\n*\n")).singleElement().isInstanceOfSatisfying(PgnItem.Read.class,
                read -> assertThat(read.warnings()).containsExactly("the rules differ from those of XXL chess as it is known here"));
    }

    @Test
    void readsRollsAndGuessesOnlyWhereThereIsOneAnswer() {
        Game game = only("[Variant \"dice\"]\n\n1. e4 {[%die 1]} Nf6 {[%die 2] hop} 2. Nf3 {no roll written} {[%pending 1]} *");
        assertThat(game.mainLine()).extracting(GameNode::roll).containsExactly(1, 2, 2);
        assertThat(game.pendingRoll()).isEqualTo(1);
        assertThat(problems(read("[Variant \"dice\"]\n\n1. e4 {[%die 2]} *").getFirst())).singleElement().asString()
                .contains("no pawn of White's can go to e4");
        assertThat(problems(read("[Variant \"dice\"]\n\n1. e4 {[%die 5]} *").getFirst())).singleElement().asString()
                .contains("cannot show 5");
        String promotion = "[Variant \"dice\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
        assertThat(problems(read(promotion + "1. a8=Q *").getFirst())).singleElement().asString().contains("1 and 5 would both allow it");
        assertThat(only(promotion + "1. a8=Q {[%die 5]} *").mainLine()).hasSize(1);
        assertThat(only("1. e4 {[%die 5]} *").mainLine().getFirst().notes().comment()).isEqualTo("[%die 5]");
    }

    @Test
    void judgesResults() {
        assertThat(only("[Termination \"time forfeit\"]\n\n1. e4 1-0").outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.TIME));
        assertThat(only("[Termination \"Time forfeit\"]\n\n1. e4 1-0").tag("Termination")).isEqualTo("Time forfeit");
        assertThat(only("1. e4 0-1").outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
        assertThat(only("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2").outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
        assertThat(read("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0")).singleElement().isInstanceOfSatisfying(PgnItem.Read.class, read -> {
            assertThat(read.game().outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
            assertThat(read.warnings()).singleElement().asString().contains("decided: 0-1");
        });
        assertThat(only("[Result \"0-1\"]\n\n1. e4").outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "{a comment}", "; a comment", "%", "*", "1-0 0-1", "\ufeff"})
    void findsNoGameWhereThereIsNone(String text) {
        assertThat(read(text)).isEmpty();
    }

    @Test
    void repairsTagsThatCanBeRepaired() {
        Game game = only("[White \"O\"Kelly\"]\n[Black \"A \\\"B\\\" \\\\ C\"]\n[Event \"open]\n[ Site   \"s\" ]\n\n1. e4 *");
        assertThat(game.tags()).containsEntry("White", "O\"Kelly").containsEntry("Black", "A \"B\" \\ C").containsEntry("Event", "open")
                .containsEntry("Site", "s");
        assertThat(problems(read("[Event foo]\n1. e4 *").getFirst())).containsExactly("line 1: '[Event foo]' is not a tag");
    }

    /** Many games, and single games and lines that are out of all proportion. */
    @Test
    void streamsTextsOfAnySize() throws IOException {
        int[] read = {0, 0};
        new PgnReader(new Endless("[Event \"x\"]\n\n1. e4 e5 1-0\n\n", 5_000, ""), Variants::named)
                .forEach(item -> read[item instanceof PgnItem.Read ? 0 : 1]++);
        assertThat(read).containsExactly(5_000, 0);
        List<PgnItem> items = new ArrayList<>();
        new PgnReader(new Endless("Nf3 ", 1_000_000, "\n[Event \"next\"]\n\n1. e4 *"), Variants::named).forEach(items::add);
        assertThat(items).hasSize(2);
        assertThat(problems(items.get(0))).singleElement().asString().contains("more than 250000 moves");
        assertThat(items.get(1)).isInstanceOf(PgnItem.Read.class);
        items.clear();
        new PgnReader(new Endless("{((((", 500_000, "\n[Event \"next\"]\n\n1. e4 *"), Variants::named).forEach(items::add);
        assertThat(items).hasSize(2);
        items.clear();
        new PgnReader(new Endless("x", 3_000_000, ""), Variants::named).forEach(items::add);
        assertThat(items).hasSize(1);
    }

    /** The same piece of text over and over, then an end. */
    private static final class Endless extends Reader {
        private final String piece;
        private final String end;
        private long left;
        private int at;

        Endless(String piece, int times, String end) {
            this.piece = piece;
            this.end = end;
            left = (long) piece.length() * times;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            int count = 0;
            while (count < length && left > 0) {
                buffer[offset + count++] = piece.charAt(at);
                at = (at + 1) % piece.length();
                left--;
                if (left == 0) {
                    at = 0;
                    return count;
                }
            }
            while (count < length && left == 0 && at < end.length()) {
                buffer[offset + count++] = end.charAt(at++);
            }
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {
        }
    }

    private static List<PgnItem> read(String text) {
        return PgnReader.read(text, Variants::named);
    }

    private static Game only(String text) {
        List<PgnItem> items = read(text);
        assertThat(items).hasSize(1);
        return switch (items.getFirst()) {
            case PgnItem.Read read -> read.game();
            case PgnItem.Rejected rejected -> throw new AssertionError(rejected.problems());
        };
    }

    private static List<String> problems(PgnItem item) {
        return switch (item) {
            case PgnItem.Read read -> throw new AssertionError("accepted: " + PgnWriter.text(read.game()));
            case PgnItem.Rejected rejected -> rejected.problems().stream().map(PgnProblem::toString).toList();
        };
    }

    private static List<String> sans(Game game) {
        GameCursor cursor = game.cursor();
        List<String> sans = new ArrayList<>();
        for (GameNode node : game.mainLine()) {
            sans.add(San.write(cursor.position(), node.move()));
            cursor.goTo(node);
        }
        return sans;
    }
}
