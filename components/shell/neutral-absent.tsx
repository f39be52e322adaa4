import { wordsOf } from "@/lib/i18n";
import { Absent } from "./absent";
import { NeutralHeader } from "./neutral-header";

/** The whole page for an address of no market at which there is nothing. */
export function NeutralAbsent() {
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
