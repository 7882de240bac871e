/** Games, profiles, ratings and settings on disk. */
@NullMarked
package rookery.archive;

import org.jspecify.annotations.NullMarked;
