package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Key;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TLS with a certificate and key of PEM. */
final class SecureTest {

    private static final String PASSWORD = "password";

    @TempDir
    Path folder;

    private Path certificate;
    private Path key;
    private KeyStore store;

    @BeforeEach
    void makeACertificate() throws Exception {
        Path file = folder.resolve("store.p12");
        Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-alias",
                "own", "-keyalg",
                "EC", "-dname", "CN=localhost", "-ext", "SAN=dns:localhost,ip:127.0.0.1", "-validity", "3650", "-storetype", "PKCS12",
                "-keystore",
                file.toString(), "-storepass", PASSWORD).redirectErrorStream(true).start();
        keytool.getInputStream().readAllBytes();
        assertThat(keytool.waitFor()).isZero();
        store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD.toCharArray());
        }
        Certificate own = store.getCertificate("own");
        Key secret = store.getKey("own", PASSWORD.toCharArray());
        certificate = Files.writeString(folder.resolve("certificate.pem"), pem("CERTIFICATE", own.getEncoded()));
        key = Files.writeString(folder.resolve("key.pem"), pem("PRIVATE KEY", secret.getEncoded()));
    }

    private static String pem(String what, byte[] content) {
        return "-----BEGIN " + what + "-----\n" + Base64.getMimeEncoder(64, new byte[]{'\n'}).encodeToString(content) + "\n-----END " + what
                + "-----\n";
    }

    @Test
    void pagesComeByHttps() throws Exception {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        try (TestHost host = new TestHost(folder.resolve("data"), List.of(), options -> options.withTls(certificate, key));
                HttpClient client = HttpClient.newBuilder().sslContext(context).version(HttpClient.Version.HTTP_1_1).build()) {
            assertThat(host.server.addresses().getFirst()).startsWith("https://127.0.0.1:");
            HttpResponse<String> page = client.send(
                    HttpRequest.newBuilder(URI.create("https://localhost:" + host.server.port() + "/api/offer")).build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("variants");
        }
    }

    @Test
    void whatIsNoCertificateIsSaidInWords() throws IOException {
        Path nonsense = Files.writeString(folder.resolve("nonsense.pem"), "hello");
        Path old = Files.writeString(folder.resolve("old.pem"), "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n");
        for (List<Path> pair : List.of(List.of(nonsense, key), List.of(certificate, nonsense), List.of(certificate, old),
                List.of(key, certificate),
                List.of(folder.resolve("missing.pem"), key))) {
            assertThatThrownBy(() -> new TestHost(folder.resolve("data"), List.of(), options -> options.withTls(pair.get(0), pair.get(1))))
                    .hasMessageContaining(".pem");
        }
    }
}
