package rookery.desktop.screen.setup;

import rookery.desktop.screen.setup.ClockChoice.ClockOdds;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.archive.format.XxlConfig;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * A file that sets up a game: a configuration with its layout, a user's variant, or a game, which gives its last position. May be large: read it in the
 * background.
 */
sealed interface StartFile {

    /**
     * A position to begin from.
     *
     * @param rules  ignoring their own start position
     * @param clocks if the file sets them
     * @param person the person's side, if the file says so
     * @param glide  how pieces move, if the file says so
     */
    record Read(String name, Variant rules, Setup start, @Nullable ClockOdds clocks, @Nullable Side person, @Nullable Glide glide)
            implements
                StartFile {}

    /** @param pixelsPerFrame on squares of 48 pixels at 60 frames a second */
    record Glide(double pixelsPerFrame, double mostSeconds) {}

    /** A variant of the user's own. */
    record Own(Variant variant) implements StartFile {}

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

    /** The kinds of files. */
    enum Sort {
        CONFIGURATION, VARIANT, GAME
    }

    /** The kind of file, by its name or, if that is ambiguous, its content. */
    static Sort sort(Path file) throws IOException {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".json") || Files.size(file) > JsonReader.USUAL.longest()) return Sort.GAME;
        var text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        if (!(JsonReader.read(text) instanceof JsonReader.Read(Json.Dict said)) || said.find("format") != null) return Sort.GAME;
        if (said.find("layout") != null) return Sort.CONFIGURATION;
        return said.find("extends") != null || said.find("pieces") != null ? Sort.VARIANT : Sort.GAME;
    }

    static StartFile read(Path file) throws IOException {
        var name = Objects.requireNonNullElse(file.getFileName(), file).toString();
        return switch (sort(file)) {
            case CONFIGURATION -> switch (XxlConfig.read(file)) {
                case XxlConfig.Accepted(XxlConfig config) -> config(name, config);
                case XxlConfig.Refused(List<ArchiveProblem> problems) -> new Refused(problems);
            };
            case VARIANT -> switch (VariantReader.read(file)) {
                case VariantReader.Accepted(Variant variant) -> new Own(variant);
                case VariantReader.Refused(List<VariantProblem> problems) -> new Wrong(problems.stream().map(Object::toString).toList());
            };
            case GAME -> switch (GameFile.read(file)) {
                case ArchiveReading.Read(List<Game> games, var _) -> {
                    var game = games.getFirst();
                    yield new Read(name, game.variant(), game.at(game.last()).setup(), null, null, null);
                }
                case ArchiveReading.Refused(List<ArchiveProblem> problems) -> new Refused(problems);
            };
        };
    }

    private static StartFile config(String name, XxlConfig config) {
        var clocks = new ClockOdds(name, new ClockOdds.Clock(config.personTime(), config.personIncrement()),
                new ClockOdds.Clock(config.computerTime(), config.computerIncrement()));
        return new Read(name, config.variant(), config.variant().start(), clocks, config.person(),
                new Glide(config.pixelsAFrame(), config.longestGlide()));
    }
}
