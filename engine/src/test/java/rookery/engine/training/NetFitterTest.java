package rookery.engine.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGameFile;

/** Which games a net can be fitted to. */
class NetFitterTest {

    private static byte[] game(Variant variant) throws IOException {
        CompactGameFile records = new CompactGameFile(variant);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(records.header());
        file.write(records.bytes(new SelfPlayer(variant, Optional.empty(), 20, 1).play(0)));
        return file.toByteArray();
    }

    private static Variant onTheLargestBoard(Variant variant, boolean drops) {
        BoardShape shape = new BoardShape(16, 16);
        String[] rows = new String[16];
        Arrays.fill(rows, ".".repeat(16));
        rows[0] = "r...nb.kq....nbr";
        rows[15] = "R...NB.KQ....NBR";
        Drops anywhere = new Drops(true, true, List.of(), List.of(), List.of(), false, true, Drops.Duty.NONE, List.of(), false);
        return variant.with(draft -> {
            draft.shape = shape;
            draft.start = Setup.of(Placement.drawn(shape, draft.kinds, rows));
            draft.castling = Castling.OFF;
            draft.wild = draft.wild.withDrops(drops ? anywhere : Drops.NONE);
        });
    }

    /** There nets have no room for what is in hand, which is no reason to refuse its games. */
    @Test
    void gamesWithDropsOnTheLargestBoardAreTakenForTheirOwnNet() throws IOException, InterruptedException {
        Variant dropping = onTheLargestBoard(Boards.variant("crazyhouse"), true);
        Variant plain = onTheLargestBoard(Boards.variant("crazyhouse"), false);
        assertThat(NetInputs.of(dropping).hasHands()).isFalse();
        byte[] file = game(dropping);
        try (NetFitter fitter = new NetFitter(dropping, NetInputs.of(dropping), 1)) {
            assertThat(fitter.add(file, dropping, 0.1)).isEmpty();
        }
        try (NetFitter fitter = new NetFitter(plain, NetInputs.of(plain), 1)) {
            assertThat(fitter.add(file, dropping, 0.1)).hasValueSatisfying(problem -> assertThat(problem).contains("in hand"));
        }
    }

    /** Two armies are no reason either, as long as the games are those of the net. */
    @Test
    void gamesOfDifferentArmiesAreTakenForTheirOwnNet() throws IOException, InterruptedException {
        Variant orda = Boards.variant("orda");
        byte[] file = game(orda);
        try (NetFitter fitter = new NetFitter(orda, NetInputs.withZones(orda), 1)) {
            assertThat(fitter.add(file, orda, 0.1)).isEmpty();
            Net net = fitter.fit(Net.Base.GOALS, 8, 1, 1, "none", _ -> {});
            assertThat(net.inputs()).isEqualTo(NetInputs.withZones(orda).count());
        }
        try (NetFitter fitter = new NetFitter(Boards.variant("fide"), NetInputs.of(Boards.variant("fide")), 1)) {
            assertThat(fitter.add(file, orda, 0.1)).isPresent();
        }
    }
}
