import process from "node:process";
import { openApiDocument } from "../contract/openapi.ts";
import { plans } from "../contract/plan.ts";
import { fromIso } from "../contract/time.ts";
import { runIngest } from "../service/background/thread.ts";
import { readDocument } from "../service/fuzz/document.ts";
import { createFuzz } from "../service/fuzz/fuzz.ts";
import type { FuzzKeys, FuzzRequest } from "../service/fuzz/requests.ts";
import { sampleSourceName } from "../service/ingest/sample/generate.ts";
import { createKey, keyForm, revokeKey } from "../service/keys/keys.ts";
import type { StoreEngine } from "../service/store/migrator.ts";
import { openStore } from "../service/store/store.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { endPrograms, startProgram } from "./load/programs.ts";
import { exchange, shellLine, toBytes } from "./load/wire.ts";

/**
 * `npm run bench -- fuzz`: sends a service, on each engine, `REQUESTS` requests that its OpenAPI document allows,
 * almost allows or forbids, and checks each answer against the document and the contract. Prints how each endpoint
 * answered and, for each wrong answer, a command that repeats the request; then it fails. `SEED` repeats a run.
 */
const requests = Number(process.env.REQUESTS ?? 10_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const at = "2026-08-22T18:10:00Z";
const mostShown = 40;

type Fault = { what: string; line: string };

const workplace = openWorkplace();
try {
  let faults = 0;
  for (const engine of enginesAsked()) faults += await fuzzOn(engine);
  if (faults > 0) process.exitCode = 1;
} finally {
  await endPrograms();
  await workplace.stop();
}

/** Returns how many answers were wrong. */
async function fuzzOn(engine: StoreEngine): Promise<number> {
  const url = await workplace.createDatabase(engine);
  const keys = await prepare(url);
  const faults: Fault[] = [];
  const service = await startProgram(
    "service/main.ts",
    (port) => ({
      env: {
        SERVICE_PORT: String(port),
        DATABASE_URL: url,
        DATA_DIR: workplace.folder,
        NOWNEXT_CLOCK: at,
        NOWNEXT_WEBHOOK_LOOPBACK: "on",
        RATE_LIMIT_FACTOR: "0",
        LOG_LEVEL: "error",
        NODE_ENV: "production",
      },
    }),
    (line) => faults.push({ what: "an error in the log", line }),
  );
  const { port } = service;
  const document = readDocument(JSON.parse(JSON.stringify(openApiDocument())));
  const hook = "https://127.0.0.1:8443/hook";
  const fuzz = createFuzz({ document, seed, keys, today: at.slice(0, 10), url: hook });
  const tally = createTally();

  const began = performance.now();
  for (let n = 0; n < requests; n++) {
    const request = fuzz.next();
    const answer = await exchange(port, toBytes(request)).catch((error: Error) => error);
    const wrong =
      answer instanceof Error
        ? [answer.message]
        : answer
          ? fuzz.judge(request, answer)
          : request.raw
            ? []
            : ["no answer"];
    tally.count(request, answer instanceof Error ? null : (answer?.status ?? null), wrong.length > 0);
    for (const what of wrong)
      faults.push({ what: `${request.what}: ${what}`, line: shellLine(port, request) });
  }
  const took = (performance.now() - began) / 1000;
  await service.end();

  console.log(`\n${engine}: ${requests} requests, SEED=${seed}, ${took.toFixed(0)} s`);
  tally.print();
  const silent = document.operations.map(({ name }) => name).filter((name) => !tally.hasSucceeded(name));
  if (silent.length > 0) console.log(`never answered 2xx: ${silent.join(", ")}`);
  console.log(`${faults.length} faults`);
  for (const { what, line } of faults.slice(0, mostShown)) console.log(`\n${what}\n  ${line}`);
  return faults.length;
}

/** Fills a store with the sample, and creates the keys. */
async function prepare(url: string): Promise<FuzzKeys> {
  const now = fromIso(at);
  await runIngest({
    storeUrl: url,
    source: { name: sampleSourceName, country: null, timezone: null },
    input: { kind: "sample" },
    now,
  });
  const { db, close } = await openStore(url);
  // Enough free keys that most still have calls left at the end.
  const ofPlan = await Promise.all(
    plans.map((plan) =>
      Promise.all(Array.from({ length: plan === "free" ? 4 : 1 }, () => createKey(db, { plan, now }))),
    ),
  );
  const revoked = await createKey(db, { plan: "pro", now });
  await revokeKey(db, { which: revoked, now });
  await close();
  return { ofPlan, revoked, unknown: keyForm.create() };
}

/** Counts answers by endpoint, kind of request and status. */
function createTally() {
  const kinds = ["valid", "near-valid", "hostile"] as const;
  const rows = new Map<string, Map<string, number>>();
  const columns = [
    "requests",
    "2xx",
    "304",
    "400",
    "401",
    "403",
    "404",
    "405",
    "413",
    "415",
    "422",
    "429",
    "501",
  ];
  const others = ["other", "closed", "faults"];

  const toColumn = (status: number | null): string => {
    if (status === null) return "closed";
    if (status < 300) return "2xx";
    return columns.includes(String(status)) ? String(status) : "other";
  };
  const row = (name: string, cells: string[]): string =>
    name.padEnd(46) + cells.map((cell) => cell.padStart(9)).join("");

  return {
    count({ operation, kind }: FuzzRequest, status: number | null, isWrong: boolean) {
      for (const name of [`${operation?.name ?? "elsewhere"}|${kind}`, `all|${kind}`]) {
        const cells = rows.get(name) ?? new Map<string, number>();
        rows.set(name, cells);
        for (const column of ["requests", toColumn(status), ...(isWrong ? ["faults"] : [])])
          cells.set(column, (cells.get(column) ?? 0) + 1);
      }
    },
    hasSucceeded: (name: string) => kinds.some((kind) => rows.get(`${name}|${kind}`)?.has("2xx")),
    print() {
      console.log(row("", [...columns, ...others]));
      const names = [...new Set([...rows.keys()].map((key) => key.split("|")[0] ?? ""))];
      for (const name of names.sort((a, b) => Number(a === "all") - Number(b === "all") || (a < b ? -1 : 1)))
        for (const kind of kinds) {
          const cells = rows.get(`${name}|${kind}`);
          if (cells)
            console.log(
              row(
                `${name.slice(0, 34).padEnd(34)} ${kind}`,
                [...columns, ...others].map((each) => String(cells.get(each) ?? "")),
              ),
            );
        }
    },
  };
}
