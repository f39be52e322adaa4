import { z } from "zod";
import { countryCode } from "@/contract/channel.ts";
import { relatedSchema, showing } from "@/contract/event.ts";
import type { Broadcast, EventDetail, EventOnAir, League, Sport, SportsEvent } from "@/lib/shapes";
import { epoch, isObject, maybe, text, withoutNulls } from "./members.ts";

/** Readers of what the API tells of sport, as tolerant as those of decode.ts. */

const named = maybe(z.object({ id: text, name: text }));

const eventShape = {
  id: text,
  sport: text.catch("other"),
  league: named,
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

export const sportsEvent: z.ZodType<SportsEvent> = z.preprocess(withName, z.object(eventShape));

const onChannel = {
  channel: text,
  channel_name: text,
  country: maybe(countryCode),
  listing: text,
  start: epoch,
  stop: epoch,
  free: z.boolean().catch(false),
};

export const broadcast: z.ZodType<Broadcast> = z.preprocess(
  withoutNulls,
  z.object({ ...onChannel, showing }),
);

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

export const eventDetail: z.ZodType<EventDetail> = z.preprocess(
  withName,
  z.object({ ...eventShape, broadcasts: fitting(broadcast), related: fitting(related) }),
);

export const eventOnAir: z.ZodType<EventOnAir> = z.preprocess(
  withName,
  z.object({
    ...eventShape,
    channels: fitting(z.object({ channel: text, country: maybe(countryCode), showing, start: epoch })),
  }),
);

export const sport: z.ZodType<Sport> = z.preprocess(
  withoutNulls,
  z.object({ sport: text, name: text, events: z.int().nonnegative().catch(0) }),
);

export const league: z.ZodType<League> = z.preprocess(
  withoutNulls,
  z.object({
    id: text,
    name: text,
    sport: text.catch("other"),
    country: maybe(countryCode),
    events: z.int().nonnegative().catch(0),
  }),
);
