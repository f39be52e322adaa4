import type { Words } from "@/lib/i18n";
import type { ShareWords } from "./share-button";

export const shareWords = (t: Words): ShareWords => ({
  share: t("share.share"),
  copied: t("share.copied"),
  byHand: t("share.byHand"),
});
