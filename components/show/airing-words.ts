import { episodeWords } from "@/components/guide/episode-words";
import { dateAt } from "@/contract/zone";
import type { Words } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import type { Airing, Channel, FreeWay } from "@/lib/shapes";
import { dateSeparator, dayInSentence, dayLabel, formatTime, type TimeStyle } from "@/lib/time/format";

/**
 * What a series' page knows of its place and time. `now` in epoch seconds; `channels` are the country's, by id; `ways`
 * are free ones to watch those named first, by channel.
 */
export type AiringSetting = {
  market: Market;
  now: number;
  format: TimeStyle;
  channels?: ReadonlyMap<string, Channel>;
  ways?: ReadonlyMap<string, FreeWay>;
  /** What the page's series is called. */
  series?: string;
  t: Words;
};

/** How a series' page names its showings. */
export function airingWords({ now, format, series, t }: AiringSetting) {
  const numbers = episodeWords(t);
  const dayOf = (at: number): string =>
    dayLabel(dateAt(at, format.zone), dateAt(now, format.zone), format.locale);
  const timeAfter = (at: number): string =>
    dateSeparator(format.locale) + formatTime(at, format).replaceAll(" ", "\u00a0");
  return {
    dayOf,
    /** "Today, 7:30 pm", whose time isn't broken. */
    when: (at: number): string => dayOf(at) + timeAfter(at),
    /** The same within a sentence: "today, 7:30 pm". */
    whenWithin: (at: number): string =>
      dayInSentence(dateAt(at, format.zone), dateAt(now, format.zone), format.locale) + timeAfter(at),
    /** The episode's name, else its number, else its own title, or its channel if the series is called so too. */
    title: ({ sub_title, episode, title, channel_name }: Airing): string =>
      sub_title ??
      episode?.name ??
      (episode && numbers(episode)) ??
      (title === series ? channel_name : undefined) ??
      title,
    /** "S2 E4", unless that is the title already. */
    number: ({ sub_title, episode }: Airing): string | undefined =>
      (sub_title ?? episode?.name) && episode ? numbers(episode) : undefined,
  };
}
