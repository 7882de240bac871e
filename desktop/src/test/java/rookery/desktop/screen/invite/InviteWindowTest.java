package rookery.desktop.screen.invite;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.serve.qr.QrCode;

/** Play over the network: begun by mouse in the window, played by whoever opens the link. */
final class InviteWindowTest extends WindowTest {

    /** The link, as soon as the server is open. */
    private String link() throws Exception {
        var field = (TextField) window.node("#invite-link");
        window.await(() -> FxThread.call(() -> !field.getText().isEmpty()));
        return FxThread.call(field::getText);
    }

    private String invite(String name, String side) throws Exception {
        window.go(new Place.Home());
        window.fire("home-network");
        var field = (ComboBox<?>) window.node("#player-first");
        TestWindow.run(() -> field.getEditor().setText(name));
        window.fire("side-" + side);
        window.press("start");
        return link();
    }

    private void answer(String words) throws Exception {
        var buttons = (Parent) window.node(".dialog-buttons");
        TestWindow.run(() -> buttons.getChildrenUnmodifiable().stream().map(Button.class::cast)
                .filter(button -> button.getText().equals(words)).findFirst().orElseThrow().fire());
        window.settle();
    }

    @Test
    void aGuestPlaysTheHost() throws Exception {
        try (var guest = new BrowserGuest(invite("Ada", "WHITE"))) {
            assertThat(window.text("#invite-status")).isEqualTo("Nobody has joined yet. The game begins as soon as somebody sits down.");
            assertThat(window.shows("#invite-board")).isFalse();
            // A name is text, whatever it looks like.
            guest.sit("<b>Bo</b> & {0}");
            window.await(() -> window.shows("#board"));
            window.await(() -> window.text("#network-words").equals("<b>Bo</b> & {0} is here"));
            assertThat(window.text(".player-name")).isEqualTo("<b>Bo</b> & {0}");
            assertThat(guest.await("\"state\":\"running\"")).contains("\"name\":\"Ada\"");
            window.move("e2", "e4");
            guest.await("\"text\":\"e4\"");
            // The other side is the guest's alone.
            window.click("d7");
            assertThat(window.marks("d7")).isEmpty();
            window.type("d5");
            window.settle();
            assertThat(guest.move(1, "e7e5")).isEqualTo(200);
            window.await(() -> window.moves() == 2);
            assertThat(window.status()).isEqualTo("White to move");
            window.move("g1", "f3");
            guest.await("\"text\":\"Nf3\"");
            assertThat(guest.move(2, "b8c6")).isEqualTo(409);
        }
    }

    @Test
    void whatNeedsConsentIsAskedFor() throws Exception {
        try (var guest = new BrowserGuest(invite("Ada", "BLACK")).sit("Bo")) {
            window.await(() -> window.shows("#board"));
            guest.await("\"state\":\"running\"");
            assertThat(guest.move(0, "d2d4")).isEqualTo(200);
            window.await(() -> window.moves() == 1);
            // The guest's wish, and its refusal.
            assertThat(guest.intend("take-back", "")).isEqualTo(200);
            window.press("refuse-take-back");
            guest.await("take-back-refused");
            assertThat(window.moves()).isEqualTo(1);
            assertThat(guest.intend("take-back", "")).isEqualTo(200);
            window.press("allow-take-back");
            window.await(() -> window.moves() == 0);
            assertThat(guest.move(0, "e2e4")).isEqualTo(200);
            window.await(() -> window.moves() == 1);
            // Ours.
            window.move("c7", "c5");
            window.press("take-back");
            guest.await("\"takeBack\":\"black\"");
            assertThat(guest.intend("allow-take-back", "")).isEqualTo(200);
            window.await(() -> window.moves() == 1);
            // A draw offered is answered by a button.
            assertThat(guest.intend("draw", "")).isEqualTo(200);
            window.press("decline-draw");
            guest.await("draw-declined");
            // Nothing of the kind is done without the other.
            assertThat(window.node("#restart").isDisabled()).isTrue();
            assertThat(window.node("#hint").isDisabled()).isTrue();
            window.resign();
            assertThat(window.text("#result")).isEqualTo("You resigned");
            guest.await("RESIGNATION");
            // Another game, with colours changed.
            window.press("rematch");
            guest.await("\"rematch\":\"black\"");
            window.await(() -> window.text("#rematch-words").equals("Bo has been asked for another game."));
            assertThat(guest.intend("rematch", "")).isEqualTo(200);
            window.await(() -> !window.shows("#over") && window.moves() == 0);
            window.move("e2", "e4");
            guest.await("\"text\":\"e4\"");
            window.await(() -> window.text("#network-words").equals("Bo is here"));
        }
    }

    @Test
    void aGuestComesBackByTheSameLinkWhenTheWindowDoes() throws Exception {
        try (var guest = new BrowserGuest(invite("Ada", "WHITE")).sit("Bo")) {
            window.await(() -> window.shows("#board"));
            guest.await("\"state\":\"running\"");
            window.move("e2", "e4");
            guest.await("\"text\":\"e4\"");
            assertThat(guest.reaches()).isTrue();
            window.close();
            guest.await("\"reason\":\"host\"");
            assertThat(guest.reaches()).isFalse();
            // Like any other unfinished game it resumes, and its table is open again.
            window = TestWindow.reopen(data);
            window.press("home-continue");
            window.await(() -> window.shows("#board") && window.moves() == 1 && guest.reaches());
            guest.watch();
            window.await(() -> window.text("#network-words").equals("Bo is here"));
            assertThat(guest.move(1, "e7e5")).isEqualTo(200);
            window.await(() -> window.moves() == 2);
            window.move("g1", "f3");
            guest.await("\"text\":\"Nf3\"");
            // A table that the user ends stays away.
            window.press("invite");
            window.press("invite-end");
            guest.await("event: gone");
        }
        window.close();
        window = TestWindow.reopen(data);
        window.press("home-continue");
        window.await(() -> window.shows("#board") && window.moves() == 3);
        assertThat(window.shows("#network-words")).isFalse();
        // Whoever opens a new link takes the seat.
        window.press("invite");
        answer("Plays Black");
        try (var guest = new BrowserGuest(link())) {
            assertThat(guest.mayPlay()).isTrue();
            guest.sit("Cy");
            guest.await("\"text\":\"Nf3\"");
            window.press("invite-board");
            window.await(() -> window.text("#network-words").equals("Cy is here"));
            assertThat(guest.move(3, "b8c6")).isEqualTo(200);
            window.await(() -> window.moves() == 4);
        }
    }

    @Test
    void anInvitationIsTakenBack() throws Exception {
        try (var guest = new BrowserGuest(invite("Ada", "WHITE"))) {
            assertThat(guest.reaches()).isTrue();
            window.press("invite-end");
            window.await(() -> window.shows("#start"));
            window.await(() -> !guest.reaches());
        }
        // Another game takes the board and the table with it.
        try (var guest = new BrowserGuest(invite("Ada", "WHITE"))) {
            window.play(TestWindow.friends(TestWindow.variant("fide")));
            window.await(() -> !guest.reaches());
            window.move("e2", "e4");
            window.move("e7", "e5");
        }
    }

    @Test
    void othersWatchAGameAgainstTheComputer() throws Exception {
        window.play(TestWindow.againstBot(TestWindow.variant("fide"), "random"));
        window.press("invite");
        try (var guest = new BrowserGuest(link())) {
            assertThat(guest.mayPlay()).isFalse();
            guest.watch();
            window.await(() -> window.text("#invite-status").equals("1 page is watching."));
            window.press("invite-board");
            window.move("e2", "e4");
            guest.await("\"text\":\"e4\"");
            // Bots play on: nothing else has changed.
            window.await(() -> window.moves() == 2);
            window.press("invite");
            window.press("invite-end");
            window.await(() -> !guest.reaches());
            assertThat(window.shows("#network-words")).isFalse();
        }
    }

    @Test
    void thePictureIsTheLink() throws Exception {
        var link = invite("Ada", "WHITE");
        var code = QrCode.of(link);
        var area = window.area("#invite-code");
        var picture = window.picture();
        double module = area.getWidth() / (code.size() + 8);
        var pixels = picture.getPixelReader();
        for (int y = -4; y < code.size() + 4; y++) {
            for (int x = -4; x < code.size() + 4; x++) {
                var colour = pixels.getColor((int) (area.getMinX() + (x + 4.5) * module), (int) (area.getMinY() + (y + 4.5) * module));
                boolean corner = (x < -2 || x > code.size() + 1) && (y < -2 || y > code.size() + 1);
                if (!corner) assertThat(colour).as("%d,%d", x, y).isEqualTo(code.isDark(x, y) ? Color.BLACK : Color.WHITE);
            }
        }
        // What is open, and for whom, is said; the token is not.
        assertThat(window.text("#invite-open")).contains(link.substring("http://".length(), link.indexOf("/table"))).doesNotContain("join");
    }

    @Test
    void aFriendMaySitHereOrElsewhere() throws Exception {
        window.go(new Place.NewGame(Kind.FRIEND));
        assertThat(window.shows("#player-second")).isTrue();
        window.fire("where-1");
        assertThat(window.shows("#player-second")).isFalse();
        assertThat(window.text("#start")).isEqualTo("Invite");
        assertThat(window.text("#summary-players")).isEqualTo("Host has White, the guest has Black");
        window.fire("where-0");
        assertThat(window.shows("#player-second")).isTrue();
        assertThat(window.text("#start")).isEqualTo("Start");
    }
}
