import { expect, it } from "vitest";
import { isTimeshift } from "./facts.ts";

it.each(["ITV2 +1", "ITV2+1", "ThreePlus1", "E4 +1 HD", "Kanal 5 +1h", "TV3 Plus 1"])(
  "%s shows another channel's programmes an hour later",
  (name) => expect(isTimeshift(name)).toBe(true),
);

it.each(["Canal+", "Canal+ 1", "Disney+ 10", "One", "C+1 Sport", "TV3+"])("%s doesn't", (name) =>
  expect(isTimeshift(name)).toBe(false),
);
