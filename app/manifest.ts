import type { MetadataRoute } from "next";
import { wordsOf } from "@/lib/i18n";
import { paths } from "@/lib/paths";

export default function manifest(): MetadataRoute.Manifest {
  const t = wordsOf("en");
  return {
    id: paths.home(),
    name: t("site.name"),
    short_name: t("site.name"),
    description: t("site.description"),
    start_url: paths.home(),
    scope: "/",
    display: "standalone",
    background_color: "#0c0e13",
    theme_color: "#0c0e13",
    categories: ["entertainment", "news"],
    icons: [
      { src: "/icons/mark.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
