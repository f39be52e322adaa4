"use client";

import { ShareButton, type ShareWords } from "@/components/share/share-button";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/paths";

export type ToolWords = ShareWords & Record<"title" | "calendar" | "print", string>;

/** What can be done with a plan as a whole: share its link, put it into a calendar, print it. */
export function PlanTools({
  market,
  ids,
  words,
}: {
  market: string;
  ids: readonly string[];
  words: ToolWords;
}) {
  return (
    <>
      <ShareButton title={words.title} href={paths.planner(market, ids)} words={words} />
      <a href={paths.planCalendar(market, ids)} download className={`no-print ${quietLook}`}>
        <Icon name="calendar" size={18} />
        {words.calendar}
      </a>
      <button
        type="button"
        onClick={() => window.print()}
        className={`no-print ${quietLook} [@media(scripting:none)]:hidden`}
      >
        <Icon name="print" size={18} />
        {words.print}
      </button>
    </>
  );
}
