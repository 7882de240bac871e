/** One search for every variant; provides bots. */
module rookery.engine {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;

    exports rookery.engine.book;
    exports rookery.engine.bot;
    exports rookery.engine.dice;
    exports rookery.engine.evaluation;
    exports rookery.engine.net;
    exports rookery.engine.search;
    exports rookery.engine.tablebase;
    exports rookery.engine.training;
    exports rookery.engine.tuning;
}
