import { appendFileSync } from "node:fs";
import { ServerResponse } from "node:http";

/**
 * Loaded before a site (`NODE_OPTIONS=--import`): counts what Next says of each page that it answers with (`HIT`,
 * `STALE` or `MISS`), and appends the counts to the file `CACHE_COUNTS` whenever the site gets a SIGUSR2.
 */
const counts: Record<string, number> = {};
const { setHeader } = ServerResponse.prototype;

ServerResponse.prototype.setHeader = function count(name, value) {
  if (name === "x-nextjs-cache") counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return setHeader.call(this, name, value) as typeof this;
};

process.on("SIGUSR2", () => appendFileSync(process.env.CACHE_COUNTS ?? "", `${JSON.stringify(counts)}\n`));
