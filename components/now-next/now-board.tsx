"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useClock } from "@/components/ui/clock";
import { moveProgress } from "@/components/ui/move-progress";
import { dateAt } from "@/contract/zone";
import { type NowBody, nextChange, rolledOn } from "@/lib/now-next";
import { formatTime, longDate, type TimeStyle } from "@/lib/time/format";
import { type LineWords, NowLine, nowListLook } from "./now-line";
import { useNowBody } from "./use-now-body";
import { useSteadyRows } from "./use-steady-rows";

type Props = {
  market: string;
  /** Where fresh lines are read. */
  address: string;
  initial: NowBody;
  format: TimeStyle;
  /** `facts` stand between the date and the moment; `asOf` and `stale` hold `{time}`. */
  words: { facts: string[]; asOf: string; stale: string; line: LineWords };
  /** What stands between the facts and the lines. */
  children: ReactNode;
};

const beatMs = 5_000;

/** The longest time that a timer can wait for. */
const longestMs = 2 ** 31 - 1;

/** The lines of now and next, true to the second: they roll on by the clock, and are read again after each change. */
export function NowBoard({ market, address, initial, format, words, children }: Props) {
  const clock = useClock();
  const { body, failed } = useNowBody(address, initial);
  const [moment, setMoment] = useState(initial.at);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(moment, body.at);
  const lines = body.lines.map((line) => rolledOn(line, at));
  const change = nextChange(lines, at);
  useSteadyRows(list, `${at} ${body.at}`);

  useEffect(() => {
    const beat = () => moveProgress(clock());
    beat();
    const timer = setInterval(beat, beatMs);
    return () => clearInterval(timer);
  }, [clock]);

  useEffect(() => {
    if (change === null) return;
    const waitMs = Math.min(Math.max(0, (change - clock()) * 1000), longestMs);
    const timer = setTimeout(() => setMoment(clock()), waitMs);
    return () => clearTimeout(timer);
  }, [change, clock]);

  const read = (failed ? words.stale : words.asOf).replace("{time}", formatTime(body.at, format));
  const facts = [longDate(dateAt(at, format.zone), format.locale), ...words.facts, read];
  const setting = { market, at, format, heading: "h2" as const, words: words.line };
  return (
    <>
      <p suppressHydrationWarning className="mt-1.5 mb-4 text-muted">
        {facts.join(" · ")}
      </p>
      {children}
      {lines.length > 0 ? (
        <ul ref={list} className={`mt-3 ${nowListLook}`}>
          {lines.map((line) => (
            <NowLine key={line.channel.id} row={line} setting={setting} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
