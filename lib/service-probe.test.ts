import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problemSchema } from "@/contract/problem";
import { createProbe, unavailable } from "./service-probe";

describe("a service's probe", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks once a second at most, however many want to know, and forgets after it", async () => {
    const answers = [true, false];
    let asked = 0;
    const probe = createProbe(async () => answers[asked++] ?? true);
    expect(await Promise.all([probe(), probe()])).toEqual([true, true]);
    vi.advanceTimersByTime(999);
    expect(await probe()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await probe()).toBe(false);
    expect(asked).toBe(2);
  });

  it("says no if a request fails, and tries again", async () => {
    let up = false;
    const probe = createProbe(async () => {
      if (!up) throw new Error("nothing listens");
      return true;
    });
    expect(await probe()).toBe(false);
    up = true;
    vi.advanceTimersByTime(1_000);
    expect(await probe()).toBe(true);
  });
});

it("clients of a service that is down get a problem that says so and when to retry", async () => {
  const answer = unavailable(2_000.4);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(problemSchema.parse(await answer.json())).toMatchObject({
    status: 503,
    code: "unavailable",
    meta: { took_ms: 2_000 },
  });
});
