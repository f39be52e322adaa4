import { addDays, atHour, dateAt } from "../../../contract/zone.ts";
import { countryZone } from "../../country-zones.ts";
import type { DraftSink, ProgrammeDraft } from "../draft.ts";
import { foreignMatches } from "./abroad.ts";
import type { ChannelDay } from "./channel-day.ts";
import { bulgaria } from "./countries/bg.ts";
import { brazil } from "./countries/br.ts";
import { egypt } from "./countries/eg.ts";
import { spain } from "./countries/es.ts";
import { unitedKingdom } from "./countries/gb.ts";
import { japan } from "./countries/jp.ts";
import type { SampleChannel, SampleCountry } from "./country.ts";
import { creditsOf } from "./credits.ts";
import { type DayPlan, dayStartHour, planDay } from "./day-plan.ts";
import { layOut, type ScheduledProgramme } from "./lay-out.ts";
import { hash, pick } from "./pick.ts";
import type { Programme } from "./programmes.ts";

/** The name of the sample's source. */
export const sampleSourceName = "sample";

export const sampleCountries: readonly SampleCountry[] = [
  unitedKingdom,
  spain,
  japan,
  egypt,
  bulgaria,
  brazil,
];

/** Listings reach from yesterday to this many days ahead. */
const daysAhead = 7;

/** The channel's id within the source; its ending is the country, as in the channel database. */
export const sampleChannelId = ({ code }: SampleCountry, { id }: SampleChannel): string =>
  `${id}.${code === "GB" ? "uk" : code.toLowerCase()}`;

/**
 * Puts the sample's channels and listings into a sink: from yesterday to seven days after `now` (epoch seconds)
 * by each country's own clock. A date's listings are the same whenever they are generated.
 */
export function generateSample(sink: DraftSink, now: number): void {
  for (const country of sampleCountries) {
    for (const channel of country.channels)
      sink.channel({
        sourceChannel: sampleChannelId(country, channel),
        names: [{ name: channel.name, language: country.language }],
        number: channel.number,
        categories: [channel.kind],
      });
  }
  for (const country of sampleCountries) {
    const zone = countryZone(country.code) ?? "UTC";
    const today = dateAt(now, zone);
    // The broadcast day begins at six, so yesterday's first hours belong to the day before.
    const days = Array.from({ length: daysAhead + 3 }, (_, index) => {
      const date = addDays(today, index - 2);
      return { date, foreign: foreignMatches(country, sampleCountries, date, dayStartHour) };
    });
    for (const day of days) for (const draft of listings(country, day, zone)) sink.programme(draft);
  }
}

/** When what may give way ends on a channel: an evening doesn't. */
const endOfDaytime = ({ fills }: DayPlan): number => fills.findLast(({ givesWay }) => givesWay)?.until ?? 0;

/** A country's listings of one broadcast day: from six in the morning to six, or until a channel goes off air. */
function listings(country: SampleCountry, day: Pick<ChannelDay, "date" | "foreign">, zone: string) {
  const start = atHour(day.date, dayStartHour, zone);
  const placed = new Map<string, ScheduledProgramme[]>();
  return country.channels
    .map((channel) => ({ country, channel, ...day }))
    .map((channelDay) => ({ channelDay, plan: planDay(channelDay) }))
    .toSorted((a, b) => endOfDaytime(a.plan) - endOfDaytime(b.plan))
    .flatMap(({ channelDay, plan }) => {
      const { channel } = channelDay;
      const end = atHour(day.date, channel.offAirHour ?? dayStartHour + 24, zone);
      const own = layOut(channelDay, plan, (end - start) / 60, placed);
      for (const one of own)
        placed.set(one.programme.title, [...(placed.get(one.programme.title) ?? []), one]);
      return own.map(
        ({ at, lengthMinutes, programme }): ProgrammeDraft => ({
          sourceChannel: sampleChannelId(country, channel),
          start: start + at * 60,
          stop: start + (at + lengthMinutes) * 60,
          slot: buildSlot(country, programme),
          detail: buildDetail(country, programme, lengthMinutes),
        }),
      );
    });
}

function buildDetail(
  country: SampleCountry,
  { genre, title }: Programme,
  lengthMinutes: number,
): ProgrammeDraft["detail"] {
  const credits = creditsOf(country, genre, title);
  return {
    language: country.language,
    length_minutes: lengthMinutes,
    ...(credits.length > 0 && { credits }),
    ...(genre === "film" && { star_rating: `${(5 + (hash(title, "stars") % 45) / 10).toFixed(1)}/10` }),
  };
}

function buildSlot(country: SampleCountry, programme: Programme): ProgrammeDraft["slot"] {
  const { genre, title, subTitle, episode, year, rating, flags, isUndescribed } = programme;
  return {
    title,
    ...(subTitle && { sub_title: subTitle }),
    ...(!isUndescribed && { description: writeDescription(country, programme) }),
    category: [country.genres[genre]],
    ...(episode && { episode: { ...episode, ...(subTitle && { name: subTitle }) } }),
    flags,
    ...(year && { year }),
    ...(rating && { rating }),
  };
}

/** Two sentences: one chosen by the title, one by the part. */
function writeDescription(country: SampleCountry, { genre, title, subTitle = "" }: Programme): string {
  const sentences = country.blurbs[genre];
  const first = hash(title) % sentences.length;
  const second = (first + 1 + (hash(title, subTitle) % Math.max(1, sentences.length - 1))) % sentences.length;
  if (first === second) return pick(sentences, first);
  return [pick(sentences, first), pick(sentences, second)].join(country.gap);
}
