import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listingSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { replaceKnown } from "../store/known-channels.ts";
import { getSource } from "../store/sources.ts";
import { mostOfFeed } from "../store/staging.ts";
import { moveFeedSlots } from "./move-feed.ts";
import { performIngest } from "./perform.ts";
import { removeSource } from "./remove-source.ts";
import type { IngestRequest } from "./request.ts";
import { placeForEach } from "./test-place.ts";

const now = fromIso("2026-08-22T12:00:00Z");
const day = "2026-08-22";

const place = placeForEach();

type Line = [channel: string, from: string, to: string, title: string];

const time = (clock: string) => `${day.replaceAll("-", "")}${clock.replace(":", "")}00 +0000`;
const xmltv = (lines: readonly Line[]) =>
  `<tv>${lines
    .map(
      ([channel, from, to, title]) =>
        `<programme channel="${channel}" start="${time(from)}" stop="${time(to)}"><title>${title}</title></programme>`,
    )
    .join("\n")}</tv>`;

async function ingest(
  content: string,
  { name = "test", ...options }: Partial<IngestRequest> & { name?: string } = {},
) {
  const path = join(place.folder, "guide.xml");
  await writeFile(path, content);
  return performIngest(
    {
      storeUrl: place.url,
      source: { name, country: "GB", timezone: null },
      input: { kind: "file", path },
      now,
      ...options,
    },
    () => {},
  );
}

/** What the guide shows of each channel: clock times and titles. */
async function shown() {
  const rows = await place.store.db
    .selectFrom("slot")
    .innerJoin("channel", "channel.ref", "slot.channel")
    .select(["channel.name", "slot.body", "slot.start", "slot.stop"])
    .where("slot.shown", "=", 1)
    .orderBy("channel.name")
    .orderBy("slot.start")
    .execute();
  return rows.map(({ name, body }) => {
    const { start, stop, title } = listingSchema.parse(JSON.parse(body));
    return `${name} ${start.slice(11, 16)}-${stop.slice(11, 16)} ${title}`;
  });
}

const dump = async () => ({
  slots: await place.store.db
    .selectFrom("slot")
    .selectAll()
    .orderBy("channel")
    .orderBy("start")
    .orderBy("feed")
    .execute(),
  channels: await place.store.db.selectFrom("channel").selectAll().orderBy("ref").execute(),
  feeds: await place.store.db.selectFrom("feed").selectAll().orderBy("ref").execute(),
  lineup: await place.store.db.selectFrom("lineup").selectAll().orderBy("channel").execute(),
  meta: await place.store.db.selectFrom("meta").selectAll().orderBy("name").execute(),
});

const revisionOf = async (name: string) =>
  (
    await place.store.db
      .selectFrom("channel")
      .select("revision")
      .where("name", "=", name)
      .executeTakeFirstOrThrow()
  ).revision;

const knownOne = {
  ...{ id: "one.uk", name: "one", country: "GB", aliases_json: "[]", areas_json: "[]" },
  ...{ languages_json: "[]", categories_json: "[]", owner: null, launched: null },
  ...{ website: null, logo: null, timezone: null, excluded: null },
};

const evening: Line[] = [
  ["one", "18:00", "19:00", "News"],
  ["one", "19:00", "20:00", "Film"],
  ["two", "18:00", "20:00", "Match"],
];

describe("a run", () => {
  test("puts a film's rating on its slot, where lists read it without the detail", async () => {
    const stars = "</title><star-rating><value>8.3 / 10</value></star-rating>";
    await ingest(xmltv(evening).replace(">Film</title>", `>Film${stars}`));
    const bodies = await place.store.db.selectFrom("slot").select("body").execute();
    const rated = bodies.map(({ body }) => listingSchema.parse(JSON.parse(body)));
    expect(rated.flatMap(({ title, star_rating }) => (star_rating ? [[title, star_rating]] : []))).toEqual([
      ["Film", "8.3/10"],
    ]);
  });

  test("fills the guide and returns a summary", async () => {
    const summary = await ingest(xmltv([...evening, ["two", "18:00", "20:00", "Match"]]));
    expect(summary).toMatchObject({
      source: "test",
      outcome: "ok",
      channels: 2,
      slots: 3,
      span: { start: fromIso(`${day}T18:00:00Z`), stop: fromIso(`${day}T20:00:00Z`) },
      changed: { slots: 3, channels: 2 },
      repairs: { duplicate: 1 },
      rejected: {},
      excluded: [],
      warnings: [],
    });
    expect(await shown()).toEqual(["one 18:00-19:00 News", "one 19:00-20:00 Film", "two 18:00-20:00 Match"]);
    expect(await getSource(place.store.db, "test")).toMatchObject({
      status: "ok",
      slots: 3,
      updated_at: now,
    });
  });

  test("under settings that were tried and are taken back is no source that turns back", async () => {
    const source = { name: "test", country: "GB", timezone: null };
    for (const shift_minutes of [0, 60, 0])
      expect(await ingest(xmltv(evening), { source: { ...source, shift_minutes } })).toMatchObject({
        outcome: "ok",
      });
    expect(await shown()).toContain("one 18:00-19:00 News");
  });

  test("adds a source's shift to all of its times, also in later runs, until it is changed", async () => {
    const source = { name: "test", country: "GB", timezone: null };
    await ingest(xmltv(evening), { source: { ...source, shift_minutes: -90 } });
    const shifted = ["one 16:30-17:30 News", "one 17:30-18:30 Film", "two 16:30-18:30 Match"];
    expect(await shown()).toEqual(shifted);
    await ingest(xmltv(evening), { source, force: true });
    expect(await shown()).toEqual(shifted);
    await ingest(xmltv(evening), { source: { ...source, shift_minutes: 0 } });
    expect(await shown()).toEqual(["one 18:00-19:00 News", "one 19:00-20:00 Film", "two 18:00-20:00 Match"]);
  });

  test("of an old guide says so, with its dates", async () => {
    const over = await ingest(xmltv(evening), { now: now + 2 * 86_400 });
    expect(over.warnings).toEqual([
      `an old guide: it ends on ${day}, so it has nothing that is on now or later`,
    ]);
    const later = now + 60 * 86_400;
    const old = await ingest(xmltv(evening), { now: later, keptFrom: later - 35 * 86_400, name: "old" });
    expect(old.warnings).toEqual([
      expect.stringMatching(
        new RegExp(`^an old guide: all of it, ${day} to ${day}, is over, and what ended before `),
      ),
    ]);
    // What is listed of the source counts what is kept of it.
    expect(old).toMatchObject({ outcome: "ok", channels: 0, slots: 0, bare: [] });
    expect(await getSource(place.store.db, "old")).toMatchObject({ slots: 0 });
  });

  test("says that a new source seems to be another one under a new name, which would keep its channels", async () => {
    const guide = ["one", "two", "three"].map((channel): Line => [channel, "16:00", "17:00", "News"]);
    const source = (name: string) => ({ name, country: "GB", timezone: null });
    expect((await ingest(xmltv(guide), { source: source("old") })).warnings).toEqual([]);
    expect((await ingest(xmltv(guide), { source: source("new") })).warnings).toEqual([
      expect.stringMatching(/^3 of its channels have the ids and names of old's, .*--source old/),
    ]);
    const others = guide.map(([, ...rest], index): Line => [`other ${index}`, ...rest]);
    expect((await ingest(xmltv(others), { source: source("another") })).warnings).toEqual([]);
    const more = xmltv([...guide, ["four", "17:00", "18:00", "Film"]]);
    expect((await ingest(more, { source: source("new") })).warnings).toEqual([]);
  });

  test("of times without an offset says that they are read as UTC, unless a zone or country is known", async () => {
    const local = xmltv(evening).replaceAll(" +0000", "");
    const lost = { name: "lost", country: null, timezone: null };
    const ofTimes = (warnings: readonly string[]) => warnings.filter((text) => text.includes("offset"));
    const { warnings } = await ingest(local, { source: lost });
    expect(ofTimes(warnings)).toEqual([
      expect.stringMatching(/^programmes whose times have no offset: 3; .*--timezone .*--country /),
    ]);
    for (const known of [{ country: "GB" }, { timezone: "UTC" }]) {
      const run = await ingest(local, { source: { ...lost, name: "known", ...known } });
      expect(ofTimes(run.warnings)).toEqual([]);
    }
    const told = await ingest(xmltv(evening), { source: { ...lost, name: "told" } });
    expect(ofTimes(told.warnings)).toEqual([]);
  });

  test("names the elements that the guide has no place for", async () => {
    const more =
      "</title><studio>Fine</studio><video><colour>yes</colour><quality>HD</quality></video><url>Lifestyle</url><star-rating><value>0/10</value></star-rating>";
    const { dropped } = await ingest(xmltv(evening).replaceAll(">News</title>", `>News${more}`));
    expect(dropped).toEqual({ studio: 1, "video/colour": 1, url: 1, "star-rating": 1 });
    const unknown =
      '</title><date>19700101</date><rating><value>NA</value></rating><series-id system="pluto">7</series-id><live/>';
    const second = await ingest(xmltv(evening).replaceAll(">News</title>", `>News${unknown}`));
    expect(second.dropped).toEqual({ date: 1, rating: 1, "series-id": 1, live: 1 });
  });

  test("names what it doesn't keep of channels, and pictures that have no address", async () => {
    const more = `<icon src="logo.png"/><icon src="https://a.example/1.png"/><icon src="https://a.example/2.png"/>
      <url>https://one.example/</url><url>https://two.example/</url><channel_id>1</channel_id></channel>`;
    const pictures =
      '</title><icon src="news.jpg"/><image>news-2.jpg</image><icon src="https://a.example/3.jpg"/>';
    const listing = xmltv(evening)
      .replace("<tv>", `<tv><channel id="one"><display-name>One</display-name>${more}`)
      .replaceAll(">News</title>", `>News${pictures}`);
    const { dropped } = await ingest(listing);
    expect(dropped).toEqual({
      "channel/icon": 2,
      "channel/url": 1,
      "channel/channel_id": 1,
      icon: 1,
      image: 1,
    });
  });

  test("keeps the names of a channel that its source describes twice", async () => {
    const twice = `<tv><channel id="one"><display-name>2.1 UNK</display-name></channel>
      <channel id="one"><display-name>WLRK-LD</display-name><icon src="https://a.example/1.png"/></channel>`;
    await ingest(xmltv(evening).replace("<tv>", twice));
    const [feed] = await place.store.db
      .selectFrom("feed")
      .select(["names_json", "icon"])
      .where("source_channel", "=", "one")
      .execute();
    expect(feed).toEqual({
      names_json: '[{"name":"2.1 UNK"},{"name":"WLRK-LD"}]',
      icon: "https://a.example/1.png",
    });
  });

  test("names the channels that it has no programmes for", async () => {
    const declared = '<tv><channel id="empty"><display-name>Empty One</display-name></channel>';
    const listing = xmltv([
      ["one", "16:00", "17:00", "News"],
      ["idle", "17:00", "18:00", "No listing available"],
    ]);
    expect((await ingest(listing.replace("<tv>", declared))).bare).toEqual(["Empty One", "idle"]);
  });

  test("makes a gap that says why of what isn't a programme, and counts it", async () => {
    const { placeholders, slots } = await ingest(
      xmltv([
        ["one", "16:00", "17:00", "News"],
        ["one", "17:00", "18:00", "No listing available"],
        ["one", "18:00", "19:00", "Film"],
        ["one", "19:00", "20:00", "Sendeschluss"],
        ["two", "18:00", "20:00", "To be announced"],
      ]),
    );
    expect(slots).toBe(2);
    expect(placeholders).toEqual({ "No listing available": 1, Sendeschluss: 1, "To be announced": 1 });
    expect(await shown()).toEqual(["one 16:00-17:00 News", "one 18:00-19:00 Film"]);
    const bodies = await place.store.db.selectFrom("slot").select("body").orderBy("start").execute();
    expect(bodies.map(({ body }) => listingSchema.parse(JSON.parse(body)).gap_after)).toEqual([
      "no_information",
      "off_air",
    ]);
  });

  test("makes a gap of what is listed for days or weeks, and says on which channel, which keeps all else", async () => {
    const listing = xmltv([
      ["one", "16:00", "17:00", "News"],
      ["one", "18:00", "19:00", "Film"],
      ["two", "17:00", "18:00", "Quiz"],
    ]);
    const month = '<programme channel="one" start="20260801" stop="20260831"><title>Local programmes</title>';
    const { placeholders, tooLong, rejected, slots } = await ingest(
      listing.replace("</tv>", `${month}</programme></tv>`),
    );
    expect([slots, rejected]).toEqual([3, {}]);
    expect(placeholders).toEqual({ "Local programmes": 1 });
    expect(tooLong).toEqual([{ channel: "one", count: 1 }]);
    expect(await shown()).toEqual(["one 16:00-17:00 News", "one 18:00-19:00 Film", "two 17:00-18:00 Quiz"]);
    const bodies = await place.store.db.selectFrom("slot").select("body").orderBy("start").execute();
    const gaps = bodies.map(({ body }) => listingSchema.parse(JSON.parse(body)).gap_after);
    expect(gaps).toEqual(["no_information", undefined, "no_information"]);
  });

  test("names the channels that it leaves out, and lists those that the source includes from then on", async () => {
    await replaceKnown(place.store.db, {
      channels: [
        { ...knownOne, id: "two.uk", name: "two", excluded: "closed" },
        { ...knownOne, id: "three.uk", name: "three", excluded: "nsfw" },
      ],
      names: [
        { key: "two.uk", channel: "two.uk" },
        { key: "three.uk", channel: "three.uk" },
      ],
      siteMap: [],
    });
    const guide = xmltv(["one", "two.uk", "three.uk"].map((id): Line => [id, "18:00", "19:00", "News"]));
    const { excluded } = await ingest(guide);
    expect(excluded).toEqual([
      { name: "two.uk", reason: "closed" },
      { name: "three.uk", reason: "adult" },
    ]);
    expect(await shown()).toEqual(["one 18:00-19:00 News"]);
    const source = { name: "test", country: "GB", timezone: null };
    const including = await ingest(guide, { source: { ...source, include_closed: 1 } });
    expect(including.excluded).toEqual([{ name: "three.uk", reason: "adult" }]);
    expect((await ingest(guide, { source, standing: true, force: true })).excluded).toHaveLength(1);
    expect(await shown()).toEqual(["one 18:00-19:00 News", "two 18:00-19:00 News"]);
  });

  test("says which channels are in no country's guide, and where channels of such names are, until a country is given", async () => {
    const names = ["Kiwi One", "Kiwi Two", "Kiwi Three"];
    const ids = names.map((name) => name.replace(" ", "").toLowerCase());
    await replaceKnown(place.store.db, {
      channels: names.map((name, at) => ({ ...knownOne, id: `${ids[at]}.nz`, name, country: "NZ" })),
      names: ids.map((id) => ({ key: id, channel: `${id}.nz` })),
      siteMap: [],
    });
    const named = names.map(
      (name, at) => `<channel id="${at}"><display-name>${name}</display-name></channel>`,
    );
    const guide = (title: string) =>
      xmltv(names.map((_, at): Line => [String(at), "18:00", "19:00", title])).replace(
        "<tv>",
        `<tv>${named.join("")}`,
      );
    const source = { name: "test", country: null, timezone: null };
    expect((await ingest(guide("News"), { source })).warnings).toEqual([
      "without a country, and so in no country's guide: 3 channels; " +
        "give one with --country NZ, where most channels of these names are",
    ]);
    expect((await ingest(guide("Film"), { source: { ...source, country: "NZ" } })).warnings).toEqual([]);
  });

  test("of the same file changes nothing", async () => {
    await ingest(xmltv(evening));
    const before = await dump();
    const summary = await ingest(xmltv(evening), { now: now + 60 });
    expect(summary).toMatchObject({ outcome: "unchanged", changed: { slots: 0, channels: 0 }, slots: 3 });
    expect(await dump()).toEqual(before);
    expect(await getSource(place.store.db, "test")).toMatchObject({ updated_at: now, checked_at: now + 60 });
  });

  test("replaces the slots in its span, keeps those outside, and cuts those that run into it", async () => {
    await ingest(
      xmltv([
        ["one", "16:00", "17:00", "Early"],
        ["one", "17:00", "18:30", "Long"],
        ["one", "18:30", "19:00", "Gone"],
        ["one", "20:00", "21:00", "Late"],
        ["two", "18:00", "20:00", "Match"],
      ]),
    );
    const untouched = await revisionOf("two");
    const summary = await ingest(xmltv(evening));
    expect(await shown()).toEqual([
      "one 16:00-17:00 Early",
      "one 17:00-18:00 Long",
      "one 18:00-19:00 News",
      "one 19:00-20:00 Film",
      "one 20:00-21:00 Late",
      "two 18:00-20:00 Match",
    ]);
    expect(summary.changed).toEqual({ slots: 4, channels: 1 });
    expect(await revisionOf("two")).toBe(untouched);
    expect(await revisionOf("one")).toBeGreaterThan(untouched);
  });

  test("with less than half of the last one's listings is held back, unless it is forced", async () => {
    await ingest(xmltv(evening));
    const less = xmltv([["one", "18:00", "19:00", "Other"]]);
    const held = await ingest(less);
    expect(held).toMatchObject({ outcome: "held_back", changed: { slots: 0 } });
    expect(held.warnings).toEqual([expect.stringContaining("less than half of the 3")]);
    expect(await shown()).toContain("one 18:00-19:00 News");
    expect(await getSource(place.store.db, "test")).toMatchObject({ status: "held_back", slots: 3 });
    expect(await ingest(less, { force: true })).toMatchObject({ outcome: "ok" });
    expect(await shown()).toContain("one 18:00-19:00 Other");
  });

  test("leaves out single bad programmes, and says which", async () => {
    const summary = await ingest(
      `<tv>\n<programme channel="one" start="soon"><title>A</title></programme>\n${xmltv(evening).slice(4)}`,
    );
    expect(summary).toMatchObject({ slots: 3, rejected: { bad_start: { count: 1, lines: [2] } } });
  });

  test.each([
    ["cut off", xmltv(evening).slice(0, -40), /^line \d+, column \d+: /],
    ["no XML", "404 not found", /^line \d+, column \d+: /],
    ["a page", "<!DOCTYPE html><html></html>", /^line \d+, column \d+: /],
    ["empty", "", /^the file is empty$/],
  ])("of a file that is %s fails, says why, and what stood stands", async (_, content, reason) => {
    await ingest(xmltv(evening));
    const before = await dump();
    await expect(ingest(content, { now: now + 60 })).rejects.toThrow(
      expect.objectContaining({
        name: "IngestError",
        message: expect.stringMatching(reason),
      }),
    );
    expect(await dump()).toEqual(before);
    expect(await getSource(place.store.db, "test")).toMatchObject({ status: "failed", slots: 3 });
  });

  test("of a file with single bad bytes repairs them and says how many; one in another encoding is named", async () => {
    const path = join(place.folder, "guide.xml");
    const run = async (text: string, encoding: "latin1" | "utf8") => {
      await writeFile(path, Buffer.from(text, encoding));
      const source = { name: "test", country: "GB", timezone: null };
      return performIngest({ storeUrl: place.url, source, input: { kind: "file", path }, now }, () => {});
    };
    const guideOf = (title: string, head = "") =>
      `${head}<tv><programme channel="a" start="20260822180000 +0000"><title>${title}</title></programme></tv>`;
    expect(await run(guideOf("Caf\xe9\x07"), "latin1")).toMatchObject({
      ...{ slots: 1, warnings: [] },
      repairs: { bad_byte: 1, control_character: 1 },
    });
    const { warnings, repairs } = await run(
      guideOf("Größe", '<?xml version="1.0" encoding="ISO-8859-1"?>'),
      "utf8",
    );
    expect(repairs).not.toHaveProperty("bad_byte");
    expect(warnings).toEqual(["the file says that it is iso-8859-1, and was read as UTF-8, which it is"]);
  });
});

describe("a source that would do harm", () => {
  const sourceRow = () => getSource(place.store.db, "test");

  test("by listing two things in turn is held to the last, until it stays with the other", async () => {
    const [one, other] = [xmltv(evening), xmltv(evening).replaceAll("News", "Quiz")];
    const runs = async (...guides: string[]) => {
      const outcomes: string[] = [];
      for (const guide of guides) outcomes.push((await ingest(guide)).outcome);
      return outcomes;
    };
    expect(await runs(one, other, one, other, one, other)).toEqual([
      ...["ok", "ok", "held_back", "unchanged", "held_back", "unchanged"],
    ]);
    expect(await shown()).toContain("one 18:00-19:00 Quiz");
    expect(await runs(one, one)).toEqual(["held_back", "ok"]);
    expect(await shown()).toContain("one 18:00-19:00 News");
    expect((await sourceRow())?.message).toBeNull();
  });

  test("by listing a slot every few seconds loses that channel alone, which is named", async () => {
    const seconds = Array.from(
      { length: mostOfFeed + 1 },
      (_, at) =>
        `<programme channel="flood" start="${new Date((now + at * 4) * 1000).toISOString().replace(/[-:TZ]|\..*/g, "")}"><title>x</title></programme>`,
    );
    const { warnings, slots } = await ingest(`<tv>${seconds.join("")}${xmltv(evening).slice(4)}`);
    expect(warnings).toEqual(["channels with more programmes than any guide has are left out: flood"]);
    expect(slots).toBe(3);
    expect(await shown()).toHaveLength(3);
  });

  test("by times a century off has those left out and counted", async () => {
    const off = [-100, 100].map(
      (years) =>
        `<programme channel="one" start="${2026 + years}0822180000 +0000"><title>x</title></programme>`,
    );
    const { rejected, slots } = await ingest(`<tv>${off.join("")}${xmltv(evening).slice(4)}`);
    expect(rejected).toMatchObject({ out_of_range: { count: 2 } });
    expect(slots).toBe(3);
  });

  test("by taking another's channel gets what that one doesn't list, and both are named", async () => {
    await replaceKnown(place.store.db, {
      channels: [knownOne],
      names: [{ key: "one.uk", channel: "one.uk" }],
      siteMap: [],
    });
    const day24 = (title: string): Line[] =>
      Array.from({ length: 22 }, (_, hour) => [
        "one.uk",
        `${String(hour).padStart(2, "0")}:00`,
        `${String(hour + 1).padStart(2, "0")}:00`,
        title,
      ]);
    await ingest(xmltv(day24("Mine")), { name: "first" });
    const { shared } = await ingest(xmltv([...day24("Yours"), ["one.uk", "22:00", "23:00", "Yours"]]), {
      name: "second",
    });
    expect(shared).toEqual([{ source: "first", channels: ["one"] }]);
    const titles = (await shown()).map((line) => line.split(" ").at(-1));
    expect(titles).toEqual([...Array(22).fill("Mine"), "Yours"]);
  });

  test("by the ids and names of another's channels has channels of its own where no database knows them", async () => {
    await ingest(xmltv(evening), { name: "first" });
    const before = await shown();
    await ingest(xmltv(evening).replaceAll("News", "Takeover"), { name: "second" });
    const after = await shown();
    expect(after.filter((line) => !line.includes("Takeover"))).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(2 * before.length);
  });
});

describe("two sources of one channel", () => {
  /** Puts the second source's feed behind the first one's channel, as a join would. */
  async function join2() {
    const first = await place.store.db
      .selectFrom("feed")
      .selectAll()
      .where("source", "=", "first")
      .executeTakeFirstOrThrow();
    const second = await place.store.db
      .selectFrom("feed")
      .selectAll()
      .where("source", "=", "second")
      .executeTakeFirstOrThrow();
    const to = await place.store.db
      .selectFrom("channel")
      .selectAll()
      .where("ref", "=", first.channel)
      .executeTakeFirstOrThrow();
    if (second.channel === null) throw new Error("the feed has no channel");
    const from = second.channel;
    await place.store.db.transaction().execute(async (trx) => {
      await moveFeedSlots(trx, second.ref, from, { channel: to.ref, channelId: to.id });
      await trx.updateTable("feed").set({ channel: to.ref }).where("ref", "=", second.ref).execute();
    });
  }

  test("show the one with more cover, and the other in its gaps; once it is removed, only the other", async () => {
    await ingest(
      xmltv([
        ["one", "18:00", "19:00", "A"],
        ["one", "19:00", "20:00", "B"],
      ]),
      { name: "first" },
    );
    await ingest(
      xmltv([
        ["eins", "17:30", "18:30", "X"],
        ["eins", "20:00", "20:30", "Y"],
      ]),
      { name: "second" },
    );
    await join2();
    expect(await shown()).toEqual(["one 18:00-19:00 A", "one 19:00-20:00 B", "one 20:00-20:30 Y"]);
    const ids = (
      await place.store.db
        .selectFrom("slot")
        .innerJoin("channel", "channel.ref", "slot.channel")
        .select(["slot.body", "channel.id"])
        .execute()
    ).map(({ body, id }) => [JSON.parse(body).channel, id]);
    for (const [inBody, id] of ids) expect(inBody).toBe(id);

    expect(await removeSource(place.store.db, "first")).toBe(true);
    expect((await shown()).map((line) => line.replace(/^\S+ /, ""))).toEqual([
      "17:30-18:30 X",
      "20:00-20:30 Y",
    ]);
    expect(await removeSource(place.store.db, "second")).toBe(true);
    expect(await dump()).toMatchObject({ slots: [], channels: [], feeds: [], lineup: [] });
    expect(await removeSource(place.store.db, "second")).toBe(false);
  });
});
