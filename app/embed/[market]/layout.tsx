import type { Metadata, Viewport } from "next";
import { CardDocument } from "@/components/embed/card-document";
import { parseMarket } from "@/lib/market";
import { placeholder } from "@/lib/pages/placeholder";
import { cardMetadata } from "@/lib/seo/card-metadata";
import { siteViewport } from "@/lib/seo/site-metadata";
import { clockAheadMs } from "@/lib/time/clock";
import { fontClasses } from "../../fonts/fonts";
import "../../globals.css";

/** Every card is complete when it is sent, so it can be read without scripts. */
export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ market: placeholder }];

export const generateMetadata = (): Metadata => cardMetadata();

export const viewport: Viewport = siteViewport;

export default async function CardLayout({ params, children }: LayoutProps<"/embed/[market]">) {
  return (
    <CardDocument market={parseMarket((await params).market)} fonts={fontClasses} aheadMs={clockAheadMs()}>
      {children}
    </CardDocument>
  );
}
