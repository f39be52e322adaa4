import type { RunFact } from "../../contract/operator.ts";
import type { TitleChange } from "../titles/mark-slot.ts";
import type { IngestSummary, RepairKind } from "./summary.ts";

const minute = (epoch: number): string => new Date(epoch * 1000).toISOString().replace("T", " ").slice(0, 16);

const grouped = (count: number): string => count.toLocaleString("en");

/** `1 channel`, `1,200 slots` */
export const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

/** `duplicates: 224, overlaps: 6` */
const counts = <Kind extends string>(
  of: Partial<Record<Kind, number>>,
  words: Record<Kind, string>,
): string =>
  Object.entries<number>(of as Record<string, number>)
    .map(([kind, count]) => `${words[kind as Kind]}: ${grouped(count)}`)
    .join(", ");

const repairWords: Record<RepairKind, string> = {
  duplicate: "duplicates",
  tail: "slots of a second or two",
  overlap: "overlaps",
  nested: "programmes within others",
  same_start: "programmes that start together",
  midnight: "stops a day early",
  missing_stop: "missing stops",
  cut_in_two: "programmes cut in two at the end of a day",
  empty: "programmes without length",
  bare_ampersand: "bare ampersands",
  bare_less_than: "bare less-than signs",
  unknown_entity: "unknown entities",
  bad_byte: "bad bytes",
  control_character: "control characters",
  stray_text: "texts outside of the guide",
  renamed_element: "elements under another name",
};

const titleWords: Record<TitleChange, string> = {
  live: "marks for live",
  new: "marks for new",
  repeat: "marks for repeats",
  number: "seasons and numbers",
  other_mark: "other marks",
  completed: "cut titles completed",
  episode_name: "names of episodes",
  recased: "shouted titles",
  turned: "articles moved from the end of titles",
  repeated_name: "sub-titles that repeated the title",
  description: "marks and numbers in descriptions",
};

function nameList(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} and ${grouped(names.length - most)} more` : shown;
}

/** What a run did, for people: one fact a line, none for what didn't happen. Lists name at most `mostNames`. */
export function accountOf(summary: IngestSummary, mostNames: number): RunFact[] {
  const { span, outcome, changed, gone, retried, warnings } = summary;
  return [
    ...fact(
      "retried",
      retried.length > 0 && `${plural(retried.length, "time")}: ${[...new Set(retried)].join("; ")}`,
    ),
    ...fact("span", span && `${minute(span.start)} to ${minute(span.stop)} UTC`),
    ...fact(
      "changed",
      outcome === "ok" && `${plural(changed.slots, "slot")} on ${plural(changed.channels, "channel")}`,
    ),
    ...readingFacts(summary, mostNames),
    ...channelFacts(summary, mostNames),
    ...fact("gone", gone > 0 && `${plural(gone, "channel")} that the source no longer lists`),
    ...warnings.flatMap((text) => fact("warning", text)),
  ];
}

/** A fact, if there is something to say. */
const fact = (name: RunFact["fact"], text: string | false | null): RunFact[] =>
  text ? [{ fact: name, text }] : [];

/** What was made of the file: what was repaired, refused, left out of it, read from titles and taken for gaps. */
function readingFacts(
  { repairs, rejected, dropped, titles, placeholders, tooLong }: IngestSummary,
  mostNames: number,
): RunFact[] {
  const refused = Object.entries(rejected).map(([reason, { count, lines }]) => {
    const more = count > lines.length ? ", …" : "";
    return `${grouped(count)} ${reason.replaceAll("_", " ")} (line ${lines.join(", ")}${more})`;
  });
  const unkept = Object.entries(dropped).map(([name, count]) => `${grouped(count)} <${name}>`);
  const gaps = Object.entries(placeholders).sort(([, a], [, b]) => b - a);
  const gapTexts = gaps.map(([title, count]) => `${grouped(count)} "${title}"`);
  return [
    ...fact("repaired", counts(repairs, repairWords)),
    ...refused.flatMap((text) => fact("rejected", text)),
    ...fact("notKept", unkept.join(", ")),
    ...fact("titles", counts(titles, titleWords)),
    ...fact("gaps", nameList(gapTexts, mostNames)),
    ...fact("gaps", tooLong.length > 0 && tooLongText(tooLong, mostNames)),
  ];
}

/** `42 listed for two days or more at a time: 30 on Larkhill, 12 on Upford` */
function tooLongText(tooLong: IngestSummary["tooLong"], mostNames: number): string {
  const all = tooLong.reduce((sum, { count }) => sum + count, 0);
  const channels = tooLong.map(({ channel, count }) => `${grouped(count)} on ${channel}`);
  return `${grouped(all)} listed for two days or more at a time: ${nameList(channels, mostNames)}`;
}

/** Which channels have nothing to show, which stay out of the guide, and which are listed again. */
function channelFacts({ source: own, bare, excluded, shared }: IngestSummary, mostNames: number): RunFact[] {
  const leftOut = [...Map.groupBy(excluded, ({ reason }) => reason)].map(([reason, channels]): RunFact => {
    const names = channels.map(({ name }) => name);
    const text = `${nameList(names, mostNames)}: ${reason}, says the channel database`;
    return { fact: "leftOut", reason, count: names.length, text };
  });
  const listedTwice = shared.flatMap(({ source, channels }) =>
    fact(
      "shared",
      `${plural(channels.length, "channel")} that ${source === own ? "it lists more than once" : `${source} lists too`}: ${nameList(channels, mostNames)}`,
    ),
  );
  const idle = bare.length > 0 && `${plural(bare.length, "channel")}: ${nameList(bare, mostNames)}`;
  return [...fact("bare", idle), ...leftOut, ...listedTwice];
}
