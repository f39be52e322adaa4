import type { Words } from "@/lib/i18n";
import type en from "@/messages/en.json";

/** The slugs of the sports that the site has names for. */
export type NamedSport = keyof typeof en.sport.names;

/** A sport's name: in the page's language if its catalogue has it, else as the API names it. `slug` is the API's. */
export function sportName(slug: string, t: Words, apiName?: string): string {
  const key = `sport.names.${slug as NamedSport}` as const;
  if (t.has(key)) return t(key);
  const words = apiName ?? slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
