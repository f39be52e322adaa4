import type { Kysely } from "kysely";
import { insertMessages, listAnnounced, type OutboxRow } from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { listEventsToAnnounce } from "../store/webhook-facts.ts";
import { getMessageState, listFormerIds } from "../store/webhooks.ts";
import { type EventFacts, eventOnAir, filterFactsOf, loadEventFacts } from "./event-facts.ts";
import { formatBody, messageRow, startingSeconds } from "./message.ts";
import { loadSubscriptions, matches, type WebhookSubscription } from "./subscriptions.ts";

/** A message that the clock brings. Times are epoch seconds. */
type Moment = {
  at: number;
  kind: "event.starting" | "event.started";
  facts: EventFacts;
  subscription: WebhookSubscription;
};

/** How far ahead moments are gathered, and how often at least. */
const horizonSeconds = 600;
const gatherSeconds = 300;

/** How soon after the last time moments are gathered again if listings or webhooks changed. */
const restSeconds = 2;

const kinds = ["event.starting", "event.started"] as const;

/**
 * Writes the messages that fall due by the clock: that an event starts, a webhook's lead ahead, and that it has started. A
 * message is written once, whichever processes are at it, since it is unique in the store. An event that appears, moves
 * or is met after a restart within its lead is announced at once; what started over 15 minutes ago isn't.
 */
export function createMoments(db: Kysely<Database>) {
  let waiting: Moment[] = [];
  let gathered: { at: number; state: string } | null = null;
  /** What this process has written, so that it isn't written again and again. */
  const written = new Set<string>();

  async function gather(now: number): Promise<void> {
    const state = await getMessageState(db);
    const age = gathered ? now - gathered.at : Number.POSITIVE_INFINITY;
    if (gathered && age >= 0 && age < (gathered.state === state ? gatherSeconds : restSeconds)) return;
    const subscriptions = await loadSubscriptions(db, kinds);
    waiting = await listMoments(db, subscriptions, now);
    const known = new Set(waiting.map(momentKey));
    for (const name of written) if (!known.has(name)) written.delete(name);
    waiting = waiting.filter((moment) => !written.has(momentKey(moment)));
    gathered = { at: now, state };
  }

  return {
    /** Writes the messages that are due; returns how many. */
    async announce(now: number): Promise<number> {
      await gather(now);
      const due = waiting.filter(({ at }) => at <= now);
      if (due.length === 0) return 0;
      const rows = await withoutFormer(db, due.map(toRow(now)));
      const inserted = await db.transaction().execute((trx) => insertMessages(trx, rows));
      for (const moment of due) written.add(momentKey(moment));
      waiting = waiting.filter(({ at }) => at > now);
      return inserted.length;
    },
  };
}

const momentKey = ({ kind, facts, subscription }: Moment): string =>
  `${subscription.webhook} ${kind} ${facts.id} ${facts.start}`;

async function listMoments(
  db: Kysely<Database>,
  subscriptions: readonly WebhookSubscription[],
  now: number,
): Promise<Moment[]> {
  if (subscriptions.length === 0) return [];
  const mostLead = Math.max(
    0,
    ...subscriptions.map(({ kinds, leadSeconds }) => (kinds.has("event.starting") ? leadSeconds : 0)),
  );
  const events = await listEventsToAnnounce(db, {
    after: now - startingSeconds,
    until: now + horizonSeconds + mostLead,
  });
  const all = await loadEventFacts(db, events);
  return all.flatMap((facts) => {
    const filterFacts = filterFactsOf(facts, ({ showing }) => showing === "live");
    return subscriptions
      .filter(({ filter, activeSince }) => facts.start > activeSince && matches(filter, filterFacts))
      .flatMap((subscription) =>
        kinds
          .filter((kind) => subscription.kinds.has(kind))
          .map((kind) => ({
            at: facts.start - (kind === "event.starting" ? subscription.leadSeconds : 0),
            kind,
            facts,
            subscription,
          }))
          .filter(({ at }) => at <= now + horizonSeconds),
      );
  });
}

/** Rows of moments; those that say the same share their text. */
function toRow(now: number): (moment: Moment) => OutboxRow {
  const bodies = new Map<string, string>();
  return ({ kind, facts, subscription: { webhook, filter } }) => {
    const name = `${kind} ${facts.id} ${filter.country ?? ""}`;
    let body = bodies.get(name);
    if (body === undefined) {
      const event = eventOnAir(facts, now, filter.country);
      body = formatBody(kind, now, { event }, [event.channels]);
      bodies.set(name, body);
    }
    return messageRow({ webhook, kind, subject: facts.id, start: facts.start, at: now, body });
  };
}

/** Leaves out what was written when the event still had another id. */
async function withoutFormer(db: Kysely<Database>, rows: OutboxRow[]): Promise<OutboxRow[]> {
  const former = await listFormerIds(db, "event", [...new Set(rows.map(({ subject }) => subject))]);
  if (former.length === 0) return rows;
  const now = new Map(former.map(({ id, event }) => [id, event]));
  const announced = await listAnnounced(db, [...now.keys()]);
  const keyOf = ({ webhook, kind, start }: Pick<OutboxRow, "webhook" | "kind" | "start">, event: string) =>
    `${webhook} ${kind} ${event} ${start}`;
  const written = new Set(announced.map((row) => keyOf(row, now.get(row.subject) ?? row.subject)));
  return rows.filter((row) => !written.has(keyOf(row, row.subject)));
}
