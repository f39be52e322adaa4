import type { EventInfo, Flags, Renamed } from "@/lib/shapes";

/** What a programme's title depends on. */
type Named = {
  title: string;
  sub_title?: string;
  flags?: Partial<Flags>;
  event_info?: EventInfo;
  episode?: object;
};

const words = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

const live =
  "live|en vivo|en directo|en direct|ao vivo|em direto|direto|direct|direkt|مباشر|生中継|生放送|生";
const fresh = "new|nuevo|neu|nouveau|inédit|novo|inédito|جديد|新";
const repeat =
  "r|rpt|repeat|replay|wdh\\.?|wiederholung|rediffusion|rediff\\.?|repetición|reposición|reprise|إعادة|再";

/** The word alone, before the name of a live event: of other programmes it may be part of the title. */
const bareLive = new RegExp(`^(?:${live})\\s+(?=\\p{L})`, "iu");

const mark = (pattern: string): RegExp => new RegExp(pattern, "iu");
/** A word before the title, set apart by punctuation; in brackets or after a red dot, anywhere at either end. */
const markPatterns = (names: string): RegExp[] => [
  mark(`^[\\p{Cf}\\s]*(?:${names})\\s*[:：|–—-]\\s+`),
  mark(`^[\\p{Cf}\\s]*(?:[([【［](?:${names})[)\\]】］]|(?:🔴|⚫)\\s*(?:${names}))\\s*`),
  mark(`[\\p{Cf}\\s]*(?:[([【［](?:${names})[)\\]】］]|(?:🔴|⚫)\\s*(?:${names}))[\\p{Cf}\\s]*$`),
];
const marks = { live: markPatterns(live), new: markPatterns(fresh), repeat: markPatterns(repeat) };

/** A title without the marks that say what the programme's badge says. */
function withoutMarks(title: string, flags: Partial<Flags>): string {
  const said = (["live", "new", "repeat"] as const).filter((flag) => flags[flag]);
  const short = said.flatMap((flag) => marks[flag]).reduce((text, each) => text.replace(each, ""), title);
  return short || title;
}

/** The scripts that hold most of a text's letters, so far as a guide's readers differ by them. */
const scripts = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Thai}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
];

function findScript(text: string): number {
  const counts = scripts.map((script) => text.match(script)?.length ?? 0);
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** Whether two texts are written in different scripts. */
const isOtherScript = (title: string, event: string): boolean => {
  const [one, other] = [findScript(title), findScript(event)];
  return one >= 0 && other >= 0 && one !== other;
};

/**
 * Whether a listing's title says as much as the name of an event: of one without two sides, and without a part
 * ("Cincinnati Open: Final").
 */
function saysAsMuch(title: string, event: string): boolean {
  return !/ v |: /.test(event) && isPartOf(event, title);
}

/**
 * A programme under the title that a viewer looks for: of one that shows an event, the event's name, with its league or
 * series as the sub-title. The listing's own title stays if it says as much, or if it is written in another script, which
 * is that of the channel's viewers. Marks that a badge repeats ("LIVE:") are left out of it.
 */
export function asTitled<T extends Named>(programme: T): T & Renamed {
  const { title, sub_title, event_info: event } = programme;
  const all = { live: true, new: true, repeat: true };
  const unmarked = withoutMarks(title, event ? all : (programme.flags ?? {}));
  const bare = unmarked.replace(bareLive, "");
  const own = event && saysAsMuch(bare, event.title) ? bare : unmarked;
  const renamed = (to: Pick<Named, "title" | "sub_title">): T & Renamed =>
    to.title === title && to.sub_title === sub_title
      ? programme
      : { ...programme, ...to, listed: { title, ...(sub_title ? { sub_title } : {}) } };
  if (!event) return renamed({ title: own, sub_title });
  const isOwn = isOtherScript(own, event.title) || saysAsMuch(own, event.title);
  const name = isOwn ? own : event.title;
  const series = isOwn ? [sub_title, event.league] : [event.league, sharesWord(own, name) ? undefined : own];
  return {
    ...renamed({ title: name, sub_title: series.find((text) => text && !isPartOf(text, name)) }),
    // The season and number of a match are its source's bookkeeping.
    episode: undefined,
  };
}

/** Whether all words of one text are in another. */
function isPartOf(text: string, other: string): boolean {
  const there = new Set(words(other));
  return words(text).every((word) => there.has(word));
}

const sharesWord = (text: string, other: string): boolean => {
  const there = new Set(words(other));
  return words(text).some((word) => word.length > 1 && there.has(word));
};

/** The listing's own title, by which a search for it finds it. */
export const listedTitle = ({ title, listed }: { title: string } & Renamed): string => listed?.title ?? title;

/**
 * What a programme's page says its source calls it, if that is another name: the title as listed, or the listing's whole
 * title if a source that cuts its titles says the rest elsewhere.
 */
export function sourceTitle({
  title,
  title_as_listed: source,
  listed,
  event_info: event,
}: { title: string; title_as_listed?: string; event_info?: EventInfo } & Renamed): string | undefined {
  const whole = event && listed?.title !== title ? listed?.title : undefined;
  return source === undefined || (whole && whole.length > source.length) ? whole : source;
}

/** When an event starts, if a programme shows its start; a repeat shows it another time. Epoch seconds. */
export function kickOffIn({
  start,
  stop,
  event_info: event,
}: {
  start: number;
  stop: number;
  event_info?: EventInfo;
}): number | null {
  return event && event.start > start && event.start < stop ? event.start : null;
}
