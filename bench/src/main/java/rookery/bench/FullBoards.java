package rookery.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.TimeBudget;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * How late the engine answers on the fullest boards of every variant: by a real process that speaks UCI, and without a die by the time the processor works
 * between two looks at the clock, which other programs on the machine do not change. Where the rules would end the game on such a board, it is the start
 * position. {@code bench/full-boards} runs it.
 */
public final class FullBoards {

    private static final int WALL = 3;
    private static final long MOVE_TIME = 200;

    private FullBoards() {
    }

    /** @param arguments how often each is asked, which variants (separated by commas, or all), a folder for their files, and the engine's command */
    public static void main(String[] arguments) throws IOException {
        int times = Integer.parseInt(arguments[0]);
        List<String> wanted = List.of(arguments[1].split(","));
        Path folder = Path.of(arguments[2]);
        List<String> command = Arrays.asList(arguments).subList(3, arguments.length);
        System.out.println("milliseconds late, median and most of " + times + "; processor: most between two looks at the clock");
        System.out.printf("%-18s %15s %15s %15s %10s%n", "variant", "movetime", "stop", "isready", "processor");
        for (Variant variant : variants()) {
            if (wanted.contains("all") || wanted.contains(variant.id())) {
                Position position = filled(variant);
                System.out.printf("%-18s %s %10s%n", variant.id(), asked(variant, position, times, folder, command),
                        variant.hasDie() ? "" : String.format(Locale.ROOT, "%.1f", gap(position, times) / 1e6));
            }
        }
    }

    private static List<Variant> variants() {
        List<Variant> all = new ArrayList<>(Variants.all());
        for (String moves : List.of("QN", "QNNCCZZDDAAHHGG")) {
            String text = """
                    {"id": "full-%d", "board": "16x16", "goals": ["checkmate"],
                     "pieces": {"A": {"name": "amazon", "moves": "%s", "value": 1300}, "K": {"name": "king", "moves": "K", "royal": true}},
                     "start": "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15K w - - 0 1"}""".formatted(moves.length(), moves);
            if (VariantReader.read(text) instanceof VariantReader.Accepted(Variant variant)) {
                all.add(variant);
            }
        }
        return all;
    }

    /** Every square occupied by the most valuable piece, the kings behind their own walls. */
    private static Position filled(Variant variant) {
        int royal = 0;
        int dearest = 0;
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            if (variant.kind(kind).royal()) {
                royal = royal == 0 ? kind : royal;
            } else if (!variant.kind(kind).pawn() && (dearest == 0 || variant.kind(kind).value() > variant.kind(dearest).value())) {
                dearest = kind;
            }
        }
        int files = variant.shape().files();
        int[] pieces = new int[variant.shape().squares()];
        for (int square = 0; square < pieces.length; square++) {
            int toWhite = Math.max(square % files, square / files);
            int toBlack = Math.max(files - 1 - square % files, square / files);
            boolean near = Math.min(toWhite, toBlack) <= WALL;
            boolean white = near ? toWhite <= toBlack : (square * 0x9e3779b9 >>> 16 & 1) == 0;
            pieces[square] = Piece.of(toWhite == 0 || toBlack == 0 ? royal : dearest, white ? Side.WHITE : Side.BLACK);
        }
        Setup setup = variant.start().withPlacement(Placement.of(variant.shape(), pieces)).withTurn(Side.WHITE)
                .withCastlingRooks(SquareSet.EMPTY);
        Position full = Position.of(variant, setup) instanceof Verdict.Playable(Position position) && !position.outcome().isOver()
                ? position
                : Position.start(variant);
        MoveList rolls = new MoveList();
        while (full.toAct() == Actor.NATURE) {
            rolls.clear();
            full.legalMoves(rolls);
            full.make(rolls.get(rolls.size() - 1));
        }
        return full;
    }

    /** The longest CPU time of the search between two clock checks, in nanoseconds; the first search warms up. */
    private static long gap(Position position, int times) {
        var threads = ManagementFactory.getThreadMXBean();
        long[] last = {0};
        long[] most = {0};
        LongSupplier clock = () -> {
            long now = threads.getCurrentThreadCpuTime();
            most[0] = Math.max(most[0], now - last[0]);
            last[0] = now;
            return now;
        };
        Search search = new Search(16, 1, Evaluation::of, clock);
        for (int i = 0; i <= times; i++) {
            last[0] = threads.getCurrentThreadCpuTime();
            most[0] = i <= 1 ? 0 : most[0];
            search.run(position.copy(), SearchLimits.NONE.withBudget(TimeBudget.exactly(MOVE_TIME * 1_000_000)), _ -> {
            });
        }
        return most[0];
    }

    private static String asked(Variant variant, Position position, int times, Path folder, List<String> command) throws IOException {
        Path file = Files.writeString(folder.resolve(variant.id() + ".json"), VariantWriter.write(variant));
        Process engine = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (PrintWriter out = new PrintWriter(engine.outputWriter(StandardCharsets.UTF_8), true);
                BufferedReader in = new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.UTF_8))) {
            out.println("setoption name VariantPath value " + file);
            out.println("setoption name UCI_Variant value " + variant.id());
            out.println("position fen " + Fen.write(position));
            out.println("isready");
            until(in, "readyok");
            List<Double> moveTime = new ArrayList<>();
            List<Double> stop = new ArrayList<>();
            List<Double> ready = new ArrayList<>();
            for (int i = 0; i <= times; i++) {
                long begin = System.nanoTime();
                out.println("go movetime " + MOVE_TIME);
                until(in, "bestmove");
                double late = (System.nanoTime() - begin) / 1e6 - MOVE_TIME;
                out.println("go infinite");
                Thread.sleep(MOVE_TIME);
                long asked = System.nanoTime();
                out.println("isready");
                until(in, "readyok");
                double answered = (System.nanoTime() - asked) / 1e6;
                long stopped = System.nanoTime();
                out.println("stop");
                until(in, "bestmove");
                if (i > 0) {
                    moveTime.add(Math.max(0, late));
                    ready.add(answered);
                    stop.add((System.nanoTime() - stopped) / 1e6);
                }
            }
            out.println("quit");
            return shown(moveTime) + " " + shown(stop) + " " + shown(ready);
        } catch (InterruptedException e) {
            throw new IOException(e);
        } finally {
            engine.destroy();
        }
    }

    private static void until(BufferedReader in, String word) throws IOException {
        for (String line = in.readLine(); !line.startsWith(word); line = in.readLine()) {
            if (line.startsWith("info string") && line.contains("not good")) {
                throw new IOException(line);
            }
        }
    }

    private static String shown(List<Double> numbers) {
        List<Double> sorted = numbers.stream().sorted().toList();
        return String.format(Locale.ROOT, "%7.1f %7.1f", sorted.get(sorted.size() / 2), sorted.getLast());
    }
}
