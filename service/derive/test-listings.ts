import { fromIso } from "../../contract/time.ts";
import type { Fixture } from "../sport/fixture.ts";
import type { TestChannel, TestSlot } from "../store/test-rows.ts";

/**
 * Invented listings of some countries, for the golden test. They exercise the rules of sport and shows in the languages
 * of the guides: how entrants, sessions, rounds, leagues and repeats are written; how episodes are named and numbered;
 * zones, ids and folding. Add to them when a rule is added: the golden test then asks for a new version.
 */

const day = fromIso("2026-08-22T00:00:00Z");
const noFlags = { new: false, live: false, repeat: false };

type Line = [hour: number, title: string, more?: Partial<TestSlot> & { hours?: number }];

const lines = (...given: Line[]): TestSlot[] =>
  given.map(([hour, title, { hours = 1, ...more } = {}]) => ({
    start: day + hour * 3600,
    stop: day + (hour + hours) * 3600,
    title,
    ...more,
  }));

const live = { flags: { ...noFlags, live: true } };
const repeat = { flags: { ...noFlags, repeat: true } };
const fresh = { flags: { ...noFlags, new: true } };
const long = { hours: 2 };
const tvdb = (id: number) => ({ detail: { external_ids: { "thetvdb.com": `series/${id}` } } });
const gracenote = (id: string) => ({ detail: { external_ids: { dd_progid: id } } });

export const channels: TestChannel[] = [
  {
    key: "harbour-sports.gb",
    name: "Harbour Sports 1",
    country: "GB",
    languages: ["eng"],
    categories: ["sports"],
    slots: lines(
      [8, "Football: Hull City v Leeds United", { ...long, ...repeat }],
      [10, "Premier League Preview: Arsenal v Liverpool"],
      [11, "LIVE: Premier League: Arsenal v Liverpool", { ...long, ...live, sub_title: "Matchday 3" }],
      [14, "Hull City v Leeds United", { ...long, ...live, description: "From the MKM Stadium." }],
      [16, "Premier League", { ...long, sub_title: "Chelsea vs Everton", category: ["Football"] }],
      [18, "Highlights: Arsenal v Liverpool"],
      [19, "Live Formula 1", { ...long, sub_title: "Dutch Grand Prix: Qualifying" }],
      [21, "Classic Match: Arsenal v Liverpool 1989", { year: 1989 }],
      [22, "Arsenal v Liverpool (R)", long],
      [24, "Football: Eastgate Rovers U21 v FC Westbrück U21", { ...long, ...live }],
      [26, "Tennis: US Open", { hours: 4, sub_title: "Day 1", ...live }],
      [30, "Green Bay Packers @ Chicago Bears", { hours: 3, ...live }],
      [33, "Women's Super League: Arsenal v Chelsea", { ...long, ...live }],
      [32, "Football: Vesterhølm - Qvärnbörg IF"],
      [35, "Rugby: Leinster - Munster", long],
      [37, "Cycling: Vuelta a España, Stage 2", { hours: 3, ...live }],
      [40, "Cricket: England v India", { hours: 8, sub_title: "2nd Test, Day 3", ...live }],
      [52, "Ice Hockey: Sparta - Pardubice", long],
    ),
  },
  {
    key: "harbour-sports-plus.gb",
    name: "Harbour Sports 1 +1",
    country: "GB",
    languages: ["eng"],
    categories: ["sports"],
    slots: lines(
      [12, "LIVE: Premier League: Arsenal v Liverpool", long],
      [15, "Hull City v Leeds United", long],
    ),
  },
  {
    key: "hafen-sport.de",
    name: "Hafen Sport",
    country: "DE",
    languages: ["deu"],
    categories: ["sports"],
    slots: lines(
      [11, "Fußball: FC Arsenal gegen FC Liverpool", { ...long, ...live, sub_title: "3. Spieltag" }],
      [13, "Bundesliga: Bayern München - Borussia Dortmund", { ...long, category: ["Fußball"], ...live }],
      [16, "Bayern München - Borussia Dortmund (Wh.)", long],
      [19, "Formel 1: Großer Preis der Niederlande, Qualifying", { ...long, ...live }],
      [21, "Handball: THW Kiel - SG Flensburg-Handewitt", { ...long, ...live }],
      [23, "Die besten Tore: Bayern München - Borussia Dortmund"],
    ),
  },
  {
    key: "world-sport.ae",
    name: "World Sport",
    country: "AE",
    languages: ["ara", "heb", "jpn", "zho", "tha"],
    slots: lines(
      [11, "مباشر: آرسنال ضد ليفربول", long],
      [13, "ארסנל נגד ליברפול", { ...long, ...repeat }],
      [15, "プレミアリーグ「アーセナル×リバプール」", long],
      [17, "阿森纳VS利物浦", long],
      [19, "อาร์เซน่อล พบ ลิเวอร์พูล", long],
      [21, "Nogomet: Željezničar - Sarajevo", { ...long, ...live }],
      [27, "ليفربول × أرسنال 2025/26", { ...long, description: "يلعب فريق ليفربول ضد فريق أرسنال." }],
      [29, "Эвертон - Челси", { ...long, category: ["Премьер-лига Англии"] }],
      [31, "Handball. FC Barcelona - Aalborg, live", long],
      [33, "Marathon de Larkhill", { hours: 3, category: ["Athlétisme"] }],
      [36, "Hockey LNH : Canadiens c. Bruins", { ...long, category: ["Hockey"] }],
      [38, "NBA例行賽 老鷹@公牛", long],
      [23, "Football : Paris SG / Marseille", { ...long, ...live, sub_title: "Ligue 1, 2e journée" }],
      [25, "Real Madrid contra Barcelona", { ...long, sub_title: "LaLiga, Jornada 2", ...live }],
      [27, "Футбол. Спартак - Зенит. Прямая трансляция", long],
    ),
  },
  {
    key: "kiwi-sport.nz",
    name: "Kiwi Sport",
    country: "NZ",
    languages: ["eng"],
    timezone: "Pacific/Auckland",
    slots: lines(
      [7, "Rugby: New Zealand v South Africa", { ...long, ...live, sub_title: "Rugby Championship" }],
      [11, "Premier League: Arsenal v Liverpool", { ...long, ...live }],
      [20, "Premier League: Arsenal v Liverpool", { ...long, ...repeat }],
      [27, "Netball: Southern Steel v Northern Mystics", { ...long, ...fresh }],
    ),
  },
  {
    key: "bay-sport.kz",
    name: "Bay Sport",
    country: "KZ",
    languages: ["kaz"],
    slots: lines([20, "Футбол. Алатөбе - Қызылсай. Тікелей эфир", long]),
  },
  {
    key: "bay-sport-english.kz",
    name: "Bay Sport English",
    country: "KZ",
    languages: ["eng"],
    slots: lines(
      [20, "Football: Alatobe v Kyzylsai", long],
      [23, "Premier League: Alatobe v Tasqala", { ...long, category: ["Football"] }],
      [26, "Formula 1: Dutch Grand Prix", { ...long, description: "Dutch Grand Prix 2025: the race." }],
    ),
  },
  {
    key: "harbour-one.gb",
    name: "Harbour One",
    country: "GB",
    languages: ["eng"],
    timezone: "Europe/London",
    slots: lines(
      [6, "News"],
      [7, "Harbour Street", { sub_title: "The Ferry", ...tvdb(7), ...repeat }],
      [8, "Harbour Street", { episode: { season: 1, number: 2, name: "The Gale" }, ...tvdb(7) }],
      [20, "Harbour Street", { description: "A storm keeps the ferry in port.", ...fresh }],
      [21, "The Lighthouse Keepers", { episode: { season: 3, number: 4 }, sub_title: "Episode 4: Fog" }],
      [22, "The Lighthouse Keepers", { sub_title: "Fog" }],
      [23, "The Lighthouse Keepers", { sub_title: "Salt and Rope", episode: { season: 3, number: 5 } }],
      [24, "The Night Boat", { category: ["Film"], year: 1961 }],
      [26, "Quayside Kitchen", { sub_title: "Oysters", ...gracenote("EP012345670003") }],
      [27, "Quayside Kitchen", { sub_title: "Crabs", ...gracenote("EP012345670004") }],
      [28, "Quayside Live", { ...gracenote("EP012345670005") }],
      [31, "Tide Watch", { description: "Spring tides." }],
      [33, "Tide Watch", { description: "Neap tides." }],
      [34, "The Net", { category: ["Film"], sub_title: "Nets and Knots", hours: 2 }],
      [29, "Sail Away", { sub_title: "Part 1 of 2" }],
      [30, "Sail Away", { sub_title: "Part 2 of 2" }],
      [35, "Harbour+ Nights", { sub_title: "The Buoy" }],
      [36, "Harbour Nights", { sub_title: "The Quay" }],
      [37, "ＨＡＲＢＯＵＲ＋ Nights", { sub_title: "The Ｂｅｌｌ" }],
    ),
  },
  {
    key: "hafen-eins.de",
    name: "Hafen Eins",
    country: "DE",
    languages: ["deu"],
    slots: lines(
      [7, "Hafenstraße", { sub_title: "Der Sturm", ...tvdb(7), episode: { season: 1, number: 2 } }],
      [8, "Hafenstraße", { sub_title: "Folge 12" }],
      [9, "Die Leuchtturmwärter", { episode: { season: 3, number: 4, name: "Nebel" } }],
      [10, "Küstenkrimi", { category: ["Spielfilm"] }],
      [11, "Küstenkrimi", { sub_title: "Möwen über Ærø", ...fresh }],
      [12, "Küstenkrimi", { sub_title: "Mowen uber AErO", ...repeat }],
    ),
  },
  {
    key: "port-quatre.fr",
    name: "Port Quatre",
    country: "FR",
    languages: ["fra", "eng"],
    slots: lines(
      [7, "L’Île aux oiseaux", { sub_title: "Épisode 3", episode: { number: 3 } }],
      [8, "L'ile aux oiseaux", { sub_title: "Le phare", episode: { number: 3, name: "Le phare" } }],
      [
        9,
        "La criée",
        { sub_title: "Saison 2, épisode 1", episode: { season: 2, number: 1, orig_air: "2026-08-01" } },
      ],
      [10, "浜辺の道", { sub_title: "第一夜の客", episode: { season: 1, number: 1 } }],
      [11, "Остров", { sub_title: "Серия 5", episode: { number: 5 } }],
      [12, "Magazine", { sub_title: "Le port la nuit", category: ["Sport"] }],
    ),
  },
];

export const fixtures: Fixture[] = [
  {
    source: "season.json",
    sport: "football",
    league: "football/premier-league",
    leagueName: null,
    sides: [
      { key: "football/hull-city", name: "Hull City", known: true },
      { key: "football/leeds-united", name: "Leeds United", known: true },
    ],
    subject: null,
    name: "Hull City v Leeds United",
    start: day + 14.5 * 3600,
    date: "2026-08-22",
    round: "Matchday 3",
    venue: { name: "MKM Stadium", country: "GB" },
  },
];
