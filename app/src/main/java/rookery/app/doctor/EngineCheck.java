package rookery.app.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rookery.uci.client.Engine;
import rookery.uci.client.Engines;
import rookery.uci.client.Patience;

/** The user's engines: each is started and probed. */
final class EngineCheck {
    private static final String ENGINES = "engines";

    private EngineCheck() {}

    static List<Finding> of(Path folder) {
        var content = new Engines(folder).read();
        var findings = new ArrayList<Finding>();
        content.problems().forEach(problem -> findings.add(Finding.wrong(ENGINES, problem)));
        for (var engine : content.engines()) {
            findings.add(switch (Engine.probe(engine.program(), Patience.USUAL)) {
                case Engine.Found(Engine found) -> Finding.fine(ENGINES, found.name() + " answers");
                case Engine.Failed(String reason) -> Finding.wrong(ENGINES, engine.name() + " does not start: " + reason);
            });
        }
        if (findings.isEmpty()) findings.add(Finding.fine(ENGINES, "none of your own; Rookery's are built in"));
        return findings;
    }
}
