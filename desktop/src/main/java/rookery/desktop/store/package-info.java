/** The bridge between the JavaFX thread and all others: {@link rookery.desktop.store.Store} holds what a screen shows, {@link rookery.desktop.store.Background} does slow work. */
@NullMarked
package rookery.desktop.store;

import org.jspecify.annotations.NullMarked;
