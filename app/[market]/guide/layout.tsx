import { SheetHost } from "@/components/guide/sheet-host";
import { wordsOf } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";

/** The guide, as a grid or a list, and the programme that a person opened over it. */
export default async function GuideLayout({ params, children, sheet }: LayoutProps<"/[market]/guide">) {
  const market = parseMarket((await params).market);
  const t = wordsOf(market?.words ?? "en", market?.locale);
  return (
    <>
      {children}
      <SheetHost
        words={{ label: t("programme.sheet"), close: t("programme.close"), page: t("programme.page") }}
      >
        {sheet}
      </SheetHost>
    </>
  );
}
