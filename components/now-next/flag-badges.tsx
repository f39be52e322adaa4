import { Badge } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";
import type { Flags } from "@/lib/shapes";

/** What the listing says of a showing, and nothing it doesn't. */
export const FlagBadges = ({ flags, t }: { flags: Flags | undefined; t: Words }) => (
  <>
    {flags?.live ? <Badge look="live">{t("badge.live")}</Badge> : null}
    {flags?.new ? <Badge look="new">{t("badge.new")}</Badge> : null}
    {flags?.repeat ? <Badge look="repeat">{t("badge.repeat")}</Badge> : null}
  </>
);
