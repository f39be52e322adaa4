import { Absent } from "@/components/shell/absent";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { wordsOf } from "@/lib/i18n";
import { absentMetadata } from "@/lib/seo/page-metadata";

export const metadata = absentMetadata();

export default function OperatorNotFound() {
  const t = wordsOf("en");
  return (
    <>
      <NeutralHeader t={t} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Absent
          words={{ title: t("absent.title"), text: t("absent.text") }}
          actions={{ market: t("absent.marketAction"), countries: t("absent.action") }}
        />
      </main>
    </>
  );
}
