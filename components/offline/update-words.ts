import type { Words } from "@/lib/i18n";

export type UpdateWords = Record<"text" | "take" | "later", string>;

export const updateWords = (t: Words): UpdateWords => ({
  text: t("update.text"),
  take: t("update.take"),
  later: t("update.later"),
});
