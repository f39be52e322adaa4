import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";
import type { Showing } from "@/lib/shapes";

const looks: Record<Showing, BadgeLook> = { live: "live", delayed: "delayed", repeat: "repeat" };

/** Whether a broadcast shows its event live, delayed or as a repeat; quieter if it is `later` and live only then. */
export const ShowingBadge = ({
  showing,
  later = false,
  t,
}: {
  showing: Showing;
  later?: boolean;
  t: Words;
}) => <Badge look={later && showing === "live" ? "later" : looks[showing]}>{t(`badge.${showing}`)}</Badge>;
