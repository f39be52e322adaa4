import { describe, expect, test } from "vitest";
import { addDays, atHour, dateAt, daySpan } from "../../../contract/zone.ts";
import { countryZone } from "../../country-zones.ts";
import type { ChannelDraft, ProgrammeDraft } from "../draft.ts";
import { fixturesOn, pairRound } from "./fixtures.ts";
import { sampleServices } from "./free-view.ts";
import { generateSample, sampleChannelId, sampleCountries } from "./generate.ts";

const noon = Date.parse("2026-11-21T12:00:00Z") / 1000;
const day = 86_400;

function generate(now: number) {
  const channels: ChannelDraft[] = [];
  const programmes: ProgrammeDraft[] = [];
  generateSample(
    {
      channel: (draft) => void channels.push(draft),
      programme: (draft) => void programmes.push(draft),
      rejected: () => expect.unreachable(),
    },
    now,
  );
  return { channels, programmes, of: Map.groupBy(programmes, ({ sourceChannel }) => sourceChannel) };
}

const sample = generate(noon);
const channelsThatNeverClose = sampleCountries.flatMap((country) =>
  country.channels
    .filter(({ offAirHour }) => offAirHour === undefined)
    .map((channel) => ({ country, id: sampleChannelId(country, channel) })),
);

describe("the sample's listings", () => {
  test("cover yesterday to seven days ahead by each country's own clock, without gap or overlap", () => {
    for (const { country, id } of channelsThatNeverClose) {
      const zone = countryZone(country.code) ?? "";
      const slots = sample.of.get(id) ?? [];
      const broken = slots.filter((slot, index) => index > 0 && slots[index - 1]?.stop !== slot.start);
      expect(broken, id).toEqual([]);
      expect(slots[0]?.start, id).toBeLessThanOrEqual(daySpan(dateAt(noon - day, zone), zone).start);
      expect(slots.at(-1)?.stop, id).toBeGreaterThanOrEqual(daySpan(dateAt(noon + 7 * day, zone), zone).stop);
    }
  });

  test("are the same for a date whenever they are generated", () => {
    const later = generate(noon + 3 * day);
    for (const [id, slots] of sample.of) {
      const from = later.of.get(id)?.[0]?.start ?? 0;
      const common = slots.filter(({ start }) => start >= from);
      expect(common.length, id).toBeGreaterThan(20);
      expect(later.of.get(id)?.slice(0, common.length), id).toEqual(common);
    }
  });

  test("leave a day with a clock change without gap or overlap", () => {
    const autumn = generate(Date.parse("2026-10-24T12:00:00Z") / 1000);
    for (const { id } of channelsThatNeverClose) {
      const slots = autumn.of.get(id) ?? [];
      expect(slots.filter((slot, index) => index > 0 && slots[index - 1]?.stop !== slot.start)).toEqual([]);
    }
  });

  test("end at night on channels that go off air", () => {
    const slots = sample.of.get("PipkinKids.uk") ?? [];
    const hours = slots.map(({ start }) => new Date(start * 1000).getUTCHours());
    expect(Math.max(...hours)).toBeLessThan(21);
    expect(Math.min(...hours)).toBe(6);
  });

  test("advance a series by the date", () => {
    const numbers = (sample.of.get("JuniperDrama.uk") ?? [])
      .filter(({ slot }) => slot.flags.new && slot.episode)
      .map(({ slot, start }) => ({ title: slot.title, number: slot.episode?.number, start }));
    const [first] = numbers;
    const weekLater = numbers.find(
      ({ title, start }) => title === first?.title && start > (first?.start ?? 0) + 5 * day,
    );
    expect(weekLater?.number).not.toBe(first?.number);
  });

  test("show a match live, then delayed on another channel, and again next day", () => {
    const [country] = sampleCountries;
    if (!country) return expect.unreachable();
    const match = fixturesOn(country, "2026-11-21").at(-1);
    const shown = sample.programmes.filter(({ slot }) => slot.title === `${match?.home} v ${match?.away}`);
    expect(
      shown.map(({ sourceChannel, slot }) => [sourceChannel, slot.flags.live, slot.flags.repeat]),
    ).toEqual([
      ["TouchlineOne.uk", true, false],
      ["TouchlineTwo.uk", false, false],
      ["TouchlineOne.uk", false, true],
    ]);
  });
});

describe("the sample's variety", () => {
  const [country] = sampleCountries;
  const idsOf = (kind: string) =>
    (country?.channels ?? [])
      .filter((channel) => channel.kind === kind)
      .map((channel) => (country ? sampleChannelId(country, channel) : ""));
  const onAt = (ids: string[], at: number) =>
    ids.flatMap((id) => sample.of.get(id)?.find(({ start, stop }) => start <= at && (stop ?? 0) > at) ?? []);

  test("has another programme on nearly every general channel, at breakfast too", () => {
    for (let at = noon - day / 4; at < noon + 6 * day; at += 1800) {
      const titles = onAt(idsOf("general"), at).map(({ slot }) => slot.title);
      expect(new Set(titles).size, new Date(at * 1000).toISOString()).toBeGreaterThanOrEqual(
        titles.length - 3,
      );
    }
  });

  test("shows no series or film on two channels of a country in an evening", () => {
    for (const each of sampleCountries) {
      const ids = new Set(
        each.channels
          .filter(({ kind }) => ["general", "documentary", "movies"].includes(kind))
          .map((channel) => sampleChannelId(each, channel)),
      );
      const zone = countryZone(each.code) ?? "UTC";
      for (const date of ["2026-11-20", "2026-11-21", "2026-11-24"]) {
        const [from, to] = [atHour(date, 20, zone), atHour(addDays(date, 1), 0, zone)];
        const channelsOf = new Map<string, Set<string>>();
        for (const { sourceChannel, start, slot } of sample.programmes) {
          if (!ids.has(sourceChannel) || start < from || start >= to || !slot.flags.new) continue;
          const shownOn = channelsOf.get(slot.title) ?? new Set();
          channelsOf.set(slot.title, shownOn.add(sourceChannel));
        }
        const twice = [...channelsOf].filter(([, channels]) => channels.size > 1);
        expect(twice, `${each.code} ${date}`).toEqual([]);
        expect(channelsOf.size, `${each.code} ${date}`).toBeGreaterThan(10);
      }
    }
  });

  test("shows nothing but bulletins on two channels of a country at once", () => {
    for (const each of sampleCountries) {
      const bulletins = new Set([...each.titles.news, ...each.titles.weather]);
      const ids = new Set(each.channels.map((channel) => sampleChannelId(each, channel)));
      const shown = sample.programmes
        .filter(({ sourceChannel, slot }) => ids.has(sourceChannel) && !bulletins.has(slot.title))
        .toSorted((a, b) => a.start - b.start);
      const doubles = [...Map.groupBy(shown, ({ slot }) => slot.title).values()].flatMap((slots) =>
        slots.filter(({ start }, index) => slots.slice(0, index).some(({ stop }) => (stop ?? 0) > start)),
      );
      expect(doubles, each.code).toEqual([]);
    }
  });

  test("repeats no part before it was new", () => {
    const firsts = new Map<string, number>();
    for (const { slot, start } of sample.programmes) {
      const part = `${slot.title} ${slot.episode?.season} ${slot.episode?.number}`;
      if (slot.flags.new) firsts.set(part, Math.min(start, firsts.get(part) ?? start));
    }
    const early = sample.programmes.filter(
      ({ slot, start }) =>
        slot.flags.repeat &&
        slot.episode &&
        start < (firsts.get(`${slot.title} ${slot.episode.season} ${slot.episode.number}`) ?? 0),
    );
    expect(early.map(({ slot }) => slot.title)).toEqual([]);
  });

  test("has live sport in every country at every hour of every day", () => {
    for (const each of sampleCountries) {
      const ids = each.channels.map((channel) => sampleChannelId(each, channel));
      for (let at = noon; at < noon + 6 * day; at += 3600) {
        const live = onAt(ids, at).filter(({ slot }) => slot.flags.live);
        expect(live.length, `${each.code} ${new Date(at * 1000).toISOString()}`).toBeGreaterThan(0);
      }
    }
  });

  test("has two sides meet at most once in a day, and none play twice at once, so that what is live is no recording", () => {
    for (const week of [0, 1, 2]) {
      const { programmes } = generate(noon + week * 7 * day);
      for (const each of sampleCountries) {
        const ids = new Set(each.channels.map((channel) => sampleChannelId(each, channel)));
        const live = programmes
          .filter(({ sourceChannel, slot }) => ids.has(sourceChannel) && slot.flags.live)
          .map(({ start, stop, slot }) => ({
            start,
            stop: stop ?? start,
            sides: slot.title.split(each.versus).toSorted(),
          }))
          .toSorted((a, b) => a.start - b.start);
        const clashes = live.filter((match, index) =>
          live.slice(index + 1).some(({ start, sides }) => {
            const shared = sides.filter((side) => match.sides.includes(side)).length;
            return start < (shared === 2 ? match.start + day : shared === 1 ? match.stop : 0);
          }),
        );
        expect(clashes, each.code).toEqual([]);
      }
    }
  });

  test("has live matches on subscription alone, beside free ones, on every day", () => {
    const free = new Set(sampleServices.flatMap(({ channels }) => channels));
    for (let date = "2026-11-21"; date <= "2026-11-27"; date = addDays(date, 1)) {
      const { start, stop } = daySpan(date, "Europe/London");
      const live = idsOf("sports").flatMap((id) =>
        (sample.of.get(id) ?? [])
          .filter((slot) => slot.start >= start && slot.start < stop && slot.slot.flags.live)
          .map(({ slot }) => ({ title: slot.title, isFree: free.has(`sample/${id}`) })),
      );
      const titles = (isFree: boolean) =>
        new Set(live.filter((one) => one.isFree === isFree).map(({ title }) => title));
      expect(titles(false).difference(titles(true)).size, date).toBeGreaterThan(0);
      expect(titles(true).size, date).toBeGreaterThan(0);
    }
  });

  test("names who plays in every film and series, the same for each part of it", () => {
    const casts = new Map<string, string>();
    for (const { slot, detail } of sample.programmes) {
      if (!slot.year && !(slot.episode && slot.rating)) continue;
      const cast = JSON.stringify(detail?.credits);
      expect(detail?.credits?.length, slot.title).toBeGreaterThan(2);
      expect(casts.get(slot.title) ?? cast).toBe(cast);
      casts.set(slot.title, cast);
    }
    expect(casts.size).toBeGreaterThan(100);
  });
});

describe("a match of the sample", () => {
  const shownAs = (pattern: RegExp) =>
    sample.programmes
      .filter(({ slot }) => pattern.test(slot.title))
      .map(({ sourceChannel, start, slot }) => ({ sourceChannel, start, ...slot.flags }));

  test("is shown live at the same moment in several countries, and later in others", () => {
    const [country] = sampleCountries;
    const match = country && fixturesOn(country, "2026-11-21").at(-1);
    const shown = shownAs(new RegExp(`^${match?.home} .{1,2} ?${match?.away}$`));
    const live = shown.filter((one) => one.live);
    expect(live.map(({ sourceChannel }) => sourceChannel)).toEqual([
      "TouchlineOne.uk",
      "Cancha2.es",
      "Strelets2.bg",
    ]);
    expect(new Set(live.map(({ start }) => start)).size).toBe(1);
    const later = ["Hayategake2.jp", "Arquibanca2.br"].map((id) =>
      shown.find(({ sourceChannel }) => sourceChannel === id),
    );
    expect(later.map((one) => (one?.start ?? 0) - (live[0]?.start ?? 0))).toEqual([4 * 3600, 3.5 * 3600]);
  });
});

describe("the sample's countries", () => {
  test("have 12 to 40 channels each, with unique ids and numbers", () => {
    for (const { channels, code } of sampleCountries) {
      expect(channels.length, code).toBeGreaterThanOrEqual(12);
      expect(channels.length, code).toBeLessThanOrEqual(40);
      expect(new Set(channels.map(({ id }) => id)).size, code).toBe(channels.length);
      expect(new Set(channels.map(({ number }) => number)).size, code).toBe(channels.length);
    }
    expect(sample.channels).toHaveLength(sampleCountries.flatMap(({ channels }) => channels).length);
  });

  test("have enough titles that a grid doesn't repeat itself", () => {
    for (const { titles, code } of sampleCountries)
      for (const [genre, names] of Object.entries(titles)) {
        expect(new Set(names).size, `${code} ${genre}`).toBe(names.length);
        if (genre !== "weather") expect(names.length, `${code} ${genre}`).toBeGreaterThanOrEqual(25);
      }
  });

  test("have leagues in which each team meets every other once a turn", () => {
    for (const { teams } of sampleCountries.flatMap(({ leagues }) => leagues)) {
      const rounds = Array.from({ length: teams.length - 1 }, (_, round) => pairRound(teams, round));
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(teams.length);
      const pairs = rounds.flat().map((pair) => pair.toSorted().join());
      expect(new Set(pairs).size).toBe((teams.length * (teams.length - 1)) / 2);
    }
  });
});
