import type { Route } from "next";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

/** Announces the card of a page to sites that unfold links. React moves the links to the head. */
export const OembedLinks = ({ path, title }: { path: Route; title: string }) =>
  (["json", "xml"] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={format === "json" ? "application/json+oembed" : "text/xml+oembed"}
      title={title}
      href={absoluteUrl(paths.oembed(absoluteUrl(path), format))}
    />
  ));
