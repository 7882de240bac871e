package rookery.look.face;

/** The birds of the ladder, from the smallest to the strongest: a head facing right, and each bird's distinctive features. */
enum Bird {
    WREN("#8B5E3C", "#754A2C", "#E3CBA5", Beak.SMALL, "#5A4632", "#2A1D14") {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#E9D8B8", 2.2, "M19,14.5 C24,11.5 31,12 35,15").fill("#754A2C", "M9,44 L1,27 L6,26 L16,38 Z");
        }
    },
    ROBIN("#8A7254", "#8A7254", "#E2712D", Beak.SMALL, "#4A3C2E", "#2A1D14") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#E2712D", "M24,14 C30,11 36,14 37,20 C37,27 33,32 27,33 C22,30 21,18 24,14 Z").eye("#2A1D14", 28.5, 17.5, 2.5);
        }
    },
    SPARROW("#A38059", "#7B4A2A", "#D9CBB4", Beak.SMALL, "#3A332C", "#2A1D14") {
        @Override
        void adorn(Sketch sketch) {
            sketch.dot("#EDE6DA", 23, 25, 5).fill("#2B2420", "M31,23 L36,23 C37,28 34,33 30,34 C29,30 29,26 31,23 Z").dot("#2B2420", 22,
                    25.5, 1.8);
        }
    },
    FINCH("#C98F73", "#6F89A3", "#D98A6C", Beak.STOUT_SHORT, "#8FA3B5", "#2A1D14") {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#FFFFFF", 2.6, "M5,41 L17,37").line("#3A3A44", 2.6, "M6,45.5 L18,41.5");
        }
    },
    STARLING("#2F3440", "#2F5B4E", "#3D3650", Beak.LONG, "#E3B53A", "#E9E4DA") {
        @Override
        void adorn(Sketch sketch) {
            double[][] spots = {{12, 36}, {17, 40}, {22, 36}, {27, 41}, {32, 37}, {37, 42}, {10, 43}, {22, 44}, {33, 45}, {17, 29},
                {23, 27}};
            for (var spot : spots) sketch.dot("#E6DCC0", spot[0], spot[1], 1.1);
        }
    },
    THRUSH("#9A7B57", "#8A6A48", "#F1E4C8", Beak.SMALL, "#6B5A3E", "#F5EEDC") {
        @Override
        void adorn(Sketch sketch) {
            double[][] spots = {{24, 37}, {29, 35}, {34, 37}, {26, 42}, {32, 42}, {37, 42}, {29, 46}, {35, 46}, {31, 31}, {22, 45}};
            for (var spot : spots) sketch.fill("#4E3A26", "M%1$s,%2$s l1.5,2.6 a1.6,1.6 0 1 1 -3,0 Z".formatted(spot[0], spot[1] - 2));
        }
    },
    MAGPIE("#1E1F26", "#1E1F26", "#F7F5EF", Beak.LONG, "#17171C", "#3A3A44") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#2D5F8A", "M3,48 C4,42 8,38 13,37 C14,41 12,46 9,48 Z").fill("#F7F5EF",
                    "M12,31 C16,30 19,33 19,37 C15,38 12,35 12,31 Z");
        }
    },
    JACKDAW("#3A3B42", "#1C1D22", "#46474F", Beak.SMALL, "#17171C", "#E8F1F5") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#9CA1AC", "M11,19 C13,17 18,18 20,22 C21,27 19,32 15,33 C11,30 10,24 11,19 Z");
        }
    },
    CROW("#26272D", "#26272D", "#303138", Beak.STOUT, "#141417", "#55565F") {
        @Override
        void adorn(Sketch sketch) {
            sketch.line("#454752", 1.6, "M12,40 C16,37 20,37 23,40").line("#454752", 1.6, "M10,45 C15,42 20,42 24,45");
        }
    },
    KESTREL("#B4713F", "#8C97A5", "#EAD2A8", Beak.HOOK, "#4E5560", "#F0C64A") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#3F4650", "M27.5,21 L31,21 C31.5,25 30.5,28 29,30 C27,28 26.8,24 27.5,21 Z");
            double[][] spots = {{8, 42}, {13, 39}, {13, 45}, {27, 38}, {33, 41}, {28, 44}, {37, 45}};
            for (var spot : spots) sketch.dot("#3A2718", spot[0], spot[1], 1.3);
        }
    },
    HERON("#A9B3BF", "#F3F2EC", "#F3F2EC", Beak.SPEAR, "#E0A63C", "#F2D65A") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#23262E", "M13,12 C19,9 27,11 31,14 C24,14 17,15 13,17 C8,17 3,15 0,11 C5,13 9,13 13,12 Z").line("#23262E", 1.8,
                    "M29,32 L31,37 M28,39 L30,45");
        }
    },
    FALCON("#4A586C", "#2F3A4B", "#EFEDE6", Beak.HOOK, "#3A414C", "#F2C230") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#F4F1E8", "M14,22 C19,20 24,21 26,24 C25,29 20,32 15,31 C12,29 12,25 14,22 Z").fill("#2F3A4B",
                    "M27,20 L33,20 C33,26 31,30 28.5,32 C26,29 26,24 27,20 Z");
            for (int y = 37; y < 48; y += 4) sketch.line("#4A586C", 1.5, "M25," + y + " L38," + y);
        }
    },
    RAVEN("#3B3052", "#2A2140", "#4B3E68", Beak.STOUT, "#1A1522", "#E9E2F2") {
        @Override
        void adorn(Sketch sketch) {
            // A scholar, with spectacles.
            sketch.line("#E2B23E", 1.6, "M23.6,17.8 a5.4,5.4 0 1 0 10.8,0 a5.4,5.4 0 1 0 -10.8,0 M23.6,17.8 L12,16");
            sketch.line("#6A5A8C", 1.7, "M29,29 L27,35 M32,29 L31,36 M25,28 L23,34").line("#6A5A8C", 1.6, "M8,42 C14,37 20,38 24,42");
        }
    },
    ROOK("#20242F", "#2B3244", "#262A36", Beak.STOUT, "#8E9098", "#C9B06A") {
        @Override
        void adorn(Sketch sketch) {
            sketch.fill("#C9CAD0", "M31,15 C34,14 36,15 37,17 L37,23 C34,24 31,23 31,21 Z").fill("#E2B23E",
                    "M14,9 L12,0.5 L18,4.5 L24,-0.5 L30,4.5 L36,0.5 L34,9 C28,6.5 20,6.5 14,9 Z");
        }
    };

    private enum Beak {
        SMALL("M35.5,17 L43,20.5 L35.5,23.5 Z"), STOUT_SHORT("M34.5,15 L43,20.5 L34.5,25 Z"), LONG("M35,17 L47,20.5 L35,23.5 Z"),
        SPEAR("M34,16.5 L48,20.5 L34,24 Z"), HOOK("M34.5,15.5 C40,15.5 43.5,18 43,25 C41,22 38,22.5 34.5,23 Z"),
        STOUT("M34,14.5 C40,14 45,17 47.5,22 C43,22.5 38,24 34,24.5 Z");

        private final String path;

        Beak(String path) {
            this.path = path;
        }
    }

    private final String body;
    private final String cap;
    private final String breast;
    private final Beak beak;
    private final String beakColor;
    private final String eye;

    Bird(String body, String cap, String breast, Beak beak, String beakColor, String eye) {
        this.body = body;
        this.cap = cap;
        this.breast = breast;
        this.beak = beak;
        this.beakColor = beakColor;
        this.eye = eye;
    }

    /** Draws what only this bird has. */
    abstract void adorn(Sketch sketch);

    Sketch draw() {
        var sketch = new Sketch();
        sketch.fill(body, "M3,48 C3,37 9,31 13,26 L34,26 C42,31 46,40 46,48 Z");
        sketch.fill(breast, "M20,48 C18,40 21,31 30,28 C38,32 42,40 42,48 Z");
        sketch.fill(beakColor, beak.path);
        sketch.dot(body, 24, 19, 13);
        sketch.fill(cap, "M11,19 C11,9.5 17,6 24,6 C31,6 37,10 37,17.5 C30,13.5 18,14 11,19 Z");
        if (this != ROBIN) sketch.eye(eye, 29, 17.8, 2.7);
        adorn(sketch);
        return sketch;
    }
}
