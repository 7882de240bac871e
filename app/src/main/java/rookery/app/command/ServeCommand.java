package rookery.app.command;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.archive.OwnVariants;
import rookery.play.file.UserFolders;
import rookery.engine.net.Nets;
import rookery.serve.ServeOptions;
import rookery.serve.ServeRun;

/** {@code rookery serve}: games for any browser. */
@Command(sortOptions = false, description = {
    "Serves a web page on which everything can be played: in any browser, by two people with two devices, by a class.",
    "Only this machine can reach it unless --listen says otherwise. Games are saved as usual, and can be resumed after the server ends.",
    "docs/serve.md says how a family or a class uses it, and who is kept out.", ""})
final class ServeCommand implements Callable<Integer> {

    @Option(names = "--listen", paramLabel = "ADDRESS", description = "where it can be reached: 127.0.0.1 (default) is this machine only, 0.0.0.0 the whole network")
    private @Nullable String listen;

    @Option(names = "--port", paramLabel = "N", description = "the port; 0 takes any (default: " + ServeOptions.USUAL_PORT
            + ", or any where that is taken)")
    private @Nullable Integer port;

    @Option(names = "--data", paramLabel = "DIR", description = "the folder with games and library, instead of the usual one")
    private @Nullable Path data;

    @Option(names = "--host", paramLabel = "NAME", description = "a name by which browsers know it, such as chess.example.org; may be given several times")
    private List<String> hosts = new ArrayList<>();

    @Option(names = "--certificate", paramLabel = "FILE", description = "serve by https with this certificate (PEM), and with --key")
    private @Nullable Path certificate;

    @Option(names = "--key", paramLabel = "FILE", description = "its private key (PEM)")
    private @Nullable Path key;

    @Option(names = "--behind-proxy", description = "it is behind a reverse proxy that reports clients in X-Forwarded-For")
    private boolean proxied;

    @Option(names = "--node", paramLabel = "NAME", description = "prefix of all game links, so that a proxy in front of several servers can route them")
    private String node = "";

    private final Console console;

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        InetAddress address;
        try {
            address = listen == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(listen);
        } catch (UnknownHostException e) {
            console.err().printf("rookery serve: “%s” is not an address of this machine.%n", listen);
            return ExitCode.MISUSED;
        }
        if (port != null && (port < 0 || port > 65_535)) {
            console.err().printf("rookery serve: a port is 0 to 65535, not %d.%n", port);
            return ExitCode.MISUSED;
        }
        try {
            var names = new HashSet<String>();
            hosts.forEach(host -> names.add(host.toLowerCase(Locale.ROOT)));
            var options = ServeOptions.loopback(port == null ? ServeOptions.USUAL_PORT : port).withListen(address).withNames(names)
                    .withTls(certificate, key).withProxied(proxied).withNode(node);
            return run(console, data, options, port == null, "");
        } catch (IllegalArgumentException e) {
            console.err().printf("rookery serve: %s.%n", e.getMessage());
            return ExitCode.MISUSED;
        }
    }

    /** @param anyPort whether another port will do if the requested one is taken */
    static int run(Console console, @Nullable Path data, ServeOptions options, boolean anyPort, String hint) throws InterruptedException {
        Path folder = data == null ? UserFolders.usual().data() : data;
        if (data != null) Nets.look(data.resolve(TrainCommand.NETS));
        return new ServeRun(folder, () -> new OwnVariants(folder.resolve("variants")).all(), console.out(), console.err())
                .run(options, anyPort, hint);
    }
}
