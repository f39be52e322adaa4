import { z } from "zod";
import { countryCode } from "../../contract/channel.ts";
import data from "./publishers.json" with { type: "json" };

/**
 * Well-known public XMLTV publishers and grabbers to choose from; the service reads none of them by default. The facts
 * come from their own public pages and files. `terms` is null if none were found, which grants nothing.
 */

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const common = {
  name,
  title: z.string().min(1),
  homepage: z.url(),
  terms: z.string().nullable(),
  note: z.string().nullable(),
};

const xmltv = z.strictObject({
  kind: z.literal("xmltv"),
  ...common,
  guides: z
    .array(
      z.strictObject({
        name,
        /** What tells it from the publisher's others in a country. */
        part: z.string().min(1).optional(),
        countries: z.array(countryCode).min(1),
        address: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
});

const grabber = z.strictObject({
  kind: z.literal("grabber"),
  ...common,
  /** Empty: many; its homepage lists them. */
  countries: z.array(countryCode),
  /** What to run, by its homepage; null if that depends on its setup. */
  command: z.string().min(1).nullable(),
});

const publishers = z.array(z.discriminatedUnion("kind", [xmltv, grabber])).parse(data);

/** One guide of a publisher, or one grabber. */
export type Suggestion = {
  /** The name to give to `sources add`, if it has an address. */
  name: string;
  title: string;
  countries: string[];
  homepage: string;
  terms: string | null;
  note: string | null;
} & ({ kind: "xmltv"; address: string } | { kind: "grabber"; command: string | null });

const suggestions: Suggestion[] = publishers.flatMap((publisher): Suggestion[] => {
  if (publisher.kind === "grabber") return [publisher];
  const { guides, ...rest } = publisher;
  return guides.map(({ part, ...guide }) => ({
    ...rest,
    ...guide,
    title: part === undefined ? rest.title : `${rest.title}: ${part}`,
  }));
});

/**
 * Suggestions for a country (ISO 3166-1 alpha-2, upper case): its own guides and grabbers, then grabbers for many
 * countries. Without a country, all of them.
 */
export function suggestPublishers(country?: string): Suggestion[] {
  if (country === undefined) return suggestions;
  return [
    ...suggestions.filter(({ countries }) => countries.includes(country)),
    ...suggestions.filter(({ countries }) => countries.length === 0),
  ];
}

/** The suggestion with a name; null if there is none. */
export const getSuggestion = (wanted: string): Suggestion | null =>
  suggestions.find((suggestion) => suggestion.name === wanted) ?? null;
