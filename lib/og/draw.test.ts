import fc from "fast-check";
import sharp, { type Region } from "sharp";
import { describe, expect, it } from "vitest";
import { kinds } from "@/lib/kind";
import type { Card } from "./card.ts";
import { brushFor, drawCard } from "./draw.ts";
import { placeTitle } from "./title-block.ts";

const plain: Card = { language: "en", dir: "ltr", tint: "sport", badges: [], eyebrow: "", title: "" };

const channel = (name: string) => ({ name, letters: name.slice(0, 4), colour: "oklch(0.48 0.13 20)" });

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 150 }),
  fc.constantFrom(
    "",
    "x".repeat(150),
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ".repeat(3),
    "مباراة الهلال والنصر في كأس خادم الحرمين الشريفين ".repeat(3),
    "ニュースウオッチ9▽今日の主なニュースと気象情報".repeat(4),
    "👩‍👩‍👧🇯🇵⚽️".repeat(30),
    `Z${"\u0301\u0327".repeat(60)}algo`,
    "\u202E\u2066</svg><script>",
  ),
);

const page = {
  language: fc.constantFrom("en", "ar", "ja"),
  dir: fc.constantFrom("ltr" as const, "rtl" as const),
  tint: fc.constantFrom(...kinds),
  badges: fc.array(fc.record({ look: fc.constantFrom("live" as const, "free" as const), text: hostile }), {
    maxLength: 3,
  }),
  eyebrow: hostile,
  subtitle: hostile,
  place: hostile,
};

const headlines: fc.Arbitrary<Card> = fc.record({
  ...page,
  title: fc.oneof(hostile, fc.record({ home: hostile, away: hostile, versus: fc.constantFrom("v", "ضد") })),
  when: fc.record({ time: hostile, zone: hostile }),
  channels: fc.record({
    label: hostile,
    items: fc.array(hostile.map(channel), { maxLength: 3 }),
    more: fc.constant("+3"),
  }),
});

const lists: fc.Arbitrary<Card> = fc.record({
  ...page,
  title: hostile,
  lines: fc.array(fc.record({ time: hostile, title: hostile, note: hostile }), {
    minLength: 1,
    maxLength: 6,
  }),
});

const cards = fc.oneof(headlines, lists);

/** How light the lightest point is in a part of a picture, 0 to 255. */
async function lightest(png: Buffer, region: Region): Promise<number> {
  const part = await sharp(png).extract(region).toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ max }) => max));
}

describe("a card", () => {
  it("is a PNG of 1200 by 630 under 150 KB whatever its texts contain, with nothing in its margins", async () => {
    await fc.assert(
      fc.asyncProperty(cards, async (card) => {
        const png = await drawCard(card);
        expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
        expect(png.length).toBeLessThan(150_000);
        for (const left of [0, 1140])
          expect(await lightest(png, { left, top: 0, width: 60, height: 630 })).toBeLessThan(110);
        for (const top of [0, 590])
          expect(await lightest(png, { left: 0, top, width: 1200, height: 40 })).toBeLessThan(110);
      }),
      { numRuns: 10 },
    );
  });

  it("keeps its title above what is below it", () => {
    fc.assert(
      fc.property(cards, (card) => {
        const { end, bottom } = placeTitle(brushFor(card), card);
        expect(end).toBeLessThanOrEqual(bottom);
      }),
      { numRuns: 20 },
    );
  });

  it("shows a short title larger than a long one", () => {
    const sizeOf = (title: string) =>
      placeTitle(brushFor(plain), { ...plain, title }).rows[0]?.style.size ?? 0;
    expect(sizeOf("Hull City")).toBeGreaterThan(
      sizeOf("Hull City and Manchester United in the Cup of all Cups, live from the ground"),
    );
  });

  it("is a JPEG over its programme's picture, dark where words begin, and drawn without one that can't be read", async () => {
    const white = await sharp({ create: { width: 640, height: 360, channels: 3, background: "white" } })
      .webp()
      .toBuffer();
    const over = await drawCard({ ...plain, picture: "of the programme" }, white);
    expect(await sharp(over).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(await lightest(over, { left: 0, top: 0, width: 480, height: 630 })).toBeLessThan(60);
    const without = await drawCard(plain, Buffer.from("nothing"));
    expect(await sharp(without).metadata()).toMatchObject({ format: "png" });
  });

  it("tells a day and a clock time of twelve hours whole", async () => {
    const page = { language: "en", dir: "ltr" as const, tint: "sport" as const, badges: [], eyebrow: "" };
    const at = (time: string) =>
      drawCard({ ...page, title: "League", lines: [{ time, title: "Larkhill v Oakhaven", note: "Arena" }] });
    expect(await at("Wed 26, 12:40 am")).not.toEqual(await at("Wed 26, 12:40 pm"));
  });

  it("is drawn the same each time", async () => {
    const card: Card = { ...plain, title: { home: "Larkhill", away: "مرحبا", versus: "v" } };
    expect(await drawCard(card)).toEqual(await drawCard(card));
  });
});
