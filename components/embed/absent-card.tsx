import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { EmbedFrame } from "./embed-frame";

/** Shown in a frame when its card is gone or unavailable; `why` gives the reason, if there is one. */
export const AbsentCard = ({ why, t }: { why?: string; t: Words }) => (
  <EmbedFrame more={{ href: paths.countries(), text: t("absent.action") }} t={t}>
    <h1 className="text-[1.25rem] leading-tight font-heading tracking-heading">{t("absent.title")}</h1>
    <p className="mt-1.5 text-muted">{why ?? t("absent.text")}</p>
  </EmbedFrame>
);
