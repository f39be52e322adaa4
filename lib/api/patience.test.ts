import { beforeEach, expect, it, vi } from "vitest";
import { createHealth } from "./health.ts";
import { createPatience } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());

function start() {
  const health = createHealth({ now: Date.now, warn: () => {} });
  const { withoutCopy } = createPatience({ withCopyMs: 1, inSilenceMs: 4_000, longestMs: 10_000, health });
  const { promise, resolve } = Promise.withResolvers<string>();
  const told = withoutCopy(promise, "/guide").catch((error) => error);
  let said: unknown = "nothing yet";
  told.then((answer) => {
    said = answer;
  });
  return { health, resolve, said: () => said };
}

it("what was never seen isn't waited for much longer than a moment while the API answers nobody", async () => {
  const { health, said } = start();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(said()).toBe("nothing yet");
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toMatchObject({ name: "ApiError", status: 503 });
  expect(health.isSlow()).toBe(true);
});

it("what was never seen is waited for while the API answers others, but not for ever", async () => {
  const [patient, forever] = [start(), start()];
  for (const { health } of [patient, forever]) health.good();
  await vi.advanceTimersByTimeAsync(9_999);
  patient.resolve("the guide");
  await vi.advanceTimersByTimeAsync(1);
  expect(patient.said()).toBe("the guide");
  expect(forever.said()).toMatchObject({ status: 503 });
});
