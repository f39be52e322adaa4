import { fold } from "./programme";

/** How many of a country's viewers a competition gathers: 3 for the world's own, 1 for one that many follow. */
type Tier = 1 | 2 | 3;

/** Competitions by words of their folded names, best first; `home` is where they count a tier more. */
const known: { tier: Tier; name: RegExp; home?: string }[] = [
  {
    tier: 3,
    name: / (fifa world cup|world cup final|rugby world cup|cricket world cup|olympic|olympics|paralympic|uefa champions league|champions league uefa|european championship|uefa euro|euro 20\d\d|copa america|africa cup of nations|afcon|six nations|super bowl|world series(?! of)|nba finals|stanley cup|wimbledon|roland garros|french open|us open|australian open|formula 1|formula one|ryder cup|the masters|masters tournament|rugby s greatest rivalry|rugby championship|british irish lions|the ashes|state of origin|tour de france|eurovision) /,
  },
  { tier: 2, name: / (premier league) /, home: "GB" },
  { tier: 2, name: / (la liga|laliga|copa del rey) /, home: "ES" },
  { tier: 2, name: / (ligue 1|coupe de france|top 14) /, home: "FR" },
  { tier: 2, name: / (bundesliga|dfb pokal) /, home: "DE" },
  { tier: 2, name: / (serie a|coppa italia) /, home: "IT" },
  { tier: 2, name: / (brasileirao|campeonato brasileiro|copa do brasil) /, home: "BR" },
  {
    tier: 2,
    name: / (national football league|nfl|national basketball association|nba|major league baseball|mlb|national hockey league|nhl) /,
    home: "US",
  },
  { tier: 2, name: / (national rugby league|nrl|australian football league|afl) /, home: "AU" },
  { tier: 2, name: / (saudi pro league|roshn|king s cup) /, home: "SA" },
  { tier: 2, name: / (npb|nippon professional baseball|j1 league|grand sumo|sumo) /, home: "JP" },
  { tier: 2, name: / (indian premier league|ipl) /, home: "IN" },
  {
    tier: 2,
    name: / (europa league|conference league|libertadores|nations league|fa cup|efl cup|carabao cup|club world cup|world cup qualif\w*|test match|test series|one day international|twenty20 international|super rugby|united rugby championship|champions cup|motogp|giro d italia|vuelta a espana|the open|pga championship|ufc|diamond league|world athletics|world championships?|european championships?|world rally championship|nascar cup series|indycar series|24 hours of le mans|sailgp|rugby international) /,
  },
  { tier: 1, name: / (bunnings npc|currie cup|supercars championship|all blacks) /, home: "NZ" },
  { tier: 1, name: / (mtn8|betway premiership|psl|premier soccer league|nedbank cup) /, home: "ZA" },
  {
    tier: 1,
    name: / (championship|eredivisie|primeira liga|super lig|mls|major league soccer|liga mx|a league|wnba|euroleague|pga tour|dp world tour|lpga|atp|wta|cincinnati open|formula 2|moto2|wsl|women s super league|big bash|county championship|the hundred|premiership|pro14|pro d2) /,
  },
];

/** Sides, games and shows that share a great competition's name without its viewers. */
const lesser =
  / (schools?|college|ncaa|youth|junior|u ?1\d|u ?2[0-3]|under ?\d\d|academy|reserves?|esports?|virtual|legends|invitational|challenger|masters league|qualifiers?|2 bundesliga|3 liga|second division|league two|league 2|serie b|serie c|segunda|futsal|preseason|friendl\w*|trials?|wheelchair|disc golf|varsity|amateur\w*|development|minor|little league) /;

/** A competition's weight in a country: 0 if few watch it, 0.5 if it is unknown, up to 4. */
export function weighLeague(league: string | undefined, country: string): number {
  if (!league) return 0;
  const name = fold(league);
  if (lesser.test(name)) return 0;
  const found = known.find((each) => each.name.test(name));
  if (!found) return 0.5;
  return found.home === country ? found.tier + 1 : found.tier;
}
