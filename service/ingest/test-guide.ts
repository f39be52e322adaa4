import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { fromIso, toIso } from "../../contract/time.ts";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { openTestStore } from "../store/test-store.ts";
import { performIngest } from "./perform.ts";
import type { IngestRequest } from "./request.ts";

/** A programme of a test's source: its channel, start and stop in ISO or epoch seconds, and its title. */
export type Line = [channel: string, start: string | number, stop: string | number, title: string];

const seconds = (time: string | number) => (typeof time === "number" ? time : fromIso(time));
const xmltvTime = (time: string | number) => `${toIso(seconds(time)).replaceAll(/[-:TZ]/g, "")} +0000`;

/** An XMLTV file with some programmes, and with declared channels that have none. */
export const xmltv = (lines: readonly Line[], declared: readonly string[] = []): string =>
  `<tv>${declared.map((id) => `<channel id="${id}"/>`).join("")}${lines
    .map(
      ([channel, start, stop, title]) =>
        `<programme channel="${channel}" start="${xmltvTime(start)}" stop="${xmltvTime(stop)}"><title>${title}</title></programme>`,
    )
    .join("\n")}</tv>`;

/** A store of a test's own, and runs into it. It is removed when the test ends. */
export async function openTestGuide() {
  const folder = makeTestFolder();
  const store = await openTestStore();
  onTestFinished(store.close);

  /** Writes a source's file, and returns the request to read it. */
  async function request(
    now: number,
    content: string,
    { name = "test", ...options }: Partial<IngestRequest> & { name?: string } = {},
  ): Promise<IngestRequest> {
    const path = join(folder, `${name}.xml`);
    await writeFile(path, content);
    return {
      storeUrl: store.url,
      source: { name, country: "GB", timezone: null },
      input: { kind: "file", path },
      now,
      ...options,
    };
  }

  /** Every slot in the store, shown or not: its channel, its title, and whether it is hidden. */
  async function slots(): Promise<string[]> {
    const rows = await store.db
      .selectFrom("slot")
      .innerJoin("channel", "channel.ref", "slot.channel")
      .select(["channel.name", "slot.body", "slot.shown"])
      .orderBy("channel.name")
      .orderBy("slot.start")
      .orderBy("slot.feed")
      .execute();
    return rows.map(
      ({ name, body, shown }) => `${name}: ${JSON.parse(body).title}${shown ? "" : " (hidden)"}`,
    );
  }

  return {
    store,
    url: store.url,
    request,
    slots,
    ingest: async (...asked: Parameters<typeof request>) => performIngest(await request(...asked), () => {}),
    channelNames: async () =>
      (await store.db.selectFrom("channel").select("name").orderBy("name").execute()).map(({ name }) => name),
    revisionOf: async (name: string) =>
      (
        await store.db
          .selectFrom("channel")
          .select("revision")
          .where("name", "=", name)
          .executeTakeFirstOrThrow()
      ).revision,
  };
}
