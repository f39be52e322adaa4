import { expect, test } from "vitest";
import { withQuality } from "./quality.ts";

test("what marks say of quality and subtitles is kept where a parser found nothing, and yields to what it found", () => {
  const found = { language: "en", subtitles: undefined, quality: "SDTV" };
  expect(withQuality(found, new Set(["hd", "signed", "described"]))).toEqual({
    language: "en",
    quality: "SDTV",
    subtitles: ["deaf-signed"],
    audio_description: "",
  });
});
