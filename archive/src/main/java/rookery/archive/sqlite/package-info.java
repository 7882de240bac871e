/** The library in one SQLite file, with plain JDBC; every statement is next to the record it fills. Not exported. */
@NullMarked
package rookery.archive.sqlite;

import org.jspecify.annotations.NullMarked;
