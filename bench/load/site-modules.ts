import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");

const module = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

/** What Next brings along, as far as the site's own modules need it: caches that keep nothing. */
const stubs: Record<string, string> = {
  "server-only": module(""),
  "next/cache": module("export const cacheLife = () => {}, cacheTag = () => {};"),
  "next/navigation": module("export const notFound = () => { throw new Error('not found'); };"),
};

const findFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));

/** How long cached answers are held, in milliseconds of the clock that the measurement sets. */
const heldMs = 20_000;
const mostHeld = 2_000;

const held = new Map<string, { at: number; answer: Promise<unknown> }>();
let isCalledByCache = false;

type Cached = (...args: unknown[]) => Promise<unknown>;

/** Called first thing by each cached function; undefined if the function is to go on. */
function fromCache(call: Cached, args: unknown[]): Promise<unknown> | undefined {
  if (isCalledByCache) {
    isCalledByCache = false;
    return undefined;
  }
  const key = JSON.stringify([call.name, args]);
  const known = held.get(key);
  if (known && Date.now() - known.at < heldMs) return known.answer;
  isCalledByCache = true;
  const answer = call(...args);
  held.set(key, { at: Date.now(), answer });
  answer.catch(() => held.delete(key));
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
  return answer;
}

Object.assign(globalThis, { fromCache });

/** Does what Next does with functions that begin with "use cache", in a small way. */
const withCaches = (source: string): string =>
  source.replace(
    /(async function (\w+)\((?:[^{}]|\{\})*\{\s*)"use cache";/g,
    "$1const cached = fromCache($2, [...arguments]); if (cached) return cached;",
  );

/** Lets a measurement import the site's modules as they are, outside of Next. */
export function loadSiteModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const stub = stubs[specifier];
      if (stub) return { url: stub, shortCircuit: true };
      const from = context.parentURL?.startsWith("file:") ? fileURLToPath(context.parentURL) : root;
      const path = specifier.startsWith("@/")
        ? join(root, specifier.slice(2))
        : /^\.{1,2}\//.test(specifier)
          ? join(from, "..", specifier)
          : null;
      const file = path && findFile(path);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      if (url.includes("/lib/api/")) {
        const loaded = next(url, context);
        return { ...loaded, source: withCaches(String(loaded.source)) };
      }
      if (!url.endsWith(".json")) return next(url, context);
      const source = `export default ${readFileSync(fileURLToPath(url), "utf8")}`;
      return { format: "module", source, shortCircuit: true };
    },
  });
}
