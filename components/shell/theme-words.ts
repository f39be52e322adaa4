import type { Words } from "@/lib/i18n";
import type { Theme } from "./use-theme";

export type ThemeWords = Record<Theme | "label", string>;

export const themeWords = (t: Words): ThemeWords => ({
  label: t("theme.label"),
  system: t("theme.system"),
  light: t("theme.light"),
  dark: t("theme.dark"),
});
