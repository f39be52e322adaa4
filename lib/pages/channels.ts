import "server-only";
import { listChannel } from "@/lib/channels";
import type { Market } from "@/lib/market";
import { readNow } from "./now";

/** Every channel of a market with what is on it; null if the API doesn't know the country. */
export async function readChannels(market: Market) {
  const now = await readNow(market);
  return now && { channels: now.rows.map(listChannel), at: now.at, zone: now.zone };
}
