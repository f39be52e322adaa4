import { expect, it } from "vitest";
import { createGate, perOrigin } from "./gate.ts";

const answered = { answered: true, rest: null, now: 0 };
const silent = { answered: false, rest: null, now: 0 };

it("gives an origin so many calls at a time, and others theirs", () => {
  const gate = createGate();
  for (let n = 0; n < perOrigin; n++) gate.begin("https://a");
  expect(gate.room(0)).toEqual(new Map([["https://a", 0]]));
  gate.end("https://a", answered);
  expect(gate.room(0).get("https://a")).toBe(1);
});

it("leaves an origin alone after five calls that nothing answered, then tries one", () => {
  const gate = createGate();
  for (let n = 0; n < 5; n++) {
    gate.begin("https://a");
    gate.end("https://a", silent);
  }
  expect(gate.room(0).get("https://a")).toBe(0);
  expect(gate.room(29).get("https://a")).toBe(0);
  expect(gate.room(30).get("https://a")).toBe(1);
  gate.begin("https://a");
  expect(gate.room(30).get("https://a")).toBe(0);
  gate.end("https://a", { ...answered, now: 30 });
  expect(gate.room(30).get("https://a") ?? perOrigin).toBe(perOrigin);
});

it("leaves an origin alone for as long as it asks, and at most for five minutes", () => {
  const gate = createGate();
  gate.begin("https://a");
  gate.end("https://a", { answered: true, rest: 60, now: 0 });
  expect([59, 60].map((at) => gate.room(at).get("https://a"))).toEqual([0, perOrigin]);
  gate.begin("https://a");
  gate.end("https://a", { answered: true, rest: 86_400, now: 100 });
  expect([399, 400].map((at) => gate.room(at).get("https://a"))).toEqual([0, perOrigin]);
});

it("forgets an origin that has no calls and answers", () => {
  const gate = createGate();
  gate.begin("https://a");
  gate.end("https://a", answered);
  gate.begin("https://b");
  gate.leave("https://b");
  expect(gate.room(0).has("https://a")).toBe(false);
});
