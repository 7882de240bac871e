package rookery.serve.room;

import java.util.Optional;
import rookery.serve.flow.Feed;
import rookery.serve.http.Subscription;
import rookery.serve.table.Tables;
import rookery.serve.wire.JsonText;

/** All tables at a glance, for a teacher. */
public final class Wall {

    private final Tables tables;
    private final Feed feed;

    public Wall(Tables tables) {
        this.tables = tables;
        feed = new Feed("tables", this::all);
        tables.wall(this::changed);
    }

    private void changed(String id, Optional<String> summary) {
        if (summary.isPresent()) {
            feed.tell("table", _ -> summary.get(), this::all);
        } else {
            feed.tell("gone", _ -> new JsonText().with("id", id).text(), this::all);
        }
    }

    private String all(long number) {
        return new JsonText().with("number", number).raw("tables", JsonText.list(tables.summaries().stream())).text();
    }

    public Subscription events() {
        return new Subscription(feed, () -> new JsonText().with("class", "/class"), () -> {
        }, () -> {
        });
    }

    /** Tells everybody that the server is ending. */
    public void close() {
        feed.end("bye", new JsonText().with("reason", "closing").text());
    }
}
