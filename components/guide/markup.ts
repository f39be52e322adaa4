/**
 * An element described as data, so that server and browser write the same one: React renders it (`rendered-markup`),
 * the grid's engine makes and patches it (`written-markup`).
 */
export type Markup = {
  tag: "div" | "a" | "b" | "small" | "span" | "img";
  /** By their names in HTML; undefined for one that is absent. */
  attributes: Readonly<Record<string, string | number | undefined>>;
  /** By their names in CSS; undefined for one that is left unchanged. */
  style?: Readonly<Record<string, string | number | undefined>>;
  children: readonly (Markup | string)[];
};
