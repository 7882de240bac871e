package rookery.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.chance.SplitMix64;
import rookery.play.house.FirstMove;
import rookery.play.house.Greedy;
import rookery.play.house.Pathfinder;
import rookery.play.house.RandomMover;
import rookery.play.match.MatchSnapshot.Phase;

/** Whole games, bot against bot in every variant, and everything at once from several threads. */
class WholeGamesTest {

    private static final int LONGEST = 400;

    static Stream<Variant> variants() {
        return Variants.all().stream();
    }

    private static MatchSnapshot game(Variant variant, BotProvider white, BotProvider black, long seed) {
        ManualTimer timer = new ManualTimer();
        Adjudicator limit = snapshot -> snapshot.played().size() >= LONGEST
                ? Optional.of(new Outcome.Draw(Reason.ADJUDICATION))
                : Optional.empty();
        MatchSettings settings = MatchSettings.of(variant, TestBots.seat(white, seed), TestBots.seat(black, seed + 1))
                .withDice(DiceSeed.open(seed));
        try (Room room = Room.around(timer, Match.of(settings, Room.venue(timer), limit))) {
            room.accept(new MatchAction.Start());
            return room.awaitEnd();
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void botsPlayWholeGamesThatCanBeRepeated(Variant variant) {
        // any bot against any, in every variant; the same seeds give the same game, and the rules agree with its end.
        List<BotProvider> bots = List.of(new RandomMover(), new Greedy(), new Pathfinder(), new FirstMove());
        for (int i = 0; i < bots.size(); i++) {
            BotProvider white = bots.get(i);
            BotProvider black = bots.get((i + 1) % bots.size());
            MatchSnapshot game = game(variant, white, black, 11 + i);
            assertThat(game.phase()).isEqualTo(Phase.OVER);
            assertThat(game.trouble()).isNull();
            assertThat(game(variant, white, black, 11 + i).actions()).isEqualTo(game.actions());
            replay(variant, game);
        }
    }

    private static void replay(Variant variant, MatchSnapshot game) {
        Position position = Position.start(variant);
        for (Played played : game.played()) {
            assertThat(position.outcome().isOver()).isFalse();
            assertThat(position.isLegal(played.action())).isTrue();
            assertThat(played.side()).isEqualTo(position.turn());
            position.make(played.action());
        }
        if (game.outcome() instanceof Outcome.Draw(Reason reason) && reason == Reason.ADJUDICATION) {
            assertThat(position.outcome().isOver()).isFalse();
        } else {
            assertThat(position.outcome()).isEqualTo(game.outcome());
        }
        if (variant.hasDie()) {
            assertThat(
                    DiceCheck.check(Position.start(variant), game.actions(), List.of(DiceStretch.of(0, game.revealedDice().orElseThrow())))
                            .isHonest())
                    .isTrue();
        }
    }

    @Test
    void manyActionsFromSeveralThreadsLeaveAGameThatCanBeReplayed() throws InterruptedException {
        Variant variant = Presets.DICE;
        for (int round = 0; round < 5; round++) {
            MatchSettings settings = Room.persons(variant).withDice(DiceSeed.open(round))
                    .withClocks(Clocks.same(TimePreset.THIRTY_MINUTES.control()));
            Match match = Match.of(settings);
            List<MatchSnapshot> seen = new ArrayList<>();
            match.listen((event, after) -> seen.add(after));
            match.start();
            List<CompletableFuture<Answer>> answers = hammer(match, round);
            MatchSnapshot end = match.settled().join();
            match.close();
            assertThat(answers).allMatch(CompletableFuture::isDone);
            assertThat(seen).isSortedAccordingTo(Comparator.comparingLong(MatchSnapshot::version));
            assertThat(seen.stream().map(MatchSnapshot::version).distinct()).hasSameSizeAs(seen);
            Position position = Position.start(variant);
            for (Played played : end.played()) {
                assertThat(position.isLegal(played.action())).isTrue();
                position.make(played.action());
            }
            assertThat(end.position().key()).isEqualTo(position.key());
            assertThat(end.position().recomputedKey()).isEqualTo(position.key());
        }
    }

    /** Four threads that each post a thousand actions, sensible and not. */
    private static List<CompletableFuture<Answer>> hammer(Match match, int round) throws InterruptedException {
        List<CompletableFuture<Answer>> answers = Collections.synchronizedList(new ArrayList<>());
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            for (int thread = 0; thread < 4; thread++) {
                long seed = SplitMix64.mix(round * 4L + thread);
                threads.execute(() -> {
                    for (int i = 0; i < 1000; i++) {
                        answers.add(match.post(action(match.snapshot(), SplitMix64.at(seed, i))));
                    }
                });
            }
            threads.shutdown();
            assertThat(threads.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
        }
        match.settled().join();
        return answers;
    }

    private static MatchAction action(MatchSnapshot snapshot, long random) {
        Side side = (random & 1) == 0 ? Side.WHITE : Side.BLACK;
        return switch (SplitMix64.below(40, random)) {
            case 0 -> new MatchAction.TakeBack(side, 1);
            case 1 -> new MatchAction.Pause();
            case 2, 3, 4 -> new MatchAction.Resume();
            case 5 -> new MatchAction.OfferDraw(side);
            case 6 -> new MatchAction.DeclineDraw(side);
            case 7 -> new MatchAction.ClaimDraw(side);
            case 8 -> new MatchAction.Roll(side);
            case 9 -> new MatchAction.TakeBackTo(snapshot.played().size() / 2);
            default -> new MatchAction.Play(snapshot.turn(), anyMove(snapshot, random));
        };
    }

    private static int anyMove(MatchSnapshot snapshot, long random) {
        Position position = snapshot.position();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return position.toAct() == Actor.NATURE || moves.isEmpty() ? 1 : moves.get(SplitMix64.below(moves.size(), SplitMix64.mix(random)));
    }
}
