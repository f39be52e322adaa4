"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useClock } from "@/components/ui/clock";
import { More } from "@/components/ui/more";
import { moveProgress } from "@/components/ui/move-progress";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { whileVisible } from "@/components/ui/while-visible";
import type { NowBody } from "@/lib/now-next";
import { nextChange, rolledOn } from "@/lib/rolling";
import type { TimeStyle } from "@/lib/time/format";
import { type LineWords, NowLine, nowListLook } from "./now-line";
import { useNowBody } from "./use-now-body";
import { useSteadyRows } from "./use-steady-rows";
import { useSomeLines, useTheirLines } from "./use-their-lines";

type Props = {
  market: string;
  /** ISO code. */
  country: string;
  /** The address that fresh lines are read from. */
  address: string;
  /** The address of the lines of all pages; null if there is but one. */
  whole: string | null;
  isFirst: boolean;
  initial: NowBody;
  format: TimeStyle;
  /** `count` says how many channels there are; `zone` holds `{zone}`, `asOf` and `stale` hold `{time}`. */
  words: Record<"count" | "zone" | "asOf" | "stale" | "noneFree", string> & { line: LineWords };
  /** Shown between the facts and the lines. */
  children: ReactNode;
};

const beatMs = 5_000;

/** The longest delay that a timer supports. */
const longestMs = 2 ** 31 - 1;

/** The lines of now and next, always current: they advance by the clock, and are read again after each change. */
export function NowBoard(props: Props) {
  const { market, country, address, whole, isFirst, initial, format, words, children } = props;
  const clock = useClock();
  const { needsWhole, choose } = useTheirLines({ country, whole, isFirst, initial: initial.lines });
  const { body, failed } = useNowBody(needsWhole && whole ? whole : address, initial, needsWhole);
  const [moment, setMoment] = useState(initial.at);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(moment, body.at);
  const { some, drawn, drawMore } = useSomeLines(choose(body.lines));
  const lines = some.map((line) => rolledOn(line, at));
  const change = nextChange(lines, at);
  useSteadyRows(list, `${at} ${body.at}`);

  useEffect(() => {
    const beat = () => moveProgress(clock());
    return whileVisible(() => {
      beat();
      const timer = setInterval(beat, beatMs);
      return () => clearInterval(timer);
    });
  }, [clock]);

  useEffect(() => {
    if (change === null) return;
    return whileVisible(() => {
      const waitMs = Math.min(Math.max(0, (change - clock()) * 1000), longestMs);
      const timer = setTimeout(() => setMoment(clock()), waitMs);
      return () => clearTimeout(timer);
    });
  }, [change, clock]);

  const setting = { market, at, current: true, format, heading: "h2" as const, words: words.line };
  return (
    <div data-clock={format.zone}>
      <p className="mt-1.5 mb-4 text-balance text-muted first-letter:uppercase">
        <Dotted>
          <Time at={at} format={format} as="date" />
          {words.count}
          <Zone format={format} pattern={words.zone} />
          {/* Each is an element of its own, so that the time doesn't seem to move when the words before it change. */}
          <Sentence
            key={failed ? "stale" : "as of"}
            text={(failed ? words.stale : words.asOf).replace("{time}", gap)}
          >
            <Time at={body.at} format={format} />
          </Sentence>
        </Dotted>
      </p>
      {children}
      {lines.length > 0 ? (
        <>
          <ul
            ref={list}
            data-mine
            data-mine-whole={whole ? "" : undefined}
            data-free-list
            className={`mt-3 ${nowListLook}`}
          >
            {lines.map((line) => (
              <NowLine key={line.channel.id} row={line} setting={setting} />
            ))}
          </ul>
          {drawMore ? <More key={drawn} label={words.line.more} onMore={drawMore} /> : null}
          <p data-none-free className="py-6 text-muted">
            {words.noneFree}
          </p>
        </>
      ) : null}
    </div>
  );
}
