package rookery.arena.report;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rookery.arena.statistics.Crosstable;
import rookery.arena.statistics.GameScore;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;

/** Who played whom with what result, gathered from the {@code games.jsonl} of any number of runs. Mutable. */
public final class GameResults {

    private final List<String> players = new ArrayList<>();
    private final List<GameScore> games = new ArrayList<>();

    /** Adds the games of a file. Games without a result are left out; an invalid line fails with its number. */
    public void read(Path file) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no such file", e);
        } catch (CharacterCodingException e) {
            throw new IOException("it is not text", e);
        }
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                add(lines.get(i), i + 1);
            }
        }
    }

    private void add(String line, int number) throws IOException {
        if (JsonReader.read(line, JsonReader.LARGE) instanceof JsonReader.Read(Json.Dict game)
                && game.find("white") instanceof Json.Text(var _, String white)
                && game.find("black") instanceof Json.Text(var _, String black)
                && game.find("result") instanceof Json.Text(var _, String result) && !white.equals(black)) {
            switch (result) {
                case "1-0" -> games.add(new GameScore(player(white), player(black), 1));
                case "0-1" -> games.add(new GameScore(player(white), player(black), 0));
                case "1/2-1/2" -> games.add(new GameScore(player(white), player(black), 0.5));
                case "*" -> {
                }
                default -> throw new IOException("line " + number + " has the result “" + result + "”");
            }
        } else {
            throw new IOException("line " + number + " is not a game of two players with a result");
        }
    }

    private int player(String name) {
        int known = players.indexOf(name);
        if (known < 0) {
            players.add(name);
            return players.size() - 1;
        }
        return known;
    }

    public Crosstable table() {
        return new Crosstable(players, games);
    }
}
