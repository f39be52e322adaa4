import { Badge } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";

/** Says that the listings are invented, and how to get real ones. */
export const SampleNote = ({ t }: { t: Words }) => (
  <aside className="border-b border-line bg-panel">
    <p className="page py-1.5 text-[0.8125rem] text-muted">
      <span className="me-2 inline-block">
        <Badge look="delayed">{t("sample.label")}</Badge>
      </span>
      {t("sample.how")}
    </p>
  </aside>
);
