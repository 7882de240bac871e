package rookery.engine.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;

/** Finds nets by the hash of the rules: in the user's folder, if one is set, and among those that ship with the program. Thread-safe. */
public final class Nets {

    /** The list of shipped nets, one per line: a hash, a file name, and the variant of the file if it is the net of a sister game. */
    private static final String LIST = "shipped/nets.txt";
    private static final System.Logger LOG = System.getLogger(Nets.class.getName());
    private static final Map<String, Optional<Net>> KNOWN = new ConcurrentHashMap<>();
    private static volatile @Nullable Path folder;

    private Nets() {
    }

    /** Sets the folder with the user's own nets; it need not exist. */
    public static void look(Path usersFolder) {
        folder = usersFolder;
        KNOWN.clear();
    }

    /** The net for the variant's rules: the user's own before a shipped one. */
    public static Optional<Net> of(Variant variant) {
        return KNOWN.computeIfAbsent(RulesHash.of(variant), hash -> find(hash, variant));
    }

    /**
     * The net that judges the variant: its own or, without a die, that of the catalogue's game from which it differs only in where games begin or when they
     * are drawn: Chess960 from another array, an edited position, no rule of fifty moves.
     */
    public static Optional<NetInUse> inUse(Variant variant) {
        return of(variant).map(net -> new NetInUse(variant, net)).or(() -> variant.hasDie()
                ? Optional.empty()
                : Variants.named(variant.id()).filter(variant::isSameGame)
                        .flatMap(known -> of(known).map(net -> new NetInUse(known, net))));
    }

    /** @param of the variant whose net it is, by whose rules it sees positions */
    public record NetInUse(Variant of, Net net) {
    }

    private static Optional<Net> find(String hash, Variant variant) {
        Path own = folder == null ? null : file(Objects.requireNonNull(folder), hash);
        if (own != null && Files.isRegularFile(own)) {
            try {
                Optional<Net> installed = fitting(Files.readAllBytes(own), variant, own.toString());
                if (installed.isPresent()) {
                    return installed;
                }
            } catch (IOException e) {
                LOG.log(Level.WARNING, own + " cannot be read; the net that comes with the program serves instead, if there is one", e);
            }
        }
        return shipped(hash, variant);
    }

    private static Optional<Net> shipped(String hash, Variant variant) {
        ShippedNet shipped = shipped().get(hash);
        if (shipped == null) {
            return Optional.empty();
        }
        Variant from = shipped.of().isEmpty() ? variant : Variants.named(shipped.of()).orElseThrow();
        Optional<Net> net = fitting(shipped.bytes(), from, shipped.file());
        return shipped.of().isEmpty()
                ? net
                : net.flatMap(known -> Transfer.of(known, from, variant).map(made -> made.withCard(known.card())));
    }

    /**
     * A net that comes with the program.
     *
     * @param of the id of the variant it was made for; empty if that is the one it serves
     */
    record ShippedNet(String file, String of) {

        byte[] bytes() {
            try (InputStream in = Objects.requireNonNull(Nets.class.getResourceAsStream("shipped/" + file), file)) {
                return in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The shipped nets by the hash of the rules they serve. */
    static Map<String, ShippedNet> shipped() {
        Map<String, ShippedNet> nets = new TreeMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Nets.class.getResourceAsStream(LIST), LIST), StandardCharsets.UTF_8))) {
            in.lines().filter(line -> !line.isBlank()).map(line -> line.split(" "))
                    .forEach(words -> nets.put(words[0], new ShippedNet(words[1], words.length > 2 ? words[2] : "")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return nets;
    }

    private static Optional<Net> fitting(byte[] bytes, Variant variant, String name) {
        return switch (read(bytes, variant)) {
            case NetFile.Reading.Whole(Net net) -> Optional.of(net);
            case NetFile.Reading.Refused(String problem) -> {
                LOG.log(Level.WARNING, name + " is not used: " + problem);
                yield Optional.empty();
            }
        };
    }

    /** The net in the bytes, if it is valid and belongs to the variant's rules. */
    public static NetFile.Reading read(byte[] bytes, Variant variant) {
        NetFile.Reading reading = NetFile.read(bytes);
        if (!(reading instanceof NetFile.Reading.Whole(Net net))) {
            return reading;
        }
        if (!net.rules().equals(RulesHash.of(variant))) {
            return new NetFile.Reading.Refused("it was trained for other rules" + (net.card().containsKey("variant")
                    ? " (" + net.card().get("variant") + ")"
                    : "") + " than those of " + variant.id());
        }
        if (variant.hasDie() && net.base() != Net.Base.DERIVED) {
            return new NetFile.Reading.Refused("with a die a net is added to the evaluation without one, and this one is not");
        }
        int inputs = NetInputs.of(variant, net).count();
        return net.inputs() == inputs
                ? reading
                : new NetFile.Reading.Refused("it has " + net.inputs() + " inputs instead of " + inputs);
    }

    /** Stores a net in a folder of nets, in place of the one for the same rules. */
    public static Path install(Net net, Path intoFolder) throws IOException {
        Path file = file(intoFolder, net.rules());
        AtomicFile.writeBytes(file, out -> out.write(NetFile.write(net)));
        KNOWN.clear();
        return file;
    }

    private static Path file(Path inFolder, String hash) {
        return inFolder.resolve(hash + ".net");
    }
}
