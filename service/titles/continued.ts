/** How much of a description is searched for the rest of a title. */
const longestRest = 120;

/**
 * Completes a title that was cut with dots, if the description goes on where it stopped (`...Detectives: …`) or begins
 * with all of it (`'The Curse Of The Were-Rabbit'. …`). Null if it doesn't.
 */
export function completeTitle(title: string, description: string | undefined): string | null {
  const stem = /^(.*\S)\s*(?:…|\.{3})$/u.exec(title)?.[1];
  if (stem === undefined || description === undefined) return null;
  const head = description.slice(0, stem.length + longestRest);
  const rest = /^(?:…|\.{3})\s*(\S[^.:!?]*[!?]?)(?=[.:!?\s]|$)/u.exec(head)?.[1];
  if (rest !== undefined) return rest.length <= longestRest ? `${stem} ${rest.trim()}` : null;
  const quoted = /^['"“‘«](.*?)['"”’»](?=[.:,\s]|$)/u.exec(head)?.[1]?.replace(/\.\s.*$/u, "");
  const isWhole = quoted !== undefined && quoted.length > stem.length && startsAlike(quoted, stem);
  return isWhole ? quoted.replace(/\s*\.$/u, "") : null;
}

const startsAlike = (text: string, beginning: string): boolean =>
  text.slice(0, beginning.length).toLowerCase() === beginning.toLowerCase();
