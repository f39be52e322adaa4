import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";

/** What stands in the place of an event's showings where there are none. */
export const Unshown = ({ isOver, t }: { isOver: boolean; t: Words }) =>
  isOver ? (
    <Notice title={t("event.notLive")} />
  ) : (
    <Notice title={t("event.noBroadcasts")}>{t("event.noBroadcastsText")}</Notice>
  );
