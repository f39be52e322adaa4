import type { GapReason } from "../../../contract/slot.ts";
import { remembered } from "../../memory.ts";
import { fold } from "../../text.ts";
import { parentName } from "../channels/channel-names.ts";
import type { SlotText } from "../draft.ts";
import { afterName, certain, fillerCategories, short } from "./placeholder-words.ts";

/**
 * What a programme without substance may be: a reason why nothing is listed, or a channel's own name, which fills time
 * only if it goes on (see `arrange`).
 */
export type Placeholder = GapReason | "own_name";

const phrases = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split("|")).map(foldTitle);

/** A title without case, accents, punctuation and a mark in brackets at its end; times of day are `#`. */
function foldTitle(title: string): string {
  const plain = title
    .replace(/\s*[([][^()[\]]{1,3}[)\]]\s*$/, "")
    .replace(/\p{Nd}{1,2}(?:[.:h]\p{Nd}{2})?\s*(?:am|pm|uhr|h(?![\p{L}\d]))?/giu, "#");
  // `fold` drops the mark for a time, so it is kept apart.
  return plain.split("#").map(fold).join(" # ").trim();
}

const byPhrase = (words: typeof certain): Map<string, GapReason> =>
  new Map(
    (["no_information", "off_air"] as const).flatMap((reason) =>
      phrases(words[reason]).map((phrase) => [phrase, reason] as const),
    ),
  );
const reasons = byPhrase(certain);
const unsure = byPhrase(short);
/** The longest first: some end as others do. */
const returns = phrases(afterName)
  .map(withoutSpaces)
  .sort((a, b) => b.length - a.length);
const fillers = new Set(phrases(fillerCategories));
const longest = Math.max(...[...reasons.keys()].map(({ length }) => length)) + 8;

/** What a title alone is. */
const readTitle = remembered(20_000, (title: string): GapReason | "unsure" | null => {
  const key = foldTitle(title);
  return key === "" ? "unsure" : (reasons.get(key) ?? (unsure.has(key) ? "unsure" : null));
});

/** The key of the name in "Larkhill returns at 5 am"; null for other titles. */
const nameBack = remembered(20_000, (title: string): string | null => {
  const key = withoutSpaces(foldTitle(title));
  const phrase = returns.find((each) => key.endsWith(each));
  return phrase === undefined ? null : key.slice(0, -phrase.length);
});

/** What a title says beside a name, if nothing is listed, and that name's key: `No transmission - Larkhill`. */
const besideName = remembered(20_000, (title: string): { reason: GapReason; name: string } | null => {
  const [one = "", other = "", ...more] = title.split(/\s[-–—|]\s/u);
  if (more.length > 0) return null;
  const [first, last] = [one, other].map((part) => reasons.get(foldTitle(part)));
  if (first !== undefined) return { reason: first, name: fold(other) };
  return last === undefined ? null : { reason: last, name: fold(one) };
});

/** As long as a channel's name is beside the longest phrase. */
const longestBeside = longest + 40;
const hasSign = /\s[-–—|]\s/u;

function withoutSpaces(key: string): string {
  return key.replaceAll(" ", "");
}

const isFiller = remembered(20_000, (category: string): boolean => fillers.has(foldTitle(category)));

/** Whether nothing is said about a programme besides its title, or that nothing is known of it. */
const isBare = ({ title, description, sub_title, episode, year }: SlotText): boolean =>
  [description, sub_title].every(
    (text) => text === undefined || text === title || saysNothing(text, title),
  ) &&
  !episode &&
  year === undefined;

/** Whether a description says only that there is none: `No information available`, `N/A`, `-`. */
export const isNoInformation = (text: string): boolean =>
  text.length <= longest && nothing.has(readTitle(text));
const nothing: ReadonlySet<ReturnType<typeof readTitle>> = new Set(["no_information", "unsure"]);

/** What some sources write for an episode's name while they have none, or of every episode of a show: `TBA`, `Generic Larkhill News`. */
const unnamed = /^(?:(?:tb[acd]|n\/a|n\.a\.?|null|generic)(?:[ -]?\p{Nd}{1,4})?|\(?null\)?|[-–—.\s]+)$/iu;
const generic = /^generic\s+(?=\S)/iu;

/** Whether a sub-title says only that there is none. Words such as `Untitled` may be a name. */
export const isNoName = (text: string, title: string): boolean =>
  unnamed.test(text) ||
  (text.length <= longest && readTitle(text) === "no_information") ||
  (generic.test(text) && fold(text.replace(generic, "")) === fold(title));

const saysNothing = (text: string, title: string): boolean =>
  text.length <= longest && (readTitle(text) !== null || fold(text) === fold(title));

/** How every such title ends, which few others do. */
const mayBeBack = /(?:\p{Nd}\P{Nd}{0,20}|soon|air|bient[oô]t|pronto|breve|presto|قريب[اًا]{1,2})$/iu;

/** Whether a title says when its own channel is back, or that whose programmes it shows an hour later. */
function isBack(title: string, names: ReadonlySet<string>): boolean {
  const name = title.length > longest || !mayBeBack.test(title) ? null : nameBack(title);
  return (
    name !== null &&
    [...names]
      .flatMap((each) => [each, parentName(each)])
      .some((each) => withoutSpaces(foldTitle(each)) === name)
  );
}

/**
 * Recognises what isn't a programme: by its whole title if no programme has such a title; by when its channel is back, or
 * its name beside; by a shorter one ("TBA") or by its channel's own name only if nothing else is said of it; by the
 * source's own category. Null for a programme, and whenever it is unsure. `names` are the channel's, folded.
 */
export function readPlaceholder(slot: SlotText, names: ReadonlySet<string>): Placeholder | null {
  const found = slot.title.length > longest ? null : readTitle(slot.title);
  if (found !== null && found !== "unsure") return found;
  if (found === null && isBack(slot.title, names)) return "off_air";
  const isParted = found === null && slot.title.length <= longestBeside && hasSign.test(slot.title);
  const beside = isParted ? besideName(slot.title) : null;
  if (beside && names.has(beside.name)) return beside.reason;
  if (slot.category?.length === 1 && isFiller(slot.category[0] ?? "")) return "no_information";
  if (found === "unsure")
    return isBare(slot) ? (unsure.get(foldTitle(slot.title)) ?? "no_information") : null;
  // A channel named after its one show has a genre for it.
  if (names.size === 0 || slot.category !== undefined) return null;
  return isBare(slot) && names.has(fold(slot.title)) ? "own_name" : null;
}
