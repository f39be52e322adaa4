import type { Channel } from "../../contract/channel.ts";
import type { Slot } from "../../contract/slot.ts";

/**
 * Channels and slots as XMLTV's DTD has them. What they hold comes from strangers: everything is escaped, and what
 * no XML may hold, or nobody can read, is left out.
 */

/** Without a document type: readers would look for the DTD beside the file, and careful ones refuse to. */
export const xmltvHead = `<?xml version="1.0" encoding="UTF-8"?>
<tv generator-info-name="now|next">
`;

export const xmltvTail = "</tv>\n";

/** A channel's element. `number` is its place in the guide; players read a name of digits alone as that. */
export function channelXml(
  { id, name, aliases = [], logo, website }: Channel,
  number: number | null,
): string {
  const names = [...new Set([name, ...aliases, ...(number === null ? [] : [String(number)])])];
  return `<channel id="${id}">${names.map((each) => element("display-name", each)).join("")}${iconXml(logo)}${
    website ? element("url", website) : ""
  }</channel>\n`;
}

/**
 * A slot's element. The DTD has no place for what is live but the keywords, and none for the specials' season, which
 * counts from 0, but the number that people read.
 */
export function programmeXml(slot: Slot): string {
  const { flags, episode } = slot;
  const parts = [
    element("title", slot.title),
    element("sub-title", slot.sub_title),
    element("desc", slot.description),
    element("date", slot.year?.toString()),
    ...(slot.category ?? []).map((category) => element("category", category)),
    flags?.live ? element("keyword", "live") : "",
    iconXml(slot.icon),
    ...(episode ? episodeXml(episode) : []),
    flags?.repeat ? "<previously-shown/>" : "",
    flags?.new ? "<new/>" : "",
    slot.rating === undefined ? "" : `<rating>${element("value", slot.rating)}</rating>`,
  ];
  return `<programme start="${timeText(slot.start)}" stop="${timeText(slot.stop)}" channel="${slot.channel}">${parts.join("")}</programme>\n`;
}

function episodeXml({ season, number, orig_air }: NonNullable<Slot["episode"]>): string[] {
  const counted = [season, number].map((count) => (count ? String(count - 1) : ""));
  const written = `${season === undefined ? "" : `S${twoDigits(season)}`}${number === undefined ? "" : `E${twoDigits(number)}`}`;
  const told: [system: string, text: string | undefined][] = [
    ["xmltv_ns", counted.some(Boolean) ? `${counted.join(".")}.` : undefined],
    ["onscreen", written || undefined],
    ["original-air-date", orig_air],
  ];
  return told.flatMap(([system, text]) =>
    text === undefined ? [] : [`<episode-num system="${system}">${escaped(text)}</episode-num>`],
  );
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

const element = (name: string, text: string | undefined): string =>
  text === undefined ? "" : `<${name}>${escaped(text)}</${name}>`;

const iconXml = (src: string | null | undefined): string => (src ? `<icon src="${escaped(src)}"/>` : "");

/** `2026-08-22T18:00:00Z` as `20260822180000 +0000`. */
const timeText = (iso: string): string => `${iso.replaceAll(/[-:TZ]/g, "")} +0000`;

/** Control characters, halves of characters, and what is no character. */
const unreadable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text
    .replace(/[\t\n\r]+/g, " ")
    .replace(unreadable, "")
    .replace(special, (character) => names[character] ?? "");
