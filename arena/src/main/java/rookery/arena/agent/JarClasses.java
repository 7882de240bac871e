package rookery.arena.agent;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of a jar that is held in memory, so that the file can be replaced while they are used and no copy of it is left behind. The
 * program's own classes come from the program.
 */
final class JarClasses extends ClassLoader {

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
