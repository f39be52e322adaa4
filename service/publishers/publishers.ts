import { z } from "zod";
import { countryCode } from "../../contract/channel.ts";
import data from "./publishers.json" with { type: "json" };

/**
 * Well-known public XMLTV publishers and grabbers, to choose from: the service reads none of them by itself.
 * What is said of them comes from their own public pages and files; `terms` is null where none were found, which
 * grants nothing.
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
        countries: z.array(countryCode).min(1),
        address: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
});

const grabber = z.strictObject({
  kind: z.literal("grabber"),
  ...common,
  /** Empty: many, which its homepage tells. */
  countries: z.array(countryCode),
  /** What to run, as its homepage tells; null where that depends on how it is set up. */
  command: z.string().min(1).nullable(),
});

const publishers = z.array(z.discriminatedUnion("kind", [xmltv, grabber])).parse(data);

/** One guide of a publisher, or one grabber. */
export type Suggestion = {
  /** What `sources add` takes it by, where it has an address. */
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
  return guides.map((guide) => ({ ...rest, ...guide }));
});

/**
 * What can be read for a country (ISO 3166-1 alpha-2, upper case): its own guides and grabbers, then grabbers of
 * many countries. Everything where no country is given.
 */
export function suggestPublishers(country?: string): Suggestion[] {
  if (country === undefined) return suggestions;
  return [
    ...suggestions.filter(({ countries }) => countries.includes(country)),
    ...suggestions.filter(({ countries }) => countries.length === 0),
  ];
}

/** The suggestion of a name; null where there is none. */
export const getSuggestion = (wanted: string): Suggestion | null =>
  suggestions.find((suggestion) => suggestion.name === wanted) ?? null;
