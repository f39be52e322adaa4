import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sideKey, splitSquad, squadIn } from "./squad.ts";

describe("splitting a squad off a side's text", () => {
  test.each([
    ["Arsenal", "Arsenal", ""],
    ["Arsenal Women", "Arsenal", "+w"],
    ["Arsenal (W)", "Arsenal", "+w"],
    ["(W) Arsenal", "Arsenal", "+w"],
    ["Arsenal W", "Arsenal", "+w"],
    ["Chelsea FC Women", "Chelsea FC", "+w"],
    ["Real Madrid Femenino", "Real Madrid", "+w"],
    ["Bayern München Frauen", "Bayern München", "+w"],
    ["Fiorentina Femminile", "Fiorentina", "+w"],
    ["中国女子", "中国", "+w"],
    ["Danmark (k)", "Danmark", "+w"],
    ["Kvindelandskamp: Danmark", "Danmark", "+w"],
    ["Damfotboll: Sverige", "Sverige", "+w"],
    ["Kvindernes Danmark", "Danmark", "+w"],
    ["Kvinnenes Norge", "Norge", "+w"],
    ["Kvinnornas Sverige", "Sverige", "+w"],
    ["Nederland (v)", "Nederland", "+w"],
    ["Hrvatska (Ž)", "Hrvatska", "+w"],
    ["Superliga Ž", "Superliga", "+w"],
    ["Србија (ж)", "Србија", "+w"],
    ["여자 배구", "배구", "+w"],
    ["Magyarország női", "Magyarország", "+w"],
    ["France moins de 20", "France", "+u20"],
    ["Polska do lat 21", "Polska", "+u21"],
    ["Türkiye Ümit", "Türkiye", "+u21"],
    ["Россия молодёжная", "Россия", "+u21"],
    ["England U21", "England", "+u21"],
    ["England U-21", "England", "+u21"],
    ["England Under 21s", "England", "+u21"],
    ["Brasil Sub-20", "Brasil", "+u20"],
    ["España M20", "España", "+u20"],
    ["England Women U19", "England", "+w+u19"],
    ["England U19 Women", "England", "+w+u19"],
    ["France Espoirs", "France", "+u21"],
    ["נוער מכבי חיפה", "מכבי חיפה", "+u19"],
    ["A-Junioren VfB Stuttgart", "VfB Stuttgart", "+u19"],
    ["Real Betis Juvenil", "Real Betis", "+u19"],
    ["Real Sociedad B", "Real Sociedad", "+b"],
    ["VfB Stuttgart II", "VfB Stuttgart", "+b"],
    ["New Zealand A", "New Zealand", "+a"],
    ["Liverpool Legends", "Liverpool", "+legends"],
  ])("%s is %s%s", (text, name, squad) => {
    expect(splitSquad(text)).toEqual({ name, squad });
  });

  test.each(["Women", "W", "U21", "II", "B", "Damac", "Wales", "Al Ahly", "AC Milan", "M20"])(
    "%s is a name, without a squad",
    (text) => {
      expect(splitSquad(text)).toEqual({ name: text, squad: "" });
    },
  );

  test("splits nothing more from a split name, and never leaves it empty", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Hull City", "Al Ahly", "阪神", "מכבי חיפה", "Bodø/Glimt", "1. FC Köln"),
        fc.constantFrom("", " Women", " (W)", " U21", " U-19", " II", " Women U20"),
        (name, mark) => {
          const once = splitSquad(name + mark);
          expect(once.name).toBe(name);
          expect(splitSquad(once.name)).toEqual({ name, squad: "" });
        },
      ),
    );
  });
});

describe("a side's key", () => {
  test("includes the squad that the league implies, once", () => {
    expect(squadIn("", "+w")).toBe("+w");
    expect(squadIn("+w", "+w")).toBe("+w");
    expect(squadIn("+u20", "+w")).toBe("+w+u20");
  });

  test("leaves out what the team's bare key already means", () => {
    expect(sideKey({ key: "football/arsenal", squad: "" }, "+w")).toBe("football/arsenal+w");
    expect(sideKey({ key: "basketball/las-vegas-aces", squad: "+w" }, "+w")).toBe(
      "basketball/las-vegas-aces",
    );
  });
});
