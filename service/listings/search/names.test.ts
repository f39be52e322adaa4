import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEditCounter } from "./distance.ts";
import { foldForSearch } from "./fold.ts";
import { createNames, fit, type Reading } from "./names.ts";

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));

const fitOf = (text: string, query: string, reading: Reading = "typed"): number => {
  const names = createNames();
  const key = names.add(foldForSearch(text));
  return names.match(foldForSearch(query), reading).fits[key] ?? fit.none;
};

describe("a name's fit", () => {
  it("is exact for itself, however it is written", () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(fitOf(text, ` ${text.toUpperCase()}! `)).toBe(fit.exact);
      }),
    );
  });

  it("is better the more of it the query says: exact, begun, unfinished, within, scattered", () => {
    const fits = ["news at ten", "news at", "new", "at ten", "ten news"].map((query) =>
      fitOf("News at Ten", query),
    );
    expect(fits).toEqual([fit.exact, fit.begins, fit.prefix, fit.holds, fit.words]);
  });

  it.each([
    ["Channel 4", "ch 4"],
    ["Sky Sport 1", "sky sp 1"],
  ])("is that of a beginning for %s and %s, which shortens each word", (text, query) => {
    expect(fitOf(text, query)).toBe(fit.prefix);
    expect(fitOf(`${text} News`, query)).toBe(fit.words);
  });

  it("is better for a name that was mistyped than for a longer one", () => {
    expect(fitOf("All Blacks", "all blcks", "typos")).toBe(fit.typoWhole);
    expect(fitOf("All Blacks Women", "all blcks", "typos")).toBe(fit.typoFirst);
    expect(fitOf("The All Blacks", "all blcks", "typos")).toBe(fit.typo);
  });

  it("stays as it is if mistyped words are allowed, for whatever fits as typed", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), word, (texts, query) => {
        const names = createNames();
        const keys = texts.map(names.add);
        const [strict, tolerant] = [names.match(query, "typed").fits, names.match(query, "typos").fits];
        for (const key of keys)
          if ((strict[key] ?? fit.none) < fit.none) expect(tolerant[key]).toBe(strict[key]);
          else expect(tolerant[key]).toBeGreaterThan(fit.words);
      }),
    );
  });

  it("holds for every word begun, in any order", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), (words, seed) => {
        const query = words
          .map((each, place) => each.slice(0, 2 + ((seed + place) % each.length)))
          .toReversed()
          .join(" ");
        expect(fitOf(words.join(" "), query)).toBeLessThanOrEqual(fit.words);
      }),
    );
  });

  it.each([
    ["Manchester United", "manchster"],
    ["UEFA Super Cup", "eufa"],
    ["Manchester United", "mnachester untied"],
    ["Manchester United", "manchester unitd"],
    ["The Simpsons", "simspons"],
    ["Brooklyn Nine-Nine", "broklyn nine"],
    ["Новости", "новсти"],
    ["الهلال السعودي", "الهلل"],
  ])("finds %s by %s, with letters missing, swapped or wrong", (text, query) => {
    expect(fitOf(text, query)).toBe(fit.none);
    expect(fitOf(text, query, "typos")).toBeLessThan(fit.none);
  });

  it.each([
    ["BBC One", "bbd"],
    ["Hull City", "bull"],
    ["ニュース", "ニュート"],
    ["Sean Strickland", "strictly"],
    ["Vero Volley", "vera"],
    ["Patrice Evra", "vera"],
    ["Railway Siding", "isidingo"],
  ])(
    "doesn't take %s for %s: short and unfinished words, first letters and syllables are nearly as typed",
    (text, query) => {
      expect(fitOf(text, query, "typos")).toBe(fit.none);
    },
  );

  it.each([
    ["Law & Order: Special Victims Unit", "svu"],
    ["Law & Order: Special Victims Unit", "law & order svu"],
    ["How I Met Your Mother", "himym"],
    ["Кто хочет стать миллионером", "кхсм"],
  ])("finds %s by %s, the first letters of its words", (text, query) => {
    expect(fitOf(text, query)).toBe(fit.none);
    expect(fitOf(text, query, "initials")).toBeLessThan(fit.none);
  });

  it.each([
    ["Game of Thrones", "go"],
    ["Good Morning Britain", "gbm"],
    ["Good Morning Britain", "gmb weather"],
    ["Kansas State vs. Utah Full Replay", "svu"],
  ])(
    "doesn't take %s for %s: initials are three or more, in order, at an end, beside words that fit",
    (text, query) => {
      expect(fitOf(text, query, "initials")).toBe(fit.none);
    },
  );

  it.each([
    ["نشرة الأخبار", "الاخبار"],
    ["نشرة الأخبار", "أخبار"],
    ["مَدْرَسَة", "مدرسه"],
    ["שלום", "שלומ"],
    ["NHKニュース7", "にゅーす"],
    ["ﾆｭｰｽ", "ニュース"],
    ["ドラえもん", "どらえもん"],
    ["Été à Þingvellir", "ete a thingvellir"],
    ["Straße", "strasse"],
    ["Ёлки", "елки"],
    ["Өглөөний хөтөлбөр", "өглөө"],
    ["晚间新闻联播", "新闻"],
    ["เรื่องเล่าข่าวเช้า", "ข่าวเช้า"],
  ])("folds %s and %s alike", (text, query) => expect(fitOf(text, query)).toBeLessThan(fit.typoWhole));

  it("takes the words from all names of one thing, and says which it took", () => {
    const names = createNames();
    const both = ["hull city", "manchester united"].map(names.add);
    const match = names.match("hull untied", "typos");
    expect(match.fitOfAll(both)).toBe(fit.typo);
    expect(names.match("hull leeds", "typos").fitOfAll(both)).toBe(fit.none);
    expect(match.meant(both[1] ?? -1)).toEqual(["hull", "united"]);
  });

  it("is none for a query without letters or digits", () => {
    const names = createNames();
    names.add("news");
    expect(names.match("", "typos").fits[0]).toBe(fit.none);
    expect(names.match("", "typos").fitOfAll([0])).toBe(fit.none);
    expect(names.add("")).toBe(-1);
  });
});

describe("the edits between two words", () => {
  const text = fc.stringMatching(/^[abc]{0,7}$/);

  it("are as many as were made, or fewer", () => {
    fc.assert(
      fc.property(text, fc.nat(7), fc.constantFrom("a", "x"), (original, at, letter) => {
        const added = original.slice(0, at) + letter + original.slice(at);
        const swapped = original.slice(0, at) + [...original.slice(at, at + 2)].toReversed().join("");
        for (const typed of [added, swapped + original.slice(at + 2)])
          expect(createEditCounter(typed, { most: 1, whole: true })(original)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("of the beginning of a word are never more than of the whole", () => {
    fc.assert(
      fc.property(text, text, (typed, candidate) => {
        const whole = createEditCounter(typed, { most: 3, whole: true })(candidate);
        const begun = createEditCounter(typed, { most: 3, whole: false })(candidate);
        if (whole !== null) expect(begun).toBeLessThanOrEqual(whole);
      }),
    );
  });
});
