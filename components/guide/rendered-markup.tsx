import { createElement, type ReactElement } from "react";
import type { Markup } from "./markup";

const reactNames: Record<string, string> = {
  class: "className",
  tabindex: "tabIndex",
  referrerpolicy: "referrerPolicy",
};

const styleName = (name: string): string =>
  name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Renders `markup` as a React element. */
export function renderMarkup({ tag, attributes, style, children }: Markup): ReactElement {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) props[reactNames[name] ?? name] = value;
  if (style)
    props.style = Object.fromEntries(Object.entries(style).map(([name, value]) => [styleName(name), value]));
  return createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === "string" ? child : renderMarkup(child))),
  );
}
