/** For the teacher: the wall of all tables, and the question for the class. */
@NullMarked
package rookery.serve.room;

import org.jspecify.annotations.NullMarked;
