import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "../outside/test-port.ts";

/** The evening that the pages are tested on: the sample is generated around it. */
const opening = "2026-03-14T20:12:00Z";

// The first process that reads this is Playwright's own; its workers inherit what it has set.
process.env.E2E_PORTS ??= (await freePorts(3)).join();
process.env.NOWNEXT_CLOCK = opening;
process.env.NOWNEXT_CLOCK_EPOCH_MS ??= String(Date.now());

/** The third is for a push service made for a test. */
export const [sitePort = 0, servicePort = 0, pushPort = 0] = process.env.E2E_PORTS.split(",").map(Number);

/** The site that most tests want, with a service of its own. */
export const siteAddress = `http://localhost:${sitePort}`;

/** The time on the sites' clocks, in epoch milliseconds. */
export const siteNow = (): number =>
  Date.parse(opening) + Date.now() - Number(process.env.NOWNEXT_CLOCK_EPOCH_MS);

/** Where the service keeps its data, and the key of its own site. */
export const dataDir = process.env.E2E_DATA_DIR ?? "test-results/data";

export const readSiteKey = (): string => readFileSync(join(dataDir, "site-key"), "utf8").trim();

/** The clock time in the United Kingdom of an instant in epoch milliseconds: "20:12". On this evening it is UTC. */
export const clockTime = (epochMs: number): string => new Date(epochMs).toISOString().slice(11, 16);
