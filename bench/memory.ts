import { statSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fromIso } from "../contract/time.ts";
import { openStore } from "../service/store/store.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { rowFormat } from "./load/figures.ts";
import { fillStore } from "./load/generated-store.ts";
import { readStatus } from "./load/memory.ts";
import { endPrograms, startProgram } from "./load/programs.ts";

/**
 * `npm run bench -- memory`: what the service holds in memory after its start on a store of `CHANNELS` generated
 * channels (500) and `DAYS` days (7), every five seconds for `SECONDS` (60). It first derives events and shows on its
 * thread and builds the index of names, as after the ingest of a new guide. "own" is what belongs to the process
 * alone; "mapped" is what it shows of files, which the system takes back when others need memory; "most" is the
 * greatest total so far. Linux only.
 */
const channels = Number(process.env.CHANNELS ?? 500);
const days = Number(process.env.DAYS ?? 7);
const seconds = Number(process.env.SECONDS ?? 60);
const stepSeconds = 5;
const at = "2026-08-22T18:10:00Z";
const row = rowFormat(10, 10);

const workplace = openWorkplace();
try {
  for (const engine of enginesAsked()) {
    const url = await workplace.createDatabase(engine);
    const store = await openStore(url, { bulk: true });
    const from = Math.floor(fromIso(at) / 86_400) * 86_400 - 86_400;
    await fillStore(store.db, { channels, from, to: from + days * 86_400 });
    await store.close();
    const size = engine === "sqlite" ? ` of ${megabytes(statSync(url.slice("sqlite:".length)).size)} MB` : "";
    console.log(`\n${engine}: a store of ${channels} channels and ${days} days${size}\n`);
    await watch(url);
  }
} finally {
  await endPrograms();
  await workplace.stop();
}

async function watch(url: string): Promise<void> {
  const service = await startProgram("service/main.ts", (port) => ({
    env: {
      SERVICE_PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: workplace.folder,
      NOWNEXT_CLOCK: at,
      LOG_LEVEL: "info",
      NODE_ENV: "production",
      RETENTION_DAYS: "400",
    },
  }));
  console.log(row("after s", "total MB", "own MB", "mapped MB", "most MB", "threads"));
  for (let after = 0; after <= seconds; after += stepSeconds) {
    const of = readStatus(service.child.pid ?? 0);
    const sizes = ["VmRSS", "RssAnon", "RssFile", "VmHWM"].map((name) =>
      megabytes((of.get(name) ?? 0) * 1024),
    );
    console.log(row(String(after), ...sizes, String(of.get("Threads"))));
    await sleep(stepSeconds * 1000);
  }
  await service.end();
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
