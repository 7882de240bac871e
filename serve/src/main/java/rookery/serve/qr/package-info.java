/** QR codes. */
@NullMarked
package rookery.serve.qr;

import org.jspecify.annotations.NullMarked;
