import type { GuideSlot } from "@/lib/guide/chunk";
import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
import type { EventInfo, NowNext } from "@/lib/shapes";
import { eventName } from "./round";

const between = / v(?:s\.?)? /;

type Titled = { title: string; event?: string; event_info?: Pick<EventInfo, "title" | "names"> };

/** What a programme is called on a page: one that shows an event as other pages name that event. */
export function titleIn({ title, event, event_info: info }: Titled, t: Words): string {
  if (!event) return title;
  const [home, away, third] = title.split(between);
  const names = info?.title === title ? info.names : undefined;
  return eventName(third === undefined ? { name: title, home, away, names } : { name: title }, t);
}

/** A programme under its title on a page. The event keeps its own name, of which addresses are made. */
export function titledIn<T extends Titled>(programme: T, t: Words): T {
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
      const { title } = titledIn({ ...slot, event_info: slot.called }, t);
      return title === slot.title ? slot : { ...slot, title, part: partOf({ title, sub_title: slot.part }) };
    }),
  );
