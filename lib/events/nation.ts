import type { Words } from "@/lib/i18n";
import { countryCodes, countryName, everydayCountryName } from "@/lib/market";
import type en from "@/messages/en.json";

/** A nation by its country's code, or one that has none or another name there. */
type Nation = { code: string } | { key: keyof typeof en.event.nations };

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/’/g, "'")
    .replace(/&/g, "and")
    .replace(/\bst\. /gi, "saint ")
    .replace(/ \(.*\)$/, "")
    .toLowerCase();

/** Nations as English listings name them, if ICU has another name or none. */
const otherNames: [name: string, nation: Nation][] = [
  ["england", { key: "england" }],
  ["scotland", { key: "scotland" }],
  ["wales", { key: "wales" }],
  ["northern ireland", { key: "northernIreland" }],
  ["great britain", { key: "greatBritain" }],
  ["chinese taipei", { key: "chineseTaipei" }],
  ["ivory coast", { key: "ivoryCoast" }],
  ["cote d'ivoire", { key: "ivoryCoast" }],
  ["republic of ireland", { code: "IE" }],
  ["czech republic", { code: "CZ" }],
  ["turkey", { code: "TR" }],
  ["holland", { code: "NL" }],
  ["usa", { code: "US" }],
  ["uae", { code: "AE" }],
  ["dr congo", { code: "CD" }],
  ["congo dr", { code: "CD" }],
  ["congo", { code: "CG" }],
  ["macau", { code: "MO" }],
  ["tahiti", { code: "PF" }],
  ["us virgin islands", { code: "VI" }],
  ["saint vincent and the grenadines", { code: "VC" }],
];

let nations: ReadonlyMap<string, Nation> | undefined;

/** Every nation by its plain English names. */
const nationsByName = (): ReadonlyMap<string, Nation> => {
  nations ??= new Map([
    ...countryCodes().flatMap((code): [string, Nation][] =>
      [countryName(code, "en"), everydayCountryName(code, "en")].map((name) => [plain(name), { code }]),
    ),
    ...otherNames,
  ]);
  return nations;
};

const squads = [
  { pattern: /^(.+) (?:Women|W)$/i, key: "event.women" },
  { pattern: /^(.+) U-?(\d\d)$/i, key: "event.under" },
] as const;

/**
 * A national team's name in the page's language, with its squad: "Germany U21", "Women"; null for any other team. Names
 * of events are English whatever the listings' language.
 */
export function nationIn(team: string, t: Words): string | null {
  for (const { pattern, key } of squads) {
    const [, name, age = ""] = pattern.exec(team) ?? [];
    const nation = name && nationIn(name, t);
    if (nation) return t(key, { team: nation, age });
  }
  const nation = nationsByName().get(plain(team));
  if (!nation) return null;
  return "key" in nation ? t(`event.nations.${nation.key}`) : everydayCountryName(nation.code, t.locale);
}
