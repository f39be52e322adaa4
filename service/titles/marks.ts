import type { Form } from "./form-words.ts";
import { readForm, takeForm } from "./forms.ts";
import {
  takeBeforeBracket,
  takeBeforeColon,
  takeBeforeYear,
  takeBehindQuotes,
  takeCodes,
  takeFirstBracket,
  takeLastBracket,
  takeLetter,
} from "./mark-brackets.ts";
import {
  arrows,
  dayAtEnd,
  hourAtStart,
  lamp,
  markup,
  russian,
  small,
  stars,
  versionAtEnd,
} from "./mark-patterns.ts";
import {
  takeAbbreviated,
  takeBehindNumber,
  takeBetween,
  takeExclaimed,
  takeLiveAtEnd,
  takeLiveBeforeLeague,
  takeRepeatBehind,
  takeWords,
} from "./mark-places.ts";
import type { MarkKind } from "./mark-words.ts";
import { takeNote } from "./notes.ts";
import { withoutOriginalTitle } from "./original-title.ts";
import { takeRating } from "./ratings.ts";
import { type Taken, type Taker, type TitleHints, without } from "./taken.ts";

/** What the marks around a title say. */
export type Marks = ReadonlySet<MarkKind>;

/** A title without its marks, what they say, and the form and age rating that the listing names with it. */
export type Unmarked = { title: string; marks: Set<MarkKind>; form?: Form; rating?: string };

/** As many marks stand around a title. */
const mostMarks = 8;

/** Takes the marks off both ends of a title. Anything that isn't known to be a mark stays. */
export function takeMarks(
  listed: string,
  { isFilm = false, isService, language }: TitleHints = {},
): Unmarked {
  const marks = new Set<MarkKind>();
  let form: Form | undefined;
  let rating: string | undefined;
  let title = listed.includes("[/") || listed.includes("</") ? listed.replace(markup, "").trim() : listed;
  for (let turns = 0; turns < mostMarks; turns++) {
    const taken = takeOne(title, { isFilm: isFilm || form === "film", isService, language });
    if (!taken) break;
    title = taken.title;
    form ??= taken.form;
    rating ??= taken.rating;
    for (const mark of taken.marks) marks.add(mark);
  }
  return { title, marks, form, rating };
}

/** Separators of a mark that is gone. */
const leftBehind =
  /^\s*(?:[|:：·•]\s*|[-–—]\s+)?|(?:\s*[|:：·•,]|\s+[-–—/ـ]|(?<=\p{Script=Han})[-－]|(?<=^[^.]*\p{L}{4})\.)?\s*$/gu;

function takeOne(listed: string, hints: TitleHints): Taken | null {
  for (const take of takers) {
    const taken = take(listed, hints);
    const title = taken?.title.replace(leftBehind, "");
    if (taken && title && /[\p{L}\p{N}]/u.test(title)) return { ...taken, title };
  }
  return null;
}

const takeSmall: Taker = (title) => {
  const found = small.find(([pattern]) => pattern.test(title));
  return found ? { title: title.replace(found[0], ""), marks: [found[1]] } : null;
};

const takeLamp: Taker = (title) =>
  lamp.test(title) ? { title: title.replace(lamp, ""), marks: ["live"] } : null;

const takeRated: Taker = (title, { isFilm = false, language }) => {
  const rated = takeRating(title, { isFilm, language });
  return rated && { ...rated, marks: [] };
};

const takeNoted: Taker = (title) => {
  const noted = takeNote(title);
  return noted && { ...noted, marks: [] };
};

const takeFormed: Taker = (title) => {
  const formed = takeForm(title);
  return formed && { marks: [], ...formed };
};

const takeRussian: Taker = (title) => {
  const match = russian.exec(title);
  return match && { title: without(title, match), marks: [], form: readForm(match[1] ?? "") };
};

const takeOriginalTitle: Taker = (title) => {
  const rest = withoutOriginalTitle(title);
  return rest === null ? null : { title: rest, marks: [] };
};

/** Takes off what says nothing of the programme. */
const takeAway =
  (pattern: RegExp): Taker =>
  (title) => {
    const match = pattern.exec(title);
    return match && { title: without(title, match), marks: [] };
  };

const awayWithDay = takeAway(dayAtEnd);
/** Few titles end so, and looking for a day takes longer. */
const takeDay: Taker = (title, hints) =>
  /\d[)\].]{0,2}$/.test(title.slice(-3)) ? awayWithDay(title, hints) : null;

/** In their order: what stands further outside first, and words last, since titles consist of them too. */
const takers: readonly Taker[] = [
  takeSmall,
  takeLamp,
  takeFirstBracket,
  takeLastBracket,
  takeBeforeYear,
  takeBeforeBracket,
  takeBehindQuotes,
  takeBeforeColon,
  takeBetween,
  takeExclaimed,
  takeRated,
  takeOriginalTitle,
  takeNoted,
  takeRussian,
  takeAway(arrows),
  takeDay,
  takeAway(hourAtStart),
  takeAway(versionAtEnd),
  takeAway(stars),
  takeCodes,
  takeLetter,
  takeFormed,
  takeBehindNumber,
  takeAbbreviated,
  takeRepeatBehind,
  ...takeWords,
  takeLiveAtEnd,
  takeLiveBeforeLeague,
];
