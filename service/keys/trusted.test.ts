import { expect, it } from "vitest";
import { rememberTokens } from "./trusted.ts";

/** A store that answers when it is told to, and counts how often it was asked. */
function openSlow(answer: () => { plan: string } | "unknown") {
  const waiting: (() => void)[] = [];
  return {
    find: () => new Promise<ReturnType<typeof answer>>((resolve) => waiting.push(() => resolve(answer()))),
    answerAll: () => waiting.splice(0).forEach((reply) => void reply()),
    asked: () => waiting.length,
  };
}

it("a good token that many send at once is looked up once", async () => {
  const store = openSlow(() => ({ plan: "free" }));
  const find = rememberTokens(() => 0, store.find);
  const found = Promise.all(Array.from({ length: 50 }, () => find("hash")));
  expect(store.asked()).toBe(1);
  store.answerAll();
  expect(new Set(await found)).toEqual(new Set([{ plan: "free" }]));
});

it("a token that is made while it is looked up is good for who asks afterwards", async () => {
  let isMade = false;
  const store = openSlow(() => (isMade ? { plan: "free" } : "unknown"));
  const find = rememberTokens(() => 0, store.find);
  const before = find("hash");
  const after = find("hash");
  store.answerAll();
  expect(await before).toBe("unknown");
  isMade = true;
  await expect.poll(store.asked).toBe(1);
  store.answerAll();
  expect(await after).toEqual({ plan: "free" });
});
