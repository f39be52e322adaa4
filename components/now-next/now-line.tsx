import Link from "next/link";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Time } from "@/components/ui/time";
import type { Words } from "@/lib/i18n";
import type { NowRow } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import type { NextItem, NowItem } from "@/lib/shapes";
import { formatTime, type TimeStyle } from "@/lib/time/format";
import { FlagBadges } from "./flag-badges";

/** What the lines of a list share. `at` is the moment the page was made at, epoch seconds. */
export type LineSetting = {
  market: string;
  at: number;
  format: TimeStyle;
  /** The level of a channel's name under the list's own heading. */
  heading: "h2" | "h3";
  /** What stands where nothing is listed at that moment, which isn't always now. */
  nothing?: string;
  t: Words;
};

const Title = ({ market, item, look }: { market: string; item: NowItem | NextItem; look: string }) =>
  item.id ? (
    <Link
      href={paths.programme(market, item.id)}
      prefetch={false}
      dir="auto"
      className={`${look} hover:underline`}
    >
      {item.title}
    </Link>
  ) : (
    <span dir="auto" className={look}>
      {item.title}
    </span>
  );

/** One channel's line: what is on, how far it has run, and what comes next. */
export const NowLine = ({ row, setting }: { row: NowRow; setting: LineSetting }) => {
  const { channel, now, next } = row;
  const { market, at, format, heading: Heading, t, nothing = t("now.nothing") } = setting;
  const toChannel = paths.channel(market, channel.id);
  return (
    <li className="grid min-h-[106px] grid-cols-[50px_minmax(0,1fr)] content-start gap-x-3.5 border-b border-line py-3 [contain-intrinsic-size:auto_106px] [content-visibility:auto]">
      <Link href={toChannel} prefetch={false} tabIndex={-1} aria-hidden="true" className="mt-0.5 self-start">
        <Plate name={channel.name} src={channel.logo} />
      </Link>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5">
        <Heading className="col-span-2 -mt-1 truncate text-[0.8125rem] leading-6 font-normal text-faint">
          <Link
            href={toChannel}
            prefetch={false}
            dir="auto"
            className="inline-block max-w-full truncate align-top hover:text-ink hover:underline"
          >
            {channel.name}
          </Link>
        </Heading>
        {now ? (
          <>
            <Time at={now.start} format={format} className="text-muted" />
            <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
              <Title
                market={market}
                item={now}
                look="line-clamp-2 min-w-0 text-[1.0313rem] leading-6 font-title text-ink"
              />
              <FlagBadges flags={now.flags} t={t} />
            </p>
            <span className="sr-only">{t("time.until", { time: formatTime(now.stop, format) })}</span>
            <ProgressBar
              start={now.start}
              stop={now.stop}
              now={at}
              className="col-start-2 mt-[7px] mb-[5px]"
            />
          </>
        ) : (
          <p className="col-span-2 my-1 text-muted">{nothing}</p>
        )}
        {next ? (
          <>
            <Time at={next.start} format={format} className="text-faint" />
            <p className="flex items-baseline gap-2.5">
              <span className="sr-only">{t("now.next")}: </span>
              <Title market={market} item={next} look="truncate leading-6 text-muted" />
              {next.flags?.live ? (
                <FlagBadges flags={{ ...next.flags, new: false, repeat: false }} t={t} />
              ) : null}
            </p>
          </>
        ) : (
          <p className="col-span-2 text-muted">{t("now.nothingNext")}</p>
        )}
      </div>
    </li>
  );
};

/** Two columns on a desk, one on a phone. */
export const nowListLook = "grid grid-cols-1 gap-x-7 desk:grid-cols-2";
