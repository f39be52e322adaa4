import type { Kind } from "@/lib/kind";
import { programmeKind } from "@/lib/kind-words";
import { isEndless, type NowRow } from "@/lib/now-next";
import { isFilm } from "@/lib/picks/film";
import { findBar } from "@/lib/picks/never";
import { programmeKey } from "@/lib/picks/programme";
import type { Channel, NowItem } from "@/lib/shapes";

/** What is on now on a channel. */
export type ShelfItem = { channel: Channel; item: NowItem };

const shelfLength = 5;

/** How much of what is on must be left: nobody turns to what ends. */
const leastLeftSeconds = 5 * 60;

/** What lasts longer is what a channel shows for want of a programme. */
const longestSeconds = 8 * 3600;

/** What keeps a programme off the shelf. The news may stand on it, and repeats are on now like anything else. */
const bars = new Set(["placeholder", "selling", "adult", "racing", "timeshift"]);

/** Of one kind, so that four film channels side by side don't fill it. */
const mostOfKind = 2;

/** Those of kinds that the first ones have enough of come last. */
function varied(items: readonly ShelfItem[]): ShelfItem[] {
  const counts = new Map<Kind, number>();
  const isSpare = ({ channel, item }: ShelfItem): boolean => {
    const kind = isFilm({ item, channel }) ? "movie" : programmeKind(item, channel.categories);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return kind !== "general" && count > mostOfKind;
  };
  const spare = new Set(items.filter(isSpare));
  return [...items.filter((item) => !spare.has(item)), ...spare];
}

/**
 * What is on now in a country, in a few cards: of its first channels those with a picture before those without, and last
 * what goes on all day; then the others; each programme once.
 */
export function nowShelf(rows: readonly NowRow[], at: number): ShelfItem[] {
  const seen = new Set<string>();
  const endless = new Set<NowItem>();
  const items: ShelfItem[] = [];
  rows.forEach((row, place) => {
    const { channel, now } = row;
    if (!now || now.stop < at + leastLeftSeconds || now.stop - now.start > longestSeconds) return;
    const programme = { channel, item: now, place };
    const bar = findBar(programme, undefined);
    if (bar && bars.has(bar)) return;
    const key = programmeKey(programme);
    if (seen.has(key)) return;
    seen.add(key);
    if (isEndless(row)) endless.add(now);
    items.push({ channel, item: now });
  });
  const [first, others] = [items.slice(0, shelfLength * 2), items.slice(shelfLength * 2)];
  const rank = ({ item }: ShelfItem) => (endless.has(item) ? 2 : item.icon ? 0 : 1);
  const ranked = first.toSorted((a, b) => rank(a) - rank(b));
  return varied([...ranked, ...others]).slice(0, shelfLength);
}
