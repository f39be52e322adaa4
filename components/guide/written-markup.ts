import type { Markup } from "./markup";

/** Creates an element with its content. */
export function makeElement(markup: Markup): HTMLElement {
  const { tag, attributes, style, children } = markup;
  const element = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  if (style) element.style.cssText = styleText(style);
  if (children.length === 1 && typeof children[0] === "string") element.textContent = children[0];
  else for (const child of children) element.append(typeof child === "string" ? child : makeElement(child));
  return element;
}

function styleText(style: NonNullable<Markup["style"]>): string {
  let text = "";
  for (const name in style) if (style[name] !== undefined) text += `${name}:${style[name]};`;
  return text;
}

/**
 * Updates an element to match `markup`. Writes only what differs, so that the rest isn't painted again and a focused
 * element stays in the document. Attributes that the markup doesn't name are left alone.
 */
export function patchElement(element: HTMLElement, markup: Markup): void {
  patchAttributes(element, markup);
  const children = markup.children.filter((child) => child !== "");
  const nodes = element.childNodes;
  const fits =
    nodes.length === children.length && children.every((child, index) => isMadeOf(nodes[index], child));
  // Beside a text that changes, an element that stayed would move: a new one takes its place.
  const moves =
    children.length > 1 &&
    children.some((child, index) => typeof child === "string" && nodes[index]?.nodeValue !== child);
  if (!fits || moves) {
    element.replaceChildren(
      ...children.map((child) => (typeof child === "string" ? child : makeElement(child))),
    );
    return;
  }
  for (const [index, child] of children.entries()) {
    const node = nodes[index];
    if (typeof child !== "string") patchElement(node as HTMLElement, child);
    else if (node && node.nodeValue !== child) node.nodeValue = child;
  }
}

const isMadeOf = (node: Node | undefined, child: Markup | string): boolean =>
  typeof child === "string" ? node instanceof Text : node?.nodeName === child.tag.toUpperCase();

/** Updates an element's attributes and styles to match `markup`; a focused element keeps its tab stop. */
export function patchAttributes(element: HTMLElement, { attributes, style = {} }: Markup): void {
  for (const name in attributes) {
    if (name === "tabindex" && element === document.activeElement) continue;
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  for (const name in style) {
    const value = style[name];
    if (value !== undefined && element.style.getPropertyValue(name) !== String(value))
      element.style.setProperty(name, String(value));
  }
}
