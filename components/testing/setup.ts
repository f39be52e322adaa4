import { afterEach, beforeEach, expect, vi } from "vitest";

/** What the browser reported as an error; a test that expects one takes it out. */
export const consoleErrors: unknown[][] = [];

beforeEach(() => {
  localStorage.clear();
  consoleErrors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...error) => consoleErrors.push(error));
});

afterEach(() => expect(consoleErrors).toEqual([]));
