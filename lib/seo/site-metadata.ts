import type { Metadata, Viewport } from "next";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { neutralMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/site-url";

/** The previews of pages that set none of their own. */
const previews = (t: Words): Pick<Metadata, "openGraph" | "twitter"> => {
  const site = { t, title: t("site.name"), description: t("site.description"), path: paths.home() };
  const { openGraph, twitter } = neutralMetadata(site);
  return { openGraph: { ...openGraph, url: null }, twitter };
};

/** The metadata that all pages share. */
export const siteMetadata = (t: Words): Metadata => ({
  metadataBase: new URL(siteOrigin()),
  ...previews(t),
  title: { default: t("site.name"), template: `%s · ${t("site.name")}` },
  description: t("site.description"),
  applicationName: t("site.name"),
  appleWebApp: { capable: true, title: t("site.name"), statusBarStyle: "black-translucent" },
  manifest: "/manifest.webmanifest",
  icons: { icon: [{ url: "/icons/mark.svg", type: "image/svg+xml" }], apple: "/icons/apple.png" },
  formatDetection: { telephone: false, date: false, address: false, email: false },
});

/** The browser's own frame takes the background's colour; the tokens of globals.css can't be read here. */
export const siteViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f5f1" },
    { media: "(prefers-color-scheme: dark)", color: "#0c0e13" },
  ],
};
