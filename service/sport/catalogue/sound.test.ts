import { expect, test } from "vitest";
import { listSounds, soundRoughly } from "./sound.ts";

test.each([
  ["Пахтакор", "Pakhtakor"],
  ["ಬೆಂಗಳೂರು ಬುಲ್ಸ್", "Bengaluru Bulls"],
  ["ബ്ലാസ്റ്റേഴ്സ്", "Blasters"],
  ["દિનામો", "Dinamo"],
  ["თბილისი", "Tbilisi"],
  ["Արարատ", "Ararat"],
  ["Ливерпуль", "Liverpool"],
  ["Μάντσεστερ", "Manchester"],
])("%s sounds like %s", (name, latin) => {
  expect(listSounds(name)).toBe(listSounds(latin));
});

test.each([
  ["ザルツブルク", "Salzburg"],
  ["서울 이랜드", "Seoul Eland"],
  ["บางกอก", "Bangkok"],
  ["ኢትዮጵያ ቡና", "Ethiopia Buna"],
  ["ဘန်ကောက်", "Bangkok"],
  ["Đurić", "Duric"],
  ["特鲁姆普", "Trump"],
  ["斯瓦泰克", "Świątek"],
  ["இன்டர்நேஷனல்", "International"],
])("%s sounds roughly like %s", (name, latin) => {
  expect(soundRoughly(name, 1)).toBe(soundRoughly(latin, 1));
});

test("numbers and Chinese letters of names that aren't foreign there don't tell how a name sounds", () => {
  expect(soundRoughly("北京国安")).toBe(null);
  expect(soundRoughly("东方", 1)).toBe(null);
  expect(soundRoughly("Sektor 12")).toBe(null);
});
