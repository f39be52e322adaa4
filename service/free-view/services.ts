import { readFileSync } from "node:fs";
import { z } from "zod";
import { countryCode } from "../../contract/channel.ts";
import { freeViewKind, freeViewSignup } from "../../contract/free-view.ts";

const page = z.url({ protocol: /^https$/ });

/** A service, and the rules that tie channels to it. A rule without a page for the channel leads to the service's home. */
const serviceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  kind: freeViewKind,
  /** The countries in which it can be watched. */
  countries: z.array(countryCode).min(1),
  signup: freeViewSignup,
  /** The page where people watch it. */
  home: page,
  /** The page that says what it asks of viewers. */
  source: page,
  /** Ids of the channel database. */
  channels: z.array(z.string()).optional(),
  /** The pages of channels that have one of their own, by id. */
  pages: z.record(z.string(), page).optional(),
  /** All channels of an owner in the service's first country. */
  owners: z.array(z.string()).optional(),
  /** Prefixes of channels' websites: such a channel is watched on its own website. */
  sites: z.array(page).optional(),
});

export type FreeViewService = z.infer<typeof serviceSchema>;

/** Reads the catalogue of services. Throws if it is invalid. */
export const loadServices = (): FreeViewService[] =>
  z.array(serviceSchema).parse(JSON.parse(readFileSync(new URL("services.json", import.meta.url), "utf8")));
