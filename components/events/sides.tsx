import { eventName } from "@/lib/events/round";
import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";

/** Both sides with the page's own word between them, each in its own direction; or the event's name. */
export const Sides = ({
  event,
  t,
  className,
}: {
  event: Pick<SportsEvent, "name" | "home" | "away">;
  t: Words;
  className?: string;
}) =>
  event.home && event.away ? (
    <>
      <bdi>{event.home}</bdi> <span className={className}>{t("event.versus")}</span> <bdi>{event.away}</bdi>
    </>
  ) : (
    <bdi>{eventName(event, t)}</bdi>
  );
