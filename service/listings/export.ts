import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SlotDetail } from "../../contract/slot.ts";
import { dateAt, daySpan, type Span } from "../../contract/zone.ts";
import { xmltvIdOf } from "../ids.ts";
import type { Database } from "../store/schema.ts";
import { parseSlot } from "../store/slot-text.ts";
import { type DetailedSlotRow, findListed, listDetailedSlots } from "../store/slots.ts";
import type { GuideChannel } from "./directory.ts";
import { channelXml, programmeXml, type XmltvForm, xmltvHead, xmltvTail } from "./xmltv.ts";

/**
 * What to export: channels in order, each with its number in the guide and the id that it gets if that isn't ours (see
 * `xmltvIdOf`), and the slots that overlap `[from, to)`. The form is the DTD's unless another is asked for.
 * `listedOnly` leaves out channels that have none of these slots: XMLTV's validator refuses a file that has them.
 */
export type Export = {
  places: readonly { channel: GuideChannel; number: number | null; id?: string }[];
  from: number;
  to: number;
  form?: XmltvForm;
  listedOnly?: boolean;
};

const longestExportSeconds = 31 * 86_400;

/**
 * Completes the window of an export, in epoch seconds: by default from the beginning of today in a zone, for 31 days
 * or as far as the plan includes listings (`had`; null: all).
 */
export function exportWindow(
  { from: given, to }: { from?: number; to?: number },
  { now, zone, had }: { now: number; zone: string; had: Span | null },
): { from: number; to: number } {
  const from = given ?? daySpan(dateAt(now, zone), zone).start;
  const longest = from + longestExportSeconds;
  return { from, to: to ?? Math.min(longest, had?.stop ?? longest) };
}

/** Slots per query, and about how many characters make a part. */
const pageSlots = 500;
const partLength = 65_536;

/**
 * Generates an XMLTV file in parts, reading from the store on demand: memory holds little more than a page of slots,
 * however long the file.
 */
export async function* exportXmltv(
  db: Kysely<Database>,
  exported: Export,
): AsyncGenerator<string, void, void> {
  let part = xmltvHead;
  const places = exported.listedOnly ? await listedPlaces(db, exported) : exported.places;
  for (const { channel, number, id = xmltvIdOf(channel.record.id) } of places) {
    part += channelXml({ ...channel.record, id }, number);
    if (part.length < partLength) continue;
    yield part;
    part = "";
  }
  for await (const { page, id } of listPages(db, { ...exported, places })) {
    for (const { body, detail } of page) {
      const known: SlotDetail = detail === null ? {} : JSON.parse(detail);
      part += programmeXml({ ...parseSlot(body), channel: id }, known, exported.form);
    }
    if (part.length < partLength) continue;
    yield part;
    part = "";
  }
  yield part + xmltvTail;
}

async function listedPlaces(db: Kysely<Database>, { places, from, to }: Export): Promise<Export["places"]> {
  const listed = await findListed(db, { channels: places.map(({ channel }) => channel.ref), from, to });
  return places.filter(({ channel }) => listed.has(channel.ref));
}

async function* listPages(
  db: Kysely<Database>,
  { places, from, to }: Export,
): AsyncGenerator<{ page: DetailedSlotRow[]; id: string }, void, void> {
  if (to <= from) return;
  for (const { channel, id = xmltvIdOf(channel.record.id) } of places) {
    let after: number | null = null;
    do {
      const page: DetailedSlotRow[] = await listDetailedSlots(db, {
        channel: channel.ref,
        from,
        to,
        after,
        limit: pageSlots,
      });
      yield { page, id };
      after = page.length < pageSlots ? null : (page.at(-1)?.start ?? null);
      // Give other requests a turn, however fast the client reads.
      await breathe();
    } while (after !== null);
  }
}
