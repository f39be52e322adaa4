import { expect, it } from "vitest";
import { isTimeshift, markedTitle } from "./facts.ts";

it.each(["ITV2 +1", "ITV2+1", "ThreePlus1", "E4 +1 HD", "Kanal 5 +1h", "TV3 Plus 1"])(
  "%s shows another channel's programmes an hour later",
  (name) => expect(isTimeshift(name)).toBe(true),
);

it.each(["Canal+", "Canal+ 1", "Disney+ 10", "One", "C+1 Sport", "TV3+"])("%s doesn't", (name) =>
  expect(isTimeshift(name)).toBe(false),
);

it.each([
  ["Sprint and Qualifying Highlights", undefined, "Sprint and Qualifying Highlights"],
  ["Larkhill v Upford", "LIVE: Larkhill v Upford", "LIVE: Larkhill v Upford"],
  ["F1 Dutch GP Sprint Highlights", "F1 Dutch GP Spri...", "F1 Dutch GP Sprint Highlights"],
  ["F1 Dutch GP Sprint Highlights", "LIVE: F1 Dutch GP …", "LIVE: F1 Dutch GP Sprint Highlights"],
  ["Larkhill", "LIVE: Upford...", "LIVE: Upford..."],
])("detection reads %s, listed as %s, with its marks and whole", (title, listed, read) => {
  expect(markedTitle({ title, title_as_listed: listed })).toBe(read);
});
