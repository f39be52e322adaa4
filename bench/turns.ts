import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { runIngest } from "../service/background/thread.ts";
import { createKey } from "../service/keys/keys.ts";
import { saveSource, setRefresh } from "../service/store/sources.ts";
import { openStore } from "../service/store/store.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { writeGuide } from "./load/generated-guide.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";

/**
 * `npm run bench -- turns`: two services on one database. How long it takes until each shows the new listings of the
 * last channel that a third process has written, and how long after the one that reads the sources is killed the
 * other reads one that is due. With a generated guide of `MB` megabytes (40), `ROUNDS` times (3).
 */
const rounds = Number(process.env.ROUNDS ?? 3);
const workplace = openWorkplace();
const clock = "2026-08-22T18:00:00Z";
const now = Date.parse(clock) / 1000;
const guide = join(workplace.folder, "guide.xml");

try {
  await writeGuide(guide, { megabytes: Number(process.env.MB ?? 40) });
  const text = readFileSync(guide, "utf8");
  for (const engine of enginesAsked()) {
    const storeUrl = await workplace.createDatabase(engine);
    const store = await openStore(storeUrl);
    const key = await createKey(store.db, { plan: "pro", now });
    const epochMs = String(Date.now());
    const start = () =>
      startProgram("service/main.ts", (port) => ({
        env: {
          DATABASE_URL: storeUrl,
          SERVICE_PORT: String(port),
          NOWNEXT_CLOCK: clock,
          NOWNEXT_CLOCK_EPOCH_MS: epochMs,
          RATE_LIMIT_FACTOR: "0",
          LOG_LEVEL: "error",
        },
      }));
    const programs = [await start(), await start()];
    await sleep(6_000);

    let writtenAt = 0;
    const read = (round: number) => {
      writeFileSync(guide, text.replaceAll('<title lang="en">', `<title lang="en">${round} `));
      return runIngest({
        storeUrl,
        source: { name: "guide", country: "GB", timezone: null },
        input: { kind: "file", path: guide },
        now,
        onProgress: ({ phase }) => {
          if (phase === "writing") writtenAt = performance.now();
        },
      });
    };
    const { channels, slots } = await read(0);
    const last = await store.db
      .selectFrom("channel")
      .select("id")
      .orderBy("ref", "desc")
      .executeTakeFirstOrThrow();
    console.log(`${engine}: ${channels} channels, ${slots} slots`);
    for (let round = 1; round <= rounds; round++) {
      const run = read(round);
      const seen = await Promise.all(programs.map((program) => shows(program, key, last.id, round)));
      await run;
      const delays = seen.map((at) => `${(at - writtenAt).toFixed(0)} ms`).join(" and ");
      console.log(`  round ${round}: shown ${delays} after it was written`);
    }

    const source = await serve();
    await saveSource(
      store.db,
      { name: "due", kind: "xmltv", location: source.url, country: null, timezone: null },
      now,
    );
    const killedAt = performance.now();
    programs[0]?.child.kill("SIGKILL");
    await setRefresh(store.db, "due", 5);
    console.log(
      `  taken over: a source was read ${(((await source.asked) - killedAt) / 1000).toFixed(1)} s after the kill`,
    );
    source.close();
    await store.close();
    await endPrograms();
  }
} finally {
  await endPrograms();
  await workplace.stop();
}

/** Waits until a service shows a title of a round on a channel. Returns when. */
async function shows({ port }: Program, key: string, channel: string, round: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/now?channels=${channel}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    if ((await answer.text()).includes(`"title":"${round} `)) return performance.now();
    await sleep(10);
  }
}

/** Serves an empty guide over HTTP, and reports when it is first requested. */
async function serve() {
  const asked = Promise.withResolvers<number>();
  const server = createServer((_, response) => {
    asked.resolve(performance.now());
    response.end("<tv></tv>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/guide.xml`,
    asked: asked.promise,
    close: () => server.close(),
  };
}
