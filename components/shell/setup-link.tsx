import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";

/**
 * Leads to the set-up page on the machine that the site runs on; everybody else reads where it is. The page is the
 * same for all: its address decides before the first paint (see document.tsx).
 */
export const SetupLink = ({ t, country }: { t: Words; country?: string }) => (
  <>
    <a
      data-at-home
      href={paths.setup(country)}
      className="-my-3 inline-flex min-h-11 items-center font-title text-ink underline underline-offset-3"
    >
      {t("sample.setUp")}
    </a>
    <span data-not-at-home>{t("sample.elsewhere")}</span>
  </>
);
