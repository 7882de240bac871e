package rookery.desktop.settings;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import rookery.play.file.UserFolders;

/** Reads and writes {@code settings.json}. What a file of another version lacks is taken from the defaults; a damaged one is set aside, never overwritten. */
public final class SettingsFile {
    private static final String NAME = "settings.json";

    private final Path folder;
    private final Path file;

    public SettingsFile(Path folder) {
        this.folder = folder;
        file = folder.resolve(NAME);
    }

    /** The settings that go with a data folder. */
    public static SettingsFile of(Path data) {
        return new SettingsFile(UserFolders.of(data).holding(NAME));
    }

    public Settings read() throws IOException {
        if (!Files.exists(file)) return Settings.DEFAULT;
        try {
            return settings(JsonLeaves.of(Files.readString(file, StandardCharsets.UTF_8)));
        } catch (JacksonException | IllegalArgumentException | CharacterCodingException damaged) {
            Files.move(file, free());
            return Settings.DEFAULT;
        }
    }

    /** A name beside the file that nothing has: an earlier damaged one stays too. */
    private Path free() {
        var aside = file.resolveSibling("settings.damaged.json");
        for (int number = 2; Files.exists(aside); number++) aside = file.resolveSibling("settings.damaged-" + number + ".json");
        return aside;
    }

    private static Settings settings(JsonLeaves kept) {
        var usual = Settings.DEFAULT;
        return new Settings(window(kept, usual.window()), look(kept, usual.look()), sound(kept, usual.sound()), play(kept, usual.play()),
                kept.word("language", usual.language()), kept.word("profile", usual.profile()), kept.under("remembered"));
    }

    private static Settings.Window window(JsonLeaves kept, Settings.Window usual) {
        return new Settings.Window(kept.number("window.x", usual.x()), kept.number("window.y", usual.y()),
                kept.number("window.width", usual.width()), kept.number("window.height", usual.height()),
                kept.flag("window.maximized", usual.maximized()));
    }

    private static Settings.Look look(JsonLeaves kept, Settings.Look usual) {
        return new Settings.Look(kept.word("look.theme", usual.theme()), kept.word("look.boardTheme", usual.boardTheme()),
                kept.word("look.pieceSet", usual.pieceSet()), kept.word("look.boardImage", usual.boardImage()),
                kept.word("look.backgroundImage", usual.backgroundImage()), kept.whole("look.scale", usual.scale()),
                kept.flag("look.coordinates", usual.coordinates()), kept.flag("look.figurines", usual.figurines()));
    }

    private static Settings.Sound sound(JsonLeaves kept, Settings.Sound usual) {
        return new Settings.Sound(kept.flag("sound.effects", usual.effects()), kept.whole("sound.effectsVolume", usual.effectsVolume()),
                kept.flag("sound.music", usual.music()), kept.whole("sound.musicVolume", usual.musicVolume()));
    }

    private static Settings.Play play(JsonLeaves kept, Settings.Play usual) {
        return new Settings.Play(Settings.Animation.valueOf(kept.word("play.animation", usual.animation().name())),
                kept.number("play.pixelsPerFrame", usual.pixelsPerFrame()), kept.number("play.mostSeconds", usual.mostSeconds()),
                kept.flag("play.autoQueen", usual.autoQueen()), kept.flag("play.confirmMoves", usual.confirmMoves()),
                kept.flag("play.rollByItself", usual.rollByItself()), kept.flag("play.premoves", usual.premoves()),
                kept.flag("play.destinations", usual.destinations()), kept.flag("play.clocksWait", usual.clocksWait()),
                kept.flag("play.turnBoard", usual.turnBoard()));
    }

    /** A crash leaves the old file or the new one. */
    public void write(Settings settings) throws IOException {
        Folders.makePrivate(folder);
        AtomicFile.write(file, Json.WRITER.writeValueAsString(settings));
    }

    /** Made when settings are first written, long after the start. */
    private static final class Json {
        static final JsonMapper WRITER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    }
}
