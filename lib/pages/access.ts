import "server-only";
import { type Access, accessOf } from "@/lib/access";
import { listCountryChannels } from "@/lib/api/countries";

/** What each channel of a country asks of viewers there, by id: one call, which every page of the country shares. */
export async function readAccess(country: string): Promise<ReadonlyMap<string, Access>> {
  const channels = await listCountryChannels(country);
  return new Map(channels?.map((channel) => [channel.id, accessOf(channel)]));
}
