import { isFree } from "@/lib/access";
import { episodeLine } from "@/lib/episode-line";
import { leagueIn } from "@/lib/events/league";
import { eventName } from "@/lib/events/round";
import { flagOf } from "@/lib/flag";
import { chooseBadge } from "@/lib/guide/badge";
import type { Words } from "@/lib/i18n";
import { kindOf, programmeKind } from "@/lib/kind-words";
import { genresOfShow } from "@/lib/listed-genre";
import { countryInText, countryName, type Market } from "@/lib/market";
import type { Card, CardBadge } from "@/lib/og/card";
import type { BestTonight } from "@/lib/pages/evening";
import { partOf } from "@/lib/part";
import type { Channel, League, Listing, Show, Slot } from "@/lib/shapes";
import { type SportLine, splitParts } from "@/lib/sport/lines";
import { sportName } from "@/lib/sport/name";
import {
  capitalise,
  dateSeparator,
  formatSpan,
  formatTime,
  leadingZoneTerm,
  longDate,
  longDateAt,
  shortDayAt,
  type TimeStyle,
  zoneTerm,
} from "@/lib/time/format";
import { cardChannel } from "./card-channel";

const pageStyle = ({ words, dir }: Market) => ({ language: words, dir });

const zoneWords = ({ zone, locale }: TimeStyle, t: Words): string =>
  t("time.zone", { zone: zoneTerm(zone, locale) });

const zoneAlone = ({ zone, locale }: TimeStyle, t: Words): string =>
  t("time.zone", { zone: leadingZoneTerm(zone, locale) });

const place = (country: string, locale: string): string =>
  `${flagOf(country)} ${countryName(country, locale)}`;

function flagBadges(listing: Listing, t: Words): CardBadge[] {
  const badge = chooseBadge(listing);
  return badge ? [{ look: badge, text: t(`badge.${badge}`) }] : [];
}

/** A programme: what, when and on which channel. */
export function programmeCard(
  listing: Listing,
  channel: Channel,
  market: Market,
  format: TimeStyle,
  t: Words,
): Card {
  const subtitle = partOf(listing) ?? episodeLine(listing, t);
  const kind = programmeKind(listing, channel.categories);
  return {
    ...pageStyle(market),
    ...(listing.icon && { picture: listing.icon }),
    tint: kind,
    badges: [
      ...flagBadges(listing, t),
      ...(isFree(channel) ? [{ look: "free" as const, text: t("badge.free") }] : []),
    ],
    eyebrow: kind === "general" ? "" : t(`genre.${kind}`),
    title: listing.title,
    ...(subtitle ? { subtitle } : {}),
    when: {
      time:
        capitalise(longDateAt(listing.start, format), format.locale) +
        dateSeparator(format.locale) +
        formatSpan(listing.start, listing.stop, format),
      zone: zoneWords(format, t),
    },
    channels: {
      label: channel.country ? place(channel.country, market.locale) : "",
      items: [cardChannel(channel.name)],
    },
  };
}

const eveningLines = 4;
const mostFixtures = 4;

/** A channel: what it shows from now on. */
export function channelCard(
  channel: Channel,
  coming: readonly Slot[],
  market: Market,
  format: TimeStyle,
  t: Words,
): Card {
  const lines = coming.slice(0, eveningLines).map((slot) => ({
    time: formatTime(slot.start, format),
    title: slot.title,
    note: partOf(slot) ?? "",
  }));
  const card = {
    ...pageStyle(market),
    tint: kindOf(undefined, channel.categories),
    badges: isFree(channel) ? [{ look: "free" as const, text: t("badge.free") }] : [],
    eyebrow: channel.country ? place(channel.country, market.locale) : "",
    title: channel.name,
    place: t("share.always"),
  };
  return lines.length > 0 ? { ...card, title: channel.name, subtitle: zoneAlone(format, t), lines } : card;
}

/** A series. */
export const showCard = (show: Show, market: Market, t: Words): Card => ({
  ...pageStyle(market),
  ...(show.image && { picture: show.image }),
  tint: kindOf(show.genres),
  badges: [],
  eyebrow:
    genresOfShow(show.genres, t)
      .slice(0, 3)
      .map(({ word }) => word)
      .join(" · ") || t("share.show"),
  title: show.name,
  subtitle: t("share.showings"),
  place: place(market.country, market.locale),
});

/** A country's evening, with its picks by their times: beside a column of those, any other order looks wrong. */
export function tonightCard({ date, zone, picks }: BestTonight, market: Market, t: Words): Card {
  const format = { locale: market.locale, zone };
  const card = {
    ...pageStyle(market),
    tint: "news" as const,
    badges: [],
    eyebrow: place(market.country, market.locale),
    title: t("tonight.title", { country: countryInText(market.country, market.locale) }),
    subtitle: `${capitalise(longDate(date, market.locale), market.locale)} · ${zoneWords(format, t)}`,
    place: t("share.always"),
  };
  const byTime = picks.toSorted((a, b) => a.item.start - b.item.start);
  const lines = byTime.map(({ channel, item }) => ({
    time: formatTime(item.start, format),
    title: item.title,
    note: channel.name,
  }));
  return lines.length > 0 ? { ...card, lines } : card;
}

/** A competition, with its next events on a country's channels. */
export function leagueCard(
  league: League,
  lines: readonly SportLine[],
  market: Market,
  format: TimeStyle,
  t: Words,
): Card {
  const { live, coming } = splitParts(lines);
  const next = [...live, ...coming].slice(0, mostFixtures).map(({ event, shown: [best] }) => ({
    time: shortDayAt(event.start, format) + dateSeparator(format.locale) + formatTime(event.start, format),
    title: eventName(event, t),
    note: best?.channel.name ?? "",
  }));
  const card = {
    ...pageStyle(market),
    tint: "sport" as const,
    badges: [],
    eyebrow: sportName(league.sport, t),
    title: leagueIn(league, t),
    place: place(market.country, market.locale),
  };
  return next.length > 0 ? { ...card, subtitle: zoneAlone(format, t), lines: next } : card;
}

/** A country's guide, whatever the hour. */
export const marketCard = (market: Market, t: Words): Card => ({
  ...pageStyle(market),
  tint: "docu",
  badges: [],
  eyebrow: place(market.country, market.locale),
  title: t("share.market", { country: countryInText(market.country, market.locale) }),
  subtitle: t("share.always"),
});

/** The site, for what has no picture of its own. */
export const siteCard = (t: Words): Card => ({
  language: "en",
  dir: "ltr",
  tint: "docu",
  badges: [],
  eyebrow: "",
  title: t("countries.title"),
  subtitle: t("share.slogan"),
});
