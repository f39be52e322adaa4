import { Badge } from "@/components/ui/badge";
import { lookOf } from "@/lib/guide/badge";
import type { Words } from "@/lib/i18n";
import type { Showing } from "@/lib/shapes";

/** Whether a broadcast shows its event live, delayed or as a repeat; `isOn` if it is on now. */
export const ShowingBadge = ({ showing, isOn, t }: { showing: Showing; isOn: boolean; t: Words }) => (
  <Badge look={lookOf(showing, isOn)}>{t(`badge.${showing}`)}</Badge>
);
