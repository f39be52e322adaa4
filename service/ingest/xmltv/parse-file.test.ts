import { expect, test } from "vitest";
import { createFileParser } from "./parse-file.ts";

/** A guide with one programme, and an element that isn't kept. */
const guideOf = (title: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE tv SYSTEM "xmltv.dtd">
<tv><programme channel="a" start="20260822180000"><title>${title}</title><studio>Good.</studio></programme></tv>
`;

/** What a file is read as. Its parts have a length that cuts tags. */
async function read(text: string) {
  const titles: string[] = [];
  const repaired: string[] = [];
  const counts: Record<string, number> = {};
  const count = (what: string, times: number): void => {
    counts[what] = (counts[what] ?? 0) + times;
  };
  const parser = createFileParser("UTC", {
    channel: () => {},
    programme: ({ slot }) => titles.push(slot.title),
    rejected: (reason) => expect.fail(reason),
    repaired: (kind) => repaired.push(kind),
    dropped: count,
    zoneless: (times) => count("zoneless", times),
    mistaken: () => expect.fail("it is UTF-8"),
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 301) await parser.write(bytes.subarray(at, at + 301));
  await parser.end();
  return { titles, repaired, counts };
}

test("an empty line before a guide's declaration is no fault", async () => {
  expect(await read(`\n\r\n  ${guideOf("News")}`)).toMatchObject({ titles: ["News"], repaired: [] });
});

test.each([
  "Notice: Undefined index: id in /srv/epg/grab.php on line 12\n",
  `<br />\n<b>Warning</b>:  date(): bad zone in <b>/srv/epg/grab.php</b> on line <b>7</b><br />\n${"\n".repeat(400)}`,
])("what a producer complains of before a guide is left out and counted", async (complaint) => {
  expect(await read(`${complaint}${guideOf("News")}`)).toMatchObject({
    titles: ["News"],
    repaired: ["stray_text"],
  });
  const line = complaint.split("\n").length + 2;
  await expect(read(`${complaint}${guideOf("News").replace("</title>", "</name>")}`)).rejects.toThrow(
    `line ${line}, `,
  );
});

test("comments before a guide are no complaint", async () => {
  expect(await read(`<!-- Made <b>daily</b> -->\n${guideOf("News")}`)).toMatchObject({
    titles: ["News"],
    repaired: [],
  });
});

test("guides that follow each other are one, and what isn't kept of them is counted once", async () => {
  const { titles, repaired, counts } = await read(["News", "Quiz", "Film"].map(guideOf).join(""));
  expect(titles).toEqual(["News", "Quiz", "Film"]);
  expect(repaired).toEqual([]);
  expect(counts).toEqual({ studio: 3, zoneless: 3 });
});

test("text after a guide's end is left out and counted, and a guide without its end is refused", async () => {
  const { titles, repaired } = await read(`${guideOf("News")}\nDone in 3 s`);
  expect([titles, repaired]).toEqual([["News"], ["stray_text"]]);
  for (const text of [guideOf("News").slice(0, -7), `${guideOf("News")}${guideOf("Quiz").slice(0, 120)}`])
    await expect(read(text)).rejects.toThrow("it is cut off");
});
