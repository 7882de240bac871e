/** Every variant by name, and variants as files: reading, writing, and describing their rules in words. */
@NullMarked
package rookery.kernel.catalogue;

import org.jspecify.annotations.NullMarked;
