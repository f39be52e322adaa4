import { answerFile, feedMaxAge } from "@/lib/feeds/answer";
import { changedAt } from "@/lib/feeds/change-times";
import { type CalendarEntry, writeCalendar } from "@/lib/ics/calendar";
import { type Audience, eventEntry, type ListedEvent } from "@/lib/ics/event-entry";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

/** Minutes before something that a person chose at which their calendar reminds them. */
export const reminderMinutes = 10;

/** How often a program that subscribes to a calendar should update it. */
const refreshHours = 1;

/** Adds the time of an entry's last change. `variant` is the kind of calendar and the market, which word it differently. */
export const withChange = (
  entry: Omit<CalendarEntry, "changed">,
  variant: string,
  now: number,
): CalendarEntry => ({
  ...entry,
  changed: changedAt(`${variant} ${entry.uid}`, entry, now),
});

type CalendarFile = { name: string; fileName: string; zone: string; entries: readonly CalendarEntry[] };

/** Answers with a calendar; `fileName` is the name for saving it. */
export const answerCalendar = (request: Request, { fileName, ...calendar }: CalendarFile): Response =>
  answerFile(request, {
    body: writeCalendar({ ...calendar, refreshHours }),
    type: "text/calendar",
    name: fileName,
    maxAge: feedMaxAge,
  });

/**
 * Answers with a calendar of events in an audience's country and language. With `reminds`, a calendar reminds of each;
 * it doesn't of a whole league's.
 */
export function answerEvents(
  request: Request,
  name: string,
  fileName: string,
  events: readonly ListedEvent[],
  audience: Audience,
  now: number,
  { reminds = false } = {},
): Response {
  const { slug } = audience.market;
  const entries = events.map((event) =>
    withChange(
      {
        ...eventEntry(event, audience, absoluteUrl(paths.event(slug, event))),
        ...(reminds ? { reminder: reminderMinutes } : {}),
      },
      `${slug} ${fileName}`,
      now,
    ),
  );
  return answerCalendar(request, { name, fileName, zone: audience.zone, entries });
}
