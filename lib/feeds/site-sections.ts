import { marketOf, marketsOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { SitemapEntry } from "./sitemap";
import type { Survey, SurveyedEvent } from "./survey";

/** The parts of the site's map. */
export const siteSections = ["countries", "channels", "events", "sport"] as const;

export type SiteSection = (typeof siteSections)[number];

/** Writes a path as it stands outside the site. */
type Absolute = (path: string) => string;

type Alternates = NonNullable<SitemapEntry["alternates"]>;

/** A country's page in each of its languages. */
const inLanguages = (country: string, path: (market: string) => string, absolute: Absolute): Alternates =>
  marketsOf(country).map(({ slug, words }) => ({
    hreflang: `${words}-${country}`,
    url: absolute(path(slug)),
  }));

/** A country's page in its own language, which names the others. */
const ownPage =
  (changed: number, absolute: Absolute) =>
  (country: string, path: (market: string) => string): SitemapEntry => ({
    url: absolute(path(marketOf(country).slug)),
    changed,
    alternates: inLanguages(country, path, absolute),
  });

function* countryPages({ countries, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  const page = ownPage(at, absolute);
  yield { url: absolute(paths.countries()), changed: at };
  for (const country of countries)
    for (const path of [paths.market, paths.tonight, paths.guide, paths.channels])
      yield page(country, (market) => path(market));
}

function* channelPages({ channels, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  for (const { id, country } of channels) {
    const neutral = absolute(paths.neutralChannel(id));
    if (country === null) {
      yield { url: neutral, changed: at };
      continue;
    }
    const page = ownPage(at, absolute)(country, (market) => paths.channel(market, id));
    yield { ...page, alternates: [...(page.alternates ?? []), { hreflang: "x-default", url: neutral }] };
  }
}

/** An event's page of all countries, and that of each country that shows it; each names the others. */
function* eventPages({ events, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  for (const event of events) {
    const neutral = absolute(paths.neutralEvent(event));
    const own = event.countries.map((country) => {
      const { slug, words } = marketOf(country);
      return { hreflang: `${words}-${country}`, url: absolute(paths.event(slug, event)) };
    });
    const alternates = [...own, { hreflang: "x-default", url: neutral }];
    for (const { url } of alternates) yield { url, changed: at, alternates };
  }
}

/** The pages of sports and leagues in the countries where something of them is shown this week. */
function* sportPages({ countries, events, at }: Survey, absolute: Absolute): Generator<SitemapEntry> {
  const page = ownPage(at, absolute);
  for (const country of countries) {
    const shown = events.filter((event) => event.countries.includes(country));
    if (shown.length === 0) continue;
    yield page(country, (market) => paths.sport(market));
    for (const sport of new Set(shown.map((event) => event.sport)))
      yield page(country, (market) => paths.sport(market, sport));
    for (const league of leaguesOf(shown)) yield page(country, (market) => paths.league(market, league));
  }
}

const leaguesOf = (events: readonly SurveyedEvent[]) =>
  new Map(events.flatMap(({ league }) => (league ? [[league.id, league] as const] : []))).values();

const writers: Record<SiteSection, (survey: Survey, absolute: Absolute) => Generator<SitemapEntry>> = {
  countries: countryPages,
  channels: channelPages,
  events: eventPages,
  sport: sportPages,
};

/**
 * The addresses of a part of the site's map. The listings tell no times of change, but every page follows them: each
 * changed by the time the guide was surveyed.
 */
export const sectionEntries = (section: SiteSection, survey: Survey, absolute: Absolute) =>
  writers[section](survey, absolute);
