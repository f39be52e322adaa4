"use client";

import Link from "next/link";
import { useEffect, useMemo, useRef, useState } from "react";
import { useMine } from "@/components/favourites/use-favourites";
import { RemindButton } from "@/components/reminders/remind-button";
import { useReminders } from "@/components/reminders/use-reminders";
import { quietLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useMinutes } from "@/components/ui/use-minutes";
import { type Follow, followId, followName } from "@/lib/follows/follow";
import {
  buildNight,
  byNight,
  findNew,
  findNightClashes,
  type Look,
  lookAt,
  nightOf,
} from "@/lib/follows/night";
import { paths } from "@/lib/paths";
import { parseSubject, subjectOf } from "@/lib/reminders/reminder";
import { dayHeading, longDate, type TimeStyle } from "@/lib/time/format";
import { FollowToggle } from "./follow-button";
import type { NightWords } from "./follow-words";
import { kindWord } from "./kind-word";
import { NightLine } from "./night-line";
import { useFollows, useFollowsLoaded, useLook } from "./use-follows";
import { useNight } from "./use-night";

type Props = {
  market: string;
  /** ISO code. */
  country: string;
  /** When the page was made, epoch seconds. */
  now: number;
  format: TimeStyle;
  /** What could be followed, for whoever follows nothing yet. */
  suggestions: readonly Follow[];
  words: NightWords;
};

/** What a person follows, from their device. Its place is kept free, so nothing moves when it comes. */
export function OwnNight(props: Props) {
  const isLoaded = useFollowsLoaded();
  const [follows] = useFollows();
  return (
    <div className="flow-root min-h-dvh [@media(scripting:none)]:hidden">
      {isLoaded && follows.length === 0 ? <NothingFollowed {...props} /> : null}
      {isLoaded && follows.length > 0 ? <Night {...props} follows={follows} /> : null}
      <OtherReminders {...props} follows={follows} />
    </div>
  );
}

function Night({ market, country, now, format, words, follows }: Props & { follows: readonly Follow[] }) {
  const at = useMinutes(now);
  const [mine] = useMine();
  const { found, called, isLoading, failed, retry } = useNight(market, follows);
  const { entries, elsewhere } = useMemo(
    () => buildNight(found, mine, country, at),
    [found, mine, country, at],
  );
  const isComplete = !isLoading && failed === 0;
  const fresh = useNew(entries, follows, isComplete);
  const clashes = findNightClashes(entries);
  const names = new Map(called.map((follow) => [followId(follow), followName(follow)]));
  const tonight = nightOf(at, format.zone);
  const nights = byNight(entries, at, format.zone).map(([date, ofNight]) => ({
    date,
    ofNight,
    ...dayHeading(date, tonight, format.locale),
  }));
  return (
    <>
      <p role="status" className={isLoading ? "mt-6 text-muted" : "sr-only"}>
        {isLoading ? words.loading : null}
      </p>
      {failed > 0 ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-muted">
          {words.failed}
          <button type="button" className={quietLook} onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
      {isComplete && entries.length === 0 ? <Notice title={words.nothing}>{words.nothingText}</Notice> : null}
      {nights.map(({ date, ofNight, title, note }) => (
        <section key={date} className="mt-8" aria-label={longDate(date, format.locale)}>
          <h2 suppressHydrationWarning className="mb-1 text-xl font-[740] tracking-[-0.02em]">
            {title}
            {note ? (
              <span className="ms-2.5 text-[0.9375rem] font-[500] tracking-normal text-muted">{note}</span>
            ) : null}
          </h2>
          <ol>
            {ofNight.map((entry) => (
              <NightLine
                key={entry.id}
                entry={entry}
                isNew={fresh.has(entry.id)}
                clashes={clashes.get(entry.id) ?? []}
                all={entries}
                because={entry.because.flatMap((id) => names.get(id) ?? [])}
                setting={{ market, at, format, words }}
              />
            ))}
          </ol>
        </section>
      ))}
      {elsewhere > 0 ? <p className="mt-6 text-muted">{words.elsewhere}</p> : null}
      <FollowedList market={market} follows={called} words={words} />
    </>
  );
}

/** The ids of entries that are new since the last visit, marked for as long as this one lasts. */
function useNew(
  entries: ReturnType<typeof buildNight>["entries"],
  follows: readonly Follow[],
  isComplete: boolean,
): Set<string> {
  const { look, isLoaded, keep } = useLook();
  const before = useRef<{ look: Look }>(null);
  const [marked, setMarked] = useState<Look>(null);
  useEffect(() => {
    if (!isLoaded || !isComplete) return;
    if (!before.current) {
      before.current = { look };
      setMarked(look);
    }
    const next = lookAt(entries, follows.map(followId));
    if (JSON.stringify(next) !== JSON.stringify(look)) void keep(next);
  }, [entries, follows, isComplete, isLoaded, keep, look]);
  return findNew(entries, marked);
}

/** All that is followed, to let go of or to be reminded of. */
const FollowedList = ({
  market,
  follows,
  words,
}: Pick<Props, "market" | "words"> & { follows: readonly Follow[] }) => (
  <section aria-labelledby="followed" className="mt-10">
    <h2 id="followed" className="mb-3 text-xl font-[740] tracking-[-0.02em]">
      {words.followed}
    </h2>
    <ul className="grid grid-cols-1 gap-2 wide:grid-cols-2">
      {follows.map((follow) => (
        <li
          key={followId(follow)}
          className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-panel p-2"
        >
          <FollowToggle
            follow={follow}
            words={words}
            kind={kindWord(follow, words)}
            look="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-cell px-2 text-start font-title"
          />
          <RemindButton market={market} of={follow} calendar={null} words={words.remind} />
        </li>
      ))}
    </ul>
  </section>
);

/** Reminders of what isn't followed: events, programmes and what no longer is. */
function OtherReminders({ market, follows, words }: Props & { follows: readonly Follow[] }) {
  const reminders = useReminders();
  const followed = new Set(follows.map(subjectOf));
  const others = reminders.flatMap(({ subject, name }) =>
    followed.has(subject) ? [] : (parseSubject(subject, name) ?? []),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="reminders" className="mt-10">
      <h2 id="reminders" className="mb-3 text-xl font-[740] tracking-[-0.02em]">
        {words.reminders}
      </h2>
      <ul className="grid grid-cols-1 gap-2 wide:grid-cols-2">
        {others.map((of) => (
          <li
            key={subjectOf(of)}
            className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-panel p-2 ps-4"
          >
            <bdi className="min-w-0 flex-1 truncate font-title">{of.name}</bdi>
            <RemindButton market={market} of={of} calendar={null} words={words.remind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to do first: something to follow, or a search for it. */
const NothingFollowed = ({ market, suggestions, words }: Props) => (
  <>
    <Notice
      title={words.empty}
      action={
        <Link href={paths.search(market)} className={quietLook}>
          {words.search}
        </Link>
      }
    >
      {words.emptyText}
    </Notice>
    {suggestions.length > 0 ? (
      <section aria-labelledby="suggested">
        <h2 id="suggested" className="mb-3 text-xl font-[740] tracking-[-0.02em]">
          {words.suggested}
        </h2>
        <ul className="grid grid-cols-1 gap-2 wide:grid-cols-2">
          {suggestions.map((follow) => (
            <li
              key={followId(follow)}
              className="flex items-center gap-3 rounded-card border border-line bg-panel p-3"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-title">{followName(follow)}</bdi>
                <span className="text-sm text-muted">{kindWord(follow, words)}</span>
              </span>
              <FollowToggle follow={follow} words={words} label={words.follow} />
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </>
);
