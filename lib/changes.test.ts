import { describe, expect, it } from "vitest";
import { mayTellChanges, parseChanges } from "./changes.ts";

describe("a message about changes", () => {
  it("is believed only with the shared secret, and never if there is none", () => {
    expect(mayTellChanges("Bearer a secret of both", "a secret of both")).toBe(true);
    expect(mayTellChanges("Bearer another secret", "a secret of both")).toBe(false);
    expect(mayTellChanges(null, "a secret of both")).toBe(false);
    expect(mayTellChanges("Bearer ", null)).toBe(false);
    expect(mayTellChanges("Bearer null", null)).toBe(false);
  });

  it.each(["", "{}", "null", '{"expired":["a b"],"stale":[]}', '{"expired":"countries","stale":[]}'])(
    "that isn't well-formed is none: %s",
    (text) => expect(parseChanges(text)).toBeNull(),
  );

  it("names tags of cached data", () => {
    const changes = { expired: ["country:NZ"], stale: ["listings", "channel:ch_0a1b2c"] };
    expect(parseChanges(JSON.stringify(changes))).toEqual(changes);
  });
});
