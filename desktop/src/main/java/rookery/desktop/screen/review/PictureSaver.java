package rookery.desktop.screen.review;

import java.util.List;
import rookery.desktop.board.Arrow;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Marks;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.theme.Paints;
import rookery.play.file.AtomicFile;

/** Saves a picture of the board where the user wants it, with or without what is marked on it. */
final class PictureSaver {
    /** Width and height in pixels. */
    private static final int SIZE = 1200;

    private final WindowServices services;

    PictureSaver(WindowServices services) {
        this.services = services;
    }

    /** Asks what is to be on the picture first. */
    void save(BoardModel board, List<Arrow> arrows) {
        services.dialogs().ask(services.text("review.picture"), services.text("review.picture.ask"),
                new Answer(services.text("review.picture.marked"), Answer.Tone.MAIN, () -> save(board.withArrows(arrows))),
                new Answer(services.text("review.picture.plain"), Answer.Tone.PLAIN, () -> save(board.withMarks(Marks.NONE))),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private void save(BoardModel board) {
        services.files().save(services.text("review.picture"), "board.png", List.of(new FileChoice.Kind("PNG", List.of("*.png"))))
                .ifPresent(file -> {
                    var image = BoardPicture.marked(services.look(), board.withCoordinates(Coordinates.INSIDE), SIZE).snapshot(null, null);
                    services.background().queue(() -> {
                        AtomicFile.writeBytes(file, stream -> stream.write(Paints.bitmap(image).png()));
                        return file;
                    }, saved -> services.notices().tell(services.text("review.pictured", saved)), problem -> services.trouble("trouble.save", problem));
                });
    }
}
