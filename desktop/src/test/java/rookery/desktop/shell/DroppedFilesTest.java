package rookery.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import java.io.File;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import javafx.event.EventType;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.WindowTest;
import rookery.look.theme.SquareMark;

/** Files that are dropped onto the window are opened. */
final class DroppedFilesTest extends WindowTest {

    /** What the system hands over with files under the mouse. */
    private static TKClipboard holding(List<File> files) {
        return (TKClipboard) Proxy.newProxyInstance(TKClipboard.class.getClassLoader(), new Class<?>[]{TKClipboard.class},
                (_, method, arguments) -> switch (method.getName()) {
                    case "hasContent" -> DataFormat.FILES.equals(arguments[0]) && !files.isEmpty();
                    case "getContent" -> DataFormat.FILES.equals(arguments[0]) ? files : null;
                    case "getTransferModes" -> Set.of(TransferMode.COPY);
                    default -> null;
                });
    }

    private DragEvent drag(EventType<DragEvent> type, List<File> files) throws Exception {
        return FxThread.call(() -> {
            var event = new DragEvent(null, window.program().shell(), type, DragboardHelper.createDragboard(holding(files)), 5, 5, 5, 5,
                    TransferMode.COPY, null, null, null);
            window.program().shell().fireEvent(event);
            return event;
        });
    }

    @Test
    void areOpened() throws Exception {
        var file = Files.writeString(data.resolve("dropped.pgn"),
                "[White \"Ada\"]\n[Black \"Grace\"]\n[Result \"*\"]\n\n1. e4 e5 *\n").toFile();
        drag(DragEvent.DRAG_DROPPED, List.of(file));
        // A game that is not over resumes where it stands: G-04, C-10.
        window.await(() -> window.shows("#board") && window.moves() == 2 && window.status().equals("White to move"));
        window.move("g1", "f3");
    }

    // W-09
    @Test
    void aFinishedGameIsLookedAtWhereItEnded() throws Exception {
        var file = Files.writeString(data.resolve("mate.pgn"),
                "[White \"Ada\"]\n[Black \"Grace\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n").toFile();
        drag(DragEvent.DRAG_DROPPED, List.of(file));
        window.await(() -> window.shows("#node-4") && FxThread.call(() -> window.program().shell().place()) instanceof Place.Review
                && window.marks("h4").contains(SquareMark.LAST_MOVE));
    }

    @Test
    void nothingButFilesIsTaken() throws Exception {
        drag(DragEvent.DRAG_DROPPED, List.of());
        assertThat(FxThread.call(() -> window.program().shell().place())).isInstanceOf(Place.Home.class);
    }
}
