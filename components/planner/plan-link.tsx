"use client";

import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { useAwake } from "@/components/ui/use-awake";
import { paths } from "@/lib/paths";
import { usePlan } from "./use-plan";

/**
 * The way to a person's plan, with how many programmes it holds. `PlanCountScript` says that before the page's scripts
 * have loaded.
 */
export function PlanLink({ market, label }: { market: string; label: string }) {
  const awake = useAwake();
  const [plan] = usePlan();
  const count = awake ? plan.length : 0;
  return (
    <Link
      href={paths.planner(market)}
      prefetch={false}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      title={label}
      data-plan-link=""
      data-count={count > 0 ? count : undefined}
      suppressHydrationWarning
      className={`relative grid size-[max(44px,min(2.75rem,12vw))] shrink-0 place-items-center rounded-full text-muted hover:text-ink aria-[current=page]:text-ink ${countLook}`}
    >
      <Icon name="plan" size={20} />
    </Link>
  );
}

const countLook =
  "data-count:after:absolute data-count:after:end-0.5 data-count:after:top-1 data-count:after:grid data-count:after:h-[17px] data-count:after:min-w-[17px] data-count:after:place-items-center data-count:after:rounded-full data-count:after:bg-go data-count:after:px-1 data-count:after:text-[11px] data-count:after:leading-none data-count:after:font-[720] data-count:after:text-go-ink data-count:after:tabular-nums data-count:after:content-[attr(data-count)]";
