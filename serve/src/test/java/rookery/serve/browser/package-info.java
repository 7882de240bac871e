/** The page as people use it: Debian's Chromium plays against a server in this process. */
@NullMarked
package rookery.serve.browser;

import org.jspecify.annotations.NullMarked;
