import type { ReactNode } from "react";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted } from "@/components/ui/sentence";
import { Zone } from "@/components/ui/time";
import type { TimeStyle } from "@/lib/time/format";

/** The frame of a plan's page: its heading and what it says of itself. */
export const PlannerPage = ({
  title,
  fact,
  clock,
  children,
}: {
  title: string;
  fact: string;
  /** The style of its times, and what says their zone; holds `{zone}`. */
  clock: { format: TimeStyle; words: string };
  children: ReactNode;
}) => (
  <div className="page max-w-[56.25rem]! pt-5 pb-16 wide:pt-6" data-clock={clock.format.zone}>
    <PageTitle>{title}</PageTitle>
    <p className="mt-1.5 text-muted">
      <Dotted>
        {fact}
        <Zone format={clock.format} pattern={clock.words} />
      </Dotted>
    </p>
    {children}
  </div>
);
