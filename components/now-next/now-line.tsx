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
import look from "./now-line.module.css";

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

const Title = ({
  market,
  item,
  className,
}: {
  market: string;
  item: NowItem | NextItem;
  className: string | undefined;
}) =>
  item.id ? (
    <Link href={paths.programme(market, item.id)} prefetch={false} dir="auto" className={className}>
      {item.title}
    </Link>
  ) : (
    <span dir="auto" className={className}>
      {item.title}
    </span>
  );

/** One channel's line: what is on, how far it has run, and what comes next. */
export const NowLine = ({ row, setting }: { row: NowRow; setting: LineSetting }) => {
  const { channel, now, next } = row;
  const { market, at, format, heading: Heading, t, nothing = t("now.nothing") } = setting;
  const toChannel = paths.channel(market, channel.id);
  return (
    <li className={look.line}>
      <Link href={toChannel} prefetch={false} tabIndex={-1} aria-hidden="true" className={look.plate}>
        <Plate name={channel.name} src={channel.logo} />
      </Link>
      <div className={look.text}>
        <Heading className={look.channel}>
          <Link href={toChannel} prefetch={false} dir="auto">
            {channel.name}
          </Link>
        </Heading>
        {now ? (
          <>
            <Time at={now.start} format={format} className={look.nowTime} />
            <p className={look.now}>
              <Title market={market} item={now} className={look.nowTitle} />
              <FlagBadges flags={now.flags} t={t} />
            </p>
            <span className="sr-only">{t("time.until", { time: formatTime(now.stop, format) })}</span>
            <ProgressBar start={now.start} stop={now.stop} now={at} className={look.bar} />
          </>
        ) : (
          <p className={look.nothing}>{nothing}</p>
        )}
        {next ? (
          <>
            <Time at={next.start} format={format} className={look.nextTime} />
            <p className={look.next}>
              <span className="sr-only">{`${t("now.next")}: `}</span>
              <Title market={market} item={next} className={look.nextTitle} />
              {next.flags?.live ? (
                <FlagBadges flags={{ ...next.flags, new: false, repeat: false }} t={t} />
              ) : null}
            </p>
          </>
        ) : (
          <p className={look.nothing}>{t("now.nothingNext")}</p>
        )}
      </div>
    </li>
  );
};

/** Two columns on a desk, one on a phone. */
export const nowListLook = "grid grid-cols-1 gap-x-7 desk:grid-cols-2";
