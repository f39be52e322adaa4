"use client";

import { Badge } from "@/components/ui/badge";
import { formatWait } from "@/lib/events/countdown";
import type { Phase } from "@/lib/events/phase";
import { fill } from "@/lib/fill";
import { useNow } from "./use-now";

/** `startsIn` and `runsFor` hold `{duration}`. */
export type StatusWords = Record<Phase | "startsIn" | "runsFor" | "playedBefore", string>;

/**
 * Whether an event is coming, live or finished, and for how long: rendered for `now`, then updated by the clock. `end`
 * is when it is assumed to end; `start` is null if the listings don't say.
 */
export function EventStatus({
  start,
  end,
  now: made,
  locale,
  words,
}: {
  start: number | null;
  end: number;
  now: number;
  locale: string;
  words: StatusWords;
}) {
  const now = useNow(made);
  const phase: Phase = start === null || now >= end ? "finished" : now < start ? "coming" : "live";
  const text = () => {
    if (start === null) return words.playedBefore;
    if (phase === "finished") return null;
    if (phase === "coming") return fill(words.startsIn, { duration: formatWait(start - now, locale, "up") });
    return fill(words.runsFor, { duration: formatWait(now - start, locale) });
  };
  return (
    <>
      <Badge look={phase === "live" ? "live" : "plain"}>{words[phase]}</Badge>{" "}
      <span
        className={`text-muted print:hidden ${phase === "finished" ? "" : "tabular-nums"}`}
        suppressHydrationWarning
      >
        {text()}
      </span>
    </>
  );
}
