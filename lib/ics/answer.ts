import { keepEntries } from "@/lib/api/kept";
import { answerFile, answerUnknown, feedMaxAge } from "@/lib/feeds/answer";
import { type CalendarEntry, calendarFile, writeCalendar } from "@/lib/ics/calendar";
import { type Audience, eventEntry, type ListedEvent } from "@/lib/ics/event-entry";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

/** Minutes before something that a person chose at which their calendar reminds them. */
export const reminderMinutes = 10;

/** How often a program that subscribes to a calendar should update it. */
const refreshHours = 1;

/** For how long a calendar keeps what is over: a season's worth. */
const pastSeconds = 300 * 86_400;

/** An entry whose time of change isn't known yet. */
type FreshEntry = Omit<CalendarEntry, "changed">;

type FollowedCalendar = {
  /** Names the calendar among all of the market's. */
  key: string;
  /** Null if unknown: then the one that it had. */
  name: string | null;
  /** What it is called if it never had a name; without it, there is no such calendar. */
  otherwise?: string;
  /** Stands in for a name that says nothing in letters that every system takes. */
  fileName: string;
  entries: readonly FreshEntry[];
};

/**
 * Answers with a calendar that may be followed: what was in it and is over stays, and what hasn't changed says so after
 * a restart too. 404 if it has no name.
 */
export async function answerCalendar(
  request: Request,
  { key, name, otherwise, fileName, entries: fresh }: FollowedCalendar,
  { market, zone }: Audience,
  now: number,
): Promise<Response> {
  const kept = await keepEntries({
    key: `${market.slug} ${key}`,
    name,
    otherwise,
    fresh,
    idOf: ({ uid }) => uid,
    stays: ({ start }) => start <= now && start > now - pastSeconds,
    now,
  });
  if (!kept) return answerUnknown();
  const entries = kept.entries.map(({ entry, changed }) => ({ ...entry, changed }));
  return answerFile(request, {
    body: writeCalendar({ name: kept.name, zone, entries, refreshHours }),
    type: "text/calendar",
    name: calendarFile(kept.name, fileName),
    maxAge: feedMaxAge,
  });
}

type EventCalendar = Omit<FollowedCalendar, "entries"> & {
  events: readonly ListedEvent[];
  /** Whether the calendar reminds of each event; a whole league's doesn't. */
  reminds?: boolean;
};

/** Answers with a calendar of events in an audience's country and language. */
export function answerEvents(
  request: Request,
  { events, reminds = false, ...calendar }: EventCalendar,
  audience: Audience,
  now: number,
): Promise<Response> {
  const { slug } = audience.market;
  const entries = events.map((event) => ({
    ...eventEntry(event, audience, absoluteUrl(paths.event(slug, event))),
    ...(reminds ? { reminder: reminderMinutes } : {}),
  }));
  return answerCalendar(request, { ...calendar, entries }, audience, now);
}
