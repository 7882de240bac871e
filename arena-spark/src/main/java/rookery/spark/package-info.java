/** Tournaments on Apache Spark: independent batches of games, retried elsewhere if a machine fails. */
@NullMarked
package rookery.spark;

import org.jspecify.annotations.NullMarked;
