import { dateAt, daySpan } from "@/contract/zone";
import { fallbackZone, listMarkets, marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { SitemapEntry } from "./sitemap";
import type { Survey, SurveyedEvent } from "./survey";

/** The sections of the site's sitemap. */
export const siteSections = ["countries", "channels", "events", "sport"] as const;

export type SiteSection = (typeof siteSections)[number];

/** Turns a path into an absolute address. */
type Absolute = (path: string) => string;

type Alternates = NonNullable<SitemapEntry["alternates"]>;

/** When a country's day began, and with it all that its pages show of a day. */
function dayStart(country: string, at: number): number {
  const zone = fallbackZone(country);
  return daySpan(dateAt(at, zone), zone).start;
}

/**
 * Builds a country's pages of today: in the country's own language, with the other languages as alternates. They changed
 * when its day began, whatever has changed since.
 */
function pagesIn(country: string, at: number, absolute: Absolute) {
  const changed = dayStart(country, at);
  const markets = listMarkets(country).map(({ slug, words }) => ({ slug, hreflang: `${words}-${country}` }));
  const { slug: own } = marketOf(country);
  return (path: (market: string) => string): SitemapEntry & { alternates: Alternates } => ({
    url: absolute(path(own)),
    changed,
    alternates: markets.map(({ slug, hreflang }) => ({ hreflang, url: absolute(path(slug)) })),
  });
}

function* countryPages({ countries, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  yield { url: absolute(paths.countries()) };
  for (const country of countries) {
    const page = pagesIn(country, at, absolute);
    for (const path of [paths.market, paths.tonight, paths.guide, paths.channels])
      yield page((market) => path(market));
  }
}

function* channelPages({ channels, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  for (const [country, ofCountry] of Map.groupBy(channels, (channel) => channel.country)) {
    const page = country === null ? null : pagesIn(country, at, absolute);
    for (const { id } of ofCountry) {
      const neutral = absolute(paths.neutralChannel(id));
      if (page === null) {
        yield { url: neutral };
        continue;
      }
      const own = page((market) => paths.channel(market, id));
      yield { ...own, alternates: [...own.alternates, { hreflang: "x-default", url: neutral }] };
    }
  }
}

/** An event's page of no market, and that of each country that shows it; each names the others. */
function* eventPages({ countries, events }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  const markets = new Map(countries.map((country) => [country, marketOf(country)]));
  for (const event of events) {
    const neutral = absolute(paths.neutralEvent(event));
    const own = event.countries.flatMap((country) => {
      const market = markets.get(country);
      if (!market) return [];
      return { hreflang: `${market.words}-${country}`, url: absolute(paths.event(market.slug, event)) };
    });
    const alternates = [...own, { hreflang: "x-default", url: neutral }];
    const { changed } = event;
    for (const { url } of alternates) yield { url, alternates, ...(changed !== undefined && { changed }) };
  }
}

/** The pages of sports and leagues in the countries that show some of their events this week. */
function* sportPages({ countries, events, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  for (const country of countries) {
    const page = pagesIn(country, at, absolute);
    const shown = events.filter((event) => event.countries.includes(country));
    if (shown.length === 0) continue;
    yield page((market) => paths.sport(market));
    for (const sport of new Set(shown.map((event) => event.sport)))
      yield page((market) => paths.sport(market, sport));
    for (const league of listLeagues(shown)) yield page((market) => paths.league(market, league));
  }
}

const listLeagues = (events: readonly SurveyedEvent[]) =>
  new Map(events.flatMap(({ league }) => (league ? [[league.id, league] as const] : []))).values();

const writers: Record<SiteSection, (survey: Survey, absolute: Absolute) => Generator<SitemapEntry>> = {
  countries: countryPages,
  channels: channelPages,
  events: eventPages,
  sport: sportPages,
};

/** The pages of a section of the sitemap, each with the time of its last change as far as that is known. */
export const sectionEntries = (section: SiteSection, survey: Survey, absolute: Absolute) =>
  writers[section](survey, absolute);
