package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Collections of games: taken in whole or not at all, found by their positions. */
class PgnImportTest {

    private static String pgn(Variant variant, int games, long seed) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < games; i++) {
            Game game = Samples.random(variant, seed + i, 40);
            game.tag("White", "Player " + i % 7);
            game.tag("Black", "Müller " + i % 5);
            game.tag("Date", "2020.01." + (10 + i % 15));
            text.append(PgnWriter.text(game));
        }
        return text.toString();
    }

    private static Attempt<ImportReport> take(Library library, Path file) {
        return library.games().importPgn(file, OptionalLong.empty(), _ -> {
        }, () -> false);
    }

    @Test
    void aPictureWithTheNameOfAPgnIsRefusedInOneSentence(@TempDir Path folder) throws IOException { // W-18
        byte[] picture = new byte[200_000];
        new Random(1).nextBytes(picture);
        Path file = Files.write(folder.resolve("games.pgn"), picture);
        try (Library library = Samples.open(folder)) {
            assertThat(take(library, file)).isInstanceOfSatisfying(Attempt.Failed.class, failed -> assertThat(failed.trouble().message())
                    .isEqualTo("There are no games in games.pgn, but bytes that are not text."));
        }
    }

    @Test
    void takesInACollectionOnce(@TempDir Path folder) throws IOException {
        String text = Stream.of(Presets.FIDE, Presets.XXL, Presets.DICE).map(variant -> pgn(variant, 60, 5)).collect(Collectors.joining());
        Path file = Files.writeString(folder.resolve("games.pgn"), text + text.substring(0, text.indexOf("[Event", 10)));
        List<ImportProgress> news = new ArrayList<>();
        try (Library library = Samples.open(folder)) {
            ImportReport report = done(library.games().importPgn(file, OptionalLong.empty(), news::add, () -> false));
            assertThat(report).isEqualTo(new ImportReport(180, 1, 0, List.of(), false));
            assertThat(news.getFirst().games()).isZero();
            assertThat(news.getLast()).isEqualTo(new ImportProgress(181, 1));
            assertThat(done(take(library, file))).isEqualTo(new ImportReport(0, 181, 0, List.of(), false));
            GamePage all = done(library.games().find(GameQuery.ALL.withPage(0, 1000)));
            assertThat(all.total()).isEqualTo(180);
            for (StoredGame each : all.games()) {
                assertThat(done(library.games().load(each.id())).last().ply()).isEqualTo(each.plies());
            }
            assertThat(done(library.games().find(GameQuery.ALL.withPlayer("muller 3"))).total()).isEqualTo(36);
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.map(each -> String.valueOf(each.getFileName()))).containsOnly("games.pgn", Library.FILE_NAME);
        }
    }

    @Test
    void findsEveryPositionOfEveryGame(@TempDir Path folder) throws IOException {
        List<Game> games = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            games.add(Samples.random(variant, 77, 30));
            games.add(Samples.random(variant, 78, 30));
        }
        Path file = Files.writeString(folder.resolve("games.pgn"), games.stream().map(PgnWriter::text).collect(Collectors.joining()));
        try (Library library = Samples.open(folder)) {
            done(take(library, file));
            Game last = Samples.random(Presets.FIDE, 79, 30);
            StoredGame single = done(library.games().save(Samples.unowned(last, "A", "B")));
            for (Game game : games) {
                for (var node : game.mainLine()) {
                    GamePage page = done(library.games().find(GameQuery.ALL.withPosition(game.at(node))));
                    assertThat(page.games()).anySatisfy(found -> {
                        assertThat(found.variantName()).isEqualTo(game.variant().name());
                        assertThat(found.plies()).isEqualTo(game.last().ply());
                        assertThat(found.foundAt()).isBetween(0, node.ply());
                    });
                }
            }
            GameQuery end = GameQuery.ALL.withPosition(last.at(last.last()));
            assertThat(done(library.games().find(end)).games()).extracting(StoredGame::id).containsExactly(single.id());
            done(library.games().delete(List.of(single.id())));
            assertThat(done(library.games().find(end)).total()).isZero();
            long starts = done(library.games().find(GameQuery.ALL.withPosition(Position.start(Presets.XXL)))).total();
            // The same pieces on the same board, with and without a die.
            assertThat(starts).isEqualTo(games.stream().filter(game -> game.variant().id().matches("xxl|dice-xxl")).count()).isEqualTo(4);
        }
    }

    @Test
    void manyGamesWithOnePosition(@TempDir Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2500; i++) {
            text.append("[White \"W").append(i).append("\"]\n[Date \"20").append(10 + i % 10).append(".01.01\"]\n\n1. e4 e5 *\n\n");
        }
        Game opening = Samples.game(Samples.draw(), "e4");
        Position e4 = opening.at(opening.last());
        GameQuery query = GameQuery.ALL.withPosition(e4);
        try (Library library = Samples.open(folder)) {
            done(take(library, Files.writeString(folder.resolve("games.pgn"), text)));
            GamePage page = done(library.games().find(query.withPage(5, 100)));
            assertThat(page.total()).isEqualTo(2500);
            assertThat(page.games()).hasSize(100).extracting(StoredGame::date).containsOnly("2017.01.01");
            assertThat(page.games()).extracting(StoredGame::foundAt).containsOnly(1);
            GamePage some = done(library.games().find(query.withPlayer("W24").sortedBy(GameQuery.Sort.WHITE, false).withPage(1, 100)));
            assertThat(some.total()).isEqualTo(111);
            assertThat(some.games()).extracting(StoredGame::white).hasSize(11).endsWith("W2499");
            List<Long> ids = page.games().stream().map(StoredGame::id).toList();
            assertThat(done(library.games().delete(ids))).isEqualTo(100);
            assertThat(done(library.games().find(query)).total()).isEqualTo(2400);
            assertThat(done(library.games().find(query.withPage(23, 100))).games()).hasSize(100);
            assertThat(done(library.games().find(query.withPage(24, 100))).games()).isEmpty();
        }
    }

    @Test
    void idsOfDuplicatesAreNotUsedAgain(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), pgn(Presets.FIDE, 5, 1));
        try (Library library = Samples.open(folder)) {
            done(take(library, file));
            done(take(library, file));
            Game other = Samples.random(Presets.FIDE, 99, 20);
            StoredGame stored = done(library.games().save(Samples.unowned(other, "A", "B")));
            Game imported = Samples.random(Presets.FIDE, 1, 40);
            GamePage page = done(library.games().find(GameQuery.ALL.withPosition(imported.at(imported.last()))));
            assertThat(page.games()).extracting(StoredGame::id).hasSize(1).doesNotContain(stored.id());
        }
    }

    @Test
    void badGamesAreReportedAndLeftOut(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"),
                pgn(Presets.FIDE, 1, 1) + "[White \"Bad\"]\n\n1. e4 Ke4 *\n\n" + pgn(Presets.FIDE, 1, 2));
        try (Library library = Samples.open(folder)) {
            ImportReport report = done(take(library, file));
            assertThat(report.added()).isEqualTo(2);
            assertThat(report.rejected()).isEqualTo(1);
            assertThat(report.problems()).singleElement().satisfies(problem -> assertThat(problem.text()).contains("Ke4"));
        }
    }

    @Test
    void aCancelledImportLeavesNothing(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), pgn(Presets.FIDE, 250, 1));
        try (Library library = Samples.open(folder)) {
            int[] asked = {0};
            ImportReport report = done(library.games().importPgn(file, OptionalLong.empty(), _ -> {
            }, () -> ++asked[0] > 2));
            assertThat(report.cancelled()).isTrue();
            assertThat(report.added()).isZero();
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isZero();
            assertThat(library.games().importPgn(folder.resolve("none.pgn"), OptionalLong.empty(), _ -> {
            }, () -> false).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
            assertThat(library.games().importPgn(file, OptionalLong.of(7), _ -> {
            }, () -> false).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isZero();
        }
    }

    @Test
    void anOldCollectionMayBeLatin1(@TempDir Path folder) throws IOException {
        String text = "[White \"Hübner\"]\n[Black \"Größe, Zoë\"]\n\n1. e4 e5 1-0\n";
        try (Library library = Samples.open(folder)) {
            done(take(library, Files.write(folder.resolve("a.pgn"), text.getBytes(StandardCharsets.ISO_8859_1))));
            done(take(library, Files.write(folder.resolve("b.pgn"), text.replace("e5", "c5").getBytes(StandardCharsets.UTF_8))));
            assertThat(done(library.games().find(GameQuery.ALL)).games()).extracting(StoredGame::white).containsExactly("Hübner", "Hübner");
            assertThat(done(library.games().find(GameQuery.ALL.withPlayer("größe, zoe"))).total()).isEqualTo(2);
        }
    }

    @Test
    void anExportComesBackAsTheSameGames(@TempDir Path folder) {
        Path file = folder.resolve("out.pgn");
        try (Library library = Samples.open(folder)) {
            List<Long> ids = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                ids.add(done(library.games().save(Samples.unowned(Samples.random(Presets.DICE, i, 30), "A", "B"))).id());
            }
            assertThat(done(library.games().export(ids, file))).isEqualTo(3);
            assertThat(done(take(library, file))).isEqualTo(new ImportReport(0, 3, 0, List.of(), false));
            assertThat(library.games().export(ids, folder.resolve("out.rookery")).problem()).isPresent();
            assertThat(library.games().export(ids, folder.resolve("out.doc")).problem()).isPresent();
            assertThat(done(library.games().export(ids.subList(0, 1), folder.resolve("out.rookery")))).isEqualTo(1);
        }
    }
}
