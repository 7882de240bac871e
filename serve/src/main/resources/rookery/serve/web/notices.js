// @ts-check
// Notices: short sentences at the edge that go away by themselves, and one that stays while the line is dead.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

const STAYS = 5000;

export class Notices {
    /** @param {HTMLElement} parent */
    constructor(parent) {
        this.element = el("div", { class: "notices", role: "status", "aria-live": "polite" });
        /** @type {HTMLElement | null} */
        this.offline = null;
        this.patience = 0;
        parent.append(this.element);
    }

    /** @param {string} words @param {"" | "bad" | "good"} [tone] */
    tell(words, tone = "") {
        const notice = el("div", { class: "notice " + tone }, words);
        this.element.append(notice);
        while (this.element.children.length > 3) this.element.firstElementChild?.remove();
        setTimeout(() => notice.remove(), STAYS);
    }

    /** @param {boolean} connected */
    line(connected) {
        clearTimeout(this.patience);
        if (connected) {
            if (!this.offline) return;
            this.offline.remove();
            this.offline = null;
            this.tell(t("web.line.back"), "good");
        } else if (!this.offline) {
            // A line that is back at once was hardly gone.
            this.patience = setTimeout(() => {
                this.offline = el("div", { class: "notice bad line", id: "offline" }, icon("away"), t("web.line.lost"));
                this.element.append(this.offline);
            }, 700);
        }
    }
}
