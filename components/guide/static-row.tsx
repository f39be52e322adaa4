import type { CSSProperties } from "react";
import { Badge } from "@/components/ui/badge";
import { Plate } from "@/components/ui/plate";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import type { CellLook, GridWords } from "./cell-look";
import styles from "./grid.module.css";

/** A row as the server renders it; `row-writer` writes the same in the browser. */
export const StaticRow = ({
  index,
  rowIndex,
  channel,
  looks,
  states,
  market,
  words,
}: {
  /** Its place on the screen and in the lineup, from 0. */
  index: number;
  rowIndex: number;
  channel: GuideChannel;
  looks: CellLook[];
  /** For each cell whether it is over or on. */
  states: ("past" | "on" | undefined)[];
  market: string;
  words: GridWords;
}) => (
  <div
    role="row"
    aria-rowindex={rowIndex + 1}
    className={styles.row}
    style={{ "--row": index } as CSSProperties}
  >
    <div role="rowheader" className={styles.head}>
      <a href={paths.channel(market, channel.id)}>
        <Plate name={channel.name} src={channel.logo} size="cell" />
        <span>{channel.name}</span>
        {channel.number === null ? null : <small>{channel.number}</small>}
      </a>
    </div>
    {looks.map((look, at) => (
      <div
        key={`${look.from} ${look.label}`}
        role="gridcell"
        className={styles.cell}
        style={{ "--s": look.from, "--d": look.minutes } as CSSProperties}
        data-k={look.kind}
        data-gap={look.gap}
        data-w={look.width}
        data-at={states[at]}
      >
        {look.href === null ? (
          <span>{look.title}</span>
        ) : (
          <a
            href={look.href}
            aria-label={[look.label, states[at] && words[states[at]]].filter(Boolean).join(", ")}
          >
            <b dir={look.dir}>{look.title}</b>{" "}
            <small>
              {look.time} {look.badge ? <Badge look={look.badge}>{words.badges[look.badge]}</Badge> : null}{" "}
              {look.note}
            </small>
          </a>
        )}
      </div>
    ))}
  </div>
);
