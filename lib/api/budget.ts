import type { endpoints } from "@/contract/endpoints.ts";
import type { Ledger, Stated } from "./ledger.ts";

type Name = keyof typeof endpoints;

/**
 * What a call is for. The guide itself comes first; searches, what only crawlers ask for, and ids that no list has and
 * anybody may have made up share what is set aside for them, so that they never cost the guide its calls.
 */
type Purpose = "guide" | "detail" | "search" | "survey" | "unlisted";

/** The share of a day's calls that each purpose may use. */
const shares: Record<Exclude<Purpose, "guide">, number> = {
  detail: 0.12,
  search: 0.08,
  survey: 0.06,
  unlisted: 0.04,
};

/** The share of the key's calls that the site keeps its hands off: for the operator, and for clocks that differ. */
const reserve = 0.1;

/** How much of a purpose's share is there from the beginning of the day; the rest comes as the day passes. */
const initialShare = 0.3;

/** With fewer calls a day than this, pages are derived from whole days of listings. */
const rationedBelow = 5_000;

const hour = 3600;

/**
 * How long an answer that many pages need serves on a small key before it is asked for again, in seconds. With more
 * calls left than that needs, answers are asked for sooner; with fewer, later.
 */
const steadySeconds: Partial<Record<Name, number>> = {
  listCountries: 6 * hour,
  getCountry: 6 * hour,
  listCountryChannels: 6 * hour,
  listLineups: 12 * hour,
  listSports: 6 * hour,
  listLeagues: 6 * hour,
  getGuide: 900,
  getCountryNow: 900,
  getCountryTonight: hour,
  listLiveEvents: 600,
  listUpcomingEvents: hour,
};

const otherPurposes: Partial<Record<Name, Purpose>> = {
  search: "search",
  searchChannels: "search",
  searchListings: "search",
  listChannels: "survey",
};

/** Details don't change often; on a small key they are read once a day. */
const detailSeconds = 24 * hour;

/**
 * A read as the budget sees it: `from` is the start of the listings that it asks for, epoch seconds; `isUnlisted` if it
 * is of an id that isn't in the lists that the site holds.
 */
export type Read = { name: Name; path: string; from?: number; isUnlisted?: boolean };

/** Whether to ask the API, to use the copy as it is, or not to ask although there is none that is fresh. */
export type Turn = "ask" | "fresh" | "withheld";

/** How long a read counts as wanted after the last time. */
const wantedMs = 2 * hour * 1000;
const mostWanted = 2_000;

type Setting = {
  ledger: Ledger;
  /** The key's calls a day if the API doesn't say; null if they don't matter. */
  assumedLimit: number | null;
  /** The real time in epoch milliseconds: the API's day doesn't follow the site's clock. */
  now: () => number;
  /** Milliseconds by which the site's clock is ahead of the real one. */
  aheadMs?: () => number;
};

/** Spreads a key's calls over the day (UTC), whatever is asked for and by how many. */
export function createBudget({ ledger, assumedLimit, now, aheadMs = () => 0 }: Setting) {
  const wanted = new Map<string, { seconds: number; at: number }>();

  const today = () => new Date(now()).toISOString().slice(0, 10);
  const shown = () => now() + aheadMs();
  const secondsLeft = () => 86_400 - Math.floor((now() / 1000) % 86_400);

  function remaining() {
    const { limit, left, used, byEndpoint } = ledger.read(today());
    const allowed = limit ?? assumedLimit;
    if (allowed === null) return null;
    const kept = Math.ceil(allowed * reserve);
    // What the API says it will still answer counts, even if somebody else has used the key too.
    const calls = left === null ? allowed - kept - used : left - kept;
    return { allowed, calls: Math.max(0, calls), byEndpoint };
  }

  /** What steady reads are stretched by so that those now wanted last until the end of the day. */
  function stretch({ allowed, calls, byEndpoint }: NonNullable<ReturnType<typeof remaining>>): number {
    const setAside = Object.entries(shares).map(([purpose, share]) =>
      Math.max(0, allowed * (1 - reserve) * share - usedFor(purpose as Purpose, byEndpoint)),
    );
    const forGuide = calls - setAside.reduce((sum, each) => sum + each, 0);
    const needed = [...wanted.values()].reduce((sum, { seconds }) => sum + secondsLeft() / seconds, 0);
    const least = allowed < rationedBelow ? 1 : 0;
    return forGuide <= 0 ? Number.POSITIVE_INFINITY : Math.max(least, needed / forGuide);
  }

  function want(path: string, seconds: number): void {
    wanted.delete(path);
    wanted.set(path, { seconds, at: now() });
    for (const [each, { at }] of wanted) {
      if (wanted.size <= mostWanted && now() - at < wantedMs) break;
      wanted.delete(each);
    }
  }

  function turn(read: Read, copyAt: number | null): Turn {
    const purpose = purposeOf(read, shown());
    const ageSeconds = copyAt === null ? Number.POSITIVE_INFINITY : Math.max(0, now() - copyAt) / 1000;
    const steady = steadyFor(read, shown());
    if (purpose === "guide") want(read.path, steady);
    const left = remaining();
    if (left === null) return "ask";
    if (purpose === "guide") {
      if (copyAt === null) return left.calls > 0 ? "ask" : "withheld";
      return ageSeconds < steady * stretch(left) ? "fresh" : "ask";
    }
    if (left.allowed >= rationedBelow) return left.calls > 0 ? "ask" : "withheld";
    if (ageSeconds < detailSeconds) return "fresh";
    const passed = initialShare + (1 - initialShare) * (1 - secondsLeft() / 86_400);
    const mine = left.allowed * (1 - reserve) * shares[purpose] * passed;
    return left.calls > 0 && usedFor(purpose, left.byEndpoint) < Math.floor(mine) ? "ask" : "withheld";
  }

  return {
    turn,
    spend: (read: Read) => ledger.spend(today(), nameInLedger(read, shown())),
    refund: (read: Read) => ledger.refund(today(), nameInLedger(read, shown())),
    state: (stated: Stated) => ledger.state(today(), stated),
    /** Whether pages have to do with whole days of listings that are held. */
    isRationed: (): boolean => {
      const left = remaining();
      return left !== null && left.allowed < rationedBelow;
    },
    /** Whether answers are kept so much longer than usual that pages should say so. */
    isLow: (): boolean => {
      const left = remaining();
      return left !== null && (left.calls === 0 || stretch(left) > lowStretch);
    },
    /** The day's calls for the operator: how many are left (null if they aren't limited), and of what they were. */
    account: () => {
      const left = remaining();
      const { used, byEndpoint } = ledger.read(today());
      return { used, left: left?.calls ?? null, byEndpoint: callsByEndpoint(byEndpoint) };
    },
  };
}

export type Budget = ReturnType<typeof createBudget>;

/** From here on the guide of today is read less than about once an hour. */
const lowStretch = 5;

const dayOf = (seconds: number): number => Math.floor(seconds / (24 * hour));

function purposeOf({ name, from, path, isUnlisted }: Read, nowMs: number): Purpose {
  if (isUnlisted) return "unlisted";
  if (name === "getGuide" && from !== undefined)
    // Yesterday, today and tomorrow are the guide itself; other days are details that somebody leafed to.
    return Math.abs(dayOf(from) - dayOf(nowMs / 1000)) <= 1 ? "guide" : "detail";
  // The week's events of all countries are for the site's map, those of a league for one page.
  if (name === "listUpcomingEvents" && !path.includes("country=")) return "survey";
  if (name === "listUpcomingEvents" && /[?&](league|sport)=/.test(path)) return "detail";
  return otherPurposes[name] ?? (steadySeconds[name] ? "guide" : "detail");
}

/** What is over hardly changes, and what is to come changes less often than what is on. */
function steadyFor({ name, from }: Read, nowMs: number): number {
  const seconds = steadySeconds[name] ?? detailSeconds;
  if (name !== "getGuide" || from === undefined) return seconds;
  const nowSeconds = nowMs / 1000;
  if (from + 24 * hour <= nowSeconds) return 6 * hour;
  return from > nowSeconds ? 4 * seconds : seconds;
}

/** How the ledger calls a read: an endpoint's calls may be for several purposes. */
const nameInLedger = (read: Read, nowMs: number): string => `${read.name}:${purposeOf(read, nowMs)}`;

const usedFor = (purpose: Purpose, byEntry: ReadonlyMap<string, number>): number =>
  [...byEntry].reduce((sum, [entry, calls]) => sum + (entry.endsWith(`:${purpose}`) ? calls : 0), 0);

function callsByEndpoint(byEntry: ReadonlyMap<string, number>): Record<string, number> {
  const calls: Record<string, number> = {};
  for (const [entry, count] of byEntry) {
    const name = entry.slice(0, entry.indexOf(":"));
    calls[name] = (calls[name] ?? 0) + count;
  }
  return calls;
}
