import { answerFile } from "@/lib/feeds/answer";
import { changedAt } from "@/lib/feeds/change-times";
import { wordsFor } from "@/lib/i18n";
import { type CalendarEntry, writeCalendar } from "@/lib/ics/calendar";
import { type Audience, eventEntry, type ListedEvent } from "@/lib/ics/event-entry";
import type { Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Unavailable } from "@/lib/shapes";
import { absoluteUrl } from "@/lib/site-url";

/** How soon a program that subscribes to a calendar may ask again. */
const refreshHours = 1;

/** Seconds for which a calendar may be cached. */
export const maxAge = 300;

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
    maxAge,
  });

/** Answers with a calendar of events in a audience's country and language. */
export function answerEvents(
  request: Request,
  name: string,
  fileName: string,
  events: readonly ListedEvent[],
  audience: Audience,
  now: number,
): Response {
  const { slug } = audience.market;
  const entries = events.map((event) =>
    withChange(
      eventEntry(event, audience, absoluteUrl(paths.event(slug, event))),
      `${slug} ${fileName}`,
      now,
    ),
  );
  return answerCalendar(request, { name, fileName, zone: audience.zone, entries });
}

/** Answers with a problem document (RFC 9457) that says in the market's words why the API refuses. */
export function answerUnavailable({ unavailable }: Unavailable, market: Market): Response {
  const t = wordsFor(market);
  const problem = { type: "about:blank", title: t(`unavailable.${unavailable}`), status: 501 };
  return Response.json(problem, {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", "Content-Language": market.words },
  });
}

export const answerUnknown = (): Response => new Response(null, { status: 404 });
