import type { Words } from "@/lib/i18n";

/** Goes before a page's list that follows a person's channels: says that none of them is in it, see `mineScript`. */
export const MineAbsent = ({ t }: { t: Words }) => (
  <p data-mine-absent className="hidden py-3 text-muted">
    {t("mine.absent")}
  </p>
);
