package rookery.learn.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.GameEntry;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.learn.solve.Diary;

/** Lines are chosen, kept and asked. */
final class RepertoireTest {

    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    @TempDir
    private Path folder;

    private static List<Integer> moves(String line) {
        Position position = Position.start(Presets.FIDE);
        List<Integer> moves = new ArrayList<>();
        for (String text : line.split(" ")) {
            moves.add(San.parse(position, text));
            position.make(moves.getLast());
        }
        return moves;
    }

    private static Repertoire italian() {
        return Repertoire.empty("My 1.e4: lines", Side.WHITE, Position.start(Presets.FIDE)).with(moves("e4 e5 Nf3 Nc6 Bc4 Bc5 c3"))
                .with(moves("e4 c5 Nf3 d6 d4")).with(moves("e4 e5 Nf3 Nf6 Nxe5"));
    }

    private static List<String> answers(Repertoire repertoire) {
        return repertoire.questions().stream().map(question -> {
            Position position = Position.start(Presets.FIDE);
            question.path().forEach(position::make);
            return San.write(position, question.answer());
        }).toList();
    }

    @Test
    void everyOwnMoveIsAskedOnce() {
        assertThat(answers(italian())).containsExactly("e4", "Nf3", "Bc4", "c3", "Nxe5", "Nf3", "d4");
        assertThat(answers(italian().with(moves("e4 e5 f4")))).containsExactly("e4", "f4", "Nf3", "d4");
        assertThat(answers(italian().without(moves("e4 c5")))).containsExactly("e4", "Nf3", "Bc4", "c3", "Nxe5");
    }

    @Test
    void aRepertoireIsKeptAndReadAgain() throws Exception {
        Path kept = folder.resolve("repertoires");
        assertThat(italian().save(kept).result()).isPresent();
        Files.writeString(kept.resolve("other.rookery"), "nothing");
        List<Repertoire> read = Repertoire.all(kept).result().orElseThrow();
        assertThat(read).singleElement().satisfies(one -> {
            assertThat(one.name()).isEqualTo("My 1.e4: lines");
            assertThat(one.side()).isEqualTo(Side.WHITE);
            assertThat(one.questions()).isEqualTo(italian().questions());
        });
    }

    @Test
    void noRepertoireTakesThePlaceOfAnotherFile() throws Exception {
        Path kept = folder.resolve("repertoires");
        Files.createDirectories(kept);
        Path unreadable = Files.writeString(kept.resolve("Lines_.rookery"), "of a newer version");
        assertThat(Repertoire.empty("Lines!", Side.WHITE, Position.start(Presets.FIDE)).with(moves("e4")).save(kept).result()).isPresent();
        assertThat(Repertoire.empty("Lines?", Side.WHITE, Position.start(Presets.FIDE)).with(moves("d4")).save(kept).result()).isPresent();
        assertThat(Repertoire.empty("Lines?", Side.BLACK, Position.start(Presets.XXL)).save(kept).result()).isPresent();
        assertThat(Repertoire.empty("Lines!", Side.WHITE, Position.start(Presets.FIDE)).with(moves("c4")).save(kept).result()).isPresent();
        assertThat(unreadable).hasContent("of a newer version");
        List<Repertoire> read = Repertoire.all(kept).result().orElseThrow();
        assertThat(read).extracting(Repertoire::name, Repertoire::side).containsExactlyInAnyOrder(tuple("Lines!", Side.WHITE),
                tuple("Lines?", Side.WHITE), tuple("Lines?", Side.BLACK));
        assertThat(read.stream().filter(one -> one.name().equals("Lines!")).map(RepertoireTest::answers)).containsExactly(List.of("c4"));
    }

    @Test
    void whatIsNewIsAskedAndWhatWasWrongComesAgain() {
        RepertoireTraining training = new RepertoireTraining(Diary.open(folder, 1).result().orElseThrow(), italian());
        assertThat(training.standing(NOON)).isEqualTo(new RepertoireTraining.Standing(7, 0, 0, 7));
        Repertoire.Question first = training.next(NOON).orElseThrow();
        assertThat(training.answer(first, first.answer() + 1, NOON).result()).contains(false);
        Instant now = NOON;
        for (int i = 0; i < 6; i++) {
            Repertoire.Question question = training.next(now).orElseThrow();
            assertThat(question).isNotEqualTo(first);
            assertThat(training.answer(question, question.answer(), now).result()).contains(true);
        }
        assertThat(training.next(now)).isEmpty();
        assertThat(training.next(now.plus(Duration.ofMinutes(10)))).contains(first);
        assertThat(training.standing(now.plus(Duration.ofMinutes(10)))).isEqualTo(new RepertoireTraining.Standing(7, 6, 1, 0));
        assertThat(training.standing(now.plus(Duration.ofDays(2))).due()).isEqualTo(7);
    }

    @Test
    void theExplorerNamesMovesAndOpening() {
        Library.Opening opening = Library.open(folder);
        assertThat(opening).isInstanceOf(Library.Opened.class);
        try (Library library = ((Library.Opened) opening).library()) {
            for (String line : List.of("e4 e5 Nf3 Nc6 Bb5", "e4 c5 Nf3", "d4 d5")) {
                Game game = new Game(Presets.FIDE);
                GameCursor cursor = game.cursor();
                moves(line).forEach(cursor::act);
                library.games()
                        .save(new GameEntry(game, Player.Person.guest("A"), Player.Person.guest("B"), OptionalLong.empty(), NOON, false));
            }
            Position start = Position.start(Presets.FIDE);
            OpeningPage page = OpeningPage.of(library.games(), start, List.of(), 5).result().orElseThrow();
            assertThat(page.rows()).extracting(OpeningPage.Row::san).containsExactly("e4", "d4");
            assertThat(page.last()).hasSize(3);
            OpeningPage spanish = OpeningPage.of(library.games(), start, moves("e4 e5 Nf3 Nc6 Bb5"), 5).result().orElseThrow();
            assertThat(spanish.name()).isPresent();
            assertThat(spanish.total().games()).isEqualTo(1);
            assertThat(spanish.rows()).isEmpty();
        }
    }
}
