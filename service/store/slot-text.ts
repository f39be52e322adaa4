import type { EventInfo, GapReason, Kind, Slot } from "../../contract/slot.ts";
import { toIso } from "../../contract/time.ts";
import { listingIdOf } from "../ids.ts";
import type { SlotMeaning } from "./schema/listings.ts";

/**
 * A slot's JSON text: stored as the API answers it, and written and taken apart only here. A stored body is a head of
 * fixed length, which depends on channel and time, and a tail with what the source says, which stays the same when a
 * slot is cut or its feed moves to another channel. What derivation finds (`SlotMeaning`) is stored beside the
 * body and joins it in answers. Members are in the order of `slotSchema`.
 *
 * Members are found in the text by their names and the punctuation around them: within a JSON string a quotation mark
 * is escaped, so no value can contain them, and no nested object has members of these names.
 */

/** What a source says about a slot. */
export type SlotContent = Omit<
  Slot,
  "id" | "channel" | "start" | "stop" | "gap_after" | "event" | "event_info" | "flags"
> &
  Required<Pick<Slot, "flags">>;

const headText = (channelId: string, start: number, stop: number): string =>
  `{"id":"${listingIdOf(channelId, start)}","channel":"${channelId}","start":"${toIso(start)}","stop":"${toIso(stop)}",`;

const headLength = headText("ch_0000000000", 946_684_800, 946_684_800).length;

/** The body of a slot; `tail` is from `formatTail` or `tailOf`. */
export const slotBody = (channelId: string, start: number, stop: number, tail: string): string =>
  headText(channelId, start, stop) + tail;

/** A tail that says why nothing is listed after its slot. */
export const withGapAfter = (tail: string, reason: GapReason): string =>
  withMember(tail, "gap_after", `"${reason}"`);

/** The tail of a body. */
export const tailOf = (body: string): string => body.slice(headLength);

const titleMember = '"title":"';
const episodeMember = ',"episode":{';
const flagsMember = ',"flags":{';
const kindMember = ',"kind":"';

/** How members begin in the text of a slot that has them, and in that of its episode. For queries that count them. */
export const memberStarts = {
  title: titleMember,
  sub_title: '"sub_title":"',
  description: '"description":"',
  category: '"category":["',
  episode: episodeMember,
  icon: '"icon":"',
  season: '"season":',
  number: '"number":',
  name: '"name":',
} as const;

/** What a source says, as the end of a slot's body: the title first, and always with `category` and `flags`. */
export const formatTail = (content: SlotContent): string =>
  JSON.stringify({
    title: content.title,
    title_as_listed: content.title_as_listed,
    sub_title: content.sub_title,
    description: content.description,
    category: content.category ?? [],
    episode: content.episode,
    flags: { new: content.flags.new, live: content.flags.live, repeat: content.flags.repeat },
    kind: content.kind,
    icon: content.icon,
    year: content.year,
    rating: content.rating,
    star_rating: content.star_rating,
  }).slice(1);

export const parseSlot = (text: string): Slot => JSON.parse(text);

/** The title in a body, without parsing the rest of it. */
export function titleOf(body: string): string {
  const from = body.indexOf(titleMember) + titleMember.length;
  const text = body.slice(from, body.indexOf('"', from));
  return text.includes("\\") ? parseSlot(body).title : text;
}

/** What a tail says. */
export const parseTail = (tail: string): SlotContent => JSON.parse(`{${tail}`);

/** A slot as the API answers it: its body with the event and the episode that it was found to show. */
export function slotText(body: string, { event, episode }: SlotMeaning): string {
  const text = episode === null ? body : withEpisode(body, episode);
  // What shows an event is sport, whatever its listing says.
  return event === null ? text : `${withKind(text, "sport").slice(0, -1)},${event.slice(1)}`;
}

/** Where the kind begins in a body or tail: just after the flags. */
const kindStart = (text: string): number => text.indexOf("}", text.indexOf(flagsMember)) + 1;

/** The kind in a body or tail, without parsing the rest of it. */
export function kindOf(text: string): Kind | undefined {
  const start = kindStart(text);
  if (!text.startsWith(kindMember, start)) return undefined;
  const from = start + kindMember.length;
  return text.slice(from, text.indexOf('"', from)) as Kind;
}

/** Whether a source lists categories of a slot, by its body or tail. */
export const hasCategories = (text: string): boolean => !text.includes('"category":[]');

/** Whether a source says which episode a slot is, by its body or tail. */
export const hasEpisode = (text: string): boolean => text.includes(episodeMember);

/** A body or tail with another kind. */
export function withKind(text: string, kind: Kind): string {
  const start = kindStart(text);
  const own = text.startsWith(kindMember, start);
  const rest = own ? text.indexOf('"', start + kindMember.length) + 1 : start;
  return `${text.slice(0, start)}${kindMember}${kind}"${text.slice(rest)}`;
}

/** What a slot that shows an event carries of it. */
export const formatEventMembers = (
  event: string,
  { title, names, league, league_names, start, showing }: EventInfo,
): string => JSON.stringify({ event, event_info: { title, names, league, league_names, start, showing } });

/** Replaces the listing's own episode, which comes just before the flags. */
function withEpisode(body: string, episode: string): string {
  const flags = body.indexOf(flagsMember);
  const own = body.indexOf(episodeMember);
  return `${body.slice(0, own < 0 ? flags : own)},"episode":${episode}${body.slice(flags)}`;
}

/** An object's JSON text with one more member at its end; `value` is JSON text too. */
export const withMember = (text: string, name: string, value: string | number): string =>
  `${text.slice(0, -1)},"${name}":${value}}`;

/** A slot with its channel's name and country, as searches answer it. */
export const airingText = ({
  body,
  name,
  country,
}: {
  body: string;
  name: string;
  country: string | null;
}): string =>
  `${body.slice(0, -1)},"channel_name":${JSON.stringify(name)},"country":${JSON.stringify(country)}}`;

/** Rows with the body as the API answers it. */
export function asAnswered<Row extends { body: string } & SlotMeaning>(rows: Row[]): Row[] {
  for (const row of rows) if (row.event !== null || row.episode !== null) row.body = slotText(row.body, row);
  return rows;
}
