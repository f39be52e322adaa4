import type { MetadataRoute } from "next";
import { wordsOf } from "@/lib/i18n";
import { paths } from "@/lib/paths";

/** A page of the device's own market: `lead-home` leads on from the front page. */
const inOwnMarket = (page: string): string => `${paths.home()}?${new URLSearchParams({ to: page })}`;

export default function manifest(): MetadataRoute.Manifest {
  const t = wordsOf("en");
  const shortcut = (name: string, page: string) => ({
    name,
    url: inOwnMarket(page),
    icons: [{ src: "/icons/192.png", type: "image/png", sizes: "192x192" }],
  });
  return {
    id: paths.home(),
    name: t("site.name"),
    short_name: t("site.name"),
    description: t("site.description"),
    start_url: paths.home(),
    scope: "/",
    lang: "en",
    dir: "ltr",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: "#0c0e13",
    theme_color: "#0c0e13",
    categories: ["entertainment", "news"],
    icons: [
      { src: "/icons/mark.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      { src: "/icons/monochrome.png", type: "image/png", sizes: "512x512", purpose: "monochrome" },
    ],
    // Taken by e2e/screenshots.ts.
    screenshots: [
      {
        src: "/screenshots/guide-wide.png",
        type: "image/png",
        sizes: "1280x800",
        form_factor: "wide",
        label: t("nav.guide"),
      },
      {
        src: "/screenshots/now-narrow.png",
        type: "image/png",
        sizes: "390x844",
        form_factor: "narrow",
        label: t("nav.now"),
      },
      {
        src: "/screenshots/tonight-narrow.png",
        type: "image/png",
        sizes: "390x844",
        form_factor: "narrow",
        label: t("nav.tonight"),
      },
    ],
    shortcuts: [
      shortcut(t("nav.now"), "now"),
      shortcut(t("nav.tonight"), "tonight"),
      shortcut(t("nav.guide"), "guide"),
      shortcut(t("nav.sport"), "sport"),
    ],
    share_target: {
      action: paths.home(),
      method: "GET",
      params: { title: "title", text: "q" },
    },
  };
}
