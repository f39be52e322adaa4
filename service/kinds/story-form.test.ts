import { describe, expect, test } from "vitest";
import { readHint } from "./hint.ts";
import { readSureKind } from "./kind.ts";
import type { ListedProgramme } from "./listed-programme.ts";

const flags = { new: false, live: false, repeat: false };

const hintOf = (
  slot: Partial<ListedProgramme["slot"]>,
  minutes: number,
  listed: string | undefined = slot.title,
) => readHint({ slot: { title: "Larkhill", flags, ...slot }, listed, detail: null, minutes });

const episode = { number: 5 };

describe("a numbered programme is known by how its description speaks:", () => {
  test.each([
    ["series", "민호는 아버지의 편지를 발견한다. 그날 밤 수진이 집을 나가는데…"],
    [undefined, "전국 곳곳을 찾아 하루를 소개한다."],
    ["entertainment", "▶ 팀장들의 첫 대결! <업포드 왕>은 누구? 모두가 놀란 결과~"],
    [undefined, "민호의 하루"],
  ])("%s: %s", (kind, description) => {
    expect(hintOf({ description, episode }, 70)).toBe(kind);
    expect(hintOf({ description }, 70)).toBeUndefined();
    expect(hintOf({ description, episode }, 10)).not.toBe("series");
  });

  test("what isn't numbered is a film, if it is as long and its sentences tell no more than a story", () => {
    const description = "등대지기는 폭풍 속에서 낯선 소년을 구한다. 소년은 아무 말도 하지 않는데…";
    expect(hintOf({ title: "라크힐", description }, 110)).toBe("film");
    expect(hintOf({ title: "라크힐", description: `${description} 특집 방송` }, 110)).toBeUndefined();
    expect(hintOf({ title: "라크힐", description: `▶ ${description}` }, 110)).toBeUndefined();
  });

  test("as parts, which documentaries have, or as children are spoken to", () => {
    const slot = { title: "라크힐", description: "언덕을 떠난 사람들이 강가에 모인다.", episode };
    expect(hintOf(slot, 50, "라크힐 2회")).toBe("series");
    expect(hintOf(slot, 50, "라크힐 2부")).toBeUndefined();
    expect(hintOf({ description: "토토가 눈사람을 만들어요. 모두 함께 웃어요!" }, 15)).toBe("kids");
  });

  test("in plain sentences, if its chapters are counted", () => {
    const slot = { title: "ラークヒル", description: "少年は丘の上で古い地図を拾った。", episode };
    expect(hintOf(slot, 30, "ラークヒル 第5話 丘の地図")).toBe("series");
    expect(hintOf(slot, 30, "ラークヒル #5 丘の地図")).toBeUndefined();
  });
});

test.each([
  ["series", "百灵山5/34", 45],
  [undefined, "百灵山5/6", 45],
  [undefined, "百灵山5/34", 5],
])("is %s as one of many parts: %s, in %i minutes", (kind, listed, minutes) => {
  expect(hintOf({ title: "百灵山", episode }, minutes, listed)).toBe(kind);
});

test.each([
  ["film", "THE LAST HARBOUR ท่าเรือสุดท้าย", {}, 110],
  ["film", "THE LAST HARBOUR 最後的港灣", {}, 110],
  ["series", "THE LAST HARBOUR ท่าเรือสุดท้าย", { episode }, 110],
  [undefined, "TNN ท่าเรือ", {}, 110],
  ["film", "ท่าเรือสุดท้าย 2 (THE LAST HARBOUR 2)", {}, 110],
  ["film", "ท่าเรือสุดท้าย THE LAST HARBOUR", {}, 110],
  [undefined, "ท่าเรือ SS.2 AD CC", {}, 110],
  ["series", "ท่าเรือ (ตอนแรก)", {}, 110],
  ["series", "ท่าเรือ (ตอนอวสาน)", {}, 110],
  [undefined, "THE LAST HARBOUR ท่าเรือสุดท้าย", {}, 30],
  ["film", "百灵山－原声版", {}, 110],
  ["film", "ラークヒル【吹替版】[PG12]", {}, 110],
  ["series", "라크힐 (더빙)", { episode }, 45],
  ["entertainment", "ラークヒル[R15+]", {}, 60],
  [undefined, "ラークヒル[R15+]", {}, 90],
])(
  "is %s as what is called in two scripts, dubbed or rated: %s, %j, in %i minutes",
  (kind, title, more, minutes) => {
    expect(hintOf({ title, ...more }, minutes)).toBe(kind);
  },
);

test("what is rated for adults and tells a story in plain sentences is a film, however short", () => {
  const description = "港町に戻った男は、昔の恋人が営む宿に泊まる。二人は夫の目を盗んで会うようになる。";
  const read = (more: Partial<ListedProgramme["slot"]>, minutes: number) =>
    readSureKind({ slot: { title: "ラークヒル[R15+]", flags, description, ...more }, detail: null, minutes });
  expect(read({}, 60)).toBe("film");
  expect(read({}, 30)).toBeUndefined();
  expect(read({ description: "港町の★美女が登場！" }, 60)).toBeUndefined();
});
