import type { Detection } from "../detection.ts";

/** Finds the venue in descriptions, mostly English ones: `at MKM Stadium, England`. */

type Venue = NonNullable<Detection["venue"]>;

const groundWords =
  "Stadium|Arena|Park|Ground|Oval|Field|Centre|Center|Circuit|Raceway|Speedway|Racecourse|Course|Club|Links|Gardens?|Dome|Coliseum|Gymnasium|Gym|Pavilion|Palace|Hall|Court|Track|Velodrome|Rink|Road|Lane|Estadio|Estádio|Stadio|Stade|Cottage|Place|Bowl|Complex|Autodromo|Autódromo";
const called = new RegExp(
  `\\b(?:at|from|From|At|held at|Live from|LIVE from|LIVE From)\\s(?:the\\s)?((?:[\\p{Lu}\\d][\\p{L}\\d'.&/-]*\\s){0,6}?(?:(?:of|de|di|do|da|der)\\s)?(?:[\\p{Lu}][\\p{L}'.&-]*\\s){0,3}?(?:${groundWords})(?:\\s[\\p{Lu}][\\p{L}'.-]*){0,2})(?=[\\s,.;'"-]|$)`,
  "u",
);
/** DStv's form: `From St James' Park - Newcastle, England.` */
const dashed = /(?:^|\. )(?:LIVE )?[Ff]rom ([\p{Lu}\d][^.]{2,60}?) - ([^.,]{2,40}), ([\p{Lu}][^.,]{2,30})\./u;

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const countries = new Map<string, string>(
  letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = regionNames.of(first + second);
      return name && name !== first + second ? [[name.toLowerCase(), first + second]] : [];
    }),
  ),
);
for (const [name, code] of [
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["northern ireland", "GB"],
  ["usa", "US"],
  ["united states of america", "US"],
  ["holland", "NL"],
  ["czech republic", "CZ"],
  ["türkiye", "TR"],
  ["turkey", "TR"],
] as const)
  countries.set(name, code);

/** The venue that a description names; null if it names none. */
export function findVenue(text: string): Venue | null {
  if (!text) return null;
  const head = text.slice(0, 400);
  const inDashedForm = dashed.exec(head);
  if (inDashedForm) {
    const [, name = "", , country = ""] = inDashedForm;
    return { name: name.trim(), country: countries.get(country.trim().toLowerCase()) ?? null };
  }
  const found = called.exec(head);
  const name = found?.[1];
  if (!found || !name) return null;
  const rest = head.slice(found.index + found[0].length);
  const place = /^,?\s?(?:in\s)?([^.;:()]{2,60})/u.exec(rest)?.[1] ?? "";
  const country = place
    .split(",")
    .map((part) => countries.get(part.trim().toLowerCase()))
    .find(Boolean);
  return { name: name.trim(), country: country ?? null };
}
