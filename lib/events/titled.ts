import type { GuideSlot } from "@/lib/guide/chunk";
import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
import type { EventInfo, NowNext, Renamed } from "@/lib/shapes";
import { leagueIn } from "./league";
import { eventName } from "./round";

const between = / v(?:s\.?)? /;

/** What a guide's line knows of the event that it shows. */
export type Called = Pick<EventInfo, "title" | "names" | "league" | "league_names">;

type Titled = { title: string; event?: string; event_info?: Called };

/** What a programme is called on a page: one that shows an event as other pages name that event. */
export function titleIn({ title, event, event_info: info }: Titled, t: Words): string {
  if (!event) return title;
  const isNamed = info?.names?.[t.language] !== undefined;
  // A listing in another script than the event's name keeps its own title, until that name can be said in it.
  const name = isNamed ? info.title : title;
  const [home, away, third] = name.split(between);
  return eventName(third === undefined ? { name, home, away, names: info?.names } : { name }, t);
}

/** The small text of a programme, in which a league is called as on other pages. */
function subTitleIn(sub_title: string | undefined, info: Called | undefined, t: Words): string | undefined {
  const isLeague = sub_title !== undefined && sub_title === info?.league;
  return isLeague ? leagueIn({ name: sub_title, names: info.league_names }, t) : sub_title;
}

/**
 * A programme under its title on a page. The event keeps its own name, of which addresses are made, and a listing its own
 * words.
 */
export function titledIn<T extends Titled & Renamed & { sub_title?: string }>(programme: T, t: Words): T {
  const { title: before, sub_title: own, event_info: info, listed } = programme;
  const [title, sub_title] = [titleIn(programme, t), subTitleIn(own, info, t)];
  if (title === before && sub_title === own) return programme;
  const isListed = title !== before && before !== info?.title;
  return {
    ...programme,
    title,
    ...(sub_title === own ? {} : { sub_title }),
    ...(isListed && !listed ? { listed: { title: before } } : {}),
  };
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
      const called = { ...slot, event_info: slot.called, sub_title: slot.part };
      const { title, sub_title } = titledIn(called, t);
      return title === slot.title && sub_title === slot.part
        ? slot
        : { ...slot, title, part: partOf({ title, sub_title }) };
    }),
  );
