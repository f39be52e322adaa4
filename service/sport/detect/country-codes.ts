/** The codes of the Olympic committees, which listings put behind the names of people. */
const codes =
  `AFG ALB ALG AND ANG ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BIH BLR BOL BOT BRA BUL BUR CAM CAN
   CHI CHN CIV CMR COL CRC CRO CUB CYP CZE DEN DOM ECU EGY ERI ESA ESP EST ETH FIN FRA GAB GBR GEO GER GHA
   GRE GUA GUI HAI HKG HON HUN INA IND IRI IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAT
   LBA LBN LIE LTU LUX MAR MAS MDA MEX MGL MKD MLI MLT MNE MON MOZ NAM NCA NED NEP NGR NOR NZL OMA PAK PAN
   PAR PER PHI POL POR PRK PUR QAT ROU RSA RUS RWA SEN SGP SIN SLO SMR SRB SRI SUI SVK SWE SYR TAN THA TJK
   TKM TPE TTO TUN TUR UAE UGA UKR URU USA UZB VEN VIE ZAM ZIM`.split(/\s+/);
const code = codes.join("|");

// Of a long title the end may be cut off.
const bothSides = new RegExp(
  `^(.*\\p{L}) (?:${code})(\\s(?:vs?\\.?|x|-|×)\\s.*\\p{L}) (?:${code})(?:$|(?= \\p{L}))(.*)$`,
  "u",
);
/** Most texts have no three capitals before a separator, which this tells fastest. */
const mayHaveCode = / [A-Z]{3} (?:vs?|[x×-])[. ]/;
const within = new RegExp(` (?:${code})(?= \\p{Lu})`, "gu");

/**
 * Leaves out the countries behind the names of people: `Elisabetta COCCIARETTO ITA vs Coco GAUFF USA`. Behind the
 * first of two partners stands a slash instead.
 */
export function withoutCodes(text: string): string {
  if (!mayHaveCode.test(text)) return text;
  const [, left, right = "", rest = ""] = bothSides.exec(text) ?? [];
  return left === undefined ? text : `${left}${right}${rest && ` /${rest}`}`.replace(within, " /");
}
