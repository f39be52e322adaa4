import { expect, it } from "vitest";
import { fallsBehind } from "./follow-clock.ts";

const view = { start: 0, stop: 10_000 };

it.each([
  ["of the present moves on once half of it is over and nobody has touched it", 4_990, 5_000, 4_000, true],
  ["of the present moves on after a sleep that ends long after it", 1_000, 90_000, 900, true],
  ["of the present stays while most of it is still to come", 4_900, 4_960, 0, false],
  ["of the present stays where somebody has moved it lately", 4_990, 5_000, 4_401, false],
  ["of what was stays", 10_000, 10_060, 0, false],
  ["of what is to come stays", -60, 0, -9_000, false],
])("a view %s", (_what, before, now, touched, moves) =>
  expect(fallsBehind(view, { before, now, touched })).toBe(moves),
);
