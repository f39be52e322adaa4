import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";
import type { Showing } from "@/lib/shapes";

const looks: Record<Showing, BadgeLook> = { live: "live", delayed: "delayed", repeat: "repeat" };

/** Whether a broadcast shows its event live, delayed or as a repeat. */
export const ShowingBadge = ({ showing, t }: { showing: Showing; t: Words }) => (
  <Badge look={looks[showing]}>{t(`badge.${showing}`)}</Badge>
);
