import { describe, expect, it } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import { createDetector } from "./detector.ts";
import { slotOf } from "./test-slot.ts";

const detect = createDetector(loadKnowledge());
const writtenIn = (title: string, facts: Partial<Parameters<typeof slotOf>[0]> = {}) =>
  detect(slotOf({ title, ...facts }))?.written;

describe("what a listing calls the sides", () => {
  it("is kept with the language of its title, in the order of the sides", () => {
    expect(writtenIn("الدوري الإيطالي: ليتشي × فيورنتينا", { title_language: "ar" })).toEqual({
      language: "ar",
      names: ["ليتشي", "فيورنتينا"],
    });
    expect(writtenIn("НБА: Лейкерс @ Бостон", { title_language: "ru" })?.names).toEqual([
      "Бостон",
      "Лейкерс",
    ]);
  });

  it("has its channel's language if the title says none, or one of other letters", () => {
    const channel = { name: "Sport", country: "SA", languages: ["ara"], categories: ["sports"] };
    const facts = { ...slotOf({ title: "ليتشي × فيورنتينا" }), channel };
    expect(detect(facts)?.written?.language).toBe("ar");
    expect(detect({ ...facts, title_language: "en" })?.written?.language).toBe("ar");
  });

  it("has the language of its letters if nothing else tells it, and none if several are written so", () => {
    expect(writtenIn("מכבי חיפה - הפועל תל אביב")?.language).toBe("he");
    expect(writtenIn("ليتشي × فيورنتينا")).toBeUndefined();
  });

  it("is nothing in Latin letters, shortened, or without the squad", () => {
    expect(writtenIn("Lecce - Fiorentina", { title_language: "it" })).toBeUndefined();
    expect(writtenIn("מ. חיפה - ה. תל אביב", { title_language: "he" })).toBeUndefined();
    const women = "دوري السيدات: أرسنال × تشيلسي";
    expect(detect(slotOf({ title: women, title_language: "ar" }))?.sides?.[0].key).toBe("football/arsenal+w");
    expect(writtenIn(women, { title_language: "ar" })).toBeUndefined();
  });
});
