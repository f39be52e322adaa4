import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCursors } from "./cursor.ts";

const keyset = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 3 });

describe("a cursor", () => {
  it("gives back what it was sealed with, for the same filters", () => {
    const cursors = createCursors("secret", () => 1000);
    fc.assert(
      fc.property(fc.string(), keyset, (filters, after) => {
        const cursor = cursors.seal(filters, after);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(cursors.open(filters, cursor)).toEqual(after);
      }),
    );
  });

  it("is refused for other filters, by another secret, and when any character is changed", () => {
    const cursors = createCursors("secret", () => 1000);
    const cursor = cursors.seal("country=GB", ["ch_1"]);
    expect(cursors.open("country=FR", cursor)).toBeNull();
    expect(createCursors("other", () => 1000).open("country=GB", cursor)).toBeNull();
    for (let at = 0; at < cursor.length; at++)
      for (const other of ["A", "b", "_"])
        if (cursor[at] !== other)
          expect(cursors.open("country=GB", cursor.slice(0, at) + other + cursor.slice(at + 1))).toBeNull();
    for (const strange of ["", "AAAA", `${cursor}A`, `${cursor}=`, "%%%"])
      expect(cursors.open("country=GB", strange)).toBeNull();
  });

  it("is valid for 24 h", () => {
    let now = 1_787_421_600_000;
    const cursors = createCursors("secret", () => now);
    const cursor = cursors.seal("", [1]);
    now += 24 * 3_600_000 - 1;
    expect(cursors.open("", cursor)).toEqual([1]);
    now += 1;
    expect(cursors.open("", cursor)).toBeNull();
  });
});
