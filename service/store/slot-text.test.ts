import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EpisodeMatch, type EventInfo, type Slot, slotSchema } from "../../contract/slot.ts";
import { earliestEpoch, fromIso, latestEpoch } from "../../contract/time.ts";
import {
  formatEventMembers,
  formatTail,
  hasCategories,
  hasEpisode,
  kindOf,
  parseSlot,
  type SlotContent,
  slotBody,
  slotText,
  tailOf,
  titleOf,
  withKind,
  withMember,
} from "./slot-text.ts";

const channel = "ch_3k9x0q7m2v";
const event = "ev_123456789012";

/** Any text, and texts that look like the members that the codec looks for. */
const text = fc.oneof(
  fc.string({ unit: "binary" }).map((raw) => raw.toWellFormed()),
  fc.constantFrom('"title":"', ',"flags":{"new":true}', ',"episode":{}', "\\", '"', '\\",'),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const episode: fc.Arbitrary<EpisodeMatch> = fc.record({
  show_id: fc.constant("sh_123456789012"),
  season: optional(fc.nat()),
  number: optional(fc.nat()),
  name: optional(text),
  matched_by: fc.constantFrom("airtime", "number"),
  source: optional(text),
});

const eventInfo: fc.Arbitrary<EventInfo> = fc.record({
  title: text,
  league: optional(text),
  start: fc.constant("2026-08-22T14:00:00Z"),
  showing: optional(fc.constantFrom("live", "repeat")),
});

const content: fc.Arbitrary<SlotContent> = fc.record({
  title: text,
  sub_title: optional(text),
  description: optional(text),
  category: optional(fc.array(text, { maxLength: 3 })),
  episode: optional(episode),
  flags: fc.record({ new: fc.boolean(), live: fc.boolean(), repeat: fc.boolean() }),
  kind: optional(fc.constantFrom("film", "sport")),
  icon: optional(text),
  year: optional(fc.integer()),
  rating: optional(text),
  star_rating: optional(text),
});

const time = fc.integer({ min: earliestEpoch, max: latestEpoch - 1 });

const bodyOf = (start: number, stop: number, slot: SlotContent) =>
  slotBody(channel, start, stop, formatTail(slot));

/** The object's text with its members in the contract's order. */
const inOrder = (slot: Partial<Slot>): string =>
  JSON.stringify(
    Object.fromEntries(Object.keys(slotSchema.shape).map((name) => [name, slot[name as keyof Slot]])),
  );

const withoutAbsent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a slot's text", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(time, time, content, (start, stop, slot) => {
        const { id, channel: of, start: from, stop: to, ...rest } = parseSlot(bodyOf(start, stop, slot));
        expect([of, fromIso(from), fromIso(to)]).toEqual([channel, start, stop]);
        expect(id).toMatch(/^ls_3k9x0q7m2v/);
        expect(rest).toEqual(withoutAbsent({ ...slot, category: slot.category ?? [] }));
      }),
    );
  });

  it("gets its event, which is sport, and matched episode in the contract's order", () => {
    const found = fc.record({ info: fc.option(eventInfo), episode: fc.option(episode) });
    fc.assert(
      fc.property(time, time, content, found, (start, stop, slot, found) => {
        const body = bodyOf(start, stop, slot);
        const composed = { ...parseSlot(body) };
        if (found.info) Object.assign(composed, { kind: "sport", event, event_info: found.info });
        if (found.episode) composed.episode = found.episode;
        const stored = {
          event: found.info && formatEventMembers(event, found.info),
          episode: found.episode && JSON.stringify(found.episode),
        };
        expect(slotText(body, stored)).toBe(inOrder(composed));
      }),
    );
  });

  it("keeps its tail when its times or its channel change", () => {
    fc.assert(
      fc.property(time, time, content, (start, stop, slot) => {
        expect(tailOf(bodyOf(start, stop, slot))).toBe(formatTail(slot));
      }),
    );
  });

  it("has a title that is read without parsing the rest", () => {
    fc.assert(
      fc.property(time, content, (start, slot) => {
        expect(titleOf(bodyOf(start, start, slot))).toBe(slot.title);
      }),
    );
  });

  it("says its kind without parsing the rest, and whether its source has categories or an episode", () => {
    fc.assert(
      fc.property(content, (slot) => {
        expect(kindOf(formatTail(slot))).toBe(slot.kind);
        expect(hasEpisode(formatTail(slot))).toBe(slot.episode !== undefined);
        expect(hasCategories(formatTail(slot))).toBe((slot.category ?? []).length > 0);
      }),
    );
  });

  it("can have another kind", () => {
    fc.assert(
      fc.property(content, (slot) => {
        expect(withKind(formatTail(slot), "news")).toBe(formatTail({ ...slot, kind: "news" }));
      }),
    );
  });

  it("can be extended by a member at its end", () => {
    fc.assert(
      fc.property(content, (slot) => {
        const body = bodyOf(earliestEpoch, earliestEpoch, slot);
        expect(JSON.parse(withMember(body, "detail", '{"part":1}'))).toEqual({
          ...parseSlot(body),
          detail: { part: 1 },
        });
      }),
    );
  });
});
