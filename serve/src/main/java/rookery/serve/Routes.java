package rookery.serve;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.play.match.Timer;
import rookery.serve.http.PageAnswer;
import rookery.serve.http.Rates;
import rookery.serve.http.PageReply;
import rookery.serve.http.PageRequest;
import rookery.serve.http.Site;
import rookery.serve.page.LookFiles;
import rookery.serve.page.PageFiles;
import rookery.serve.page.PageTexts;
import rookery.serve.qr.QrCode;
import rookery.serve.room.Classroom;
import rookery.serve.room.Wall;
import rookery.serve.table.GameMenu;
import rookery.serve.table.Tables;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;

/** Dispatches requests: the map of the server. {@code docs/serve-protocol.md} has the same as a table. */
final class Routes implements Site {

    private static final double BEGIN_PER_SECOND = 0.5;
    private static final int INTENTS_PER_SECOND = 10;
    private static final int WRONG_BURST = 20;
    private static final double WRONG_PER_SECOND = 0.2;

    private final ServeOptions options;
    private final GameMenu menu;
    private final Tables tables;
    private final Wall wall;
    private final Classroom classroom;
    private final String teacher;
    private final PageFiles files = new PageFiles();
    private final LookFiles look = new LookFiles(files);
    private final Rates begun;
    private final Rates intents;
    private final Rates wrong;

    Routes(ServeOptions options, GameMenu menu, Tables tables, Wall wall, Classroom classroom, String teacher, Timer timer) {
        this.options = options;
        this.menu = menu;
        this.tables = tables;
        this.wall = wall;
        this.classroom = classroom;
        this.teacher = teacher;
        begun = new Rates(timer, options.limits().beginBurst(), BEGIN_PER_SECOND);
        intents = new Rates(timer, options.limits().intentBurst(), INTENTS_PER_SECOND);
        wrong = new Rates(timer, WRONG_BURST, WRONG_PER_SECOND);
    }

    @Override
    public PageAnswer answer(PageRequest request) throws Refused, IOException {
        List<String> path = List.of(request.path().substring(1).split("/", -1));
        return switch (request.method()) {
            case "GET", "HEAD" -> get(request, path);
            case "POST" -> post(request, path);
            default -> throw new Refused(405, "bad-method", "Only GET and POST are answered.");
        };
    }

    // ---- pages, files and streams --------------------------------------------------------------------------------

    private PageAnswer get(PageRequest request, List<String> path) throws Refused, IOException {
        String last = path.getLast();
        return switch (path.size()) {
            case 1 -> switch (last) {
                case "" -> files.file(request, "index.html");
                case "wall", "class" -> files.file(request, last + ".html");
                case "favicon.ico" -> files.file(request, "icon.svg");
                default -> throw PageFiles.missing();
            };
            case 2 -> switch (path.getFirst()) {
                case "table" -> files.file(request, "table.html");
                case "web" -> files.file(request, last);
                case "texts" -> texts(request, last);
                case "look" -> look.answer(request, path.subList(1, path.size()));
                case "api" -> switch (last) {
                    case "offer" -> PageReply.json(200, menu.json(options.mayBegin()));
                    case "tables" -> PageReply.json(200, tables.lobby());
                    default -> throw PageFiles.missing();
                };
                default -> throw PageFiles.missing();
            };
            default -> switch (path.getFirst()) {
                case "api" -> streams(request, path);
                case "look" -> look.answer(request, path.subList(1, path.size()));
                default -> throw PageFiles.missing();
            };
        };
    }

    private PageReply texts(PageRequest request, String name) throws Refused, IOException {
        if (!name.endsWith(".json")) {
            throw PageFiles.missing();
        }
        return files.made(request, "texts/" + name, "json", () -> PageTexts.json(name.substring(0, name.length() - ".json".length())));
    }

    private PageAnswer streams(PageRequest request, List<String> path) throws Refused {
        if (!path.getLast().equals("events") || request.method().equals("HEAD")) {
            throw PageFiles.missing();
        }
        if (path.size() == 4 && path.get(1).equals("tables")) {
            return tables.events(path.get(2), known(request, path.get(2)));
        }
        if (path.size() == 3 && path.get(1).equals("wall")) {
            needTeacher(request);
            return wall.events();
        }
        if (path.size() == 3 && path.get(1).equals("class")) {
            wrong.check(request.from());
            String token = request.token().orElse("");
            return classroom.events(token, Tokens.same(teacher, token));
        }
        throw PageFiles.missing();
    }

    /** The token of a stream. With an invalid one the page may only watch, and guesses are rate-limited. */
    private String known(PageRequest request, String table) throws Refused {
        String token = request.token().orElse("");
        if (!token.isEmpty()) {
            wrong.check(request.from());
            if (!tables.isSeat(table, token)) {
                wrong.count(request.from());
            }
        }
        return token;
    }

    // ---- requests ------------------------------------------------------------------------------------------------

    private PageAnswer post(PageRequest request, List<String> path) throws Refused, IOException {
        if (path.size() < 2 || !path.getFirst().equals("api")) {
            throw PageFiles.missing();
        }
        return switch (path.get(1)) {
            case "tables" -> postTables(request, path);
            case "wall" -> {
                needTeacher(request);
                yield path.size() == 3 && path.get(2).equals("seat") ? PageReply.json(200, tables.reseat(request.fields())) : missing();
            }
            case "class" -> path.size() == 3 ? postClass(request, path.get(2)) : missing();
            case "qr" -> path.size() == 2 ? PageReply.json(200, qr(request.fields().text("text"))) : missing();
            default -> missing();
        };
    }

    /** A link's QR code as rows of dark and light; not an image with its own URL, since the link contains a token. */
    private static JsonText qr(String link) throws Refused {
        QrCode code;
        try {
            code = QrCode.of(link);
        } catch (IllegalArgumentException e) {
            throw Refused.badRequest("This text is too long for a QR code.");
        }
        List<String> rows = IntStream.range(0, code.size())
                .mapToObj(y -> IntStream.range(0, code.size()).mapToObj(x -> code.isDark(x, y) ? "1" : "0").collect(Collectors.joining()))
                .toList();
        return new JsonText().with("size", code.size()).with("rows", rows);
    }

    private static PageReply missing() throws Refused {
        throw PageFiles.missing();
    }

    private PageAnswer postTables(PageRequest request, List<String> path) throws Refused, IOException {
        if (path.size() == 2) {
            if (!options.mayBegin()) {
                throw new Refused(403, "no-games", "Only the host can start games here.");
            }
            begun.count(request.from());
            return PageReply.json(201, tables.begin(request.fields()));
        }
        if (path.size() != 4) {
            return missing();
        }
        String table = path.get(2);
        return switch (path.get(3)) {
            case "sit" -> {
                wrong.check(request.from());
                yield PageReply.json(200, tried(request, () -> tables.sit(table, request.fields())));
            }
            case "here" -> {
                String token = needSeat(request, table);
                tables.here(table, token);
                yield PageReply.nothing();
            }
            case "intents" -> {
                String token = needSeat(request, table);
                intents.count(token);
                yield PageReply.json(200, tables.intend(table, token, request.fields()));
            }
            default -> missing();
        };
    }

    private String needSeat(PageRequest request, String table) throws Refused {
        wrong.check(request.from());
        String token = request.token().orElse("");
        if (!tables.isSeat(table, token)) {
            wrong.count(request.from());
            throw new Refused(401, "no-seat", "This page has no seat at the table.");
        }
        return token;
    }

    private void needTeacher(PageRequest request) throws Refused {
        wrong.check(request.from());
        if (!Tokens.same(teacher, request.token().orElse(""))) {
            wrong.count(request.from());
            throw new Refused(401, "no-teacher", "This is for the teacher, whose link the server has printed at its start.");
        }
    }

    /** An action that requires a secret. */
    @FunctionalInterface
    private interface Trial {
        JsonText run() throws Refused, IOException;
    }

    private JsonText tried(PageRequest request, Trial trial) throws Refused, IOException {
        try {
            return trial.run();
        } catch (Refused refused) {
            if (refused.status() == 401) {
                wrong.count(request.from());
            }
            throw refused;
        }
    }

    private PageReply postClass(PageRequest request, String what) throws Refused, IOException {
        if (what.equals("answers")) {
            String token = request.token().orElse("");
            intents.count(token.isEmpty() ? request.from() : token);
            return PageReply.json(200, classroom.answer(token, request.fields()));
        }
        needTeacher(request);
        return switch (what) {
            case "question" -> PageReply.json(200, classroom.ask(request.fields()));
            case "reveal" -> {
                classroom.reveal();
                yield PageReply.nothing();
            }
            case "clear" -> {
                classroom.clear();
                yield PageReply.nothing();
            }
            default -> missing();
        };
    }
}
