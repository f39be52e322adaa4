import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenInTest } from "../../outside/test-server.ts";
import { createBudget } from "./budget.ts";
import type { Copy, CopyStore } from "./copies.ts";
import { type Flights, ownFlights } from "./flights.ts";
import { createHealth } from "./health.ts";
import { createMemoryLedger, type Ledger } from "./ledger.ts";
import { createPatience } from "./patience.ts";
import { createReader } from "./reader.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Copies in memory. */
export function createMemoryCopies(): CopyStore {
  const held = new Map<string, Copy>();
  return {
    get: async (path) => held.get(path) ?? null,
    put: async (path, copy) => void held.set(path, copy),
  };
}

type Options = {
  timeoutMs?: number;
  patienceMs?: number;
  inSilenceMs?: number;
  assumedLimit?: number | null;
  now?: () => number;
  copies?: CopyStore;
  ledger?: Ledger;
  flights?: Flights;
};

/** A reader of an API that `handler` answers for, and what it noted on the way. */
export async function startReader(
  handler: Handler,
  {
    timeoutMs = 600_000,
    patienceMs = 600_000,
    inSilenceMs = 600_000,
    assumedLimit = null,
    now = Date.now,
    copies = createMemoryCopies(),
    ledger = createMemoryLedger(),
    flights = ownFlights,
  }: Options = {},
) {
  const port = await listenInTest(createServer(handler));
  const noted = { warnings: [] as string[], stale: 0, failures: 0 };
  const budget = createBudget({ ledger, assumedLimit, now });
  const health = createHealth({ now, warn: (message) => noted.warnings.push(message) });
  const patience = createPatience({ withCopyMs: patienceMs, inSilenceMs, longestMs: timeoutMs, health });
  const reader = createReader({
    ...{ apiUrl: `http://127.0.0.1:${port}/v1`, apiKey: "secret", timeoutMs, patience },
    ...{ copies, flights, budget, health, now },
    onStale: () => void noted.stale++,
    onUnlisted: () => {},
    onFailure: () => void noted.failures++,
  });
  return { reader, budget, health, noted, copies };
}

export const answer = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
