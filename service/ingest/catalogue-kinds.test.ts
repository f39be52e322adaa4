import { expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { catalogueFile, harbourStreet } from "../derive/shows/test-catalogue.ts";
import { kindOf } from "../store/slot-text.ts";
import { importCatalogues } from "./catalogue/import.ts";
import { readCatalogueKinds } from "./catalogue-kinds.ts";
import { performIngest } from "./perform.ts";
import { openTestGuide, xmltv } from "./test-guide.ts";

const now = fromIso("2026-08-22T12:00:00Z");
const guideText = xmltv([
  ["one", "2026-08-22T18:00:00Z", "2026-08-22T18:50:00Z", "Harbour Street"],
  ["one", "2026-08-22T18:50:00Z", "2026-08-22T19:40:00Z", "Upford News"],
]);

type Guide = Awaited<ReturnType<typeof openTestGuide>>;

async function ingest(guide: Guide) {
  await performIngest(await guide.request(now, guideText), () => {});
  const slots = await guide.store.db.selectFrom("slot").select("body").orderBy("start").execute();
  return slots.map(({ body }) => kindOf(body));
}

const read = async (guide: Guide, text?: string) =>
  importCatalogues(guide.store.db, [await catalogueFile(text)], { show: null });

test("listings that don't say what they are have the kind of the catalogue's show, once their source is read next", async () => {
  const guide = await openTestGuide();
  const [before, other] = await ingest(guide);
  expect(other).toBe("news");
  await read(guide, JSON.stringify({ ...harbourStreet, type: "Game Show", genres: [] }));
  expect(await ingest(guide)).toEqual(["entertainment", other]);
  await read(guide, "[]");
  expect(await ingest(guide)).toEqual([before, other]);
});

test("a name that two catalogues have for shows of different kinds tells none", async () => {
  const guide = await openTestGuide();
  await read(guide);
  expect((await readCatalogueKinds(guide.store.db)).get("harbour street")).toBe("series");
  await read(guide, JSON.stringify([harbourStreet, { ...harbourStreet, id: 8, type: "News" }]));
  expect((await readCatalogueKinds(guide.store.db)).has("harbour street")).toBe(false);
});
