import { registerScript } from "@/lib/policy/own-scripts";
import { OwnScript } from "./own-script";

/**
 * A script of the site's own that runs where it stands, before the page's scripts have loaded. The policy of a cached
 * page lets it run by its text; a page that is made for each request needs its `nonce`.
 */
export const InlineScript = ({ text, nonce }: { text: string; nonce?: string | undefined }) => (
  <OwnScript of={registerScript(text)} nonce={nonce} />
);
