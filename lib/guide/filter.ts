import { type Kind, kinds } from "@/lib/kind";
import type { GuideSlot } from "./chunk";
import type { GuideChannel } from "./guide-data";

/** What a person wants to see in the grid. It is part of the address, so that it can be shared. */
export type GuideFilter = {
  kind: Kind | null;
  /** ISO 639-3. */
  language: string | null;
  /** A category of channels. */
  category: string | null;
  free: boolean;
  /** Only channels with more than one feed behind them: regional or HD ones. */
  feeds: boolean;
  /** Only channels of the favourites. */
  favourites: boolean;
  /** Only what is on now. */
  onNow: boolean;
  text: string;
  /** What doesn't fit stays, dimmed, or goes. */
  hide: boolean;
};

export const noFilter: GuideFilter = {
  kind: null,
  language: null,
  category: null,
  free: false,
  feeds: false,
  favourites: false,
  onNow: false,
  text: "",
  hide: false,
};

/** Whether a filter leaves anything out. */
export const asksSomething = (filter: GuideFilter): boolean =>
  JSON.stringify({ ...filter, hide: false }) !== JSON.stringify(noFilter);

const longestText = 60;

const isKind = (text: string | null): text is Kind => kinds.some((kind) => kind === text);

/** Reads a filter from an address' query; what isn't understood is left out. */
export function readFilter(query: URLSearchParams): GuideFilter {
  const kind = query.get("kind");
  const word = (name: string, shape: RegExp) => {
    const value = query.get(name);
    return value !== null && shape.test(value) ? value : null;
  };
  return {
    kind: isKind(kind) ? kind : null,
    language: word("lang", /^[a-z]{3}$/),
    category: word("category", /^[a-z-]{2,20}$/),
    free: query.get("free") === "1",
    feeds: query.get("feeds") === "1",
    favourites: query.get("mine") === "1",
    onNow: query.get("on") === "1",
    text: (query.get("q") ?? "").slice(0, longestText),
    hide: query.get("show") === "only",
  };
}

/** Writes a filter into a query, replacing the one there. */
export function writeFilter(query: URLSearchParams, filter: GuideFilter): void {
  const values: Record<string, string | null> = {
    kind: filter.kind,
    lang: filter.language,
    category: filter.category,
    free: filter.free ? "1" : null,
    feeds: filter.feeds ? "1" : null,
    mine: filter.favourites ? "1" : null,
    on: filter.onNow ? "1" : null,
    q: filter.text || null,
    show: filter.hide ? "only" : null,
  };
  for (const [name, value] of Object.entries(values))
    if (value === null) query.delete(name);
    else query.set(name, value);
}

/** Whether a channel's row stays. */
export const keepsChannel =
  (filter: GuideFilter, favourites: ReadonlySet<string>) => (channel: GuideChannel) =>
    (filter.language === null || channel.languages.includes(filter.language)) &&
    (filter.category === null || channel.categories.includes(filter.category)) &&
    (!filter.free || channel.access === "free") &&
    (!filter.feeds || channel.feeds > 1) &&
    (!filter.favourites || favourites.has(channel.id));

/** Case and accents don't count. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What filters test in a programme. */
export type FilteredSlot = Pick<GuideSlot, "title" | "part" | "kind" | "start" | "stop">;

/** Whether a programme stays; null if the filter doesn't concern programmes. `now` is in epoch seconds. */
export function slotTest(filter: GuideFilter, now: number): ((slot: FilteredSlot) => boolean) | null {
  const { kind, onNow } = filter;
  const text = fold(filter.text.trim());
  if (kind === null && !onNow && text === "") return null;
  return (slot) =>
    (kind === null || slot.kind === kind) &&
    (!onNow || (slot.start <= now && now < slot.stop)) &&
    (text === "" || fold(`${slot.title} ${slot.part ?? ""}`).includes(text));
}

/** What a country's channels can be filtered by: a filter that none of them supports is greyed. */
export type Facets = { languages: string[]; categories: string[]; free: boolean; feeds: boolean };

const byCount = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([value]) => value);

export const collectFacets = (channels: readonly GuideChannel[]): Facets => ({
  languages: byCount(channels.flatMap(({ languages }) => languages)),
  categories: byCount(channels.flatMap(({ categories }) => categories)),
  free: channels.some(({ access }) => access === "free"),
  feeds: channels.some(({ feeds }) => feeds > 1),
});
