import { type CSSProperties, memo } from "react";
import { Badge } from "@/components/ui/badge";
import { Plate } from "@/components/ui/plate";
import type { Span } from "@/contract/zone";
import { minutesInto } from "@/lib/guide/axis";
import { type GapCell, type GridCell, type GridRow, isGap, type ProgrammeCell } from "@/lib/guide/rows";
import { paths } from "@/lib/paths";
import styles from "./row.module.css";

/** The grid's words, in the page's language. */
export type GridWords = {
  on: string;
  past: string;
  gaps: Record<GapCell["gap"], string>;
  badges: Record<NonNullable<ProgrammeCell["badge"]>, string>;
};

type Placing = { window: Span; market: string; words: GridWords };

/** Minutes below which a cell has no room for words: on a phone, and anywhere. */
const briefMinutes = 16;
const barMinutes = 9;

const at = ({ start, stop }: Span, window: Span): CSSProperties => {
  const from = minutesInto(window, start);
  return {
    "--s": Math.round(from * 100) / 100,
    "--d": Math.round((stop - start) / 0.6) / 100,
  } as CSSProperties;
};

const widthOf = ({ start, stop }: Span): "bar" | "brief" | undefined => {
  const minutes = (stop - start) / 60;
  if (minutes < barMinutes) return "bar";
  return minutes < briefMinutes ? "brief" : undefined;
};

const Gap = ({ cell, window, words }: Placing & { cell: GapCell }) => (
  <div style={at(cell, window)}>
    {cell.stop - cell.start >= briefMinutes * 60 ? <span>{words.gaps[cell.gap]}</span> : null}
  </div>
);

const Programme = ({
  cell,
  channel,
  state,
  window,
  market,
  words,
}: Placing & { cell: ProgrammeCell; channel: string; state: "past" | "on" | undefined }) => {
  const { title, from, until, note, badge, turned } = cell;
  // After what is seen, so that a person who speaks to the page can say what they see.
  const unseen = [channel, `${from} – ${until}`, state && words[state]].filter(Boolean).join(", ");
  const edge = window.stop - cell.start < 45 * 60 || undefined;
  return (
    <a
      href={paths.programme(market, cell.id)}
      style={at(cell, window)}
      data-k={cell.kind}
      data-at={state}
      data-w={widthOf(cell)}
      data-edge={edge}
      data-now={state === "on" ? "" : undefined}
      // The grid's script has moved what is on to the present moment before React looks.
      suppressHydrationWarning
    >
      <span>
        <b dir={turned && "auto"}>{title}</b>{" "}
        <small>
          {from} {badge ? <Badge look={badge}>{words.badges[badge]}</Badge> : null}{" "}
          {note ? <span>{note}</span> : null}
        </small>
      </span>
      <i className="sr-only">, {unseen}</i>
    </a>
  );
};

/**
 * A channel and its day. `reached` is the index of the cell that the present moment has reached: those before it
 * are past, and it is on if the moment is on this day.
 */
export const GuideRow = memo(function GuideRow({
  row,
  reached,
  today,
  ...placing
}: Placing & { row: GridRow; reached: number; today: boolean }) {
  const { channel, cells } = row;
  const stateOf = (index: number) => {
    if (index < reached) return "past";
    return today && index === reached ? "on" : undefined;
  };
  return (
    <li className={styles.row}>
      <a className={styles.head} href={paths.channel(placing.market, channel.id)}>
        <Plate name={channel.name} src={channel.logo} size="cell" />
        <span>
          <span className={styles.name}>{channel.name}</span>
          {channel.number ? <span className={styles.number}>{channel.number}</span> : null}
        </span>
      </a>
      <div className={styles.track}>
        {cells.map((cell: GridCell, index) =>
          isGap(cell) ? (
            <Gap key={cell.start} cell={cell} {...placing} />
          ) : (
            <Programme
              key={cell.start}
              cell={cell}
              channel={channel.name}
              state={stateOf(index)}
              {...placing}
            />
          ),
        )}
      </div>
    </li>
  );
});
