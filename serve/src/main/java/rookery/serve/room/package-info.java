/** What a teacher has: the wall of all tables, and the question put to the class. */
@NullMarked
package rookery.serve.room;

import org.jspecify.annotations.NullMarked;
