package rookery.desktop.screen.lab;

/**
 * Something wrong in the form.
 *
 * @param field the name of a setting, {@code player-2} for the third player, {@code players}, {@code concurrency}, {@code part}; empty if it does not concern a
 * field
 * @param words for the user
 */
record FieldProblem(String field, String words) {}
