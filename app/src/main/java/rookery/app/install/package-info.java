/** System integration of an installed program: menu entry, icons, file types, man page, completion. */
@NullMarked
package rookery.app.install;

import org.jspecify.annotations.NullMarked;
