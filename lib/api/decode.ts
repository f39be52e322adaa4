import { z } from "zod";
import { channelSchema, countryCode } from "@/contract/channel.ts";
import { countryItemSchema, countrySchema, coverageSchema } from "@/contract/country.ts";
import { freeViewOptionSchema } from "@/contract/free-view.ts";
import { episodeMatchSchema, slotDetailSchema } from "@/contract/slot.ts";
import { calendarDate } from "@/contract/time.ts";
import type {
  Airing,
  Channel,
  Country,
  CountryItem,
  Coverage,
  Episode,
  FreeWay,
  Listing,
  NextItem,
  NowItem,
  NowNext,
  Show,
  Slot,
  SlotDetail,
} from "@/lib/shapes";
import { broadcast, eventDetail, eventOnAir, league, sport, sportsEvent } from "./decode-events.ts";
import { epoch, httpUrl, isObject, maybe, text, url, withoutNulls, words } from "./members.ts";

/**
 * Readers of the API's answers, tolerant because they must also read other deployments of the specification:
 * unknown members are ignored, a missing or unfit optional member is absent, and the names that the specification
 * doesn't show are read in their likely spellings.
 */

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

export const readers = {
  airing,
  broadcast,
  channel,
  coverage,
  eventDetail,
  eventOnAir,
  freeWay,
  league,
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
