package rookery.serve;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {
}
