import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { wordsOf } from "@/lib/i18n";
import { type Market, neutralLocale } from "@/lib/market";

type Props = { market: Market | null; fonts: string; aheadMs: number; children: ReactNode };

/** The document of a framed card; in English if there is no market. */
export const CardDocument = ({ market, children, ...document }: Props) => {
  const { words = "en", locale = neutralLocale, dir = "ltr" } = market ?? {};
  const t = wordsOf(words, locale);
  return (
    <Document lang={words} locale={locale} dir={dir} skip={t("site.skip")} {...document}>
      {children}
    </Document>
  );
};
