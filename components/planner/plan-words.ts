import { episodePatterns } from "@/components/guide/episode-words";
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
  episode: episodePatterns(t),
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

export const ownPlanWords = (t: Words) => ({
  empty: t("planner.empty"),
  emptyText: t("planner.emptyText"),
  emptyAction: t("planner.emptyAction"),
  removed: t("planner.removed", { title: "{title}" }),
  undo: t("planner.undo"),
  gone: t("planner.gone"),
  forget: t("planner.forget"),
  unchecked: t("planner.unchecked"),
  link: t("planner.link"),
  clearOver: t("planner.clearOver"),
  plan: planWords(t),
  tools: toolWords(t),
});

export type OwnPlanWords = ReturnType<typeof ownPlanWords>;
