import type { Route } from "next";
import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import type { UnavailableReason } from "@/lib/shapes";

/** What stands in an event's place where the API doesn't tell it: why, and a way on. */
export const EventLocked = ({
  reason,
  href,
  action,
  t,
}: {
  reason: UnavailableReason;
  /** Where the way on leads, and what it says. */
  href: Route;
  action: string;
  t: Words;
}) => (
  <Notice
    level={1}
    title={t("event.unavailable")}
    action={
      <Link href={href} className={primaryLook}>
        {action}
      </Link>
    }
  >
    {t(`unavailable.${reason}`)}
  </Notice>
);
