import type { ProgrammeFields } from "./fields.ts";

/** What Argentine guides write behind a description, or in its place: `Cocina. TV-G. 2023. Argentina`. */
const genreBehind =
  /(?:^|(?<=[.!?…"”»)])\s+)(\p{Lu}[\p{L} /-]{2,30})\. (TV-(?:Y7?|G|PG|14|MA)|NR)\. ((?:19|20)\d\d)(?:\. (\p{Lu}[\p{L} .,/-]{2,30}))?$/u;
/** How much of a description is searched for that. */
const longestBehind = 90;
/** What such guides write if they don't know the year. */
const noYear = "2000";

/** Takes the genre, rating, year and country off a description's end; false if it has none there. */
export function takeGenreBehind({ texts, ratings }: ProgrammeFields): boolean {
  const [description, ...others] = texts.get("desc") ?? [];
  const end = description?.text.slice(-longestBehind) ?? "";
  const match = /TV-|NR/.test(end) ? genreBehind.exec(end) : null;
  if (!description || !match) return false;
  const { text, language } = description;
  const [, genre, rating = "", year = noYear, country] = match;
  const say = (name: string, said: string | undefined) => {
    if (said !== undefined && !texts.has(name)) texts.set(name, [{ text: said, language }]);
  };
  say("category", genre);
  say("country", country);
  if (year !== noYear) say("date", year);
  if (ratings.length === 0) ratings.push({ text: rating });
  const rest = text.slice(0, text.length - end.length + match.index);
  texts.set("desc", rest === "" ? others : [{ text: rest, language }, ...others]);
  return true;
}
