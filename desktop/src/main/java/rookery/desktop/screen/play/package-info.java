/**
 * The board screen. {@link rookery.desktop.screen.play.PlayScreen} says what each intent does, {@code LiveMatch} speaks with the referee,
 * {@code PlayReducer} turns what happens into {@code PlayState}, {@code PlayView} shows it. What it needs of the rest of the program is its
 * {@link rookery.desktop.screen.play.PlayHall}.
 */
@NullMarked
package rookery.desktop.screen.play;

import org.jspecify.annotations.NullMarked;
