import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { formatTable } from "./load/figures.ts";
import { endPrograms } from "./load/programs.ts";
import { openSample } from "./load/sample.ts";
import { startSite } from "./load/site.ts";

/**
 * `npm run bench -- aborts`: whether the built site answers everybody who waits, while `VISITORS` (12) behave as browsers
 * do for `SECONDS` (120): each keeps up to six connections, reads pages, scripts and parts of pages, asks whether what it
 * has still holds, and breaks off a third of all requests at a random moment. It fails if an answer that somebody waited
 * for is missing, incomplete, not a good one, or, for a file, not the same as before.
 */
const seconds = Number(process.env.SECONDS ?? 120);
const visitors = Number(process.env.VISITORS ?? 12);
const pages = ["/gb", "/gb/tonight", "/gb/guide", "/gb/channels", "/gb/sport", "/gb/world"];

/** How long an answer may take before it counts as missing: longer than the site lets one take. */
const longestMs = 60_000;

type Asked = { path: string; method?: string; headers?: Record<string, string> };
type Answer = { status: number; body: Buffer; etag: string | undefined; location: string | undefined };

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  const body = Buffer.concat(await answer.toArray());
  const { etag, location } = answer.headers;
  return { status: answer.statusCode ?? 0, body, etag, location };
}

/**
 * Asks, and breaks off after `abortMs`; never if that is null. Returns null if it broke off, or if a kept connection
 * turned out to be closed, when a browser asks once more.
 */
function ask(port: number, agent: Agent, asked: Asked, abortMs: number | null = null) {
  return new Promise<Answer | null>((resolve, reject) => {
    let aborted = false;
    const asking = request({ port, host: "127.0.0.1", agent, ...asked });
    const late = setTimeout(() => asking.destroy(new Error("no whole answer")), longestMs);
    const breakOff = () => {
      aborted = true;
      asking.destroy();
    };
    const abort = abortMs === null ? undefined : setTimeout(breakOff, abortMs);
    const end = (answer: Promise<Answer>) =>
      answer
        .catch((error: NodeJS.ErrnoException) => {
          if (!aborted && !(asking.reusedSocket && error.code === "ECONNRESET")) throw error;
          return null;
        })
        .then((read) => resolve(aborted ? null : read), reject)
        .finally(() => [late, abort].map(clearTimeout));
    asking.once("response", (answer) => void end(readAnswer(answer)));
    asking.once("error", (error) => void end(Promise.reject(error)));
    asking.end();
  });
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

type Paths = { files: string[]; parts: string[] };

/** The files that the pages load, and the parts of pages as Next's client asks for them. */
async function listPaths(port: number): Promise<Paths> {
  const agent = new Agent();
  const files = new Set<string>();
  const parts: string[] = [];
  for (const path of pages) {
    const page = await ask(port, agent, { path });
    const named = page?.body.toString().matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g);
    for (const [file] of named ?? []) files.add(file);
    // Next redirects to the right address, which has a digest of the request's headers in it.
    const redirect = await ask(port, agent, { path: `${path}?_rsc=0`, headers: { rsc: "1" } });
    if (redirect?.location) parts.push(redirect.location);
  }
  return { files: [...files], parts };
}

/** Each file's tag and content, by its address: they never change. */
const known = new Map<string, { tag: string | undefined; digest: string }>();

function choose({ files, parts }: Paths): Asked {
  const which = Math.random();
  const method = Math.random() < 0.05 ? "HEAD" : "GET";
  const headers: Record<string, string> = Math.random() < 0.5 ? { "accept-encoding": "gzip, br" } : {};
  if (which < 0.3) return { path: pick(pages), method, headers };
  if (which < 0.5) return { path: pick(parts), headers: { ...headers, rsc: "1" } };
  const path = pick(files);
  const tag = known.get(path)?.tag;
  return { path, method, headers: { ...headers, ...(tag && which < 0.65 ? { "if-none-match": tag } : {}) } };
}

/** What is wrong with an answer; null if nothing is. */
function findFault({ path, method, headers }: Asked, { status, body, etag }: Answer): string | null {
  if (status === 304 && headers?.["if-none-match"]) return body.length === 0 ? null : "a 304 with a body";
  if (status !== 200) return String(status);
  if (method === "HEAD") return body.length === 0 ? null : "a body for HEAD";
  if (headers?.["accept-encoding"] || headers?.rsc) return body.length > 0 ? null : "nothing";
  if (!path.startsWith("/_next/"))
    return /<\/html>\s*$/.test(body.toString()) ? null : "a page without its end";
  const digest = hash("sha1", body);
  const before = known.get(path)?.digest ?? digest;
  known.set(path, { tag: etag, digest });
  return digest === before ? null : "another file than before";
}

const became = { answered: 0, "broken off": 0, faults: 0 };

async function visit(port: number, paths: Paths, until: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const read = async () => {
    while (performance.now() < until) {
      const asked = choose(paths);
      const abortMs = Math.random() < 1 / 3 ? Math.random() ** 3 * 300 : null;
      const answer = await ask(port, agent, asked, abortMs).catch(String);
      const fault = typeof answer === "string" ? answer : answer && findFault(asked, answer);
      became[fault ? "faults" : answer ? "answered" : "broken off"]++;
      if (fault && became.faults < 20) console.log(JSON.stringify(asked), fault);
      if (Math.random() < 0.1) await pause(Math.random() * 2_000);
    }
  };
  await Promise.all(Array.from({ length: 6 }, read));
  agent.destroy();
}

const data = mkdtempSync(join(tmpdir(), "nownext-aborts-"));
try {
  const { env, key } = await openSample(data);
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${env.SERVICE_PORT}/v1`,
    apiKey: key,
    env: { ...env, SITE_CACHE_DIR: join(data, "site-cache"), TVGUIDE_CALLS_A_DAY: "1000000" },
  });
  const paths = await listPaths(site.port);
  const until = performance.now() + seconds * 1_000;
  await Promise.all(Array.from({ length: visitors }, () => visit(site.port, paths, until)));
  console.log(formatTable(Object.entries(became).map(([name, count]) => [name, String(count)])));
  if (became.faults > 0) process.exitCode = 1;
  await site.stop();
} finally {
  await endPrograms();
  rmSync(data, { recursive: true, force: true });
}
