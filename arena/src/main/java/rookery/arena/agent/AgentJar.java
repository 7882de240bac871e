package rookery.arena.agent;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.play.bot.BotProvider;

/** A jar with agents, loaded into this program: its classes come from the jar, those of the program from the program, and two jars see nothing of one another. */
final class AgentJar {

    private static final String SERVICE = "META-INF/services/rookery.play.bot.BotProvider";
    private static final String ID = "[a-z][a-z0-9-]{0,39}";

    private AgentJar() {
    }

    /** The content of the file, or why there is none. */
    static Reading<byte[]> read(Path file) {
        if (!Files.isRegularFile(file)) {
            return Reading.refused("there is no file " + file);
        }
        try {
            return Reading.read(Files.readAllBytes(file));
        } catch (IOException e) {
            return Reading.refused(file.getFileName() + " could not be read (" + e.getMessage() + ")");
        }
    }

    /**
     * The agents in the jar, or why there are none that can play.
     *
     * @param name what to call the jar
     */
    static Reading<List<BotProvider>> load(String name, byte[] jar) {
        try {
            // Stays open as long as its agents are used.
            JarClasses loader = new JarClasses(name, jar);
            if (loader.findResource(SERVICE) == null) {
                return Reading.refused(name + " has no file " + SERVICE + " that names an agent");
            }
            return providers(name, loader);
        } catch (IOException e) {
            return Reading.refused(name + " is not a jar (" + e.getMessage() + ")");
        }
    }

    private static Reading<List<BotProvider>> providers(String name, ClassLoader loader) {
        List<BotProvider> found = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        try {
            Iterator<ServiceLoader.Provider<BotProvider>> services = ServiceLoader.load(BotProvider.class, loader).stream().iterator();
            while (services.hasNext()) {
                ServiceLoader.Provider<BotProvider> service = services.next();
                if (loader.equals(service.type().getClassLoader())) {
                    BotProvider provider = service.get();
                    problems.addAll(problems(name, provider));
                    found.add(provider);
                }
            }
        } catch (RuntimeException | Error e) {
            // An agent's own code runs here, and may do anything.
            return Reading.refused(name + ": " + words(e));
        }
        if (found.isEmpty() && problems.isEmpty()) {
            problems.add(name + " names no agent of its own in " + SERVICE);
        }
        return problems.isEmpty() ? Reading.read(List.copyOf(found)) : new Reading.Refused<>(problems);
    }

    private static List<String> problems(String name, BotProvider provider) {
        List<String> problems = new ArrayList<>();
        String id = provider.id();
        if (id == null || !id.matches(ID)) {
            problems.add(name + ": the id “" + id + "” should be small letters, digits and hyphens, at most 40");
        }
        if (provider.displayName() == null || provider.displayName().isBlank()) {
            problems.add(name + ": the agent " + id + " has no name to show");
        }
        return problems;
    }

    /** Why loading failed, in words without a stack trace. */
    static String words(Throwable trouble) {
        Throwable cause = trouble;
        while (cause.getCause() != null && !cause.getCause().equals(cause)) {
            cause = cause.getCause();
        }
        return switch (cause) {
            case UnsupportedClassVersionError e -> "it was compiled for a newer Java (" + e.getMessage() + ")";
            case NoClassDefFoundError e -> "it needs the class " + e.getMessage() + ", which is not there";
            case ClassNotFoundException e -> "it needs the class " + e.getMessage() + ", which is not there";
            case IncompatibleClassChangeError e -> "it was compiled against another version of Rookery (" + e.getMessage() + ")";
            default -> String.valueOf(cause.getMessage() == null ? cause : cause.getMessage());
        };
    }

    /**
     * Loads the classes of a jar that is held in memory, so that the file can be replaced while they are used and no copy of it is left behind. The
     * program's own classes come from the program.
     */
    private static final class JarClasses extends ClassLoader {

        private static final String SCHEME = "agent";

        private final Map<String, byte[]> entries = new HashMap<>();
        private final URL home;
        private final ProtectionDomain domain;

        /** @throws ZipException if the bytes are not a jar */
        JarClasses(String name, byte[] jar) throws IOException {
            super("agents of " + name, JarClasses.class.getClassLoader());
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar), StandardCharsets.UTF_8)) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    if (!entry.isDirectory()) {
                        entries.put(entry.getName(), zip.readAllBytes());
                    }
                }
            }
            if (entries.isEmpty()) {
                throw new ZipException("there is nothing in it");
            }
            home = url("");
            domain = new ProtectionDomain(new CodeSource(home, (Certificate[]) null), null, this, null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] code = entries.get(name.replace('.', '/') + ".class");
            if (code == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, code, 0, code.length, domain);
        }

        @Override
        protected @Nullable URL findResource(String name) {
            return entries.containsKey(name) ? url(name) : null;
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            return entries.containsKey(name) ? Collections.enumeration(List.of(url(name))) : Collections.emptyEnumeration();
        }

        private URL url(String entry) {
            try {
                return URL.of(new URI(SCHEME, null, "/" + entry, null), new Memory());
            } catch (java.net.URISyntaxException | java.net.MalformedURLException e) {
                throw new IllegalArgumentException(entry, e);
            }
        }

        /** Opens entries of this jar. */
        private final class Memory extends URLStreamHandler {
            @Override
            protected URLConnection openConnection(URL url) throws IOException {
                byte[] content = entries
                        .get(java.net.URLDecoder.decode(url.getPath().substring(1).replace("+", "%2B"), StandardCharsets.UTF_8));
                if (content == null) {
                    throw new java.io.FileNotFoundException(url.toString());
                }
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        // There is nothing to connect to.
                    }

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(content);
                    }
                };
            }
        }
    }
}
