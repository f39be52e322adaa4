import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { serveGuide } from "@/components/testing/show-guide";

/** Markets of every language that the pages have words in. */
const countries = ["GB", "FR", "ES", "DE", "BR", "SA", "JP"];

const boxOf = (element: Element | Node | null | undefined): DOMRect => {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** The guide's controls on a screen so wide, before any script. */
async function showBar(country: string, width: number) {
  await page.viewport(width, 800);
  const { screen } = await serveGuide({ country });
  const [strip, jumps] = [...screen.element().querySelectorAll("nav")];
  const now = jumps?.querySelector("a");
  const pill = now?.getBoundingClientRect() ?? new DOMRect();
  const word = boxOf(now?.lastElementChild);
  const days = strip?.querySelector("ul");
  return {
    bar: strip?.parentElement?.parentElement,
    days: Math.round((days?.clientWidth ?? 0) / (days?.firstElementChild?.clientWidth ?? 1)),
    pill,
    isWhole:
      word.width > 0 &&
      word.left >= pill.left &&
      word.right <= pill.right &&
      word.top >= pill.top &&
      word.bottom <= pill.bottom,
  };
}

describe.each([320, 390, 720])("on a screen %d px wide", (width) => {
  it.each(countries)(
    "the way to now is as wide as a finger and says its word, beside whole days: %s",
    async (country) => {
      const { bar, days, pill, isWhole } = await showBar(country, width);
      expect(isWhole).toBe(true);
      expect(pill.width).toBeGreaterThanOrEqual(44);
      expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
      // In French, both the day's words and that for now are long.
      expect(days).toBeGreaterThanOrEqual(width < 390 || (width === 390 && country === "FR") ? 1 : 2);
    },
  );
});
