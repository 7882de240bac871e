package rookery.archive.sqlite;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.notation.Fen;

/**
 * The data of a game that lists and searches use.
 *
 * @param digest   the same for two records of the same game: names, day, round, time, the id it was played under, rules, start, moves of the main line and
 * result, but no comments
 * @param day      as 20261115, unknown parts 0
 * @param whiteElo White's rating from the tags, 0 if unknown
 */
record GameHeader(byte[] digest, String white, String black, int day, String event, String round, int plies, int whiteElo, int blackElo) {

    private static final Pattern ELO = Pattern.compile("[0-9]{1,4}");

    private static final Pattern DATE = Pattern.compile("([0-9]{4}|\\?{4})(?:[.-/]([0-9]{2}|\\?\\?)(?:[.-/]([0-9]{2}|\\?\\?))?)?");

    static GameHeader of(Game game) {
        String white = known(game, "White");
        String black = known(game, "Black");
        int day = day(known(game, "Date"));
        if (day == 0) {
            day = day(known(game, "UTCDate"));
        }
        String round = known(game, "Round");
        MessageDigest digest = Names.sha256();
        add(digest, FoldedName.of(white));
        add(digest, FoldedName.of(black));
        add(digest, day + "/" + round + "/" + known(game, "UTCTime") + "/" + game.variant().id() + "/" + game.outcome().mark());
        if (!known(game, "GameId").isEmpty()) {
            add(digest, known(game, "GameId"));
        }
        if (!game.start().equals(game.variant().start())) {
            add(digest, Fen.write(game.variant(), game.start()));
        }
        ByteBuffer moves = ByteBuffer.allocate(game.last().ply() * 5);
        for (GameNode node = game.root().next(); node != null; node = node.next()) {
            moves.put((byte) node.roll()).putInt(node.move());
        }
        digest.update(moves.flip());
        return new GameHeader(Arrays.copyOf(digest.digest(), 16), white, black, day, known(game, "Event"), round, moves.limit() / 5,
                elo(known(game, "WhiteElo")), elo(known(game, "BlackElo")));
    }

    /** A rating of at most four digits; 0 where there is none. */
    static int elo(String text) {
        return ELO.matcher(text).matches() ? Integer.parseInt(text) : 0;
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    /** The tag's value; empty if missing or unknown. */
    private static String known(Game game, String tag) {
        @Nullable
        String value = game.tag(tag);
        return value == null || value.equals("?") || value.equals("-") ? "" : value;
    }

    static int day(String date) {
        Matcher matcher = DATE.matcher(date);
        return matcher.matches() ? part(matcher.group(1)) * 10_000 + part(matcher.group(2)) * 100 + part(matcher.group(3)) : 0;
    }

    private static int part(@Nullable String digits) {
        return digits == null || digits.startsWith("?") ? 0 : Integer.parseInt(digits);
    }

    /** As PGN writes it; empty if unknown. */
    static String date(int day) {
        return day == 0
                ? ""
                : String.format(Locale.ROOT, "%s.%s.%s", part(day / 10_000, "%04d", "????"), part(day / 100 % 100, "%02d", "??"),
                        part(day % 100, "%02d", "??"));
    }

    private static String part(int number, String format, String unknown) {
        return Optional.of(number).filter(known -> known != 0).map(known -> String.format(Locale.ROOT, format, known)).orElse(unknown);
    }
}
