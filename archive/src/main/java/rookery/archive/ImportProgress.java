package rookery.archive;

/**
 * The progress of an import.
 *
 * @param games read so far, good or bad
 * @param share of the file that has been read, 0 to 1
 */
public record ImportProgress(int games, double share) {
}
