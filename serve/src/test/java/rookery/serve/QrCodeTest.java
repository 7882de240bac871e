package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.ReaderException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rookery.serve.qr.QrCode;

/** Our QR codes are read by somebody else's reader. */
final class QrCodeTest {

    private static String read(QrCode code) throws ReaderException {
        BitMatrix modules = new BitMatrix(code.size());
        for (int y = 0; y < code.size(); y++) {
            for (int x = 0; x < code.size(); x++) {
                if (code.isDark(x, y)) {
                    modules.set(x, y);
                }
            }
        }
        return new Decoder().decode(modules).getText();
    }

    @Test
    void textsOfEveryLengthAreRead() throws ReaderException {
        Random random = new Random(20);
        String letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:/#=.-";
        for (int length = 1; length <= 213; length++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < length; i++) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            assertThat(read(QrCode.of(text.toString()))).as("%d characters", length).isEqualTo(text.toString());
        }
    }

    @Test
    void aLinkIsRead() throws ReaderException {
        String link = "http://192.168.178.23:8064/table/t-0123456789abcdef0123#join=0123456789abcdef0123456789abcdef";
        QrCode code = QrCode.of(link);
        assertThat(read(code)).isEqualTo(link);
        assertThat(code.svg()).startsWith("<svg").contains("viewBox=\"0 0 " + (code.size() + 8));
        assertThat(code.text().lines().toList()).allSatisfy(line -> assertThat(line).hasSize(code.size() + 4));
    }

    @Test
    void tooMuchIsRefused() {
        assertThatThrownBy(() -> QrCode.of("x".repeat(214))).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("214");
        assertThat("é".getBytes(StandardCharsets.UTF_8)).hasSize(2);
        assertThatThrownBy(() -> QrCode.of("é".repeat(107))).isInstanceOf(IllegalArgumentException.class);
    }
}
