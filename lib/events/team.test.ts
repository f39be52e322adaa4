import { expect, it } from "vitest";
import { sideCalled } from "./team.ts";

const event = {
  id: "ev_1",
  sport: "football",
  name: "Atlético v Köln",
  home: "Atlético",
  away: "1. FC  Köln",
  start: 0,
  live_on: 0,
};

it("a team is found whatever its case, accents and spaces, and spelled as the event spells it", () => {
  expect(sideCalled(event, "atletico")).toBe("Atlético");
  expect(sideCalled(event, "1. FC KÖLN")).toBe("1. FC  Köln");
});

it("a part of a name is no side, nor is anything of an event without sides", () => {
  expect(sideCalled(event, "FC")).toBeNull();
  expect(sideCalled({ ...event, home: undefined, away: undefined }, "")).toBeNull();
});
