import { EventLink } from "@/components/events/event-link";
import { FlagBadges } from "@/components/now-next/flag-badges";
import type { Words } from "@/lib/i18n";
import type { Slot } from "@/lib/shapes";

/** What stands behind a programme's title: its badges, and the way to the event that it shows. */
export const SlotMarks = ({
  slot: { event, event_info, flags, showing, title },
  market,
  isOn,
  t,
}: {
  slot: Slot;
  market: string;
  isOn: boolean;
  t: Words;
}) => (
  <>
    <FlagBadges flags={flags} showing={showing} isOn={isOn} t={t} />
    <EventLink
      market={market}
      event={event}
      name={event_info?.title}
      title={title}
      words={t("event.where")}
    />
  </>
);
