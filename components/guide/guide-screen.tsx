"use client";

import { useRouter } from "next/navigation";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useFavourites, useKept } from "@/components/favourites/use-favourites";
import { changeAddress } from "@/components/ui/change-address";
import { useClock } from "@/components/ui/clock";
import { addDays, atHour, dateAt } from "@/contract/zone";
import { collectFacets, type GuideFilter, keepsChannel, noFilter } from "@/lib/guide/filter";
import { nowShare } from "@/lib/guide/follow-clock";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { ColourKeys } from "./colour-keys";
import styles from "./guide.module.css";
import { type BarWords, GuideBar } from "./guide-bar";
import type { GuideController, GuideSetup } from "./guide-controller";
import { GuideGrid } from "./guide-grid";
import { type GuideAddressing, listAddress, standingAddress } from "./guide-places";
import type { KeyWords } from "./key-help";
import { primeHour, shiftDay } from "./keys";
import { useGridView } from "./use-grid-view";
import { useGuideFilter } from "./use-guide-filter";
import { useGuideKeys } from "./use-guide-keys";

/** Loaded when a person opens it. */
const KeyHelp = lazy(() => import("./key-help").then((file) => ({ default: file.KeyHelp })));

export type GuideScreenProps = {
  setup: Omit<GuideSetup, "clock">;
  /** When the page was made, epoch seconds. */
  now: number;
  /** The day of the page, YYYY-MM-DD. */
  date: string;
  words: BarWords & {
    corner: string;
    failed: string;
    retry: string;
    nothingFits: string;
    keys: KeyWords;
    favourite: string;
  };
};

type Moves = Pick<GuideScreenProps, "setup"> & {
  guide: RefObject<GuideController | null>;
  clock(): number;
  filter: GuideFilter;
  addressing: GuideAddressing;
};

/** Where the controls lead within the grid; each returns false if it can't go there. */
function useMoves({ setup: { zone, range }, guide, clock, filter, addressing }: Moves) {
  const router = useRouter();
  return {
    /** Goes to the same time of another day, if the grid reaches it. */
    toDay(to: string): boolean {
      const at = guide.current?.standing().at;
      if (at === undefined) return false;
      const days = Math.round((Date.parse(to) - Date.parse(dateAt(at, zone))) / 86_400_000);
      const target = shiftDay(at, days, zone);
      if (target < range.start || target >= range.stop) return false;
      guide.current?.goTo(target);
      return true;
    },
    toList(): boolean {
      const at = guide.current?.standing().at;
      if (at === undefined) return false;
      router.push(listAddress(at, clock(), filter, addressing));
      return true;
    },
  };
}

/** What is wrong with the grid: listings that didn't arrive, or filters that leave nothing. */
const Notes = ({
  failed,
  anyFits,
  words,
  onRetry,
  onReset,
}: Pick<GuideScreenProps, "words"> & {
  failed: boolean;
  anyFits: boolean;
  onRetry(): void;
  onReset(): void;
}) => (
  <>
    {failed ? (
      <Note action={words.retry} onAction={onRetry}>
        {words.failed}
      </Note>
    ) : null}
    {anyFits ? null : (
      <Note action={words.filter.reset} onAction={onReset}>
        {words.nothingFits}
      </Note>
    )}
  </>
);

/** The guide's controls and its grid. */
export function GuideScreen({ setup, now, date, words }: GuideScreenProps) {
  const { market, locale, zone, screen } = setup;
  const guide = useRef<GuideController>(null);
  const clock = useClock();
  const [shown, setShown] = useState(date);
  const [failed, setFailed] = useState(false);
  const [lineup, setLineup] = useState<readonly GuideChannel[]>(screen.channels);
  const [help, setHelp] = useState(false);
  const [filter, choose] = useGuideFilter();
  const [, toggleFavourite] = useFavourites();
  const kept = useKept(setup.country, lineup);
  const view = useGridView();
  const addressing = { market, zone, today: dateAt(now, zone) };

  useEffect(() => guide.current?.setFilter(filter, kept), [filter, kept]);

  const { density, zoom } = view.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grid reads both from its styles.
  useEffect(() => guide.current?.relayout(), [density, zoom]);

  const moves = useMoves({ setup, guide, clock, filter, addressing });
  const actions = {
    onFavourite: () => {
      const channel = guide.current?.channelAt(guide.current.cursor().row);
      if (channel) toggleFavourite(channel.id);
      return guide.current !== null;
    },
    onNow: () => guide.current?.goTo(clock(), nowShare),
    onPrime: () => guide.current?.goTo(atHour(shown, primeHour, zone)),
    onNextDay: () => moves.toDay(addDays(shown, 1)),
  };
  useGuideKeys({ onHelp: () => setHelp(true), ...actions });

  const anyFits = filter === noFilter || lineup.some(keepsChannel(filter, kept));
  return (
    <div className={styles.guide}>
      <GuideBar
        addressing={addressing}
        shown={shown}
        filters={{
          filter,
          facets: collectFacets(lineup),
          hasFavourites: kept.size > 0,
          locale,
          view,
          onChange: choose,
          onHelp: () => setHelp(true),
        }}
        words={words}
        onDay={moves.toDay}
        onList={moves.toList}
        onNow={actions.onNow}
        onPrime={actions.onPrime}
      />
      <Notes
        failed={failed}
        anyFits={anyFits}
        words={words}
        onRetry={() => {
          setFailed(false);
          guide.current?.retry();
        }}
        onReset={() => choose(noFilter)}
      />
      <GuideGrid
        setup={setup}
        now={now}
        corner={words.corner}
        view={view.value}
        controller={guide}
        events={{
          onDay: setShown,
          // The address follows the view, so that a link and the way back lead to the same place.
          onRest: (standing) =>
            changeAddress(standingAddress(location.href, standing, lineup[0]?.id, addressing)),
          onLineup: setLineup,
          onFailure: setFailed,
        }}
      />
      <ColourKeys
        words={{
          now: words.now,
          prime: words.prime,
          favourite: words.favourite,
          nextDay: words.days.next,
        }}
        {...actions}
      />
      <Suspense>{help ? <KeyHelp words={words.keys} onClose={() => setHelp(false)} /> : null}</Suspense>
    </div>
  );
}

/** A problem with the grid, and an action that may solve it. */
const Note = ({ action, onAction, children }: { action: string; onAction(): void; children: ReactNode }) => (
  <p role="status" className={`${styles.notice} no-print`}>
    {children}{" "}
    <button type="button" onClick={onAction}>
      {action}
    </button>
  </p>
);
