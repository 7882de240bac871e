package rookery.app.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.FairyVariants;
import rookery.archive.format.GameFile;
import rookery.archive.format.NativeReader;
import rookery.archive.format.NativeWriter;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.XxlConfig;
import rookery.arena.opening.OpeningReader;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;

/** Files with games, positions and rules. */
final class GameFileTargets {

    static final List<String> ENDINGS = List.of("txt", "bn", "fen", "epd", "json", "rookery", "pgn");
    /** Between a configuration and its layout. */
    static final String DIVIDER = "\n----\n";

    private GameFileTargets() {
    }

    static void nativeGame(byte[] input) {
        check(NativeReader.read(Input.text(input)));
    }

    private static void check(ArchiveReading reading) {
        switch (reading) {
            case ArchiveReading.Refused(List<ArchiveProblem> problems) -> Input.check(!problems.isEmpty(), "refused without a reason");
            case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> _) -> games.forEach(GameFileTargets::readsBack);
        }
    }

    private static void readsBack(Game game) {
        String written = NativeWriter.write(game);
        ArchiveReading again = NativeReader.read(written);
        Input.check(again instanceof ArchiveReading.Read, "not read again: " + written + "\n" + again);
        String second = again instanceof ArchiveReading.Read read ? NativeWriter.write(read.games().getFirst()) : "";
        Input.check(second.equals(written), "written " + written + "\nand then " + second);
    }

    /** The number of an ending and the content of a file with it. */
    static void gameFile(byte[] input) throws IOException {
        String ending = ENDINGS.get(input.length == 0 ? 0 : (input[0] & 0xff) % ENDINGS.size());
        Path file = Files.write(Input.emptyFolder().resolve("game." + ending), Input.rest(input));
        check(GameFile.read(file));
    }

    /** A configuration, the divider and its layout. */
    static void xxlConfig(byte[] input) throws IOException {
        String text = new String(input, StandardCharsets.ISO_8859_1);
        int divider = text.indexOf(DIVIDER);
        Path folder = Input.emptyFolder();
        Path config = folder.resolve("config.json");
        Files.writeString(config, divider < 0 ? text : text.substring(0, divider), StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve("layout.txt"), divider < 0 ? "" : text.substring(divider + DIVIDER.length()),
                StandardCharsets.ISO_8859_1);
        switch (XxlConfig.read(config)) {
            case XxlConfig.Refused(List<ArchiveProblem> problems) -> Input.check(!problems.isEmpty(), "refused without a reason");
            case XxlConfig.Accepted(XxlConfig accepted) -> NotationTargets.accepted(accepted.variant());
        }
    }

    static void fairyVariants(byte[] input) {
        for (FairyVariants.Result result : FairyVariants.read(Input.text(input))) {
            switch (result) {
                case FairyVariants.Refused(String _, List<ArchiveProblem> problems) ->
                    Input.check(!problems.isEmpty(), "refused without a reason");
                case FairyVariants.Accepted(String _, Variant variant) -> NotationTargets.accepted(variant);
            }
        }
    }

    /** First whether it is PGN, then a book of openings. */
    static void openings(byte[] input) throws IOException {
        boolean games = input.length > 0 && input[0] == 'p';
        Path file = Files.write(Input.emptyFolder().resolve(games ? "book.pgn" : "book.epd"), Input.rest(input));
        if (OpeningReader.read(file, Presets.FIDE, 8, OpeningReader.Progress.NONE) instanceof rookery.arena.Reading.Refused<?> refused) {
            Input.check(!refused.problems().isEmpty(), "refused without a reason");
        }
    }

    /** A variant's number and the content of a compact game, which gets its length and checksum here. */
    static void compactGame(byte[] input) throws IOException {
        CompactGameFile format = new CompactGameFile(Input.variant(input));
        byte[] content = Input.rest(input);
        CRC32 sum = new CRC32();
        sum.update(content);
        byte[] frame = ByteBuffer.allocate(8 + content.length).order(ByteOrder.LITTLE_ENDIAN).putInt(content.length)
                .putInt((int) sum.getValue()).put(content).array();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(format.header());
        file.write(frame);
        List<CompactGame> games = new ArrayList<>();
        CompactGameFile.Summary summary = format.read(file.toByteArray(), games::add);
        Input.check(summary.games() == games.size() && games.isEmpty() == summary.problem().isPresent(), summary.toString());
        for (CompactGame game : games) {
            Input.check(Arrays.equals(format.bytes(game), frame), "written otherwise: " + game);
        }
        // Bytes as they come, too.
        format.read(content, games::add);
    }
}
