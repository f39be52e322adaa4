import { Absent } from "@/components/shell/absent";
import { wordsOf } from "@/lib/i18n";
import { absentMetadata } from "@/lib/seo/page-metadata";

export const metadata = absentMetadata();

export default function MarketNotFound() {
  const t = wordsOf("en");
  return (
    <Absent
      words={{ title: t("absent.title"), text: t("absent.text") }}
      actions={{ market: t("absent.marketAction"), countries: t("absent.action") }}
    />
  );
}
