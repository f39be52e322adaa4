import { describe, expect, test } from "vitest";
import { hintedTitleKind, sureTitleKind } from "./bare-title.ts";
import { readSureKind } from "./kind.ts";

const slotOf = (title: string) => ({ title, flags: { new: false, live: false, repeat: false } });

test.each([
  ["พุทธธรรมอัพฟอร์ด", "other"],
  ["อัพฟอร์ดช้อปปิ้ง", "other"],
  ["อัพฟอร์ดสปอร์ต", "sport"],
  ["กีฬาอัพฟอร์ด", "sport"],
  ["สวดมนต์ที่อัพฟอร์ด", "other"],
  ["หมีน้อยอัพฟอร์ด", "kids"],
  ["ທຳມະອັບຟອດ", "other"],
  ["កីឡាអាប់ហ្វដ", "sport"],
  ["อัพฟอร์ด", undefined],
  ["Upford Sport", undefined],
])("a bare title in a script of South-East Asia says what it is by its words: %s", (title, kind) => {
  expect(sureTitleKind(slotOf(title), 30)).toBe(kind);
});

describe("other words of such a title hint", () => {
  test.each([
    ["อร่อยที่อัพฟอร์ด", "entertainment"],
    ["กินข้าวที่อัพฟอร์ด", "entertainment"],
    ["คนไทยหัวใจอัพฟอร์ด", "documentary"],
    ["บ่วงอัพฟอร์ด", "series"],
    ["หุ้นอัพฟอร์ด", "news"],
    ["สภาพอากาศอัพฟอร์ด", "news"],
    ["หมูกระทะอัพฟอร์ด", "entertainment"],
    ["ชายฝั่งอัพฟอร์ด", "documentary"],
    ["หมอลำอัพฟอร์ด", "music"],
    ["ສາລະຄະດີອັບຟອດ", "documentary"],
    ["သတင်းအပ်ဖို့ဒ်", "news"],
    ["ហ្គេមសូអាប់ហ្វដ", "entertainment"],
    ["อัพฟอร์ด", undefined],
  ])("%s", (title, kind) => {
    expect(hintedTitleKind(slotOf(title), 30)).toBe(kind);
  });

  test("of nature, and of a story in a few minutes, they say nothing at the length of a film or a clip", () => {
    expect(hintedTitleKind(slotOf("มหัศจรรย์อัพฟอร์ด"), 45)).toBe("documentary");
    expect(hintedTitleKind(slotOf("มหัศจรรย์อัพฟอร์ด"), 110)).toBeUndefined();
    expect(hintedTitleKind(slotOf("บ่วงอัพฟอร์ด"), 110)).toBe("series");
    expect(hintedTitleKind(slotOf("บ่วงอัพฟอร์ด"), 5)).toBeUndefined();
  });
});

test("a word differs from another by its tone", () => {
  const kindOf = (title: string) => readSureKind({ slot: slotOf(title), detail: null, minutes: 30 });
  expect(kindOf("ข่าวอัพฟอร์ด")).toBe("news");
  expect(kindOf("ข้าวอัพฟอร์ด")).toBeUndefined();
  expect(kindOf("ขาวอัพฟอร์ด")).toBeUndefined();
});
