import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");

const module = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

/** What Next brings along, as far as the site's own modules need it. */
const stubs: Record<string, string> = {
  "server-only": module(""),
  "next/cache": module("export const cacheLife = (life) => limitLife(life), cacheTag = () => {};"),
  "next/navigation": module("export const notFound = () => { throw new Error('not found'); };"),
};

const findFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));

const mostHeld = 2_000;
/** Next's, for what says nothing. */
const usualSeconds = 900;

/** What a page or function has returned, and for how many seconds of the measurement's clock that is served. */
type Entry = { at: number; seconds: number; answer: Promise<unknown> };

const held = new Map<string, Entry>();
/** The entry that is being made. */
const making = new AsyncLocalStorage<Entry>();
let isCalledByCache = false;

/** Nothing lives longer than what it is made of. */
function limitLife({ revalidate }: { revalidate: number }): void {
  const entry = making.getStore();
  if (entry) entry.seconds = Math.min(entry.seconds, revalidate);
}

/** An entry's answer, to somebody whose own entry then lives no longer than this one. */
const passOn = async (entry: Entry): Promise<unknown> => {
  const made = await entry.answer;
  limitLife({ revalidate: entry.seconds });
  return made;
};

/** Returns what was made under a key, or makes it if that is older than what it was made of may be. */
export function remember<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = held.get(key);
  if (known && Date.now() - known.at < known.seconds * 1000) return passOn(known) as Promise<T>;
  const entry: Entry = { at: Date.now(), seconds: usualSeconds, answer: Promise.resolve() };
  entry.answer = making.run(entry, make);
  held.delete(key);
  held.set(key, entry);
  entry.answer.catch(() => held.delete(key));
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
  return passOn(entry) as Promise<T>;
}

type Cached = (...args: unknown[]) => Promise<unknown>;

/** Called first thing by each cached function; undefined if the function is to go on. */
function fromCache(call: Cached, args: unknown[]): Promise<unknown> | undefined {
  if (isCalledByCache) {
    isCalledByCache = false;
    return undefined;
  }
  return remember(JSON.stringify([call.name, args]), () => {
    isCalledByCache = true;
    return call(...args);
  });
}

Object.assign(globalThis, { fromCache, limitLife });

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
      if (file) return { url: pathToFileURL(file).href, shortCircuit: true };
      // Next's own files, which its bundler finds without their ending.
      return next(/^next\/dist\/.*\.external$/.test(specifier) ? `${specifier}.js` : specifier, context);
    },
    load(url, context, next) {
      if (url.includes("/lib/api/")) {
        const loaded = next(url, context);
        return { ...loaded, source: withCaches(String(loaded.source)) };
      }
      if (!url.endsWith(".json") || url.includes("/node_modules/")) return next(url, context);
      const source = `export default ${readFileSync(fileURLToPath(url), "utf8")}`;
      return { format: "module", source, shortCircuit: true };
    },
  });
}
