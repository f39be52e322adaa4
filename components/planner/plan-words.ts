import { shareWords } from "@/components/share/share-words";
import type { Words } from "@/lib/i18n";
import { mostSlots } from "@/lib/plan/plan";

/** The words of a plan's showings, for the server and for islands: `{places}` are filled there. */
export const planWords = (t: Words) => ({
  clash: t("planner.clash", { titles: "{titles}" }),
  swap: t("planner.swap", { when: "{when}", channel: "{channel}" }),
  noRepeat: t("planner.noRepeat"),
  over: t("planner.over"),
  on: t("planner.on"),
  remove: t("planner.remove", { title: "{title}" }),
});

export type PlanWords = ReturnType<typeof planWords>;

export const planButtonWords = (t: Words) => ({
  add: t("planner.add"),
  open: t("planner.open"),
  full: t("planner.full", { most: mostSlots }),
});

export const toolWords = (t: Words) => ({
  ...shareWords(t),
  title: t("planner.title"),
  calendar: t("planner.calendar"),
  print: t("planner.print"),
});
