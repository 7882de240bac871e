package rookery.gallery;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import rookery.archive.Attempt;
import rookery.archive.Library;
import rookery.archive.GameEntry;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/** A library with people and games in it, the same every time, for pictures. */
final class Specimens {
    private static final Instant FIRST = Instant.parse("2026-09-01T18:00:00Z");
    private static final List<String> VARIANTS = List.of("fide", "fide", "dice", "fide", "xxl", "fide", "capablanca");
    private static final int GAMES = 42;

    private Specimens() {}

    static Attempt<Integer> fill(Library library) {
        var ada = library.profiles().create(Profile.named("Ada").withAvatar("queen").withColour("#3F72AF")).result().orElseThrow();
        var grace = library.profiles().create(Profile.named("Grace").withAvatar("knight").withColour("#B0476B")).result().orElseThrow();
        library.profiles().create(Profile.named("Linus").withAvatar("camel").withColour("#5B8C3E"));
        var rivals = List.of(Player.Person.of(grace), new Player.Computer("rookery-birds", "Thrush", Map.of("Level", "Thrush")),
                new Player.Computer("greedy", "Greedy", Map.of()), new Player.Computer("rookery-birds", "Wren", Map.of("Level", "Wren")));
        var random = new SplittableRandom(4);
        for (int i = 0; i < GAMES; i++) {
            var rival = rivals.get(i % rivals.size());
            boolean white = i % 2 == 0;
            var me = Player.Person.of(ada);
            var game = game(VARIANTS.get(i % VARIANTS.size()), random, 30 + random.nextInt(40));
            double luck = random.nextDouble();
            boolean won = luck < (rival.id().equals("bot:greedy") || i > 20 ? 0.72 : 0.42);
            if (game.outcome() instanceof Outcome.Ongoing) {
                game.end(luck > 0.9
                        ? new Outcome.Draw(Reason.AGREEMENT)
                        : new Outcome.Win(won == white ? Side.WHITE : Side.BLACK, Reason.RESIGNATION));
            }
            library.games().save(new GameEntry(game, white ? me : rival, white ? rival : me, OptionalLong.of(ada.id()),
                    FIRST.plus(Duration.ofHours(41L * i)), true));
        }
        return new Attempt.Done<>(GAMES);
    }

    private static Game game(String variant, SplittableRandom random, int plies) {
        var game = new Game(Variants.named(variant).orElseThrow());
        var cursor = game.cursor();
        for (int i = 0; i < plies && cursor.position().outcome() instanceof Outcome.Ongoing; i++) {
            var moves = new MoveList();
            cursor.position().legalMoves(moves);
            cursor.act(moves.get(random.nextInt(moves.size())));
        }
        if (!(cursor.position().outcome() instanceof Outcome.Ongoing)) game.end(cursor.position().outcome());
        return game;
    }
}
