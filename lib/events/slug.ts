/** Longer slugs are cut at a word. */
const maxLength = 80;

/**
 * A name's form in an address: its Latin letters and digits in lower case, words joined by hyphens; empty if most of
 * the name is in another script. The "v" between two sides is dropped with a side in another script.
 */
export function toSlug(name: string): string {
  const letters = name.normalize("NFKC").match(/\p{L}|\p{N}/gu) ?? [];
  const isLatin = (letter = "a") => /\p{Script=Latin}|[0-9]/u.test(letter);
  if (letters.filter((letter) => isLatin(letter)).length * 2 < letters.length) return "";
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace(isLatin(letters[0]) ? "" : /^v-/, "")
    .replace(isLatin(letters.at(-1)) ? "" : /-v$/, "");
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || plain.slice(0, maxLength);
}

/** The path segment that names an event, a league or the like: slug and id, or the id alone. */
export function toSegment(name: string, id: string): string {
  const slug = toSlug(name);
  return slug ? `${slug}-${id}` : id;
}

/** The id at the end of such a segment, given its prefix (`ev`, `lg`); null if it has none. */
export function parseId(segment: string, prefix: string): string | null {
  return new RegExp(`(?:^|-)(${prefix}_[0-9a-z]+)$`).exec(segment)?.[1] ?? null;
}
