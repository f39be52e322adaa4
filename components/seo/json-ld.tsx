import type { Graph, Thing } from "schema-dts";
import { scriptJson } from "@/lib/seo/json-ld/script-json";

/** A page's structured data, in schema.org's vocabulary. */
export const JsonLd = ({ things }: { things: readonly Thing[] }) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing can end the script, see scriptJson and its test.
      dangerouslySetInnerHTML={{ __html: scriptJson(graph) }}
    />
  );
};
