import type { Route } from "next";
import Link from "next/link";
import type { CSSProperties, MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { addDays } from "@/contract/zone";
import { dayLabel, dayParts, shortDay } from "@/lib/time/format";
import styles from "./day-strip.module.css";

/** How many days the strip shows after and before the chosen one. */
const ahead = 7;
const around = 4;

type Props = {
  /** The day that is shown, YYYY-MM-DD, and today. */
  date: string;
  today: string;
  locale: string;
  hrefOf: (date: string) => Route;
  /** Goes to a day without leaving the page; false if it can't. */
  onChoose?(date: string): boolean;
  words: { label: string; previous: string; next: string };
};

/** The days that a person may jump to: yesterday to a week ahead or, far from today, the days around. */
function listDays(date: string, today: string): string[] {
  const [first, count] =
    date >= addDays(today, -1) && date <= addDays(today, ahead)
      ? [addDays(today, -1), ahead + 2]
      : [addDays(date, -around), 2 * around + 1];
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** A day's name, "Today" or "Sun", and what stands under it, "Sat 22" or "23". */
function dayWords(day: string, today: string, locale: string): { name: string; note: string } {
  const [label, short] = [dayLabel(day, today, locale), shortDay(day, locale)];
  if (label !== short) return { name: label, note: short };
  const { weekday, day: number } = dayParts(day, locale);
  return { name: weekday, note: number };
}

/** The size of a note's letters beside a name's on a phone, where they differ least. */
const noteSize = 0.885;

/** The width that the longest of some days' words needs with the space beside it, in the size of a name's letters. */
const roomOf = (days: readonly { name: string; note: string }[]): number =>
  Math.max(3.9, ...days.flatMap(({ name, note }) => [lengthOf(name) + 1.1, lengthOf(note) * noteSize + 0.5]));

const lengthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + letterRoom(letter), 0);

const letterRoom = (letter: string): number => (/\p{Script=Han}|\p{Script=Kana}/u.test(letter) ? 1 : 0.56);

/** Links to days: "Yesterday", "Today", "Sun 22", and the one before and after. */
export function DayStrip({ date, today, locale, hrefOf, onChoose, words }: Props) {
  const linkTo = (day: string) => ({
    href: hrefOf(day),
    prefetch: false,
    ...(onChoose && {
      onClick: (click: MouseEvent) => {
        const plain = !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
        if (plain && onChoose(day)) click.preventDefault();
      },
    }),
  });
  const days = listDays(date, today).map((day) => ({ day, ...dayWords(day, today, locale) }));
  const size = {
    "--day": `${roomOf(days)}em`,
    "--days": days.length,
  } as CSSProperties;
  return (
    <nav aria-label={words.label} className={`${styles.room} no-print`} style={size}>
      <div className={styles.strip}>
        <Link {...linkTo(addDays(date, -1))} rel="prev" className={styles.step} aria-label={words.previous}>
          <Icon name="back" size={18} className="rtl:-scale-x-100" />
        </Link>
        <ul className={styles.days}>
          {days.map(({ day, name, note }) => (
            <li key={day}>
              <Link
                {...linkTo(day)}
                aria-current={day === date ? "date" : undefined}
                className={`${styles.day} aria-[current]:opens-in-view`}
              >
                {name} <small>{note}</small>
              </Link>
            </li>
          ))}
        </ul>
        <Link {...linkTo(addDays(date, 1))} rel="next" className={styles.step} aria-label={words.next}>
          <Icon name="forward" size={18} className="rtl:-scale-x-100" />
        </Link>
      </div>
    </nav>
  );
}
