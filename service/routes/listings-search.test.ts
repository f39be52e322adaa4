import { describe, expect, it } from "vitest";
import { airingSchema } from "../../contract/slot.ts";
import { fromIso, toIso } from "../../contract/time.ts";
import { hourSlots, replaceAllSlots } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T18:00:00Z";
const now = fromIso(at);
const hour = 3600;

const slot = hourSlots(now);

const path = (query: Record<string, string>) => `/listings/search?${new URLSearchParams(query)}`;

/** An app with one channel on which the titles follow each other, and what a search finds there. */
async function openTitles(titles: string[]) {
  const app = await openTestApp({
    at,
    channels: [{ key: "one", slots: titles.map((title, n) => slot(n, title)) }],
  });
  return async (q: string) => (await app.list(path({ q }), airingSchema)).data.map(({ title }) => title);
}

describe("GET /listings/search", () => {
  const channels = [
    { key: "one", name: "One", slots: [slot(-2, "News"), slot(-0.5, "News at Six"), slot(5, "Late News")] },
    {
      key: "two",
      name: "Two",
      country: "FR",
      slots: [slot(-1.5, "The News"), slot(2, "News"), slot(30, "News")],
    },
    { key: "three", country: null, slots: [slot(-0.25, "Newsround"), slot(2, "Weather")] },
  ];

  it("gives what is on now first, then what comes soonest, with its channel's name and country", async () => {
    const { list, ids } = await openTestApp({ at, channels });
    const { data, meta } = await list(path({ q: "news" }), airingSchema);
    expect(data.map(({ title, channel_name, country }) => [title, channel_name, country])).toEqual([
      ["News at Six", "One", "GB"],
      ["Newsround", "three", null],
      ["News", "Two", "FR"],
      ["Late News", "One", "GB"],
      ["News", "Two", "FR"],
    ]);
    expect(data[0]).toMatchObject({
      channel: ids[0],
      start: "2026-08-22T17:30:00Z",
      flags: { new: false, live: false, repeat: false },
    });
    expect(meta).toMatchObject({ count: 5, next: null });
  });

  it("keeps to the window that is asked for; what is over comes last, the latest first", async () => {
    const { list } = await openTestApp({ at, channels });
    const times = async (from?: number, to?: number) => {
      const { data, meta } = await list(
        path({
          q: "news",
          ...(from !== undefined && { from: toIso(now + from * hour) }),
          ...(to !== undefined && { to: toIso(now + to * hour) }),
        }),
        airingSchema,
      );
      expect(meta.count).toBe(data.length);
      return data.map(({ start }) => (fromIso(start) - now) / hour);
    };
    expect(await times(-24)).toEqual([-0.5, -0.25, 2, 5, 30, -1.5, -2]);
    expect(await times(-24, 4)).toEqual([-0.5, -0.25, 2, -1.5, -2]);
    expect(await times(-24, -1)).toEqual([-1.5, -2]);
    expect(await times(0.6)).toEqual([-0.25, 2, 5, 30]);
    expect(await times(1, 6)).toEqual([2, 5]);
    expect(await times(undefined, 3)).toEqual([-0.5, -0.25, 2]);
    expect(await times(undefined, -3)).toEqual([]);
  });

  it("keeps to the guides of the countries that are asked for: what they list, and what is at home there", async () => {
    const { list, store, ids } = await openTestApp({ at, channels });
    const { ref } = await store.db
      .selectFrom("channel")
      .select("ref")
      .where("id", "=", ids[2] ?? "")
      .executeTakeFirstOrThrow();
    await store.db.insertInto("lineup").values({ country: "FR", channel: ref, position: 7 }).execute();
    const titles = async (country: string) =>
      (await list(path({ q: "news", country }), airingSchema)).data.map(({ title }) => title);
    expect(await titles("gb")).toEqual(["News at Six", "Late News"]);
    expect(await titles("FR")).toEqual(["Newsround", "News", "News"]);
    expect(await titles("FR,GB")).toHaveLength(5);
    expect(await titles("JP")).toEqual([]);
  });

  it("finds words in any order, whatever their case, accents and width, and the last unfinished", async () => {
    const find = await openTitles(["Le Journal de l'Été", "Été", "Journalists", "Ｎｅｗｓ！"]);
    expect(await find("été journal")).toEqual(["Le Journal de l'Été"]);
    expect(await find("ETE JOURN")).toEqual(["Le Journal de l'Été"]);
    expect(await find("journ")).toEqual(["Le Journal de l'Été", "Journalists"]);
    expect(await find("journ ete")).toEqual([]);
    expect(await find("ournal")).toEqual([]);
    expect(await find("news")).toEqual(["Ｎｅｗｓ！"]);
  });

  it.each([
    ["Arabic", "نشرة الأخبار", "أخبار"],
    ["Hebrew", "מבזק החדשות", "חדשות"],
    ["Japanese", "NHKニュース7", "ニュース"],
    ["Chinese", "晚间新闻联播", "新闻"],
    ["Korean", "저녁뉴스", "뉴스"],
    ["Thai", "เรื่องเล่าข่าวเช้า", "ข่าวเช้า"],
    ["Russian", "Вечерние новости", "НОВОС"],
    ["Greek", "Βραδινές Ειδήσεις", "ειδησεις βραδινες"],
  ])("finds %s titles by a part of them", async (_, title, query) => {
    const find = await openTitles(["Something else", title]);
    expect(await find(query)).toEqual([title]);
  });

  it("takes what means something to a database, or to JSON, as text", async () => {
    const titles = ["100% Hotter", 'The "Best" of \\ Us', "It's a Knockout", "A_B", "AxB", "???"];
    const find = await openTitles(titles);
    expect(await find("100%")).toEqual(["100% Hotter"]);
    expect(await find("a_b")).toEqual(["A_B"]);
    expect(await find('"best" of')).toEqual(['The "Best" of \\ Us']);
    expect(await find("'; drop table slot; --")).toEqual([]);
    expect(await find("it's")).toEqual(["It's a Knockout"]);
    expect(await find("%")).toEqual([]);
    expect(await find("???")).toEqual([]);
  });

  it("walks each airing once, though time passes and listings are replaced in between", async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => slot((from + n) * 0.1, `News ${from + n}`)).map((each) => ({
        ...each,
        stop: each.start + hour / 10,
      }));
    const { list, ids, store, moveTo } = await openTestApp({
      at,
      channels: ["a", "b", "c"].map((key) => ({ key, slots: many(-20, 20) })),
    });
    const asked = { q: "news", from: "2026-08-20T00:00:00Z" };
    const walked: string[] = [];
    const walk = async (cursor: Record<string, string>): Promise<void> => {
      const { data, meta } = await list(path({ ...asked, limit: "50", ...cursor }), airingSchema);
      walked.push(...data.map(({ id }) => id));
      if (walked.length === 50) {
        expect(meta.count).toBe(120);
        // What was already walked goes, and what was on now is over.
        await replaceAllSlots(store.db, ids[1] ?? "", many(-20, 15));
        await moveTo("2026-08-22T18:45:00Z");
      }
      if (meta.next !== null) await walk({ cursor: meta.next });
    };
    await walk({});
    expect(new Set(walked).size).toBe(walked.length);
    const standing = await list(path({ ...asked, limit: "500" }), airingSchema);
    expect(standing.meta.count).toBe(115);
    for (const { id } of standing.data) expect(walked).toContain(id);
  });

  it("follows the listings: finds what came, and neither what went nor what isn't shown", async () => {
    const { list, ids, store, guide } = await openTestApp({
      at,
      channels: [{ key: "one", slots: [slot(0, "Old film"), slot(1, "Hidden film", { hidden: true })] }],
    });
    const titles = async () => (await list(path({ q: "film" }), airingSchema)).data.map(({ title }) => title);
    expect(await titles()).toEqual(["Old film"]);
    await replaceAllSlots(store.db, ids[0] ?? "", [slot(0, "New film")]);
    await guide.poll();
    expect(await titles()).toEqual(["New film"]);
  });

  it("gives a free key what is on until today ends, and refuses what lies outside its window", async () => {
    const { list, problem } = await openTestApp({ at, channels, plan: "free" });
    const starts = async (query: Record<string, string>) =>
      (await list(path({ q: "news", ...query }), airingSchema)).data.map(({ start }) => start);
    expect(await starts({})).toHaveLength(4);
    expect(await starts({ from: "2026-08-21T00:00:00Z", to: "2026-08-23T00:00:00Z" })).toHaveLength(6);
    for (const [name, time] of [
      ["from", "2026-08-20T23:59:59Z"],
      ["to", "2026-08-23T00:00:01Z"],
    ] as const)
      expect(await problem(path({ q: "news", [name]: time }))).toMatchObject({
        status: 403,
        code: "outside_plan_window",
      });
  });

  it("gives no key's answer to another whose plan has more", async () => {
    const { list, request, store } = await openTestApp({ at, channels, plan: "free" });
    const paid = await openTestApp({ at, store, plan: "plus" });
    expect((await list(path({ q: "news" }), airingSchema)).data).toHaveLength(4);
    const answer = await request(path({ q: "news" }), { headers: { Authorization: `Bearer ${paid.key}` } });
    expect(await answer.json()).toMatchObject({ meta: { count: 5 } });
  });

  it.each([
    [{}, "missing_parameter", "q"],
    [{ q: " " }, "invalid_parameter", "q"],
    [{ q: "a", from: "2026-08-22" }, "invalid_parameter", "from"],
    [{ q: "a", from: "2026-08-23T00:00:00Z", to: "2026-08-22T00:00:00Z" }, "invalid_parameter", "to"],
    [{ q: "a", to: "2026-08-22" }, "invalid_parameter", "to"],
    [{ q: "a", country: "GBR" }, "invalid_parameter", "country"],
    [{ q: "a", title: "b" }, "unknown_parameter", "title"],
    [{ q: "a", cursor: "b" }, "invalid_cursor", "cursor"],
  ])("refuses %j with %s", async (query: Record<string, string>, code, param) => {
    const { problem } = await openTestApp({ at, channels });
    expect(await problem(path(query))).toMatchObject({ status: 400, code, errors: [{ param }] });
  });
});
