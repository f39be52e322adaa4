import { Badge } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";
import { SetupLink } from "./setup-link";

/** Says that the listings are invented and, if the site has a service of its own, how to get real ones. */
export const SampleNote = ({ t, canSetUp, country }: { t: Words; canSetUp: boolean; country?: string }) => (
  <aside className="border-b border-line bg-panel">
    <p className="page flex flex-wrap items-center gap-x-2 py-1.5 text-[0.8125rem] text-muted">
      <Badge look="delayed">{t("sample.label")}</Badge>
      <span>{t("sample.invented")}</span>
      {canSetUp ? <SetupLink t={t} country={country} /> : null}
    </p>
  </aside>
);

/** Leads to the set-up page from a country without listings; only whoever may open it sees that. */
export const EmptyNote = ({ t, country }: { t: Words; country: string }) => (
  <aside data-at-home className="border-b border-line bg-panel">
    <p className="page py-1.5 text-[0.8125rem]">
      <SetupLink t={t} country={country} />
    </p>
  </aside>
);
