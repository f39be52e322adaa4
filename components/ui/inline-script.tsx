import { registerScript } from "@/lib/policy/own-scripts";

/**
 * A script of the site's own that runs where it stands, before the page's scripts have loaded. The policy of a cached
 * page lets it run by its text; a page that is made for each request needs its `nonce`.
 */
export const InlineScript = ({ text, nonce }: { text: string; nonce?: string | undefined }) => {
  registerScript(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: each caller builds its text from functions and constants of our own.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
};
