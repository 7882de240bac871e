package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.json.Json;

/** What the page is made of: files, texts, pictures and sounds, all from inside the program. */
final class PageFilesTest {

    @TempDir
    Path data;

    private TestHost host;

    @BeforeEach
    void open() {
        host = new TestHost(data);
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void everyPieceOfEveryVariantHasAPicture() {
        Js offer = host.get("/api/offer").json();
        Js looks = host.get("/look/looks.json").json();
        for (Js variant : offer.list("variants")) {
            for (char letter = 'A'; letter <= 'Z'; letter++) {
                if (variant.has("kinds." + letter)) {
                    String art = "/look/pieces/" + looks.text("set") + "/black/" + variant.text("kinds." + letter + ".art") + ".svg";
                    assertThat(host.get(art).body()).as(art).startsWith("<svg").doesNotContain("<script");
                }
            }
        }
        for (String set : looks.texts("sets")) {
            assertThat(host.get("/look/pieces/" + set + "/white/no-such-beast.Z.svg").status()).isEqualTo(200);
        }
    }

    @Test
    void facesDiceBoardsSoundsAndTexts() {
        Js looks = host.get("/look/looks.json").json();
        assertThat(host.get("/look/faces/" + looks.texts("faces").getFirst() + ".svg").body()).startsWith("<svg");
        assertThat(host.get("/look/dice/6.svg").body()).startsWith("<svg");
        assertThat(host.get("/look/dice/27.svg").status()).isEqualTo(404);
        assertThat(host.get("/look/boards/walnut/14x14.png").status()).isEqualTo(200);
        assertThat(host.get("/look/boards/walnut/3x99.png").status()).isEqualTo(404);
        assertThat(host.get("/look/sounds/move-3.wav").status()).isEqualTo(200);
        assertThat(host.get("/look/sounds/move-4.wav").status()).isEqualTo(404);
        assertThat(host.get("/look/themes.css").body()).contains("[data-board=\"walnut\"]").contains("--board-light");
        List<String> names = List.of("en", "ko", "zh").stream().map(language -> host.get("/texts/" + language + ".json").json())
                .map(texts -> ((Json.Dict) texts.value()).find("piece.knight")).map(String::valueOf).distinct().toList();
        assertThat(names).hasSize(3);
        assertThat(host.get("/texts/xx.json").status()).isEqualTo(404);
    }

    @Test
    void aFileIsSentOnce() throws Exception {
        URI uri = host.uri("/look/pieces/heritage/white/king.K.svg");
        HttpResponse<String> first = host.client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
        String tag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = host.client.send(HttpRequest.newBuilder(uri).header("If-None-Match", tag).build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void everyPageIsThere() {
        for (String page : List.of("/", "/wall", "/class", "/table/t-0123")) {
            assertThat(host.get(page).body()).as(page).startsWith("<!doctype html>");
        }
    }
}
