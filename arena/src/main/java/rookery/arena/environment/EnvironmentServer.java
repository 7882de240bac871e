package rookery.arena.environment;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;
import rookery.uci.protocol.BoundedLines;

/**
 * Serves environments to a program in any language: one request a line, one answer a line, both JSON. {@code docs/agents.md} describes the language.
 * A bad request is answered with {@code {"error": ...}} and changes nothing.
 */
public final class EnvironmentServer {

    private static final int VERSION = 1;
    private static final int MOST = 16_384;
    private static final int LONGEST_REQUEST = JsonReader.USUAL.longest();
    /** The longest answer in characters. */
    private static final long LONGEST_ANSWER = 1 << 26;
    /** The typical size of a move list or a position. */
    private static final int USUAL_VIEW = 256;
    /** The action that lets the environment roll the die. */
    private static final int ROLL_FOR_ME = -1;
    private static final Set<String> VIEWS = Set.of("actions", "mask", "fen", "planes", "chance", "moves");

    private final Variant usual;
    private final Reply reply = new Reply();
    private List<Environment> environments = List.of();
    private List<String> views = List.of("actions");
    private @Nullable ActionSpace space;
    private @Nullable Planes planes;

    public EnvironmentServer() {
        this(Presets.FIDE);
    }

    /** @param usual the default game for requests */
    public EnvironmentServer(Variant usual) {
        this.usual = usual;
    }

    /** Answers until the input ends or the program says quit. */
    public void serve(InputStream in, OutputStream out) throws IOException {
        // One extra character detects lines that are too long.
        BoundedLines lines = new BoundedLines(in, LONGEST_REQUEST + 1);
        for (String line = lines.next(true); line != null; line = lines.next(true)) {
            if (line.isBlank()) {
                continue;
            }
            String answer = line.length() > LONGEST_REQUEST
                    ? reply.begin().text("error", "a request has at most " + LONGEST_REQUEST + " characters").end()
                    : answer(line);
            out.write(answer.getBytes(StandardCharsets.UTF_8));
            out.flush();
            if (answer.startsWith("{\"bye\"")) {
                return;
            }
        }
    }

    /** The answer to one line, with the end of the line. */
    public String answer(String line) {
        try {
            Request request = Request.read(line);
            String op = request.text("op", null);
            return switch (op) {
                case "info" -> info(request);
                case "reset" -> reset(request);
                case "step" -> step(request);
                case "observe" -> state(reply.begin(), chosen(request)).end();
                case "clone" -> copies(request);
                case "seed" -> seed(request);
                case "keep" -> keep(request);
                case "quit" -> reply.begin().flag("bye", true).end();
                default ->
                    throw new Request.Bad("there is no op “" + op + "”; there are info, reset, step, observe, clone, seed, keep and quit");
            };
        } catch (Request.Bad e) {
            return reply.begin().text("error", String.valueOf(e.getMessage())).end();
        }
    }

    private Variant variant(Request request) throws Request.Bad {
        if (!request.has("variant")) {
            return usual;
        }
        return switch (NamedVariant.read(request.text("variant", null))) {
            case Reading.Read<Variant>(Variant variant) -> variant;
            case Reading.Refused<Variant>(List<String> problems) -> throw new Request.Bad(String.join("; ", problems));
        };
    }

    private String info(Request request) throws Request.Bad {
        Variant variant = variant(request);
        ActionSpace actions = new ActionSpace(variant);
        return reply.begin().number("version", VERSION).text("variant", variant.id()).text("name", variant.name())
                .number("files", variant.shape().files()).number("ranks", variant.shape().ranks()).number("actionCount", actions.size())
                .number("firstRoll", actions.firstRoll())
                .texts("pieces", variant.kinds().stream().map(PieceKind::name).toList())
                .texts("letters", variant.kinds().stream().map(kind -> String.valueOf(kind.letter())).toList())
                .numbers("values", variant.kinds().stream().map(PieceKind::value).toList())
                .texts("promotions", actions.promotions().stream().map(kind -> String.valueOf(variant.kind(kind).letter())).toList())
                .texts("planes", new Planes(variant).names()).texts("variants", Variants.all().stream().map(Variant::id).toList()).end();
    }

    private String reset(Request request) throws Request.Bad {
        if (request.has("envs")) {
            int[] numbers = chosen(request);
            for (int number : numbers) {
                environments.get(number).reset();
            }
            return state(reply.begin(), numbers).end();
        }
        Variant variant = variant(request);
        long count = request.number("count", 1);
        if (count < 1 || count > MOST) {
            throw new Request.Bad("“count” is from 1 to " + MOST);
        }
        List<String> wanted = request.texts("observe", List.of("actions"));
        for (String view : wanted) {
            if (!VIEWS.contains(view)) {
                throw new Request.Bad("there is nothing to observe called “" + view + "”; there are " + VIEWS.stream().sorted().toList());
            }
        }
        Environment.Rules rules = new Environment.Rules(start(variant, request), request.flag("roll", true),
                request.flag("autoReset", false),
                Math.clamp(request.number("maxMoves", 0), 0, Integer.MAX_VALUE));
        long seed = request.number("seed", 1);
        ActionSpace actions = new ActionSpace(variant);
        Planes observed = new Planes(variant);
        checkSize(count, wanted, actions, observed);
        views = wanted;
        space = actions;
        planes = observed;
        environments = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            environments.add(new Environment(rules, SplitMix64.at(seed, i)));
        }
        return state(reply.begin(), all()).end();
    }

    /** A batch whose answers would fill the memory is refused before it is made. */
    private static void checkSize(long count, List<String> wanted, ActionSpace actions, Planes observed) throws Request.Bad {
        long each = 16;
        for (String view : wanted) {
            each += switch (view) {
                case "mask" -> actions.size() / 4;
                case "planes" -> observed.characters();
                default -> USUAL_VIEW;
            };
        }
        if (count * each > LONGEST_ANSWER) {
            throw new Request.Bad("an answer would have " + count * each + " characters or so, " + LONGEST_ANSWER
                    + " are allowed: take “count” " + LONGEST_ANSWER / each + " or less, or observe less");
        }
    }

    private static Position start(Variant variant, Request request) throws Request.Bad {
        if (!request.has("fen")) {
            return Position.start(variant);
        }
        Setup setup = switch (Fen.read(variant, request.text("fen", null))) {
            case Fen.Read(Setup read) -> read;
            case Fen.Refused(List<String> problems) -> throw new Request.Bad("fen: " + String.join("; ", problems));
        };
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(var problems) ->
                throw new Request.Bad("fen: " + problems.stream().map(Problem::text).sorted().findFirst().orElse("?"));
        };
    }

    private String step(Request request) throws Request.Bad {
        int[] numbers = chosen(request);
        int[] actions = request.numbers("actions");
        ActionSpace actionSpace = space;
        if (actions == null || actions.length != numbers.length || actionSpace == null) {
            throw new Request.Bad("“actions” must be a list with one number for each of the " + numbers.length + " environments");
        }
        int[] moves = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            Environment environment = environments.get(numbers[i]);
            if (environment.isOver()) {
                throw new Request.Bad("the game of environment " + numbers[i] + " is over; reset it");
            }
            boolean nature = environment.position().toAct() == Actor.NATURE;
            moves[i] = nature && actions[i] == ROLL_FOR_ME ? environment.roll() : actionSpace.action(actions[i], environment.legal());
            if (moves[i] == Move.NONE) {
                throw new Request.Bad("action " + actions[i] + " is not legal in environment " + numbers[i]);
            }
        }
        for (int i = 0; i < moves.length; i++) {
            environments.get(numbers[i]).step(moves[i]);
        }
        reply.begin().steps(selected(numbers), numbers);
        return state(reply, numbers).end();
    }

    private String copies(Request request) throws Request.Bad {
        int original = (int) request.number("env", -1);
        long count = request.number("count", 1);
        if (original < 0 || original >= environments.size()) {
            throw new Request.Bad("there is no environment " + original);
        }
        if (count < 1 || environments.size() + count > MOST) {
            throw new Request.Bad("“count” is at least 1, and there are " + MOST + " environments at most");
        }
        checkSize(environments.size() + count, views, knownSpace(), knownPlanes());
        int first = environments.size();
        for (int i = 0; i < count; i++) {
            environments.add(environments.get(original).copy());
        }
        return reply.begin().numbers("envs", IntStream.range(first, environments.size()).boxed().toList()).end();
    }

    private String seed(Request request) throws Request.Bad {
        int[] numbers = chosen(request);
        long seed = request.number("seed", 1);
        for (int i = 0; i < numbers.length; i++) {
            environments.get(numbers[i]).seed(SplitMix64.at(seed, i));
        }
        return reply.begin().number("seeded", numbers.length).end();
    }

    /** Drops the last environments, such as copies no longer needed. */
    private String keep(Request request) throws Request.Bad {
        long count = request.number("count", environments.size());
        if (count < 0 || count > environments.size()) {
            throw new Request.Bad("there are " + environments.size() + " environments");
        }
        environments = new ArrayList<>(environments.subList(0, (int) count));
        return reply.begin().number("count", count).end();
    }

    private int[] all() {
        return IntStream.range(0, environments.size()).toArray();
    }

    private int[] chosen(Request request) throws Request.Bad {
        int[] numbers = request.numbers("envs");
        if (environments.isEmpty()) {
            throw new Request.Bad("reset first");
        }
        if (numbers == null) {
            return all();
        }
        for (int number : numbers) {
            if (number < 0 || number >= environments.size()) {
                throw new Request.Bad("there is no environment " + number);
            }
        }
        if (Arrays.stream(numbers).distinct().count() != numbers.length) {
            throw new Request.Bad("an environment is named twice");
        }
        return numbers;
    }

    private List<Environment> selected(int[] numbers) {
        List<Environment> selected = new ArrayList<>(numbers.length);
        for (int number : numbers) {
            selected.add(environments.get(number));
        }
        return selected;
    }

    private ActionSpace knownSpace() throws Request.Bad {
        ActionSpace known = space;
        if (known == null) {
            throw new Request.Bad("reset first");
        }
        return known;
    }

    private Planes knownPlanes() throws Request.Bad {
        Planes known = planes;
        if (known == null) {
            throw new Request.Bad("reset first");
        }
        return known;
    }

    private Reply state(Reply out, int[] numbers) throws Request.Bad {
        ActionSpace actionSpace = knownSpace();
        Planes observation = knownPlanes();
        List<Environment> selected = selected(numbers);
        out.turns(selected).rolls(selected);
        for (String view : views) {
            switch (view) {
                case "actions" -> out.actions(selected, actionSpace);
                case "mask" -> out.masks(selected, actionSpace);
                case "fen" -> out.fens(selected);
                case "planes" -> out.planes(selected, observation);
                case "chance" -> out.chances(selected, actionSpace);
                default -> out.texts("moves", selected.stream().map(EnvironmentServer::moves).toList());
            }
        }
        return out;
    }

    /** The legal actions as text, in the order of their numbers in "actions": for people and programs that use UCI notation. */
    private static String moves(Environment environment) {
        return String.join(" ",
                environment.legal().stream().mapToObj(move -> UciText.write(environment.position(), move).replace(' ', '-')).toList());
    }

    /** One request line from a program. */
    private static final class Request {

        /** What is wrong with a request, in words for the program's author. */
        static final class Bad extends Exception {
            private static final long serialVersionUID = 1L;

            Bad(String message) {
                super(message, null, false, false);
            }
        }

        private final Json.Dict dict;

        private Request(Json.Dict dict) {
            this.dict = dict;
        }

        static Request read(String line) throws Bad {
            return switch (JsonReader.read(line)) {
                case JsonReader.Read(Json.Dict dict) -> new Request(dict);
                case JsonReader.Read _ -> throw new Bad("a request is an object: {\"op\": \"step\", ...}");
                case JsonReader.Refused(LineColumn place, String reason) -> throw new Bad("no JSON: " + place + ": " + reason);
            };
        }

        boolean has(String key) {
            return dict.find(key) != null;
        }

        String text(String key, @Nullable String missing) throws Bad {
            Json value = dict.find(key);
            if (value == null && missing != null) {
                return missing;
            }
            if (value instanceof Json.Text(var _, String text)) {
                return text;
            }
            throw new Bad("“" + key + "” must be a text");
        }

        long number(String key, long missing) throws Bad {
            Json value = dict.find(key);
            return value == null ? missing : number(key, value);
        }

        private static long number(String key, Json value) throws Bad {
            try {
                if (value instanceof Json.Numeral(var _, String literal)) {
                    return Long.parseLong(literal);
                }
            } catch (NumberFormatException e) {
                // Told below.
            }
            throw new Bad("“" + key + "” must be a whole number");
        }

        boolean flag(String key, boolean missing) throws Bad {
            Json value = dict.find(key);
            if (value == null) {
                return missing;
            }
            if (value instanceof Json.Flag(var _, boolean flag)) {
                return flag;
            }
            throw new Bad("“" + key + "” must be true or false");
        }

        /** The numbers of a list; null if the key is missing. */
        int @Nullable [] numbers(String key) throws Bad {
            Json value = dict.find(key);
            if (value == null) {
                return null;
            }
            if (!(value instanceof Json.Array(var _, List<Json> items))) {
                throw new Bad("“" + key + "” must be a list of whole numbers");
            }
            int[] numbers = new int[items.size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = Math.clamp(number(key, items.get(i)), Integer.MIN_VALUE, Integer.MAX_VALUE);
            }
            return numbers;
        }

        /** The texts of a list. */
        List<String> texts(String key, List<String> missing) throws Bad {
            Json value = dict.find(key);
            if (value == null) {
                return missing;
            }
            if (value instanceof Json.Array(var _, List<Json> items) && items.stream().allMatch(Json.Text.class::isInstance)) {
                return items.stream().map(item -> item instanceof Json.Text(var _, String text) ? text : "").toList();
            }
            throw new Bad("“" + key + "” must be a list of texts");
        }
    }
}
