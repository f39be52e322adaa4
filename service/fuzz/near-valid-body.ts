import type { Schema } from "./document.ts";
import { type Mutation, refused } from "./mutation.ts";

/** Mutations of the body of an operation that takes one. */
export const bodyMutations: readonly Mutation[] = [
  function text(_operation, parts, { random }) {
    const [what, value] = random.pick([
      ["not JSON", "nonsense"],
      ["truncated JSON", JSON.stringify(parts.body).slice(0, -1)],
      ["an array", "[]"],
      ["null", "null"],
      ["a text", '"text"'],
      ["empty", " "],
    ] as const);
    return { parts, body: Buffer.from(value), what: `body: ${what}`, expected: refused() };
  },

  function type(_operation, parts, { random }) {
    const type = random.pick([
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonp",
      "",
      "json",
    ]);
    return {
      parts,
      headers: type === "" ? parts.headers : [...parts.headers, ["Content-Type", type]],
      what: `body: as ${type || "nothing"}`,
      expected: { status: [415], code: "unsupported_media_type" },
    };
  },

  function tooLarge(_operation, parts) {
    const body = { ...(parts.body as object), more: "a".repeat(64 * 1024) };
    const expected = { status: [413], code: "too_large" };
    return { parts: { ...parts, body }, what: "body: over 64 KB", expected };
  },

  function unknownMember(_operation, parts) {
    const body = { ...(parts.body as object), more: 1 };
    const expected = refused("more", "unknown_parameter");
    return { parts: { ...parts, body }, what: "body: an extra member", expected };
  },

  function missingMember(operation, parts, { random, document }) {
    const { required = [] } = document.resolve(operation.body ?? {});
    if (required.length === 0) return null;
    const name = random.pick(required);
    const body = Object.fromEntries(
      Object.entries(parts.body as object).filter(([member]) => member !== name),
    );
    const expected = refused(name, "missing_parameter");
    return { parts: { ...parts, body }, what: `body: without ${name}`, expected };
  },

  function wrongMember(operation, parts, { random, document }) {
    const { properties = {} } = document.resolve(operation.body ?? {});
    const names = Object.keys(properties);
    if (names.length === 0) return null;
    const name = random.pick(names);
    const value = random.pick(wrongJson(document.resolve(properties[name] ?? {})));
    const body = { ...(parts.body as object), [name]: value };
    const what = `body: ${name} ${JSON.stringify(value).slice(0, 40)}`;
    return { parts: { ...parts, body }, what, expected: refused() };
  },
];

/** Values that a member's schema forbids. */
function wrongJson({ type, anyOf, enum: values, minimum, maximum, format, maxItems }: Schema): unknown[] {
  if (anyOf) return [7, "text"];
  const numbers = [
    minimum === undefined ? 0.5 : minimum - 1,
    maximum === undefined ? 0.5 : maximum + 1,
    "1",
    null,
  ];
  if (type === "integer") return [...numbers, 1.5, 1e300, []];
  if (type === "boolean") return ["true", 1, null];
  if (type === "array")
    return [
      "text",
      {},
      null,
      [null],
      [7],
      ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill("a")]),
    ];
  if (type === "object") return ["text", 7, []];
  if (format === "uri")
    return ["", "not a url", "//host/path", 7, null, `https://example.com/${"a".repeat(3000)}`];
  return values ? ["none of them", 7] : [7, {}, null];
}
