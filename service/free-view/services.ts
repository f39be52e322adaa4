import { readFileSync } from "node:fs";
import { z } from "zod";
import { countryCode } from "../../contract/channel.ts";
import { freeViewKind, freeViewSignup } from "../../contract/free-view.ts";

const page = z.url({ protocol: /^https$/ });

/** A service, and the rules that tie channels to it. A rule that names no page of a channel leads to its home. */
const serviceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  kind: freeViewKind,
  /** Where it can be watched. */
  countries: z.array(countryCode).min(1),
  signup: freeViewSignup,
  /** Where a person watches it. */
  home: page,
  /** The page that tells what it asks of a viewer. */
  source: page,
  /** Ids of the channel database. */
  channels: z.array(z.string()).optional(),
  /** The pages of channels that have one of their own, by id. */
  pages: z.record(z.string(), page).optional(),
  /** All channels of an owner in the service's first country. */
  owners: z.array(z.string()).optional(),
  /** Channels whose own website begins so: that page is where they are watched. */
  sites: z.array(page).optional(),
});

export type FreeViewService = z.infer<typeof serviceSchema>;

/** Reads the catalogue of services. Throws where it breaks its own rules. */
export const loadServices = (): FreeViewService[] =>
  z.array(serviceSchema).parse(JSON.parse(readFileSync(new URL("services.json", import.meta.url), "utf8")));
