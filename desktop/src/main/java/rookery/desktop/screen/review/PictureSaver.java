package rookery.desktop.screen.review;

import java.util.List;
import rookery.desktop.board.Arrow;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Marks;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.theme.Paints;
import rookery.play.file.AtomicFile;

/** Saves a picture of the board where the user wants it, with or without what is marked on it. */
final class PictureSaver {
    /** Width and height in pixels. */
    private static final int SIZE = 1200;

    private final Desk desk;

    PictureSaver(Desk desk) {
        this.desk = desk;
    }

    /** Asks what is to be on the picture first. */
    void save(BoardModel board, List<Arrow> arrows) {
        desk.dialogs().ask(desk.text("review.picture"), desk.text("review.picture.ask"),
                new Answer(desk.text("review.picture.marked"), Answer.Tone.MAIN, () -> save(board.withArrows(arrows))),
                new Answer(desk.text("review.picture.plain"), Answer.Tone.PLAIN, () -> save(board.withMarks(Marks.NONE))),
                new Answer(desk.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private void save(BoardModel board) {
        desk.files().save(desk.text("review.picture"), "board.png", List.of(new FileChoice.Kind("PNG", List.of("*.png"))))
                .ifPresent(file -> {
                    var image = BoardPicture.marked(desk.look(), board.withCoordinates(Coordinates.INSIDE), SIZE).snapshot(null, null);
                    desk.background().queue(() -> {
                        AtomicFile.writeBytes(file, stream -> stream.write(Paints.bitmap(image).png()));
                        return file;
                    }, saved -> desk.notices().tell(desk.text("review.pictured", saved)), problem -> desk.trouble("trouble.save", problem));
                });
    }
}
