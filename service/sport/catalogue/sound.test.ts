import { expect, test } from "vitest";
import { listSounds } from "./sound.ts";

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
