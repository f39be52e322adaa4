import type { Convention } from "./convention.ts";

/** A note in square brackets is a mark if it stands behind this many different titles of a source. */
const fewestTitles = 5;
const noteAtEnd = /^(.*\p{L}.*?)\s*\[([^[\]]{2,30})\]$/u;

function findNote(title: string): { name: string; note: string } | null {
  const [, name, note] = (title.endsWith("]") && noteAtEnd.exec(title)) || [];
  return name === undefined || note === undefined ? null : { name, note };
}

/** `Larkhill [Late Edit]`, whatever the note says. */
export function createNoteAtEnd(): Convention {
  const titles = new Map<string, Set<string>>();
  return {
    note({ title }) {
      const found = findNote(title);
      if (!found) return;
      const own = titles.get(found.note) ?? new Set<string>();
      titles.set(found.note, own.add(found.name));
    },
    read(slot) {
      const found = findNote(slot.title);
      const isMark = found !== null && (titles.get(found.note)?.size ?? 0) >= fewestTitles;
      return isMark ? { ...slot, title: found.name } : null;
    },
  };
}
