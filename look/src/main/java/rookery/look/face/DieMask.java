package rookery.look.face;

/** The players of dice chess: dice with a character. */
enum DieMask {
    PIP("#F6E7B8", 1, -6) {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#6FA35B", "M24,9 C20,1 13,3 13,7 C17,9 21,9 24,9 Z").line("#4E7A3E", 1.6, "M24,12 L24,6");
        }
    },
    TUMBLE("#F2B98A", 2, 24) {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#A5663A", 1.8, "M4,40 C2,36 2,32 4,28 M44,20 C46,16 46,12 44,8");
        }
    },
    RATTLE("#E79A9A", 3, -12) {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#9C4E4E", 1.8, "M4,18 L1,15 M4,24 L0,24 M44,24 L48,24 M44,30 L47,33");
        }
    },
    DOMINO("#FBFAF4", 4, 0) {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#2B2420", 1.6, "M10,25 L38,25");
        }
    },
    SHUFFLE("#B9C98E", 5, 10) {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#54682E", 2, "M5,8 L14,4 M14,4 L11,1 M14,4 L11,8").line("#54682E", 2, "M43,42 L34,46 M34,46 L37,48 M34,46 L37,42");
        }
    },
    GAMBIT("#8FB8C9", 6, -4) {
        @Override
        void adorn(Sketch sketch) {
            sketch.dot("#23323A", 24, 4.2, 3).fill("#23323A", "M21,7 L27,7 L29,13 L19,13 Z");
        }
    },
    CHANCE("#8CC08A", 3, 0) {
        @Override
        void adorn(Sketch sketch) {
            sketch.dot("#2F6B3A", 20, 4.5, 3.2).dot("#2F6B3A", 28, 4.5, 3.2).dot("#2F6B3A", 24, 9, 3.2).line("#2F6B3A", 1.6,
                    "M24,10 L26,14");
        }
    },
    FORTUNA("#E3C25A", 4, 0) {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#F7F5EF", "M8,17 L40,17 L40,24 L8,24 Z").line("#B59A3A", 1.2, "M8,17 L40,17 M8,24 L40,24").fill("#F7F5EF",
                    "M8,20 L1,15 L2,26 Z");
        }
    },
    TYCHE("#C7A0CE", 5, 0) {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#6E4A77", "M9,12 L9,3 L14,3 L14,7 L19,7 L19,3 L29,3 L29,7 L34,7 L34,3 L39,3 L39,12 Z");
        }
    },
    BERNOULLI("#D8CDBA", 2, 0) {
        @Override
        void adorn(Sketch sketch) {
            for (int i = 0; i < 5; i++) sketch.dot("#8B6B4A", 8 + i * 8, 7 + Math.abs(i - 2) * 2, 5.2);
            sketch.dot("#8B6B4A", 5, 22, 4.6).dot("#8B6B4A", 43, 22, 4.6).dot("#8B6B4A", 5, 31, 4.2).dot("#8B6B4A", 43, 31, 4.2);
        }
    },
    PASCAL("#9DB2D8", 6, 0) {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#2B2E3A", "M6,12 C10,2 38,2 42,12 Z").line("#2B2E3A", 1.6,
                    "M12,21 a4.6,4.6 0 1 0 9.2,0 a4.6,4.6 0 1 0 -9.2,0 M26.8,21 a4.6,4.6 0 1 0 9.2,0"
                            + " a4.6,4.6 0 1 0 -9.2,0 M21.2,21 L26.8,21");
        }
    },
    LAPLACE("#F0EDE4", 1, 0) {
        @Override
        void adorn(Sketch sketch) {
            for (int i = 0; i < 5; i++) sketch.dot("#F8F6F0", 8 + i * 8, 7 + Math.abs(i - 2) * 2, 5.2);
            sketch.dot("#F8F6F0", 5, 22, 4.6).dot("#F8F6F0", 43, 22, 4.6).dot("#F8F6F0", 5, 31, 4.2).dot("#F8F6F0", 43, 31, 4.2);
            sketch.fill("#C8402F", "M20,40 L28,40 L30,48 L24,45 L18,48 Z").dot("#E2B23E", 24, 40, 3.4);
        }
    };

    /** Where the pips of the faces are, in a block about the middle of the grid. */
    private static final double[][][] PIPS = {{{24, 33}}, {{18, 32}, {30, 32}}, {{17, 35}, {24, 31}, {31, 35}},
        {{17, 30}, {31, 30}, {17, 36}, {31, 36}},
        {{16, 29.5}, {32, 29.5}, {24, 33}, {16, 36.5}, {32, 36.5}}, {{16, 30}, {24, 30}, {32, 30}, {16, 36.5}, {24, 36.5}, {32, 36.5}}};

    private final String color;
    private final int pips;
    private final double turned;

    DieMask(String color, int pips, double turned) {
        this.color = color;
        this.pips = pips;
        this.turned = turned;
    }

    /** Draws what only this die has. */
    abstract void adorn(Sketch sketch);

    Sketch draw() {
        var sketch = new Sketch().block(color, 24, 26, this == DOMINO ? 30 : 34, this == DOMINO ? 40 : 34, turned);
        sketch.eye("#FFFFFF", 18, 20, 3.4).eye("#FFFFFF", 30, 20, 3.4);
        for (var pip : PIPS[pips - 1]) sketch.dot(Sketch.DARK, pip[0], pip[1], 2.1);
        adorn(sketch);
        return sketch;
    }
}
