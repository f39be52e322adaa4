import fc from "fast-check";
import { afterEach, vi } from "vitest";

// Properties try new inputs on people's machines, and the same ones each time in CI, so that a failure there is due to
// the change.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });

// Vitest puts back what is mocked by itself, but not the clock: the next suite would wait for ever.
afterEach(() => void vi.useRealTimers());
