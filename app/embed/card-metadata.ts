import type { Metadata } from "next";
import { siteMetadata } from "@/app/site-metadata";
import { wordsOf } from "@/lib/i18n";

/** A card is found by the page that it leads to. */
export const cardMetadata = (): Metadata => ({
  ...siteMetadata(wordsOf("en")),
  robots: { index: false, follow: false },
});
