import { addDays } from "../../../contract/zone.ts";
import type { ChannelDay } from "./channel-day.ts";
import type { ChannelKind, SampleGenre } from "./country.ts";
import { fixturesOn, pairRound, type SampleFixture } from "./fixtures.ts";
import { dayNumber, hash, pick, weekday } from "./pick.ts";
import { daily, film, nightly, once, type Programme } from "./programmes.ts";

/** The broadcast day begins at six; minutes in a plan count from there. */
export const dayStartHour = 6;
const dayMinutes = 24 * 60;
const fromMidnight = (minutes: number): number => minutes - dayStartHour * 60;
const at = (hour: number, minute = 0): number => fromMidnight(hour * 60 + minute);

/** A programme with a fixed start. */
export type Fixed = { at: number; programme: Programme };

/**
 * What fills a channel's time until a minute of its day; `index` counts the programmes placed before. If it gives way,
 * what another channel shows at the time is left for a later one.
 */
export type Fill = { until: number; next: (index: number) => Programme; givesWay?: true };

export type DayPlan = { fixed: Fixed[]; fills: Fill[] };

const endless = Number.POSITIVE_INFINITY;

const pickLength = (choices: readonly number[], ...key: (string | number)[]): number =>
  pick(choices, hash(...key));

/** What an evening of a kind of channel has. Every country has titles enough for a different one in each place. */
const evenings: Partial<Record<ChannelKind, readonly SampleGenre[]>> = {
  general: ["drama", "entertainment", "drama", "documentary", "entertainment", "drama", "entertainment"],
  documentary: Array.from({ length: 6 }, () => "documentary"),
};

/** How many programmes of a genre a country's channels before one have in an evening. */
function countBefore({ country, channel }: ChannelDay, genre: SampleGenre): number {
  const before = country.channels.slice(0, country.channels.indexOf(channel));
  return before
    .flatMap(({ kind }) => evenings[kind] ?? [])
    .reduce((count, each) => count + Number(each === genre), 0);
}

/**
 * What a channel shows in the evening of a date: new parts of series, none of which is on two channels that evening, and
 * a film at the weekend.
 */
function evening(day: ChannelDay): Programme[] {
  const { channel, date } = day;
  const genres = evenings[channel.kind] ?? [];
  const hasFilm =
    channel.kind === "general" && weekday(date) >= 4 && hash(channel.id, date, "film") % 3 !== 0;
  const turn = hash(channel.id, weekday(date), "turn");
  const order = genres.map((_, index) => pick(genres, turn + index));
  return order.map((genre, index) => {
    if (hasFilm && index === 1) return film(day, index);
    const place = countBefore(day, genre) + order.slice(0, index).filter((each) => each === genre).length;
    return nightly(day, genre, place, pickLength([55, 60, 60, 65, 75], channel.id, weekday(date), index));
  });
}

const repeated = (programme: Programme): Programme => ({
  ...programme,
  flags: { new: false, live: false, repeat: true },
});

/** An evening's programmes again. */
const again = (day: ChannelDay, date: string) => {
  const earlier = evening({ ...day, date }).filter(({ genre }) => genre !== "film");
  return (index: number) => repeated(pick(earlier, index));
};

/** How many of a country's general channels have news; the others entertain. */
const channelsWithNews = 3;

/** What a general channel has for breakfast: a news show on the first, then programmes for children or for all. */
function breakfast(day: ChannelDay, place: number): DayPlan {
  if (place === 0) return { fixed: [{ at: 0, programme: once(day, "news", 0, 165) }], fills: [] };
  const genre = pick<SampleGenre>(["documentary", "kids", "entertainment"], place);
  const lengths = genre === "kids" ? [15, 25, 20] : [45, 60, 30];
  return {
    fixed: [],
    fills: [
      {
        until: at(9),
        next: (index) => daily(day, genre, index + 12, pick(lengths, index + place)),
        givesWay: true,
      },
    ],
  };
}

function general(day: ChannelDay): DayPlan {
  const { country, channel } = day;
  const place = country.channels.filter(({ kind }) => kind === "general").indexOf(channel);
  const morning = breakfast(day, place);
  // Channels don't all have their news at the same minute.
  const shift = pick([0, 0, 5, -30, 60], hash(channel.id, "news"));
  const news = fromMidnight(country.eveningNews + shift);
  const midday = at(12, pick([0, 30, 55], hash(channel.id, "midday")));
  const tonight = evening(day);
  const bulletins = [
    { at: midday, programme: once(day, "news", 1, 25) },
    { at: midday + 25, programme: once(day, "weather", 0, 5) },
    { at: news, programme: once(day, "news", 1, 30) },
    { at: news + 30, programme: once(day, "weather", 0, 5) },
  ];
  return {
    fixed: [...morning.fixed, ...(place < channelsWithNews ? bulletins : [])],
    fills: [
      ...morning.fills,
      {
        until: midday,
        next: (index) => daily(day, "entertainment", index, pick([45, 60, 50], index)),
        givesWay: true,
      },
      { until: at(16), next: again(day, addDays(day.date, -1)), givesWay: true },
      {
        until: news,
        next: (index) => daily(day, "entertainment", index + 20, pick([30, 45, 60], index)),
        givesWay: true,
      },
      { until: at(24), next: (index) => pick(tonight, index) },
      { until: endless, next: again(day, day.date) },
    ],
  };
}

function news(day: ChannelDay): DayPlan {
  const half = (index: number) => daily(day, "news", index + 2, pick([25, 30, 25, 55], index));
  const bulletins = [9, 12, 15, 18, 21].map((hour) => ({
    at: at(hour),
    programme: once(day, "news", 1, 25),
  }));
  const weather = [9, 12, 15, 18, 21].map((hour) => ({
    at: at(hour, 25),
    programme: once(day, "weather", 0, 5),
  }));
  return {
    fixed: [{ at: 0, programme: once(day, "news", 0, 120) }, ...bulletins, ...weather],
    fills: [{ until: endless, next: half }],
  };
}

/** A match as one channel shows it; listings allow for the time that a match usually overruns. */
function match(day: ChannelDay, fixture: SampleFixture, showing: "live" | "delayed" | "repeat"): Programme {
  const { country } = day;
  return {
    genre: "sport",
    title: `${fixture.home}${country.versus}${fixture.away}`,
    subTitle: fixture.league.name,
    lengthMinutes: pickLength([120, 125, 130, 135], fixture.home, fixture.away),
    leastMinutes: 100,
    flags: { new: false, live: showing === "live", repeat: showing === "repeat" },
    isUndescribed: true,
  };
}

/** The highlights of a match. */
function highlights(day: ChannelDay, { home, away, league }: SampleFixture): Programme {
  const { country } = day;
  return {
    genre: "sport",
    title: `${country.highlights}: ${home}${country.versus}${away}`,
    subTitle: league.name,
    lengthMinutes: 30,
    leastMinutes: 20,
    flags: { new: false, live: false, repeat: false },
    isUndescribed: true,
  };
}

/** How long a match takes at most, and so how often one begins on the channel that always shows one. */
const matchMinutes = 135;
const matchesInDay = Math.ceil(dayMinutes / matchMinutes);

/**
 * Matches that follow each other through the whole day. Two sides that meet on another channel, or one of which plays
 * there at the time, change places with two that met long before: what is shown again within a day is a recording.
 */
function aroundTheClock({ country, date }: ChannelDay): SampleFixture[] {
  const [, league] = country.leagues;
  const pairs = Array.from({ length: league.teams.length - 1 }, (_, round) =>
    pairRound(league.teams, round),
  ).flat();
  const half = Math.floor(pairs.length / 2);
  const elsewhere = [-1, 0, 1].flatMap((away) =>
    fixturesOn(country, addDays(date, away)).map((fixture) => ({
      ...fixture,
      at: fromMidnight(fixture.at) + away * dayMinutes,
    })),
  );
  const placed: SampleFixture[] = [];
  for (let at = 0; at < dayMinutes; at += matchMinutes) {
    const isFree = (pair: [string, string]) =>
      [...elsewhere, ...placed].every((other) => {
        const shared = pair.filter((team) => team === other.home || team === other.away).length;
        return Math.abs(other.at - at) >= pick([0, matchMinutes, dayMinutes], shared);
      });
    const due = dayNumber(date) * matchesInDay + placed.length;
    const choices = [0, half, half + 1, half - 1, half + 2, half - 2].map((offset) =>
      pick(pairs, due + offset),
    );
    const [home, away] = choices.find(isFree) ?? pick(choices, 0);
    placed.push({ league, home, away, at });
  }
  return placed;
}

/**
 * The first sports channel shows matches live and again next day. The second shows the day's last one delayed, a match
 * from abroad, and next day the highlights of the last one. The third always has a match on.
 */
function sports(day: ChannelDay): DayPlan {
  const { country, channel, date } = day;
  const place = country.channels.filter(({ kind }) => kind === "sports").indexOf(channel);
  const today = fixturesOn(country, date);
  const yesterday = fixturesOn(country, addDays(date, -1)).slice(-1);
  const live = today.map((fixture) => ({
    at: fromMidnight(fixture.at),
    programme: match(day, fixture, "live"),
  }));
  const rerun = yesterday.map((fixture) => ({ at: at(9, 30), programme: match(day, fixture, "repeat") }));
  const late = today.slice(-1).map((fixture) => ({ at: at(23), programme: match(day, fixture, "delayed") }));
  const abroad = day.foreign.map(({ fixture, at: start, isLive }) => ({
    at: start,
    programme: match(day, fixture, isLive ? "live" : "delayed"),
  }));
  const best = yesterday.map((fixture) => ({ at: at(10), programme: highlights(day, fixture) }));
  const always = () =>
    aroundTheClock(day).map((fixture) => ({
      at: fixture.at,
      programme: { ...match(day, fixture, "live"), lengthMinutes: matchMinutes },
    }));
  return {
    fixed: pick([() => [...rerun, ...live], () => [...best, ...abroad, ...late], always], place)(),
    fills: [{ until: endless, next: (index) => daily(day, "sport", index, pick([30, 60, 45, 90], index)) }],
  };
}

const kids = (day: ChannelDay): DayPlan => ({
  fixed: [],
  fills: [
    {
      until: endless,
      next: (index) => daily(day, "kids", index, pick([10, 15, 25, 20, 15], index)),
      givesWay: true,
    },
  ],
});

const movies = (day: ChannelDay): DayPlan => ({
  fixed: [{ at: at(20, pick([0, 5, 30], hash(day.channel.id))), programme: film(day, -1) }],
  fills: [{ until: endless, next: (index) => film(day, index), givesWay: true }],
});

const music = (day: ChannelDay): DayPlan => ({
  fixed: [],
  fills: [
    { until: endless, next: (index) => daily(day, "music", index, pick([60, 30, 90, 120, 45], index)) },
  ],
});

function documentary(day: ChannelDay): DayPlan {
  const tonight = evening(day);
  return {
    fixed: [],
    fills: [
      {
        until: at(19),
        next: (index) => repeated(daily(day, "documentary", index, pick([50, 60, 45], index))),
        givesWay: true,
      },
      { until: at(24), next: (index) => pick(tonight, index) },
      { until: endless, next: again(day, day.date) },
    ],
  };
}

const planners = { general, news, sports, kids, movies, music, documentary };

/** What a channel shows on a date, from six to six; always the same for the same date. */
export const planDay = (day: ChannelDay): DayPlan => planners[day.channel.kind](day);
