import type { ReactNode } from "react";
import { fontClasses } from "@/app/fonts/fonts";
import { Document } from "@/components/shell/document";
import { wordsOf } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { clockAheadMs } from "@/lib/time/clock";
import "@/app/globals.css";

/** The document of a framed card; in English where there is no market. */
export const CardDocument = ({ market, children }: { market: Market | null; children: ReactNode }) => {
  const t = wordsOf(market?.words ?? "en", market?.locale);
  return (
    <Document
      lang={market?.words ?? "en"}
      {...(market ? { locale: market.locale } : {})}
      dir={market?.dir ?? "ltr"}
      fonts={fontClasses}
      aheadMs={clockAheadMs()}
      skip={t("site.skip")}
    >
      {children}
    </Document>
  );
};
