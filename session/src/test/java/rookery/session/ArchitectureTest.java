package rookery.session;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {
}
