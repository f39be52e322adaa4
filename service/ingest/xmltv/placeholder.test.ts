import { describe, expect, test } from "vitest";
import type { SlotText } from "../draft.ts";
import { readPlaceholder } from "./placeholder.ts";

const flags = { new: false, live: false, repeat: false };
const read = (title: string, more: Partial<SlotText> = {}, names: string[] = ["larkhill"]) =>
  readPlaceholder({ title, flags, ...more }, new Set(names));

describe("what isn't a programme", () => {
  test.each([
    "No listing available",
    "NO INFORMATION AVAILABLE.",
    "To Be Announced",
    "TBA (r)",
    "Programme TBC",
    "Programme à confirmer",
    "Sin información",
    "Sem informação",
    "Keine Informationen verfügbar",
    "لا توجد مباراة مجدولة",
    "القادم",
    "Нет данных",
    "Yayın bilgisi yok",
    "番組情報なし",
    "暂无节目信息",
    "방송정보없음",
    "ไม่มีข้อมูล",
    "-",
  ])("is %j: the source has no information", (title) => {
    expect(read(title)).toBe("no_information");
  });

  test.each([
    "Sendeschluss",
    "Off Air",
    "..programmes start at 6.00am",
    "Programmes Start at 19:00",
    "Fin des programmes",
    "この時間は配信を休止しております。",
    "放送休止",
    "ปิดสถานี",
    "SIGN OFF",
  ])("is %j: the channel is off air", (title) => {
    expect(read(title)).toBe("off_air");
  });

  test("is a phrase that no programme has for a title, whatever is said of it", () => {
    expect(read("No listing available", { sub_title: "No listing available", year: 2026 })).toBe(
      "no_information",
    );
  });

  test("is what the source's own category calls a filler", () => {
    expect(read("التالي: ميامي - تورونتو", { category: ["Filler"], description: "22:00" })).toBe(
      "no_information",
    );
  });

  test("may be the channel's own name without another word", () => {
    expect(read("Larkhill")).toBe("own_name");
    expect(read("Larkhill", { description: "The lark of the hill." })).toBeNull();
    expect(read("Larkhill", { episode: { season: 1, number: 2 } })).toBeNull();
  });
});

describe("a programme stays one", () => {
  test.each([
    [
      "a film of a short title that is told of",
      "Untitled",
      { description: "A film about a painter.", year: 2009 },
    ],
    ["a show of a short title with an episode", "TBA", { episode: { season: 2, number: 4 } }],
    ["a title that only contains a phrase", "No Information: The Secret War", {}],
    ["a show about closing down", "Closedown: The Last Pit", {}],
    ["a film with a number for a title", "1917", {}],
    ["what is advertised", "Paid Programming", {}],
  ])("%s", (_, title, more: Partial<SlotText>) => {
    expect(read(title, more)).toBeNull();
  });
});
