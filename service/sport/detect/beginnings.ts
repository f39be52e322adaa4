import { smallLetters } from "../any-case.ts";

/** The first letters of something that a pattern finds, and whether what follows in the pattern comes next. */
type Beginning = { letters: string; goesOn: boolean };

/** One of the alternatives of a pattern. */
type Alternative = { source: string; found: Beginning[] };

/** The parts of a pattern: escapes, classes, groups, alternatives, counts and letters. */
const part =
  /\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]))?|[)|]|[?*+]\??|\{\d+(?:,\d*)?\}\??|./gsu;
const lettersOfClass = /^\[([^\\^-]+)\]$/u;
const anyLetter = /^(?:\\[pPwWDsS]|\[|\.$)/u;
const nothing: Beginning = { letters: "", goesOn: true };
const unknown: Beginning = { letters: "", goesOn: false };

/** More letters would tell little more. */
const mostLetters = 3;

/**
 * How what a pattern finds begins: up to three small letters of each alternative, and the alternatives that may begin
 * with any. So most words of a text can be passed over.
 */
export function listBeginnings(pattern: string): { known: readonly string[]; open: readonly string[] } {
  const parts = pattern.match(part) ?? [];
  let at = 0;

  function readAlternatives(): Alternative[] {
    const all: Alternative[] = [];
    for (let from = at, found = [nothing]; ; at++) {
      const next = parts[at];
      if (next !== undefined && next !== ")" && next !== "|") {
        found = follow(found, readCounted(next));
        continue;
      }
      all.push({ source: parts.slice(from, at).join(""), found });
      if (next !== "|") return all;
      from = at + 1;
      found = [nothing];
    }
  }

  function readCounted(next: string): Beginning[] {
    const one = readOne(next);
    const count = /^(?:[?*+]|\{\d)/u.exec(parts[at + 1] ?? "")?.[0];
    if (count === undefined) return one;
    at++;
    const some = count === "?" ? one : one.map(({ letters }) => ({ letters, goesOn: false }));
    return ["?", "*", "{0"].includes(count) ? [...some, nothing] : some;
  }

  function readOne(next: string): Beginning[] {
    if (next.startsWith("(")) {
      at++;
      const inside = readAlternatives().flatMap(({ found }) => found);
      return /^\(\?[=!<]/u.test(next) ? [nothing] : inside;
    }
    const listed = next === "\\d" ? "0123456789" : lettersOfClass.exec(next)?.[1];
    if (listed !== undefined)
      return [...listed].map((letter) => ({ letters: smallLetters(letter), goesOn: true }));
    if (anyLetter.test(next)) return [unknown];
    const letters = /^(?:[$^]|\\[bB])$/u.test(next) ? "" : smallLetters(next.replace("\\", ""));
    return [{ letters, goesOn: true }];
  }

  const alternatives = readAlternatives();
  const isOpen = ({ found }: Alternative): boolean =>
    !found.every(({ letters }) => /^[\p{L}\p{N}]/u.test(letters));
  const known = alternatives.filter((one) => !isOpen(one)).flatMap(({ found }) => found);
  return {
    known: [...new Set(known.map(({ letters }) => letters))],
    open: alternatives.filter(isOpen).map(({ source }) => source),
  };
}

/** What two parts of a pattern, one after the other, may begin with. */
function follow(first: readonly Beginning[], next: readonly Beginning[]): Beginning[] {
  const all = first.flatMap((before) =>
    before.goesOn && before.letters.length < mostLetters
      ? next.map(({ letters, goesOn }) => ({
          letters: (before.letters + letters).slice(0, mostLetters),
          goesOn,
        }))
      : [before],
  );
  return [...new Map(all.map((one) => [`${one.letters}${one.goesOn}`, one])).values()];
}
