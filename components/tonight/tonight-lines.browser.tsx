import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lineWords } from "@/components/now-next/now-line";
import { wordsOf } from "@/lib/i18n";
import { TonightLines } from "./tonight-lines";

const at = 1_800_000_000;

const setting = {
  market: "gb",
  at,
  current: false,
  format: { locale: "en-GB", zone: "Europe/London" },
  heading: "h3",
  words: lineWords(wordsOf("en", "en-GB")),
} as const;

const initial = Array.from({ length: 250 }, (_, place) => ({
  channel: { id: `ch_${place}`, name: `Channel ${place}`, logo: null },
  now: { id: `ls_${place}`, title: "Saltmarsh", start: at, stop: at + 3600 },
  next: null,
}));

it("a lineup of any length is drawn a hundred lines at a time", async () => {
  const list = { country: "GB", whole: null, isFirst: true, initial };
  const { container } = await render(<TonightLines page={list} setting={setting} />);
  const lines = () => container.querySelectorAll("li[data-channel]");
  expect(lines()).toHaveLength(100);
  await expect.element(page.getByRole("button", { name: "More channels" })).toBeInTheDocument();
  for (const count of [200, 250]) {
    [...lines()].at(-1)?.scrollIntoView();
    await expect.poll(() => lines().length).toBe(count);
  }
});
