import type { Graph, Thing } from "schema-dts";
import { OwnScript } from "@/components/ui/own-script";
import { registerScript } from "@/lib/policy/own-scripts";
import { scriptJson } from "@/lib/seo/json-ld/script-json";

/** A page's structured data, in schema.org's vocabulary. */
export const JsonLd = ({ things }: { things: readonly Thing[] }) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return <OwnScript of={registerScript(scriptJson(graph), false)} type="application/ld+json" />;
};
