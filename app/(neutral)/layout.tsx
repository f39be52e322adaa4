import type { Metadata, Viewport } from "next";
import { KeptNote } from "@/components/offline/kept-note";
import { updateWords } from "@/components/offline/update-words";
import { WorkerHost } from "@/components/offline/worker-host";
import { Document } from "@/components/shell/document";
import { wordsOf } from "@/lib/i18n";
import { neutralLocale } from "@/lib/market";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import { clockAheadMs } from "@/lib/time/clock";
import { hasWorker } from "@/lib/worker/settings";
import { fontClasses } from "../fonts/fonts";
import "../globals.css";

/** Every page is complete when it is sent, so it can be read without scripts. */
export const ensureStatic = "navigation";

export const generateMetadata = (): Metadata => siteMetadata(wordsOf("en"));

export const viewport: Viewport = siteViewport;

/** The pages of no market: the list of countries, and the links that people share. */
export default function NeutralLayout({ children }: LayoutProps<"/">) {
  const t = wordsOf("en");
  return (
    <Document
      lang="en"
      locale={neutralLocale}
      dir="ltr"
      fonts={fontClasses}
      aheadMs={clockAheadMs()}
      skip={t("site.skip")}
    >
      <KeptNote
        text={t("failure.asOf", { date: "{date}", time: "{time}" })}
        locale={neutralLocale}
        zone={null}
      />
      {children}
      {hasWorker() ? <WorkerHost words={updateWords(t)} /> : null}
    </Document>
  );
}
