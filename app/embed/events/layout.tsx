import type { Metadata, Viewport } from "next";
import { CardDocument } from "@/components/embed/card-document";
import { cardMetadata } from "@/lib/seo/card-metadata";
import { siteViewport } from "@/lib/seo/site-metadata";
import { clockAheadMs } from "@/lib/time/clock";
import { fontClasses } from "../../fonts/fonts";
import "../../globals.css";

/** Every card is complete when it is sent, so it can be read without scripts. */
export const ensureStatic = "navigation";

export const generateMetadata = (): Metadata => cardMetadata();

export const viewport: Viewport = siteViewport;

export default function NeutralCardLayout({ children }: LayoutProps<"/embed/events">) {
  return (
    <CardDocument market={null} fonts={fontClasses} aheadMs={clockAheadMs()}>
      {children}
    </CardDocument>
  );
}
