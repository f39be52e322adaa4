import { basename } from "node:path";
import type { Kysely } from "kysely";
import { lineupIdOf } from "../ids.ts";
import { readWhole } from "../ingest/read-whole.ts";
import { isUrl } from "../ingest/source-input.ts";
import { type ProviderLineupRow, replaceProviderLineup } from "../store/provider-lineups.ts";
import type { Database } from "../store/schema.ts";
import { parseLineup } from "./parse.ts";

/** A list of channels has a few hundred kilobytes. */
const mostBytes = 16 * 2 ** 20;

type Settings = Omit<ProviderLineupRow, "id">;

/**
 * Imports a provider's list of channels from a file or http(s) address, plain or gzipped. It replaces the lineup of
 * the same country, name and region. Throws a LineupError that names the line, or an IngestError.
 */
export async function importLineup(
  db: Kysely<Database>,
  location: string,
  settings: Settings,
): Promise<{ id: string; channels: number }> {
  const text = await readWhole(
    isUrl(location) ? { kind: "url", url: location } : { kind: "file", path: location },
    mostBytes,
  );
  const places = parseLineup(text, basename(location));
  const { country, name, region } = settings;
  const id = lineupIdOf([country, name, region ?? ""].join("\n"));
  await replaceProviderLineup(db, { id, ...settings }, places);
  return { id, channels: places.length };
}
