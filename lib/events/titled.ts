import type { GuideSlot } from "@/lib/guide/chunk";
import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
import type { NowNext } from "@/lib/shapes";
import { eventName } from "./round";

const between = / v(?:s\.?)? /;

/** What a programme is called on a page: one that shows an event as other pages name that event. */
export function titleIn({ title, event }: { title: string; event?: string }, t: Words): string {
  if (!event) return title;
  const [home, away, third] = title.split(between);
  return eventName(third === undefined ? { name: title, home, away } : { name: title }, t);
}

/** A programme under its title on a page. The event keeps its own name, of which addresses are made. */
export function titledIn<T extends { title: string; event?: string }>(programme: T, t: Words): T {
  const title = titleIn(programme, t);
  return title === programme.title ? programme : { ...programme, title };
}

/** The same for the lines of now and next. */
export const linesIn = (lines: readonly NowNext[], t: Words): NowNext[] =>
  lines.map(({ channel, now, next }) => ({
    channel,
    now: now && titledIn(now, t),
    next: next && titledIn(next, t),
  }));

/** The same for the rows of a guide, whose parts may then say nothing that their titles don't. */
export const rowsIn = (rows: readonly (readonly GuideSlot[])[], t: Words): GuideSlot[][] =>
  rows.map((slots) =>
    slots.map((slot) => {
      const { title } = titledIn(slot, t);
      return title === slot.title ? slot : { ...slot, title, part: partOf({ title, sub_title: slot.part }) };
    }),
  );
