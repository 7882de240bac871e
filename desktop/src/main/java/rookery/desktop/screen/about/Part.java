package rookery.desktop.screen.about;

import java.util.List;

/** Something of others that ships with the program, and on what terms. */
record Part(String name, String what, String version, String licence, String home) {

    /** All that is on the program's class path besides our own; versions are those of the build. */
    static final List<Part> ALL = List.of(
            new Part("JavaFX", "Window, scene graph, controls", "26.0.2", "GPL-2.0 with Classpath Exception", "openjfx.io"),
            new Part("AtlantaFX", "The look of controls", "2.1.0", "MIT", "github.com/mkpaz/atlantafx"),
            new Part("Ikonli", "Icons as a font", "12.4.0", "Apache-2.0", "kordamp.org/ikonli"),
            new Part("Feather", "The icons", "4.28", "MIT", "feathericons.com"),
            new Part("Jackson", "JSON", "3.2.4", "Apache-2.0", "github.com/FasterXML/jackson"),
            new Part("Jackson annotations", "JSON", "2.22", "Apache-2.0", "github.com/FasterXML/jackson"),
            new Part("SQLite JDBC", "The database of games, with SQLite inside (public domain)", "3.53.4.0", "Apache-2.0",
                    "github.com/xerial/sqlite-jdbc"),
            new Part("picocli", "Command lines", "4.7.7", "Apache-2.0", "picocli.info"),
            new Part("SLF4J", "Log interface", "2.0.20", "MIT", "slf4j.org"),
            new Part("JSpecify", "Annotations", "1.0.1", "Apache-2.0", "jspecify.dev"));
}
