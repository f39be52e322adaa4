import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";

/** Shown if an event has no showings. */
export const Unshown = ({ isOver, t }: { isOver: boolean; t: Words }) =>
  isOver ? (
    <Notice title={t("event.notLive")} />
  ) : (
    <Notice title={t("event.noBroadcasts")}>{t("event.noBroadcastsText")}</Notice>
  );
