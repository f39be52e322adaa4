import { runIngest } from "../../service/background/thread.ts";

/** Ingests one file into one store in a process of its own, and prints the summary and the cost as JSON. */
const [path = "", storeUrl = ""] = process.argv.slice(2);

const summary = await runIngest({
  storeUrl,
  source: { name: "bench", country: "US", timezone: null },
  input: { kind: "file", path },
  now: Date.UTC(2026, 7, 22, 12) / 1000,
});
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ summary, peakMb: maxRSS / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
