// @ts-check
// Creates elements. Outside data is set as text or as an attribute, never parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element. Attributes that begin with `on` are listeners, `css` holds custom properties, `true` is an attribute without a value
 * and `false` or `null` none at all.
 *
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {any} an element; `any`, so that the kind which the tag names can be used
 */
export function el(tag, attributes = {}, ...children) {
    return dress(document.createElement(tag), attributes, children);
}

/**
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Node} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
    return dress(document.createElementNS(SVG, tag), attributes, children);
}

/** @param {any} element @param {Record<string, any>} attributes @param {(Node | string | null | undefined)[]} children */
function dress(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name === "css") for (const [key, size] of Object.entries(value)) element.style.setProperty(key, String(size));
        else element.setAttribute(name, value === true ? "" : String(value));
    }
    for (const child of children) if (child !== null && child !== undefined) element.append(child);
    return element;
}

/** A name that a person has given: whatever its direction of writing, it does not disturb its neighbours. @param {string} name */
export function bdi(name) {
    return el("bdi", { class: "name" }, name);
}

/** Shows or hides. @param {HTMLElement} element @param {boolean} shown */
export function show(element, shown) {
    element.hidden = !shown;
}

/** Changes a text only if it differs, so that screen readers do not repeat it. @param {HTMLElement} element @param {string} text */
export function say(element, text) {
    if (element.textContent !== text) element.textContent = text;
}
