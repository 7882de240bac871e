package rookery.desktop.screen.lab;

import rookery.arena.lab.PlayerLine;
import rookery.arena.lab.LabForm;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.desktop.text.WindowTexts;
import rookery.look.text.Language;

/** The lab's state without a window. */
final class LabReducerTest {
    private static final LabState START = LabState.of(LabForm.of(new JobSpec(List.of("a", "b"), Map.of("games", "4"))), List.of(), 2);

    private static LabState after(LabState state, LabIntent.Plain... intents) {
        var now = state;
        for (var intent : intents) now = LabReducer.reduce(now, intent);
        return now;
    }

    @Test
    void playersAreAddedChangedMovedAndRemoved() {
        var now = after(START, new LabIntent.AddPlayer("c"), new LabIntent.ChangePlayer(0, "x"), new LabIntent.MovePlayer(2, -1),
                new LabIntent.RemovePlayer(2));
        assertThat(now.form().spec().players()).containsExactly("x", "c");
        assertThat(after(START, new LabIntent.MovePlayer(0, -1)).form()).isEqualTo(START.form());
    }

    @Test
    void aBlankFieldSaysNothing() {
        var now = after(START, new LabIntent.Set("nodes", " 100 "), new LabIntent.Set("games", "  "));
        assertThat(now.form().spec().settings()).isEqualTo(Map.of("nodes", "100"));
    }

    @Test
    void findingsAboutAnEarlierFormAreLate() {
        var now = after(START, new LabIntent.Set("games", "six"));
        var wrong = List.of(new FieldProblem("games", "no"));
        assertThat(LabReducer.reduce(now, new LabEvent.Checked(START.revision(), null, List.of()))).isEqualTo(now);
        var told = LabReducer.reduce(now, new LabEvent.Checked(now.revision(), null, wrong));
        assertThat(told.problems("games")).isEqualTo(wrong);
        assertThat(told.mayStart()).isFalse();
    }

    @Test
    void aPlayerIsTheSameTextAgain() {
        for (var line : List.of("greedy", "rookery:UCI_Elo=1500,Hash=16,@name=New", "uci:/usr/games/engine -u,Threads=1", "jar:my.jar")) {
            assertThat(PlayerLine.of(line).text()).isEqualTo(line);
        }
    }

    @Test
    void partsOfASettingAreTheSameTextAgain() {
        for (var text : List.of("0:5", "-3:1:0.05:0.1", "0:5:normalised", "0:5:0.01:0.02:normalised")) {
            assertThat(PartsField.SPRT.join().apply(PartsField.SPRT.split().apply(text))).isEqualTo(text);
        }
        for (var text : List.of("4:900", "4:900:both")) {
            assertThat(PartsField.RESIGN.join().apply(PartsField.RESIGN.split().apply(text))).isEqualTo(text);
        }
        assertThat(PartsField.DRAW.join().apply(PartsField.DRAW.split().apply("40:8:10"))).isEqualTo("40:8:10");
    }

    @Test
    void theCommandSaysTheSame() {
        var form = LabForm.of(new JobSpec(List.of("greedy", "uci:/my engines/fish"), Map.of("games", "4"))).withConcurrency("2");
        assertThat(form.command()).isEqualTo("rookery match greedy 'uci:/my engines/fish' --games 4 --concurrency 2");
    }

    @Test
    void problemsFindTheirFieldInEveryLanguage() {
        var spec = new JobSpec(List.of("greedy:@nodes=x", "nobody", "", "uci:"),
                Map.of("games", "x", "openings", "/books/none.pgn", "sprt", "5:5", "tc", "soon", "colour", "red"));
        var problems = JobReader.check(spec, PlayerSource.INSTALLED).problems();
        for (var language : Language.values()) {
            var told = FormCheck.inWords(problems, WindowTexts.of(language));
            assertThat(told).extracting(FieldProblem::field)
                    .containsExactlyInAnyOrder("games", "player-0", "player-1", "player-2", "player-3", "openings", "sprt", "tc", "");
            assertThat(told).allSatisfy(problem -> assertThat(problem.words()).isNotBlank().doesNotContain("lab."));
        }
        assertThat(FormCheck.inWords(problems, WindowTexts.of(Language.ENGLISH))).extracting(FieldProblem::words).contains(
                "A whole number from 1 to 100,000,000, please.", "There is no player “nobody” here.",
                "The first Elo must be less than the second.", "A clock such as 2+0.02, 40/60 or =1, please.",
                "The file is missing, such as uci:/usr/games/engine.");
    }
}
