/** How listings part two sides, and where such partings stand in a text. */

/**
 * `versus`: words and signs that hardly part anything else. `word`: words that also mean "against". `dash` and
 * `slash`, which part anything. `at`: the second side is at home.
 */
export type Parting = "versus" | "word" | "cross" | "dash" | "slash" | "at";

export type Split = {
  parting: Parting;
  sign: string;
  left: string;
  right: string;
  /** Whether a title is nothing but these two names. */
  bare?: boolean;
  /** Whether one stands in the title, the other in the sub-title. */
  across?: boolean;
  /** Whether more dashes stand beside this one. */
  several?: boolean;
  /** Whether it says where they play, after the second side. */
  venue?: boolean;
};

/** Dashes and strokes stand between anything: what is beside them must be a name as it stands. */
export const isWeak = ({ parting }: Split): boolean => parting === "dash" || parting === "slash";

const versus = /(?:^|\s)(?:v|vs|versus|ضد|مقابل|נגד|対|对|พบกับ|พบ)\.?(?=\s)/iu;
const versusWithin = /\s?(?:(?<=\P{ASCII})VS\.?|VS\.?(?=\P{ASCII})|⚔)\s?/iu;
const hosts =
  /\s(?:takes? on|faces?|hosts?|plays? host to|receives?|meets?|reçoit|empfängt|recibe a)(?=\s)/iu;
const hostsInHebrew = /\s(?:מארחת את|מארח את|אירחה את|אירח את|מול)(?=\s)/u;
const against = /\s(?:gegen|contra|contre|contro|kontra|protiv|proti|mot|mod|tegen|против|проти)(?=\s)/iu;
const cross = /\s?×\s?|\s[xX](?=\s)/u;
const dash =
  /\s-+\s|(?<=[^\p{ASCII}\p{Script=Latin}])-(?=[^\p{ASCII}\p{Script=Latin}])|(?<=队)一(?=\p{Script=Han})|\s-(?=\p{L})|(?<=\p{L})-\s/u;
const slash = /\s?\/\s?/u;
const at = /\s(?:@|at)(?=\s)/u;

const orders: readonly [Parting, RegExp][] = [
  ["versus", versus],
  ["versus", versusWithin],
  ["word", against],
  ["cross", cross],
  ["slash", slash],
  ["at", at],
];

/** Where a game is played, said after the second side. */
const venueFollows =
  /\s(?:[Ll]ive [Ff]rom|[Ff]rom|[Aa]t|in|on|aus|en direct de|depuis|desde)\s(?=["'\p{Lu}\d])/u;

/** All the ways in which a piece of text could name two sides, those that say so most clearly first. */
export function splitSides(piece: string, withHosts: boolean): Split[] {
  const told = withHosts ? splitBetween(piece) : null;
  if (told) return [told];
  const dashed = piece.split(new RegExp(dash, "gu")).filter((part) => part.trim() !== "");
  const splits: Split[] = [];
  for (const part of dashed) splits.push(...splitOnce(part));
  if (withHosts && splits.length === 0) {
    const split = splitBy(piece, hostsInHebrew, "versus") ?? splitBy(piece, hosts, "word");
    if (split) splits.push(split);
  }
  if (dashed.length > 1 && !splits.some(({ parting }) => parting === "versus"))
    for (let index = 0; index + 1 < dashed.length && index < 6; index++) {
      const [left = "", right = ""] = dashed.slice(index, index + 2);
      const several = dashed.length > 2;
      splits.push({ parting: "dash", sign: "-", left: left.trim(), right: beforeVenue(right), several });
    }
  return splits;
}

/** Whatever of sentences can follow a side's name. */
const nameGoesOn = /\s(?:at|from|in|on|as|for|with|to|during|played|live|and|who|of|le|el|am|aus|vom|an)\s/u;
const between =
  /\b(?:between|zwischen|entre|tra)\s(?:the\s)?(.{2,60}?)\s(?:and|und|et|y|e)\s(?:the\s)?(.{2,60})$/u;

/** `the match between Spain and the Netherlands played at …` */
function splitBetween(piece: string): Split | null {
  const [, left, right] = between.exec(piece) ?? [];
  if (!left || !right) return null;
  const end = nameGoesOn.exec(right)?.index ?? right.length;
  return { parting: "word", sign: "and", left, right: right.slice(0, end).trim() };
}

function splitOnce(part: string): Split[] {
  for (const [parting, pattern] of orders) {
    const split = splitBy(part, pattern, parting);
    if (split) return [split];
  }
  return [];
}

function splitBy(part: string, pattern: RegExp, parting: Parting): Split | null {
  const found = pattern.exec(part);
  if (!found) return null;
  const left = part.slice(0, found.index).trim();
  const after = firstOfSeveral(part.slice(found.index + found[0].length), pattern).trim();
  const right = beforeVenue(after);
  if (left === "" || right === "") return null;
  return { parting, sign: found[0].trim(), left, right, venue: right !== after };
}

/** Of a card of fights the first: `Taylor vs. Pavlik and Berto vs. Estrada`. */
const firstOfSeveral = (right: string, pattern: RegExp): string =>
  pattern.test(right) ? (right.split(/\s(?:and|&|y|et|und|e|i)\s|\s?[/+]\s?/u)[0] ?? right) : right;

function beforeVenue(text: string): string {
  const found = venueFollows.exec(text);
  return (found && found.index > 0 ? text.slice(0, found.index) : text).trim();
}
