import type { Channel } from "@/contract/channel";
import type { Span } from "@/contract/zone";
import { type Kind, kindOf } from "@/lib/kind";
import type { EpisodeMatch, Slot } from "@/lib/shapes";
import { formatTime, type TimeStyle } from "@/lib/time/format";
import { type Cell, cellsOf, type GapReason } from "./cells";
import { type Direction, directionOf } from "./direction";

/** The one badge that a programme's flags earn, and nothing that they don't say. */
export type Badge = "live" | "new" | "repeat";

export function badgeOf(flags: Slot["flags"]): Badge | undefined {
  if (flags?.live) return "live";
  if (flags?.repeat) return "repeat";
  return flags?.new ? "new" : undefined;
}

/** A programme in the grid, with its words ready: it travels to the browser, so it holds nothing else. */
export type ProgrammeCell = Span & {
  id: string;
  title: string;
  /** When it begins and ends, also where the window cuts it. */
  from: string;
  until: string;
  /** Season and episode, sub-title. */
  note?: string;
  kind: Kind;
  badge?: Badge;
  /** The title runs against the page's direction. */
  turned?: true;
};

export type GapCell = Span & { gap: GapReason };

export type GridCell = ProgrammeCell | GapCell;

export type GridRow = {
  channel: Pick<Channel, "id" | "name" | "logo" | "number" | "sample">;
  cells: GridCell[];
};

export const isGap = (cell: GridCell): cell is GapCell => "gap" in cell;

/** "S1 E3" in the page's language, or nothing where neither number is known. */
export type EpisodeWords = (episode: EpisodeMatch) => string | undefined;

/** How a grid's words are written: clock, episodes, and the page's direction. */
export type RowStyle = { format: TimeStyle; dir: Direction; episode: EpisodeWords };

function gridCell(cell: Cell<Slot>, channel: Channel, { format, dir, episode }: RowStyle): GridCell {
  const { slot, start, stop } = cell;
  if (!slot) return { gap: cell.reason, start, stop };
  const numbers = slot.episode && episode(slot.episode);
  const part = slot.sub_title ?? slot.episode?.name;
  const note = [numbers, part !== slot.title && part].filter(Boolean).join(" · ");
  const badge = badgeOf(slot.flags);
  return {
    id: slot.id,
    start,
    stop,
    title: slot.title,
    from: formatTime(slot.start, format),
    until: formatTime(slot.stop, format),
    kind: kindOf(slot.category, channel.categories),
    ...(note && { note }),
    ...(badge && { badge }),
    ...(directionOf(slot.title, dir) !== dir && { turned: true as const }),
  };
}

/** One row a channel, in the channels' order; a channel without slots has its gap. */
export function rowsOf(
  channels: readonly Channel[],
  slots: readonly Slot[],
  window: Span,
  style: RowStyle,
): GridRow[] {
  const byChannel = Map.groupBy(slots, ({ channel }) => channel);
  return channels.map((channel) => {
    const { id, name, logo, number, sample } = channel;
    const cells = cellsOf(byChannel.get(id) ?? [], window);
    return {
      channel: { id, name, logo, number, sample },
      cells: cells.map((cell) => gridCell(cell, channel, style)),
    };
  });
}
