package rookery.desktop.screen.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.GameFile;
import rookery.archive.format.Reading;
import rookery.archive.format.XxlConfig;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;
import rookery.play.match.TimeControl;

/**
 * A file that says where a game begins: a configuration with its layout, a user's own variant, or a game, of which the last position is meant. May be large:
 * read it in the background.
 */
sealed interface StartFile {

    /**
     * @param rules  with the start position
     * @param clocks of both sides, where the file sets them
     * @param person the side of the person, where the file says it
     * @param glide  how pieces travel, where the file says it
     */
    record Read(String name, Variant rules, @Nullable Clocks clocks, @Nullable Side person, @Nullable Glide glide) implements StartFile {}

    /** @param pixelsPerFrame on squares of 48 pixels at 60 frames a second */
    record Glide(double pixelsPerFrame, double mostSeconds) {}

    record Refused(List<ArchiveProblem> problems) implements StartFile {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /** A variant file with mistakes, each in words with its place. */
    record Wrong(List<String> reasons) implements StartFile {
        public Wrong {
            reasons = List.copyOf(reasons);
        }
    }

    static StartFile read(Path file) throws IOException {
        var name = Objects.requireNonNullElse(file.getFileName(), file).toString();
        if (name.toLowerCase(Locale.ROOT).endsWith(".json")) {
            if (XxlConfig.read(file) instanceof XxlConfig.Accepted(XxlConfig config)) return config(name, config);
            var text = Files.readString(file);
            if (text.contains("\"extends\"") || text.contains("\"pieces\"")) {
                return switch (VariantReader.read(text)) {
                    case VariantReader.Accepted(Variant variant) -> new Read(name, variant, null, null, null);
                    case VariantReader.Refused(List<VariantProblem> problems) ->
                        new Wrong(problems.stream().map(Object::toString).toList());
                };
            }
        }
        return switch (GameFile.read(file)) {
            case Reading.Read(List<Game> games, var _) -> {
                var game = games.getFirst();
                yield new Read(name, game.variant().withStart(game.at(game.last()).setup()), null, null, null);
            }
            case Reading.Refused(List<ArchiveProblem> problems) -> new Refused(problems);
        };
    }

    private static StartFile config(String name, XxlConfig config) {
        var person = control(config.personTime(), config.personIncrement());
        var computer = control(config.computerTime(), config.computerIncrement());
        boolean white = config.person() == Side.WHITE;
        return new Read(name, config.variant(), new Clocks(white ? person : computer, white ? computer : person), config.person(),
                new Glide(config.pixelsAFrame(), config.longestGlide()));
    }

    private static TimeControl control(Duration time, Duration increment) {
        return increment.isZero() ? TimeControl.suddenDeath(time) : TimeControl.fischer(time, increment);
    }
}
