import type { Route } from "next";
import Link from "next/link";
import { Fragment } from "react";
import { AccessBadge, type AccessWords, accessWords } from "@/components/free/access-badge";
import { type EpisodePatterns, episodePatterns, fillEpisode } from "@/components/guide/episode-words";
import { LineScene } from "@/components/programme/line-scene";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { TimeLeft } from "@/components/ui/time-left";
import { accessOf } from "@/lib/access";
import type { Words } from "@/lib/i18n";
import type { Line } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { clearSeconds, type TimeStyle } from "@/lib/time/format";
import type { LeftWords } from "@/lib/time/left";
import { Badges, type BadgeWords, badgeWords } from "./flag-badges";
import look from "./now-line.module.css";

/** The words of a list's lines; `until` holds `{time}`. */
export type LineWords = Record<"nothing" | "next" | "until" | "comma" | "more" | "film", string> & {
  badges: BadgeWords;
  access: AccessWords;
  left: LeftWords;
  soon: LeftWords;
  episode: EpisodePatterns;
};

export const lineWords = (t: Words): LineWords => ({
  nothing: t("now.nothing"),
  next: t("now.next"),
  until: t.raw("time.until"),
  comma: t("now.comma"),
  more: t("channel.more"),
  film: t("genre.movie"),
  badges: badgeWords(t),
  access: accessWords(t),
  left: leftWords(t),
  soon: soonWords(t),
  episode: episodePatterns(t),
});

export const leftWords = (t: Words): LeftWords => ({
  minutes: t.raw("now.minutesLeft"),
  hours: t.raw("now.hoursLeft"),
  both: t.raw("now.bothLeft"),
});

export const soonWords = (t: Words): LeftWords => ({
  minutes: t.raw("now.inMinutes"),
  hours: t.raw("now.inHours"),
  both: t.raw("now.inBoth"),
});

/** What the lines of a list share. `at` is their time, epoch seconds. */
export type LineSetting = {
  market: string;
  at: number;
  /** Whether `at` is the present, so that minutes are left. */
  current: boolean;
  format: TimeStyle;
  /** The level of a channel's name under the list's own heading. */
  heading: "h2" | "h3";
  words: LineWords;
};

type Shown = NonNullable<Line["now"]>;
type Following = NonNullable<Line["next"]>;

/** Where a programme's title leads: to its event, which all channels share, else to its own page. */
const addressOf = (
  market: string,
  { id, title, event, eventName = title }: Shown | Following,
): Route | null =>
  event ? paths.event(market, { id: event, name: eventName }) : id ? paths.programme(market, id) : null;

/** "Drama, S2 E4, A Change of Wind" or "Comedy, 1994", as far as the listing says. */
function noteOf(
  { genre, film, season, number, part, year }: Partial<Shown>,
  { episode, comma, film: filmWord }: LineWords,
): string {
  const said = new Set([film ? filmWord : genre, fillEpisode(episode, { season, number }), part, year]);
  const note = [...said].filter(Boolean).join(comma);
  return note.charAt(0).toLocaleUpperCase() + note.slice(1);
}

/**
 * One channel's line: what is on, how far it has run, and what comes next. Each programme is its own element, so that
 * nothing seems to move when one follows another.
 */
export const NowLine = ({ row, setting }: { row: Line; setting: LineSetting }) => {
  const { channel, now, next } = row;
  const { market, at, current, format, heading: Heading, words } = setting;
  const toChannel = paths.channel(market, channel.id);
  // What starts soon stands where the programme would: the line says when, and never that there is nothing.
  const first = now ?? next;
  const following = now ? next : null;
  return (
    <li data-channel={channel.id} data-access={accessOf(channel)} className={look.line}>
      <Link href={toChannel} prefetch={false} tabIndex={-1} aria-hidden="true" className={look.plate}>
        <Plate name={channel.name} src={channel.logo} />
      </Link>
      <div className={look.text}>
        <div className={look.head}>
          <Heading className={look.channel}>
            <NameLink href={toChannel}>{channel.name}</NameLink>
          </Heading>
          {first ? (
            <Badges
              flags={first.flags}
              showing={first.showing}
              isOn={current && Boolean(now)}
              words={words.badges}
            />
          ) : null}
          <AccessBadge channel={channel} words={words.access} />
        </div>
        {first ? (
          <Fragment key={`now ${first.start}`}>
            <Time at={first.start} format={format} className={look.nowTime} />
            <p className={look.now}>
              <NameLink href={addressOf(market, first)} className={look.nowTitle}>
                {first.title}
              </NameLink>
              {!current ? null : now ? (
                <TimeLeft until={now.stop} now={at} words={words.left} className={look.left} />
              ) : (
                <TimeLeft until={first.start} now={at} words={words.soon} className={look.left} />
              )}
            </p>
            <Note text={noteOf(first, words)} />
            {now ? (
              <>
                <span className="sr-only">
                  <Sentence text={words.until.replace("{time}", gap)}>
                    <Time at={now.stop} format={format} />
                  </Sentence>
                </span>
                <ProgressBar start={now.start} stop={now.stop} now={at} className={look.bar} />
              </>
            ) : null}
          </Fragment>
        ) : (
          <p className={look.nothing}>{words.nothing}</p>
        )}
        {following ? (
          <Fragment key={`next ${following.start}`}>
            <Time at={following.start} format={format} className={look.nextTime} />
            <p className={look.next}>
              <span className="sr-only">{`${words.next}: `}</span>
              {following.start - at > clearSeconds ? (
                <Time at={following.start} format={format} as="weekday" className={look.day} />
              ) : null}
              <NameLink href={addressOf(market, following)} className={look.nextTitle}>
                {following.title}
              </NameLink>
              <Badges
                flags={{ live: following.flags?.live }}
                showing={following.showing}
                isOn={false}
                words={words.badges}
              />
            </p>
          </Fragment>
        ) : null}
      </div>
      {first?.icon ? <LineScene src={first.icon} title={first.title} scene={first.scene} /> : null}
    </li>
  );
};

const Note = ({ text }: { text: string }) =>
  text ? (
    <p dir="auto" className={look.note}>
      {text}
    </p>
  ) : null;

/** Two columns on a desk and on paper, one on a phone. */
export const nowListLook = "grid grid-cols-1 gap-x-9 desk:grid-cols-2 print:grid-cols-2";
