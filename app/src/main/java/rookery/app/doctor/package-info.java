/** Checks an installation and reports problems in plain words. */
@NullMarked
package rookery.app.doctor;

import org.jspecify.annotations.NullMarked;
