import type { FreeViewOption } from "../../contract/free-view.ts";
import { compareText } from "../text.ts";
import type { FreeViewService } from "./services.ts";

/** The facts that tie a channel to services. */
export type WatchedChannel = {
  /** Its id in the channel database, `BBCOne.uk` or `BBCOne.uk@Wales` for a feed; another key if it has none. */
  key: string;
  country: string | null;
  owner: string | null;
  website: string | null;
};

/** The day on which a page last answered, and how often it has failed since. */
export type PageCheck = { checked: string | null; failures: number };

/** A page is withdrawn after this many failures in a row. */
export const maxFailures = 3;

/** The page on which a service shows a channel, and in which countries; null if it doesn't. */
function findTie(service: FreeViewService, channel: WatchedChannel) {
  const { home, countries, pages, channels, owners, sites } = service;
  const [id = ""] = channel.key.split("@");
  const own = pages?.[channel.key] ?? pages?.[id];
  if (own) return { url: own, countries };
  if (channels?.includes(channel.key) || channels?.includes(id)) return { url: home, countries };
  const atHome = channel.country !== null && countries.includes(channel.country);
  if (channel.owner !== null && channel.country === countries[0] && owners?.includes(channel.owner))
    return { url: home, countries };
  const { website } = channel;
  // A service's front page is no channel's own.
  if (website && atHome && sites?.some((site) => website.startsWith(site) && website.length > site.length))
    return { url: website, countries: [channel.country ?? ""] };
  return null;
}

/** Returns a function that finds the free and official ways to watch a channel, its own country's first. */
export function createFreeWays(services: readonly FreeViewService[], checks: ReadonlyMap<string, PageCheck>) {
  return (channel: WatchedChannel): FreeViewOption[] =>
    services
      .flatMap((service): FreeViewOption[] => {
        const tie = findTie(service, channel);
        if (!tie) return [];
        const check = checks.get(tie.url);
        if (check && check.failures >= maxFailures) return [];
        return tie.countries.map((country) => ({
          service: service.name,
          kind: service.kind,
          country,
          watch_url: tie.url,
          signup: service.signup,
          checked: check?.checked ?? null,
          source: service.source,
        }));
      })
      .sort((a, b) => rank(a, channel) - rank(b, channel) || compareText(a.country, b.country));
}

const rank = (option: FreeViewOption, { country }: WatchedChannel): number =>
  (option.country === country ? 0 : 10) + (option.kind === "youtube" ? 1 : 0);
