package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;

final class EnginesTest {

    @TempDir
    Path folder;

    private static Engine engine(String id) {
        EngineProgram program = EngineProgram.of("/opt/engines/" + id).withName("Quick “" + id + "”").withArguments("-u", "two words")
                .withFolder(Path.of("/opt/engines")).withOption("Hash", "64").withOption("Some Text", "");
        List<BotOption> options = List.of(new BotOption.Spin("Hash", 16, 1, 1024, ""), new BotOption.Check("Ponder", true, ""),
                new BotOption.Combo("Style", "calm", List.of("calm", "wild at heart"), ""), new BotOption.Text("Some Text", "", ""),
                new BotOption.Button("Clear Hash", ""), new BotOption.Spin("UCI_Elo", 1500, 500, 2850, ""));
        return new Engine(program, new EngineCard("Quick 1.0", "Somebody Else", options, List.of("chess", "3check"), true));
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Engines engines = new Engines(folder.resolve("new"));
        assertThat(engines.read()).isEqualTo(new Engines.Content(List.of(), List.of()));
        Engine other = new Engine(engine("two").program().withProtocol(Protocol.CECP).withFolder(null), engine("two").card());
        List<Engine> all = List.of(engine("one"), other);
        engines.write(all);
        assertThat(engines.read()).isEqualTo(new Engines.Content(all, List.of()));
        engines.write(List.of());
        assertThat(engines.read().engines()).isEmpty();
        assertThat(folder.resolve("new")).isDirectoryNotContaining(file -> file.toString().endsWith(".new"));
    }

    @Test
    void tellsWhatItIsGoodFor() {
        Engine engine = engine("one");
        assertThat(engine.variants()).extracting(Variant::id).contains("fide", "chess960", "three-check").doesNotContain("xxl", "dice");
        assertThat(engine.strength()).hasValueSatisfying(elo -> assertThat(elo.max()).isEqualTo(2850));
        assertThat(engine.provider().options()).extracting(BotOption::name).contains("Hash", "Style", "Clear Hash");
        assertThat(engine.provider().options().getFirst().defaultText()).isEqualTo("64");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"{ | line 1", "[] | not a list of engines",
        "{\"format\":\"rookery-engines\",\"version\":2} | later version",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":3} | is a list",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[3]} | not a number",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a b\",\"path\":\"x\"}]} | letters, digits",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a\"}]} | path",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a\",\"path\":\"x\",\"protocol\":\"smtp\"}]} | smtp",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a\",\"path\":\"x\",\"options\":{\"Hash\":[]}}]} | Hash",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a\",\"path\":\"x\"},{\"id\":\"a\",\"path\":\"y\"}]} | two engines",
        "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"a\",\"path\":\"x\",\"says\":{\"options\":[\"rubbish\"]}}]} | rubbish"})
    void problemsAreTold(String text, String words) throws IOException {
        Files.writeString(folder.resolve(Engines.FILE), text);
        Engines engines = new Engines(folder);
        assertThat(engines.read().problems()).anySatisfy(problem -> assertThat(problem).contains(words));
        // Nothing the user wrote is lost.
        engines.write(List.of(engine("new")));
        assertThat(engines.read().engines()).containsExactly(engine("new"));
        assertThat(folder.resolve("engines.damaged.json")).hasContent(text);
        Files.writeString(folder.resolve(Engines.FILE), "spoilt again");
        engines.write(List.of(engine("new")));
        assertThat(folder.resolve("engines.damaged.json")).hasContent(text);
        assertThat(folder.resolve("engines.damaged-2.json")).hasContent("spoilt again");
    }

    /** Law 1: what a long list takes is written and read. */
    @Test
    void aLongListIsReadAgain() throws IOException {
        List<Engine> many = IntStream.range(0, 6_000).mapToObj(number -> engine("engine-" + number)).toList();
        Engines engines = new Engines(folder);
        engines.write(many);
        assertThat(Files.size(folder.resolve(Engines.FILE))).isGreaterThan(1 << 20);
        assertThat(engines.read()).isEqualTo(new Engines.Content(many, List.of()));
    }

    @Test
    void aHandWrittenEntryNeedsLittle() throws IOException {
        Files.writeString(folder.resolve(Engines.FILE),
                "{\"format\":\"rookery-engines\",\"version\":1,\"engines\":[{\"id\":\"sf\",\"path\":\"stockfish\",\"options\":{\"Hash\":32,\"Ponder\":true}}]}");
        Engines.Content content = new Engines(folder).read();
        assertThat(content.problems()).isEmpty();
        assertThat(content.engines()).singleElement().satisfies(engine -> {
            assertThat(engine.name()).isEqualTo("stockfish");
            assertThat(engine.program().options()).containsEntry("Hash", "32").containsEntry("Ponder", "true");
        });
    }

    @Test
    void idsAreFree() {
        assertThat(Engines.freeId("Stockfish 15.1", List.of())).isEqualTo("stockfish-15-1");
        assertThat(Engines.freeId("One!", List.of(engine("one"), engine("one-2")))).isEqualTo("one-3");
        assertThat(Engines.freeId("象棋", List.of())).isEqualTo("engine");
    }

    @Test
    void probingNeverThrows() {
        assertThat(Engine.probe(EngineProgram.of("/no/such/engine"), EngineTimeouts.USUAL)).isInstanceOfSatisfying(Engine.Failed.class,
                failed -> assertThat(failed.reason()).contains("no file"));
        assertThat(Engine.recognise(Programs.installed("stockfish"), EngineTimeouts.USUAL)).isInstanceOfSatisfying(Engine.Found.class,
                found -> assertThat(found.engine().card().name()).startsWith("Stockfish"));
    }
}
