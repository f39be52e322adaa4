import type { Found, League, Sport, SportKnowledge } from "../knowledge.ts";
import { type Dated, findDates } from "./dates.ts";
import { findRounds, type Part } from "./rounds.ts";
import { clean } from "./text.ts";

export type FieldName = "title" | "sub-title" | "description";

/** One field of a slot with all that is recognised in it; places are those of `text`. */
export type FieldReading = {
  field: FieldName;
  text: string;
  leagues: readonly Found<League>[];
  sports: readonly Found<Sport>[];
  rounds: readonly Part[];
  dates: readonly Dated[];
  /** The text cut at whatever can't be within a side's name: punctuation, leagues, rounds, dates, marks. */
  pieces: readonly string[];
};

/** The readings of title and sub-title. */
export const ofTitles = (readings: readonly FieldReading[]): FieldReading[] =>
  readings.filter(({ field }) => field !== "description");

export const descriptionOf = (readings: readonly FieldReading[]): FieldReading | undefined =>
  readings.find(({ field }) => field === "description");

/** What stands for something that was recognised: no side's name goes across it. */
const cut = "¦";

const fillings: readonly RegExp[] = [
  // Scores, times, counts, lengths, codes of episodes.
  /(?<![\d:.-])\d{1,3}\s?[-:]\s?\d{1,3}(?![\d:.-])/gu,
  /\b\d{1,2}[.:]\d{2}\s?(?:[ap]m)?\b/giu,
  /\b\d{1,2}\s?[ap]m\b/giu,
  /\b(?:kick-?off|k\.?o\.?|anstoß|coup d'envoi)\b[^)]{0,12}/giu,
  /\bs\d{1,3}\s?[/:]?\s?ep?\d{1,4}(?: of \d{1,4})?/giu,
  /\be\d{1,4}(?: of \d{1,4})?(?=\s-|\s|$)/giu,
  /\b(?:full|extended|complete) (?:match|game|fight)s?(?: replay)?/giu,
  /\b(?:full )?(?:football|soccer|basketball|baseball|hockey|volleyball|softball|lacrosse)? ?(?:full game )?replay\b/giu,
  /\b(?:ext(?:ended|d)?\.? )?(?:hls?|highlights?|hlts?|wrap|recap|mini|preview|review)\b\.?/giu,
  /\b(?:snimak|snimka|uživo|live|delayed|encore)\b/giu,
  /\b(?:HD|4K|UHD|SD)\b/gu,
  /\(\s?(?:HL|R|re|rpt|live|highlights?|extended)\s?\)/giu,
  /\b(?:nfl|mlb|nba|nhl)?\s?(?:preseason|regular season|pre-season|postseason)\b/giu,
  /\bin-game live(?: gameday)?\b/giu,
  /תקציר(?: מורחב)?|שידור (?:ישיר|חי|חוזר)|ישיר!?/gu,
  /生中継|録画|ハイライト|直播|录播|集锦|实况录像|精彩|重播/gu,
  /مباشر|ملخص|إعادة/gu,
  /ถ่ายทอดสด|\(สด\)|ไฮไลท์/gu,
];

/** Where a text ends one thing and begins another. Apostrophes and quotation marks only at the edge of words. */
const parting =
  /[:;¦|()[\]{}•●·…，、。：；！？!?【】「」『』〈〉《》<>]|,\s?|\s\+\s|(?<=\p{L}{4})\.(?=\s|$)|(?<=^|\s)['"]|['"](?=$|[\s.,:;])|\s?¦\s?/gu;
/** A country or seed after a name: `Milano (ITA)`, `Gauff (3)`. */
const seeds = /\s?\((?:(?!HL|RE|HD)[A-Z]{3}|\d{1,2})\)/gu;
const nameEndings = /,\s(?=(?:[A-Z]{2}|Jr\.?|Sr\.?)(?![\p{L}]))/gu;

/** Reads a field. `at` is the slot's start, which tells what year a short date means. */
export function readField(
  field: FieldName,
  raw: string,
  at: number,
  knowledge: SportKnowledge,
  longest?: number,
): FieldReading {
  const text = clean(raw, longest).replace(seeds, "");
  const leagues = knowledge.findLeagues(text);
  const sports = knowledge.findSports(text);
  const dates = findDates(text, at);
  const rounds = findRounds(text);
  const spans = [...leagues, ...dates, ...rounds].map(({ from, to }) => ({ from, to }));
  return { field, text, leagues, sports, rounds, dates, pieces: cutAt(text, spans) };
}

function cutAt(text: string, spans: { from: number; to: number }[]): string[] {
  let cutText = "";
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= at) continue;
    if (from > at) cutText += text.slice(at, from);
    cutText += ` ${cut} `;
    at = to;
  }
  cutText += text.slice(at);
  for (const filling of fillings) cutText = cutText.replace(filling, ` ${cut} `);
  return cutText
    .replace(nameEndings, " ")
    .split(parting)
    .map((piece) => piece.replace(/\s+/gu, " ").trim())
    .filter((piece) => piece !== "");
}
