package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.NamedVariant;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.NetInputs;
import rookery.engine.net.Nets;
import rookery.engine.net.Transfer;
import rookery.engine.training.NetFitter;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.record.CompactGameFile;

/** {@code rookery net card | fit | transfer}: what is known about nets, and how they are made of games and of one another. */
@Command(sortOptions = false, description = {
    "  net card FILE.net...                                             what is known about nets",
    "  net card FILE.net --set NAME=VALUE --out FILE                    the net with that line on its card",
    "  net fit --for VARIANT --out FILE GAMES...                        a net fitted to games that were played before",
    "  net transfer FILE.net --from VARIANT --for VARIANT --out FILE    the net as one for another variant whose pieces move alike", "",
    "Games are files that `rookery train` or `rookery selfplay` wrote. Those of sister variants, whose pieces the variant of the net",
    "has too, may be mixed. The same games, options and seed give the same net with any number of threads. docs/networks.md tells more.",
    ""})
final class NetCommand implements Callable<Integer> {

    private enum Action {
        CARD, FIT, TRANSFER
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "card, fit or transfer")
    private @Nullable Action action;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "nets, or files of games")
    private List<Path> files = List.of();

    @Option(names = "--for", paramLabel = "VARIANT", description = "the variant the net is for")
    private @Nullable String target;

    @Option(names = "--from", paramLabel = "VARIANT", description = "the variant of the net to transfer")
    private @Nullable String source;

    @Option(names = "--out", paramLabel = "FILE", description = "the file to write")
    private @Nullable Path out;

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "a line for the card, such as match=\"200 games: ...\"; may be repeated")
    private Map<String, String> lines = Map.of();

    @Option(names = "--width", paramLabel = "N", defaultValue = "128", description = "of the net to fit, 8 to 256 (default: ${DEFAULT-VALUE})")
    private int width;

    @Option(names = "--passes", paramLabel = "N", defaultValue = "6", description = "over all positions (default: ${DEFAULT-VALUE})")
    private int passes;

    @Option(names = "--base", paramLabel = "derived|goals", defaultValue = "goals", description = "what the net is added to, as for rookery train (default: ${DEFAULT-VALUE})")
    private Net.Base base = Net.Base.GOALS;

    @Option(names = "--zones", description = "rows of its own for each part of the board that the king may be in; such a net is four times as large")
    private boolean zones;

    @Option(names = "--begin", paramLabel = "FILE.net", description = "the net of the same variant to begin with, instead of nothing; width and base are then its own, and its zones unless --zones adds them")
    private @Nullable Path begin;

    @Option(names = "--results", paramLabel = "PERCENT", defaultValue = "10", description = "the weight of the games' results, 0 to 100; the rest is that of the scores (default: ${DEFAULT-VALUE})")
    private int results;

    @Option(names = "--threads", paramLabel = "T", description = "processor cores (default: all)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "of all randomness (default: ${DEFAULT-VALUE})")
    private long seed;

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
        if (out != null && Files.exists(out)) {
            return refuse(out + " already exists; it was left untouched");
        }
        if (action == Action.CARD) {
            return lines.isEmpty() ? cards() : changeCard();
        }
        if (target == null || out == null) {
            return refuse("say which variant with --for, and where to write with --out");
        }
        Variant variant = console.value(NamedVariant.read(target));
        if (variant == null) {
            return ExitCode.MISUSED;
        }
        return action == Action.FIT ? fit(variant, out) : transfer(variant, out);
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

    private int changeCard() throws IOException {
        if (files.size() != 1 || out == null) {
            return refuse("name one net, and where to write with --out");
        }
        if (lines.keySet().stream().anyMatch(name -> !name.matches("[a-z]+"))) {
            return refuse("a line of the card has a name of small letters");
        }
        Path into = out;
        return switch (NetFile.read(Files.readAllBytes(files.getFirst()))) {
            case NetFile.Reading.Refused(String problem) -> refuse(files.getFirst() + " is not a net: " + problem);
            case NetFile.Reading.Whole(Net net) -> {
                Map<String, String> card = new TreeMap<>(net.card());
                card.putAll(lines);
                yield write(net.withCard(card), into);
            }
        };
    }

    private int write(Net net, Path into) throws IOException {
        AtomicFile.writeBytes(into, bytes -> bytes.write(NetFile.write(net)));
        console.out().println("written to " + into);
        return ExitCode.OK;
    }

    private int fit(Variant variant, Path into) throws IOException, InterruptedException {
        if (variant.hasDie()) {
            return refuse("nets of games with a die are made by rookery train");
        }
        if (results < 0 || results > 100) {
            return refuse("the weight of the results goes from 0 to 100 percent");
        }
        if (width < 8 || width > Net.LARGEST_WIDTH || passes < 1 || passes > 1000 || threads < 1 || threads > 1024) {
            return refuse("the width goes from 8 to " + Net.LARGEST_WIDTH + ", passes from 1 to 1000, threads from 1 to 1024");
        }
        if (zones && !NetInputs.withZones(variant).hasZones()) {
            return refuse("nets of " + variant.name() + " have no zones; those take one king on each side and at most " + Net.MOST_INPUTS
                    + " inputs");
        }
        if (begin == null) {
            return fit(variant, Optional.empty(), into);
        }
        if (!Files.isRegularFile(begin)) {
            return refuse(begin + " is not a file");
        }
        return switch (Nets.read(Files.readAllBytes(begin), variant)) {
            case NetFile.Reading.Refused(String problem) -> refuse(begin + " cannot be used: " + problem);
            case NetFile.Reading.Whole(Net net) ->
                fit(variant, zones ? Transfer.withZones(net, variant) : Optional.of(net), into);
        };
    }

    private int fit(Variant variant, Optional<Net> first, Path into) throws IOException, InterruptedException {
        NetInputs inputs = first.map(net -> NetInputs.of(variant, net))
                .orElseGet(() -> zones ? NetInputs.withZones(variant) : NetInputs.of(variant));
        try (NetFitter fitter = new NetFitter(variant, inputs, threads)) {
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
                Optional<String> problem = fitter.add(games, of, results / 100.0);
                if (problem.isPresent()) {
                    return refuse(file + " cannot be used: " + problem.get());
                }
            }
            Net made = first.isPresent()
                    ? fitter.fitOn(first.get(), passes, seed, command(), console.err()::println)
                    : fitter.fit(base, width, passes, seed, command(), console.err()::println);
            return write(made, into);
        }
    }

    /** The command that gives the net again from the same games. */
    private String command() {
        String shape = begin == null
                ? " --width " + width + " --base " + base.name().toLowerCase(Locale.ROOT) + (zones ? " --zones" : "")
                : " --begin " + begin.getFileName() + (zones ? " --zones" : "");
        return "rookery net fit --for " + target + shape + " --passes " + passes + " --results " + results + " --seed " + seed + " "
                + files.stream().map(file -> String.valueOf(file.getFileName())).collect(Collectors.joining(" "));
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
                Map<String, String> card = new TreeMap<>(made.get().card());
                card.merge("command", "rookery net transfer --from " + source + " --for " + target, (before, last) -> before + "; " + last);
                yield write(made.get().withCard(card), into);
            }
        };
    }
}
