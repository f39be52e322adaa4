import { dateAt } from "@/contract/zone";
import { broadcastState } from "@/lib/events/phase";
import { leagueAndRound } from "@/lib/events/series";
import { sidesOf } from "@/lib/events/sides";
import { broadcastsOnce } from "@/lib/events/twins";
import { verdictOf } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import type { Words } from "@/lib/i18n";
import { countryInText, countryName, type Market } from "@/lib/market";
import type { Card } from "@/lib/og/card";
import type { Broadcast, EventDetail } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import {
  capitalise,
  dateSeparator,
  formatTime,
  longDateAt,
  shortDay,
  type TimeStyle,
  zoneTerm,
} from "@/lib/time/format";
import { cardChannel } from "./card-channel";

function cardTitle(event: EventDetail, t: Words): Card["title"] {
  const [home, away] = sidesOf(event, t) ?? [];
  return home && away ? { home, away, versus: t("event.versus") } : event.name;
}

/** What every card of an event shows. */
const aboutEvent = (event: EventDetail, format: TimeStyle, t: Words) => ({
  tint: "sport" as const,
  eyebrow: [...(event.league ? [] : [sportName(event.sport, t)]), ...leagueAndRound(event, t)].join(" · "),
  title: cardTitle(event, t),
  when: {
    time:
      capitalise(longDateAt(event.start, format), format.locale) +
      dateSeparator(format.locale) +
      formatTime(event.start, format),
    zone: t("time.zone", { zone: zoneTerm(format.zone, format.locale) }),
  },
});

/** The listing of the best way to watch an event in a market, whose picture is the event's; null if there is none. */
export function bestListing(event: EventDetail, market: Market, now: number): string | null {
  const verdict = verdictOf(event, market.country, now);
  return verdict.kind === "none" ? null : verdict.best.listing;
}

/** The channels that show the event as the best one does, that one first, each once. */
function alike(best: Broadcast, event: EventDetail, now: number): Broadcast[] {
  const others = event.broadcasts.filter(
    (broadcast) =>
      broadcast.country === best.country &&
      broadcast.showing === best.showing &&
      broadcastState(broadcast, now) !== "over",
  );
  const channels = new Map([best, ...others].map((broadcast) => [broadcast.channel, broadcast]));
  return broadcastsOnce([...channels.values()]);
}

/**
 * An event in a market, with the best way to watch it there. A preview stays in a chat for long, so the card says how
 * the event is shown, and never that it is on now.
 */
export function eventCard(
  event: EventDetail,
  market: Market,
  now: number,
  format: TimeStyle,
  t: Words,
): Card {
  const about = { language: market.words, dir: market.dir, ...aboutEvent(event, format, t) };
  const verdict = verdictOf(event, market.country, now);
  if (verdict.kind === "none" || verdict.kind === "over")
    return {
      ...about,
      badges: [],
      channels: {
        label: t("event.part", {
          name: countryName(market.country, market.locale),
          part: verdictLine(verdict, t),
        }),
        items: [],
      },
    };
  const { best } = verdict;
  const channels = alike(best, event, now);
  const shown = channels.slice(0, 2);
  const note = ({ start }: Broadcast) =>
    best.showing === "live"
      ? undefined
      : shortDay(dateAt(start, format.zone), format.locale) +
        dateSeparator(format.locale) +
        formatTime(start, format);
  return {
    ...about,
    badges: [
      { look: best.showing, text: t(`badge.${best.showing}`) },
      ...(best.free ? [{ look: "free" as const, text: t("badge.free") }] : []),
    ],
    channels: {
      label: t("event.verdictTitle", { country: countryInText(market.country, market.locale) }),
      items: shown.map((broadcast) => cardChannel(broadcast.channel_name, note(broadcast))),
      ...(channels.length > shown.length
        ? { more: t("share.more", { count: channels.length - shown.length }) }
        : {}),
    },
  };
}

/** An event for all countries, with the number of those that show it. */
export function neutralEventCard(event: EventDetail, format: TimeStyle, t: Words): Card {
  const countries = new Set(event.broadcasts.flatMap(({ country }) => country ?? [])).size;
  const live = event.broadcasts.some(({ showing }) => showing === "live");
  const free = event.broadcasts.some((broadcast) => broadcast.free);
  return {
    language: "en",
    dir: "ltr",
    ...aboutEvent(event, format, t),
    badges: [
      ...(live ? [{ look: "live" as const, text: t("badge.live") }] : []),
      ...(free ? [{ look: "free" as const, text: t("badge.free") }] : []),
    ],
    place: countries > 0 ? t("share.countries", { count: countries }) : t("event.noBroadcasts"),
  };
}
