/** Tournaments on Apache Spark: independent batches of games, tried again elsewhere when a machine fails. */
@NullMarked
package rookery.spark;

import org.jspecify.annotations.NullMarked;
