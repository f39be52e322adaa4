import type { Words } from "@/lib/i18n";
import { leads, type RemindedOf } from "@/lib/reminders/reminder";

export const remindWords = (t: Words) => ({
  remind: t("remind.remind"),
  reminded: t("remind.reminded"),
  title: t("remind.title", { name: "{name}" }),
  when: t("remind.when"),
  leads: leads.map((lead) =>
    lead === 0 ? t("remind.atStart") : t("remind.minutes", { count: String(lead) }),
  ),
  moves: t("remind.moves"),
  set: t("remind.set"),
  change: t("remind.change"),
  remove: t("remind.remove"),
  failed: t("remind.failed"),
  full: t("remind.full"),
  denied: t("remind.denied"),
  unsupported: t("remind.unsupported"),
  ios: t("remind.ios"),
  off: t("remind.off"),
  calendar: t("remind.calendar"),
  privacy: t("remind.privacy"),
  close: t("countries.close"),
});

export type RemindWords = ReturnType<typeof remindWords>;

/** What a reminder's button and its dialog share. */
export type RemindProps = {
  market: string;
  of: RemindedOf;
  /** The address of its calendar file, whose alarm reminds where notifications can't. */
  calendar: string | null;
  words: RemindWords;
};
