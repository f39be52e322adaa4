"use client";

import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/paths";
import { withSlots } from "@/lib/plan/kept";
import type { PlanSlot } from "@/lib/plan/plan";
import { usePlan } from "./use-plan";

/** Takes someone's plan into one's own, and leads there. Hidden where no script runs. */
export function KeepButton({
  market,
  slots,
  label,
}: {
  market: string;
  slots: readonly PlanSlot[];
  label: string;
}) {
  const [, change] = usePlan();
  return (
    <Link
      href={paths.planner(market)}
      prefetch={false}
      onClick={() => change((kept) => withSlots(kept, slots))}
      className={`no-print ${primaryLook} [@media(scripting:none)]:hidden`}
    >
      <Icon name="plan" size={19} />
      {label}
    </Link>
  );
}
