import type { Words } from "@/lib/i18n";

/** Sports that the message catalogues name, by the API's slugs. */
const named = [
  "football",
  "american-football",
  "australian-football",
  "athletics",
  "badminton",
  "baseball",
  "basketball",
  "bowls",
  "boxing",
  "canoeing",
  "cricket",
  "cycling",
  "darts",
  "equestrian",
  "futsal",
  "golf",
  "gymnastics",
  "handball",
  "hockey",
  "horse-racing",
  "ice-hockey",
  "mma",
  "motorsport",
  "multi-sport",
  "netball",
  "rowing",
  "rugby",
  "rugby-league",
  "sailing",
  "snooker",
  "softball",
  "surfing",
  "swimming",
  "table-tennis",
  "tennis",
  "volleyball",
  "wrestling",
  "other",
] as const;

const isNamed = (slug: string): slug is (typeof named)[number] => named.some((known) => known === slug);

/** A sport's name: in the page's language if its catalogue has it, else as the API names it. */
export function sportName(slug: string, t: Words, apiName?: string): string {
  if (isNamed(slug)) return t(`sport.names.${slug}`);
  const words = apiName ?? slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
