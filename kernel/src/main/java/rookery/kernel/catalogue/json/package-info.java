/** JSON with the place of every value, so that a variant file's problems can be pointed at. Not exported. */
@NullMarked
package rookery.kernel.catalogue.json;

import org.jspecify.annotations.NullMarked;
