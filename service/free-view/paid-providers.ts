import { readFileSync } from "node:fs";
import { z } from "zod";
import { countryCode } from "../../contract/channel.ts";
import type { WatchedChannel } from "./ways.ts";

/** A provider that people pay for, and the rules that tie channels to it. */
const providerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  /** The countries in which its channels are paid for. */
  countries: z.array(countryCode).min(1),
  /** The page that says so. */
  source: z.url({ protocol: /^https$/ }),
  /** How the channel database ends the ids of its country, and how the provider's own begin. */
  suffix: z.string().regex(/^\.[a-z]{2}$/),
  prefixes: z.array(z.string().min(3)),
  /** Ids of the channel database. */
  channels: z.array(z.string()).optional(),
  /** All channels of an owner in the provider's first country. */
  owners: z.array(z.string()).optional(),
});

export type PaidProvider = z.infer<typeof providerSchema>;

/** Reads the catalogue of providers. Throws if it is invalid. */
export const loadPaidProviders = (): PaidProvider[] =>
  z
    .array(providerSchema)
    .parse(JSON.parse(readFileSync(new URL("paid-providers.json", import.meta.url), "utf8")));

/** Whether a provider carries a channel. */
function carries({ suffix, prefixes, channels, owners, countries }: PaidProvider, channel: WatchedChannel) {
  const [id = ""] = channel.key.split("@");
  if (channels?.includes(id)) return true;
  if (id.endsWith(suffix) && prefixes.some((prefix) => id.startsWith(prefix))) return true;
  const { owner, country } = channel;
  return owner !== null && country === countries[0] && (owners?.includes(owner) ?? false);
}

/** Returns a function that lists the countries in which a channel is known to be paid for. */
export const createPaidCountries =
  (providers: readonly PaidProvider[]) =>
  (channel: WatchedChannel): ReadonlySet<string> =>
    new Set(providers.filter((each) => carries(each, channel)).flatMap(({ countries }) => countries));
