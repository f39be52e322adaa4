import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DayStrip } from "./day-strip";

const words = { label: "Day", previous: "Before", next: "After" };

it.each([
  ["en-GB", "Sat", "28"],
  ["ja-JP", "土", "28日"],
  ["fr-FR", "sam.", "28"],
])("each day has its name over its number: %s", async (locale, name, number) => {
  const { container } = await render(
    <DayStrip
      date="2026-11-24"
      today="2026-11-24"
      locale={locale}
      hrefOf={() => "/gb/guide"}
      words={words}
    />,
  );
  const days = [...container.querySelectorAll("li a")];
  const notes = days.map((day) => day.querySelector("small")?.textContent);
  expect(notes.every(Boolean)).toBe(true);
  expect(days[5]?.textContent).toBe(`${name} ${number}`);
});

it.each(["ja-JP", "fr-FR", "de-DE", "ar-SA"])(
  "on a phone each word has room beside it: %s",
  async (locale) => {
    await page.viewport(390, 844);
    const { container } = await render(
      <DayStrip
        date="2026-11-22"
        today="2026-11-22"
        locale={locale}
        hrefOf={() => "/gb/guide"}
        words={words}
      />,
    );
    for (const day of container.querySelectorAll("li a")) {
      for (const word of [day.firstChild, day.querySelector("small")?.firstChild]) {
        const text = document.createRange();
        text.selectNodeContents(word as Node);
        expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(day.clientWidth - 7);
      }
    }
  },
);
