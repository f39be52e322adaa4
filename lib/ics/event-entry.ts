import { isStartKnown } from "@/lib/events/phase";
import { eventName } from "@/lib/events/round";
import { leagueAndRound } from "@/lib/events/series";
import { type Verdict, verdictOf } from "@/lib/events/verdict";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import type { Broadcast, Channel, EventDetail, EventOnAir, SportsEvent } from "@/lib/shapes";
import { formatSpan, formatTime, leadingZoneTerm, longDateAt } from "@/lib/time/format";
import type { CalendarEntry } from "./calendar";

/** An event with the showings of one country, for calendars and feeds. */
export type ListedEvent = SportsEvent & Pick<EventDetail, "broadcasts">;

/** The language and zone that a calendar or feed is written in. */
export type Audience = { market: Market; zone: string; t: Words };

/** The end of a showing from a list of events, which lacks it. */
const endUnknown = Number.POSITIVE_INFINITY;

/** Turns an event of a country's list into one with showings, whose ends are `Infinity`. */
export function toListedEvent(event: EventOnAir, country: string, lineup: readonly Channel[]): ListedEvent {
  const known = new Map(lineup.map((channel) => [channel.id, channel]));
  const broadcasts = event.channels.flatMap(({ channel: id, showing, start }): Broadcast[] => {
    const channel = known.get(id);
    return channel
      ? [
          {
            channel: id,
            channel_name: channel.name,
            country,
            listing: "",
            start,
            stop: endUnknown,
            free: channel.free === true,
            showing,
          },
        ]
      : [];
  });
  return { ...event, broadcasts };
}

/** The verdict at the event's start, so that an entry stays in place once the event is over. */
const verdictAhead = (event: ListedEvent, country: string): Verdict => verdictOf(event, country, event.start);

/** One sentence: the best way to watch an event in the audience's country. */
export function verdictSentence(event: ListedEvent, audience: Audience): string {
  const { market, t } = audience;
  const country = countryInText(market.country, market.locale);
  const verdict = verdictAhead(event, market.country);
  if (verdict.kind === "none" || verdict.kind === "over") return t("calendar.notShown", { country });
  const { best } = verdict;
  const values = { country, channel: best.channel_name };
  if (verdict.kind === "live") return t(best.free ? "calendar.liveFree" : "calendar.live", values);
  const when = formatWhen(best, audience);
  return t(best.showing === "repeat" ? "calendar.repeat" : "calendar.delayed", { ...values, when });
}

function formatWhen({ start, stop }: Broadcast, { market: { locale }, zone }: Audience): string {
  const style = { locale, zone };
  const span = stop === endUnknown ? formatTime(start, style) : formatSpan(start, stop, style);
  return `${longDateAt(start, style)}, ${span}`;
}

/** An entry's description: the league, the best way to watch, and every showing in the country. */
function buildDescription(event: ListedEvent, audience: Audience, url: string): string {
  const { market, zone, t } = audience;
  const showings = event.broadcasts
    .filter(({ country }) => country === market.country)
    .toSorted((a, b) => a.start - b.start)
    .map((broadcast) =>
      t(broadcast.free ? "calendar.showingFree" : "calendar.showing", {
        when: formatWhen(broadcast, audience),
        channel: broadcast.channel_name,
        showing: t(`badge.${broadcast.showing}`),
      }),
    );
  const place = [...leagueAndRound(event, t), event.venue?.name].filter(Boolean).join(" · ");
  const listed =
    showings.length > 0
      ? [...showings, t("time.zone", { zone: leadingZoneTerm(zone, market.locale) })].join("\n")
      : "";
  return [place, verdictSentence(event, audience), listed, url].filter(Boolean).join("\n\n");
}

/** When the event can be watched in the country, else when it is; without an end if that is unknown. */
function findSpan(event: ListedEvent, verdict: Verdict): Pick<CalendarEntry, "start" | "stop"> {
  if (verdict.kind === "none" || verdict.kind === "over") return { start: event.start };
  const { best } = verdict;
  const start = verdict.kind === "live" ? Math.max(event.start, best.start) : best.start;
  return best.stop === endUnknown ? { start } : { start, stop: best.stop };
}

/**
 * An event as an entry in a country's calendars, at the time of the best way to watch it there. Its id includes the
 * country, because other countries' entries are at other times; languages share it.
 */
export function eventEntry(
  event: ListedEvent,
  audience: Audience,
  url: string,
): Omit<CalendarEntry, "changed"> {
  const { market, t } = audience;
  const verdict = verdictAhead(event, market.country);
  const isLater = verdict.kind === "later" && isStartKnown(event);
  return {
    uid: `${event.id}-${market.country.toLowerCase()}@nownext`,
    ...findSpan(event, verdict),
    summary: isLater
      ? t("calendar.later", { name: eventName(event, t), showing: t(`badge.${verdict.best.showing}`) })
      : eventName(event, t),
    description: buildDescription(event, audience, url),
    location: "best" in verdict ? verdict.best.channel_name : event.venue?.name,
    url,
  };
}
