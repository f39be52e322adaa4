import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import { Document } from "@/components/shell/document";
import { wordsOf } from "@/lib/i18n";
import { neutralLocale } from "@/lib/market";
import { nonceHeader } from "@/lib/policy/general";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import { clockAheadMs } from "@/lib/time/clock";
import { fontClasses } from "../fonts/fonts";
import "../globals.css";

/** Made for each request, and whole before it is sent: nothing here may be kept, and all of it works without scripts. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return { ...siteMetadata(wordsOf("en")), robots: { index: false, follow: false } };
}

export const viewport: Viewport = siteViewport;

/** The pages of whoever runs this site. They are in English alone, like its commands and its log. */
export default async function OperatorLayout({ children }: LayoutProps<"/">) {
  await connection();
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <Document
      lang="en"
      locale={neutralLocale}
      dir="ltr"
      fonts={fontClasses}
      aheadMs={clockAheadMs()}
      skip={wordsOf("en")("site.skip")}
      nonce={nonce}
    >
      {children}
    </Document>
  );
}
