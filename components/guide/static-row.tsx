import type { CSSProperties } from "react";
import { Badge } from "@/components/ui/badge";
import { Plate } from "@/components/ui/plate";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import type { CellLook, GridWords } from "./cell-look";
import styles from "./grid.module.css";

/** A cell, and whether its programme is over or on. */
export type StaticCell = { look: CellLook; state: "past" | "on" | undefined };

/** A row as the server renders it; `row-writer` takes it over in the browser, and writes the same. */
export const StaticRow = ({
  index,
  rowIndex,
  channel,
  cells,
  tabStop,
  nowMinutes,
  market,
  words,
}: {
  /** Its place on the screen and in the lineup, from 0. */
  index: number;
  rowIndex: number;
  channel: GuideChannel;
  cells: StaticCell[];
  /** The cell that has the first screen's tab stop. */
  tabStop: StaticCell | undefined;
  /** Minutes from the screen's start. */
  nowMinutes: number;
  market: string;
  words: GridWords;
}) => (
  <div
    role="row"
    aria-rowindex={rowIndex + 1}
    className={`${styles.row} ${styles.first}`}
    style={{ "--row": index } as CSSProperties}
  >
    <div role="rowheader" className={styles.head}>
      <a href={paths.channel(market, channel.id)}>
        <Plate name={channel.name} src={channel.logo} size="cell" />
        <span>{channel.name}</span>
        {channel.number === null ? null : <small>{channel.number}</small>}
      </a>
    </div>
    {cells.map((cell) => {
      const { look, state } = cell;
      return (
        <div
          key={`${look.from} ${look.label}`}
          role="gridcell"
          className={styles.cell}
          style={
            {
              "--s": look.from,
              "--d": look.minutes,
              "--now": state === "on" ? nowMinutes : undefined,
            } as CSSProperties
          }
          data-k={look.kind}
          data-gap={look.gap}
          data-w={look.width}
          data-at={state}
        >
          {look.href === null ? (
            <span>{look.title}</span>
          ) : (
            <a
              href={look.href}
              aria-label={state ? `${look.label}, ${words[state]}` : look.label}
              tabIndex={cell === tabStop ? 0 : undefined}
            >
              <b dir={look.dir}>{look.title}</b>{" "}
              {look.badge ? (
                <small>
                  {`${look.time} `}
                  <Badge look={look.badge}>{words.badges[look.badge]}</Badge>
                  {` ${look.note}`}
                </small>
              ) : (
                <small>{`${look.time} ${look.note}`}</small>
              )}
            </a>
          )}
        </div>
      );
    })}
  </div>
);
