/** JSON in which every value knows its line and column, so that messages can point at a problem. All modules read and write JSON with it. */
@NullMarked
package rookery.kernel.catalogue.json;

import org.jspecify.annotations.NullMarked;
