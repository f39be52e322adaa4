import type { Channel } from "./shapes.ts";

/** A channel of a test, of Britain and called by its id unless more is said of it. */
export const testChannel = (id: string, more: Partial<Channel> = {}): Channel => ({
  id,
  name: id,
  country: "GB",
  languages: [],
  categories: [],
  feeds: 1,
  ...more,
});
