import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import { insertMessages, type OutboxRow } from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { parseSlot } from "../store/slot-text.ts";
import {
  type ChannelToWatch,
  type EventToAnnounce,
  listChannelsByRef,
  listEventsById,
  listShownFrom,
  type ShownSlot,
} from "../store/webhook-facts.ts";
import { readLineups } from "./event-facts.ts";
import { formatBody, messageRow } from "./message.ts";
import { loadSubscriptions, matches, type WebhookSubscription } from "./subscriptions.ts";

/** What listings of channels were before they are replaced, for webhooks that subscribe to changes. */
export type ListingWatch = {
  /** Writes what has changed since, in the transaction that changed it and took a revision. */
  tell(revision: number): Promise<void>;
};

/** A programme that was to come and is now another, at another time, or gone; or that came among those already listed. */
type Change = { before: ShownSlot | null; after: ShownSlot | null };

/** A channel with all the countries whose guides list it. */
type WatchedChannel = ChannelToWatch & { countries: ReadonlySet<string> };

/**
 * Watches channels whose listings are about to be replaced, in the caller's transaction; null if nobody wants to be
 * told. What is over, and days that weren't listed before, are no changes. `now` is in epoch seconds.
 */
export async function watchListings(
  db: Kysely<Database>,
  refs: readonly number[],
  now: number,
): Promise<ListingWatch | null> {
  const subscriptions = await loadSubscriptions(db, ["listing.changed"]);
  if (subscriptions.length === 0) return null;
  const channels = await readChannels(db, refs, subscriptions);
  if (channels.size === 0) return null;
  const watched = [...channels.keys()];
  const read = async () => Map.groupBy(await listShownFrom(db, watched, now), ({ channel }) => channel);
  const before = await read();
  return {
    async tell(revision) {
      const after = await read();
      const changes = new Map(
        watched.map((ref) => [ref, findChanges(before.get(ref) ?? [], after.get(ref) ?? [])] as const),
      );
      const events = await readEvents(db, [...changes.values()].flat());
      const rows = subscriptions.flatMap((subscription) =>
        [...channels.values()].flatMap((channel) => {
          const own = changes.get(channel.ref) ?? [];
          return rowsFor(subscription, { channel, changes: own, events, revision, now });
        }),
      );
      await insertMessages(db, rows);
    },
  };
}

/** The channels whose changes a webhook subscribes to, by their references. */
async function readChannels(
  db: Kysely<Database>,
  refs: readonly number[],
  subscriptions: readonly WebhookSubscription[],
): Promise<Map<number, WatchedChannel>> {
  const channels = await listChannelsByRef(db, refs);
  const lineups = await readLineups(
    db,
    channels.map(({ id }) => id),
  );
  const watched = channels.map((channel) => ({
    ...channel,
    countries: new Set([
      ...(channel.country === null ? [] : [channel.country]),
      ...(lineups.get(channel.id) ?? []),
    ]),
  }));
  const isWanted = ({ id, countries }: WatchedChannel) =>
    subscriptions.some(
      ({ filter }) =>
        (filter.channel === undefined || filter.channel === id) &&
        (filter.country === undefined || countries.has(filter.country)),
    );
  return new Map(watched.filter(isWanted).map((channel) => [channel.ref, channel]));
}

/** What became of the programmes of a channel; both lists are sorted by start. */
function findChanges(before: readonly ShownSlot[], after: readonly ShownSlot[]): Change[] {
  const until = before.at(-1)?.stop ?? 0;
  const now = new Map(after.map((slot) => [slot.start, slot]));
  const changes: Change[] = [];
  for (const old of before) {
    const fresh = now.get(old.start) ?? null;
    now.delete(old.start);
    if (!fresh || fresh.stop !== old.stop || titleKey(fresh) !== titleKey(old))
      changes.push({ before: old, after: fresh });
  }
  for (const slot of now.values()) if (slot.start < until) changes.push({ before: null, after: slot });
  return changes.sort((a, b) => startOf(a) - startOf(b));
}

const titleKey = ({ body }: ShownSlot): string => {
  const { title, sub_title } = parseSlot(body);
  return JSON.stringify([title, sub_title]);
};

const startOf = ({ before, after }: Change): number => (before ?? after)?.start ?? 0;

const eventsOf = ({ before, after }: Change): string[] =>
  [before, after].flatMap((slot) => {
    const event = slot?.event ? JSON.parse(slot.event).event : null;
    return typeof event === "string" ? [event] : [];
  });

async function readEvents(
  db: Kysely<Database>,
  changes: readonly Change[],
): Promise<Map<string, EventToAnnounce>> {
  const events = await listEventsById(db, [...new Set(changes.flatMap(eventsOf))]);
  return new Map(events.map((event) => [event.id, event]));
}

type ChannelChanges = {
  channel: WatchedChannel;
  changes: readonly Change[];
  events: ReadonlyMap<string, EventToAnnounce>;
  revision: number;
  now: number;
};

/** The message about a channel's changes to one webhook, if any of them is one that it follows. */
function rowsFor(
  { webhook, filter }: WebhookSubscription,
  { channel, changes, events, revision, now }: ChannelChanges,
): OutboxRow[] {
  const channels = new Set([channel.id]);
  const isWanted = (change: Change): boolean =>
    [null, ...eventsOf(change).map((id) => events.get(id) ?? null)].some((event) =>
      matches(filter, {
        event: event?.id ?? null,
        sport: event?.sport ?? null,
        league: event?.league ?? null,
        channels,
        countries: channel.countries,
      }),
    );
  const own = changes.filter(isWanted);
  const [first] = own;
  if (!first) return [];
  const listings = own.map(({ before, after }) => ({ before: summarise(before), after: summarise(after) }));
  const { id, name, country } = channel;
  const data = { channel: { id, name, country }, listings };
  const body = formatBody("listing.changed", now, data, [listings]);
  return [
    messageRow({
      webhook,
      kind: "listing.changed",
      subject: id,
      start: startOf(first),
      revision,
      at: now,
      body,
    }),
  ];
}

/** A programme as messages have it. */
function summarise(slot: ShownSlot | null) {
  if (!slot) return null;
  const { id, title, sub_title } = parseSlot(slot.body);
  return { id, start: toIso(slot.start), stop: toIso(slot.stop), title, ...(sub_title && { sub_title }) };
}
