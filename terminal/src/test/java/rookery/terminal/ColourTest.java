package rookery.terminal;

import rookery.terminal.ColourTerminal.MoveCompleter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.ParsedLine;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.LateLibrary;
import rookery.session.SessionOptions;
import rookery.session.Sessions;

/** The board in colour, completion, and a game typed at a terminal. */
final class ColourTest {

    @TempDir
    Path data;

    private static List<String> rows(Variant variant, Side below, int width, boolean pictures) {
        return new ColourBoard(Position.start(variant), below, width, pictures).rows().stream().map(AttributedString::toString)
                .map(String::stripTrailing).toList();
    }

    @Test
    void ordinaryPiecesArePicturesAndOthersLetters() {
        assertThat(rows(Presets.FIDE, Side.WHITE, 80, true)).hasSize(9).startsWith("  8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜")
                .endsWith("  1  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜", "     a  b  c  d  e  f  g  h");
        assertThat(rows(Presets.XXL, Side.WHITE, 80, true)).hasSize(15).startsWith(" 14  ♜  ♞  ♝  h  c  g  a  ♚  g  c  e  ♝  ♞  ♜");
        assertThat(rows(Presets.FIDE, Side.WHITE, 80, false)).contains("  8  r  n  b  q  k  b  n  r", "  1  R  N  B  Q  K  B  N  R");
    }

    @Test
    void thePersonsSideIsBelow() {
        assertThat(rows(Presets.FIDE, Side.BLACK, 80, false)).startsWith("  1  R  N  B  K  Q  B  N  R")
                .endsWith("     h  g  f  e  d  c  b  a");
        // A configuration whose person plays Black: those pieces start on the first rank and go up.
        assertThat(rows(Presets.XXL.with(draft -> draft.whiteForward = -1), Side.BLACK, 80, false)).last().asString()
                .startsWith("     a  b");
    }

    @Test
    void promotedPiecesAndWallsAreTold() {
        Variant shogi = Variants.named("kyoto-shogi").orElseThrow();
        assertThat(rows(shogi, Side.WHITE, 80, false)).contains("  1 +L  S  K +N  P");
        Position duck = Position.start(Variants.named("duck").orElseThrow());
        duck.make(San.parse(duck, "e4,e6"));
        assertThat(new ColourBoard(duck, Side.WHITE, 80, true).rows().get(2).toString()).contains("*");
    }

    @Test
    void aNarrowTerminalGetsNarrowSquares() {
        assertThat(rows(Presets.XXL, Side.WHITE, 34, true)).allMatch(row -> row.length() <= 4 + 2 * 14);
    }

    @Test
    void whiteAndBlackDifferInColourAndTheLastMoveIsMarked() {
        Position position = Position.start(Presets.FIDE);
        List<AttributedString> before = new ColourBoard(position, Side.WHITE, 80, true).rows();
        assertThat(before.get(0).styleAt(5)).isNotEqualTo(before.get(7).styleAt(5));
        position.make(San.parse(position, "e4"));
        List<AttributedString> after = new ColourBoard(position, Side.WHITE, 80, true).rows();
        int e = 4 + 3 * 4 + 1;
        assertThat(after.get(4).styleAt(e)).isNotEqualTo(before.get(4).styleAt(e));
        assertThat(after.get(6).styleAt(e)).isNotEqualTo(before.get(6).styleAt(e));
        assertThat(after.get(5).styleAt(e)).isEqualTo(before.get(5).styleAt(e));
    }

    @Test
    void movesAndWordsAreCompleted() {
        try (LateLibrary library = new LateLibrary(data); Sessions sessions = sessions(library)) {
            GameSession session = session(sessions);
            assertThat(completions(session, "N")).contains("Na3", "Nc3", "Nf3", "Nh3", "undo").doesNotContain("g1f3");
            assertThat(completions(session, "g1")).contains("g1f3", "g1h3");
            assertThat(completions(session, "save x")).isEmpty();
        }
    }

    private static List<String> completions(GameSession session, String typed) {
        ParsedLine line = new DefaultParser().parse(typed, typed.length());
        List<Candidate> candidates = new ArrayList<>();
        new MoveCompleter(session::snapshot).complete(null, line, candidates);
        return candidates.stream().map(Candidate::value).toList();
    }

    @Test
    void aGameIsTypedAtATerminal() throws IOException, InterruptedException {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        // Closed by the display.
        LineDisciplineTerminal jline = new LineDisciplineTerminal("test", "xterm-256color", screen, StandardCharsets.UTF_8);
        jline.processInputBytes("f3\re5\rKf8\rg4\rQh\t\r".getBytes(StandardCharsets.UTF_8));
        try (LateLibrary library = new LateLibrary(data);
                Sessions sessions = sessions(library);
                ColourTerminal terminal = new ColourTerminal(Venue.standard().timer(), jline)) {
            GameSession session = session(sessions);
            new Conversation(session, terminal, terminal, false).run();
            assertThat(session.snapshot().match().played()).hasSize(4);
        }
        String shown = screen.toString(StandardCharsets.UTF_8).replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]", "");
        assertThat(shown).contains("1. f3").contains("1... e5").contains("2... Qh4#").contains("0-1 checkmate")
                .contains("No king of White's can go to f8.").contains("♚");
    }

    private Sessions sessions(LateLibrary library) {
        return new Sessions(data, library, new WrittenPlayers(), Venue.standard(), InstantSource.system());
    }

    private static GameSession session(Sessions sessions) {
        GameTerms terms = new GameTerms(Presets.FIDE, Presets.FIDE.start(), Player.Person.guest("Ada"), Player.Person.guest("Ben"),
                Clocks.UNTIMED, Side.WHITE, false, false, true, 1);
        return sessions.begin(terms, null, new SessionOptions(true, Duration.ZERO)).result().orElseThrow();
    }
}
