import type { Metadata, Viewport } from "next";
import { placeholder } from "@/app/placeholder";
import { siteViewport } from "@/app/site-metadata";
import { parseMarket } from "@/lib/market";
import { cardMetadata } from "../card-metadata";
import { CardDocument } from "../document";

/** Every card is whole before it is sent, so that it needs no script to be read. */
export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ market: placeholder }];

export const generateMetadata = (): Metadata => cardMetadata();

export const viewport: Viewport = siteViewport;

export default async function CardLayout({ params, children }: LayoutProps<"/embed/[market]">) {
  return <CardDocument market={parseMarket((await params).market)}>{children}</CardDocument>;
}
