import type { SlotText } from "../../ingest/draft.ts";
import { readMark } from "../mark-readers.ts";
import type { MarkKind } from "../mark-words.ts";
import type { Convention } from "./convention.ts";

/** A word before titles is a mark if so many titles of its source stand without it, too. */
const fewestTitles = 2;

/** Words that titles begin with by themselves as well: `Live Well`. `Premier` isn't one: leagues are called that. */
export const mayBeMarked =
  /^(?:Live|LIVE|Canlı|Premier[aăęe]|Première|Premiär|Premijera|Premjera|Premiéra|Премиера|Премијера|Премьера|Прем['’ʼ]єра|Πρεμιέρα|На живо|Наживо|Naživo|Uživo)\s(?=\p{L})/u;

/** A mark before a title without a sign: `Live Larkhill News`, beside `Larkhill News`. */
export function createMarkBefore(titles: ReadonlySet<string>): Convention {
  const behind = new Map<string, Set<string>>();
  const usual = new Map<string, boolean>();

  const isUsual = (word: string): boolean => {
    const known = usual.get(word);
    if (known !== undefined) return known;
    const also = [...(behind.get(word) ?? [])].filter((title) => titles.has(title));
    usual.set(word, also.length >= fewestTitles);
    return also.length >= fewestTitles;
  };

  return {
    note({ title }) {
      const found = parse(title);
      if (!found) return;
      const own = behind.get(found.word) ?? new Set<string>();
      behind.set(found.word, own.add(found.rest));
      usual.clear();
    },
    read(slot) {
      const found = parse(slot.title);
      if (!found || !isUsual(found.word)) return null;
      return titles.has(found.rest) || (found.mark === "live" && slot.kind === "sport")
        ? { ...slot, title: found.rest, flags: flagged(slot.flags, found.mark) }
        : null;
    },
  };
}

const flagged = (flags: SlotText["flags"], mark: MarkKind): SlotText["flags"] => ({
  ...flags,
  live: flags.live || mark === "live",
  new: flags.new || mark === "new",
});

function parse(title: string): { word: string; rest: string; mark: MarkKind } | null {
  const before = mayBeMarked.exec(title)?.[0];
  if (before === undefined) return null;
  const word = before.trim();
  const mark = readMark(word);
  return mark === "live" || mark === "new" ? { word, rest: title.slice(before.length), mark } : null;
}
