"use client";

import { useEffect, useState } from "react";
import { type LineSetting, NowLine, nowListLook } from "@/components/now-next/now-line";
import { type LinesPage, useSomeLines, useTheirLines } from "@/components/now-next/use-their-lines";
import { More } from "@/components/ui/more";
import type { Line, NowBody } from "@/lib/now-next";

/** The lines of all pages, once they are needed and read; null until then, and if they can't be read. */
function useWhole(address: string | null): Line[] | null {
  const [whole, setWhole] = useState<{ address: string; lines: Line[] } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const leave = new AbortController();
    fetch(address, { signal: leave.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<NowBody>) : null))
      .then((body) => body && setWhole({ address, lines: body.lines }))
      // The page's own lines stay.
      .catch(() => {});
    return () => leave.abort();
  }, [address]);
  return whole?.address === address ? whole.lines : null;
}

/** The lines of an evening's hour: a person's own from all pages, if they chose channels. */
export function TonightLines({ page, setting }: { page: LinesPage; setting: LineSetting }) {
  const { needsWhole, choose } = useTheirLines(page);
  const whole = useWhole(needsWhole ? page.whole : null);
  const { some, drawn, drawMore } = useSomeLines(choose(whole ?? page.initial));
  return (
    <>
      <ul data-mine data-mine-whole={page.whole ? "" : undefined} className={nowListLook}>
        {some.map((line) => (
          <NowLine key={line.channel.id} row={line} setting={setting} />
        ))}
      </ul>
      {drawMore ? <More key={drawn} label={setting.words.more} onMore={drawMore} /> : null}
    </>
  );
}
