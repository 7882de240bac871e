package rookery.learn;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {
}
