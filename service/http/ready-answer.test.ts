import { expect, it } from "vitest";
import { whole } from "./outcome.ts";
import { plainBody, readyAnswer } from "./ready-answer.ts";

it("an answer that is sent again says how long each sending took, and nothing else differs", () => {
  const ready = readyAnswer(whole(['{"title":"Ünïcode"}']), 1000);
  const sent = [0, 12, 12, 0].map((tookMs) => plainBody(ready, tookMs));
  const texts = sent.map(String);
  const body = (tookMs: number) =>
    `{"data":[{"title":"Ünïcode"}],"meta":{"count":1,"next":null,"took_ms":${tookMs}}}`;
  expect(texts).toEqual([body(0), body(12), body(12), body(0)]);
  // Bytes that are still on their way to one client are never rewritten for another.
  expect(sent.map(String)).toEqual(texts);
});
