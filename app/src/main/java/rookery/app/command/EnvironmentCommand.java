package rookery.app.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.arena.NamedVariant;
import rookery.arena.environment.EnvironmentServer;
import rookery.kernel.variant.Variant;

/** {@code rookery env}: every variant as an environment for learning programs. */
@Command(description = {
    "Serves games to learning programs: one request a line on standard input, one answer a line on standard output, JSON both.",
    "docs/agents.md describes the language, examples/python has a client and an agent that learns dice chess.",
    "Try:  echo '{\"op\": \"reset\", \"variant\": \"dice\", \"observe\": [\"fen\", \"moves\"]}' | rookery env"})
final class EnvironmentCommand implements Callable<Integer> {

    @Option(names = "--variant", paramLabel = "V", defaultValue = "fide", description = "the default game for requests: an id as in `rookery variant list`, or a variant file (default: ${DEFAULT-VALUE})")
    private String variant = "fide";

    private final Console console;

    EnvironmentCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Variant usual = console.value(NamedVariant.read(variant));
        if (usual == null) {
            return ExitCode.MISUSED;
        }
        new EnvironmentServer(usual).serve(console.in(), new BufferedOutputStream(console.out(), 1 << 16));
        return ExitCode.OK;
    }
}
