import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Broadcast, Showing } from "@/lib/shapes";
import { estimateEnd, isStartKnown, nextTurn, phaseOf } from "./phase.ts";
import { channelVerdicts, countryVerdicts, rankVerdict, verdictOf } from "./verdict.ts";

const start = 1_000_000;
const hour = 3600;

let made = 0;

function showing(of: Showing, country: string, fromHours: number, hours = 2, more: Partial<Broadcast> = {}) {
  made += 1;
  return {
    channel: `ch_${made}`,
    channel_name: `Channel ${made}`,
    country,
    listing: `ls_${made}`,
    start: start + fromHours * hour,
    stop: start + (fromHours + hours) * hour,
    showing: of,
    free: false,
    ...more,
  } satisfies Broadcast;
}

const event = (...broadcasts: Broadcast[]) => ({ start, broadcasts });
const at = (hours: number) => start + hours * hour;

describe("an event's phase", () => {
  test("it is live from its start until the middle one of those that show it live ends", () => {
    const studio = event(
      showing("live", "GB", 0, 2),
      showing("live", "NZ", -1, 3),
      showing("live", "ZA", 0, 4),
    );
    expect(estimateEnd(studio)).toBe(at(2));
    expect(phaseOf(studio, start - 1)).toBe("coming");
    expect(phaseOf(studio, start)).toBe("live");
    expect(phaseOf(studio, at(2) - 1)).toBe("live");
    expect(phaseOf(studio, at(2))).toBe("finished");
  });

  test("a channel that shows it live in parts ends with its last part", () => {
    const parts = showing("live", "GB", 0, 1);
    const rest = { ...showing("live", "GB", 1, 2), channel: parts.channel };
    expect(estimateEnd(event(parts, rest))).toBe(at(3));
  });

  test("without a live showing it lasts as long as its first showing", () => {
    expect(estimateEnd(event(showing("delayed", "GB", 5, 1.5)))).toBe(at(1.5));
    expect(estimateEnd(event())).toBe(at(2));
  });

  test("what is only seen repeated was played before, whenever its first showing is", () => {
    const old = event(showing("repeat", "GB", 0));
    expect(isStartKnown(old)).toBe(false);
    expect(phaseOf(old, at(-5))).toBe("finished");
    expect(verdictOf(old, "GB", at(-5))).toMatchObject({ kind: "later", on: false, waitSeconds: null });
  });
});

describe("the verdict", () => {
  const paid = showing("live", "GB", 0);
  const free = showing("live", "ES", -0.5, 2.5, { free: true });
  const delayed = showing("delayed", "BR", 3.5);
  const repeat = showing("repeat", "BR", 9, 2, { free: true });
  const late = showing("repeat", "GB", 14);
  const shown = event(paid, free, delayed, repeat, late);

  test("differs by country and by hour", () => {
    const kinds = (hours: number) =>
      ["GB", "ES", "BR", "JP"].map((country) => verdictOf(shown, country, at(hours)).kind);
    expect(kinds(-3)).toEqual(["live", "live", "later", "none"]);
    expect(kinds(1)).toEqual(["live", "live", "later", "none"]);
    expect(kinds(4)).toEqual(["later", "over", "later", "none"]);
    expect(kinds(20)).toEqual(["over", "over", "over", "none"]);
    expect(verdictOf(shown, "GB", at(1))).toEqual({ kind: "live", best: paid, on: true });
    expect(verdictOf(shown, "GB", at(20))).toEqual({ kind: "over", best: paid });
  });

  test("says how long the wait is, and when it is repeated once it has begun", () => {
    expect(verdictOf(shown, "BR", at(0))).toEqual({
      kind: "later",
      best: delayed,
      on: false,
      waitSeconds: 3.5 * hour,
      again: null,
    });
    expect(verdictOf(shown, "BR", at(4))).toMatchObject({ best: delayed, on: true, again: repeat });
  });

  test("prefers free, but not one that joins later to one that is on", () => {
    const joins = showing("live", "GB", 1, 1, { free: true });
    const both = event(paid, joins);
    expect(verdictOf(both, "GB", at(-1))).toMatchObject({ best: joins });
    expect(verdictOf(both, "GB", at(0.5))).toMatchObject({ best: paid });
    expect(verdictOf(both, "GB", at(1.5))).toMatchObject({ best: joins });
  });

  test("takes what misses least of the event, without waiting through hours of studio", () => {
    const studio = showing("live", "GB", -4, 6);
    const joins = showing("live", "GB", 0.5, 1.5);
    expect(verdictOf(event(studio, joins, paid), "GB", at(-5))).toMatchObject({ best: paid });
    expect(verdictOf(event(studio, joins), "GB", at(-5))).toMatchObject({ best: studio });
  });

  test("doesn't send anyone to what is over before the event starts", () => {
    const before = event(paid, showing("live", "NZ", -2, 2), showing("repeat", "NZ", -9));
    expect(verdictOf(before, "NZ", at(-10)).kind).toBe("over");
  });

  test("of channels without a country is their own", () => {
    const nowhere = { ...showing("live", "GB", 0), country: undefined };
    expect(countryVerdicts(event(nowhere), start)).toEqual([
      { country: undefined, broadcasts: [nowhere], verdict: { kind: "live", best: nowhere, on: true } },
    ]);
  });
});

describe("of any event", () => {
  const anyBroadcast = fc
    .record({
      channel: fc.constantFrom("ch_a", "ch_b", "ch_c", "ch_d"),
      country: fc.constantFrom("GB", "NZ", "ES"),
      from: fc.integer({ min: -6, max: 30 }),
      hours: fc.integer({ min: 1, max: 4 }),
      showing: fc.constantFrom<Showing>("live", "delayed", "repeat"),
      free: fc.boolean(),
    })
    .map(({ channel, country, from, hours, free, showing: of }) => ({
      ...showing(of, country, from, hours, { free, channel_name: `${channel} in ${country}` }),
      channel: `${channel}_${country}`,
      listing: `ls_${channel}_${country}_${from}_${hours}_${of}_${free}`,
    }));
  const anyEvent = fc.array(anyBroadcast, { maxLength: 12 }).map((broadcasts) => event(...broadcasts));
  const anyHour = fc.integer({ min: -10, max: 40 });

  test("the verdict names a channel of the country, if any", () => {
    fc.assert(
      fc.property(anyEvent, anyHour, (any, hours) => {
        const verdict = verdictOf(any, "NZ", at(hours));
        const own = any.broadcasts.filter(({ country }) => country === "NZ");
        if (verdict.kind === "none") expect(own).toEqual([]);
        else expect(own).toContain(verdict.best);
      }),
    );
  });

  test("whatever channels a person has, the first on them is their verdict", () => {
    fc.assert(
      fc.property(anyEvent, anyHour, fc.func(fc.boolean()), (any, hours, isTheirs) => {
        const theirs = event(...any.broadcasts.filter(({ channel }) => isTheirs(channel)));
        fc.pre(phaseOf(theirs, at(hours)) === phaseOf(any, at(hours)));
        fc.pre(isStartKnown(theirs) === isStartKnown(any));
        const ranked = channelVerdicts(any, "NZ", at(hours));
        expect(ranked[0]).toEqual(verdictOf(any, "NZ", at(hours)));
        const verdict = verdictOf(theirs, "NZ", at(hours));
        const ahead = ranked.filter((each) => each.kind === "live" || each.kind === "later");
        const first = ahead.find(({ best }) => isTheirs(best.channel));
        if (verdict.kind === "live" || verdict.kind === "later") expect(first?.best).toEqual(verdict.best);
        else expect(first).toBeUndefined();
        const channels = ahead.map(({ best }) => best.channel);
        expect(new Set(channels).size).toBe(channels.length);
      }),
    );
  });

  test("it is free and live if something free and live is still to come", () => {
    fc.assert(
      fc.property(anyEvent, fc.integer({ min: -10, max: -1 }), (any, hours) => {
        const verdict = verdictOf(any, "NZ", at(hours));
        const live = any.broadcasts.filter(
          (one) => one.country === "NZ" && one.showing === "live" && one.stop > start,
        );
        if (live.length > 0) expect(verdict.kind).toBe("live");
        if (live.some(({ free }) => free)) expect(rankVerdict(verdict)).toBe(0);
      }),
    );
  });

  test("no other showing afterwards is earlier than the one it names, or free at the same time", () => {
    fc.assert(
      fc.property(anyEvent, anyHour, (any, hours) => {
        const verdict = verdictOf(any, "NZ", at(hours));
        if (verdict.kind !== "later") return;
        const { best, waitSeconds } = verdict;
        const others = any.broadcasts.filter(
          (one) =>
            one.country === "NZ" &&
            one.showing !== "live" &&
            one.stop > at(hours) &&
            (waitSeconds === null || one.start >= start),
        );
        expect(Math.min(...others.map((one) => one.start))).toBe(best.start);
        if (others.some((one) => one.free && one.start === best.start)) expect(best.free).toBe(true);
        if (waitSeconds !== null) expect(waitSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("it never gets better by waiting: live, then later, then over", () => {
    const order = { live: 0, later: 1, over: 2, none: 3 };
    fc.assert(
      fc.property(anyEvent, anyHour, fc.integer({ min: 0, max: 20 }), (any, hours, more) => {
        const before = order[verdictOf(any, "NZ", at(hours)).kind];
        expect(order[verdictOf(any, "NZ", at(hours + more)).kind]).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("it doesn't depend on the order in which the broadcasts come", () => {
    fc.assert(
      fc.property(anyEvent, anyHour, (any, hours) => {
        const turned = { ...any, broadcasts: any.broadcasts.toReversed() };
        expect(verdictOf(turned, "NZ", at(hours))).toEqual(verdictOf(any, "NZ", at(hours)));
      }),
    );
  });

  test("it stays the same until the next turn", () => {
    fc.assert(
      fc.property(anyEvent, anyHour, (any, hours) => {
        const until = nextTurn(any, at(hours)) ?? at(100);
        const summary = (now: number) =>
          countryVerdicts(any, now).map(({ country, verdict }) => [
            country,
            verdict.kind,
            "on" in verdict && verdict.on,
          ]);
        expect(summary(until - 1)).toEqual(summary(at(hours)));
        expect(phaseOf(any, until - 1)).toBe(phaseOf(any, at(hours)));
      }),
    );
  });
});
