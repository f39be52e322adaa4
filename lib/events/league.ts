import type { Words } from "@/lib/i18n";
import type { League } from "@/lib/shapes";

/** A competition's name as those who read the page call it. Addresses and follows keep the API's name. */
export const leagueIn = ({ name, names }: Pick<League, "name" | "names">, t: Words): string =>
  names?.[t.language] ?? name;
