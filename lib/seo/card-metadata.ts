import type { Metadata } from "next";
import { wordsOf } from "@/lib/i18n";
import { siteMetadata } from "./site-metadata";

/** Cards aren't indexed: search engines find the pages that they link to. */
export const cardMetadata = (): Metadata => ({
  ...siteMetadata(wordsOf("en")),
  robots: { index: false, follow: false },
});
