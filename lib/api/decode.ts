import { z } from "zod";
import { channelSchema, countryCode } from "@/contract/channel.ts";
import { countryItemSchema, countrySchema, coverageSchema } from "@/contract/country.ts";
import { relatedSchema, showing } from "@/contract/event.ts";
import { freeViewOptionSchema } from "@/contract/free-view.ts";
import { episodeMatchSchema, slotDetailSchema } from "@/contract/slot.ts";
import { calendarDate } from "@/contract/time.ts";
import type {
  Airing,
  Broadcast,
  Channel,
  Country,
  CountryItem,
  Coverage,
  Episode,
  EventDetail,
  EventOnAir,
  FreeWay,
  League,
  Listing,
  NextItem,
  NowItem,
  NowNext,
  Show,
  Slot,
  SlotDetail,
  Sport,
  SportsEvent,
} from "@/lib/shapes";

/**
 * Readers of the API's answers, tolerant because they must also read other deployments of the specification:
 * unknown members are ignored, a missing or unfit optional member is absent, and the names that the specification
 * doesn't show are read in their likely spellings.
 */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nulls mean absence everywhere, so that one rule reads both. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

/** An http(s) address, or nothing: what a page may link to or load. */
export function httpUrl(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const url = URL.parse(text);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}

const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const text = z.string().min(1);
const url = z.unknown().optional().transform(httpUrl);
const words = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.string()).catch([]).default([]),
);
const epoch = z.string().transform((iso, context) => {
  const ms = Date.parse(iso);
  if (!Number.isNaN(ms)) return Math.floor(ms / 1000);
  context.addIssue("not a date-time");
  return z.NEVER;
});

const logo = z
  .unknown()
  .optional()
  .transform((value) => httpUrl(isObject(value) ? value.url : value));

const channel: z.ZodType<Channel> = z.preprocess(
  withoutNulls,
  channelSchema
    .extend({
      id: text,
      country: z
        .string()
        .optional()
        .transform((code) => code ?? null),
      languages: words,
      categories: words,
      owner: maybe(z.string()),
      launched: maybe(z.int()),
      website: url,
      feeds: z.int().catch(0),
      logo,
      aliases: words,
      number: maybe(z.int()),
      timezone: maybe(z.string()),
      free: maybe(z.boolean()),
      sample: maybe(z.boolean()),
    })
    .strip(),
);

const flags = z.preprocess(
  (value) => (isObject(value) ? value : undefined),
  z.object({
    new: z.boolean().catch(false),
    live: z.boolean().catch(false),
    repeat: z.boolean().catch(false),
  }),
);

const episode = z.object({
  ...episodeMatchSchema.shape,
  show_id: maybe(text),
  episode_id: maybe(text),
  season: maybe(z.int()),
  number: maybe(z.int()),
  name: maybe(z.string()),
  orig_air: maybe(z.string()),
  matched_by: maybe(episodeMatchSchema.shape.matched_by.unwrap()),
  source: maybe(z.string()),
});

const extras = {
  sub_title: maybe(text),
  category: maybe(words),
  episode: maybe(episode),
  flags: maybe(flags),
  event: maybe(text),
};

/** The description's likely names, as one. */
function withDescription(value: unknown): unknown {
  const slot = withoutNulls(value);
  if (!isObject(slot)) return slot;
  return { ...slot, description: slot.description ?? slot.descr ?? slot.desc };
}

const slotShape = {
  id: text,
  channel: text,
  start: epoch,
  stop: epoch,
  title: text,
  ...extras,
  description: maybe(text),
  icon: url,
  year: maybe(z.int()),
  rating: maybe(text),
};

const slot: z.ZodType<Slot> = z.preprocess(withDescription, z.object(slotShape));

const airing: z.ZodType<Airing> = z.preprocess(
  withDescription,
  z.object({ ...slotShape, channel_name: maybe(text), country: maybe(countryCode) }),
);

/** What a listing tells beside the slot: each member that fits. */
const detail = z
  .unknown()
  .optional()
  .transform((value): SlotDetail | undefined => {
    if (!isObject(value)) return undefined;
    const fit = Object.entries(slotDetailSchema.shape).filter(
      ([name, schema]) => schema.safeParse(value[name]).success,
    );
    const members = fit.map(([name]) => [name, name === "url" ? httpUrl(value.url) : value[name]]);
    return slotDetailSchema.parse(Object.fromEntries(members));
  });

const listing: z.ZodType<Listing> = z.preprocess(withDescription, z.object({ ...slotShape, detail }));

const nowItem: z.ZodType<NowItem> = z.object({
  title: text,
  start: epoch,
  stop: epoch,
  id: maybe(text),
  ...extras,
});

const nextItem: z.ZodType<NextItem> = z.object({
  title: text,
  start: epoch,
  stop: maybe(epoch),
  id: maybe(text),
  ...extras,
});

const orNull = <T>(schema: z.ZodType<T>) =>
  schema
    .optional()
    .catch(undefined)
    .transform((value) => value ?? null);

const nowNext: z.ZodType<NowNext> = z.preprocess(
  withoutNulls,
  z.object({ channel: text, now: orNull(nowItem), next: orNull(nextItem) }),
);

const countryItem: z.ZodType<CountryItem> = z.preprocess(
  withoutNulls,
  countryItemSchema.extend({
    feeds: z.int().catch(0),
    listings_today: z.int().catch(0),
  }),
);

const freeWay: z.ZodType<FreeWay> = z.preprocess(
  withoutNulls,
  freeViewOptionSchema.extend({
    kind: maybe(freeViewOptionSchema.shape.kind),
    watch_url: z.string().transform((value, context) => {
      const address = httpUrl(value);
      if (address) return address;
      context.addIssue("not a web address");
      return z.NEVER;
    }),
    signup: maybe(freeViewOptionSchema.shape.signup),
    checked: maybe(z.iso.date()),
    source: url,
  }),
);

const share = z.number().catch(0);

const country: z.ZodType<Country> = z.preprocess(
  withoutNulls,
  countrySchema.extend({
    feeds: z.int().catch(0),
    updated: maybe(z.string()),
    fill: z
      .object({ descr: share, category: share, episode_num: share })
      .catch({ descr: 0, category: 0, episode_num: 0 }),
    timezone: maybe(z.string()),
  }),
);

const coverage: z.ZodType<Coverage> = z.preprocess(
  withoutNulls,
  coverageSchema.extend({
    country: text,
    date: z.string(),
    slots: z.int().catch(0),
    fill: z.record(z.string(), share).catch({}),
    with_join: z.record(z.string(), share).catch({}),
  }),
);

const show: z.ZodType<Show> = z.preprocess(
  withoutNulls,
  z.object({
    id: text,
    name: text,
    kind: maybe(text),
    genres: words,
    languages: words,
    premiered: maybe(calendarDate),
    ended: maybe(calendarDate),
    status: maybe(text),
    summary: maybe(text),
    image: url,
    external: z.record(z.string(), z.string()).catch({}).default({}),
    source: maybe(text),
  }),
);

const showEpisode: z.ZodType<Episode> = z.preprocess(
  withoutNulls,
  z.object({
    id: text,
    season: maybe(z.int()),
    number: maybe(z.int()),
    name: maybe(text),
    orig_air: maybe(calendarDate),
    runtime: maybe(z.int()),
    summary: maybe(text),
  }),
);

const league = maybe(z.object({ id: text, name: text }));

const eventShape = {
  id: text,
  sport: text.catch("other"),
  league,
  name: text,
  home: maybe(text),
  away: maybe(text),
  start: epoch,
  venue: maybe(z.object({ name: text, country: maybe(countryCode) })),
  round: maybe(text),
  live_on: z.int().nonnegative().catch(0),
};

/** An event's name is made of its sides where a deployment tells none. */
function withName(value: unknown): unknown {
  const event = withoutNulls(value);
  if (!isObject(event) || event.name || !event.home || !event.away) return event;
  return { ...event, name: `${event.home} v ${event.away}` };
}

const sportsEvent: z.ZodType<SportsEvent> = z.preprocess(withName, z.object(eventShape));

const onChannel = {
  channel: text,
  channel_name: text,
  country: maybe(countryCode),
  listing: text,
  start: epoch,
  stop: epoch,
  free: z.boolean().catch(false),
};

const broadcast: z.ZodType<Broadcast> = z.preprocess(withoutNulls, z.object({ ...onChannel, showing }));

const related = z.object({ ...onChannel, kind: relatedSchema.shape.kind });

/** The items of a list that fit; none where it is no list. */
const fitting = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((items) =>
      items.flatMap((raw) => {
        const { data } = item.safeParse(raw);
        return data === undefined ? [] : [data];
      }),
    );

const eventDetail: z.ZodType<EventDetail> = z.preprocess(
  withName,
  z.object({ ...eventShape, broadcasts: fitting(broadcast), related: fitting(related) }),
);

const eventOnAir: z.ZodType<EventOnAir> = z.preprocess(
  withName,
  z.object({
    ...eventShape,
    channels: fitting(z.object({ channel: text, country: maybe(countryCode), showing, start: epoch })),
  }),
);

const sport: z.ZodType<Sport> = z.preprocess(
  withoutNulls,
  z.object({ sport: text, name: text, events: z.int().nonnegative().catch(0) }),
);

const leagueItem: z.ZodType<League> = z.preprocess(
  withoutNulls,
  z.object({
    id: text,
    name: text,
    sport: text.catch("other"),
    country: maybe(countryCode),
    events: z.int().nonnegative().catch(0),
  }),
);

export const readers = {
  airing,
  broadcast,
  channel,
  coverage,
  eventDetail,
  eventOnAir,
  freeWay,
  league: leagueItem,
  show,
  showEpisode,
  slot,
  sport,
  sportsEvent,
  listing,
  nowNext,
  countryItem,
  country,
};

/** What a list answer says beside its items. */
export type Meta = {
  /** All that match, of which the list may hold a part. */
  count: number | null;
  next: string | null;
  tz: string | null;
};

/** A list's items; those that no reader can use are left out. Throws a TypeError where nothing is usable. */
export function readList<T>(body: unknown, item: z.ZodType<T>): { items: T[]; meta: Meta } {
  if (!isObject(body) || !Array.isArray(body.data)) throw new TypeError("the answer holds no list");
  const items = body.data.flatMap((raw) => {
    const result = item.safeParse(raw);
    return result.success ? [result.data] : [];
  });
  if (items.length === 0 && body.data.length > 0) throw new TypeError("no item of the answer fits");
  const meta = isObject(body.meta) ? body.meta : {};
  return {
    items,
    meta: {
      count: typeof meta.count === "number" && meta.count >= 0 ? Math.floor(meta.count) : null,
      next: typeof meta.next === "string" && meta.next ? meta.next : null,
      tz: typeof meta.tz === "string" ? meta.tz : null,
    },
  };
}

/** A single resource. Throws a TypeError where it doesn't fit. */
export function readSingle<T>(body: unknown, data: z.ZodType<T>): T {
  const result = data.safeParse(isObject(body) ? body.data : undefined);
  if (result.success) return result.data;
  throw new TypeError(`the answer doesn't fit: ${z.prettifyError(result.error)}`);
}
