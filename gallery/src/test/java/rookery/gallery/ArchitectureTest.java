package rookery.gallery;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
