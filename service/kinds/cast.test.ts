import { describe, expect, test } from "vitest";
import { namesCast } from "./cast.ts";
import { readKind } from "./kind.ts";

const flags = { new: false, live: false, repeat: false };

describe("who plays somebody", () => {
  test.each([
    "A widow (Ana Bell) takes in a lodger.",
    "A thief (Ana Bell, Ben Cole) is caught.",
    "Ein Lehrer (Jonas von Upford) zieht fort.",
    "港口的王五（陈明 饰）回到家乡。",
    "王五(陈明)与李四(林芳)相遇。",
    "민수(김하나)는 지영(박두리)을 만난다.",
    "(Upford). Vaid.: Ana Bell, Ben Cole.",
    "Вдова принимает жильца. В ролях: Анна Белл, Бен Коул.",
  ])("is told by names in brackets: %s", (description) => {
    expect(namesCast(description)).toBe(true);
  });

  test.each([
    "The final (First Leg) from Upford.",
    "Jones (New Upford) bakes a pie.",
    "A harbour (1974) and its people.",
    "Ana talks (and sings).",
    "横浜線（東海道本線）を行く。",
    "A widow takes in a lodger.",
    "Ved.: Ana Bell, Ben Cole.",
  ])("is told by no other brackets: %s", (description) => {
    expect(namesCast(description)).toBe(false);
  });

  test("makes a film of what is as long as one, and a series of what is shorter or has a number", () => {
    const description = "A widow (Ana Bell) of Upford takes in a singer (Ben Cole).";
    const read = (minutes: number, more = {}) =>
      readKind({ slot: { title: "Larkhill", description, flags, ...more }, detail: null, minutes });
    expect(read(100)).toBe("film");
    expect(read(45)).toBe("series");
    expect(read(100, { episode: { season: 2, number: 3 } })).toBe("series");
    expect(read(45, { flags: { ...flags, live: true } })).not.toBe("series");
    const slot = { title: "Larkhill", description: "Host Ana Bell (Upford Bay) meets a singer.", flags };
    expect(readKind({ slot, detail: null, minutes: 45 })).toBe("entertainment");
  });
});
