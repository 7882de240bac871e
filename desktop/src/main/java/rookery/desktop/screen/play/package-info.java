/**
 * The board screen. {@link rookery.desktop.screen.play.PlayScreen} speaks with the referee, {@code PlayReducer} turns what happens into
 * {@code PlayState}, {@code PlayView} shows it.
 */
@NullMarked
package rookery.desktop.screen.play;

import org.jspecify.annotations.NullMarked;
