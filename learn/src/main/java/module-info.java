/** Getting better at chess: puzzles, sentences about moves, openings, first steps, an opponent of your own strength. */
module rookery.learn {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires transitive rookery.archive;

    exports rookery.learn.lesson;
    exports rookery.learn.opening;
    exports rookery.learn.opponent;
    exports rookery.learn.progress;
    exports rookery.learn.puzzle;
    exports rookery.learn.solve;
    exports rookery.learn.words;
}
