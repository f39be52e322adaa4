import { describe, expect, test } from "vitest";
import { replaceKnown } from "../store/known-channels.ts";
import { accountOf } from "./account.ts";
import { openTestGuide } from "./test-guide.ts";

const now = Date.UTC(2026, 7, 22) / 1000;

const channel = (id: string, name: string) =>
  `<channel id="${id}"><display-name>${name}</display-name></channel>`;
const programme = (id: string, hour: number, title: string) =>
  `<programme channel="${id}" start="20260822${hour}" stop="20260822${hour + 1}"><title>${title}</title></programme>`;

/** Two channels whose ids differ only in case, at the same time. */
const twoNamed = (one: string, other: string) =>
  `<tv>${channel("Larkhill.uk", one)}${channel("larkhill.uk", other)}${programme("Larkhill.uk", 18, "Quiz")}${programme("larkhill.uk", 18, "News")}</tv>`;

async function openGuideWithLarkhill() {
  const guide = await openTestGuide();
  await replaceKnown(guide.store.db, {
    channels: [
      {
        ...{ id: "Larkhill.uk", name: "Larkhill", aliases_json: "[]", country: "GB", languages_json: "[]" },
        ...{ categories_json: "[]", owner: null, launched: null, website: null, logo: null },
        ...{ timezone: null, areas_json: "[]", excluded: null },
      },
    ],
    names: [{ key: "larkhill.uk", channel: "Larkhill.uk" }],
    siteMap: [],
  });
  return guide;
}

describe("channels of a source whose ids differ only in case", () => {
  test("stay two if nothing says that they are one", async () => {
    const guide = await openTestGuide();
    await guide.ingest(now, twoNamed("Larkhill", "Larkhill"));
    expect(await guide.slots()).toEqual(["Larkhill: Quiz", "Larkhill: News"]);
  });

  test("stay two if their names are of two, though the channel database has one of such an id", async () => {
    const guide = await openGuideWithLarkhill();
    await guide.ingest(now, twoNamed("Red", "Blue"));
    expect(await guide.slots()).toEqual(["Blue: News", "Larkhill: Quiz"]);
  });

  test("are one if the channel database and their names say so, and the account tells it", async () => {
    const guide = await openGuideWithLarkhill();
    const summary = await guide.ingest(now, twoNamed("Larkhill", "Larkhill HD"));
    expect(await guide.slots()).toEqual(["Larkhill: Quiz", "Larkhill: News (hidden)"]);
    expect(accountOf(summary, 5)).toContainEqual({
      fact: "shared",
      text: "1 channel that it lists more than once: Larkhill",
    });
  });

  test("of two sources are one by the channel database alone, and the account tells it", async () => {
    const other = `<tv>${channel("LARKHILL.UK", "Larkhill")}${programme("LARKHILL.UK", 19, "Film")}</tv>`;
    const own = `<tv>${channel("Larkhill.uk", "Larkhill")}${programme("Larkhill.uk", 18, "Quiz")}</tv>`;
    for (const [guide, channels] of [
      [await openTestGuide(), 2],
      [await openGuideWithLarkhill(), 1],
    ] as const) {
      await guide.ingest(now, own);
      const { shared } = await guide.ingest(now, other, { name: "other" });
      expect(await guide.channelNames()).toHaveLength(channels);
      expect(await guide.slots()).toEqual(["Larkhill: Quiz", "Larkhill: Film"]);
      expect(shared).toEqual(channels === 1 ? [{ source: "test", channels: ["Larkhill"] }] : []);
    }
  });
});

test("a programme that writes its channel's id in another case is that channel's, unless several have it", async () => {
  const guide = await openTestGuide();
  const declared = channel("Larkhill.uk", "Larkhill");
  const programmes = programme("larkhill.UK", 18, "Quiz") + programme("Larkhill.uk", 19, "News");
  const { bare } = await guide.ingest(now, `<tv>${declared}${programmes}</tv>`);
  expect([await guide.slots(), bare]).toEqual([["Larkhill: Quiz", "Larkhill: News"], []]);
  const { ingest, slots } = await openTestGuide();
  await ingest(now, `<tv>${declared}${channel("larkhill.uk", "Blue")}${programmes}</tv>`);
  expect(await slots()).toEqual(["Larkhill: News", "larkhill: Quiz"]);
});
