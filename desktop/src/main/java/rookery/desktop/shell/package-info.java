/**
 * The window around the screens: {@link rookery.desktop.shell.Shell} shows one {@link rookery.desktop.shell.Screen} at a time, chosen by
 * {@link rookery.desktop.shell.Place}; {@link rookery.desktop.shell.WindowServices} is what every screen may use.
 */
@NullMarked
package rookery.desktop.shell;

import org.jspecify.annotations.NullMarked;
