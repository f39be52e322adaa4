import { describe, expect, test } from "vitest";
import { readRetryAfter, retrySeconds, withRetries } from "./retry.ts";
import { IngestError } from "./summary.ts";

const busy = (retryAfter: number | null = null) => new IngestError("busy", { passing: { retryAfter } });

/** Attempts that throw these errors in turn, and then succeed. */
function attempts(...errors: Error[]) {
  let count = 0;
  const told: string[] = [];
  const run = withRetries(
    async () => {
      const error = errors[count++];
      if (error) throw error;
      return "read";
    },
    [0, 0],
    (message) => told.push(message),
  );
  return { run, told, count: () => count };
}

describe("an attempt", () => {
  test("is repeated while it fails temporarily, and each failure is reported", async () => {
    const { run, told } = attempts(busy(), busy());
    expect(await run).toBe("read");
    expect(told).toEqual(["busy", "busy"]);
  });

  test("is given up after the last pause, and says how often it was tried", async () => {
    const { run, count } = attempts(busy(), busy(), busy());
    await expect(run).rejects.toThrow("busy (tried 3 times)");
    expect(count()).toBe(3);
  });

  test("isn't repeated if it failed for good, or if the server asks for more time than a run has", async () => {
    const gone = attempts(new IngestError("404"));
    await expect(gone.run).rejects.toThrow("404");
    const later = attempts(busy(600));
    await expect(later.run).rejects.toMatchObject({ message: "busy", passing: { retryAfter: 600 } });
    expect([gone.count(), later.count()]).toEqual([1, 1]);
  });
});

describe("after a failed run", () => {
  const minutesAfter = (failures: number, refreshMinutes: number | null, retryAfter: number | null = null) =>
    retrySeconds(failures, { refreshMinutes, retryAfter }) / 60;

  test("a source is tried again ever later, at most its own interval later", () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => minutesAfter(failures, 360))).toEqual([
      5, 15, 45, 135, 360, 360,
    ]);
    expect(minutesAfter(2, 5)).toBe(5);
    expect(minutesAfter(50, null)).toBe(24 * 60);
  });

  test("a server that asks for more time gets it, up to a day", () => {
    expect(minutesAfter(1, 360, 3600)).toBe(60);
    expect(minutesAfter(1, 360, 1)).toBe(5);
    expect(minutesAfter(1, 360, 1e9)).toBe(24 * 60);
  });
});

test("Retry-After is read in seconds and as a date", () => {
  const now = Date.parse("2026-08-22T12:00:00Z");
  expect(readRetryAfter("120", now)).toBe(120);
  expect(readRetryAfter("Sat, 22 Aug 2026 12:02:00 GMT", now)).toBe(120);
  expect(readRetryAfter("Sat, 22 Aug 2026 11:00:00 GMT", now)).toBe(0);
  expect(readRetryAfter("soon", now)).toBeNull();
  expect(readRetryAfter(undefined, now)).toBeNull();
});
