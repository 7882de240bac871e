package rookery.arena.agent;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import rookery.play.bot.BotProvider;
import rookery.uci.server.Roster;
import rookery.uci.server.UciServer;

/** An agent in a process of its own, speaking UCI: where {@link JarSource} puts agents with a limit of memory. */
public final class AgentProgram {

    private AgentProgram() {
    }

    /** @param arguments the agent as behind {@code jar:} */
    public static void main(String[] arguments) throws IOException {
        BotProvider agent = JarSource.inside(arguments[0]);
        // Not System.out: an agent may print there what it likes, without disturbing the conversation.
        try (FileInputStream in = new FileInputStream(FileDescriptor.in); FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            System.setOut(new java.io.PrintStream(new FileOutputStream(FileDescriptor.err), true, java.nio.charset.StandardCharsets.UTF_8));
            new UciServer(agent.displayName(), agent.id(), Roster.of(agent), Duration.ZERO, 1).run(in, out);
        }
    }
}
