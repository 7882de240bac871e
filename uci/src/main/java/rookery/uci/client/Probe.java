package rookery.uci.client;

import rookery.play.bot.BotFailure;
import rookery.uci.protocol.UciCommand;

/** Asks a program what it is. */
final class Probe {

    private Probe() {
    }

    static EngineCard ask(EngineProgram program, EngineTimeouts timeouts) {
        String name = program.plainName();
        try {
            return switch (program.protocol()) {
                case UCI -> {
                    try (UciSession session = UciSession.open(ProgramWire.open(program, timeouts, new UciCommand.Quit().text()), name,
                            program.options(), timeouts)) {
                        yield session.card();
                    }
                }
                case CECP -> {
                    try (CecpSession session = CecpSession.open(ProgramWire.open(program, timeouts, CecpSession.FAREWELL), name,
                            timeouts)) {
                        yield session.card();
                    }
                }
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFailure(name + " was stopped while it was getting ready", e);
        }
    }
}
