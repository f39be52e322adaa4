import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { gzippedBody, type ReadyAnswer } from "./ready-answer.ts";

const answer = (bytes: number, freshUntil = 100): ReadyAnswer => ({
  plain: { bytes: Buffer.alloc(bytes), tookMs: 0 },
  headLength: bytes,
  gzip: null,
  etag: '"e"',
  freshUntil,
  window: null,
});

describe("the answers kept", () => {
  it("are served until they are no longer fresh, within one revision of the data", () => {
    const cache = createAnswerCache({ maxBytes: 10_000, maxAnswerBytes: 5_000 });
    const kept = answer(10);
    cache.set("a", 1, kept);
    expect(cache.get("a", 1, 99)).toBe(kept);
    expect(cache.get("a", 1, 100)).toBeNull();
    cache.set("a", 1, kept);
    expect(cache.get("a", 2, 50)).toBeNull();
    expect(cache.get("a", 1, 50)).toBeNull();
  });

  it("stay within the bound: the least recently used go first, and one that is too large is not kept", () => {
    const cache = createAnswerCache({ maxBytes: 10_000, maxAnswerBytes: 5_000 });
    for (const name of ["a", "b", "c"]) cache.set(name, 1, answer(3_000));
    expect(cache.get("a", 1, 0)).not.toBeNull();
    cache.set("d", 1, answer(3_000));
    expect(["a", "b", "c", "d"].map((name) => cache.get(name, 1, 0) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    cache.set("e", 1, answer(6_000));
    expect(cache.get("e", 1, 0)).toBeNull();
    for (let n = 0; n < 100; n++) cache.set("a", 1, answer(4_000));
    expect(cache.get("c", 1, 0) ?? cache.get("d", 1, 0)).not.toBeNull();
  });

  it("stay within the bound though they grow by their gzipped form", async () => {
    const cache = createAnswerCache({ maxBytes: 10_000, maxAnswerBytes: 5_000 });
    const noise = { ...answer(3_000), plain: { bytes: randomBytes(3_000), tookMs: 0 } };
    cache.set("a", 1, answer(3_000));
    cache.set("b", 1, noise);
    await gzippedBody(noise, () => 0);
    expect(cache.get("b", 1, 0)).toBe(noise);
    expect(cache.get("a", 1, 0)).toBeNull();
    expect(cache.get("b", 1, 0)).toBe(noise);
  });
});
