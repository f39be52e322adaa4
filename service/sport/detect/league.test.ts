import { describe, expect, test } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import { detect } from "../detect.ts";
import { slotOf } from "./test-slot.ts";

const knowledge = loadKnowledge();
const leagueOf = (title: string, more: { description?: string; country?: string } = {}) => {
  const slot = slotOf({ title, description: more.description, categories: [] });
  const found = detect({ ...slot, channel: { ...slot.channel, country: more.country ?? null } }, knowledge);
  return found && [found.league, found.leagueName];
};

const english = "football/eng-premier-league";
const spanish = "football/esp-la-liga";

describe("a national league", () => {
  test.each([
    ["whose team plays", "Fútbol: La Liga, Getafe v Vesterhølm", {}, spanish],
    ["of the channel's country", "Football: Premier League, Upford v Larkhill", { country: "GB" }, english],
    ["that both teams tell", "Футбол. Премьер-Лига. Зенит - Оренбург", {}, "football/rus-premier-league"],
    [
      "of the channel's country",
      "Футбол. Премьер-Лига. Алга - Көкжал",
      { country: "KZ" },
      "football/kaz-premier-league",
    ],
    ["that no other is called like", "Football: English Premier League, Upford v Larkhill", {}, english],
    ["in which both play", "Ligue 1 Pro : Espérance de Tunis - Étoile du Sahel", {}, "football/tun-ligue-1"],
  ])("is the one %s", (_, title, more, league) => {
    expect(leagueOf(title, more)).toEqual([league, null]);
  });

  test.each([
    ["the listing only says that there is one", "Fútbol: Cancún v Alacranes", "Partido de la liga.", null],
    [
      "the words beside its name say another",
      "Football: Upford Premier League, Ashby v Larkhill",
      "",
      "Upford Premier League",
    ],
    ["both teams play in other countries", "Football: La Liga, Boca Juniors v River Plate", "", "La Liga"],
  ])("isn't named if %s", (_, title, description, called) => {
    expect(leagueOf(title, { description, country: "GB" })).toEqual([null, called]);
  });
});

test.each([
  [
    "Sevilla vs. Elche",
    "Vive los partidos de la máxima competición profesional de fútbol en España.",
    spanish,
  ],
  [
    "Coquimbo Unido vs. Ñublense",
    "Todos los partidos de la 109º edicion de la primera categoría del fútbol chileno.",
    "football/chi-primera",
  ],
  [
    "Deportes Temuco vs. Santiago Wanderers",
    "Todos los partidos de la segunda categoría del fútbol chileno.",
    "football/chi-primera-b",
  ],
  [
    "Serbia vs. Inglaterra",
    "Revive los partidos de la clasificacion de UEFA para la Copa Mundial de Fútbol de 2026.",
    "football/fifa-world-cup-qualifiers",
  ],
  ["Florida vs. LSU", "Los mejores partidos de fútbol universitario.", "american-football/ncaa-football"],
])("Spanish descriptions may say which league it is without its name: %s", (title, description, league) => {
  expect(leagueOf(title, { description })).toEqual([league, null]);
});

describe("歐聯", () => {
  test.each([
    ["HK", "football/uefa-champions-league"],
    ["MO", "football/uefa-champions-league"],
    ["TW", "football/uefa-europa-league"],
    ["CN", "football/uefa-europa-league"],
  ])("means in %s %s", (country, league) => {
    expect(leagueOf("歐聯：利物浦 vs 羅馬", { country })).toEqual([league, null]);
  });
});

describe("the name of a league that several have", () => {
  const readIn = (title: string, category: string, country: string) => {
    const slot = slotOf({ title, categories: [] });
    const found = detect({ ...slot, category: [category], channel: { ...slot.channel, country } }, knowledge);
    return [found?.sport, found?.league];
  };

  test.each([
    ["V-League Men: Upford Vales v Larkhill", "Volleyball", "KR", "volleyball", "volleyball/kor-v-league"],
    ["V-League: Upford Vales v Larkhill", "Football", "VN", "football", "football/vie-v-league"],
    ["Super League: Upford Vales v Larkhill", "Football", "CH", "football", "football/sui-super-league"],
    ["NBL: Upford Vales v Larkhill", "Basketball", "AU", "basketball", "basketball/aus-nbl"],
  ])(
    "means the country's own, in the sport of the category: %s (%s, %s)",
    (title, category, country, ...named) => {
      expect(readIn(title, category, country)).toEqual(named);
    },
  );

  test.each([
    ["V-League: Upford Vales v Larkhill", "Volleyball", "PL", "volleyball"],
    ["Allsvenskan: Upford Vales v Larkhill", "Handball", "SE", "handball"],
    ["NBL: Upford Vales v Larkhill", "Basketball", "CZ", "basketball"],
    ["League One: Upford Vales v Larkhill", "Football", "CN", "football"],
    ["Segunda División: Upford Vales v Larkhill", "Football", "UY", "football"],
    ["Super League: Upford Vales v Larkhill", "Football", "KE", "football"],
  ])("means none of another country or sport: %s (%s, %s)", (title, category, country, sport) => {
    expect(readIn(title, category, country)).toEqual([sport, null]);
  });

  test("means that of its teams wherever it is shown", () => {
    expect(readIn("League One: Huddersfield v Bolton", "Football", "PL")).toEqual([
      "football",
      "football/eng-league-one",
    ]);
  });
});

test.each([
  ["MotoGP: Austrian Grand Prix", "Moto2 race", "motorsport/moto2"],
  ["Moto3 : Grand Prix d'Autriche MotoGP", undefined, "motorsport/moto3"],
  ["MotoGP: Austrian Grand Prix", "The race", "motorsport/motogp"],
])("a race of a support class is one of its own: %s, %s", (title, sub_title, league) => {
  const found = detect(slotOf({ title, sub_title }), knowledge);
  expect(found).toMatchObject({ kind: "broadcast", league });
});

test("the dash of a league's name parts no teams", () => {
  const found = detect(slotOf({ title: "Футбол. Премьер-Лига. Динамо-Казань - Зенит" }), knowledge);
  expect(found?.sides?.map(({ name }) => name)).toEqual(["Динамо-Казань", "Zenit Saint Petersburg"]);
});

test("football means that of the country", () => {
  const slot = slotOf({ title: "Football universitaire", sub_title: "Upford c. Larkhill" });
  const sportIn = (country: string) =>
    detect({ ...slot, category: ["Football"], channel: { ...slot.channel, country } }, knowledge)?.sport;
  expect([sportIn("CA"), sportIn("FR")]).toEqual(["american-football", "football"]);
});
