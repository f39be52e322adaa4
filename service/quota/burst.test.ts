import { describe, expect, it } from "vitest";
import { callsPerDay } from "../../contract/plan.ts";
import { createBurstLimiter } from "./burst.ts";

describe("the burst limit", () => {
  it("lets a free key make all of its day's calls at once", () =>
    expect(createBurstLimiter(() => 0, 1).limit("free")?.calls).toBeGreaterThanOrEqual(callsPerDay.free));

  it("never holds back the site's own plan", () => {
    const limiter = createBurstLimiter(() => 0, 1);
    for (let n = 0; n < 100_000; n++) expect(limiter.take({ hash: "site", plan: "pro" })).toBe(0);
  });

  it("is separate for each key, and says when to try again", () => {
    let nowMs = 0;
    const limiter = createBurstLimiter(() => nowMs, 0.01);
    const one = { hash: "one", plan: "free" as const };
    for (let n = 0; n < 10; n++) expect(limiter.take(one)).toBe(0);
    expect(limiter.take(one)).toBe(10);
    expect(limiter.take({ ...one, hash: "another" })).toBe(0);
    nowMs = 9_999;
    expect(limiter.take(one)).toBe(1);
    nowMs = 10_000;
    expect(limiter.take(one)).toBe(0);
    expect(limiter.take(one)).toBe(10);
  });

  it("saves up no more than one bucket, and takes nothing away when the clock is put back", () => {
    let nowMs = 0;
    const limiter = createBurstLimiter(() => nowMs, 0.002);
    const key = { hash: "key", plan: "free" as const };
    nowMs = 1e9;
    expect([limiter.take(key), limiter.take(key)]).toEqual([0, 0]);
    nowMs = 0;
    expect(limiter.take(key)).toBeGreaterThan(0);
    nowMs = 50_000;
    expect(limiter.take(key)).toBe(0);
  });

  it("can be switched off", () => expect(createBurstLimiter(() => 0, 0).limit("free")).toBeNull());
});
