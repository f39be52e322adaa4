import type { Route } from "next";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { paths } from "@/lib/paths";
import { DayStrip } from "./day-strip";
import { FilterPanel } from "./filter-panel";
import type { FilterProps, FilterWords } from "./filter-props";
import styles from "./guide.module.css";
import { dayPage, type GuideAddressing } from "./guide-places";
import { primeHour } from "./keys";
import { ViewSwitch, type ViewWords } from "./view-switch";

export type BarWords = {
  days: { label: string; previous: string; next: string };
  views: ViewWords;
  hours: string;
  now: string;
  prime: string;
  filter: FilterWords;
};

type Props = {
  addressing: GuideAddressing;
  /** The day in view, YYYY-MM-DD. */
  shown: string;
  filters: Omit<FilterProps, "words">;
  words: BarWords;
  /** Go there without leaving the page; false if that can't be done. */
  onDay(date: string): boolean;
  onList(): boolean;
  onNow(): void;
  onPrime(): void;
};

/** The guide's controls: links first, which lead to pages without scripts. */
export function GuideBar({ addressing, shown, filters, words, onDay, onList, onNow, onPrime }: Props) {
  const { market, today } = addressing;
  const day = shown === today ? undefined : shown;
  return (
    <div className={`${styles.bar} no-print`}>
      <div className={styles.when}>
        <DayStrip
          date={shown}
          today={today}
          locale={filters.locale}
          hrefOf={(date) => dayPage(date, addressing)}
          onChoose={onDay}
          words={words.days}
        />
        <nav aria-label={words.hours} className={styles.jumps}>
          <Jump href={paths.guide(market)} isChosen={shown === today} onJump={onNow} className={styles.now}>
            <span aria-hidden="true" className="size-1.5 rounded-full bg-live" />
            <span>{words.now}</span>
          </Jump>
          <Jump href={paths.guide(market, day, primeHour)} onJump={onPrime}>
            <Icon name="tonight" size={18} className={styles.primeIcon} />
            <span className={styles.primeWord}>{words.prime}</span>
          </Jump>
        </nav>
      </div>
      <ViewSwitch
        shown="grid"
        hrefs={{ grid: dayPage(shown, addressing), list: paths.guideList(market, day) }}
        onChoose={onList}
        words={words.views}
      />
      <FilterPanel {...filters} words={words.filter} />
    </div>
  );
}

const Jump = ({
  href,
  isChosen = false,
  onJump,
  className = "",
  children,
}: {
  href: Route;
  isChosen?: boolean;
  onJump(): void;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <a
    className={`${pillLook(isChosen)} ${className}`}
    href={href}
    onClick={(click) => {
      click.preventDefault();
      onJump();
    }}
  >
    {children}
  </a>
);
