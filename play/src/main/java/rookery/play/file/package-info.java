/** Files that are never half written, for every module that stores something. */
@NullMarked
package rookery.play.file;

import org.jspecify.annotations.NullMarked;
