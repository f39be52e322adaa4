import { type CSSProperties, Fragment } from "react";
import { PaintFrom } from "@/components/shell/paint-from";
import { InlineScript } from "@/components/ui/inline-script";
import { addDays, dateAt, type Span } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import { chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import type { Direction } from "@/lib/guide/direction";
import { createTimeline } from "@/lib/guide/timeline";
import { formatTime } from "@/lib/time/format";
import { marksOfDay, tickLook } from "./axis-writer";
import { type CellLook, cellLook, type GridWords } from "./cell-look";
import { earlyKeys } from "./early-keys";
import type { FirstScreen } from "./first-screen";
import { renderMarkup } from "./rendered-markup";
import { type CellView, cellMarkup, headMarkup, rowMarkup } from "./row-markup";

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

/** Minutes from a window's start until an instant, as exact as the eye. */
export const minutesTo = (at: number, { start }: Span): number => Math.round((at - start) / 0.6) / 100;

type Cell = { look: CellLook; state: CellView["state"] };

/** The rows of the first screen, as the server renders them: each cell is cut to the window. */
export function StaticRows({ market, locale, dir, zone, now, screen, words }: Props) {
  const { window, firstRow, channels, chunks } = screen;
  const time = (epoch: number) => formatTime(epoch, { locale, zone });
  const unpacked = chunks.map(([chunk, body]) => ({
    chunk,
    rows: unpackChunk(body, chunkSpan(chunk).start),
  }));
  const rows = channels.map((channel, index) => {
    const timeline = createTimeline();
    for (const { chunk, rows } of unpacked) timeline.put(chunk, rows[index] ?? [], window);
    const look = { market, dir, origin: window.start, time, words };
    return timeline.cells(window).map((cell): Cell => {
      const start = Math.max(cell.start, window.start);
      const state = cell.slot ? stateAt(cell, now) : "future";
      return {
        look: cellLook({ ...cell, start, stop: Math.min(cell.stop, window.stop) }, channel.name, look),
        state: state === "future" ? undefined : state,
      };
    });
  });
  const stop = findTabStop(rows);
  const nowMinutes = minutesTo(now, window);
  const markupFor = (cell: Cell) =>
    cellMarkup(
      cell.look,
      {
        state: cell.state,
        ...(cell.state === "on" ? { now: nowMinutes } : {}),
        ...(cell === stop ? { tabIndex: 0 } : {}),
      },
      words,
    );
  return (
    <>
      <PaintFrom id="grid-end" />
      <InlineScript text={`(${earlyKeys})(document.currentScript.parentElement)`} />
      {channels.map((channel, index) => (
        <Fragment key={channel.id}>
          {renderMarkup({
            ...rowMarkup({ index, rowIndex: firstRow + index }, "server"),
            children: [headMarkup(channel, market, "server"), ...(rows[index] ?? []).map(markupFor)],
          })}
        </Fragment>
      ))}
    </>
  );
}

/** The cell that the keys start from: the first that is on, else the first programme. */
function findTabStop(rows: Cell[][]): Cell | undefined {
  const links = rows.flat().filter(({ look }) => look.href !== null);
  return links.find(({ state }) => state === "on") ?? links[0];
}
