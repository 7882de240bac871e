/** The library in one SQLite file, by plain JDBC; every statement stands beside the record it fills. Seen by nobody outside the module. */
@NullMarked
package rookery.archive.sqlite;

import org.jspecify.annotations.NullMarked;
