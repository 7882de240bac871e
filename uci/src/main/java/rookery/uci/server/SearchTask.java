package rookery.uci.server;

import rookery.play.worker.Worker;

/** A task that thinks about a position: a search, a perft, a bench. Commands that need no thinking are answered without waiting for it. */
abstract class SearchTask extends Worker.Task {
}
