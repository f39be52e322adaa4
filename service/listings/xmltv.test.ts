import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Channel } from "../../contract/channel.ts";
import { type Slot, type SlotDetail, slotSchema } from "../../contract/slot.ts";
import { earliestEpoch, fromIso, latestEpoch } from "../../contract/time.ts";
import type { ChannelDraft, ProgrammeDraft, SlotText } from "../ingest/draft.ts";
import { slotTail } from "../ingest/slot-tail.ts";
import { createXmltvParser } from "../ingest/xmltv/parse.ts";
import { isNoInformation, isNoName } from "../ingest/xmltv/placeholder.ts";
import { cleanText } from "../ingest/xmltv/text.ts";
import { parseSlot, slotBody } from "../store/slot-text.ts";
import { channelXml, programmeXml, xmltvHead, xmltvTail } from "./xmltv.ts";

const id = "ch_3k9x0q7m2v";
const noon = fromIso("2026-08-22T12:00:00Z");

/** Reads elements as an ingest would. */
function read(elements: string) {
  const channels: ChannelDraft[] = [];
  const programmes: ProgrammeDraft[] = [];
  const parser = createXmltvParser("Pacific/Nauru", {
    channel: (draft) => channels.push(draft),
    programme: (draft) => programmes.push(draft),
    rejected: (reason) => expect.fail(reason),
  });
  parser.write(xmltvHead + elements + xmltvTail);
  parser.end();
  return { channels, programmes };
}

const slotOf = (start: number, stop: number, text: SlotText): Slot =>
  slotSchema.parse(parseSlot(slotBody(id, start, stop, slotTail(text))));

/** Text as an ingest keeps it. */
const text = (most: number) =>
  fc
    .string({ unit: "binary", minLength: 1, maxLength: most })
    .map((raw) => cleanText(raw.toWellFormed()))
    .filter((clean) => clean !== "" && cleanText(clean) === clean);

const count = fc.integer({ min: 1, max: 99_999 });
const numbers = fc.record({ season: fc.option(fc.nat(99_999), { nil: undefined }), number: count });

/** What an ingest makes of a programme: the episode's name is the sub-title, and a number comes with it. */
const slotText: fc.Arbitrary<SlotText> = fc
  .record({
    title: text(60),
    sub_title: fc.option(
      text(60).filter((name) => !isNoName(name, "")),
      { nil: undefined },
    ),
    description: fc.option(
      text(200).filter((said) => !isNoInformation(said)),
      { nil: undefined },
    ),
    category: fc.option(fc.uniqueArray(text(30), { minLength: 1, maxLength: 20 }), { nil: undefined }),
    episode: fc.option(numbers, { nil: undefined }),
    air: fc.option(fc.constantFrom("2024-02-29", "1999-12-31"), { nil: undefined }),
    showing: fc.constantFrom("new", "repeat", "neither"),
    live: fc.boolean(),
    icon: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true }), { nil: undefined }),
    year: fc.option(fc.integer({ min: 2024, max: 2099 }), { nil: undefined }),
    rating: fc.option(
      text(20).filter((rating) => !/^(n\/?a|nr|none|null)$/i.test(rating)),
      { nil: undefined },
    ),
  })
  .filter(({ title, sub_title }) => title !== sub_title)
  .map(({ air, showing, live, episode, icon, ...rest }) => ({
    ...rest,
    icon: icon && new URL(icon).href,
    episode: episode && {
      ...episode,
      name: rest.sub_title,
      orig_air: rest.year === undefined || showing === "repeat" ? undefined : air,
    },
    flags: { new: showing === "new", live, repeat: showing === "repeat" },
  }));

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const word = fc.stringMatching(/^[A-Za-zé]{2,12}$/).filter((written) => cleanText(written) === written);
const language = fc.constantFrom("en", "de", "ar");
const pictureUrl = fc.webUrl().map((url) => new URL(url).href);

/** What an ingest keeps beside a slot, and in the form in which it does. */
const slotDetail: fc.Arbitrary<SlotDetail> = fc.record({
  credits: maybe(
    fc.tuple(word, word, word, maybe(word)).map(([director, actor, guest, character]) => [
      { role: "director", name: director },
      { role: "actor", name: actor, character },
      { role: "guest", name: guest },
    ]),
  ),
  category_languages: fc.constant(undefined),
  keywords: maybe(
    fc.uniqueArray(
      word.filter((text) => text.toLowerCase() !== "live"),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  keyword_languages: fc.constant(undefined),
  language: maybe(word),
  orig_language: maybe(word),
  title_language: maybe(language),
  titles: fc.constant(undefined),
  sub_title_language: fc.constant(undefined),
  sub_titles: fc.constant(undefined),
  description_language: fc.constant(undefined),
  descriptions: fc.constant(undefined),
  countries: maybe(fc.uniqueArray(word, { minLength: 1, maxLength: 3 })),
  length_minutes: maybe(fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(0.5, 22.75))),
  date: maybe(fc.constantFrom("1994-03", "2026-08-22")),
  original_air_date: fc.constantFrom("1994-03-01", "2026-08-22"),
  original_air_time: maybe(fc.constantFrom("21:30:00", "04:05:06 +0100")),
  ratings: maybe(
    fc
      .tuple(word, word, word, maybe(pictureUrl))
      .map(([a, b, by, icon]) => [{ value: `${a}1`, system: by, ...(icon && { icon }) }, { value: `${b}2` }]),
  ),
  pictures: fc.constant(undefined),
  star_rating: maybe(fc.constantFrom("4.5/5", "8/10")),
  star_ratings: fc.constant(undefined),
  reviews: maybe(
    fc
      .tuple(
        fc.oneof(
          word.map((text) => ({ text })),
          pictureUrl.map((url) => ({ url })),
        ),
        maybe(word),
      )
      .map(([of, by]) => [{ ...of, source: by, reviewer: by, language: by && "en" }]),
  ),
  premiere: maybe(fc.oneof(word, fc.constant(""))),
  last_chance: maybe(fc.oneof(word, fc.constant(""))),
  previously_shown: fc.constant({ start: "2026-08-20T18:00:00Z", channel: "One" }),
  onscreen_number: fc.constantFrom("S02E13", "Ep. 13"),
  part: maybe(fc.constant(2)),
  parts: fc.constant(undefined),
  episodes: maybe(count),
  seasons: maybe(count),
  xmltv_ns: fc.constant(undefined),
  external_ids: maybe(
    fc.constantFrom<Record<string, string>[]>(
      { dd_progid: "EP01234567.0012" },
      { "thetvdb.com": "series/1", "thetvdb.com/episode": "episode/2", "imdb.com": "title/tt1" },
    ),
  ),
  subtitles: maybe(fc.constantFrom(["teletext: en"], ["onscreen"], ["deaf-signed"], ["German"])),
  audio: maybe(fc.constantFrom("stereo", "dolby digital")),
  audio_description: maybe(fc.constant("")),
  quality: maybe(fc.constantFrom("HDTV", "UHD")),
  black_and_white: maybe(fc.constant(true)),
  url: maybe(pictureUrl),
});

/** Keywords for what the DTD has no element for. */
const marks = new Set(["live", "audio-description"]);

const times = fc
  .tuple(fc.integer({ min: earliestEpoch, max: latestEpoch - 172_800 }), fc.integer({ min: 1, max: 172_799 }))
  .map(([start, length]): [number, number] => [start, start + length]);

describe("a programme's element", () => {
  it("is read back as the same slot", () => {
    fc.assert(
      fc.property(times, slotText, ([start, stop], told) => {
        const [programme] = read(programmeXml(slotOf(start, stop, told))).programmes;
        expect(programme).toMatchObject({ sourceChannel: id, start, stop });
        expect(programme && slotOf(start, stop, programme.slot)).toEqual(slotOf(start, stop, told));
      }),
      { numRuns: 1000 },
    );
  });

  it("is read back with all that is known of its programme", () => {
    fc.assert(
      fc.property(slotText, slotDetail, (told, detail) => {
        const slot = { ...slotOf(noon, noon + 3600, told), rating: detail.ratings?.[0]?.value };
        const [programme] = read(programmeXml(slot, detail)).programmes;
        const keywords = programme?.detail?.keywords?.filter((keyword) => !marks.has(keyword));
        expect({ ...programme?.detail, keywords: keywords?.length ? keywords : undefined }).toEqual(detail);
      }),
      { numRuns: 500 },
    );
  });

  it("says for players that its picture is described, in the language that its source writes", () => {
    for (const language of ["", "en_NZ"]) {
      const flags = { new: false, live: false, repeat: false };
      const slot = slotOf(noon, noon + 60, { title: "Larkhill", flags });
      const detail = { audio_description: language };
      const [programme] = read(programmeXml(slot, detail, "players")).programmes;
      expect(programme?.detail).toMatchObject(detail);
      expect(programmeXml(slot, detail, "dtd")).not.toContain("<audio-descri");
    }
  });

  it("is well formed, and holds no control character, whatever its texts", () => {
    const wild = fc.string({
      unit: fc.oneof(
        fc.constantFrom("<", "&", "]]>", '"', "\0", "\ud800", "\u0085"),
        fc.string({ unit: "binary", maxLength: 3 }),
      ),
    });
    fc.assert(
      fc.property(wild, wild, fc.array(wild), (title, other, category) => {
        const slot = {
          ...slotOf(noon, noon + 60, { title: "x", flags: { new: true, live: true, repeat: true } }),
          title: `a${title}`,
        };
        const xml = programmeXml({
          ...slot,
          sub_title: other,
          description: other,
          category,
          icon: other,
          rating: other,
        });
        expect(xml.trimEnd()).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
        expect(read(xml).programmes).toHaveLength(1);
      }),
    );
  });

  it("has its members in the order of the DTD", () => {
    const dtd = [
      "title",
      "sub-title",
      "desc",
      "date",
      "category",
      "keyword",
      "icon",
      "episode-num",
      "previously-shown",
      "new",
      "rating",
    ];
    const xml = programmeXml(
      slotOf(noon, noon + 60, {
        ...{ title: "a", sub_title: "b", description: "c", category: ["d", "e"], year: 2025, rating: "PG" },
        ...{ icon: "https://example.org/", episode: { season: 2, number: 13, orig_air: "2025-01-31" } },
        flags: { new: true, live: true, repeat: true },
      }),
    );
    const members = [...xml.matchAll(/<([a-z-]+)[ >/]/g)].map(([, name = ""]) => name);
    expect([...new Set(members)]).toEqual(["programme", ...dtd, "value"]);
    expect(xml).toContain('<episode-num system="xmltv_ns">1.12.</episode-num>');
    expect(xml).toContain('<episode-num system="onscreen">S02E13</episode-num>');
    expect(xml).toContain('start="20260822120000 +0000" stop="20260822120100 +0000"');
  });
});

describe("a channel's element", () => {
  const channel: Channel = {
    ...{ id, name: 'Tom & "Jerry" <TV>', country: "GB", languages: [], categories: [], feeds: 1 },
    ...{ aliases: ["T&J"], logo: "https://example.org/?a=1&b=2", website: "https://example.org/" },
  };

  it("is read back with its names, number, picture and address", () => {
    expect(read(channelXml(channel, 7)).channels).toEqual([
      {
        sourceChannel: id,
        names: [{ name: 'Tom & "Jerry" <TV>' }, { name: "T&J" }],
        number: 7,
        icon: "https://example.org/?a=1&b=2",
        website: "https://example.org/",
      },
    ]);
  });

  it("keeps what its sources call it, apart from its own address", () => {
    const source_ids = [{ source: "guide", id: "https://example.org/?id=1&x" }];
    const xml = channelXml({ ...channel, source_ids }, null);
    expect(xml).toContain('<url system="source:guide">https://example.org/?id=1&amp;x</url>');
    expect(read(xml).channels[0]?.website).toBe("https://example.org/");
    expect(read(channelXml({ ...channel, website: null, source_ids }, null)).channels[0]?.website).toBe(
      undefined,
    );
  });

  it("has what is known alone", () =>
    expect(channelXml({ ...channel, name: "One", aliases: ["One"], logo: null, website: null }, null)).toBe(
      `<channel id="${id}"><display-name>One</display-name></channel>\n`,
    ));
});
