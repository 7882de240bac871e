/**
 * The game screen. {@link rookery.desktop.screen.play.PlayScreen} handles intents, {@code PlayReducer} turns session events into {@code PlayState}, {@code
 * PlayView} shows it. {@link rookery.desktop.screen.play.PlayContext} is what it needs from the rest of the program.
 */
@NullMarked
package rookery.desktop.screen.play;

import org.jspecify.annotations.NullMarked;
