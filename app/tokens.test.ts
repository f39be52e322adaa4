import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("globals.css", import.meta.url), "utf8");
const theme = css.slice(css.indexOf("@theme {"), css.indexOf("\n}\n"));

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** A colour token in a scheme. */
function token(name: string, scheme: "light" | "dark"): Rgb {
  const [, light, dark] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?`).exec(theme) ?? [];
  if (!light) throw new Error(`no token ${name}`);
  return rgb(scheme === "dark" ? (dark ?? light) : light);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ratio of WCAG 2.2, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A tint laid over a surface, as a badge lays its own. */
const over = (colour: Rgb, share: number, surface: Rgb): Rgb =>
  colour.map((part, at) => part * share + (surface[at] ?? 0) * (1 - share)) as Rgb;

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  it.each(["ink", "muted", "faint"].flatMap((text) => ["ground", "panel"].map((surface) => [text, surface])))(
    "%s text reaches 4.5:1 on %s",
    (text, surface) => {
      expect(contrast(token(text, scheme), token(surface, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(["ink", "muted"])("%s text reaches 4.5:1 on raised", (text) => {
    expect(contrast(token(text, scheme), token("raised", scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["new", "repeat", "delayed", "brand", "movie", "live"])(
    "a %s badge reaches 4.5:1 on every surface",
    (tint) => {
      const colour = token(tint, scheme);
      const text = over(colour, 0.75, token("ink", scheme));
      for (const surface of ["ground", "panel", "raised"])
        expect(contrast(text, over(colour, 0.14, token(surface, scheme)))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("the live and free badges and the primary action reach 4.5:1", () => {
    expect(contrast(token("live-ink", scheme), token("live-fill", scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("brand-ink", scheme), token("brand", scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("free-ink", scheme), token("free", scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it("what must be seen without being read reaches 3:1: focus and the now-line", () => {
    for (const mark of ["brand", "live"])
      expect(contrast(token(mark, scheme), token("ground", scheme))).toBeGreaterThanOrEqual(3);
  });
});
