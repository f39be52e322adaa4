import { hash } from "node:crypto";
import { earliestEpoch, latestEpoch } from "../contract/time.ts";

/**
 * `length` characters of `[0-9a-z]` that depend only on `key`. To remember them would take longer: less than half of an
 * ingest's keys come again, and a new one takes more time to store than to hash.
 */
const digest = (key: string, length: number): string =>
  BigInt(`0x${hash("sha256", key).slice(0, 24)}`)
    .toString(36)
    .padStart(length, "0")
    .slice(-length);

/** A channel's public id, derived from its canonical key. */
export const channelIdOf = (key: string): string => `ch_${digest(key, 10)}`;

/**
 * A channel's id in XMLTV and M3U: the same ten characters as in its `ch_` id, in the form of a domain name that XMLTV's
 * own validator asks for.
 */
export const xmltvIdOf = (channelId: string): string => `${channelId.slice(3)}.nownext`;

/** The channel's id in an id that `xmltvIdOf` made; null if it is another. */
export const parseXmltvId = (id: string): string | null => {
  const [, digits] = /^([0-9a-z]{10})\.nownext$/.exec(id) ?? [];
  return digits === undefined ? null : `ch_${digits}`;
};

export const showIdOf = (key: string): string => `sh_${digest(`show:${key}`, 12)}`;

export const episodeIdOf = (key: string): string => `ep_${digest(`episode:${key}`, 14)}`;

export const eventIdOf = (key: string): string => `ev_${digest(`event:${key}`, 12)}`;

export const leagueIdOf = (key: string): string => `lg_${digest(`league:${key}`, 12)}`;

export const lineupIdOf = (key: string): string => `ln_${digest(`lineup:${key}`, 12)}`;

/**
 * A listing's id: its channel's ten characters and its start, so that looking it up needs no index.
 * `start` is in epoch seconds, from 2000 to 2067, which fits six characters of base 36.
 */
export const listingIdOf = (channelId: string, start: number): string =>
  `ls_${channelId.slice(3)}${(start - earliestEpoch).toString(36).padStart(6, "0")}`;

/** The channel id and start in a listing id; null if it isn't a listing id. */
export function parseListingId(id: string): { channelId: string; start: number } | null {
  const match = /^ls_([0-9a-z]{10})([0-9a-z]{6})$/.exec(id);
  if (!match) return null;
  const start = Number.parseInt(match[2] ?? "", 36) + earliestEpoch;
  return start < latestEpoch ? { channelId: `ch_${match[1]}`, start } : null;
}
