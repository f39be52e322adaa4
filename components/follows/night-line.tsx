import type { ReactNode } from "react";
import { fillEpisode, joinNote } from "@/components/guide/episode-words";
import { Badges } from "@/components/now-next/flag-badges";
import { Badge } from "@/components/ui/badge";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { fill, listNames } from "@/lib/fill";
import { findWayOut, type NightEntry, type NightShowing } from "@/lib/follows/night";
import { paths } from "@/lib/paths";
import { dayInSentence, type TimeStyle } from "@/lib/time/format";
import type { NightWords } from "./follow-words";

export type NightSetting = {
  market: string;
  /** Epoch seconds. */
  at: number;
  format: TimeStyle;
  words: NightWords;
};

/** Clashes and channels that a line names. */
const mostNamed = 3;

/** A later showing in a sentence with `{when}` and `{channel}`. */
const Later = ({
  text,
  showing: { start, channel },
  than,
  setting: { at, format },
}: {
  text: string;
  showing: NightShowing;
  /** The start of the showing that it is instead of. */
  than: number;
  setting: NightSetting;
}) => {
  const day = dateAt(start, format.zone);
  return (
    <Sentence text={fill(text, { when: gap, channel: channel.name })}>
      <span>
        {day === dateAt(than, format.zone)
          ? null
          : `${dayInSentence(day, dateAt(at, format.zone), format.locale)} `}
        <Time at={start} format={format} />
      </span>
    </Sentence>
  );
};

const addressOf = ({ event, on }: NightEntry, market: string) =>
  event
    ? paths.event(market, event)
    : on.listing
      ? paths.programme(market, on.listing)
      : paths.channel(market, on.channel.id);

/** One thing that a person follows: when and where it is on, why it is here, and what it clashes with. */
export const NightLine = ({
  entry,
  isNew,
  clashes,
  all,
  because,
  actions,
  setting,
}: {
  entry: NightEntry;
  isNew: boolean;
  clashes: readonly NightEntry[];
  all: readonly NightEntry[];
  /** The names of what is followed. */
  because: readonly string[];
  actions?: ReactNode;
  setting: NightSetting;
}) => {
  const { market, at, format, words } = setting;
  const { start, stop, title, part, episode = {}, on, also, again, event } = entry;
  const note = joinNote(fillEpisode(words.episode, episode), part);
  const [next] = again;
  const reasons = because.filter((name) => name !== title);
  const kickOff =
    event && event.start >= start && event.start < (stop ?? event.start + 1) ? event.start : start;
  return (
    <li data-new={isNew || undefined} className="border-b border-line py-3.5">
      <div className="flex items-start gap-3.5">
        <div className="w-[4.25rem] shrink-0 pt-0.5">
          <b className="block text-[1.0625rem] font-[680]">
            <Time at={kickOff} format={format} />
          </b>
          {start <= at ? <span className="text-sm text-muted">{words.onNow}</span> : null}
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <NameLink
              href={addressOf(entry, market)}
              className="line-clamp-2 min-w-0 text-[1.0625rem] leading-snug font-title hover:underline"
            >
              {title}
            </NameLink>
            <span className="flex gap-1.5">
              {isNew ? <Badge look="new">{words.isNew}</Badge> : null}
              <Badges flags={on.flags} showing={on.showing} isOn={start <= at} words={words.badges} />
            </span>
          </h3>
          {note ? (
            <p dir="auto" className="truncate text-sm text-muted">
              {note}
            </p>
          ) : null}
          <p className="mt-0.5 text-sm text-muted">
            <bdi className="font-[640] text-ink">{on.channel.name}</bdi>
            {also.length > 0
              ? ` · ${fill(words.also, { channels: listNames([...new Set(also.map(({ channel }) => channel.name))].slice(0, mostNamed), format.locale) })}`
              : null}
            {next ? (
              <>
                {" · "}
                <Later text={words.again} showing={next} than={start} setting={setting} />
              </>
            ) : null}
          </p>
          {reasons.length > 0 ? (
            <p className="text-sm text-faint">
              {fill(words.because, { names: listNames(reasons, format.locale) })}
            </p>
          ) : null}
          {actions}
        </div>
        <Plate name={on.channel.name} src={on.channel.logo} />
      </div>
      <Clash entry={entry} clashes={clashes} all={all} setting={setting} />
    </li>
  );
};

const Clash = ({
  entry,
  clashes,
  all,
  setting,
}: {
  entry: NightEntry;
  clashes: readonly NightEntry[];
  all: readonly NightEntry[];
  setting: NightSetting;
}) => {
  if (clashes.length === 0) return null;
  const { format, words } = setting;
  const wayOut = findWayOut(entry, all);
  const titles = listNames(
    clashes.slice(0, mostNamed).map(({ title }) => title),
    format.locale,
  );
  return (
    <div className="mt-2.5 rounded-cell border-s-[3px] border-delayed bg-panel px-3.5 py-2.5">
      <p className="font-[560]">{fill(words.clash, { titles })}</p>
      {wayOut ? (
        <p className="mt-0.5 text-sm text-muted">
          <Later text={words.wayOut} showing={wayOut} than={entry.start} setting={setting} />
        </p>
      ) : null}
    </div>
  );
};
