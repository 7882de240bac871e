/** Players, clocks and the referee of one game; knows no engine and no screen. */
module rookery.play {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;

    exports rookery.play.analysis;
    exports rookery.play.bot;
    exports rookery.play.chance;
    exports rookery.play.file;
    exports rookery.play.house;
    exports rookery.play.luck;
    exports rookery.play.match;
    exports rookery.play.rating;
    exports rookery.play.record;
    exports rookery.play.training;
    exports rookery.play.worker;

    uses rookery.play.bot.BotProvider;
    uses rookery.play.luck.LuckAnalyst;
    uses rookery.play.training.NetTrainer;
}
