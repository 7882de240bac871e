/** Many games: matches, tournaments, statistics, ratings, self-play, the environment for agents. */
module rookery.arena {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires transitive rookery.uci;

    exports rookery.arena;
    exports rookery.arena.lab;
    exports rookery.arena.agent;
    exports rookery.arena.balance;
    exports rookery.arena.environment;
    exports rookery.arena.opening;
    exports rookery.arena.player;
    exports rookery.arena.report;
    exports rookery.arena.run;
    exports rookery.arena.schedule;
    exports rookery.arena.selfplay;
    exports rookery.arena.statistics;
}
