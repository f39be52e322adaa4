import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../store/store.ts";
import { addChannels, removeChannel, replaceAllSlots, type TestSlot } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { openLiveGuide } from "./live-guide.ts";

const start = 1_787_421_600;
const hours = (count: number, from = start): TestSlot[] =>
  Array.from({ length: count }, (_, n) => ({
    start: from + n * 3600,
    stop: from + (n + 1) * 3600,
    title: `Hour ${n}`,
  }));

/** A store, and a second connection to it as another process has one. */
async function openTwice() {
  const store = await openTestStore();
  const other = await openStore(store.url);
  onTestFinished(async () => {
    await other.close();
    await store.close();
  });
  return { db: store.db, other: other.db };
}

const titles = (pair: { now: { text: string } | null; next: { text: string } | null }) =>
  [pair.now, pair.next].map((slot) => slot && JSON.parse(slot.text).title);

describe("the live guide", () => {
  it("sees at its next poll what another process has written: new channels, changed slots, removed channels", async () => {
    const { db, other } = await openTwice();
    const guide = await openLiveGuide(db, () => start * 1000);
    expect(guide.directory().channels).toEqual([]);

    const [id = ""] = await addChannels(other, [{ key: "one", slots: hours(3) }]);
    expect(guide.directory().get(id)).toBeNull();
    await guide.poll();
    const channel = guide.directory().get(id);
    expect(channel && titles(guide.nowNext(channel, start))).toEqual(["Hour 0", "Hour 1"]);

    const before = guide.revision();
    await replaceAllSlots(other, id, [{ start, stop: start + 60, title: "Special" }]);
    await guide.poll();
    expect(channel && titles(guide.nowNext(channel, start))).toEqual(["Special", null]);
    expect(guide.revision()).toBeGreaterThan(before);

    await removeChannel(other, id);
    await guide.poll();
    expect(guide.directory().get(id)).toBeNull();
    expect(channel && titles(guide.nowNext(channel, start))).toEqual([null, null]);
  });

  it("rolls on with the clock far past what it first read", async () => {
    const { db } = await openTwice();
    const [id = ""] = await addChannels(db, [{ key: "one", slots: hours(200) }]);
    let now = start;
    const guide = await openLiveGuide(db, () => now * 1000);
    const channel = guide.directory().get(id);
    for (let hour = 0; hour < 199; hour++) {
      now = start + hour * 3600 + 1800;
      await guide.poll();
      expect(channel && titles(guide.nowNext(channel, now))).toEqual([`Hour ${hour}`, `Hour ${hour + 1}`]);
    }
    now = start;
    await guide.poll();
    expect(channel && titles(guide.nowNext(channel, now))).toEqual(["Hour 0", "Hour 1"]);
  });

  it("knows what is next however far ahead it is, and however many channels there are", async () => {
    const { db } = await openTwice();
    const aheadOf = (n: number) => [1, 5, 30, 300, 3000][n % 5] ?? 0;
    const sparse = Array.from({ length: 250 }, (_, n) => ({
      key: `${n}`,
      slots: [...hours(1), ...hours(1, start + aheadOf(n) * 3600)],
    }));
    const ids = await addChannels(db, sparse);
    let now = start;
    const guide = await openLiveGuide(db, () => now * 1000);
    const channels = ids.map((id) => guide.directory().get(id));
    const nexts = () => channels.map((channel) => channel && guide.nowNext(channel, now).next?.start);
    expect(nexts()).toEqual(ids.map((_, n) => start + aheadOf(n) * 3600));
    now = start + 6 * 3600;
    await guide.poll();
    expect(nexts()).toEqual(ids.map((_, n) => (aheadOf(n) > 6 ? start + aheadOf(n) * 3600 : undefined)));
  });

  it("agrees at every instant with the slots in the store, hidden ones left out", async () => {
    const { db } = await openTwice();
    const [id = ""] = await addChannels(db, [{ key: "one" }]);
    let now = start;
    const guide = await openLiveGuide(db, () => now * 1000);
    const channel = guide.directory().get(id);
    const part = fc.record({
      gap: fc.integer({ min: 0, max: 900 }),
      length: fc.integer({ min: 60, max: 5400 }),
      hidden: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 60 }),
        fc.array(fc.integer({ min: 0, max: 7200 }), { maxLength: 20 }),
        async (parts, moves) => {
          let at = start - 3600;
          const slots = parts.map(({ gap, length, hidden }, n) => {
            const from = at + gap;
            at = from + length;
            return { start: from, stop: at, title: `${n}`, hidden };
          });
          now = start;
          await replaceAllSlots(db, id, slots);
          for (const move of [0, ...moves]) {
            now += move;
            await guide.poll();
            const shown = slots.filter(({ hidden }) => !hidden);
            const running = shown.find((slot) => slot.start <= now && now < slot.stop);
            const later = shown.find((slot) => slot.start > now);
            expect(channel && titles(guide.nowNext(channel, now))).toEqual([
              running?.title ?? null,
              later?.title ?? null,
            ]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
