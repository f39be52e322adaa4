import { SaxesParser } from "saxes";
import { parseChannelNumber } from "../channel-number.ts";
import { readCsvRows } from "../ingest/csv-rows.ts";
import type { ProviderPlace } from "../store/provider-lineups.ts";

/** A list of channels that can't be read, in one line. */
export class LineupError extends Error {
  override name = "LineupError" as const;
}

/** Real lists have a few thousand. */
const mostPlaces = 20_000;
const longestName = 200;

/**
 * Reads a provider's list of channels: a `channels.xml` of an XMLTV grabber, or a CSV as docs/lineups-csv.md describes
 * it. Throws a LineupError that names the line.
 */
export function parseLineup(text: string, source: string): ProviderPlace[] {
  const places = /^\ufeff?\s*</.test(text) ? parseXml(text, source) : parseRows(text, source);
  if (places.length === 0) throw new LineupError(`${source}: no channels`);
  if (places.length > mostPlaces) throw new LineupError(`${source}: more than ${mostPlaces} channels`);
  return places;
}

function parseXml(text: string, source: string): ProviderPlace[] {
  const places: ProviderPlace[] = [];
  const sax = new SaxesParser();
  let open: Record<string, string> | null = null;
  let name = "";
  let depth = 0;
  sax.on("error", (error) => {
    throw new LineupError(`${source}: line ${sax.line}: ${error.message.replace(/^\d+:\d+: /, "")}`);
  });
  sax.on("opentag", (tag) => {
    if (depth === 0 && tag.name !== "channels" && tag.name !== "site")
      throw new LineupError(`${source}: line ${sax.line}: the root is <${tag.name}>, not <channels>`);
    depth++;
    if (tag.name !== "channel") return;
    open = tag.attributes;
    name = "";
  });
  sax.on("text", (part) => {
    if (open && name.length < longestName) name += part;
  });
  sax.on("closetag", (tag) => {
    depth--;
    if (tag.name !== "channel" || !open) return;
    const title = cleanName(name);
    if (title)
      places.push({
        name: title,
        known: open.xmltv_id?.trim() || null,
        token: open.site_id?.trim() || null,
        number: readNumber(open.lcn ?? ""),
      });
    open = null;
  });
  sax.write(text).close();
  return places;
}

const parseRows = (text: string, source: string): ProviderPlace[] =>
  readCsvRows(text, source, { columns: [], Failure: LineupError }).map(({ values, line }) => {
    const fault = (column: string, what: string) =>
      new LineupError(`${source}: line ${line}: ${column}: ${what}`);
    const name = cleanName(values.name ?? "");
    if (!name) throw fault("name", "a channel needs a name");
    const number = readNumber(values.number ?? "");
    if (values.number && number === null) throw fault("number", `"${values.number}" is no channel number`);
    return { name, known: values.id || null, token: null, number };
  });

const cleanName = (name: string): string => name.replace(/\s+/g, " ").trim().slice(0, longestName);

/** Positions above are internal: see `firstUnnumbered`. */
const readNumber = (text: string): number | null =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : parseChannelNumber(text);
