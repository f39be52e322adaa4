import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { dateAt, daySpan } from "../../contract/zone.ts";
import { cutPage } from "../cut-page.ts";
import { pickFields, pickText } from "../http/fields.ts";
import { isRefusal, one, whole } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import { filterChannels, searchChannels } from "../listings/directory.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { nextChange, nowNextAt } from "../listings/now-next.ts";
import { countSlots } from "../store/countries.ts";
import type { Database } from "../store/schema.ts";
import { withMember } from "../store/slot-text.ts";
import { listOverlappingSlots, listSlotPage, listUnfinishedSlots } from "../store/slots.ts";
import { findChannel } from "./lookup.ts";
import { windowRefusal } from "./window.ts";

export const channelRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.listChannels, ({ limit, fields, country, lang, category, has_logo, free }, { page }) => {
    const matching = filterChannels(guide.directory().channels, {
      country,
      lang,
      category,
      has_logo,
      free,
    });
    const asked = page(matching, ({ record }) => [record.id], limit);
    const data = asked.items.map(({ record }) => (fields ? pickFields(record, fields) : record));
    return { data: JSON.stringify(data), list: asked.list, changesAt: null };
  }),

  route(endpoints.searchChannels, ({ q, country, limit }) => {
    const found = searchChannels(filterChannels(guide.directory().channels, { country }), q);
    const data = found.slice(0, limit).map(({ record }) => record);
    return { data: JSON.stringify(data), list: { count: found.length, next: null }, changesAt: null };
  }),

  route(endpoints.getChannel, ({ id, fields }) => {
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    return one(JSON.stringify(fields ? pickFields(channel.record, fields) : channel.record));
  }),

  route(endpoints.listFreeView, ({ id }) => {
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    return whole(channel.freeWays.map((way) => JSON.stringify(way)));
  }),

  route(endpoints.getSchedule, async ({ id, date, tz, fields }, { now }) => {
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    const day = daySpan(date ?? dateAt(now, tz), tz);
    const rows = await listOverlappingSlots(db, { channels: [channel.ref], from: day.start, to: day.stop });
    return whole(
      rows.map(({ body }) => pickText(body, fields)),
      { changesAt: date ? null : day.stop },
    );
  }),

  route(endpoints.getChannelNow, async ({ id }, { now: at }) => {
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    const pair = nowNextAt(await listUnfinishedSlots(db, { channel: channel.ref, at, limit: 2 }), at);
    const { now, next } = pair;
    const current = now && withMember(now.body, "progress", progress(now, at));
    return one(`{"channel":"${id}","now":${current},"next":${next?.body ?? null}}`, nextChange(pair));
  }),

  route(endpoints.getChannelNext, async ({ id, count }, { now: at }) => {
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    const rows = await listUnfinishedSlots(db, { channel: channel.ref, at, limit: count + 1 });
    const coming = rows.filter(({ start }) => start > at).slice(0, count);
    return whole(
      coming.map(({ body }) => body),
      { changesAt: coming[0]?.start ?? null },
    );
  }),

  route(endpoints.getHistory, async ({ id, from, to, fields }, { after, seal }) => {
    const refused = windowRefusal({ from, to });
    if (refused) return refused;
    const channel = findChannel(guide.directory(), id);
    if (isRefusal(channel)) return channel;
    const rows = await listSlotPage(db, {
      from,
      to,
      channel: channel.ref,
      after: after ? Number(after[0]) : null,
      limit: historyPage + 1,
    });
    const { page, last } = cutPage(rows, historyPage);
    return {
      data: `[${page.map(({ body }) => pickText(body, fields)).join(",")}]`,
      list: {
        count: await countSlots(db, { channels: [channel.ref], from, to }),
        next: last && seal([last.start]),
      },
      changesAt: null,
    };
  }),
];

/** Slots on a page of a channel's history: about two weeks. */
const historyPage = 500;

/** How far through a slot an instant is, 0 to 1, in thousandths. */
const progress = ({ start, stop }: { start: number; stop: number }, at: number): number =>
  Math.round(((at - start) / (stop - start)) * 1000) / 1000;
