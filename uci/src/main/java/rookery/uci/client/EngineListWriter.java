package rookery.uci.client;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.uci.protocol.UciReply;

/** Engines as JSON; {@link EngineListReader} reads it. */
final class EngineListWriter {

    static final String FORMAT = "rookery-engines";
    static final int VERSION = 1;

    private EngineListWriter() {
    }

    static Json json(List<Engine> engines) {
        return new Json.Builder().with("format", Json.of(FORMAT)).with("version", Json.of(VERSION))
                .with("engines", new Json.Array(LineColumn.NOWHERE, engines.stream().map(EngineListWriter::json).toList())).build();
    }

    private static Json json(Engine engine) {
        EngineProgram program = engine.program();
        Path folder = program.folder();
        Json.Builder object = new Json.Builder().with("id", Json.of(program.id()));
        if (!program.name().isEmpty()) {
            object.with("name", Json.of(program.name()));
        }
        object.with("protocol", Json.of(program.protocol().name().toLowerCase(Locale.ROOT))).with("path", Json.of(program.path()))
                .with("arguments", Json.ofTexts(program.arguments()));
        if (folder != null) {
            object.with("folder", Json.of(folder.toString()));
        }
        Json.Builder options = new Json.Builder();
        for (Map.Entry<String, String> option : program.options().entrySet()) {
            options.with(option.getKey(), Json.of(option.getValue()));
        }
        return object.with("options", options.build()).with("says", json(engine.card())).build();
    }

    /** Options are written as their UCI lines. */
    private static Json json(EngineCard card) {
        return new Json.Builder().with("name", Json.of(card.name())).with("author", Json.of(card.author()))
                .with("variants", Json.ofTexts(card.variants())).with("chess960", Json.of(card.chess960()))
                .with("options", Json.ofTexts(card.options().stream().map(option -> new UciReply.Offer(option).text()).toList())).build();
    }
}
