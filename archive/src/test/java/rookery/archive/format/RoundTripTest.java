package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.ImportReport;
import rookery.archive.Library;
import rookery.archive.Samples;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.GameLimits;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What we write we read: games that are long, deep, of nobody's variant, and those that are too large, which are not written. */
final class RoundTripTest {

    private static final String OWN = """
            {"id": "own", "name": "Eigenes \u5c06\u68cb", "board": "5x5", "start": "k3r/5/5/5/R3K w",
             "pieces": {"K": {"name": "king", "moves": "K", "royal": true}, "R": {"name": "rook", "moves": "R"}},
             "goals": ["capture-royal"], "draws": "none"}
            """;

    @TempDir
    private Path folder;

    private static Variant own() {
        return ((VariantReader.Accepted) VariantReader.read(OWN)).variant();
    }

    /** A game of that many plies in which nobody ever wins. */
    private static Game endless(Variant variant, int plies) {
        Random random = new Random(plies);
        Game game = new Game(variant);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            cursor.position().legalMoves(moves);
            int quiet = 0;
            for (int i = 0; i < moves.size(); i++) {
                if (cursor.position().piece(Move.to(moves.get(i))) == Piece.EMPTY) {
                    moves.set(quiet++, moves.get(i));
                }
            }
            cursor.append(moves.get(random.nextInt(quiet)));
        }
        game.end(new Outcome.Draw(Reason.AGREEMENT));
        return game;
    }

    /** The whole tree, roots and notes and all. */
    private static void assertSame(Game one, Game other) {
        assertThat(other.variant()).isEqualTo(one.variant());
        assertThat(other.start()).isEqualTo(one.start());
        assertThat(other.tags()).isEqualTo(one.tags());
        assertThat(other.outcome()).isEqualTo(one.outcome());
        Deque<GameNode> left = new ArrayDeque<>(List.of(one.root()));
        Deque<GameNode> right = new ArrayDeque<>(List.of(other.root()));
        while (!left.isEmpty()) {
            GameNode a = left.pop();
            GameNode b = right.pop();
            boolean same = a.move() == b.move() && a.roll() == b.roll() && a.notes().equals(b.notes())
                    && a.children().size() == b.children().size();
            assertThat(same).as("ply %d, %s and %s", a.ply(), a.notes(), b.notes()).isTrue();
            a.children().forEach(left::push);
            b.children().forEach(right::push);
        }
    }

    private void roundTrip(Game game) throws IOException {
        for (String name : List.of("game.rookery", "game.pgn")) {
            Path file = folder.resolve(name);
            GameFile.write(file, List.of(game));
            ArchiveReading reading = GameFile.read(file);
            assertThat(reading).as(() -> reading.toString()).isInstanceOf(ArchiveReading.Read.class);
            assertThat(((ArchiveReading.Read) reading).skipped()).isEmpty();
            assertSame(game, ((ArchiveReading.Read) reading).games().getFirst());
        }
    }

    @Test
    void aGameOfAHundredThousandPliesWithClocks() throws IOException { // F-03
        Game game = endless(own(), 100_000);
        game.tag("White", "Ada");
        game.tag("Black", "\u05e9\u05d7\u05de\u05d8 \ud83d\ude00");
        for (GameNode node : game.mainLine()) {
            node.annotate(Notes.NONE.withClock(600_000_000_000L - node.ply() * 1_000_000L).withSpent(1_000_000L));
        }
        roundTrip(game);
    }

    /** Each move has an alternative, which has one itself, and so on. */
    private static Game deep(int depth) {
        Game game = new Game(Presets.CASUAL);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int level = 0; level <= depth; level++) {
            GameNode here = cursor.node();
            cursor.position().legalMoves(moves);
            cursor.append(moves.get(0));
            if (level < depth) {
                cursor.goTo(here);
                cursor.append(moves.get(1));
            }
        }
        return game;
    }

    @Test
    void variationsAsDeepAsTheyMayBeAndNoDeeper() throws IOException { // F-03
        roundTrip(deep(10));
        roundTrip(deep(GameLimits.DEEPEST));
        refused(deep(GameLimits.DEEPEST + 1), "variations nested deeper than 100");
    }

    private void refused(Game game, String why) throws IOException {
        for (String name : List.of("refused.rookery", "refused.pgn")) {
            Path file = Files.writeString(folder.resolve(name), "what was there");
            assertThatThrownBy(() -> GameFile.write(file, List.of(game))).isInstanceOf(IOException.class).hasMessageContaining(why);
            assertThat(file).hasContent("what was there");
        }
    }

    @Test
    void aCommentAsLongAsItMayBeAndNoLonger() throws IOException { // F-03
        Game game = endless(own(), 2);
        game.last().annotate(Notes.NONE.withComment("x".repeat(GameLimits.LONGEST_COMMENT)));
        roundTrip(game);
        game.last().annotate(Notes.NONE.withComment("x".repeat(GameLimits.LONGEST_COMMENT + 1)));
        refused(game, "a comment of more than");
        Game tagged = endless(own(), 2);
        tagged.tag("Annotator", "\"".repeat(GameLimits.LONGEST_TAG));
        roundTrip(tagged);
        tagged.tag("Annotator", "a".repeat(GameLimits.LONGEST_TAG + 1));
        refused(tagged, "a tag of more than");
    }

    @Test
    void aCommentThatIsTooLongIsNotCutAndCalledGood() throws IOException { // F-03
        Path file = folder.resolve("long.pgn");
        Files.writeString(file, "[White \"A\"]\n\n1. e4 {" + "word ".repeat(600_000) + "} e5 *\n\n[White \"B\"]\n\n1. d4 *\n");
        ArchiveReading.Read read = (ArchiveReading.Read) GameFile.read(file);
        assertThat(read.games()).hasSize(1);
        assertThat(read.skipped()).extracting(ArchiveProblem::found).containsExactly("a comment is longer than 1048576 characters");
        Files.writeString(file, "[White \"" + "x".repeat(300_000) + "\"]\n\n1. e4 *\n");
        assertThat(((ArchiveReading.Refused) GameFile.read(file)).problems().getFirst().found()).contains("a tag is longer than");
    }

    @Test
    void anOwnVariantComesBackFromArchivePgnAndLibrary() throws IOException { // F-02 F-05
        Game game = endless(own(), 40);
        game.tag("White", "Ada");
        game.tag("Black", "Grace");
        roundTrip(game);
        Path pgn = folder.resolve("game.pgn");
        assertThat(Files.readString(pgn)).contains("[Variant \"own\"]", "[VariantRules \"{");
        try (Library library = Samples.open(folder.resolve("data"))) {
            Attempt<ImportReport> report = library.games().importPgn(pgn, OptionalLong.empty(), _ -> {
            }, () -> false);
            assertThat(Samples.done(report).added()).isEqualTo(1);
            long saved = Samples.done(library.games().save(Samples.unowned(endless(own(), 30), "A", "B"))).id();
            assertThat(Samples.done(library.games().load(saved)).variant()).isEqualTo(own());
        }
    }

    @Test
    void rulesThatDifferFromTheirNamesakeComeBackToo() throws IOException { // F-05
        Variant odd = Presets.XXL.with(draft -> draft.whiteForward = -1);
        Game game = new Game(odd, odd.start());
        game.end(new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
        roundTrip(game);
        Path bad = folder.resolve("bad.pgn");
        Files.writeString(bad, "[Variant \"nobodys\"]\n[VariantRules \"{\\\"id\\\": 1}\"]\n\n*\n");
        assertThat(((ArchiveReading.Refused) GameFile.read(bad)).problems().getFirst().found())
                .contains("the tag VariantRules cannot be played");
        assertThat(VariantWriter.compact(odd)).doesNotContain("\n");
    }

    // ---- F-09 ----------------------------------------------------------------------------------------------------

    /** Law 1: other programs write any result behind a mate, and reasons that the board does not show. */
    @Test
    void aResultThatTheBoardContradictsIsNotWritten() throws IOException {
        for (String moves : List.of("1. f3 e5 2. g4 Qh4# *", "1. f3 e5 2. g4 Qh4# 1/2-1/2", "1. f3 e5 2. g4 Qh4# 1-0",
                "[Reason \"checkmate\"]\n\n1. e4 1-0", "[Reason \"stalemate\"]\n\n1. e4 1/2-1/2")) {
            Game game = PgnReader.read(moves, Variants::named).getFirst() instanceof PgnItem.Read read
                    ? read.game()
                    : new Game(Presets.FIDE);
            Path file = folder.resolve("odd.rookery");
            GameFile.write(file, List.of(game));
            assertThat(GameFile.read(file)).as(moves).isInstanceOfSatisfying(ArchiveReading.Read.class, again -> {
                assertThat(again.games().getFirst().last().ply()).isEqualTo(game.last().ply());
                assertThat(again.games().getFirst().outcome().mark()).isEqualTo(moves.contains("#") ? "0-1" : game.outcome().mark());
            });
        }
    }

    @Test
    void blanksInAMoveAreNoMove() {
        String text = NativeWriter.write(endless(own(), 2));
        assertThat(NativeReader.read(text)).isInstanceOf(ArchiveReading.Read.class);
        for (String blank : List.of(" ", "\\t", "\u00a0")) {
            String changed = text.replaceFirst("\"move\": \"", "\"move\": \"" + blank.replace("\\", "\\\\"));
            assertThat(NativeReader.read(changed)).as(changed).isInstanceOf(ArchiveReading.Refused.class);
        }
    }

    @Test
    void whatFollowsATextBoardIsRefused() {
        String board = "RNBQKBNR\nPPPPPPPP\n" + "________\n".repeat(4) + "pppppppp\nrnbqkbnr\n";
        for (String end : List.of("w\n", "TTtt\nx\n", "2\n0\n0\n")) {
            assertThat(GameFile.read(board + end + "\n \n", "txt")).as(end).isInstanceOf(ArchiveReading.Read.class);
            ArchiveReading reading = GameFile.read(board + end + "and so on\n", "txt");
            assertThat(reading).as(end).isInstanceOfSatisfying(ArchiveReading.Refused.class,
                    refused -> assertThat(refused.problems().getFirst().code()).isEqualTo(ArchiveCode.WRONG_FORMAT));
        }
        String block = board + "3\n0\n0\n";
        assertThat(GameFile.read(block + board + "2\n0\n0\n", "txt")).isInstanceOf(ArchiveReading.Read.class);
        assertThat(GameFile.read(block + board, "txt")).isInstanceOf(ArchiveReading.Refused.class);
    }

    // ---- F-10 ----------------------------------------------------------------------------------------------------

    @Test
    void aConfigurationReadsNothingOutsideItsFolderAndShowsNothing() throws IOException {
        String config = """
                {"layout": "%s", "time_controls": {"player": {"seconds": 180}, "cpu": {"seconds": 180}}, "player_colour": "white"}
                """;
        Path secret = Files.writeString(folder.resolve("secret.txt"), "password: hunter2 and much more\n");
        Path inside = Files.createDirectories(folder.resolve("game/boards"));
        Path file = folder.resolve("game/config.json");
        Files.createSymbolicLink(inside.resolve("link.txt"), secret);
        for (String name : List.of("../secret.txt", secret.toString(), "boards/../../secret.txt", "boards/link.txt", "/etc/passwd")) {
            Files.writeString(file, String.format(config, name));
            assertThat(((ArchiveReading.Refused) GameFile.read(file)).problems().toString()).as(name).contains("no file")
                    .doesNotContain("hunter2");
        }
        Files.writeString(inside.resolve("notes.txt"), "password: hunter2 and much more\n\u001b[31m\n");
        Files.writeString(file, String.format(config, "boards/notes.txt"));
        assertThat(((ArchiveReading.Refused) GameFile.read(file)).problems().toString()).doesNotContain("hunter2").doesNotContain("\u001b");
        Files.writeString(inside.resolve("level.txt"), "k        R    \n\n\nr\n        p\nRR    K");
        Files.writeString(file, String.format(config, "boards/level.txt"));
        assertThat(GameFile.read(file)).isInstanceOf(ArchiveReading.Read.class);
    }
}
