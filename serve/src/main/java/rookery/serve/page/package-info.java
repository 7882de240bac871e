/** The page's files, texts and pictures. */
@NullMarked
package rookery.serve.page;

import org.jspecify.annotations.NullMarked;
