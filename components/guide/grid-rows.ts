import type { GuideChannel } from "@/lib/guide/guide-data";
import type { GridWords } from "./cell-look";
import { createRowWriter, type RowWriter } from "./row-writer";

/** Rows completed per frame after a fast scroll: all at once would delay the next frame. */
const rowsAFrame = 3;

/**
 * The rows in the document, by index in the lineup. `served` holds the rows that the server rendered, by channel, to be
 * taken over. While `flies` returns true, the scroll is too fast to read and rows are only sketched.
 */
export function createRows(
  body: HTMLElement,
  served: Map<string, HTMLElement>,
  { market, words, flies }: { market: string; words: GridWords; flies(): boolean },
) {
  const writers = new Map<number, RowWriter>();
  const sketches = createSketches(flies);

  /** Inserts a row at its place, so that the document keeps the rows' order. */
  function insert(index: number, element: HTMLElement): void {
    let next: number | null = null;
    for (const other of writers.keys()) if (other > index && (next === null || other < next)) next = other;
    const sibling = next === null ? null : (writers.get(next)?.element ?? null);
    if (element.parentElement !== body || element.nextElementSibling !== sibling)
      body.insertBefore(element, sibling);
  }

  function remove(writer: RowWriter): void {
    sketches.delete(writer);
    writer.element.remove();
  }

  return {
    at: (index: number) => writers.get(index),
    all: () => writers.values(),
    byPlace: (): Iterable<[number, RowWriter]> => writers,

    /** Returns a channel's row. During a fast scroll it is detached from the view's `edge`: see `RowWriter.loosen`. */
    take(index: number, channel: GuideChannel, edge: number | null): RowWriter {
      const found = writers.get(index);
      if (found) return found;
      const written = served.get(channel.id);
      served.delete(channel.id);
      const writer = createRowWriter(channel, { market, words, sketched: flies(), served: written });
      if (flies() && edge !== null) writer.loosen(edge);
      writer.moveTo(index);
      writers.set(index, writer);
      if (!written) insert(index, writer.element);
      return writer;
    },

    noteSketch: sketches.add,

    /**
     * Removes the rows before `first` and from `end` on. `count` is the number of channels. The row with the focus
     * stays in the document, however far a person scrolls away from it.
     */
    keep({ first, end }: { first: number; end: number }, count: number): void {
      for (const [index, writer] of writers) {
        if (index >= first && index < end) continue;
        if (writer.element.contains(document.activeElement) && index < count) continue;
        writers.delete(index);
        remove(writer);
      }
    },

    /** Moves the rows to their channels' new places and removes those without one. */
    move(places: ReadonlyMap<string, number>): void {
      const moved = [...writers.values()];
      writers.clear();
      for (const writer of moved) {
        const index = places.get(writer.channel.id);
        if (index === undefined) remove(writer);
        else {
          writer.moveTo(index);
          writers.set(index, writer);
        }
      }
      for (const [index, writer] of writers) insert(index, writer.element);
    },

    /** Removes the server's rows that no row took over. */
    clearServed(): void {
      const kept = new Set([...writers.values()].map(({ element }): Element => element));
      for (const child of [...body.children]) if (!kept.has(child)) child.remove();
      served.clear();
    },

    fill: sketches.fill,
    end: sketches.end,
  };
}

/** Rows with sketched parts, which are completed when the scroll is slow enough to read them. */
function createSketches(flies: () => boolean) {
  const sketched = new Set<RowWriter>();
  let filling = 0;

  /** Completes them, a few in each frame, then calls `done`. */
  function fill(done: () => void): void {
    cancelAnimationFrame(filling);
    if (flies()) return;
    let room = rowsAFrame;
    for (const writer of sketched) {
      if (room-- === 0) {
        filling = requestAnimationFrame(() => fill(done));
        return;
      }
      sketched.delete(writer);
      writer.finish();
    }
    done();
  }

  return {
    /** Marks a row as sketched. */
    add: (writer: RowWriter): void => void sketched.add(writer),
    delete: (writer: RowWriter): void => void sketched.delete(writer),
    fill,
    end: (): void => cancelAnimationFrame(filling),
  };
}

export type Rows = ReturnType<typeof createRows>;
