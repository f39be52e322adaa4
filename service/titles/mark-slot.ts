import type { SlotText } from "../ingest/draft.ts";
import { isListedService, readCategory } from "../kinds/categories.ts";
import { fold } from "../text.ts";
import { turnArticle } from "./article.ts";
import { completeTitle } from "./continued.ts";
import { type ReadDescription, readDescription } from "./description.ts";
import { readForm } from "./forms.ts";
import { readLeadName } from "./lead-name.ts";
import { type Marks, takeMarks } from "./marks.ts";
import { readNumbers } from "./numbers.ts";
import { besideOriginalTitle } from "./original-title.ts";
import { type ReadTitle, readTitle } from "./read-title.ts";
import { readCategoryMarks, takeSubTitleMarks } from "./said-elsewhere.ts";
import { bare, readSubTitle, type SubTitle } from "./sub-title.ts";
import { withToldSeason } from "./told-season.ts";
import { findTotal } from "./total.ts";

/** What a run counts of titles and descriptions: what their marks said, or how else they were made readable. */
export type TitleChange =
  | "live"
  | "new"
  | "repeat"
  | "number"
  | "other_mark"
  | "completed"
  | "episode_name"
  | "recased"
  | "turned"
  | "repeated_name"
  | "description";

export type MarkedSlot = {
  slot: SlotText;
  marks: Marks;
  /** How many episodes the season has, if its number is told with that. */
  total?: number;
  changes: TitleChange[];
};

const none: Marks = new Set();

/** What is known of a slot besides its texts. */
type MarkOptions = { isFilm: boolean; names: ReadonlySet<string>; language?: string };

/**
 * Moves what the marks of a slot's title, sub-title and description say into its flags and episode. The title is then
 * what a viewer reads, and `title_as_listed` the source's where it differs. `names` are its channel's, folded: `This Is
 * Larkhill HD` on Larkhill HD keeps its end. `language` is the title's, in ISO 639-1.
 */
export function markSlot(slot: SlotText, options: MarkOptions): MarkedSlot {
  const texts = readTexts(slot, options);
  const { read, sub, said } = texts;
  const season = slot.episode?.season ?? read.season ?? sub.season ?? said.season;
  const number = slot.episode?.number ?? read.number ?? sub.number ?? said.number;
  const isNumbered = season !== undefined || number !== undefined;
  const { name, text } = nameEpisode(texts, isNumbered, options);
  // Some sources repeat a name for want of a sub-title or description.
  const subTitle = isAgain(name, read.title) ? undefined : name;
  const description = [read.title, slot.title, subTitle].some((other) => isAgain(text, other))
    ? undefined
    : text;
  const others = [...texts.outer, ...said.marks, ...texts.beside.marks, ...readCategoryMarks(slot.category)];
  const marks: Marks = others.length === 0 ? read.marks : new Set([...others, ...read.marks]);
  const rating = slot.rating ?? read.rating ?? said.rating;
  const total = findTotal(
    [
      { listed: texts.whole, number: read.number, left: `${read.title} ${read.name}` },
      { listed: slot.sub_title, number: sub.number, left: "" },
      { listed: slot.description, number: said.number, left: said.text ?? "" },
    ],
    number,
  );
  const isSame =
    read.title === slot.title &&
    marks.size === 0 &&
    subTitle === slot.sub_title &&
    description === slot.description &&
    rating === slot.rating &&
    season === slot.episode?.season &&
    number === slot.episode?.number;
  if (isSame) return { slot, marks: none, total, changes: [] };
  const { flags, episode } = slot;
  const isDifferent = read.title !== withoutInvisible(slot.title);
  const isNameAgain = texts.isTextAgain || (texts.beside.text !== undefined && name === read.title);
  return {
    slot: {
      ...slot,
      title: read.title,
      ...(isDifferent && { title_as_listed: slot.title }),
      sub_title: subTitle,
      description,
      rating,
      ...(isNumbered && {
        episode: { season, number, name: subTitle ?? episode?.name, orig_air: episode?.orig_air },
      }),
      flags: {
        new: flags.new || marks.has("new"),
        live: flags.live || marks.has("live"),
        repeat: flags.repeat || (marks.has("repeat") && !flags.new),
      },
    },
    marks,
    total,
    changes: [
      ...(isDifferent ? titleChanges(texts) : flagMarks.filter((mark) => others.includes(mark))),
      ...(description === slot.description ? [] : ["description" as const]),
      ...(isNameAgain ? ["repeated_name" as const] : []),
    ],
  };
}

/** Signs and spaces add no more to a text. */
const mostSigns = 8;

/** Whether a text is another again, but for its signs: `TV Larkhill, The News`. */
function isAgain(text: string | undefined, other: string | undefined): boolean {
  if (text === other) return true;
  if (text === undefined || other === undefined) return false;
  if (Math.abs(text.length - other.length) > mostSigns) return false;
  const said = bare(text);
  return said !== "" && said === bare(other);
}

/** What each text of a slot says, and how it was made readable. */
type Texts = {
  /** The title as listed, with the rest of it that the description has. */
  whole: string;
  isCompleted: boolean;
  /** Whether the title ended with the sub-title, and the marks around both. */
  isShortened: boolean;
  outer: Marks;
  /** What the title says, and whether its article stood behind it. */
  read: ReadTitle;
  isTurned: boolean;
  /** The sub-title without the marks around it, and these. */
  beside: ReturnType<typeof takeSubTitleMarks>;
  /** Whether the sub-title is the description again. */
  isTextAgain: boolean;
  sub: SubTitle;
  said: ReadDescription;
};

function readTexts(slot: SlotText, { isFilm, names, language }: MarkOptions): Texts {
  const completed = completeTitle(slot.title, slot.description);
  const whole = completed?.title ?? slot.title;
  const isTextAgain = repeatsDescription(slot);
  const named = slot.sub_title && besideOriginalTitle(slot.sub_title);
  const beside = takeSubTitleMarks(isTextAgain ? undefined : named, language);
  const isGame = isSideOfGame(whole, beside.text, slot, names);
  if (isGame) beside.text = undefined;
  const { shorter, outer } = splitSubTitle(whole, beside.text, slot.sub_title);
  const all = readTitle(shorter ?? whole, { isFilm, isService: isListedService(slot), language });
  const own = withoutNameBefore(all, beside.text);
  const kept = withToldSeason(keepName(own, shorter ?? whole, names), slot.description);
  const read = { ...kept, title: turnArticle(kept.title, language) };
  const sub = withoutForm(readSubTitle(beside.text, read.title), named !== slot.sub_title);
  const said = readDescription(completed?.description ?? slot.description, {
    isFilm,
    title: read.title,
    subTitle: sub.text,
    language,
  });
  return {
    whole,
    isCompleted: completed !== null,
    isShortened: shorter !== null,
    outer,
    read,
    isTurned: read.title !== kept.title,
    beside,
    isTextAgain,
    sub,
    said,
  };
}

/** What the episode is called, if any text says it, and the description behind its name. */
function nameEpisode(
  { read, sub, said }: Texts,
  isNumbered: boolean,
  { isFilm, language }: MarkOptions,
): { name?: string; text?: string } {
  const isNumber = said.name !== undefined && sub.text !== undefined && readNumbers(sub.text) !== null;
  const name = isNumber ? said.name : (sub.text ?? read.name ?? said.name);
  if (name !== undefined) return { name: turnArticle(name, language), text: said.text };
  const lead =
    said.text === undefined || isFilm ? null : readLeadName(said.text, { title: read.title, isNumbered });
  return lead ?? { text: said.text };
}

/** A sub-title that said what the programme is beside its original title says nothing else. */
const withoutForm = (sub: SubTitle, isCut: boolean): SubTitle =>
  isCut && sub.text !== undefined && readForm(sub.text) !== undefined ? { ...sub, text: undefined } : sub;

/** A title without the sub-title that stood before its numbers: `Larkhill - The Well, Episode 4`. */
function withoutNameBefore(read: ReadTitle, subTitle: string | undefined): ReadTitle {
  const isBefore = read.number !== undefined && subTitle !== undefined && read.title.endsWith(subTitle);
  const title = isBefore ? withoutSubTitle(read.title, subTitle) : null;
  return title === null ? read : { ...read, title };
}

/** What is longer is no name. */
const longestName = 80;

/** Some sources write the description in the sub-title's place too. */
const repeatsDescription = ({ sub_title, description }: SlotText): boolean =>
  sub_title !== undefined &&
  sub_title === description &&
  sub_title.length > longestName &&
  /[.!?…।。]$/u.test(sub_title);

const flagMarks = ["live", "new", "repeat"] as const;

const withoutInvisible = (text: string): string => text.replace(/\p{Cf}+/gu, "").trim();

/** A title as it is, if it names its channel, whose own mark of quality it may be. */
function keepName(read: ReadTitle, whole: string, names: ReadonlySet<string>): ReadTitle {
  if (!read.marks.has("hd") && !read.marks.has("uhd")) return read;
  const words = new Set(fold(whole).match(/\p{L}{3,}/gu));
  const isNamed = [...names].some((name) => name.match(/\p{L}{3,}/gu)?.some((word) => words.has(word)));
  return isNamed ? { title: whole, marks: none } : read;
}

/** A title before its sub-title, and the marks around both; null and none if it doesn't end with the sub-title. */
function splitSubTitle(
  title: string,
  subTitle: string | undefined,
  listed?: string,
): { shorter: string | null; outer: Marks } {
  // Taking marks is slow, and most titles don't contain their sub-titles. Markup may stand within one.
  if (subTitle === undefined || !(title.includes(subTitle.slice(0, shortestCut)) || title.includes("[/")))
    return { shorter: null, outer: none };
  const { title: unmarked, marks } = takeMarks(title);
  const shorter = withoutSubTitle(unmarked, subTitle) ?? withoutSubTitle(unmarked, listed ?? subTitle);
  return { shorter, outer: shorter === null ? none : marks };
}

/**
 * Whether a title is two sides, as far as a sport's listing tells, and the sub-title one of them again: `Hull - Leeds`
 * and `Leeds`. Elsewhere that would be an episode's name.
 */
function isSideOfGame(
  title: string,
  subTitle: string | undefined,
  slot: SlotText,
  names: ReadonlySet<string>,
): boolean {
  if (subTitle === undefined || !title.includes(subTitle) || title.length === subTitle.length) return false;
  const sides = twoSides.exec(title)?.slice(1);
  return sides?.includes(subTitle) === true && isOfSport(slot, names);
}

const isOfSport = ({ category }: SlotText, names: ReadonlySet<string>): boolean =>
  category === undefined
    ? names.values().some((name) => sportChannel.test(name))
    : category.some((each) => readCategory(each) === "sport");

/** A few names on either side, maybe behind a competition: `Open 2026, Final: Bell - Hart`. */
const side = String.raw`\p{Lu}[^:–\s]*(?:\s(?!vs?\.?\s)(?:\p{Lu}[^:–\s]*|\p{Ll}{1,3})){0,3}`;
const twoSides = new RegExp(String.raw`^(?:[^:]{3,40}:\s)?(${side})\s[-–]\s(${side})$`, "u");
const sportChannel = /(?<!\p{L})(?:\p{L}*sports?|espn|dazn|bein|tennis|golf|nba|arena)(?!\p{L})/u;

/** The title before `: Name`, if that is the sub-title too; null if it isn't. */
function withoutSubTitle(title: string, subTitle: string): string | null {
  const length = title.endsWith(subTitle) ? subTitle.length : lengthOfCut(title, subTitle);
  if (length === 0) return null;
  const show = /^(.*\p{L}.*?)\s*(?::|\s[-–|])\s*$/u.exec(title.slice(0, -length))?.[1];
  return show ?? null;
}

/** A title that is cut within a word of its sub-title has so much of that. */
const shortestCut = 8;

/** How much of a sub-title is at the end of a title that was cut within a word: `Larkhill: Summer Speci`; 0 if none. */
function lengthOfCut(title: string, subTitle: string): number {
  const at = title.lastIndexOf(subTitle.slice(0, shortestCut));
  const length = title.length - at;
  const isCut = at > 0 && length >= shortestCut && subTitle.startsWith(title.slice(at));
  return isCut && /^[\p{L}\d]{2}/u.test(subTitle.slice(length - 1)) ? length : 0;
}

/** What made a title differ from the one that is listed. */
function titleChanges({ read, outer, isCompleted, isShortened, isTurned }: Texts): TitleChange[] {
  const changes: TitleChange[] = flagMarks.filter((mark) => outer.has(mark) || read.marks.has(mark));
  if (read.season !== undefined || read.number !== undefined) changes.push("number");
  if (isShortened || read.name !== undefined) changes.push("episode_name");
  if (isCompleted) changes.push("completed");
  if (isTurned) changes.push("turned");
  return changes.length > 0 ? changes : ["other_mark"];
}
