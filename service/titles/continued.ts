import { isEnglish } from "./lead-name.ts";

/** How much of a description is searched for the rest of a title. */
const longestRest = 120;

/** A whole title, and the description without what it had of it. */
export type Completed = { title: string; description: string };

/**
 * Completes a title that was cut with dots, be it only two, if the description goes on where it stopped
 * (`...Detectives: …`) or begins with all of it (`'The Curse Of The Were-Rabbit'. …`). Null if it doesn't.
 */
export function completeTitle(title: string, description: string | undefined): Completed | null {
  const stem = /^(.*?\S)\s*(?:…|\.{2,3})$/u.exec(title)?.[1];
  if (stem === undefined || description === undefined) return null;
  const head = description.slice(0, stem.length + longestRest);
  const without = (begins: string) => description.slice(begins.length).replace(/^[.:!?,\s]+/u, "");
  const [dots, rest] = /^(?:…|\.{3})\s*(\S[^.:!?]*[!?]?)(?=[.:!?\s]|$)/u.exec(head) ?? [];
  if (dots !== undefined && rest !== undefined && isProse(head.slice(dots.length - rest.length)))
    return { title: stem, description: description.replace(/^[.…\s]+/u, "") };
  if (dots !== undefined && rest !== undefined)
    return rest.length <= longestRest
      ? { title: `${stem} ${rest.trim()}`, description: without(dots) }
      : null;
  const [all, quoted] = /^['"“‘«](.*?)['"”’»](?=[.:,\s]|$)/u.exec(head) ?? [];
  const name = quoted?.replace(/\.\s.*$/u, "");
  if (all === undefined || name === undefined || name.length <= stem.length || !startsAlike(name, stem))
    return null;
  return {
    title: name.replace(/\s*\.$/u, ""),
    // After the title, the quotation marks hold the episode.
    description: name === quoted ? without(all) : description,
  };
}

/** Whether an English text begins a sentence of its own, such as `Heist thriller starring …`: names have capitals. */
const isProse = (text: string): boolean => isEnglish(text) && /^\p{Lu}\p{Ll}+(?:\s\p{Ll}{4,}){2}/u.test(text);

const startsAlike = (text: string, beginning: string): boolean =>
  text.slice(0, beginning.length).toLowerCase() === beginning.toLowerCase();
