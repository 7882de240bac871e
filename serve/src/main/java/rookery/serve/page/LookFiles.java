package rookery.serve.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.geometry.BoardShape;
import rookery.look.die.DieDrawing;
import rookery.look.face.Faces;
import rookery.look.piece.PieceSet;
import rookery.look.sound.Effect;
import rookery.look.theme.BoardSurface;
import rookery.look.theme.BoardTheme;
import rookery.look.theme.Grain;
import rookery.serve.http.PageReply;
import rookery.serve.http.PageRequest;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;

/** The same pieces, boards, faces, dice and sounds as in the window, created on demand. The set of possible requests is finite, and so is the cache. */
public final class LookFiles {

    private static final Pattern ART = Pattern.compile("([a-z-]{1,40})\\.([A-Z])\\.svg");
    private static final Pattern BOARD = Pattern.compile("(\\d{1,2})x(\\d{1,2})\\.png");
    private static final int SQUARE_PIXELS = 64;
    private static final int MOST_FACES_OF_A_DIE = 26;
    private static final PieceSet USUAL_SET = PieceSet.HERITAGE;
    private static final BoardTheme USUAL_BOARD = BoardTheme.WALNUT;

    private final PageFiles files;

    public LookFiles(PageFiles files) {
        this.files = files;
    }

    /** @param path the path segments after {@code /look/} */
    public PageReply answer(PageRequest request, List<String> path) throws Refused, IOException {
        String last = path.getLast();
        return switch (path.size() + " " + path.getFirst()) {
            case "1 looks.json" -> files.made(request, "look/looks", "json", () -> bytes(looks().text()));
            case "1 themes.css" -> files.made(request, "look/themes", "css", () -> bytes(themes()));
            case "2 faces" -> face(request, last);
            case "2 dice" -> die(request, last);
            case "2 sounds" -> sound(request, last);
            case "3 boards" -> board(request, path.get(1), last);
            case "4 pieces" -> piece(request, path.get(1), path.get(2), last);
            default -> throw PageFiles.missing();
        };
    }

    private static Optional<byte[]> bytes(String text) {
        return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    }

    // ---- what there is -------------------------------------------------------------------------------------------

    private static JsonText looks() {
        JsonText takes = new JsonText();
        Arrays.stream(Effect.values()).forEach(effect -> takes.with(name(effect), effect.takes()));
        return new JsonText().with("sets", Arrays.stream(PieceSet.values()).map(PieceSet::id).toList()).with("set", USUAL_SET.id())
                .with("boards", BoardTheme.ALL.stream().map(BoardTheme::id).toList()).with("board", USUAL_BOARD.id())
                .with("grained", BoardTheme.ALL.stream().filter(theme -> theme.grain() != Grain.NONE).map(BoardTheme::id).toList())
                .with("sounds", takes).with("faces", Faces.PICTURES);
    }

    private static String themes() {
        StringBuilder css = new StringBuilder(":root { " + USUAL_BOARD.css() + " }\n");
        BoardTheme.ALL
                .forEach(theme -> css.append("[data-board=\"").append(theme.id()).append("\"] { ").append(theme.css()).append(" }\n"));
        return css.toString();
    }

    private static String name(Effect effect) {
        return effect.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // ---- pictures and sounds -------------------------------------------------------------------------------------

    private PageReply piece(PageRequest request, String setName, String side, String art) throws Refused, IOException {
        PieceSet set = PieceSet.byId(setName).orElseThrow(PageFiles::missing);
        Matcher parts = ART.matcher(art);
        if (!parts.matches() || !side.equals("white") && !side.equals("black")) {
            throw PageFiles.missing();
        }
        String kind = parts.group(1);
        char letter = parts.group(2).charAt(0);
        // Kinds without a drawing look alike except for their letter.
        String key = "look/" + set.id() + "/" + side + "/" + (set.draws(kind) ? kind : "") + "/" + letter;
        return files.made(request, key, "svg", () -> bytes(set.svg(set.draws(kind) ? kind : "", letter, side.equals("white"))));
    }

    private PageReply face(PageRequest request, String name) throws Refused, IOException {
        String id = name.endsWith(".svg") ? name.substring(0, name.length() - ".svg".length()) : "";
        if (!Faces.draws(id)) {
            throw PageFiles.missing();
        }
        return files.made(request, "look/face/" + id, "svg", () -> bytes(Faces.of(id).svg()));
    }

    private PageReply die(PageRequest request, String name) throws Refused, IOException {
        for (int face = 1; face <= MOST_FACES_OF_A_DIE; face++) {
            if (name.equals(face + ".svg")) {
                int shown = face;
                return files.made(request, "look/die/" + name, "svg", () -> bytes(DieDrawing.svg(shown)));
            }
        }
        throw PageFiles.missing();
    }

    /** The first take by its name, the others with a number: {@code move.wav}, {@code move-1.wav}. */
    private PageReply sound(PageRequest request, String name) throws Refused, IOException {
        for (Effect effect : Effect.values()) {
            for (int take = 0; take < effect.takes(); take++) {
                if (name.equals(name(effect) + (take == 0 ? "" : "-" + take) + ".wav")) {
                    int wanted = take;
                    return files.made(request, "look/sound/" + name, "wav", () -> Optional.of(effect.sample(wanted).wav()));
                }
            }
        }
        throw PageFiles.missing();
    }

    private PageReply board(PageRequest request, String themeName, String name) throws Refused, IOException {
        BoardTheme theme = BoardTheme.byId(themeName).orElseThrow(PageFiles::missing);
        Matcher parts = BOARD.matcher(name);
        if (!parts.matches()) {
            throw PageFiles.missing();
        }
        int width = Integer.parseInt(parts.group(1));
        int height = Integer.parseInt(parts.group(2));
        if (!BoardShape.isPossible(width, height)) {
            throw PageFiles.missing();
        }
        return files.made(request, "look/board/" + theme.id() + "/" + width + "x" + height, "png",
                () -> Optional.of(BoardSurface.paint(theme, width, height, SQUARE_PIXELS, (_, _) -> false).png()));
    }
}
