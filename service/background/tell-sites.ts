import type { Directory } from "../listings/directory.ts";
import type { Log } from "../log.ts";

/**
 * Which of a site's cached data no longer holds, by tag (the site's `lib/api` tags what it reads). Pages of `expired`
 * data must not be shown again; pages of `stale` data may be shown once more while they are rendered.
 */
export type SiteChanges = { expired: string[]; stale: string[] };

/** What the sites are told about: the revision of the guide's data and the countries that have channels. */
export type GuideState = { revision: number; countries: readonly string[] };

export const guideState = (guide: { revision(): number; directory(): Directory }): GuideState => ({
  revision: guide.revision(),
  countries: guide.directory().countries,
});

const everything = ["countries", "channels", "listings", "events", "shows"];

/** What changed between two states; null if nothing did. After a restart `before` is null: anything may have. */
export function findChanges(before: GuideState | null, after: GuideState): SiteChanges | null {
  if (before?.revision === after.revision) return null;
  const [had, has] = [new Set(before?.countries ?? []), new Set(after.countries)];
  // Pages of a country that came or went say the opposite of what is true; all pages list the countries.
  const turned = before ? [...had.symmetricDifference(has)] : [];
  const expired =
    turned.length > 0 || !before ? ["countries", ...turned.map((code) => `country:${code}`)] : [];
  return { expired, stale: everything.filter((tag) => !expired.includes(tag)) };
}

const union = (a: SiteChanges | null, b: SiteChanges): SiteChanges => ({
  expired: [...new Set([...(a?.expired ?? []), ...b.expired])],
  stale: [...new Set([...(a?.stale ?? []), ...b.stale])],
});

/** How often in a row underWay a site must fail before the log says so, once: sites start later, and restart. */
const worthLogging = 60;

type Post = (site: string, changes: SiteChanges) => Promise<void>;

/**
 * Returns a function to call after each poll: it tells each site what has changed, whichever process wrote it. A site
 * that can't be reached is tried again later, with all that has changed by then. Sites are told one thing at a time.
 */
export function createSiteTeller(
  { sites, log, post }: { sites: readonly string[]; log: Log; post: Post },
  readState: () => GuideState,
): () => Promise<void> {
  let known: GuideState | null = null;
  const unsent = new Map<string, SiteChanges>();
  const underWay = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();

  const tell = async (site: string, changes: SiteChanges): Promise<void> => {
    unsent.delete(site);
    try {
      await post(site, changes);
      failures.delete(site);
    } catch (err) {
      unsent.set(site, union(unsent.get(site) ?? null, changes));
      const failed = (failures.get(site) ?? 0) + 1;
      failures.set(site, failed);
      if (failed === worthLogging) log.warn({ site, err }, "a site can't be told what changed; trying again");
    } finally {
      underWay.delete(site);
    }
  };

  return async () => {
    const state = readState();
    const changes = findChanges(known, state);
    known = state;
    for (const site of sites) {
      if (changes) unsent.set(site, union(unsent.get(site) ?? null, changes));
      const due = unsent.get(site);
      if (due && !underWay.has(site)) underWay.set(site, tell(site, due));
    }
    await Promise.all(underWay.values());
  };
}

/** How long a site may take to answer. */
const timeoutMs = 5_000;

/** Posts changes to a site's own route. Throws if the site doesn't take them. */
export const createPost =
  (secret: string): Post =>
  async (site, changes) => {
    const answer = await fetch(`${site}/api/changes`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify(changes),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  };
