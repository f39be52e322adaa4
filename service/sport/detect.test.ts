import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foldName } from "./catalogue/fold.ts";
import { loadKnowledge } from "./catalogue/load.ts";
import { spellAlike } from "./catalogue/romanise.ts";
import { slotOf } from "./detect/test-slot.ts";
import { detect } from "./detect.ts";
import type { SlotFacts } from "./detection.ts";

const knowledge = loadKnowledge();
const detectSlot = (facts: Parameters<typeof slotOf>[0]) => detect(slotOf(facts), knowledge);
const keysOf = (facts: Parameters<typeof slotOf>[0]) =>
  detectSlot(facts)?.sides?.map(({ key }) => key) ?? null;

/** The keys of entrants whom the catalogue doesn't know. */
const unknown = (...names: string[]) => names.map((name) => `~${spellAlike(foldName(name))}`);

const hull = "football/hull-city";
const leeds = "football/leeds-united";
const arsenal = "football/arsenal";
const liverpool = "football/liverpool";

test("entrants that the catalogue doesn't know have one key in both alphabets", () => {
  const keys = ["Football: Vesterov v Larkovo", "Футбол: Вестеров v Ларково"].map((title) =>
    keysOf({ title })?.sort(),
  );
  expect(keys).toEqual([unknown("Larkovo", "Vesterov").sort(), unknown("Larkovo", "Vesterov").sort()]);
});

test("who plays is no tournament's name, in any language", () => {
  const subjects = ["Tennis: French Open, women's semi-final", "טניס: רולאן גארוס, חצי גמר נשים"].map(
    (title) => detectSlot({ title })?.subject,
  );
  expect(new Set(subjects)).toEqual(new Set(["tennis/french-open+w/semi-final"]));
});

test.each([
  { title: "ATP Challenger", sub_title: "Harbourton - Singles Semifinals & Doubles Final" },
  { title: "ATP Challenger", sub_title: "Harbourton - Herreneinzel Halbfinale" },
  { title: "Tennis: ATP Challenger: Harbourton - Simple messieurs, demi-finale" },
])("a tournament's city and its draw are no two sides: $title $sub_title", (slot) => {
  const found = detectSlot({ ...slot, minutes: 300 });
  expect([found?.kind, found?.sides]).toEqual(["broadcast", null]);
});

test("a short name means the club of the league that the description names, before a better known one", () => {
  const game = {
    title: "Basketball '26 (W) SF2 G1: Suns v WCM",
    description:
      "'Basketball National League - Women Semi-final 2: Tshwane Suns vs Western Cape Mountaineers'.",
    category: ["Basketball"],
  };
  const clubs = ["basketball/tshwane-suns+w", "basketball/western-cape-mountaineers+w"];
  expect(keysOf(game)).toEqual(clubs);
  // A club that has left the league is still itself, and no other of a like name.
  const title = "La Liga 2025/26 - Atlético Madrid v Mallorca";
  expect(keysOf({ title })).toEqual(["football/atletico-madrid", "football/mallorca"]);
});

test("a league whose clubs play in no other has none of a club that is called alike elsewhere", () => {
  const channel = { category: ["Baseball"], channel: "Diamond" };
  const namesIn = (title: string) => detectSlot({ title, ...channel })?.sides?.map(({ name }) => name);
  expect(namesIn("Minor League Baseball: Daytona at Tampa")).toEqual(["Tampa", "Daytona"]);
  expect(namesIn("Minor League Baseball: Charlotte at Scranton/WB")).toEqual(["Scranton/WB", "Charlotte"]);
  expect(namesIn("MLB: Toronto at Tampa Bay")).toEqual(["Tampa Bay Rays", "Toronto Blue Jays"]);
});

test("an unknown competition's name ends where a dash parts it from its match", () => {
  const title = "Cricket: 1999/00 Harbour Cup - Match 5 - Australia v Pakistan";
  expect(detectSlot({ title })?.leagueName).toBe("Harbour Cup");
});

describe("a sentence that tells who plays", () => {
  const sport = { category: ["Sport"], channel: "Canal+ Sport", language: "fr" };
  const pairOf = (description: string, title = "Football") =>
    keysOf({ ...sport, title, description, minutes: 120 });

  test.each([
    ["L'OM reçoit Lens au Vélodrome pour le compte de la 2e journée.", "football/marseille", "football/lens"],
    ["Lyon se déplace à Brest, où les Gones n'ont plus gagné.", "football/brest", "football/lyon"],
    ["Face à Nantes, les Parisiens veulent confirmer.", "football/paris-saint-germain", "football/nantes"],
    ["Les Bleus vont à Bâle affronter la Suisse.", "football/fr", "football/ch"],
    ["The Red Devils face Leeds at Old Trafford.", "football/manchester-united", "football/leeds-united"],
    ["La Lazio fa visita al Napoli.", "football/napoli", "football/lazio"],
    ["Werder Bremen gastiert beim VfB Stuttgart.", "football/vfb-stuttgart", "football/werder-bremen"],
  ])("names both though they play at a ground, the home side first: %s", (description, ...pair) => {
    expect(pairOf(description)).toEqual(pair);
  });

  test.each([
    ["LaLiga", "El Sevilla recibe al Barcelona en un duelo clave.", "football/sevilla", "football/barcelona"],
    ["LaLiga", "El Getafe visita al Barcelona el lunes.", "football/barcelona", "football/getafe"],
    ["Brasileirão", "O Santos visita o Flamengo no Maracanã.", "football/flamengo", "football/santos"],
    [
      "MLB",
      "Los Detroit Tigers visitan a los New York Yankees.",
      "baseball/new-york-yankees",
      "baseball/detroit-tigers",
    ],
  ])("has the home side first though an article begins it: %s, %s", (title, description, ...pair) => {
    expect(pairOf(description, title)).toEqual(pair);
  });

  test.each([
    "Le magazine revient sur la victoire de l'OM face à Lens.",
    "Retour sur le week-end, où Lyon a reçu Brest.",
    "Highlights of the day, which saw England take on Scotland.",
    "Paul reçoit Marie au château.",
  ])("names nobody if it tells of something else: %s", (description) => {
    expect(pairOf(description)).toBeNull();
  });
});

test.each([
  ["香港網球公開賽 男單決賽", "香港网球公开赛 男单决赛", { channel: "HOY TV", minutes: 150 }],
  ["足球 曼聯主場迎戰切爾西", "足球 曼联主场迎战切尔西", { channel: "緯來體育台", minutes: 120 }],
  ["英超精華 曼聯VS切爾西", "英超精华 曼联VS切尔西", { channel: "緯來體育台", minutes: 120 }],
])("a title in older Chinese letters means what it does in the simple ones: %s", (older, simple, facts) => {
  const [one, other] = [older, simple].map((title) => {
    const found = detectSlot({ title, ...facts });
    return found && [found.kind, found.sport, found.subject, found.sides?.map(({ key }) => key)];
  });
  expect(one).toEqual(other);
  expect(one).not.toBeNull();
});

describe("a final whose sides aren't named", () => {
  const sport = { category: ["Sport"], channel: "Sky Sports Mix" };
  const subjectOf = (facts: Parameters<typeof slotOf>[0]) => detectSlot({ ...sport, ...facts })?.subject;

  test.each([
    ["VNL: Final", "volleyball/vnl/final"],
    ["Coupe de France : finale", "football/fra-coupe-de-france/final"],
    ["UEFA Champions League Final", "football/uefa-champions-league/final"],
    ["Finale der Champions League", "football/uefa-champions-league/final"],
    ["欧冠决赛", "football/uefa-champions-league/final"],
    ["نهائي دوري أبطال أوروبا", "football/uefa-champions-league/final"],
    ["AFL Grand Final", "australian-football/afl/final"],
    ["Football: Coupe de Bretagne, finale", "football/~coupe de bretagne/final"],
    ["Champions League, finale femminile", "football/uefa-champions-league+w/final"],
  ])("is one event of its competition, whatever the language: %s", (title, subject) => {
    expect(subjectOf({ title, minutes: 150 })).toBe(subject);
  });

  test.each([
    ["Champions League Final Build-Up", 150],
    ["Champions League Final: Highlights", 150],
    ["Champions League Final Four", 150],
    ["Champions League Final Party", 150],
    ["Champions League: Final, Semi-final", 150],
    ["NBA Finals", 150],
    ["NCAA Basketball: Conference Final", 150],
    ["Champions League Final", 45],
    ["Final", 150],
  ])("is none if it is a programme about it, one of several or too short: %s", (title, minutes) => {
    expect(subjectOf({ title, minutes }) ?? null).toBeNull();
  });
});

test("no player is a country that is spelt a little like them", () => {
  const found = detectSlot({ title: "Tennis: Cincinnati Open: Sinegal v Sinner" });
  expect(found?.sides?.map(({ known }) => known)).toEqual([false, false]);
});

test.each(["United States vs Gregory Rodrigues", "Russia vs Song Yadong"])(
  "a country and a fighter are neither a bout nor the name of a card: %s",
  (sub_title) => {
    const found = detectSlot({ title: "UFC Fight Night", sub_title, minutes: 180 });
    expect([found?.sides, found?.name]).toEqual([null, "UFC Fight Night"]);
  },
);

test.each([
  ["Guadalajara U19 v Tijuana", "+u19"],
  ["Guadalajara v Tijuana Sub-19", "+u19"],
  ["Hull City Women v Leeds", "+w"],
  ["Le Havre - Paris FC (féminines)", "+w"],
  ["Deutschland U21 - Spanien", "+u21"],
])("women or an age beside one side hold for both: %s", (title, squad) => {
  const keys = keysOf({ title: `Football: ${title}` });
  expect(keys?.every((key) => key.endsWith(squad))).toBe(true);
});

test("sides under an age don't play in the league of their clubs", () => {
  const title = "Liga MX Sub-19: Guadalajara v Tijuana";
  expect(detectSlot({ title })).toMatchObject({ league: null, leagueName: "Liga MX U19" });
});

test("in a cup in which both play, young sides meet first teams", () => {
  const keys = keysOf({ title: "EFL Trophy: Arsenal U21 v Hull City" });
  expect(keys).toEqual(["football/arsenal+u21", "football/hull-city"]);
});

describe("an event that is named by a place alone", () => {
  it.each([
    [{ title: "PFL", sub_title: "LIVE: PFL Tampa" }, "PFL Tampa"],
    [{ title: "Athletics: Diamond League, Xiamen" }, "Diamond League: Xiamen"],
    [{ title: "GT World Challenge: Harbourton: Sprint" }, "GT World Challenge: Harbourton: Sprint"],
    [{ title: "Tennis", sub_title: "Harbourton, Demi-finales" }, "Tennis: Harbourton: Demi-finales"],
  ])("carries its series, else its sport: %j", (slot, name) => {
    expect(detectSlot({ ...slot, minutes: 180 })?.name).toBe(name);
  });

  it("is called by its tournament, if the listing names it beside the place", () => {
    const slot = { title: "Snooker", sub_title: "Harbour Open 2026 in Milton Keynes, Finale" };
    expect(detectSlot(slot)?.name).toBe("Harbour Open: Finale");
  });
});

test("a race is the same with and without its number in the season", () => {
  const titles = ["Formula E • Berlin ePrix, Race", "Formula E: R07 Berlin E-Prix: Race"];
  expect(titles.map((title) => detectSlot({ title, minutes: 180 })?.subject)).toEqual(
    Array(2).fill("motorsport/formula-e/berlin"),
  );
});

test("a name that tournaments of many sports have is none of tennis if the description names another", () => {
  const slot = { title: "U.S. Open World Championships: Night 2", minutes: 180 };
  expect(detectSlot({ ...slot, description: "The best of karate meet." })?.sport).toBe("karate");
});

test("the sides of a country's lesser competitions tell their sport", () => {
  expect(detectSlot({ title: "New Zealand vs. ACT Comets" })?.sport).toBe("cricket");
});

test.each(["Coupe de France: Vannes (N2) - Lorient (L1)", "DFB-Pokal: Potsdam (2. BL) - Hannover 96"])(
  "the division in brackets behind a club parts no names: %s",
  (title) => {
    expect(keysOf({ title, category: ["Football"] })).toHaveLength(2);
  },
);

test("a part of a league's name is no round", () => {
  expect(detectSlot({ title: "Rugby : Pro D2 - Brive / Dax" })?.round).toBeNull();
});

test("who plays may stand before the sport that a title begins with", () => {
  const title = "Férfi vízilabda ob I: Kaposvár - Szolnok";
  expect(detectSlot({ title, category: ["Sport"], minutes: 75 })?.sides).not.toBeNull();
});

test("a stage is called by its tour, though its route is the longer name", () => {
  const slot = { title: "Tour du Togo", sub_title: "4e étape : Lomé - Kpalimé", category: ["Sport"] };
  expect(detectSlot({ ...slot, minutes: 240 })?.name).toBe("Tour du Togo: 4e étape");
});

test("what joins a session with a round is in no event's name", () => {
  const title = "UIM E1 World Championship 2026: Harbourton, Session 5 Place Race & Finals (Live)";
  expect(detectSlot({ title, minutes: 60 })?.name).toBe("Place Race: Session 5, Finals");
});

test("women play in the women's championship, whatever its league is called in the catalogue", () => {
  const title = "Coupe du monde de rugby féminine : France / Irlande";
  expect(detectSlot({ title })?.league).toBe("rugby/womens-world-cup");
});

test.each([
  ["football/caf-wafcon", "Africa Cup of Nations: Mali Women v Ghana Women"],
  ["football/esp-liga-f", "Fútbol femenino: La Liga: Levante - Sevilla"],
  ["football/uefa-womens-champions-league", "Football féminin : Ligue des champions: Lyon - Juventus"],
  ["football/caf-africa-cup-of-nations", "Africa Cup of Nations: Mali v Ghana"],
])("a women's game is of the league that women play under the name: %s", (league, title) => {
  expect(detectSlot({ title })?.league).toBe(league);
});

test("a tournament of a tour is known by its name, whether or not its day is told", () => {
  const subjects = ["PGA Tour: Harbour Open, Day 2", "PGA Tour: Harbour Open"].map(
    (title) => detectSlot({ title, minutes: 240 })?.subject,
  );
  expect(new Set(subjects)).toEqual(new Set(["golf/pga-tour/~harbour open"]));
  // What is shown of a day is no tournament.
  expect(detectSlot({ title: "PGA Tour: Featured Groups, Day 2", minutes: 240 })?.subject).toBe(
    "golf/pga-tour",
  );
});

test("a tournament is known by its town in any language, and by the description if no title tells it", () => {
  const slots = [
    { title: "ATP Challenger", sub_title: "Bratislava" },
    { title: "Tennis: ATP Challenger: Bratislava City" },
    { title: "Tennis: ATP Challenger Pozsony" },
    { title: "Challenger Tour Live", description: "Live coverage from the ATP Challenger Bratislava 2026" },
  ];
  const subjects = slots.map((slot) => detectSlot({ ...slot, minutes: 300 })?.subject);
  expect(new Set(subjects)).toEqual(new Set(["tennis/atp-challenger/~bratislava"]));
});

test.each([
  ["Larkhill Twins Cup: Race 2", "Larkhill Race", "2026 Larkhill Twins Cup Race 2"],
  ["British Vesper Cup: Race 1", "2026 Vesper Cup", "2026 British Vesper Cup Race 1"],
])("what title and sub-title both say is said once: %s", (name, title, sub_title) => {
  expect(detectSlot({ title, sub_title, category: ["Motor racing"], minutes: 60 })?.name).toBe(name);
});

test("a round that title and sub-title name is told once", () => {
  const slot = { title: "SailGP Sydney - Day 2", sub_title: "Larkhill Sydney Sail GP - Day 2" };
  expect(detectSlot({ ...slot, minutes: 120 })?.name).toBe("Sydney Sail Grand Prix: Day 2");
});

test("the tier of a tour is no tournament's name", () => {
  const slot = { title: "แบดมินตัน BWF World Tour Super 1000 : Harbour Open", minutes: 240 };
  expect(detectSlot(slot)?.subject).toBe("badminton/bwf-world-tour/~harbour open");
});

test("the name of a league that leagues of several countries have bars no clubs", () => {
  const keys = keysOf({ title: "Football: Premier League: Enyimba - Kano Pillars" });
  expect(keys).toEqual(["football/enyimba", "football/kano-pillars"]);
});

test("the country that Brazilian listings put after a foreign club is no part of its name", () => {
  const keys = keysOf({ title: "Libertadores: Estudiantes-ARG x Palmeiras" });
  expect(keys).toEqual(["football/estudiantes-de-la-plata", "football/palmeiras"]);
});

test("a person who meets another has one key in all scripts, however few the sounds", () => {
  const keys = ["Tennis: Gauff v Pegula", "Теннис: Гауфф - Пегула", "テニス ガウフ×ペグラ"].map((title) =>
    keysOf({ title }),
  );
  expect(keys).toEqual(Array(3).fill(["~kb", "~bkl"]));
});

test("a Grand Prix is found by the country in whatever form the language has it", () => {
  const titles = ["Formula 1: Itävallan GP", "Formula 1: Itävallan osakilpailu", "Formuła 1: GP Austrii"];
  const subjects = titles.map((title) => detectSlot({ title, minutes: 120 })?.subject);
  expect(subjects).toEqual(Array(3).fill("motorsport/f1/austrian"));
  expect(detectSlot({ title: "Formula 1: Australian GP", minutes: 120 })?.subject).toBe(
    "motorsport/f1/australian",
  );
});

test("a competition that the catalogue doesn't know is no part of the name after it", () => {
  const title = "West Asian Volleyball Championship Qatar vs. Oman";
  expect(keysOf({ title, category: ["Sports"], minutes: 120 })).toEqual(["volleyball/qa", "volleyball/om"]);
  const unknownSides = keysOf({
    title: "Harbour League Vesterov vs. Larkovo",
    category: ["Sports"],
    minutes: 120,
  });
  expect(unknownSides).toEqual(unknown("Vesterov", "Larkovo"));
});

test("what a national side is called tells the sport of two countries", () => {
  const slot = { title: "Belgique / Irlande", category: ["Sport"], minutes: 100 };
  const description = "Les Red Panthers terminent leur premier tour devant leur public.";
  expect(detectSlot({ ...slot, description })?.sport).toBe("hockey");
  expect(detectSlot(slot)?.sport).not.toBe("hockey");
});

describe("a listing that has its names in other places", () => {
  it.each([
    [
      "the second side and the round at the beginning of the description",
      { title: "Шалке 04", description: "Хановер26 кръг, Футбол: Втора Бундеслига 2025/2026." },
      ["football/fc-schalke-04", "football/hannover-96"],
    ],
    [
      "two sides on the first line of the description",
      { title: "Liga Profesional de Fútbol", description: "Boca Juniors v Lanús\nThe stage is set." },
      ["football/boca-juniors", "football/lanus"],
    ],
    [
      "towns in brackets behind clubs",
      { title: "КХЛ. «СКА» (Санкт-Петербург) – «Авангард» (Омск). В перерывах: «Час новостей»" },
      ["ice-hockey/ska-saint-petersburg", "ice-hockey/avangard-omsk"],
    ],
    [
      "countries behind people",
      { title: "Tennis: Elisabetta COCCIARETTO ITA vs Coco GAUFF USA" },
      ["~kslt", "~kb"],
    ],
    ["a word for a match before them", { title: "Meci Steaua Bucureşti - Dinamo Bucureşti" }, null],
    [
      "the league of which both are called roughly so",
      { title: "Футбол: Бундеслига: Хофенхайм - Шалке 04" },
      ["football/tsg-hoffenheim", "football/fc-schalke-04"],
    ],
  ])("has them: %s", (_what, facts, keys) => {
    if (keys) expect(keysOf(facts)).toEqual(keys);
    else expect(detectSlot(facts)?.sides?.[0].name).not.toContain("Meci");
  });

  it.each([
    {
      title: "Bellator MMA Individual Fights",
      description: "In the main event Larkin and Gonzalez square off.",
    },
    { title: "American Ninja Warrior", description: "The Venice finals feature the Salmon Ladder." },
  ])("has no second side in a sentence: $title", (facts) => {
    expect(detectSlot(facts)?.sides ?? null).toBe(null);
  });

  it("has no round for a town, and the sport in brackets is none", () => {
    expect(detectSlot({ title: "Boxing: Hunt vs. Pugliesi (Prelims)" })?.round).toBe("Prelims");
    expect(detectSlot({ title: "Larkovo vs Vesterby (Bola Voli)" })?.sport).toBe("volleyball");
  });

  it("is a broadcast if the description says that it covers a competition", () => {
    const slot = { title: "3ICE Hockey", description: "Coverage of the 3ICE Hockey.", minutes: 180 };
    expect(detectSlot(slot)?.kind).toBe("broadcast");
  });

  it("says that it is live behind the title that the description repeats", () => {
    const description = "PSG - Le Mans FC Přímý přenos 6. kola Ligue 1";
    expect(detectSlot({ title: "PSG - Le Mans FC", description })?.marks.saysLive).toBe(true);
  });
});

test("an age is none at the time of day", () => {
  const description = "Guarda il match tra Italia e Svezia giocato il 3 giugno alle 16:00.";
  expect(keysOf({ title: "Italia", sub_title: "Svezia | Calcio", description })).toEqual([
    "football/it",
    "football/se",
  ]);
});

describe("a national side", () => {
  it.each([
    ["A Milli Futbol Takımı Türkiye - İspanya", "tr", "es"],
    ["Футбол. Сборная России - сборная Китая", "ru", "cn"],
    ["Football : Équipe de France - Équipe d'Italie", "fr", "it"],
    ["Piłka nożna: Reprezentacja Polski - Holandia", "pl", "nl"],
    ["Soccer: US National Team vs. Germany", "us", "de"],
  ])("is found in %s", (title, home, away) => {
    expect(keysOf({ title })).toEqual([`football/${home}`, `football/${away}`]);
  });

  it("of women plays in the women's league of the name", () => {
    const found = detectSlot({ title: "วอลเลย์บอลหญิงเนชันส์ลีก ไทย - ญี่ปุ่น" });
    expect(found?.league).toBe("volleyball/vnl-women");
  });
});

test("a club of that very name is meant rather than one that is called so for short", () => {
  expect(keysOf({ title: "Nostalji: Beşiktaş - Barcelona" })).toEqual([
    "football/besiktas",
    "football/barcelona",
  ]);
});

test("a meeting is found by a form or the sound of its name in another script", () => {
  const subjects = ["Формула-1. Гран-при Нидерландов. Квалификация", "אתלטיקה: ליגת היהלום - לוזאן"].map(
    (title) => detectSlot({ title })?.subject,
  );
  expect(subjects).toEqual(["motorsport/f1/dutch/qualifying", "athletics/diamond-league/lausanne"]);
});

test("the word before a place is no part of an event's name", () => {
  const subjects = ["in Garmisch", "aus Garmisch", "Garmisch"].map(
    (place) => detectSlot({ title: `Skispringen: Weltcup: ${place}` })?.subject,
  );
  expect(new Set(subjects)).toHaveLength(1);
});

test("a competition in Mongolian is one", () => {
  expect(detectSlot({ title: "Волейбол: Улсын аварга шалгаруулах тэмцээн" })?.kind).toBe("broadcast");
});

test("the number of an episode before a colon is no side", () => {
  expect(keysOf({ title: "[링] 12회 : 모랄레스 VS 바레라" })).toHaveLength(2);
  expect(detectSlot({ title: "[링] 12회 : 모랄레스 VS 바레라" })?.name).not.toContain("12회");
});

describe("the squad of both sides", () => {
  const title = "Hull City v Leeds United";

  it("is the youth's in a cup for it", () => {
    expect(keysOf({ title: `FA Youth Cup: ${title}` })).toEqual([`${hull}+u19`, `${leeds}+u19`]);
  });

  it("is that of a category", () => {
    expect(keysOf({ title, category: ["Women's Football"] })).toEqual([`${hull}+w`, `${leeds}+w`]);
  });

  it("is that of the sentence that names both", () => {
    const told = "Hull City take on Leeds United in the Under-21 league. The women follow.";
    expect(keysOf({ title, description: told })).toEqual([`${hull}+u21`, `${leeds}+u21`]);
  });

  it("is none of what is told of others", () => {
    const description = "Live from Hull. The Under-21 side plays tomorrow.";
    expect(keysOf({ title, description })).toEqual([hull, leeds]);
  });
});

test("a club that went up or down is found in its country's other leagues", () => {
  expect(keysOf({ title: "الدوري الإيطالي:كريمونيسي × تورينو" })).toEqual([
    "football/cremonese",
    "football/torino",
  ]);
});

describe("at games of many sports", () => {
  const subjectOf = (title: string): string | null | undefined => detectSlot({ title, minutes: 60 })?.subject;

  it("the discipline tells events apart, not the city", () => {
    expect(subjectOf("东京奥运会举重男子73公斤级决赛")).toBe("weightlifting/~男子73公斤级/final");
    expect(subjectOf("直播 2026年米兰科尔蒂纳冬奥会 高山滑雪女子滑降")).toBe("alpine-skiing+w/~女子滑降");
  });

  it("the games stand for a discipline that only its rounds tell", () => {
    expect(subjectOf("直播 2026年米兰科尔蒂纳冬奥会 速度滑冰比赛1")).toBe(
      "speed-skating/winter-olympics/round-1",
    );
  });

  it("a dash before the city parts no sides", () => {
    expect(detectSlot({ title: "典藏-东京奥运会射击女子10米气步枪决赛", minutes: 60 })?.sides).toBe(null);
  });
});

test("a final of a championship with many disciplines is told by its discipline", () => {
  const subjects = ["Team Free Final", "Duet Final"].map(
    (title) => detectSlot({ title: `European Aquatics Championships: ${title}`, minutes: 90 })?.subject,
  );
  expect(new Set(subjects)).toHaveLength(2);
});

test("classics are told apart by the year that their descriptions begin with", () => {
  const years = [2002, 2008].map((year) => {
    const found = detectSlot({
      title: "NASCAR Classics",
      description: `Relive the ${year} race in New Hampshire.`,
    });
    return found?.played?.begins;
  });
  expect(years).toEqual([2002, 2008].map((year) => Date.UTC(year) / 1000));
});

test("the day of a recording may stand in its description after a preposition", () => {
  const playedOn = (description: string) =>
    detectSlot({ title: "Pool: Dunster vs. Phillips", description })?.played?.begins;
  expect(playedOn("Semifinal from June 28, 2026.")).toBe(Date.UTC(2026, 5, 28) / 1000);
  expect(playedOn("They last met on June 28, 2026.")).toBe(undefined);
});

test("a race of a smaller series is none of the larger one at whose meeting it is", () => {
  const leagues = ["Aussie Racing Cars", "Trans Am"].map(
    (series) =>
      detectSlot({ title: "Supercars Championship", sub_title: `Supercars: ${series} Race 1` })?.league,
  );
  expect(leagues).toEqual(["motorsport/aussie-racing-cars", "motorsport/trans-am"]);
});

test("who wins is told of highlights", () => {
  expect(detectSlot({ title: "Scottie Scheffler wins the 2026 FedEx St. Jude Championship" })?.kind).toBe(
    "highlights",
  );
});

test("the place of the X Games tells them apart", () => {
  const subjects = ["Chiba", "Sacramento"].map(
    (place) =>
      detectSlot({ title: `Women's BMX Park - MoonPay X Games ${place} 2026`, minutes: 50 })?.subject,
  );
  expect(new Set(subjects)).toHaveLength(2);
});

test("a day of rodeo is told by its town", () => {
  const subjects = ["Houston", "Sacramento"].map(
    (town) => detectSlot({ title: `PBR Unleash the Beast ${town} Day 1` })?.subject,
  );
  expect(subjects).toEqual(["rodeo/pbr/~houston/day-1", "rodeo/pbr/~sacramento/day-1"]);
});

test("what stands in brackets after a mark of recording names no event", () => {
  const subjects = ["实况录像(奥林匹克)-2026年射箭世界杯 中国站2", "实况录像-2026年射箭世界杯 中国站2"].map(
    (title) => detectSlot({ title, minutes: 60 })?.subject,
  );
  expect(new Set(subjects)).toEqual(new Set(["archery/world-cup/~中国站2"]));
});

test("a Hebrew letter with its mark ends no name", () => {
  const keys = keysOf({ title: "טניס: גמר", sub_title: "קלוד וסטרביץ' נגד אריק לארקץ'" });
  expect(keys).toHaveLength(2);
});

test("the year of a tournament to come isn't when they qualify for it", () => {
  expect(detectSlot({ title: "World Cup 2030 qualifiers: Wales v Norway" })?.played).toBe(null);
  expect(detectSlot({ title: "World Cup 2018: Wales v Norway" })?.played).not.toBe(null);
});

test("talk of a league in Persian is no match of it", () => {
  const slot = { title: "فوتبال: لیگ برتر", description: "گفتگو با مربی پرسپولیس" };
  expect(detectSlot(slot)?.kind).toBe("magazine");
});

test("two countries play cricket in South Asia, unless the listing says otherwise", () => {
  const played = (title: string, country: string) => {
    const facts = slotOf({ title });
    return detect({ ...facts, channel: { ...facts.channel, country } }, knowledge)?.sport;
  };
  expect(played("India v Australia", "IN")).toBe("cricket");
  expect(played("Football: India v Australia", "IN")).toBe("football");
  expect(played("India v Australia", "DE")).toBe("football");
});

test("a club is known with the town that French joins to its name", () => {
  const keys = keysOf({ title: "Football : Coton Sport de Garoua - Canon de Yaoundé" });
  expect(keys).toEqual(["football/coton-sport", "football/canon-yaounde"]);
});

describe("two entrants", () => {
  test.each([
    // English.
    ["Hull City v Leeds United", hull, leeds],
    ["Hull City v. Leeds United", hull, leeds],
    ["Hull City vs Leeds United", hull, leeds],
    ["Hull City VS. Leeds United", hull, leeds],
    ["Hull City - Leeds United", hull, leeds],
    ["Hull City – Leeds United", hull, leeds],
    ["Hull City / Leeds United", hull, leeds],
    ["Hull City x Leeds United", hull, leeds],
    ["Hull City × Leeds United", hull, leeds],
    // German, French, Bosnian and others.
    ["Bayern München gegen Borussia Dortmund", "football/bayern-munich", "football/borussia-dortmund"],
    ["Bayern München - Borussia Dortmund", "football/bayern-munich", "football/borussia-dortmund"],
    ["Paris SG / Marseille", "football/paris-saint-germain", "football/marseille"],
    ["Nogomet: Željezničar - Sarajevo", "football/zeljeznicar", "football/fk-sarajevo"],
    ["Real Madrid contra Barcelona", "football/real-madrid", "football/barcelona"],
    ["Arsenal teen Liverpool", arsenal, liverpool],
    ["Arsenal vastu Liverpool", arsenal, liverpool],
    ["Arsenal i gcoinne Liverpool", arsenal, liverpool],
    ["Arsenal przeciwko Liverpool", arsenal, liverpool],
    ["Arsenal garşy Liverpool", arsenal, liverpool],
    ["Arsenal đấu với Liverpool", arsenal, liverpool],
    ["Arsenal menentang Liverpool", arsenal, liverpool],
    ["Арсенал каршы Ливерпуль", arsenal, liverpool],
    ["Арсенал муқобили Ливерпуль", arsenal, liverpool],
    ["Simba na Yanga", "football/simba-sc", "football/young-africans"],
    // Arabic.
    ["آرسنال ضد ليفربول", arsenal, liverpool],
    ["آرسنال × ليفربول", arsenal, liverpool],
    ["آرسنال - ليفربول", arsenal, liverpool],
    // Hebrew.
    ["ארסנל נגד ליברפול", arsenal, liverpool],
    ["ארסנל - ליברפול", arsenal, liverpool],
    // Japanese.
    ["アーセナル×リバプール", arsenal, liverpool],
    ["アーセナル 対 リバプール", arsenal, liverpool],
    ["アーセナル vs リバプール", arsenal, liverpool],
    ["プレミアリーグ「アーセナル×リバプール」", arsenal, liverpool],
    // Chinese.
    ["阿森纳VS利物浦", arsenal, liverpool],
    ["阿森纳-利物浦", arsenal, liverpool],
    ["阿森纳 对 利物浦", arsenal, liverpool],
    // Thai.
    ["อาร์เซน่อล พบ ลิเวอร์พูล", arsenal, liverpool],
    ["อาร์เซน่อล vs ลิเวอร์พูล", arsenal, liverpool],
  ])("are found in %j", (title, left, right) => {
    const detection = detectSlot({ title });
    expect(detection?.sides?.map(({ key }) => key)).toEqual([left, right]);
    expect(detection).toMatchObject({ kind: "broadcast", sport: "football", subject: null });
  });

  test.each([["Green Bay Packers at Chicago Bears"], ["Green Bay Packers @ Chicago Bears"]])(
    "stand home first in %j, where the second is at home",
    (title) => {
      expect(keysOf({ title })).toEqual([
        "american-football/chicago-bears",
        "american-football/green-bay-packers",
      ]);
    },
  );

  test.each([
    { title: "Premier League", sub_title: "Hull City v Leeds United" },
    { title: "Live Football", description: "Hull City v Leeds United from the MKM Stadium." },
    { title: "Premier League: Hull City", sub_title: "Leeds United" },
  ])("are found beside the title: $sub_title $description", (facts) => {
    expect(keysOf(facts)).toEqual([hull, leeds]);
  });

  test("that are unknown get a key of their folded name and squad", () => {
    const detection = detectSlot({
      title: "Football: Eastgate Rovers U21 v FC Westbrück U21",
      categories: ["sports"],
    });
    expect(detection?.sides).toEqual([
      { key: `${unknown("Eastgate Rovers")[0]}+u21`, name: "Eastgate Rovers U21", known: false },
      { key: `${unknown("Westbrück")[0]}+u21`, name: "FC Westbrück U21", known: false },
    ]);
  });

  test("that are people have one key with and without first names", () => {
    const [full, short] = ["Tennis: Anna Vesterholm v Mia Qvarnberg", "Tennis: Vesterholm v Qvarnberg"];
    expect(keysOf({ title: full ?? "" })).toEqual(unknown("Vesterholm", "Qvarnberg"));
    expect(keysOf({ title: short ?? "" })).toEqual(unknown("Vesterholm", "Qvarnberg"));
  });

  test("are of the slot's sport, if clubs of several sports share the name", () => {
    expect(keysOf({ title: "Basketball: Real Madrid v Barcelona" })).toEqual([
      "basketball/real-madrid",
      "basketball/barcelona",
    ]);
  });

  test("play the hockey that is usual in the channel's country, unless the listing says which", () => {
    const played = (title: string, country: string) => {
      const facts = slotOf({ title });
      return detect({ ...facts, channel: { ...facts.channel, country } }, knowledge)?.sport;
    };
    expect(played("Hockey: Nederland - Duitsland", "NL")).toBe("hockey");
    expect(played("Hockey: Canada - USA", "CA")).toBe("ice-hockey");
    expect(played("IJshockey: Nederland - Duitsland", "NL")).toBe("ice-hockey");
  });

  test("are women if the league is women's", () => {
    const detection = detectSlot({ title: "Women's Super League: Arsenal v Chelsea" });
    expect(detection?.sides?.map(({ key }) => key)).toEqual(["football/arsenal+w", "football/chelsea+w"]);
  });

  test("that are yet to be decided name no event", () => {
    expect(keysOf({ title: "Champions League: TBC v TBC" })).toBeNull();
  });
});

describe("what surrounds the entrants", () => {
  const bare = "Hull City v Leeds United";
  test.each([
    `LIVE: ${bare}`,
    `🔴 LIVE ${bare}`,
    `ישיר! ${bare}`,
    `مباشر: ${bare}`,
    `${bare} (สด)`,
    `[R] ${bare}`,
    `${bare} (R)`,
    `${bare} HLs`,
    `PL: ${bare}`,
    `Premier League: ${bare}`,
    `Premier League 2025/26: ${bare}`,
    `${bare}, Matchday 1`,
    `${bare} - Week 3`,
    `Round 24: ${bare}`,
    `${bare} (QF)`,
    `${bare}, Final`,
    `1. Spieltag: ${bare}`,
    `1ère journée : ${bare}`,
    `Jornada 3: ${bare}`,
    `${bare}, 2. kolo, fudbal`,
    `第3節 ${bare}`,
    `מחזור 3: ${bare}`,
    `${bare} 2-1`,
    `${bare} (2/2)`,
    `“${bare}”`,
    `Football : ${bare}`,
    `${bare} ᴴᴰ`,
  ])("doesn't change them: %j", (title) => {
    expect(keysOf({ title })).toEqual([hull, leeds]);
  });

  it("gives the round, the league and the venue", () => {
    expect(
      detectSlot({
        title: "Premier League: Hull City v Leeds United",
        sub_title: "Matchday 3",
        description: "Coverage of the match at MKM Stadium, Hull, England.",
      }),
    ).toMatchObject({
      league: "football/eng-premier-league",
      leagueName: null,
      round: "Matchday 3",
      venue: { name: "MKM Stadium", country: "GB" },
      name: "Hull City v Leeds United",
    });
  });

  it("keeps the name of an unknown competition", () => {
    expect(
      detectSlot({ title: "Football: Harbour District Cup: Eastgate v Westport", categories: ["sports"] }),
    ).toMatchObject({
      league: null,
      leagueName: "Harbour District Cup",
    });
  });
});

describe("an event without two entrants", () => {
  test.each<[title: string, facts: Partial<Parameters<typeof slotOf>[0]>, sport: string, subject: string]>([
    ["Formula 1: Dutch Grand Prix", {}, "motorsport", "motorsport/f1/dutch"],
    ["Formula 1 Heineken Dutch Grand Prix", {}, "motorsport", "motorsport/f1/dutch"],
    ["F1: Dutch GP - Qualifying", {}, "motorsport", "motorsport/f1/dutch/qualifying"],
    [
      "Formula 1",
      { sub_title: "Dutch Grand Prix: Qualifying" },
      "motorsport",
      "motorsport/f1/dutch/qualifying",
    ],
    ["F1 Dutch GP FP1", {}, "motorsport", "motorsport/f1/dutch/practice-1"],
    [
      "Formel 1: Großer Preis der Niederlande, Qualifying",
      {},
      "motorsport",
      "motorsport/f1/dutch/qualifying",
    ],
    ["F1 Dutch Grand Prix: Sprint", {}, "motorsport", "motorsport/f1/dutch/sprint"],
    ["Cycling: Vuelta a España, Stage 4", {}, "cycling", "cycling/vuelta"],
    ["Radsport: La Vuelta, 4. Etappe", {}, "cycling", "cycling/vuelta"],
    ["Cyclisme : Tour d'Espagne, 4e étape", {}, "cycling", "cycling/vuelta"],
    ["Vuelta a Espana 2026", {}, "cycling", "cycling/vuelta"],
    ["Vuelta a España: Monaco - Nice (160 km)", {}, "cycling", "cycling/vuelta"],
    ["Golf: DP World Tour, British Masters", {}, "golf", "golf/dp-world/british-masters"],
    ["Golf: DP World Tour, British Masters, Day 2", {}, "golf", "golf/dp-world/british-masters"],
    ["Golf: DP World Tour, British Masters, Round 2", {}, "golf", "golf/dp-world/british-masters"],
    ["Tennis: Cincinnati Open ATP, Day 3", {}, "tennis", "tennis/atp/cincinnati/day-3"],
    ["Wimbledon: Day 3", {}, "tennis", "tennis/wimbledon/day-3"],
    ["Athletics: Diamond League Lausanne", {}, "athletics", "athletics/diamond-league/lausanne"],
    ["Leichtathletik: Diamond League in Lausanne", {}, "athletics", "athletics/diamond-league/lausanne"],
    ["UFC 300", {}, "mma", "mma/ufc/300"],
    ["UFC 300: Prelims", {}, "mma", "mma/ufc/300/prelims"],
    ["UFC Fight Night 180", {}, "mma", "mma/ufc/night-180"],
  ])("%j has its subject", (title, facts, sport, subject) => {
    expect(detectSlot({ title, ...facts })).toMatchObject({ kind: "broadcast", sport, sides: null, subject });
  });

  test.each([
    ["UFC 330", "mma"],
    ["Boxing: Fight Night from Leeds", "boxing"],
    ["Darts: World Matchplay, Evening Session", "darts"],
    ["Racing from Ascot", "horse-racing"],
    ["Surfing: WSL Finals", "surfing"],
    ["Swimming: World Championships", "swimming"],
  ])("%j is one", (title, sport) => {
    expect(detectSlot({ title, category: [sport.replace("-", " ")] })).toMatchObject({
      kind: "broadcast",
      sport,
    });
  });
});

test.each([
  ["Un match de Lens", "broadcast"],
  ["Partido amistoso", "broadcast"],
  ["Lens au quotidien", "magazine"],
  ["ATP World Tour Next Week", "magazine"],
  ["Ryder Cup: Europa-Captain Ana Bell maakt haar team bekend", "magazine"],
])("an hour of sport called %s without sides is a %s", (title, kind) => {
  expect(detectSlot({ title, category: ["Football"], minutes: 60 })?.kind).toBe(kind);
});

describe("what isn't the event itself", () => {
  const bare = "Hull City v Leeds United";
  test.each([
    ["highlights", `${bare}: Highlights`],
    ["highlights", `Hls: ${bare}`],
    ["highlights", `HL: ${bare}`],
    ["highlights", `${bare} H/L`],
    ["highlights", `Zusammenfassung: ${bare}`],
    ["highlights", `Résumé : ${bare}`],
    ["highlights", `ملخص: ${bare}`],
    ["highlights", `תקציר: ${bare}`],
    ["highlights", `${bare} ハイライト`],
    ["highlights", `${bare} 集锦`],
    ["highlights", `Sažetak: ${bare}`],
    ["preview", `Premier League Preview: ${bare}`],
    ["preview", `Build-Up: ${bare}`],
    ["preview", `Pre-Match: ${bare}`],
    ["preview", `${bare}: Press Conference`],
    ["preview", `Vorbericht: ${bare}`],
    ["review", `${bare}: Post-Match`],
    ["review", `Premier League Review`],
    ["magazine", `Premier League Stories`],
    ["magazine", `ATP Tour Uncovered`],
    ["magazine", `Goal Rush: Premier League Podcast`],
  ])("is %s: %j", (kind, title) => {
    expect(detectSlot({ title })?.kind).toBe(kind);
  });

  it("includes what is too short for a match", () => {
    expect(detectSlot({ title: bare, minutes: 15 })?.kind).toBe("highlights");
  });

  it("includes what names several matches and shows none of them whole", () => {
    const detection = detectSlot({
      title: "Football Goals Show",
      description: "Goals from Hull City v Leeds United, Arsenal v Liverpool and Chelsea v Everton.",
    });
    expect(detection).toMatchObject({ kind: "magazine", sides: null, subject: null });
  });
});

describe("marks", () => {
  const bare = "Hull City v Leeds United";
  test.each([
    `LIVE: ${bare}`,
    `Live: ${bare}`,
    `🔴 ${bare}`,
    `${bare} (Live)`,
    `ישיר! ${bare}`,
    `مباشر: ${bare}`,
    `生中継 ${bare}`,
    `[生] ${bare}`,
    `${bare} (สด)`,
    `直播 ${bare}`,
    `${bare} - uživo`,
    `En direct : ${bare}`,
    `En vivo: ${bare}`,
  ])("say that it is live: %j", (title) => {
    expect(detectSlot({ title })?.marks).toMatchObject({
      saysLive: true,
      saysRepeat: false,
      saysDelayed: false,
    });
  });

  test.each([
    "Derby de l'Ouest, commenté en direct.",
    "Partido de la jornada transmitido en vivo.",
    "La gara è trasmessa in diretta.",
  ])("are live if the description says that they are broadcast so: %j", (description) => {
    expect(detectSlot({ title: bare, description })?.marks.saysLive).toBe(true);
  });

  test.each([bare, `Premier League Live Stories: ${bare}`])("don't say that it is live: %j", (title) => {
    expect(detectSlot({ title })?.marks.saysLive).toBe(false);
  });

  test.each([
    `${bare} (R)`,
    `[R] ${bare}`,
    `${bare} (Wh. v. 21.08.)`,
    `Replay: ${bare}`,
    `${bare} (再)`,
    `שידור חוזר: ${bare}`,
    `${bare} - reprise`,
  ])("say that it is a repeat: %j", (title) => {
    expect(detectSlot({ title })?.marks).toMatchObject({ saysLive: false, saysRepeat: true });
  });

  test.each([`${bare} (as live)`, `${bare}, snimak`, `录播 ${bare}`, `Delayed: ${bare}`])(
    "say that it is delayed: %j",
    (title) => {
      expect(detectSlot({ title })?.marks).toMatchObject({ saysLive: false, saysDelayed: true });
    },
  );

  test.each<[string, Partial<SlotFacts>]>([
    [`Classic Match: ${bare}`, {}],
    [`${bare} 2019`, {}],
    [`${bare} 2018/19`, {}],
    [bare, { year: 2012 }],
    [bare, { previously_shown: "2025-03-01" }],
  ])("say that it is of another season: %j %j", (title, facts) => {
    expect(detectSlot({ title, ...facts } as Parameters<typeof slotOf>[0])?.marks.saysOld).toBe(true);
  });

  test.each<[string, Partial<SlotFacts>]>([
    [bare, {}],
    [`${bare} 2026/27`, {}],
    [`${bare} 2026`, {}],
    [bare, { year: 2026 }],
    [bare, { previously_shown: "2026-08-21" }],
  ])("don't say that it is of another season: %j %j", (title, facts) => {
    expect(detectSlot({ title, ...facts } as Parameters<typeof slotOf>[0])?.marks.saysOld).toBe(false);
  });

  it("keep the source's flags as they are", () => {
    expect(detectSlot({ title: bare, flags: { new: true, live: true, repeat: false } })?.marks).toMatchObject(
      {
        flagNew: true,
        flagLive: true,
        flagRepeat: false,
        saysLive: false,
      },
    );
  });
});

describe("false friends", () => {
  test("a dash within a word parts no unknown names", () => {
    const title = "פורשה ספרינט-קלאב, סיבוב 1";
    expect(keysOf({ title, description: `${title}.` })).toBe(null);
  });

  test.each<[string, Partial<Parameters<typeof slotOf>[0]>]>([
    ["Man v. Food", { channel: "Taste TV" }],
    ["Man v. Food", { channel: "Taste TV", category: ["Cooking"] }],
    ["News @ 20:00", { channel: "Channel One" }],
    ["Kramer vs. Kramer", { channel: "Film One" }],
    ["Kramer vs. Kramer", { channel: "Channel One", category: ["Drama"] }],
    ["Freddy vs. Jason", { channel: "Channel One", category: ["Movie"] }],
    ["Godzilla x Kong: The New Empire", { channel: "Channel One" }],
    ["Batman v Superman", { channel: "Channel One" }],
    ["Smith v. Jones", { channel: "Court TV", category: ["Courtroom"] }],
    ["Judge Rowland: Baxter v. Hollis", { channel: "Channel One" }],
    ["Chefs vs. Grandmothers", { channel: "Channel One", category: ["Cooking"] }],
    ["Boys vs Girls", { channel: "Kids One" }],
    ["Team Red v Team Blue", { channel: "Channel One", category: ["Game show"] }],
    ["England v Germany", { channel: "Channel One", category: ["Documentary"], minutes: 30 }],
    ["London - Paris", { channel: "Travel One" }],
    ["Prayer at Dawn", { channel: "Channel One" }],
    ["Spain", { channel: "Channel One" }],
    ["Gen.G v T1", { channel: "Esports 1" }],
    ["Arsenal v Chelsea", { category: ["eSports"] }],
    ["Poker: Main Event, Day 2", {}],
    ["WWE SmackDown", {}],
    ["Wrestling: Steel Fury v The Hammer", {}],
  ])("%j %j is not detected", (title, facts) => {
    expect(detectSlot({ title, ...facts })).toBeNull();
  });

  test.each([
    "Next: Hull City v Leeds United",
    "Next Live: Hull City v Leeds United",
    "Up next: Hull City v Leeds United",
    "Coming up: Hull City v Leeds United",
    "Followed by Hull City v Leeds United",
    "Sljedeći prijenos: Hull City - Leeds United",
    "Demnächst: Hull City - Leeds United",
    "À suivre : Hull City / Leeds United",
    "التالي: آرسنال ضد ليفربول",
    "הבא: ארסנל - ליברפול",
    "次の試合 アーセナル×リバプール",
    "即将播出 阿森纳VS利物浦",
  ])("an announcement is not detected: %j", (title) => {
    expect(detectSlot({ title })).toBeNull();
  });

  it("what a channel's own name stands for isn't the game that its description announces", () => {
    const description = "Catch the live broadcast of Hull City vs. Leeds United at 0130hrs on 2nd Jan.";
    expect(detectSlot({ title: "Larkhill Sports 3", description, channel: "Larkhill Sports 3" })).toBeNull();
    expect(detectSlot({ title: "Hull City v Leeds United", description })).not.toBeNull();
  });

  it("a day-long filler is not detected", () => {
    expect(detectSlot({ title: "Hull City v Leeds United", minutes: 13 * 60 })).toBeNull();
  });
});

describe("fields that a source has joined without a space", () => {
  it.each([
    ["Испания - ДанияТенис: Купа Дейвис, мач 1", ["tennis/es", "tennis/dk"]],
    ["Турция - ГерманияЕвробаскет 2026, финал", ["basketball/tr", "basketball/de"]],
    ["Hull City - Leeds UnitedFootball: Championship", [hull, leeds]],
    ["Hull City - Leeds United4. kolo", [hull, leeds]],
  ])("are read apart in %s", (title, keys) => {
    expect(keysOf({ title, channel: "Sport 1" })?.sort()).toEqual([...keys].sort());
  });

  it("are told from a name with a capital or number within", () => {
    const [laLiga, schalke] = ["LaLiga: Getafe v Osasuna", "Bundesliga: Schalke04 v Mainz05"].map((title) =>
      keysOf({ title }),
    );
    expect(laLiga).toEqual(["football/getafe", "football/osasuna"]);
    expect(schalke).toHaveLength(2);
    expect(detectSlot({ title: "2026 FootGolf World Cup", channel: "Sport 1", minutes: 30 })?.sport).not.toBe(
      "golf",
    );
  });
});

describe("two unknown names", () => {
  const rival = unknown("Vesterov", "Larkovo").sort();

  it("parted by a dash within a word are sides after a sport and before a competition", () => {
    const title = "Vesterov-Larkovo";
    const men = keysOf({
      title: `Baschet: ${title} Baschet masculin Liga Nationala (etapa 14)`,
      channel: "Sport 1",
    });
    const women = keysOf({ title: `Live Handbal: ${title} Handbal feminin Cupa`, channel: "Sport 1" });
    expect(men?.sort()).toEqual(rival);
    expect(women?.sort()).toEqual(rival.map((key) => `${key}+w`));
  });

  it.each(["Tennis: Open live: Night-Session", "Handball: Vesterov-Larkovo", "Vesterov-Larkovo Cup"])(
    "aren't found in a word with a dash: %s",
    (title) => {
      expect(keysOf({ title, channel: "Sport 1" })).toBe(null);
    },
  );

  it("are sides if they are all of a title on a channel of sport, for as long as a match lasts", () => {
    const title = "Vesterov - Larkovo";
    const read = (more: object) =>
      keysOf({ title, channel: "Sport 1", minutes: 120, ...more })?.sort() ?? null;
    expect(read({})).toEqual(rival);
    expect(read({ minutes: 30 })).toBe(null);
    expect(read({ minutes: 300 })).toBe(null);
    expect(read({ channel: "Channel 5" })).toBe(null);
    expect(read({ title: "Vesterov - the story of Larkovo" })).toBe(null);
    expect(read({ title: "סיפור של חורף - אינסברוק" })).toBe(null);
  });

  it("keep what their names have in common with a sport: a club called Football Club", () => {
    const keys = keysOf({ title: "Club World Cup: Paris Saint-Germain Football Club vs FC Bayern München" });
    expect(keys?.sort()).toEqual(["football/bayern-munich", "football/paris-saint-germain"]);
  });
});

describe("an event that isn't named", () => {
  const kindOf = (facts: Parameters<typeof slotOf>[0]) =>
    detectSlot({ channel: "Sport 1", minutes: 110, ...facts })?.kind ?? null;

  it.each([
    ["Labdarúgás", "MOL Magyar Kupa"],
    ["Labdarúgás", "NIKE liga - szlovák labdarúgó-bajnokság"],
    ["Handboll", "Svenska mästerskapet, semifinal"],
    ["ฟุตซอลชิงแชมป์เอเชีย 2026 รอบคัดเลือก", undefined],
  ])("is one of the competition that is told: %s | %s", (title, description) => {
    expect(kindOf({ title, description })).toBe("broadcast");
    expect(kindOf({ title, description, minutes: 30 })).not.toBe("broadcast");
  });

  it("is a championship of a sport that isn't known, if its year or round is told or it takes long", () => {
    const title = "Timber World Championship";
    expect(kindOf({ title: `${title} 2026`, minutes: 80 })).toBe("broadcast");
    expect(kindOf({ title: `${title}: Semi-Final`, minutes: 80 })).toBe("broadcast");
    expect(kindOf({ title, minutes: 80 })).toBe(null);
    expect(kindOf({ title })).toBe("broadcast");
    expect(kindOf({ title: "Timber World C'ship" })).toBe("broadcast");
    expect(kindOf({ title: `${title} 2026: Magazine` })).toBe(null);
    expect(kindOf({ title: `${title} 2026`, channel: "Channel 5" })).toBe(null);
    expect(kindOf({ title: `${title} 2026`, minutes: 45 })).toBe(null);
  });

  it("is of a Korean cup or tournament", () => {
    expect(kindOf({ title: "2026 여수컵 프로배구대회 여자부" })).toBe("broadcast");
    expect(kindOf({ title: "2026 배구 컵라면 이야기" })).not.toBe("broadcast");
  });

  it("is one although its sides are yet to be announced", () => {
    expect(kindOf({ title: "Premier League: TBA" })).toBe("broadcast");
    expect(kindOf({ title: "TBA" })).toBe(null);
  });

  it("is a race that a card of races is called by, however short", () => {
    const slot = { title: "Prix du Jockey", category: ["Horse Racing"], channel: "Channel 5", minutes: 25 };
    expect(kindOf(slot)).toBe("broadcast");
  });

  it("is the league's on any channel if the title is a league and its season", () => {
    const channel = "Channel 5";
    expect(kindOf({ title: "Premier League 2026/27", channel })).toBe("broadcast");
    expect(kindOf({ title: "Premier League 2026/27", channel, minutes: 30 })).toBe(null);
    expect(kindOf({ title: "Premier League", channel })).toBe(null);
    expect(kindOf({ title: "Premier League Kings 2026/27", channel })).toBe(null);
  });

  it("is of motorsport if it is a race or session of a Grand Prix", () => {
    const sports = ["GP Italia: Gara", "Großer Preis von Italien: Qualifying"].map(
      (title) => detectSlot({ title, channel: "Sport 1", minutes: 60 })?.sport,
    );
    expect(sports).toEqual(["motorsport", "motorsport"]);
  });

  it("is of wrestling only if it contests a championship", () => {
    expect(kindOf({ title: "Birkózás", description: "Birkózó világbajnokság" })).toBe("broadcast");
    expect(kindOf({ title: "Birkózás" })).toBe(null);
    expect(kindOf({ title: "WWE Wrestling: World Championship 2026" })).toBe(null);
  });
});

describe("a part of a Grand Prix", () => {
  const read = (title: string, minutes = 70) =>
    detectSlot({ title, channel: "F1 TV", minutes, category: ["Deportes"] });

  it("has no round of the letter that Spanish puts before a season", () => {
    const race = read("Mundial F1 - GP de Azerbaiyán (T2026): Clasificación");
    expect([race?.kind, race?.round]).toEqual(["broadcast", null]);
  });

  it.each(["Post Libres 2", "El Post de la Clasificación", "El Post de la Fórmula 1"])(
    "isn't shown by what follows it: %s",
    (part) => {
      expect(read(`Mundial F1 - GP de Azerbaiyán (T2026): ${part}`)?.kind).toBe("review");
    },
  );

  it("isn't shown by a special about the series", () => {
    expect(read("Especiales F1 (T2022): El año de Mónaco")?.kind).toBe("magazine");
  });
});

test("a channel of disco polo shows no polo", () => {
  expect(detectSlot({ title: "Lista Disco Polo", channel: "Polo TV", minutes: 120 })).toBeNull();
});

describe("a golf tournament", () => {
  const kindOf = (title: string, minutes = 140, channel = "SBS골프") =>
    detectSlot({ title, channel, minutes })?.kind ?? null;

  it("is one on a channel whose name has a number without a space", () => {
    expect(kindOf("2026 라크 코리아 챔피언십", 140, "SBS Golf2")).toBe("broadcast");
  });

  it("isn't shown by a series about players", () => {
    expect(kindOf("제2회 직장인 골프챔피언십", 60)).toBe("broadcast");
    expect(kindOf("제2회 직장인 골프챔피언십 (13회)", 60)).toBe("magazine");
  });

  it("isn't shown by less than half an hour", () => {
    expect(kindOf("PGA Tour: BMW Championship", 30)).toBe("broadcast");
    expect(kindOf("PGA Tour: BMW Championship", 25)).toBe("highlights");
  });

  it("isn't shown by its opening ceremony, in any language", () => {
    expect(kindOf("PGA Tour: Presidents Cup. Ceremonia de inauguración", 60)).not.toBe("broadcast");
  });
});

describe("a club whose name is shortened to an initial", () => {
  it.each([
    ["Roma - Borussia D", "football/borussia-dortmund"],
    ["Atletico MG - Bolivar", "football/atletico-mineiro"],
    ["H.Verona - Inter", "football/hellas-verona"],
  ])("is the one with that initial: %s", (title, key) => {
    expect(keysOf({ title })).toContain(key);
  });

  it("is nobody whose name has another initial", () => {
    expect(keysOf({ title: "Roma - Borussia X" })).not.toContain("football/borussia-dortmund");
  });
});

describe("a misspelt club", () => {
  const sides = ["football/afc-bournemouth", "football/brighton-and-hove-albion"];

  it("is the one of its opponent's league that it sounds like, even in a short slot", () => {
    expect(keysOf({ title: "Brighton - Bourenmouth", minutes: 50 })?.sort()).toEqual(sides);
  });

  it("isn't looked for in a script without spaces, where the name may go on", () => {
    expect(keysOf({ title: "足球纵横:巴萨-马竞恩怨录", channel: "CCTV-5", minutes: 60 })).toBe(null);
  });

  it("isn't looked for in a description, which may name several games", () => {
    const description = "Week 4 features Brighton-Bourenmouth and Fulham-Vesterov.";
    expect(keysOf({ title: "Magazine", description, minutes: 50 })).toBe(null);
  });
});

test("an hour is enough to tell a match of a club from a report", () => {
  const read = (minutes: number) => keysOf({ title: "Arsenal - Vesterov", channel: "Sport 1", minutes });
  expect(read(60)).toEqual([arsenal, ...unknown("Vesterov")]);
  expect(read(45)).toBe(null);
});

test("a tournament with its day is one, whatever the number of the episode", () => {
  const title = "Golf DP World Tour - Ep. 163 - BMW PGA Championship 4a giornata";
  expect(detectSlot({ title, channel: "Sport Golf", minutes: 180 })?.kind).toBe("broadcast");
  expect(detectSlot({ title, channel: "Sport Golf", minutes: 30 })?.kind).not.toBe("broadcast");
});

test("a fighter doesn't meet a country, though a guide may write one's country for his name", () => {
  const found = detectSlot({
    title: "UFC Fight Night",
    sub_title: "United States vs Gregory Rodrigues",
    category: ["Sport"],
  });
  expect([found?.sport, found?.sides]).toEqual(["mma", null]);
});

test.each(["UFC 317 Topuria vs Oliveira", "KSW 95 Grzebyk - Janikowski"])(
  "the number of a card is no part of a fighter's name: %s",
  (title) => {
    expect(detectSlot({ title, channel: "Sport 1" })?.sides?.[0].name).toMatch(/^\p{L}/u);
  },
);

test("an event on which somebody comments is no talk show", () => {
  const description = "Live coverage from Augusta, with opinion from the studio.";
  expect(detectSlot({ title: "Golf: The Masters, Round 1", description })).toMatchObject({
    kind: "broadcast",
  });
});

test("a live cup or league on a channel for all is an event, whoever plays", () => {
  const shown = (title: string) => detectSlot({ title, channel: "Channel 4", minutes: 120 });
  expect(shown("ถ่ายทอดสด PREMIER LEAGUE / ข่าว")).toMatchObject({ kind: "broadcast", sport: "football" });
  expect(shown("ถ่ายทอดสดฟุตบอล Coke Cup U17")).toMatchObject({ kind: "broadcast", sport: "football" });
  expect(shown("PREMIER LEAGUE / ข่าว")).toBe(null);
});

describe("what surrounds two unknown names", () => {
  const title = "Eastgate v Westport";
  test.each<[string, Partial<Parameters<typeof slotOf>[0]>]>([
    ["a channel of sport", {}],
    [
      "a channel that the channel database holds for one of sport",
      { channel: "One", categories: ["sports"] },
    ],
    ["a category of sport", { channel: "One", category: ["Sport"] }],
    ["a sport as category", { channel: "One", category: ["Fußball"] }],
  ])("makes them entrants: %s", (_, facts) => {
    expect(keysOf({ title, ...facts })).toEqual(unknown("Eastgate", "Westport"));
  });

  test.each<[string, Partial<Parameters<typeof slotOf>[0]>]>([
    ["nothing", { channel: "One" }],
    ["a channel of films", { channel: "One", categories: ["movies"] }],
    ["a category of fiction", { category: ["Drama"] }],
    ["a channel for children", { channel: "One Kids" }],
  ])("doesn't make them entrants: %s", (_, facts) => {
    expect(detectSlot({ title, ...facts })).toBeNull();
  });
});

describe("detection", () => {
  const words = fc.constantFrom(
    "Hull City",
    "Leeds United",
    "v",
    "vs.",
    " - ",
    "×",
    "/",
    "@",
    "LIVE:",
    "(R)",
    "Premier League",
    "F1",
    "Dutch Grand Prix",
    "Qualifying",
    "Highlights",
    "2025/26",
    "対",
    "ضد",
    "נגד",
    "「",
    "第3節",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(words, { maxLength: 8 }).map((parts) => parts.join(" ")),
  );

  test("never throws, always gives reasons, and finds either entrants or a subject", () => {
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.integer({ min: 0, max: 900 }),
        (title, sub_title, description, minutes) => {
          const detection = detectSlot({ title, sub_title, description, minutes });
          if (!detection) return;
          expect(detection.reasons.length).toBeGreaterThan(0);
          expect(detection.reasons.every((reason) => /\.$/.test(reason))).toBe(true);
          expect(detection.confidence).toBeGreaterThan(0);
          expect(detection.confidence).toBeLessThan(1);
          expect(detection.sides !== null && detection.subject !== null).toBe(false);
          if (detection.sides) expect(detection.sides[0].key).not.toBe(detection.sides[1].key);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("gives the same result for the same facts, whatever it read before", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), text, (before, title) => {
        const first = detectSlot({ title });
        for (const other of before) detectSlot({ title: other });
        expect(detectSlot({ title })).toEqual(first);
      }),
    );
  });

  test("finds the same entrants in any order of the decorations", () => {
    const decorations = ["LIVE:", "Premier League:", "Matchday 3 -", "[R]", "2026/27:"];
    fc.assert(
      fc.property(fc.shuffledSubarray(decorations), (before) => {
        expect(keysOf({ title: [...before, "Hull City v Leeds United"].join(" ") })).toEqual([hull, leeds]);
      }),
    );
  });

  test.each([
    "v ",
    " - ",
    "A v ",
    "(R) ",
    "第",
    "1/2 ",
    "live ",
    "Hull City v Leeds United ",
    "'",
    "vs.vs",
    "\u0301",
  ])("reads only the beginning of a long text: %j", (part) => {
    const long = part.repeat(10_000);
    const short = long.slice(0, 2_000);
    const category = ["Sport"];
    expect(detectSlot({ title: long, sub_title: long, description: long, category })).toEqual(
      detectSlot({ title: short, sub_title: short, description: short, category }),
    );
  });
});

describe("the name of an event", () => {
  const nameOf = (title: string, channel = "Boxing TV") => detectSlot({ title, channel })?.name;

  test.each([
    ["Features Canelo Alvarez v Erislandy Lara", "Canelo Alvarez v Erislandy Lara"],
    ["Boxing: Brent Primus vs Michael Chandler from Inglewood", "Brent Primus v Michael Chandler"],
  ])("has no words of the sentence around it: %j", (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  test.each([
    ["Horse Racing: Live from York", "Horse Racing: York"],
    ["World Downhill Skateboarding Championships", "World Downhill Skateboarding Championships"],
  ])("is a whole phrase: %j", (title, name) => {
    expect(nameOf(title, "Sports 1")).toBe(name);
  });

  it("is that of no club of another country than the league that the title names", () => {
    const found = detectSlot({ title: "Liga MX: Everton v Atlas", channel: "Sports 1" });
    expect(found?.sides?.map(({ key }) => key)).not.toContain("football/everton");
  });
});

describe("a name beside a known opponent", () => {
  test.each([
    ["Hokej: Sparta - Pardubice", "ice-hockey/dynamo-pardubice", "ice-hockey/sparta-praha"],
    ["Jääkiekko: Kärpät - HIFK Helsinki", "ice-hockey/hifk", "ice-hockey/karpat"],
    ["Fútbol: Boca Jrs. - River Plate", "football/boca-juniors", "football/river-plate"],
    ["Фудбал: Партизан - Војводина", "football/partizan", "football/vojvodina"],
    ["축구: K리그1 전북 vs FC서울", "football/fc-seoul", "football/jeonbuk-hyundai-motors"],
    ["دوري نجوم قطر: السد - العربي", "football/al-arabi-qatar", "football/al-sadd"],
    [
      "PBA: Ginebra San Miguel vs San Miguel Beermen",
      "basketball/barangay-ginebra-san-miguel",
      "basketball/san-miguel-beermen",
    ],
  ])("is the one team of the opponent's league that it fits: %s", (title, ...teams) => {
    expect(keysOf({ title })?.toSorted()).toEqual(teams);
  });

  test("of two consonants in a script without vowels is nobody of the league", () => {
    expect(keysOf({ title: "NBA: לייקרס - וירוס" })).toContain("~וירוס");
  });

  test("is nobody of the league if it fits several, or if a word makes it another name", () => {
    expect(keysOf({ title: "Football: Manchester - Everton" })).toContain(unknown("Manchester")[0]);
    expect(keysOf({ title: "Football: MTN8, CT City v Swallows" })).toContain(unknown("Swallows")[0]);
    expect(keysOf({ title: "American Football: West Florida at Florida A&M" })).toContain(
      unknown("West Florida")[0],
    );
  });
});

describe("the same match in other words", () => {
  test("has the same sides in the words of another country for a league, a town or a club", () => {
    const vienna = ["football/rapid-wien", "football/austria-wien"];
    expect(keysOf({ title: "Osztrák Bundesliga: Rapid Wien - Austria Wien" })).toEqual(vienna);
    expect(keysOf({ title: "Австрийская Бундеслига: Рапид Вена - Аустрия Вена" })).toEqual(vienna);
    expect(keysOf({ title: "Evroliga: Fenerbahče - Panatinaikos" })).toEqual([
      "basketball/fenerbahce",
      "basketball/panathinaikos",
    ]);
    expect(keysOf({ title: "韓國職棒 LG雙子 VS 斗山熊" })).toEqual([
      "baseball/lg-twins",
      "baseball/doosan-bears",
    ]);
  });

  test.each([
    ["Чемпионат Финляндии. Таппара - Ильвес", "Хоккей", ["ice-hockey/ilves", "ice-hockey/tappara"]],
    [
      "태국 리그1 부리람 유나이티드 vs 무앙통 유나이티드",
      "축구",
      ["football/buriram-united", "football/muangthong-united"],
    ],
    ["הליגה המצרית: אל אהלי - פירמידס", "כדורגל", ["football/al-ahly", "football/pyramids"]],
    [
      "Championnat de Libye : Al Ahly Tripoli - Al Ittihad",
      "Football",
      ["football/al-ahli-tripoli", "football/al-ittihad-tripoli"],
    ],
    [
      "Vokietijos lyga: Miuncheno „Bayern“ - Berlyno ALBA",
      "Krepšinis",
      ["basketball/alba-berlin", "basketball/bayern-munich"],
    ],
  ])("has the clubs of the country whose competition it names: %s", (title, category, keys) => {
    expect(keysOf({ title, category: [category] })?.toSorted()).toEqual(keys);
  });

  test("has a club's name in football in its other sports", () => {
    const keys = keysOf({ title: "Handball : Espérance de Tunis - Club Africain" })?.toSorted();
    expect(keys).toHaveLength(2);
    expect(keysOf({ title: "كرة اليد: الترجي الرياضي - النادي الإفريقي" })?.toSorted()).toEqual(keys);
  });

  test("is of the sport that is all its description says", () => {
    const slot = { title: "Superliga e Kosovës: Trepça - Ylli", category: ["Sport"] };
    expect(detectSlot({ ...slot, description: "Basketboll." })?.sport).toBe("basketball");
    expect(detectSlot({ ...slot, description: "" })?.sport).toBe("football");
  });

  test("has the same people in every script, with initials, and whether or not it says that women play", () => {
    const sides = unknown("Sabalenka", "Rybakina");
    expect(keysOf({ title: "Теннис. Арина Соболенко - Елена Рыбакина" })).toEqual(sides);
    expect(keysOf({ title: "Tenis, finale žena: Sabalenka - Ribakina" })).toEqual(sides);
    expect(keysOf({ title: "Tennis: Sabalenka A. - Rybakina E." })).toEqual(sides);
    const [trump = expect.unreachable()] = keysOf({ title: "Snooker: Trump v Robertson" }) ?? [];
    expect(keysOf({ title: "斯诺克大师赛:贾德·特鲁姆普VS罗伯逊" })).toContain(trump);
  });

  test("keeps two names apart that sound alike", () => {
    expect(keysOf({ title: "Netball: CGHS v CHGS" })).toEqual(["~cghs", "~chgs"]);
    expect(keysOf({ title: "Football: Vesterov v Vesteruv" })).toEqual(["~vesterov", "~vesteruv"]);
  });
});

describe("a word that is also the name of something else", () => {
  test.each([
    ["a leg of a tie", "Champions: Juventus-Real Madrid", "Octavos de final, vuelta", "Fútbol", "football"],
    ["a league that a sport is called by", "Live WSL: Everton v Arsenal", "", "Football", "football"],
    ["a league beside two sides", "Live WSL", "Everton v Arsenal", "Sport", "football"],
    ["a sport beside none", "WSL Finals", "Day 2", "Sport", "surfing"],
    ["the games around a sport", "2024巴黎奥运会女篮小组赛(中国-西班牙)", "", "体育", "basketball"],
    ["a side's own name", "Springboks v All Blacks", "", "Sport", "rugby"],
  ])("means what it can beside the rest: %s", (_, title, sub_title, category, sport) => {
    expect(detectSlot({ title, sub_title, category: [category] })).toMatchObject({
      kind: "broadcast",
      sport,
    });
  });

  test("a club that holds one tournament isn't another sport's tournament of its name", () => {
    expect(
      detectSlot({
        title: "Ana Bell (GER) / Eva Gray (FRA) v Ida Lund (SWE) / Zoe Park (KOR) - Ladi",
        description: "The Championships take place at the All-England Lawn Tennis Club in London.",
        category: ["Sports"],
      }),
    ).toMatchObject({ kind: "broadcast", sport: "tennis", league: "tennis/wimbledon" });
  });

  test("a year is part of a club's name after a hyphen", () => {
    const found = detectSlot({ title: "Хоккей. МХЛ. «СКА-1946» - «Красная Армия»" });
    expect(found).toMatchObject({ kind: "broadcast", marks: { saysOld: false } });
  });

  test("a match is no classic because its rivalry is called one", () => {
    for (const title of ["El Clásico: Real Madrid - Barcelona", "Le Classique : PSG - Marseille (direct)"])
      expect(detectSlot({ title })).toMatchObject({ kind: "broadcast", marks: { saysOld: false } });
    const derby = { title: "Torneo Apertura: Blooming vs Oriente Petrolero", sub_title: "Clásico cruceño" };
    expect(detectSlot(derby)).toMatchObject({ kind: "broadcast", marks: { saysOld: false } });
    expect(detectSlot({ title: "Football Classics: Hull v Leeds" })?.marks.saysOld).toBe(true);
  });

  test("a tournament is no classic because it is called one", () => {
    for (const title of ["LPGA Golf: Harbour Classic", "LPGA Tour: Harbour Classic 2026, Final Round"])
      expect(detectSlot({ title })).toMatchObject({ kind: "broadcast", marks: { saysOld: false } });
    expect(detectSlot({ title: "Golf Classic: The 1986 Masters" })?.marks.saysOld).toBe(true);
  });

  test("a tour of one place isn't the greatest one that is called so", () => {
    const leagueOf = (title: string) => detectSlot({ title, category: ["Ciclismo"] })?.league;
    expect(leagueOf("La Vuelta: Etapa 6")).toBe("cycling/vuelta");
    expect(leagueOf("Vuelta a España: Etapa 6")).toBe("cycling/vuelta");
    expect(leagueOf("Ciclismo: Vuelta a Bolivia - Etapa 4")).toBeNull();
  });
});

describe("clubs of one name", () => {
  const keysIn = (country: string, title: string) => {
    const slot = slotOf({ title, category: ["Sport"] });
    return detect({ ...slot, channel: { ...slot.channel, country } }, knowledge)?.sides?.map(
      ({ key }) => key,
    );
  };

  test("are that of the channel's country", () => {
    const title = "Fútbol: Libertad vs. Olimpia";
    expect(keysIn("PY", title)).toEqual(["football/libertad", "football/olimpia"]);
    expect(keysIn("HN", "Fútbol: Larkhill vs. Olimpia")).toContain("football/olimpia-hn");
  });

  test("are those that one there calls so, though elsewhere they need their country's name", () => {
    expect(keysIn("KW", "كرة القدم: العربي × النصر")).toEqual([
      "football/al-arabi-kuwait",
      "football/al-nasr-kuwait",
    ]);
  });
});

test("Greek writes sounds of Spanish its own way", () => {
  const keys = keysOf({ title: "Ισπανικό Πρωτάθλημα: Κάδιθ - Θέλτα", category: ["Ποδόσφαιρο"] });
  expect(keys).toEqual(["football/cadiz", "football/celta-vigo"]);
});

test("Albanian writes countries with the article", () => {
  expect(keysOf({ title: "Futboll: Greqia - Turqia" })).toEqual(["football/gr", "football/tr"]);
});

test("Chinese says of a side which sport it plays, and before it which round it is", () => {
  expect(keysOf({ title: "2026年东亚足球锦标赛-日本男子足球队—韩国男子足球队" })).toEqual([
    "football/jp",
    "football/kr",
  ]);
  expect(keysOf({ title: "高中籃球甲級聯賽 男子組四強 松山高中 VS 南山高中" })).toHaveLength(2);
  expect(keysOf({ title: "大專籃球聯賽 公開一級 政大VS健行" })).toEqual(
    keysOf({ title: "籃球: 政大 VS 健行" }),
  );
});

test("a name may join two words, and the short letters of a longer one are no country", () => {
  const nameOf = (title: string) => detectSlot({ title, category: ["Sport"] })?.name;
  expect(nameOf("Football : Rouge et Or c. Carabins")).toBe("Rouge et Or v Carabins");
  expect(nameOf("Basket : Larkhill / AS Upford")).toBe("Larkhill v AS Upford");
});

test("a series may stand behind a year without a space", () => {
  expect(detectSlot({ title: "2026F1中国大奖赛 冲刺赛", minutes: 60 })?.subject).toBe(
    "motorsport/f1/chinese/sprint",
  );
});

test.each([
  ["Hockey LNH", "Canadiens c. Bruins", "ice-hockey/nhl"],
  ["LCF : Alouettes c. Argonauts", "", "american-football/cfl"],
  ["Ligue des champions CAF : Espérance Tunis - Al Ahly", "", "football/caf-champions-league"],
  ["Handball : Ligue des champions EHF", "Nantes - Kielce", "handball/ehf-champions-league"],
  ["中職例行賽 味全龍 VS 富邦悍將", "", "baseball/cpbl"],
  ["马来西亚超级联赛: 吉打 vs 登嘉楼", "", "football/mas-super-league"],
  ["赣超 南昌-九江", "", "football/chn-jiangxi-league"],
  ["EM karla í körfubolta: Tyrkland - Grikkland", "", "basketball/eurobasket"],
  ["HM kvenna í handbolta: Ísland - Noregur", "", "handball/ihf-worlds-women"],
  ["VM i handboll: Sverige - Norge", "", "handball/ihf-worlds"],
  ["EM i fodbold: Danmark - Norge", "", "football/uefa-euro"],
  ["Ishockey-VM: Sverige - Finland", "", "ice-hockey/iihf-worlds"],
  ["Salibandyn MM: Suomi - Ruotsi", "", "floorball/worlds"],
  ["Dansk Superliga: Silkeborg - OB", "", "football/den-superliga"],
  ["PL Classic 17/18: Man City v Man Utd", "", "football/eng-premier-league"],
])("a league is known by what its viewers call it: %s", (title, sub_title, league) => {
  expect(detectSlot({ title, sub_title })?.league).toBe(league);
});

test("Hong Kong has its own names for clubs", () => {
  expect(keysOf({ title: "西甲：貝迪斯 對 奧沙辛拿" })).toEqual(["football/real-betis", "football/osasuna"]);
  expect(keysOf({ title: "NBA：塞爾特人 對 紐約人" })).toEqual([
    "basketball/boston-celtics",
    "basketball/new-york-knicks",
  ]);
});

test("a promotion may stand before its card's number without a space", () => {
  expect(detectSlot({ title: "UFC329 托普里亚VS加姆罗特" })).toMatchObject({
    sport: "mma",
    league: "mma/ufc",
  });
});

test.each([
  ["Fodbold: LaLiga", "Fra 2025. Real Madrid møder Barcelona i LaLiga.Kampdag 5."],
  ["LaLiga", "Från 2025. Fotboll från Bernabéu där Real Madrid ställs mot Barcelona i LaLiga."],
  ["LaLiga", "Real Madrid tar imot Barcelona på Bernabéu."],
  ["LaLiga", "Fra 2025. Real Madrid tager imod Barcelona."],
  ["LaLiga", "Vuodelta 2025. Real Madrid kohtaa Barcelonan."],
])("a Nordic sentence behind a year or a place names the sides: %s, %s", (title, description) => {
  expect(keysOf({ title, description, category: ["Sport"] })).toEqual([
    "football/real-madrid",
    "football/barcelona",
  ]);
});

test("a sign for a match may stand before its second side without a space", () => {
  expect(keysOf({ title: "NFL Football", sub_title: "Washington Commanders vs.Green Bay Packers" })).toEqual(
    keysOf({ title: "NFL Football", sub_title: "Washington Commanders vs. Green Bay Packers" }),
  );
  expect(keysOf({ title: "Rugby League: Hull FC v.Leeds Rhinos" })).toHaveLength(2);
});

test("Chinese parts a guest from his host by a sign without spaces", () => {
  expect(keysOf({ title: "NBA例行賽 老鷹@公牛" })).toEqual([
    "basketball/chicago-bulls",
    "basketball/atlanta-hawks",
  ]);
});

test("a competition that Chinese calls a contest shows a match, told by that it is the first", () => {
  const slot = { title: "群众篮球争霸赛-温州站 揭幕战", minutes: 90 };
  expect(detectSlot(slot)).toMatchObject({ kind: "broadcast", sport: "basketball" });
  expect(detectSlot({ ...slot, title: "群众篮球争霸赛颁奖典礼" })?.kind).toBe("magazine");
});

test("billiards have the name of table tennis in Hong Kong", () => {
  const sports = ["HK", "TW"].map((country) => {
    const slot = slotOf({ title: "桌球：世界公開賽 準決賽" });
    return detect({ ...slot, channel: { ...slot.channel, country } }, knowledge)?.sport;
  });
  expect(sports).toEqual(["snooker", "table-tennis"]);
});

test("a cup of an association is one of its sport", () => {
  expect(detectSlot({ title: "2026年国际射联世界杯 开罗站-女子飞碟决赛", minutes: 60 })?.sport).toBe(
    "shooting",
  );
});

test("what Chinese goes on with behind a name is a sentence", () => {
  expect(keysOf({ title: "天下足球-你好，世界杯16" })).toBeNull();
});

describe("at the Games", () => {
  const category = ["Asian Games"];

  test("a category of theirs leaves the sport to the title", () => {
    const sportOf = (title: string) => detectSlot({ title, category })?.sport;
    expect(sportOf("Archery - Recurve Team - Asian Games 2026 - Final")).toBe("archery");
    expect(sportOf("China vs Japan - Volleyball Men's - Asian Games 2026")).toBe("volleyball");
  });

  test("countries meet countries, and women women", () => {
    expect(keysOf({ title: "Iraq vs Oman - Football Men's - Asian Games 2026", category })).toEqual([
      "football/iq",
      "football/om",
    ]);
    expect(keysOf({ title: "China vs Japan - Volleyball Women's - Asian Games 2026", category })).toEqual([
      "volleyball/cn+w",
      "volleyball/jp+w",
    ]);
  });
});

test("Turkish says that a match is a recording, or its long summary, after a dash", () => {
  const read = (title: string) => detectSlot({ title, category: ["Spor"] });
  expect(read("SUPER LIG 5. HAFTA EYUPSPOR - RIZESPOR - BANT -")?.marks.saysDelayed).toBe(true);
  expect(read("Süper Lig: Fenerbahçe - Rizespor (Bant)")?.marks.saysDelayed).toBe(true);
  expect(read("SUPER LIG 5. HAFTA EYUPSPOR - RIZESPOR - GENIS OZET -")?.kind).toBe("highlights");
});

test("a feature race is no feature", () => {
  expect(
    detectSlot({ title: "Feature Race - Monza Round - FIA Formula 3 Championship", minutes: 60 }),
  ).toMatchObject({ kind: "broadcast", sport: "motorsport" });
});

describe("a rally", () => {
  test("is one of cars beside sport, and none elsewhere", () => {
    const rally = { title: "Rally de Upford", sub_title: "Segunda etapa", minutes: 150 };
    expect(detectSlot({ ...rally, category: ["Sport"] })).toMatchObject({
      kind: "broadcast",
      sport: "motorsport",
    });
    expect(detectSlot({ ...rally, channel: "Upford One" })).toBeNull();
  });
});

test("several lesser races at a meeting are no event, and one isn't the race of its number in the great series", () => {
  const support = detectSlot({
    title: "Supercars: Sydney 500 Support Races",
    category: ["Motorsport"],
    minutes: 60,
  });
  expect(support?.subject ?? null).toBeNull();
  const race = (title: string) => detectSlot({ title, category: ["Motorsport"], minutes: 60 })?.subject;
  expect(race("Supercars Support: Larkhill Series, Sydney Race 1")).not.toBe(
    race("Supercars: Sydney Race 1"),
  );
});

describe("a programme about games that it doesn't show", () => {
  test.each([
    ["दर्शक: चेन्नई बनाम मुंबई", "स्टूडियो चर्चा, मैच से पहले."],
    ["დერბის წინ: სტუდია", "დინამო თბილისი - ტორპედო ქუთაისი"],
    ["Die Auslosung: Bayern - Dortmund", ""],
    ["Derby d'Italia: storia di Juventus-Inter", ""],
    ["Fútbol Picante", "Análisis del América vs Chivas"],
    ["Le club du vélo", "Paul Larkhill et ses invités reviennent sur la 20e étape Upford - Larkhill."],
    ["Marie Upford en direct", "Marie et ses invités discutent du match Canadiens c. Sabres."],
    ["Geen wedstrijd vandaag", "Vrijdag om 20.00 uur: Willem II - NAC."],
    ["Les experts Formule 1", "Analyses d'après-course, après le Grand Prix du Qatar."],
    ["Samedi sport", "Ski alpin: les meilleurs moments de la Coupe du monde à Gurgl."],
    ["En 30 : Blue Jays", "Red Sox c. Blue Jays"],
    ["Canadiens express", "Match en version condensée : Canadiens c. Bruins."],
    ["Les coulisses de la F1", "Le Grand Prix de Monza, comme si on y était."],
    ["英超濃縮版：車路士 對 熱刺", ""],
  ])("is no event: %s", (title, description) => {
    expect(detectSlot({ title, description })?.kind ?? null).not.toBe("broadcast");
  });

  test("is an event if it goes on with the match", () => {
    const description = "Build-up, match and analysis from Paris.";
    expect(detectSlot({ title: "Six Nations Live: France v Ireland", description })?.kind).toBe("broadcast");
  });
});

describe("two names with a point between them", () => {
  const point = { channel: "beIN SPORTS 1", minutes: 120, language: "fr" };

  it("are those of a match, as they are with a dash", () => {
    const keys = ["Hull City · Leeds United", "Hull City - Leeds United"].map((title) =>
      keysOf({ ...point, title }),
    );
    expect(keys).toEqual([
      [hull, leeds],
      [hull, leeds],
    ]);
  });

  it("are known clubs of two leagues on a channel for all if the slot is as long as a match", () => {
    const slot = { ...point, channel: "Canal+", title: "Juventus · Dortmund" };
    expect(keysOf(slot)).toEqual(["football/juventus", "football/borussia-dortmund"]);
    expect(detectSlot({ ...slot, minutes: 60 })).toBeNull();
  });

  it("are no match beside another sign, or if one isn't a name", () => {
    expect(keysOf({ ...point, title: "Football · Le journal" })).toBeNull();
    expect(keysOf({ ...point, title: "Ligue 1 · Le débrief - Épisode 3" })).toBeNull();
  });
});

test("a shortened name may mean a club of its opponent's country, as in a cup", () => {
  const slot = { channel: "beIN SPORTS 1", minutes: 120 };
  expect(keysOf({ ...slot, title: "Sheffield W. - Grimsby" })).toEqual([
    "football/sheffield-wednesday",
    "football/grimsby-town",
  ]);
  expect(keysOf({ ...slot, title: "Sheffield - Grimsby" })).not.toContain("football/sheffield-wednesday");
});

test("a championship is one by its letters, in capitals", () => {
  const slot = { channel: "DR 2", minutes: 240, language: "da" };
  expect(detectSlot({ ...slot, title: "VM atletik 2025" })).toMatchObject({
    kind: "broadcast",
    sport: "athletics",
  });
  expect(detectSlot({ ...slot, title: "vm atletik 2025" })).toBeNull();
});

test("motorcycles are motorsport before a colon", () => {
  const slot = { title: "Moto : 8 Heures de Suzuka", sub_title: "La course", minutes: 180, language: "fr" };
  expect(detectSlot({ ...slot, channel: "Eurosport 2" })?.sport).toBe("motorsport");
});

test("a third of an hour summarises a match of two teams, unless it is live or whole", () => {
  const slot = { channel: "Sky Sports 1", title: "Hull City v Leeds United" };
  const kinds = [20, 25].map((minutes) => detectSlot({ ...slot, minutes })?.kind);
  expect(kinds).toEqual(["highlights", "broadcast"]);
  expect(detectSlot({ ...slot, title: `Full Match: ${slot.title}`, minutes: 20 })?.kind).toBe("broadcast");
  expect(detectSlot({ ...slot, title: `LIVE: ${slot.title}`, minutes: 20 })?.kind).toBe("broadcast");
  expect(detectSlot({ ...slot, title: "Table tennis: Ma v Fan", minutes: 20 })?.kind).toBe("broadcast");
});

test("who hosts somebody plays a match only beside a sport, or if one is known", () => {
  const slot = { channel: "ספורט 5", minutes: 90, language: "he", title: "אגדה מקומית" };
  const description = "אביעד מארח את הספורטאים.";
  expect(detectSlot({ ...slot, description })).toBeNull();
  expect(keysOf({ ...slot, title: "NFL", description: "יוסטון טקסנס מארחת את טמפה ביי באקנירס." })).toContain(
    "american-football/houston-texans",
  );
});

test("countries play with the squad that is called so in the description", () => {
  const slot = {
    channel: "La Une",
    minutes: 100,
    language: "fr",
    title: "Hockey sur gazon : Belgique - Argentine",
  };
  const keys = ["Les Red Panthers à l'assaut.", "Les Red Lions à l'assaut.", "Les Belges à l'assaut."].map(
    (description) => keysOf({ ...slot, description }),
  );
  expect(keys).toEqual([
    ["hockey/be+w", "hockey/ar+w"],
    ["hockey/be", "hockey/ar"],
    ["hockey/be", "hockey/ar"],
  ]);
});

describe("beside a winter sport", () => {
  const subjectOf = (title: string, sub_title?: string, description?: string) =>
    detectSlot({ title, sub_title, description, minutes: 90, channel: "Eurosport 1" })?.subject;

  it("a place of the world cup is its meeting, however the world cup is called", () => {
    const subjects = [
      subjectOf("Biathlon: Weltcup Hochfilzen, Staffel Herren"),
      subjectOf("Біатлон. Кубок світу. Гохфільцен. Естафета. Чоловіки"),
      subjectOf("Biatlon: SP Hochfilzen", "štafeta mužů"),
      subjectOf("Biathlon", "Relais messieurs, Hochfilzen"),
    ];
    expect(new Set(subjects)).toEqual(new Set(["biathlon/world-cup/hochfilzen/relay"]));
  });

  it("its place and discipline tell the sport, if no other has both", () => {
    expect(subjectOf("Lenzerheide | Women Pursuit (Live)")).toBe("biathlon/world-cup+w/lenzerheide/pursuit");
    expect(subjectOf("Oberhof | Sprint (Live)") ?? null).toBe(null);
  });

  it("it is none of the world cup if another competition is named", () => {
    expect(subjectOf("Biathlon: Europameisterschaft Hochfilzen, Staffel")).not.toContain("world-cup");
    expect(subjectOf("Ski alpin: Saalbach", "Slalom", "World Championship")).not.toContain("world-cup");
  });
});

test("the class of those who compete is no name of an event", () => {
  const subjects = [
    { title: "Veldrijden: Superprestige Gavere, mannen elite" },
    { title: "Veldrijden: Superprestige Gavere", sub_title: "Elite mannen" },
  ].map((slot) => detectSlot({ ...slot, minutes: 80, channel: "Eurosport 1" })?.subject);
  expect(subjects).toEqual(["cycling/superprestige/~gavere", "cycling/superprestige/~gavere"]);
});

test("the days of a Test are cricket", () => {
  const description = "2nd Test, Day 1.";
  expect(keysOf({ title: "Sri Lanka vs. India", description })).toEqual(["cricket/lk", "cricket/in"]);
  const session = { title: "2nd Test, Day 1, 3rd Session", description, channel: "Harbour Sports" };
  expect(detectSlot({ ...session, minutes: 120 })).toMatchObject({ kind: "broadcast", sport: "cricket" });
});

test("a main card is of mixed martial arts unless a sport is named", () => {
  const slot = {
    sub_title: "Harbour FC 2 (Main card)",
    channel: "Harbour TV",
    category: ["Sports"],
    minutes: 140,
  };
  expect(detectSlot({ ...slot, title: "Harbour FC 2" })).toMatchObject({ kind: "broadcast", sport: "mma" });
  expect(detectSlot({ ...slot, title: "Boxing: Harbour FC 2" })?.sport).toBe("boxing");
});

test("coverage of a round shows a match that isn't named, in other languages too", () => {
  const kindOf = (title: string, description: string) =>
    detectSlot({ title, description, minutes: 120, channel: "Harbour Sports" })?.kind;
  expect(kindOf("Fútbol", "Acción de la jornada 3 del Torneo Apertura.")).toBe("broadcast");
  expect(kindOf("Baseball", "First Semifinal, from the harbour.")).toBe("broadcast");
  expect(kindOf("Baseball", "The harbour's players remember the first semifinal.")).toBe("magazine");
});

test("coverage of a competition shows its match even in less than an hour", () => {
  const slot = {
    title: "Football : Qualifications pour la Ligue Conférence",
    description: "Diffusion de matchs disputés dans le cadre des qualifications.",
    category: ["Football"],
    channel: "Harbour One",
    minutes: 55,
  };
  expect(detectSlot(slot)?.kind).toBe("broadcast");
  expect(detectSlot({ ...slot, description: "Les enjeux de la semaine." })?.kind).toBe("magazine");
});

test("the race of the day is shown live, though nothing tells its name", () => {
  const kindOf = (description: string) =>
    detectSlot({ title: "Le live du Quinté+", description, category: ["Hippisme"], minutes: 15 })?.kind;
  expect(kindOf("Suivez en direct la course du jour.")).toBe("broadcast");
  expect(kindOf("Suivez en direct les pronostics du jour.")).toBe("magazine");
});

test("a marathon is none of athletics, whatever its category", () => {
  expect(detectSlot({ title: "Marathon de Larkhill", category: ["Athlétisme"], minutes: 180 })?.sport).toBe(
    "running",
  );
});

test("what is held on the eve of a meeting is another event", () => {
  const subjectOf = (description: string) =>
    detectSlot({ title: "Concours de perche", description, category: ["Athlétisme"] })?.subject;
  expect(subjectOf("Au meeting Athletissima, comptant pour la Ligue de diamant.")).toContain("/lausanne");
  expect(subjectOf("A la veille du meeting Athletissima, pour la Ligue de diamant.")).not.toContain(
    "/lausanne",
  );
});

test("a look at the best matches is a summary, and a roundup of rodeo isn't", () => {
  const slot = {
    title: "Rugby: Wales v France",
    description: "A look at some of the best matches.",
    minutes: 60,
  };
  expect(detectSlot(slot)?.kind).toBe("highlights");
  expect(
    detectSlot({ title: "Dodge City Roundup Rodeo", channel: "Cowboy Sports", minutes: 150 })?.kind,
  ).toBe("broadcast");
});

test("a description says after its first sentence from where an event is live", () => {
  const slot = {
    title: "Boxen: Larkov - Vester",
    description: "Schwergewicht. Live aus Oberhausen.",
    minutes: 180,
  };
  expect(detectSlot(slot)?.marks.saysLive).toBe(true);
});

describe("a race of a series that goes from place to place", () => {
  const subjectOf = (title: string) => detectSlot({ title, category: ["Motorsport"] })?.subject;

  test("is told from that of another place, whatever its number", () => {
    expect(subjectOf("British GT: Upford - Race 2")).not.toBe(subjectOf("British GT: Larkhill - Race 2"));
    expect(subjectOf("GT World Challenge - Upford: Main Race")).not.toBe(
      subjectOf("GT World Challenge - Larkhill: Main Race"),
    );
  });

  test("is told from the others of its meeting", () => {
    const sprints = ["Sprint 1", "Sprint 2", "Main Race"].map((race) =>
      subjectOf(`Upford GT Cup: Larkhill - ${race}`),
    );
    expect(new Set(sprints).size).toBe(3);
  });
});

test("a round of men and women is no women's", () => {
  const of = (sub_title: string) =>
    detectSlot({ title: "Tennis : US Open", sub_title, minutes: 300 })?.subject;
  expect(of("1er tour, messieurs et dames")).toBe(of("1er tour"));
  expect(of("1er tour dames")).not.toBe(of("1er tour"));
});

describe("a sport that no word names", () => {
  test.each([
    ["Upford vs Larkhill III", "In a bout that went 12 rounds, Larkhill won.", "boxing"],
    ["African Amateur Championship", "The best amateur golfers compete for the title.", "golf"],
    ["Upford vs. Larkhill", "Jornada 4 de la Liga Expansión MX.", "football"],
  ])("is told by what is contested, by whom and in which league: %s, %s", (title, description, sport) => {
    expect(detectSlot({ title, description, channel: "Sport TV" })?.sport).toBe(sport);
  });

  test("is American football if one college meets somebody unknown", () => {
    const found = detectSlot({ title: "Upford State at Florida A&M", channel: "Sport TV" });
    expect(found?.sport).toBe("american-football");
  });
});

test("two clubs of a named league need no sign between them", () => {
  const sides = (title: string) => detectSlot({ title, channel: "Sport TV" })?.sides?.map(({ name }) => name);
  expect(sides("MozzartBet Superliga: Zemun Mladost")).toEqual(["Zemun", "Mladost Lučani"]);
  expect(sides("Premier League: Manchester City")).toBeUndefined();
  expect(sides("Superliga: Zemun Larkhill")).toBeUndefined();
});

describe("an evening of figure skating", () => {
  const subjectOf = (title: string, sub_title: string) =>
    detectSlot({ title, sub_title, minutes: 120, category: ["Sport"] })?.subject;

  test("is told by what is danced, in any language", () => {
    const [english, french, german] = [
      subjectOf("European Figure Skating Championships", "Pairs: Short Programme"),
      subjectOf("Championnats d'Europe de patinage artistique", "Couples, programme court"),
      subjectOf("Eiskunstlauf-EM", "Kurzprogramm der Paare"),
    ];
    expect(english).toBe("figure-skating/europeans/pairs-short-program");
    expect([french, german]).toEqual([english, english]);
    expect(subjectOf("European Figure Skating Championships", "Ice Dance: Free Dance")).not.toBe(english);
  });
});

test("races of a series that the catalogue doesn't know are of one only in one place", () => {
  const subjectOf = (title: string) => detectSlot({ title, category: ["Motorsport"] })?.subject;
  const [here, there] = ["Upford", "Larkhill"].map((place) =>
    subjectOf(`Harbour Touring Championship - ${place}: Day 2`),
  );
  expect(here).toBeTruthy();
  expect(here).not.toBe(there);
});
