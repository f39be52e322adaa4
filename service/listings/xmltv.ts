import type { Channel } from "../../contract/channel.ts";
import type { Slot } from "../../contract/slot.ts";

/**
 * Channels and slots by XMLTV's DTD. Their content comes from strangers: everything is escaped, and characters that XML
 * forbids or nobody can read are dropped.
 */

/** Without a document type: readers would look for the DTD next to the file, or refuse to. */
export const xmltvHead = `<?xml version="1.0" encoding="UTF-8"?>
<tv generator-info-name="now|next">
`;

export const xmltvTail = "</tv>\n";

/**
 * A channel's element. `number` is its number in the guide; players recognise it as a name of digits only. What sources
 * call the channel is kept as addresses of systems named after them, since the DTD has no better place.
 */
export function channelXml(
  { id, name, aliases = [], logo, website, source_ids = [] }: Channel,
  number: number | null,
): string {
  const names = [...new Set([name, ...aliases, ...(number === null ? [] : [String(number)])])];
  return `<channel id="${escaped(id)}">${names.map((each) => element("display-name", each)).join("")}${iconXml(logo)}${
    website ? element("url", website) : ""
  }${source_ids.map(sourceIdXml).join("")}</channel>\n`;
}

const sourceIdXml = ({ source, id }: { source: string; id: string }): string =>
  `<url system="source:${escaped(source)}">${escaped(id)}</url>`;

/**
 * A slot's element. Live programmes are marked by a keyword, since the DTD has nothing else for it. Season 0 only
 * appears in the onscreen number, since xmltv_ns counts from season 1.
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
  return `<programme start="${formatTime(slot.start)}" stop="${formatTime(slot.stop)}" channel="${escaped(slot.channel)}">${parts.join("")}</programme>\n`;
}

function episodeXml({ season, number, orig_air }: NonNullable<Slot["episode"]>): string[] {
  const counted = [season, number].map((count) => (count ? String(count - 1) : ""));
  const written = `${season === undefined ? "" : `S${twoDigits(season)}`}${number === undefined ? "" : `E${twoDigits(number)}`}`;
  const systems: [system: string, text: string | undefined][] = [
    ["xmltv_ns", counted.some(Boolean) ? `${counted.join(".")}.` : undefined],
    ["onscreen", written || undefined],
    ["original-air-date", orig_air],
  ];
  return systems.flatMap(([system, text]) =>
    text === undefined ? [] : [`<episode-num system="${system}">${escaped(text)}</episode-num>`],
  );
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

const element = (name: string, text: string | undefined): string =>
  text === undefined ? "" : `<${name}>${escaped(text)}</${name}>`;

const iconXml = (src: string | null | undefined): string => (src ? `<icon src="${escaped(src)}"/>` : "");

/** `2026-08-22T18:00:00Z` as `20260822180000 +0000`. */
const formatTime = (iso: string): string => `${iso.replaceAll(/[-:TZ]/g, "")} +0000`;

/** Control characters, lone surrogates and noncharacters. */
const unreadable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text
    .replace(/[\t\n\r]+/g, " ")
    .replace(unreadable, "")
    .replace(special, (character) => names[character] ?? "");
