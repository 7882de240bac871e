package rookery.serve.room;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskTrouble;
import rookery.play.file.Folders;
import rookery.play.file.SetAside;
import rookery.serve.flow.Feed;
import rookery.serve.http.Subscription;
import rookery.serve.table.GameStory;
import rookery.serve.table.Tables;
import rookery.serve.wire.JsonFields;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.PersonName;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;

/**
 * One position put to the whole class. Everybody answers with a move; nobody, not even the teacher, sees the answers until the teacher reveals them. Stored on
 * disk, so that a restart loses no answer. Thread-safe.
 */
public final class Classroom {

    private static final System.Logger LOG = System.getLogger(Classroom.class.getName());
    private static final int MOST_PUPILS = 500;
    private static final int LONGEST_TEXT = 500;
    private static final int LONGEST_MOVE = 20;

    /** The current question. */
    private record Question(String id, String text, Position position) {
    }

    /** A pupil's answer. */
    private record PupilMove(String name, int move) {
    }

    private final @Nullable Path file;
    private final Tables tables;
    private final Feed feed;
    /** By the pupil's token. */
    private final Map<String, PupilMove> replies = new LinkedHashMap<>();
    private @Nullable Question question;
    private boolean revealed;
    private int asked;

    /** @param data null to store nothing */
    public Classroom(@Nullable Path data, Tables tables) {
        file = data == null ? null : data.resolve("tables").resolve("class.question");
        this.tables = tables;
        load();
        String first = json();
        feed = new Feed("class", number -> numbered(number, first));
    }

    // ---- the teacher's -------------------------------------------------------------------------------------------

    /** Puts a position to the class: one of a game, or one that is given. */
    public synchronized JsonText ask(JsonFields fields) throws Refused {
        String text = fields.text("text", "").strip();
        if (text.length() > LONGEST_TEXT) {
            throw Refused.badRequest("A question has at most " + LONGEST_TEXT + " characters.");
        }
        Position position;
        if (fields.textOf("table").isPresent()) {
            position = tables.position(fields.text("table"), fields.number("ply").orElse(Integer.MAX_VALUE));
        } else {
            position = tables.position(fields.text("variant"), fields.textOf("fen").orElse(null));
        }
        if (position.outcome().isOver()) {
            throw new Refused(400, "bad-position", "In this position the game is over.");
        }
        if (position.toAct() == Actor.NATURE) {
            throw new Refused(400, "bad-position", "In this position the die must be rolled first, so no move can be given.");
        }
        question = new Question("q" + ++asked, text, position);
        replies.clear();
        revealed = false;
        publish();
        return new JsonText().with("question", "q" + asked);
    }

    public synchronized void reveal() throws Refused {
        current();
        revealed = true;
        publish();
    }

    public synchronized void clear() {
        question = null;
        replies.clear();
        revealed = false;
        publish();
    }

    private Question current() throws Refused {
        Question now = question;
        if (now == null) {
            throw new Refused(404, "no-question", "There is no question.");
        }
        return now;
    }

    // ---- the pupils' ---------------------------------------------------------------------------------------------

    /** @param token of the pupil; empty at the first answer */
    public synchronized JsonText answer(String token, JsonFields fields) throws Refused {
        Question now = current();
        if (!fields.text("question").equals(now.id())) {
            throw new Refused(409, "late", "Another question has been put meanwhile.");
        }
        if (revealed) {
            throw new Refused(409, "revealed", "The answers have been revealed.");
        }
        String name = PersonName.read(fields.text("name"));
        String text = fields.text("move");
        int move = text.length() > LONGEST_MOVE ? Move.NONE : UciText.parse(now.position(), text);
        if (move == Move.NONE || move == Move.PASS || Move.isRoll(move)) {
            move = text.length() > LONGEST_MOVE ? Move.NONE : San.parse(now.position(), text);
        }
        if (move == Move.NONE) {
            throw new Refused(409, "illegal-move", "That is not a move in this position.");
        }
        String pupil = token.isEmpty() ? Tokens.fresh() : token;
        if (!replies.containsKey(pupil) && replies.size() >= MOST_PUPILS) {
            throw new Refused(503, "full", "The class is full.");
        }
        replies.put(pupil, new PupilMove(name, move));
        publish();
        return new JsonText().with("token", pupil).with("text", San.write(now.position(), move));
    }

    // ---- telling -------------------------------------------------------------------------------------------------

    /** @param teacher whether the teacher's token was shown */
    public Subscription events(String token, boolean teacher) {
        return new Subscription(feed, () -> greeting(token, teacher), () -> {
        }, () -> {
        });
    }

    private synchronized JsonText greeting(String token, boolean teacher) {
        PupilMove own = replies.get(token);
        Question now = question;
        return new JsonText().with("teacher", teacher).with("pupil", own != null).with("boot", Feed.BOOT)
                .with("answer", own == null || now == null ? null : San.write(now.position().copy(), own.move()));
    }

    private void publish() {
        keep();
        String now = json();
        feed.tell("class", number -> numbered(number, now), number -> numbered(number, now));
    }

    private static String numbered(long number, String json) {
        return "{\"number\":" + number + "," + json.substring(1);
    }

    private String json() {
        Question now = question;
        JsonText json = new JsonText();
        if (now == null) {
            json.withNull("question");
        } else {
            Variant variant = now.position().variant();
            json.with("question", new JsonText().with("id", now.id()).with("text", now.text()).with("variant", tables.variantJson(variant))
                    .with("position", new GameStory(variant, now.position()).positionJson(false)));
        }
        return json.with("answered", replies.values().stream().map(PupilMove::name).toList())
                .raw("answers", revealed && now != null ? answers(now) : "null").with("revealed", revealed).text();
    }

    private String answers(Question now) {
        Map<Integer, List<String>> names = new TreeMap<>();
        replies.values().forEach(reply -> names.merge(reply.move(), List.of(reply.name()), Classroom::joined));
        return JsonText.list(names.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<Integer, List<String>> entry) -> -entry.getValue().size())
                        .thenComparingInt(Map.Entry::getKey))
                .map(entry -> {
                    int move = entry.getKey();
                    Position after = now.position().copy();
                    String text = San.write(after, move);
                    String sent = UciText.write(after, move);
                    int to = Move.isCastling(move) ? after.kingTarget(move) : Move.to(move);
                    after.make(move);
                    return new JsonText().with("text", text).with("move", sent).with("from", Move.from(move)).with("to", to)
                            .with("board", GameStory.board(after)).with("names", entry.getValue()).with("count", entry.getValue().size())
                            .text();
                }));
    }

    private static List<String> joined(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** Tells everybody that the server is ending. */
    public void close() {
        feed.end("bye", new JsonText().with("reason", "closing").text());
    }

    // ---- on the disk ---------------------------------------------------------------------------------------------

    private void keep() {
        Path target = file;
        if (target == null) {
            return;
        }
        try {
            Question now = question;
            if (now == null) {
                Files.deleteIfExists(target);
                return;
            }
            Json.Builder answers = new Json.Builder();
            replies.forEach((token, reply) -> answers.with(token,
                    Json.ofTexts(List.of(reply.name(), UciText.write(now.position(), reply.move())))));
            Json json = new Json.Builder().with("question", Json.of(asked)).with("text", Json.of(now.text()))
                    .with("variant", Json.of(VariantWriter.write(now.position().variant())))
                    .with("position", Json.of(Fen.write(now.position()))).with("revealed", Json.of(revealed))
                    .with("answers", answers.build())
                    .build();
            Folders.makePrivate(Objects.requireNonNull(target.getParent()));
            AtomicFile.write(target, JsonWriter.write(json));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the question could not be kept: " + DiskTrouble.words(e));
        }
    }

    private void load() {
        Path source = file;
        if (source == null) {
            return;
        }
        try {
            if (!read(Files.readString(source))) {
                setAside(source);
            }
        } catch (NoSuchFileException e) {
            // Nothing was asked.
        } catch (CharacterCodingException e) {
            setAside(source);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the question could not be read: " + DiskTrouble.words(e));
        }
    }

    /** The next question must not replace a file that is not understood. */
    private static void setAside(Path source) {
        try {
            LOG.log(System.Logger.Level.WARNING, "the question cannot be understood; its file was kept as " + SetAside.move(source));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the question cannot be understood: " + DiskTrouble.words(e));
        }
    }

    /** Whether the text is a question. */
    private boolean read(String text) {
        if (!(JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict
                && dict.find("question") instanceof Json.Numeral number
                && dict.find("text") instanceof Json.Text(LineColumn _, String words)
                && dict.find("variant") instanceof Json.Text(LineColumn _, String rules)
                && VariantReader.read(rules) instanceof VariantReader.Accepted(Variant variant)
                && dict.find("position") instanceof Json.Text(LineColumn _, String fen)
                && Fen.read(variant, fen) instanceof Fen.Read(Setup setup)
                && Position.of(variant, setup) instanceof Verdict.Playable(Position position))) {
            return false;
        }
        Integer count = number.whole();
        asked = count == null ? 0 : count;
        question = new Question("q" + asked, words, position);
        revealed = dict.find("revealed") instanceof Json.Flag(LineColumn _, boolean flag) && flag;
        if (dict.find("answers") instanceof Json.Dict answers) {
            answers.members().forEach(member -> load(position, member));
        }
        return true;
    }

    private void load(Position position, Json.Member member) {
        if (member.value() instanceof Json.Array(LineColumn _, List<Json> parts) && parts.size() == 2
                && parts.get(0) instanceof Json.Text(LineColumn _, String name)
                && parts.get(1) instanceof Json.Text(LineColumn _, String text)
                && Tokens.isToken(member.key())) {
            int move = UciText.parse(position, text);
            if (move != Move.NONE) {
                replies.put(member.key(), new PupilMove(name, move));
            }
        }
    }
}
