import type { Form } from "./form-words.ts";
import type { MarkKind } from "./mark-words.ts";

/**
 * What is known of a title besides its text; `language` is its own, in ISO 639-1, and `isService` says that it is one
 * of news or sport.
 */
export type TitleHints = { isFilm?: boolean; isService?: boolean; language?: string };

/** A title without one of its marks, and what that says. */
export type Taken = { title: string; marks: readonly MarkKind[]; form?: Form; rating?: string };

/** Takes one mark off a title; null if it has none of that kind. */
export type Taker = (title: string, hints: TitleHints) => Taken | null;

/** A title without a match at one of its ends. */
export const without = (title: string, { index, 0: found }: RegExpExecArray): string =>
  index === 0 ? title.slice(found.length) : title.slice(0, index);
