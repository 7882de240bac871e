/** What a system wants of a program that is installed: menu entry, icons, file types, man page, completion. */
@NullMarked
package rookery.app.install;

import org.jspecify.annotations.NullMarked;
