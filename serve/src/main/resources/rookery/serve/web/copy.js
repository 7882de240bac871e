// @ts-check
// A link to share: its text, a copy button, a share button, and its QR code.

import { post } from "./api.js";
import { el, svg } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

/** The whole address of a path as others reach it. @param {string} path @param {string[]} [addresses] under which the server says it can be reached */
export function whole(path, addresses = []) {
    const known = addresses.length === 0 || addresses.includes(location.origin);
    return (known ? location.origin : addresses[0]) + path;
}

/** @param {string} label @param {string} address @param {string} id */
export function linkBox(label, address, id) {
    const field = el("input", { class: "link", id, readonly: true, value: address, "aria-label": label, onfocus: () => field.select() });
    const done = el("span", { class: "spoken", role: "status" });
    const copy = el("button", { type: "button", class: "primary", onclick: () => copyText(field).then(tell) }, icon("copy"), el("span", {}, t("web.copy")));
    const share = "share" in navigator
        ? el("button", { type: "button", onclick: () => navigator.share({ url: address }).catch(() => undefined) }, icon("share"), el("span", {}, t("web.share")))
        : null;
    const code = el("div", { class: "qr" });
    post("/api/qr", { text: address }).then(answer => code.append(qrPicture(answer))).catch(() => code.remove());

    /** @param {boolean} copied */
    function tell(copied) {
        const words = t(copied ? "web.copied" : "web.copy.yourself");
        done.textContent = words;
        copy.lastElementChild.textContent = words;
        setTimeout(() => (copy.lastElementChild.textContent = t("web.copy")), 2500);
    }

    return el("div", { class: "link-box" }, field, el("div", { class: "buttons" }, copy, share), done, code);
}

/** @param {HTMLInputElement} field @returns {Promise<boolean>} */
async function copyText(field) {
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        // On a plain http address there is no clipboard API; the old way works.
        field.select();
        return document.execCommand("copy");
    }
}

/** @param {{ size: number, rows: string[] }} code */
function qrPicture(code) {
    let path = "";
    code.rows.forEach((row, y) => [...row].forEach((dot, x) => (path += dot === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : "")));
    const size = code.size + 8;
    return svg("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": t("web.qr") },
        svg("rect", { class: "paper", width: size, height: size }), svg("path", { class: "ink", d: path, "shape-rendering": "crispEdges" }));
}
