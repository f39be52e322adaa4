import type { Metadata, Viewport } from "next";
import { siteViewport } from "@/app/site-metadata";
import { cardMetadata } from "../card-metadata";
import { CardDocument } from "../document";

/** Every card is whole before it is sent, so that it needs no script to be read. */
export const ensureStatic = "navigation";

export const generateMetadata = (): Metadata => cardMetadata();

export const viewport: Viewport = siteViewport;

export default function NeutralCardLayout({ children }: LayoutProps<"/embed/events">) {
  return <CardDocument market={null}>{children}</CardDocument>;
}
