import type { Kysely } from "kysely";
import type { WebhookFilter, WebhookKind } from "../../contract/webhook.ts";
import type { Database } from "../store/schema.ts";
import { listFormerIds, listSubscriptions } from "../store/webhooks.ts";

/** What a webhook that is switched on subscribes to. */
export type WebhookSubscription = {
  webhook: string;
  kinds: ReadonlySet<WebhookKind>;
  /** Every member that is present must match. */
  filter: WebhookFilter;
  leadSeconds: number;
  /** Events that started before this instant aren't sent. */
  activeSince: number;
};

/** The subscriptions to at least one of some kinds. An event that a filter names by a former id is named as it is now. */
export async function loadSubscriptions(
  db: Kysely<Database>,
  kinds: readonly WebhookKind[],
): Promise<WebhookSubscription[]> {
  const all = (await listSubscriptions(db)).map(
    (row): WebhookSubscription => ({
      webhook: row.id,
      kinds: new Set<WebhookKind>(JSON.parse(row.events_json)),
      filter: row.filter_json === null ? {} : JSON.parse(row.filter_json),
      leadSeconds: row.lead_minutes * 60,
      activeSince: row.active_since,
    }),
  );
  const wanted = all.filter((subscription) => kinds.some((kind) => subscription.kinds.has(kind)));
  const named = wanted.flatMap(({ filter }) => filter.event ?? []);
  const now = new Map((await listFormerIds(db, "id", named)).map(({ id, event }) => [id, event]));
  return wanted.map((subscription) => {
    const event = now.get(subscription.filter.event ?? "");
    return event === undefined
      ? subscription
      : { ...subscription, filter: { ...subscription.filter, event } };
  });
}

/** What filters look at. Null members and empty sets match no filter that has them. */
export type FilterFacts = {
  event: string | null;
  sport: string | null;
  league: string | null;
  channels: ReadonlySet<string>;
  countries: ReadonlySet<string>;
};

export const matches = (
  { event, sport, league, channel, country }: WebhookFilter,
  filterFacts: FilterFacts,
): boolean =>
  (event === undefined || event === filterFacts.event) &&
  (sport === undefined || sport === filterFacts.sport) &&
  (league === undefined || league === filterFacts.league) &&
  (channel === undefined || filterFacts.channels.has(channel)) &&
  (country === undefined || filterFacts.countries.has(country));
