import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import { lineWords, NowLine } from "./now-line";

/** 20:12 in London on Saturday 14 March 2026. */
const at = Date.parse("2026-03-14T20:12:00Z") / 1000;

const setting = {
  market: "gb",
  at,
  current: true,
  format: { locale: "en-GB", zone: "Europe/London" },
  heading: "h2",
  words: lineWords(wordsOf("en", "en-GB")),
} as const;

/** A channel's line: something that is on for half an hour, and what follows it some hours later. */
const lineWith = (hoursLater: number) => ({
  channel: { id: "ch_1", name: "Larkhill One", logo: null },
  now: { id: "ls_1", title: "Saltmarsh", start: at - 600, stop: at + 1200 },
  next: { id: "ls_2", title: "Great Storms", start: at + hoursLater * 3600, stop: at + 26 * 3600 },
});

it("what is next has its day if its time alone could be read as another day's", async () => {
  const { rerender } = await render(<NowLine row={lineWith(20)} setting={setting} />);
  await expect.element(page.getByText("Sun", { exact: true })).toBeVisible();
  await rerender(<NowLine row={lineWith(2)} setting={setting} />);
  expect(page.getByText("Great Storms").elements()).toHaveLength(1);
  expect(page.getByText("Sun", { exact: true }).elements()).toEqual([]);
});

it("a line that is kept lower than its text hides no part of it behind another", async () => {
  const { now, ...row } = lineWith(2);
  const icon = "/picture.webp";
  const film = {
    ...now,
    title: "The Long Title of a Film in Two Lines",
    category: ["Film"],
    year: 2011,
    icon,
    scene: "hills" as const,
  };
  await page.viewport(390, 800);
  const { container } = await render(<NowLine row={{ ...row, now: film }} setting={setting} />);
  const tops = () => [...container.querySelectorAll("p")].map((part) => part.getBoundingClientRect().top);
  const free = tops();
  container.querySelector("li")?.style.setProperty("block-size", "110px");
  expect(tops()).toEqual(free);
});
