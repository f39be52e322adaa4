import type { GapReason } from "../../../contract/slot.ts";
import { fold } from "../../text.ts";
import type { SlotText } from "../draft.ts";
import { certain, fillerCategories, short } from "./placeholder-words.ts";

/**
 * What a programme without substance may be: a reason why nothing is listed, or a channel's own name, which fills time
 * only if it goes on (see `arrange`).
 */
export type Placeholder = GapReason | "own_name";

const phrases = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split("|")).map(keyOf);

/** A title without case, accents, punctuation and a mark in brackets at its end; times of day are `#`. */
function keyOf(title: string): string {
  const plain = title
    .replace(/\s*[([][^()[\]]{1,3}[)\]]\s*$/, "")
    .replace(/\d{1,2}(?:[.:h]\d{2})?\s*(?:am|pm|uhr)?/gi, "#");
  // `fold` drops the mark for a time, so it is kept apart.
  return plain.split("#").map(fold).join(" # ").trim();
}

const reasons = new Map<string, GapReason>([
  ...phrases(certain.no_information).map((phrase) => [phrase, "no_information"] as const),
  ...phrases(certain.off_air).map((phrase) => [phrase, "off_air"] as const),
]);
const unsure = new Set(phrases(short));
const fillers = new Set(phrases(fillerCategories));
const longest = Math.max(...[...reasons.keys()].map(({ length }) => length)) + 8;

/** What a title alone is, by title: a run meets each many times. */
const known = new Map<string, GapReason | "unsure" | null>();
const mostKnown = 20_000;

function readTitle(title: string): GapReason | "unsure" | null {
  if (title.length > longest) return null;
  const before = known.get(title);
  if (before !== undefined) return before;
  const key = keyOf(title);
  const found = key === "" ? "unsure" : (reasons.get(key) ?? (unsure.has(key) ? "unsure" : null));
  if (known.size >= mostKnown) known.clear();
  // A copy: a slice of a file's chunk would keep the whole chunk in memory.
  known.set(Buffer.from(title).toString(), found);
  return found;
}

/** Whether a category is a filler's, by category: a run meets each many times. */
const knownFillers = new Map<string, boolean>();

function isFiller(category: string): boolean {
  const before = knownFillers.get(category);
  if (before !== undefined) return before;
  const found = fillers.has(keyOf(category));
  if (knownFillers.size >= mostKnown) knownFillers.clear();
  knownFillers.set(Buffer.from(category).toString(), found);
  return found;
}

/** Whether nothing is said about a programme besides its title. */
const isBare = ({ title, description, sub_title, episode, year }: SlotText): boolean =>
  [description, sub_title].every((text) => text === undefined || text === title) &&
  !episode &&
  year === undefined;

/**
 * Recognises what isn't a programme: by its whole title if no programme has such a title; by a shorter one ("TBA") or
 * by its channel's own name only if nothing else is said of it; by the source's own category. Null for a programme,
 * and whenever it is unsure. `names` are the channel's, folded.
 */
export function readPlaceholder(slot: SlotText, names: ReadonlySet<string>): Placeholder | null {
  const found = readTitle(slot.title);
  if (found !== null && found !== "unsure") return found;
  if (slot.category?.length === 1 && isFiller(slot.category[0] ?? "")) return "no_information";
  if (found === null && names.size === 0) return null;
  if (!isBare(slot)) return null;
  if (found === "unsure") return "no_information";
  // A channel named after its one show has a genre for it.
  return slot.category === undefined && names.has(fold(slot.title)) ? "own_name" : null;
}
