/**
 * A quick test, which a text fails only if no pattern matches it: for patterns whose words begin where no letter stands
 * before them, except in scripts of their own. Texts in ASCII, which are long and many, needn't be tested with each.
 */
export function createQuickTest(patterns: readonly RegExp[]): (text: string) => boolean {
  const all = patterns.flatMap(({ source }) =>
    listAlternatives(source.replace(edges, "").replaceAll("\\p{L}", "[a-z]")),
  );
  // Plain words in a row are compiled as a tree of their letters, without those that aren't of ASCII.
  const plain = all.filter((text) => plainText.test(text) && isAscii.test(text)).sort();
  const others = all.filter((text) => !plainText.test(text));
  const any = new RegExp(`(?<![a-z])(?:${[...plain, ...others].join("|")})`, "i");
  return (text) => !isAscii.test(text) || any.test(text);
}

/** What asks for a letter's absence. */
const edges = /\(\?<?!\\p\{L\}\)/g;
const isAscii = /^[\0-\x7f]*$/;
/** Text without any sign that has a meaning in a pattern. */
const plainText = /^[^\\^$.*+?()[\]{}|]+$/;

/** The alternatives of a pattern's source, with those of a group that is all of one of them. */
function listAlternatives(source: string): string[] {
  const [first = "", ...more] = splitAlternatives(source);
  if (more.length > 0) return [first, ...more].flatMap(listAlternatives);
  const inner = /^\(\?:(.*)\)$/s.exec(first)?.[1];
  return inner !== undefined && isBalanced(inner) ? listAlternatives(inner) : [first];
}

/** A pattern's source split at each `|` outside of groups and sets. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  for (const token of source.match(tokens) ?? []) {
    if (token === "(") depth++;
    else if (token === ")") depth--;
    if (token === "|" && depth === 0) {
      parts.push(part);
      part = "";
    } else part += token;
  }
  return [...parts, part];
}

/** Whether every group of a source closes within it. */
function isBalanced(source: string): boolean {
  let depth = 0;
  for (const token of source.match(tokens) ?? []) {
    if (token === "(") depth++;
    else if (token === ")" && --depth < 0) return false;
  }
  return depth === 0;
}

/** An escape, a set or a single character. */
const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|./gs;
