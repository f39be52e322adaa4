import type { Route } from "next";
import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import type { UnavailableReason } from "@/lib/shapes";

/** Shown instead of an event that the API refuses: why, and a link onwards. */
export const EventLocked = ({
  reason,
  href,
  action,
  t,
}: {
  reason: UnavailableReason;
  /** The link onwards, and its text. */
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
