import { getChannel, hasSample, listChannelNext } from "@/lib/api/channels";
import { getCountry } from "@/lib/api/countries";
import { getEvent } from "@/lib/api/events";
import { getListing } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { addSlotShowings } from "@/lib/api/showings";
import { getShow } from "@/lib/api/shows";
import { titledIn } from "@/lib/events/titled";
import { type Words, wordsFor, wordsOf } from "@/lib/i18n";
import { channelZone, countryZone, type Market, neutralLocale, parseMarket } from "@/lib/market";
import type { Card } from "@/lib/og/card";
import { readBestTonight } from "@/lib/pages/evening";
import { readLeague } from "@/lib/pages/league";
import { neutralPictures, type PicturedPage } from "@/lib/paths";
import { isUnavailable, type Unavailable } from "@/lib/shapes";
import { bestListing, eventCard, neutralEventCard } from "./event-card";
import {
  channelCard,
  leagueCard,
  marketCard,
  programmeCard,
  showCard,
  siteCard,
  tonightCard,
} from "./guide-cards";

const tonightLines = 4;
const channelLines = 4;

/** An answer's value; null if there is none, or the plan excludes it. */
const held = <T extends object>(value: T | Unavailable | null): T | null =>
  value === null || isUnavailable(value) ? null : value;

/** The cards of a country. */
const ofMarket: Partial<Record<PicturedPage, (market: Market) => Promise<Card | null>>> = {
  async market(market) {
    return (await getCountry(market.country)) && marketCard(market, wordsFor(market));
  },
  async tonight(market) {
    const evening = await readBestTonight(market, tonightLines);
    return evening && tonightCard(evening, market, wordsFor(market));
  },
};

/** The cards of what has an id. */
const ofThing: Partial<Record<PicturedPage, (id: string, market: Market) => Promise<Card | null>>> = {
  async events(id, market) {
    const [answer, country, now] = await Promise.all([getEvent(id), getCountry(market.country), pageNow()]);
    const event = held(answer);
    const format = { locale: market.locale, zone: countryZone(market.country, country) };
    if (!event) return null;
    const best = bestListing(event, market, now);
    const picture = best && held(await getListing(best, market.country))?.icon;
    return { ...eventCard(event, market, now, format, wordsFor(market)), ...(picture && { picture }) };
  },
  async leagues(id, market) {
    const found = await readLeague(market, id);
    if (!found) return null;
    const format = { locale: market.locale, zone: found.zone };
    const lines = isUnavailable(found.lines) ? [] : found.lines;
    return leagueCard(found.league, lines, market, format, wordsFor(market));
  },
  async programmes(id, market) {
    const listing = held(await getListing(id, market.country));
    const channel = listing && (await getChannel(listing.channel));
    if (!listing || !channel) return null;
    const zone = channelZone(channel, market, await getCountry(market.country));
    const [shown = listing] = await addSlotShowings(channel.country ?? undefined, [listing]);
    const t = wordsFor(market);
    return programmeCard(titledIn(shown, t), channel, market, { locale: market.locale, zone }, t);
  },
  async channels(id, market) {
    const [channel, country] = await Promise.all([
      getChannel(id, market.country),
      getCountry(market.country),
    ]);
    if (!channel) return null;
    const coming = (await listChannelNext(id, channelLines)) ?? [];
    const format = { locale: market.locale, zone: channelZone(channel, market, country) };
    const t = wordsFor(market);
    const lines = coming.map((slot) => titledIn(slot, t));
    return channelCard(channel, lines, market, format, t);
  },
  async shows(id, market) {
    const show = held(await getShow(id, market.country));
    return show && showCard(show, market, wordsFor(market));
  },
};

const isId = (text: string): boolean => /^(ev|lg|ls|ch|sh)_[0-9a-z]+$/.test(text);

/** The part of a path before `.png`; null if it doesn't end so. */
export const pictureName = (part: string): string | null => /^(.+)\.png$/.exec(part)?.[1] ?? null;

async function neutralEvent(id: string): Promise<Card | null> {
  const event = held(await getEvent(id));
  if (!event) return null;
  const shown = event.broadcasts.find(({ showing }) => showing === "live") ?? event.broadcasts[0];
  const picture = shown?.country && held(await getListing(shown.listing, shown.country))?.icon;
  const card = neutralEventCard(event, { locale: neutralLocale, zone: "UTC" }, wordsOf("en"));
  return { ...card, ...(picture && { picture }) };
}

/** A card that says so if its listings are the invented sample. */
async function labelled(card: Card | null, t: Words): Promise<Card | null> {
  if (!card || !(await hasSample())) return card;
  return { ...card, badges: [...card.badges, { look: "plain", text: t("sample.label") }] };
}

/** The card of a market's page, or of a thing by its id; null if there is none. */
export async function readCard(market: string, of: string, id?: string): Promise<Card | null> {
  if (id !== undefined && !isId(id)) return null;
  if (market === neutralPictures)
    return of === "events" && id !== undefined ? labelled(await neutralEvent(id), wordsOf("en")) : null;
  const parsed = parseMarket(market);
  if (!parsed) return null;
  const read =
    id === undefined
      ? Object.entries(ofMarket).find(([name]) => name === of)?.[1](parsed)
      : Object.entries(ofThing).find(([name]) => name === of)?.[1](id, parsed);
  return labelled((await read) ?? null, wordsFor(parsed));
}

/** A card that needs no guide to be read: the country's own, else the site's. */
export function plainCard(market: string): Card {
  const parsed = parseMarket(market);
  return parsed ? marketCard(parsed, wordsFor(parsed)) : siteCard(wordsOf("en"));
}
