/** The page of a network game: the link and its QR code, who has joined, and what is open to others. */
@NullMarked
package rookery.desktop.screen.invite;

import org.jspecify.annotations.NullMarked;
