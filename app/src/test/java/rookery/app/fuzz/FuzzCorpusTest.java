package rookery.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Everything in the stored corpus, good seeds and what once broke a reader, is read again. */
class FuzzCorpusTest {

    /** Of a target; the folders are called as the targets are. */
    static List<Path> inputs(FuzzTarget target) throws IOException {
        URL corpus = FuzzCorpusTest.class.getResource("corpus/" + target.folder());
        assertThat(corpus).as("the corpus of " + target.folder()).isNotNull();
        try (Stream<Path> files = Files.list(Path.of(corpus.toURI()))) {
            return files.sorted().toList();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyInputIsReadAgain() {
        return Stream.of(FuzzTarget.values()).map(target -> DynamicTest.dynamicTest(target.folder(), () -> {
            List<Path> inputs = inputs(target);
            assertThat(inputs).isNotEmpty();
            for (Path input : inputs) {
                try {
                    target.read(Files.readAllBytes(input));
                } catch (RuntimeException | Error e) {
                    throw new AssertionError(input.toString(), e);
                }
            }
        }));
    }
}
