import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingSchema, slotDetailSchema, slotSchema } from "../../../contract/slot.ts";
import { fromIso } from "../../../contract/time.ts";
import { parseChannelNumber } from "../../channel-number.ts";
import { slotBody } from "../../store/slot-text.ts";
import type { ChannelDraft, ProgrammeDraft, RejectReason } from "../draft.ts";
import { slotTail } from "../slot-tail.ts";
import { IngestError } from "../summary.ts";
import { createXmltvParser } from "./parse.ts";

type Read = { channels: ChannelDraft[]; programmes: ProgrammeDraft[]; rejected: [RejectReason, number][] };

function read(xml: string, { zone = "UTC", chunk = xml.length || 1 } = {}): Read {
  const result: Read = { channels: [], programmes: [], rejected: [] };
  const parser = createXmltvParser(zone, {
    channel: (draft) => result.channels.push(draft),
    programme: (draft) => result.programmes.push(draft),
    rejected: (reason, line) => result.rejected.push([reason, line]),
  });
  for (let at = 0; at < xml.length; at += chunk) parser.write(xml.slice(at, at + chunk));
  parser.end();
  return result;
}

const programme = (inner: string, attributes = 'stop="20260822190000 +0000"') =>
  `<tv><programme start="20260822180000 +0000" channel="one" ${attributes}>${inner}</programme></tv>`;

const only = (inner: string, attributes?: string): ProgrammeDraft => {
  const { programmes } = read(programme(inner, attributes));
  if (programmes.length !== 1 || !programmes[0]) throw new Error(`${programmes.length} programmes`);
  return programmes[0];
};

/** What of a guide isn't kept, by name. */
function readUnkept(xml: string): Record<string, number> {
  const names = new Map<string, number>();
  const parser = createXmltvParser("UTC", {
    channel: () => {},
    programme: () => {},
    rejected: (reason) => expect.fail(reason),
    dropped: (what, count) => names.set(what, count),
  });
  parser.write(xml);
  parser.end();
  return Object.fromEntries(names);
}

const everything = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tv SYSTEM "xmltv.dtd">
<tv generator-info-name="test">
  <channel id="one.example">
    <display-name lang="en">One</display-name>
    <display-name lang="cy">Un</display-name>
    <display-name>101</display-name>
    <icon src="https://example.org/one icon.png" />
    <url>https://example.org/one</url>
  </channel>
  <programme start="20260822180000 +0000" stop="20260822190000 +0000" channel="one.example">
    <title lang="en">The Long Walk</title>
    <title lang="cy">Y Daith Hir</title>
    <sub-title lang="en">Pilot</sub-title>
    <desc lang="en">They
      set out.</desc>
    <desc lang="cy">Maent yn cychwyn.</desc>
    <credits>
      <director>Ann Lee</director>
      <actor role="Walker">Bo Day<image type="person">https://example.org/bo.jpg</image></actor>
    </credits>
    <date>20250101</date>
    <category lang="en">Drama</category>
    <category lang="en">drama</category>
    <category>Series</category>
    <category lang="fr">telerealite</category>
    <keyword lang="en">walking</keyword>
    <language>en</language>
    <orig-language>cy</orig-language>
    <length units="hours">1.5</length>
    <icon src="relative.png" />
    <icon src="https://example.org/walk.png" width="300" height="450" />
    <url>https://example.org/walk</url>
    <country>GB</country>
    <episode-num system="xmltv_ns">1 . 1 . 0/2</episode-num>
    <episode-num system="onscreen">S02E02</episode-num>
    <episode-num system="dd_progid">EP01234567.0002</episode-num>
    <video><colour>no</colour><quality>HDTV</quality></video>
    <audio><stereo>dolby</stereo></audio>
    <audio-description lang="en_NZ"/>
    <previously-shown start="20250101" channel="two" />
    <last-chance>Last time</last-chance>
    <subtitles type="teletext"><language>English</language></subtitles>
    <rating system="BBFC"><value>15</value><icon src="https://example.org/15.png"/></rating>
    <star-rating><value>0/10</value></star-rating>
    <star-rating system="critics"><value>4 / 5</value></star-rating>
    <star-rating system="viewers"><value>81/100</value></star-rating>
    <review type="text" source="The Post" reviewer="Cy Orr" lang="en">A fine walk.</review>
    <review type="url">https://example.org/review</review>
    <review type="url">no address</review>
    <image type="poster" size="2" orient="P" system="tmdb">https://example.org/walk.png</image>
    <image size="9" orient="L">https://example.org/wide.png</image>
    <unknown><deep><deeper>text</deeper></deep></unknown>
  </programme>
</tv>
`;

describe("a guide", () => {
  test("is read with every field that the contract has room for", () => {
    expect(read(everything)).toEqual({
      channels: [
        {
          sourceChannel: "one.example",
          names: [
            { name: "One", language: "en" },
            { name: "Un", language: "cy" },
          ],
          icon: "https://example.org/one%20icon.png",
          website: "https://example.org/one",
          number: 101,
        },
      ],
      programmes: [
        {
          sourceChannel: "one.example",
          start: fromIso("2026-08-22T18:00:00Z"),
          stop: fromIso("2026-08-22T19:00:00Z"),
          slot: {
            title: "The Long Walk",
            sub_title: "Pilot",
            description: "They set out.",
            category: ["Drama", "drama", "Series", "téléréalité"],
            episode: { season: 2, number: 2, name: "Pilot" },
            flags: { new: false, live: false, repeat: true },
            icon: "https://example.org/walk.png",
            year: 2025,
            rating: "15",
          },
          detail: {
            credits: [
              { role: "director", name: "Ann Lee" },
              { role: "actor", name: "Bo Day", character: "Walker" },
            ],
            category_languages: ["en", "en", null, "fr"],
            keywords: ["walking"],
            keyword_languages: ["en"],
            language: "en",
            orig_language: "cy",
            titles: [{ title: "Y Daith Hir", language: "cy" }],
            countries: ["GB"],
            length_minutes: 90,
            title_language: "en",
            sub_title_language: "en",
            description_language: "en",
            descriptions: [{ description: "Maent yn cychwyn.", language: "cy" }],
            date: "2025-01-01",
            ratings: [{ value: "15", system: "BBFC", icon: "https://example.org/15.png" }],
            pictures: [
              {
                ...{ url: "https://example.org/walk.png", width: 300, height: 450 },
                ...{ type: "poster", size: 2, orientation: "portrait", system: "tmdb" },
              },
              { url: "https://example.org/wide.png", orientation: "landscape" },
            ],
            star_rating: "4/5",
            star_ratings: [
              { value: "4/5", system: "critics" },
              { value: "81/100", system: "viewers" },
            ],
            reviews: [
              { text: "A fine walk.", source: "The Post", reviewer: "Cy Orr", language: "en" },
              { url: "https://example.org/review" },
            ],
            last_chance: "Last time",
            previously_shown: { start: "2025-01-01", channel: "two" },
            onscreen_number: "S02E02",
            part: 1,
            parts: 2,
            external_ids: { dd_progid: "EP01234567.0002" },
            subtitles: ["teletext: English"],
            audio: "dolby",
            audio_description: "en_NZ",
            quality: "HDTV",
            black_and_white: true,
            url: "https://example.org/walk",
          },
        },
      ],
      rejected: [],
    });
  });

  test("becomes slots and details that fit the contract, in its order", () => {
    const draft = read(everything).programmes[0];
    if (!draft) throw new Error("no programme");
    const body = slotBody("ch_0123456789", draft.start, draft.stop ?? 0, slotTail(draft.slot));
    const slot = JSON.parse(body);
    expect(slotSchema.strict().parse(slot)).toEqual(slot);
    const order = Object.keys(slotSchema.shape);
    expect(Object.keys(slot)).toEqual(order.filter((name) => name in slot));
    const detail = JSON.parse(JSON.stringify(draft.detail));
    expect(slotDetailSchema.strict().parse(detail)).toEqual(detail);
    expect(listingSchema.parse({ ...slot, detail })).toBeTruthy();
  });

  test("is the same however it is cut into chunks", () => {
    const whole = read(everything);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (chunk) => {
        expect(read(everything, { chunk })).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  test("may declare its channels last, or not at all, and may be empty", () => {
    const { channels, programmes } = read(
      '<tv><programme start="20260822180000" channel="a"><title>A</title></programme><channel id="a"/></tv>',
    );
    expect(programmes).toHaveLength(1);
    expect(channels).toEqual([{ sourceChannel: "a", names: [{ name: "a" }] }]);
    expect(read("<tv></tv>")).toEqual({ channels: [], programmes: [], rejected: [] });
  });

  test.each([
    [["2.1 WLRK", "2.1", "WLRK", "Lark Affiliate"], ["WLRK", "Lark Affiliate"], "2.1"],
    [["7 WLRK", "7", "WLRK"], ["WLRK"], "7"],
    [["3 Larks", "3"], ["3 Larks"], "3"],
    [["21.1 Lark"], ["21.1 Lark"], undefined],
    [["2.1"], ["2.1"], "2.1"],
    [["13_2 WLRK", "13_2", "WLRK"], ["WLRK"], "13.2"],
    [["2.1 WLRK", "2.1"], ["WLRK"], "2.1"],
    [["202 Larkhill", "202"], ["Larkhill"], "202"],
  ])("a channel named %j is called %j, with the number %j", (names, called, number) => {
    const { channels } = read(
      `<tv><channel id="a">${names.map((name) => `<display-name>${name}</display-name>`).join("")}</channel></tv>`,
    );
    const stored = parseChannelNumber(number ?? "") ?? undefined;
    expect(channels).toEqual([
      { sourceChannel: "a", names: called.map((name) => ({ name })), number: stored },
    ]);
  });
});

test.each([
  ['<channel id="a"><lcn>7.1</lcn>', 7.001, {}],
  ['<channel id="a"><lcn lang="en">202</lcn>', 202, { "channel/lcn lang": 1 }],
  ['<channel id="a"><channel-number>007</channel-number>', 7, {}],
  ['<channel id="a" lcn="12">', 12, {}],
  ['<channel id="a" group="x"><lcn>1</lcn><lcn>12</lcn>', 1, { "channel group": 1, "channel/lcn": 1 }],
  ['<channel id="a"><lcn>none</lcn>', undefined, { "channel/lcn": 1 }],
  ['<Programme/><channel id=" a ">', undefined, { Programme: 1 }],
])("%s has the number %j, and what isn't kept is named", (xml, number, unkept) => {
  const guide = `<tv>${xml}<display-name>A</display-name></channel></tv>`;
  expect(read(guide).channels).toMatchObject([{ sourceChannel: "a", ...(number && { number }) }]);
  expect(readUnkept(guide)).toEqual(unkept);
});

describe("a programme", () => {
  test.each([
    ["<title>A</title><new/>", { new: true, live: false, repeat: false }],
    ["<title>A</title><premiere/>", { new: true, live: false, repeat: false }],
    ["<title>A</title><live/>", { new: false, live: true, repeat: false }],
    ["<title>A</title><previously-shown/>", { new: false, live: false, repeat: true }],
    ["<title>A</title>", { new: false, live: false, repeat: false }],
    [
      '<title>A</title><live/><series-id system="pluto">1</series-id>',
      { new: false, live: false, repeat: false },
    ],
  ])("has the flags that its elements say: %s", (inner, flags) => {
    expect(only(inner).slot.flags).toEqual(flags);
  });

  test("keeps season and episode of the producer's own elements", () => {
    expect(only("<title>A</title><season>3</season><episode>8</episode>").slot.episode).toMatchObject({
      season: 3,
      number: 8,
    });
  });

  test("has a rating, with or without a value element, unless the rating says that there is none", () => {
    expect(only("<title>A</title><rating>PG</rating>").slot.rating).toBe("PG");
    expect(only("<title>A</title><rating><value>NA</value></rating>").slot.rating).toBeUndefined();
  });

  test("has each picture once, as what it shows if that is said", () => {
    const a = "https://example.org/a.jpg";
    const pictures = (xml: string) => only(`<title>A</title>${xml}`).detail?.pictures;
    expect(
      pictures(`<icon src="${a}"/><image type="poster">${a}</image><image type="poster">${a}</image>`),
    ).toEqual([{ url: a, type: "poster" }]);
    expect(pictures(`<icon src="${a}"/><icon src="${a}"/>`)).toBeUndefined();
    expect(only(`<title>A</title><icon src="${a.slice(6)}"/>`).slot.icon).toBe(a);
  });

  test.each([
    ['<length units="minutes">an hour</length>', "length"],
    ["<length>50</length>", "length"],
    ['<length units="hours">1</length><length units="hours">2</length>', "length"],
    ['<previously-shown start="20260101"/><previously-shown channel="b"/>', "previously-shown"],
    ["<audio><stereo>mono</stereo></audio><audio><stereo>dolby</stereo></audio>", "audio"],
    ["<video><quality>HD</quality></video><video><quality>SD</quality></video>", "video"],
    ["<rating><value>15</value><value>18</value></rating>", "rating/value"],
    [`<icon src="https://example.org/${"x".repeat(2000)}"/>`, "icon"],
    ['<review type="url">soon</review>', "review"],
  ])(
    "that says something twice, or what can't be read, has the first, and the rest is named: %s",
    (xml, name) => {
      expect(readUnkept(programme(`<title>A</title>${xml}`))).toEqual({ [name]: 1 });
    },
  );

  test("whose sub-title repeats its title has none, or that in another language", () => {
    const told = (subTitles: string) => only(`<title lang="en">A</title>${subTitles}`);
    expect(told("<sub-title>A</sub-title>").slot.sub_title).toBeUndefined();
    expect(told('<sub-title lang="de">B</sub-title><sub-title lang="en">A</sub-title>')).toMatchObject({
      ...{ slot: { sub_title: "B" }, repeatsTitle: true, detail: { sub_title_language: "de" } },
    });
  });

  test("may have text that was escaped twice, and CDATA", () => {
    expect(
      only("<title>Tom &amp;amp; Jerry</title><desc>&lt;b&gt;Bold&lt;/b&gt; &amp;quot;</desc>").slot,
    ).toMatchObject({
      title: "Tom & Jerry",
      description: 'Bold "',
    });
    expect(only("<title><![CDATA[A & B]]></title>").slot.title).toBe("A & B");
  });

  test("has a long description cut to its cap", () => {
    const { slot } = only(`<title>A</title><desc>${"word ".repeat(2000)}</desc>`);
    expect(slot.description?.length).toBeLessThanOrEqual(4000);
    expect(slot.description).toMatch(/word…$/);
  });

  test("has what is cut, and what is beyond a list's limit, named among what isn't kept", () => {
    const dropped: Record<string, number> = {};
    const parser = createXmltvParser("UTC", {
      channel: () => {},
      programme: () => {},
      rejected: () => {},
      dropped: (what, count) => {
        dropped[what] = count;
      },
    });
    const many = (most: number, write: (index: number) => string) =>
      Array.from({ length: most }, (_, index) => write(index)).join("");
    parser.write(
      programme(
        `<title>A</title><desc>${"word ".repeat(2000)}</desc><credits>${many(102, (index) => `<actor>${index}</actor>`)}</credits>${many(23, (index) => `<category>${index}</category>`)}`,
      ),
    );
    parser.end();
    expect(dropped).toEqual({ "desc, cut": 1, credits: 2, category: 3 });
  });

  test("in a clump gets an equal part of the shared time", () => {
    const { start, stop } = only("<title>Weather</title>", 'stop="20260822190000 +0000" clumpidx="1/2"');
    expect([start, stop]).toEqual([fromIso("2026-08-22T18:30:00Z"), fromIso("2026-08-22T19:00:00Z")]);
  });

  test("without an offset is in the source's local time, and without a stop has none", () => {
    const { programmes } = read(
      '<tv><programme start="20260822180000" channel="a"><title>A</title></programme></tv>',
      {
        zone: "Asia/Tokyo",
      },
    );
    expect(programmes[0]).toMatchObject({ start: fromIso("2026-08-22T09:00:00Z"), stop: null });
  });

  test.each<[RejectReason, string]>([
    ["no_channel", '<programme start="20260822180000"><title>A</title></programme>'],
    ["no_title", '<programme start="20260822180000" channel="a"><desc>A</desc></programme>'],
    ["no_title", '<programme start="20260822180000" channel="a"><title> </title></programme>'],
    ["bad_start", '<programme channel="a"><title>A</title></programme>'],
    ["bad_start", '<programme start="noon" channel="a"><title>A</title></programme>'],
    ["bad_stop", '<programme start="20260822180000" stop="later" channel="a"><title>A</title></programme>'],
    ["out_of_range", '<programme start="19700101000000" channel="a"><title>A</title></programme>'],
    [
      "field_too_large",
      `<programme start="20260822180000" channel="a"><title>A</title><desc>${"x".repeat(100_001)}</desc></programme>`,
    ],
  ])("is left out for its reason, with its line: %s", (reason, xml) => {
    const good = '<programme start="20260822180000" channel="a"><title>Good</title></programme>';
    const { programmes, rejected } = read(`<tv>\n\n${xml}\n${good}</tv>`);
    expect(rejected).toEqual([[reason, 3]]);
    expect(programmes.map(({ slot }) => slot.title)).toEqual(["Good"]);
  });
});

describe("a file that isn't a guide", () => {
  test.each([
    ["", "the file is empty"],
    ["\n", "the file is empty"],
    ["<!-- none -->", "line 1, column 1: the file holds no XML element"],
    ["#EXTM3U\n#EXTINF:-1,A", "line 1, column 1: this is a playlist (M3U), not XMLTV"],
    ["just text", "line 1, column 10: this is not XML"],
    ["<!DOCTYPE html><html></html>", "line 1, column 1: this is an HTML page, not XMLTV"],
    ["\n<!doctype html><html></html>", "line 1, column 1: this is an HTML page, not XMLTV"],
    ["<html><body/></html>", "line 1, column 7: this is an HTML page, not XMLTV's <tv>"],
    ["<rss></rss>", "line 1, column 6: the root element is <rss>, not XMLTV's <tv>"],
    ["<tv>\n<programme", "line 2, column 11: the file ends in the middle: it is cut off"],
    ['<tv>\n<channel id="a">', "line 2, column 17: the file ends in the middle: it is cut off"],
    ["<tv>\n&nbsp;</tv>", "line 2, column 7: an entity that XML doesn't define, and none other is read"],
    ["<tv>Tom & Jerry &amp; Co</tv>", "line 1, column 22: a bare & before this place (it should be &amp;)"],
    ["<tv><a></b></tv>", "line 1, column 12: the XML is not well formed: unexpected close tag"],
    [`<tv>${"<a>".repeat(40)}`, "line 1, column 101: elements are nested more than 32 deep"],
  ])("is refused in one line with the position: %j", (xml, message) => {
    expect(() => read(xml)).toThrow(new IngestError(message));
  });

  test("is refused while it is read if a text or tag is endless", () => {
    const parser = createXmltvParser("UTC", { channel() {}, programme() {}, rejected() {} });
    parser.write("<tv><programme><title>");
    expect(() => {
      for (let at = 0; at < 100; at++) parser.write("x".repeat(65_536));
    }).toThrow("a text or tag goes on for more than 4 MiB");
  });

  test("never has an external entity or DTD read", () => {
    const declared = (entities: string) => `<!DOCTYPE tv [${entities}<!ELEMENT tv (channel*)>]>`;
    const titled = (entities: string) => read(`${declared(entities)}${programme("<title>A &x;</title>")}`);
    const [outside] = titled('<!ENTITY x SYSTEM "file:///etc/passwd">').programmes;
    expect(outside?.slot.title).toBe("A &x;");
    // One that would grow without end is left as it is written.
    const laughs = '<!ENTITY l "ha"><!ENTITY y "&l;&l;&l;&l;&l;"><!ENTITY x "&y;&y;&y;&y;">';
    expect(titled(laughs).programmes[0]?.slot.title).toBe("A &x;");
    expect(read('<!DOCTYPE tv SYSTEM "http://127.0.0.1:1/xmltv.dtd"><tv/>').channels).toEqual([]);
  });

  test("with other names for a programme's elements is read, and they are counted", () => {
    const repaired: string[] = [];
    const drafts: ProgrammeDraft[] = [];
    const parser = createXmltvParser("UTC", {
      channel: () => {},
      programme: (draft) => drafts.push(draft),
      rejected: () => {},
      repaired: (kind) => repaired.push(kind),
    });
    parser.write(
      programme(
        "<title>A</title><subtitle>B</subtitle><description>C</description><genre>News</genre><subtitles/>",
      ),
    );
    parser.end();
    expect(drafts[0]?.slot).toMatchObject({
      title: "A",
      sub_title: "B",
      description: "C",
      category: ["News"],
    });
    expect(repaired).toEqual(["renamed_element", "renamed_element", "renamed_element"]);
  });

  test("with no fault but control characters is read, and they are counted", () => {
    expect(only("<title>A\u0008B&#7;</title>").slot.title).toBe("AB");
    const repaired: string[] = [];
    const parser = createXmltvParser("UTC", {
      channel: () => {},
      programme: () => {},
      rejected: () => {},
      repaired: (kind) => repaired.push(kind),
    });
    parser.write(programme("<title>A\u0008B&#7;</title>"));
    parser.end();
    expect(repaired).toEqual(["control_character", "control_character"]);
  });
});
