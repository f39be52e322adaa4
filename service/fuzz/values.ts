import fc from "fast-check";
import { addDays } from "../../contract/zone.ts";
import type { ApiDocument, Schema } from "./document.ts";
import type { Known } from "./known.ts";
import type { Random } from "./random.ts";

/** What requests are generated from. */
export type FuzzContext = {
  document: ApiDocument;
  known: Known;
  random: Random;
  /** The service's day, `YYYY-MM-DD`. */
  today: string;
  /** A URL that a body may name. */
  url: string;
  /** A key of the highest plan. */
  key: string;
};

/** How many texts of a pattern are generated: more than any list may have. */
const samples = 400;
const texts = new Map<string, readonly string[]>();

/** Texts that a pattern allows; always the same. */
function sampleMatches(pattern: string): readonly string[] {
  const known = texts.get(pattern);
  if (known) return known;
  const found = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: samples, seed: 1 });
  texts.set(pattern, found);
  return found;
}

/** A text that a pattern allows. */
const matching = (pattern: string, random: Random): string => random.pick(sampleMatches(pattern));

const words = ["news", "the", "live", "film", "sport", "one"];

/** A text for a parameter that its schema allows. */
export function validText(schema: Schema, context: FuzzContext): string {
  const { random, known, document } = context;
  const {
    type,
    format,
    pattern,
    minimum = 0,
    maximum = minimum + 100,
    items,
    maxItems = 5,
  } = document.resolve(schema);
  const { default: usual, examples = [], enum: values } = schema;
  if (values) return String(random.pick(values));
  const shown = usual === undefined ? examples : [usual, ...examples];
  if (shown.length > 0 && !pattern && random.chance(0.3)) return String(random.pick(shown));
  if (type === "boolean") return random.pick(["true", "false"]);
  if (type === "integer")
    return String(random.pick([minimum, maximum, minimum + random.below(maximum - minimum + 1)]));
  if (type === "array" && items) {
    const count = 1 + random.below(Math.min(maxItems, 5));
    return [...new Set(Array.from({ length: count }, () => validText(items, context)))].join(",");
  }
  if (format === "date") return addDays(context.today, random.below(9) - 4);
  if (format === "date-time")
    return `${addDays(context.today, random.below(9) - 4)}T${random.pick(["00:00:00", "18:30:00", "23:59:59"])}Z`;
  if (pattern) return matchingOrKnown(pattern, random, known);
  if (shown.length > 0) return String(random.pick(shown));
  return random.pick([...words, ...known.words.slice(0, 50)]);
}

/** Prefers known ids and countries to random ones, which mostly don't exist. */
function matchingOrKnown(pattern: string, random: Random, known: Known): string {
  const prefix = /^\^([a-z]{2})_/.exec(pattern)?.[1];
  const there = prefix ? known.ids(prefix) : known.countries.filter((code) => new RegExp(pattern).test(code));
  return there.length > 0 && random.chance(0.85) ? random.pick(there) : matching(pattern, random);
}

/** A value for a body or a member that its schema allows. */
export function validJson(schema: Schema, context: FuzzContext): unknown {
  const { random, document } = context;
  const whole = document.resolve(schema);
  const { anyOf, type, properties = {}, required = [], items, enum: values, format } = whole;
  if (anyOf) return validJson(random.pick(anyOf), context);
  if (whole.const !== undefined) return whole.const;
  if (values) return random.pick(values);
  if (type === "null") return null;
  if (type === "object")
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.chance(0.5))
        .map(([name, member]) => [name, validJson(member, context)]),
    );
  if (type === "array") return items ? [validJson(items, context)] : [];
  if (type === "boolean") return random.chance(0.5);
  if (type === "integer" || type === "number")
    return Number(validText({ ...whole, type: "integer" }, context));
  return format === "uri" ? context.url : validText(whole, context);
}

/** A text that a parameter's schema forbids, and what is wrong with it. */
export type Wrong = { what: string; text: string };

/** Texts that a parameter's schema only just forbids. */
export function wrongTexts(schema: Schema, context: FuzzContext): Wrong[] {
  const {
    type,
    format,
    pattern,
    minimum,
    maximum,
    items,
    maxItems,
    enum: values,
    maxLength,
  } = context.document.resolve(schema);
  const wrong: Wrong[] = [{ what: "empty", text: "" }];
  const add = (what: string, ...texts: string[]) => wrong.push(...texts.map((text) => ({ what, text })));
  if (type === "integer") {
    if (minimum !== undefined) add("one too few", String(minimum - 1));
    if (maximum !== undefined) add("one too many", String(maximum + 1));
    add("not a whole number", "1.5", "1e2", "0x10", "ten", "+1", " 1", "1 ", "٣", "NaN", "9".repeat(30));
  } else if (type === "boolean") add("not a boolean", "yes", "1", "TRUE", "null");
  else if (type === "array") {
    const item = items ? validText(items, context) : "a";
    if (items && context.document.resolve(items).pattern)
      add("an empty item", `${item},`, `,${item}`, `${item},,${item}`);
    if (items && maxItems !== undefined) add("one item too many", tooMany(items, maxItems, context));
    if (items)
      for (const { what, text } of wrongTexts(items, context))
        if (text !== "") add(`an item ${what}`, `${item},${text}`);
  } else if (format === "date")
    add("not a date", "2026-02-30", "22-08-2026", "2026-8-2", "today", "2026-08-22T00:00:00Z", "1999-12-31");
  else if (format === "date-time")
    add(
      "not a UTC date-time",
      "2026-08-22",
      "2026-08-22T18:00:00",
      "2026-08-22T18:00:00+02:00",
      "2026-02-30T00:00:00Z",
      "2026-08-22T25:00:00Z",
      "1787421600",
      "now",
    );
  else if (pattern) {
    const form = new RegExp(pattern);
    const fit = matching(pattern, context.random);
    const near = [
      `${fit}!`,
      ` ${fit}`,
      fit.slice(0, 1),
      `${fit}${fit}${fit}`,
      `${fit}\n`,
      fit.replace(/.$/, "é"),
    ];
    // Some parameters accept either case, which their pattern doesn't say.
    add(
      "out of its pattern",
      ...near.filter((text) => text !== "" && !form.test(text) && !form.test(text.toUpperCase())),
    );
  } else if (values) add("none of the values", "none", `${values[0]}x`);
  if (maxLength !== undefined) add("one character too long", "a".repeat(maxLength + 1));
  return wrong;
}

/** One item more than a list may have. */
function tooMany(items: Schema, most: number, { document }: FuzzContext): string {
  const { pattern = "^[a-z]{12}$" } = document.resolve(items);
  return sampleMatches(pattern)
    .slice(0, most + 1)
    .join(",");
}
