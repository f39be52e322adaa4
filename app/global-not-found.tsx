import type { Metadata } from "next";
import { Document } from "@/components/shell/document";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { wordsOf } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { fontClasses } from "./fonts/fonts";
import "./globals.css";

const t = wordsOf("en");

export const metadata: Metadata = { title: t("absent.title"), robots: { index: false } };

/** An unknown address: Next shows this without any layout. */
export default function GlobalNotFound() {
  return (
    <Document lang="en" dir="ltr" fonts={fontClasses} aheadMs={0} skip={t("site.skip")}>
      <NeutralHeader t={t} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Notice
          level={1}
          title={t("absent.title")}
          action={
            <a href={paths.countries()} className={primaryLook}>
              {t("absent.action")}
            </a>
          }
        >
          {t("absent.text")}
        </Notice>
      </main>
    </Document>
  );
}
