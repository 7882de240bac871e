/**
 * What a program must do to play in Rookery: a {@link rookery.play.bot.BotProvider} describes and creates players, a {@link rookery.play.bot.Bot}
 * chooses one action within {@link rookery.play.bot.Limits} and reports {@link rookery.play.bot.Thought}s while it thinks.
 */
@NullMarked
package rookery.play.bot;

import org.jspecify.annotations.NullMarked;
