import { describe, expect, it } from "vitest";
import { follow } from "./follow.ts";

/** Follows a state that each poll changes to the next of a list; `null` is a poll that fails. Ends with the list. */
async function followed(states: (string | null)[], failingWrites: number[] = []) {
  const stop = new AbortController();
  const written: string[] = [];
  const failures: unknown[] = [];
  let at = 0;
  let writes = 0;
  await follow({
    async readState() {
      const state = states[at];
      if (state == null) throw new Error("the store is away");
      return state;
    },
    async write() {
      if (failingWrites.includes(writes++)) throw new Error("the disk is full");
      written.push(states[at] ?? "");
    },
    failed: (error) => failures.push(error),
    signal: stop.signal,
    async pause() {
      at++;
      if (at >= states.length) stop.abort();
    },
  });
  return { written, failures };
}

describe("following", () => {
  it("writes at once, and not again while nothing changes", async () => {
    expect((await followed(["1", "1", "1"])).written).toEqual(["1"]);
  });

  it("writes a change once it has settled, however many parts it came in", async () => {
    expect((await followed(["1", "2", "3", "4", "4", "4", "5", "5"])).written).toEqual(["1", "4", "5"]);
  });

  it("reports what fails and goes on", async () => {
    const { written, failures } = await followed(["1", "2", null, "2", "2", "2"], [1]);
    expect(written).toEqual(["1", "2"]);
    expect(failures.map(String)).toEqual(["Error: the store is away", "Error: the disk is full"]);
  });

  it("fails if it can't even begin", async () => {
    await expect(followed(["1"], [0])).rejects.toThrow("the disk is full");
  });
});
