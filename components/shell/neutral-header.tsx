import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { ThemeButton } from "./theme-button";
import { Wordmark } from "./wordmark";

/** The header of pages of no market. */
export const NeutralHeader = ({ t }: { t: Words }) => (
  <header className="no-print border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
    <div className="flex h-(--header-height) items-center justify-between px-3.5 wide:px-6">
      <Wordmark href={paths.home()} />
      <ThemeButton
        words={{
          label: t("theme.label"),
          system: t("theme.system"),
          light: t("theme.light"),
          dark: t("theme.dark"),
        }}
      />
    </div>
  </header>
);
