import { expect, it } from "vitest";
import { initialsOf } from "./name-plate.ts";

it.each([
  ["Meridian", "MERI"],
  ["Canal Uno", "CU"],
  ["Arena 1", "ARE1"],
  ["Channel 4", "C4"],
  ["BBC One", "BBC1"],
  ["12.1 UNK", "12.1"],
  ["KXAS-TV 5.1", "KXAS"],
  ["WABC 7.1", "WABC"],
  ["Channel 92533800202", "202"],
  ["Larkhill Sport Two", "LS2"],
  ["One", "ONE"],
  ["Eleven Nine Nights", "ENN"],
  ["News 24h", "NEW24"],
  ["Arena Sport Plus 10", "AS10"],
  ["A Very Long Name HD", "AVL"],
  ["STV HD", "STV"],
  ["Film4 HD", "FILM"],
  ["HD", "HD"],
  ["Pip!", "PIP!"],
  ["Larkhill Guide | لارك", "LG"],
  ["Larkhill | Guide", "LARK"],
  ["日本テレビ", "日本テレ"],
  ["قناة الجزيرة", "قا"],
  ["…", ""],
])("the letters of %s are %s", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
