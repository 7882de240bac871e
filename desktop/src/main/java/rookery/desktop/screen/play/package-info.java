/**
 * The board screen. {@link rookery.desktop.screen.play.PlayScreen} says what each intent does, {@code PlayReducer} turns what the
 * session tells into {@code PlayState}, {@code PlayView} shows it. What it uses of the rest of the program is its
 * {@link rookery.desktop.screen.play.PlayContext}.
 */
@NullMarked
package rookery.desktop.screen.play;

import org.jspecify.annotations.NullMarked;
