import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import type { EventChange, EventState } from "../sport/changes.ts";
import { getRevision } from "../store/meta.ts";
import { cancelStarts, insertMessages } from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { type EventToAnnounce, listChannelsById, listEventsById } from "../store/webhook-facts.ts";
import { type EventFacts, eventOnAir, filterFactsOf, loadEventFacts, readLineups } from "./event-facts.ts";
import { formatBody, messageRow } from "./message.ts";
import { type FilterFacts, loadSubscriptions, matches, type WebhookSubscription } from "./subscriptions.ts";

/** An event that is no longer in the listings, as it was. */
export type GoneEvent = { state: EventState; event: EventToAnnounce };

/** What became of events in one transaction. */
export type EventNews = { changes: readonly EventChange[]; gone: readonly GoneEvent[] };

const everyShowing = (): boolean => true;

/**
 * Writes messages of events that changed, or that are gone, in the transaction that changes them, and cancels what was
 * to announce another start. What is over is no news. `now` is in epoch seconds.
 */
export async function announceEventNews(
  db: Kysely<Database>,
  { changes, gone }: EventNews,
  now: number,
): Promise<void> {
  const lost = gone.filter(({ event }) => event.start > now);
  if (changes.length + lost.length === 0) return;
  for (const { event, moved } of changes) if (moved) await cancelStarts(db, { event, start: moved.to });
  for (const { event } of lost) await cancelStarts(db, { event: event.id, start: null });
  const subscriptions = await loadSubscriptions(db, ["event.changed"]);
  if (subscriptions.length === 0) return;

  const byId = new Map(changes.map((change) => [change.event, change]));
  const standing = await loadEventFacts(db, await listEventsById(db, [...byId.keys()]));
  const items = [
    ...standing.flatMap((facts) => {
      const change = byId.get(facts.id);
      const isNews = facts.stop > now || (change?.moved?.from ?? 0) > now;
      return change && isNews ? [{ facts, change, isGone: false }] : [];
    }),
    ...lost.map(({ event, state }) => ({
      facts: { ...event, showings: [], lineups: new Map() },
      change: toGoneChange(state),
      isGone: true,
    })),
  ];
  const removed = await describeChannels(
    db,
    items.flatMap(({ change }) => change.removed),
  );
  // Only this transaction follows that revision: whoever writes listings takes the next one.
  const revision = await getRevision(db);
  const rows = items.flatMap(({ facts, change, isGone }) => {
    const filterFacts = withChannels(filterFactsOf(facts, everyShowing), change.removed, removed);
    return subscriptions
      .filter(({ filter }) => matches(filter, filterFacts))
      .map((subscription) =>
        messageRow({
          webhook: subscription.webhook,
          kind: "event.changed",
          subject: facts.id,
          start: facts.start,
          revision,
          at: now,
          body: changeBody({ facts, change, isGone }, subscription, now),
        }),
      );
  });
  await insertMessages(db, rows);
}

/** An event that is gone: all of its channels are. */
const toGoneChange = ({ id, showings }: EventState): EventChange => ({
  type: "event.changed",
  event: id,
  moved: null,
  added: [],
  removed: [...new Set(showings.map(({ channel }) => channel))].sort(),
  altered: [],
});

function changeBody(
  { facts, change, isGone }: { facts: EventFacts; change: EventChange; isGone: boolean },
  { filter }: WebhookSubscription,
  now: number,
): string {
  const { moved } = change;
  const event = eventOnAir(facts, now, filter.country);
  const lists = { added: [...change.added], removed: [...change.removed], altered: [...change.altered] };
  const data = {
    event,
    ...(isGone && { gone: true }),
    moved: moved && { from: toIso(moved.from), to: toIso(moved.to) },
    ...lists,
  };
  return formatBody("event.changed", now, data, [event.channels, ...Object.values(lists)]);
}

type ChannelCountries = ReadonlyMap<string, readonly string[]>;

/** The countries of channels: their own, and those whose guides list them. */
async function describeChannels(
  db: Kysely<Database>,
  channels: readonly string[],
): Promise<ChannelCountries> {
  const ids = [...new Set(channels)];
  const lineups = await readLineups(db, ids);
  return new Map(
    (await listChannelsById(db, ids)).map(({ id, country }) => [
      id,
      [...(country === null ? [] : [country]), ...(lineups.get(id) ?? [])],
    ]),
  );
}

/** The same with the channels that no longer show it, which concern those who follow them. */
const withChannels = (
  filterFacts: FilterFacts,
  channels: readonly string[],
  countries: ChannelCountries,
): FilterFacts => ({
  ...filterFacts,
  channels: new Set([...filterFacts.channels, ...channels]),
  countries: new Set([
    ...filterFacts.countries,
    ...channels.flatMap((channel) => countries.get(channel) ?? []),
  ]),
});
