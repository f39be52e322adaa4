import { afterEach, beforeEach, expect, vi } from "vitest";
import { queryClient } from "@/components/ui/query-client";

/** What the browser reported as an error; a test that expects one takes it out. */
const consoleErrors: unknown[][] = [];

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.clearAllMocks();
  consoleErrors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...error) => consoleErrors.push(error));
});

afterEach(() => expect(consoleErrors).toEqual([]));
