/** What the tests of all modules share: position generators, laws every variant keeps, architecture rules. */
@NullMarked
package rookery.testkit;

import org.jspecify.annotations.NullMarked;
