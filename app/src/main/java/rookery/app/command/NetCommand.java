package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.Nets;
import rookery.engine.net.Transfer;
import rookery.engine.training.PositionFile;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.record.CompactGameFile;

/** {@code rookery net card | positions | transfer}: what goes into nets and what comes out of them, for those who train with tools of their own. */
@Command(sortOptions = false, description = {
    "  net card FILE.net...                                        what is known about nets",
    "  net positions --for VARIANT --out FILE GAMES...             the quiet positions of games, as inputs of a net",
    "  net transfer FILE.net --from VARIANT --for VARIANT --out FILE    the net as one for another variant whose pieces move alike", "",
    "Games are files of `rookery train` or `rookery selfplay`; those of sister games may be mixed. docs/networks.md has the layouts.", ""})
final class NetCommand implements Callable<Integer> {

    private enum Action {
        CARD, POSITIONS, TRANSFER
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "card, positions or transfer")
    private @Nullable Action action;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "nets, or files of games")
    private List<Path> files = List.of();

    @Option(names = "--for", paramLabel = "VARIANT", description = "the variant the net is for")
    private @Nullable String target;

    @Option(names = "--from", paramLabel = "VARIANT", description = "the variant of the net to transfer")
    private @Nullable String source;

    @Option(names = "--out", paramLabel = "FILE", description = "the file to write")
    private @Nullable Path out;

    private final Console console;

    NetCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                return refuse(file + " is not a file");
            }
        }
        if (action == Action.CARD) {
            return cards();
        }
        if (target == null || out == null) {
            return refuse("say which variant with --for, and where to write with --out");
        }
        if (Files.exists(out)) {
            return refuse(out + " already exists; it was left untouched");
        }
        Variant variant = console.value(NamedVariant.read(target));
        if (variant == null) {
            return ExitCode.MISUSED;
        }
        return action == Action.POSITIONS ? positions(variant, out) : transfer(variant, out);
    }

    private int refuse(String problem) {
        console.err().println("rookery: " + problem + ".");
        return ExitCode.MISUSED;
    }

    private int cards() throws IOException {
        for (Path file : files) {
            switch (NetFile.read(Files.readAllBytes(file))) {
                case NetFile.Reading.Refused(String problem) -> {
                    return refuse(file + " is not a net: " + problem);
                }
                case NetFile.Reading.Whole(Net net) -> {
                    console.out().printf(Locale.ROOT, "%s: rules %s, %d inputs, width %d, %d outputs, on top of %s%n", file, net.rules(),
                            net.inputs(), net.width(), net.outputs(), net.base().name().toLowerCase(Locale.ROOT));
                    console.out().print(NetFile.cardText(net.card()).indent(2));
                }
            }
        }
        return ExitCode.OK;
    }

    private int positions(Variant variant, Path into) throws IOException, InterruptedException {
        if (variant.hasDie()) {
            return refuse("games with a die have no such positions");
        }
        PositionFile positions = new PositionFile(variant);
        for (Path file : files) {
            byte[] games = Files.readAllBytes(file);
            Optional<String> id = CompactGameFile.variantId(games);
            if (id.isEmpty()) {
                return refuse(file + " does not begin like a file of games");
            }
            Variant of = id.get().equals(variant.id()) ? variant : console.value(NamedVariant.read(id.get()));
            if (of == null) {
                return ExitCode.MISUSED;
            }
            Optional<String> problem = positions.add(games, of, Runtime.getRuntime().availableProcessors());
            if (problem.isPresent()) {
                return refuse(file + " cannot be used: " + problem.get());
            }
        }
        positions.write(into);
        console.out().printf(Locale.ROOT, "%d positions in %s%n", positions.count(), into);
        return ExitCode.OK;
    }

    private int transfer(Variant variant, Path into) throws IOException {
        if (source == null || files.size() != 1) {
            return refuse("name one net, and its variant with --from");
        }
        Variant from = console.value(NamedVariant.read(source));
        if (from == null) {
            return ExitCode.MISUSED;
        }
        return switch (Nets.read(Files.readAllBytes(files.getFirst()), from)) {
            case NetFile.Reading.Refused(String problem) -> refuse(files.getFirst() + " cannot be used: " + problem);
            case NetFile.Reading.Whole(Net net) -> {
                Optional<Net> made = Transfer.of(net, from, variant);
                if (made.isEmpty()) {
                    yield refuse("a net of " + from.name() + " sees the board in another way than one of " + variant.name() + " would");
                }
                AtomicFile.writeBytes(into, bytes -> bytes.write(NetFile.write(made.get())));
                console.out().println("written to " + into);
                yield ExitCode.OK;
            }
        };
    }
}
