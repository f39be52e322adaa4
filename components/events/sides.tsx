import { eventName } from "@/lib/events/round";
import { sidesOf } from "@/lib/events/sides";
import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";

/**
 * Both sides with the page's own word between them, each in its own direction; or the event's name. In two lines the word
 * begins the second, with the side that follows it.
 */
export const Sides = ({
  event,
  t,
  className,
}: {
  event: Pick<SportsEvent, "name" | "home" | "away" | "names">;
  t: Words;
  className?: string;
}) => {
  const sides = sidesOf(event, t);
  if (!sides) return <bdi>{eventName(event, t)}</bdi>;
  const [home, away] = sides;
  return (
    <>
      <bdi>{home}</bdi>{" "}
      <span>
        {/* A line may end in a dash, even before a space that doesn't break. */}
        <span className="whitespace-nowrap">
          <span className={className}>{t("event.versus")}</span>
          {"\u00a0"}
        </span>
        <bdi>{away}</bdi>
      </span>
    </>
  );
};
