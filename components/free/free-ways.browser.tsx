import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import type { FreeWay } from "@/lib/shapes";
import { FreeLink } from "./free-link";
import { FreeWays } from "./free-ways";

const way: FreeWay = {
  ...{
    service: "Larkhill+",
    watch_url: "https://larkhill.test/",
    country: "NZ",
    kind: "broadcaster",
    signup: "none",
  },
};

it("a service's name keeps its sign at its end in a sentence from right to left", async () => {
  const words = { locale: "ar", t: wordsOf("ar") };
  const { container } = await render(
    <div dir="rtl">
      <FreeLink way={way} {...words} />
      <FreeWays ways={[way]} country="NZ" {...words} />
    </div>,
  );
  const names = [...container.querySelectorAll("a")].map((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    while (!walker.currentNode.nodeValue?.includes("+")) walker.nextNode();
    const text = walker.currentNode;
    const at = text.nodeValue?.indexOf("+") ?? 0;
    const [letter, sign] = [at - 1, at].map((place) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().left;
    });
    return (sign ?? 0) > (letter ?? 0);
  });
  expect(names).toEqual([true, true]);
});

it("says of a link when it last worked, and of one that nobody has tried that it is unchecked", async () => {
  const words = { country: "NZ", locale: "en-NZ", t: wordsOf("en") };
  const screen = await render(
    <FreeWays ways={[way, { ...way, service: "Tarn", checked: "2026-03-14" }]} {...words} />,
  );
  const noteOf = (service: RegExp) => screen.getByRole("link", { name: service }).element().textContent;
  expect(noteOf(/Larkhill/)).toMatch(/· link not checked yet$/);
  expect(noteOf(/Tarn/)).toMatch(/· link checked 14 Mar\w* 2026$/);
});
