import type { Thing } from "schema-dts";
import { leagueIn } from "@/lib/events/league";
import { estimateEnd } from "@/lib/events/phase";
import { eventName } from "@/lib/events/round";
import type { Words } from "@/lib/i18n";
import { programmeKind } from "@/lib/kind-words";
import { countryInText, countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { eventThing, eventThings } from "@/lib/seo/json-ld/event";
import { breadcrumbs, channelThing, website } from "@/lib/seo/json-ld/places";
import { programmeThing, showThing } from "@/lib/seo/json-ld/programme";
import type { Channel, EventDetail, Listing, Show } from "@/lib/shapes";
import { absoluteUrl } from "@/lib/site-url";
import { sportName } from "@/lib/sport/name";

/** The market's first page, where every breadcrumb trail begins. */
const home = ({ slug, country, locale }: Market) => ({
  name: countryName(country, locale),
  url: absoluteUrl(paths.market(slug)),
});

/** A thing with a picture that others can load: the site's own is only a path. */
const withFullAddress = <Key extends "logo" | "icon" | "image", T extends { [K in Key]?: string | null }>(
  thing: T,
  key: Key,
): T => (thing[key] ? { ...thing, [key]: absoluteUrl(thing[key]) } : thing);

/** The structured data of a market's first page: the site, and how to search it. */
export const marketThings = (market: Market, t: Words): Thing[] => [
  website({
    name: `${t("site.name")} · ${t("now.title", { country: countryInText(market.country, market.locale) })}`,
    url: absoluteUrl(paths.market(market.slug)),
    search: absoluteUrl(paths.search(market.slug)),
    language: market.words,
  }),
];

/** An event as its page in a market has it. */
const marketEventThing = (event: EventDetail, { slug }: Market, t: Words) =>
  eventThing(event, {
    url: absoluteUrl(paths.event(slug, event)),
    sport: sportName(event.sport, t),
    picture: absoluteUrl(paths.picture(slug, "events", event.id)),
    end: estimateEnd(event),
    t,
  });

/** The structured data of an event's page: the event, and its broadcasts in the market's country. */
export function eventPageThings(event: EventDetail, market: Market, t: Words): Thing[] {
  const { slug, country } = market;
  const sport = sportName(event.sport, t);
  const at = {
    event: absoluteUrl(paths.event(slug, event)),
    channel: (id: string) => absoluteUrl(paths.channel(slug, id)),
    programme: (id: string) => absoluteUrl(paths.programme(slug, id)),
  };
  const own = event.broadcasts.filter((broadcast) => broadcast.country === country);
  const { league } = event;
  return [
    ...eventThings(event, own, {
      sport,
      picture: absoluteUrl(paths.picture(slug, "events", event.id)),
      end: estimateEnd(event),
      at,
      t,
    }),
    breadcrumbs([
      home(market),
      { name: t("nav.sport"), url: absoluteUrl(paths.sport(slug)) },
      { name: sport, url: absoluteUrl(paths.sport(slug, event.sport)) },
      ...(league ? [{ name: leagueIn(league, t), url: absoluteUrl(paths.league(slug, league)) }] : []),
      { name: eventName(event, t), url: at.event },
    ]),
  ];
}

/** The structured data of an event's page of no market; the pages of its countries have the broadcasts. */
export const neutralEventThings = (event: EventDetail, t: Words): Thing[] => [
  eventThing(event, {
    url: absoluteUrl(paths.neutralEvent(event)),
    sport: sportName(event.sport, t),
    picture: absoluteUrl(paths.neutralPicture("events", event.id)),
    end: estimateEnd(event),
    t,
  }),
];

/** The structured data of a programme's page. `show` (an id) and `event` are the programme's, if they have pages. */
export function programmeThings(
  listing: Listing,
  channel: Channel,
  market: Market,
  of: { show?: string | undefined; event?: EventDetail | null },
  t: Words,
): Thing[] {
  const { slug } = market;
  const at = {
    programme: absoluteUrl(paths.programme(slug, listing.id)),
    channel: absoluteUrl(paths.channel(slug, channel.id)),
    ...(of.show ? { show: absoluteUrl(paths.show(slug, of.show)) } : {}),
    ...(of.event ? { event: marketEventThing(of.event, market, t) } : {}),
  };
  return [
    programmeThing(withFullAddress(listing, "icon"), channel, {
      kind: programmeKind(listing, channel.categories),
      at,
      t,
    }),
    breadcrumbs([
      home(market),
      { name: channel.name, url: at.channel },
      { name: listing.title, url: at.programme },
    ]),
  ];
}

/** The structured data of a channel's page. */
export function channelThings(channel: Channel, market: Market, zone: string, t: Words): Thing[] {
  const url = absoluteUrl(paths.channel(market.slug, channel.id));
  return [
    channelThing(withFullAddress(channel, "logo"), { url, zone }),
    breadcrumbs([
      home(market),
      { name: t("nav.channels"), url: absoluteUrl(paths.channels(market.slug)) },
      { name: channel.name, url },
    ]),
  ];
}

/** The structured data of a series' page. */
export function showThings(show: Show, market: Market, t: Words): Thing[] {
  const url = absoluteUrl(paths.show(market.slug, show.id));
  return [
    showThing(withFullAddress(show, "image"), url, t),
    breadcrumbs([home(market), { name: show.name, url }]),
  ];
}
