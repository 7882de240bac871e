/** The words of the program in three languages; no other package holds text a user reads. */
@NullMarked
package rookery.desktop.text;

import org.jspecify.annotations.NullMarked;
