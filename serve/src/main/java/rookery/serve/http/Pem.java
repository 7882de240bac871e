package rookery.serve.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** TLS with a certificate and a key in PEM files, as certificate authorities issue them. */
public final class Pem {

    private static final Pattern KEY = Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
    private static final List<String> ALGORITHMS = List.of("RSA", "EC", "Ed25519", "RSASSA-PSS");

    private Pem() {
    }

    /** @throws IOException if a file cannot be read or is invalid, in words for a user */
    public static SSLContext read(Path certificate, Path key) throws IOException {
        try {
            char[] password = new char[0];
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, password);
            store.setKeyEntry("rookery", key(key), password, chain(certificate));
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, password);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), null, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException(certificate + " and " + key + " do not make a certificate: " + e.getMessage(), e);
        }
    }

    private static Certificate[] chain(Path file) throws IOException, GeneralSecurityException {
        var all = CertificateFactory.getInstance("X.509").generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)));
        if (all.isEmpty()) {
            throw new IOException(file + " holds no certificate");
        }
        return all.toArray(Certificate[]::new);
    }

    private static PrivateKey key(Path file) throws IOException, GeneralSecurityException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        Matcher matcher = KEY.matcher(text);
        if (!matcher.find()) {
            throw new IOException(file + (text.contains("PRIVATE KEY-----")
                    ? " holds a key in another form; 'openssl pkcs8 -topk8 -nocrypt -in " + file.getFileName()
                            + "' turns it into the usual one"
                    : " holds no private key"));
        }
        PKCS8EncodedKeySpec spec = new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(1)));
        for (String algorithm : ALGORITHMS) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(spec);
            } catch (InvalidKeySpecException e) {
                // Another kind of key.
            }
        }
        throw new IOException(file + " holds a key of a kind that is not known here");
    }
}
