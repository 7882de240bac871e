/** Games, profiles, ratings and settings on disk. */
module rookery.archive {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires java.sql;
    requires org.xerial.sqlitejdbc;

    exports rookery.archive;
    exports rookery.archive.format;
    exports rookery.archive.settings;
}
