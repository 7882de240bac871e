/** What may be wrong with an installation, looked for and told in plain words. */
@NullMarked
package rookery.app.doctor;

import org.jspecify.annotations.NullMarked;
