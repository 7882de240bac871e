package rookery.terminal;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {
}
