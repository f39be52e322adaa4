import type { CSSProperties } from "react";
import { addDays, dateAt } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import { chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import type { Direction } from "@/lib/guide/direction";
import { createTimeline } from "@/lib/guide/timeline";
import { formatTime } from "@/lib/time/format";
import { marksOfDay, tickLook } from "./axis-writer";
import { cellLook, type GridWords } from "./cell-look";
import type { FirstScreen } from "./first-screen";
import { StaticRow } from "./static-row";

type Props = {
  market: string;
  locale: string;
  dir: Direction;
  zone: string;
  now: number;
  screen: FirstScreen;
  words: GridWords;
};

/** The axis of the first screen, as the server renders it. */
export function StaticAxis({ locale, zone, screen }: Pick<Props, "locale" | "zone" | "screen">) {
  const { start, stop } = screen.window;
  const time = (epoch: number) => formatTime(epoch, { locale, zone });
  const first = dateAt(start, zone);
  const marks = [first, addDays(first, 1)].flatMap((date) => marksOfDay(date, { locale, zone, time }));
  return marks
    .filter(({ at }) => at >= start && at < stop)
    .map(({ at, label, opensDay }) => {
      const look = { className: tickLook(opensDay), style: { "--at": (at - start) / 60 } as CSSProperties };
      return opensDay ? (
        <span key={at} {...look}>
          {label}
        </span>
      ) : (
        <time key={at} {...look} dateTime={new Date(at * 1000).toISOString()}>
          {label}
        </time>
      );
    });
}

/** The rows of the first screen, as the server renders them: each cell is cut to the window. */
export function StaticRows({ market, locale, dir, zone, now, screen, words }: Props) {
  const { window, firstRow, channels, chunks } = screen;
  const time = (epoch: number) => formatTime(epoch, { locale, zone });
  const unpacked = chunks.map(([chunk, body]) => ({
    chunk,
    rows: unpackChunk(body, chunkSpan(chunk).start),
  }));
  return channels.map((channel, index) => {
    const timeline = createTimeline();
    for (const { chunk, rows } of unpacked) timeline.put(chunk, rows[index] ?? []);
    const cells = timeline.cells(window);
    const look = { market, dir, origin: window.start, time, words };
    return (
      <StaticRow
        key={channel.id}
        index={index}
        channel={channel}
        looks={cells.map((cell) => {
          const start = Math.max(cell.start, window.start);
          return cellLook({ ...cell, start, stop: Math.min(cell.stop, window.stop) }, channel.name, look);
        })}
        states={cells.map((cell) => {
          const state = cell.slot ? stateAt(cell, now) : "future";
          return state === "future" ? undefined : state;
        })}
        rowIndex={firstRow + index}
        market={market}
        words={words}
      />
    );
  });
}
