/**
 * Engine programs as players. In short:
 *
 * <pre>{@code
 * EngineProgram program = EngineProgram.of(Path.of("/usr/games/stockfish")).withOption("Hash", "64");
 * BotProvider provider = ProgramProvider.probe(program);   // starts it once to ask for its name, options and variants; throws BotFailure
 * try (Bot bot = provider.create(BotSettings.DEFAULT.with("Threads", "1"))) {
 *     int move = bot.choose(position, Limits.ofClocks(clocks), thought -> { });
 * }
 * }</pre>
 *
 * <p>The process lives as long as the bot and serves any number of games, one at a time; {@link rookery.play.bot.Bot#newGame} announces each. Every failure is a {@link rookery.play.bot.BotFailure} with words for a user: the game is lost, and the next {@code newGame} or {@code choose} restarts the program. {@link rookery.uci.client.EngineTimeouts} has the time limits. A process never outlives its bot, nor this program.
 */
@NullMarked
package rookery.uci.client;

import org.jspecify.annotations.NullMarked;
