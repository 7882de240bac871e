package rookery.uci.client;

import rookery.play.bot.BotFailure;
import rookery.uci.protocol.UciCommand;

/** Asks a program what it is. */
final class Probe {

    private Probe() {
    }

    static EngineCard ask(EngineProgram program, Patience patience) {
        String name = program.plainName();
        try {
            return switch (program.protocol()) {
                case UCI -> {
                    try (UciSession session = UciSession.open(ProgramWire.open(program, patience, new UciCommand.Quit().text()), name,
                            program.options(), patience)) {
                        yield session.card();
                    }
                }
                case CECP -> {
                    try (CecpSession session = CecpSession.open(ProgramWire.open(program, patience, CecpSession.FAREWELL), name,
                            patience)) {
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
