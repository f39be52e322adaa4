import type { FreeViewOption } from "../../contract/free-view.ts";
import type { FreeViewService } from "./services.ts";

/** What ties a channel to services. */
export type WatchedChannel = {
  /** Its id in the channel database, `BBCOne.uk` or `BBCOne.uk@Wales` for a feed; another key where it has none. */
  key: string;
  country: string | null;
  owner: string | null;
  website: string | null;
};

/** What came of the last visits of a page: the day on which it last answered, and how often it failed since. */
export type PageCheck = { checked: string | null; failures: number };

/** A page that failed as often as this in a row is withdrawn. */
export const mostFailures = 3;

/** The page of a service on which a channel is watched, and the countries that this holds for; null where it isn't there. */
function tieOf(service: FreeViewService, channel: WatchedChannel) {
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

/** Finds the free and official ways to watch a channel, at home first. Pure: made once, from the catalogue and the checks. */
export function createFreeWays(services: readonly FreeViewService[], checks: ReadonlyMap<string, PageCheck>) {
  return (channel: WatchedChannel): FreeViewOption[] =>
    services
      .flatMap((service): FreeViewOption[] => {
        const tie = tieOf(service, channel);
        if (!tie) return [];
        const check = checks.get(tie.url);
        if (check && check.failures >= mostFailures) return [];
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
      .sort((a, b) => rank(a, channel) - rank(b, channel) || (a.country < b.country ? -1 : 1));
}

const rank = (option: FreeViewOption, { country }: WatchedChannel): number =>
  (option.country === country ? 0 : 10) + (option.kind === "youtube" ? 1 : 0);
