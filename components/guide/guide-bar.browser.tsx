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
    isRead: word.top < pill.bottom && word.bottom > pill.top,
    isWhole: word.left >= pill.left && word.right <= pill.right && word.bottom <= pill.bottom,
  };
}

describe.each([320, 390, 720])("on a screen %d px wide", (width) => {
  it.each(countries)(
    "the way to now is as wide as a finger, and its word is whole or isn't seen: %s",
    async (country) => {
      const { bar, days, pill, isRead, isWhole } = await showBar(country, width);
      expect(isRead).toBe(isWhole);
      expect(pill.width).toBeGreaterThanOrEqual(44);
      expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
      expect(days).toBeGreaterThanOrEqual(width < 390 ? 1 : 2);
    },
  );
});

it.each(countries)("a small tablet has room for the word for now in any language: %s", async (country) => {
  expect((await showBar(country, 720)).isRead).toBe(true);
});

it.each([
  ["GB", true],
  ["FR", false],
])(
  "a short word is read on a phone, and a long one leaves its room to the days: %s",
  async (country, isSeen) => {
    expect((await showBar(country, 390)).isRead).toBe(isSeen);
  },
);
