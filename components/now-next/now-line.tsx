import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { EventLink } from "@/components/events/event-link";
import { AccessBadge, type AccessWords, accessWords } from "@/components/free/access-badge";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import type { Words } from "@/lib/i18n";
import type { Line } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import type { TimeStyle } from "@/lib/time/format";
import { Badges, type BadgeWords, badgeWords } from "./flag-badges";
import look from "./now-line.module.css";

/** The words of a list's lines; `until` holds `{time}`, `where` labels the link to an event's channels. */
export type LineWords = Record<"nothingNext" | "next" | "until" | "where", string> & {
  nothing: ReactNode;
  badges: BadgeWords;
  access: AccessWords;
};

/** Builds the words of lines. `nothing` is for a channel without a programme at the lines' time, which may not be now. */
export const lineWords = (t: Words, nothing: ReactNode = t("now.nothing")): LineWords => ({
  nothing,
  nothingNext: t("now.nothingNext"),
  next: t("now.next"),
  until: t.raw("time.until"),
  where: t("event.where"),
  badges: badgeWords(t),
  access: accessWords(t),
});

/** What the lines of a list share. `at` is their time, epoch seconds. */
export type LineSetting = {
  market: string;
  at: number;
  format: TimeStyle;
  /** The level of a channel's name under the list's own heading. */
  heading: "h2" | "h3";
  words: LineWords;
};

/**
 * One channel's line: what is on, how far it has run, and what comes next. Each programme is its own element, so that
 * nothing seems to move when one follows another.
 */
export const NowLine = ({ row, setting }: { row: Line; setting: LineSetting }) => {
  const { channel, now, next } = row;
  const { market, at, format, heading: Heading, words } = setting;
  const toChannel = paths.channel(market, channel.id);
  const programme = ({ id }: { id?: string }) => (id ? paths.programme(market, id) : null);
  return (
    <li className={look.line}>
      <Link href={toChannel} prefetch={false} tabIndex={-1} aria-hidden="true" className={look.plate}>
        <Plate name={channel.name} src={channel.logo} />
      </Link>
      <div className={look.text}>
        <Heading className={look.channel}>
          <NameLink href={toChannel}>{channel.name}</NameLink>
          <AccessBadge channel={channel} words={words.access} />
        </Heading>
        {now ? (
          <Fragment key={`now ${now.start}`}>
            <Time at={now.start} format={format} className={look.nowTime} />
            <p className={look.now}>
              <NameLink href={programme(now)} className={look.nowTitle}>
                {now.title}
              </NameLink>
              <Badges flags={now.flags} showing={now.showing} words={words.badges} />
              {now.event ? (
                <EventLink market={market} event={now.event} title={now.title} words={words.where} />
              ) : null}
            </p>
            <span className="sr-only">
              <Sentence text={words.until.replace("{time}", gap)}>
                <Time at={now.stop} format={format} />
              </Sentence>
            </span>
            <ProgressBar start={now.start} stop={now.stop} now={at} className={look.bar} />
          </Fragment>
        ) : (
          <p className={look.nothing}>{words.nothing}</p>
        )}
        {next ? (
          <Fragment key={`next ${next.start}`}>
            <Time at={next.start} format={format} className={look.nextTime} />
            <p className={look.next}>
              <span className="sr-only">{`${words.next}: `}</span>
              <NameLink href={programme(next)} className={look.nextTitle}>
                {next.title}
              </NameLink>
              <Badges flags={{ live: next.flags?.live }} showing={next.showing} words={words.badges} />
            </p>
          </Fragment>
        ) : (
          <p className={look.nothing}>{words.nothingNext}</p>
        )}
      </div>
    </li>
  );
};

/** Two columns on a desk and on paper, one on a phone. */
export const nowListLook = "grid grid-cols-1 gap-x-7 desk:grid-cols-2 print:grid-cols-2";
