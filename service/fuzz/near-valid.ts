import type { Operation, Parameter } from "./document.ts";
import { type Mutation, refused } from "./mutation.ts";
import { bodyMutations } from "./near-valid-body.ts";
import { buildRequest, type FuzzRequest, type Parts } from "./requests.ts";
import { longestWindow, setWindow, validParts } from "./valid.ts";
import { type FuzzContext, validText, wrongTexts } from "./values.ts";

const queryParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((each) => each.in === "query");

const withQuery = (parts: Parts, name: string, values: readonly string[]): Parts => ({
  ...parts,
  query: [
    ...parts.query.filter(([given]) => given !== name),
    ...values.map((value): [string, string] => [name, value]),
  ],
});

const mutations: readonly Mutation[] = [
  function wrongValue(operation, parts, context) {
    const { random } = context;
    const parameters = queryParameters(operation);
    if (parameters.length === 0) return null;
    const { name, schema } = random.pick(parameters);
    const { what, text } = random.pick(wrongTexts(schema, context));
    return { parts: withQuery(parts, name, [text]), what: `${name}: ${what}`, expected: refused(name) };
  },

  function wrongResource(operation, parts, context) {
    const { random } = context;
    const parameters = operation.parameters.filter((each) => each.in === "path");
    if (parameters.length === 0) return null;
    const { name, schema } = random.pick(parameters);
    const { what, text } = random.pick(wrongTexts(schema, context));
    const path = { ...parts.path, [name]: text };
    const draft = { parts: { ...parts, path }, what: `{${name}}: ${what}` };
    // Without its value this is another path.
    if (text === "") return { ...draft, operation: null };
    return { ...draft, expected: { status: [404], code: "not_found" } };
  },

  function twice(operation, parts, context) {
    const { random } = context;
    const parameters = queryParameters(operation);
    if (parameters.length === 0) return null;
    const { name, schema } = random.pick(parameters);
    const value = validText(schema, context);
    return {
      parts: withQuery(parts, name, [value, value]),
      what: `${name}: twice`,
      expected: refused(name, "invalid_parameter"),
    };
  },

  function unknown(operation, parts, { random }) {
    const known = queryParameters(operation).map(({ name }) => name);
    const names = [
      "page",
      "offset",
      "q[]",
      "Limit",
      "callback",
      ...known.flatMap((name) => [`${name}s`, `${name}[]`]),
    ];
    const name = random.pick(names.filter((each) => !known.includes(each)));
    return {
      parts: withQuery(parts, name, ["1"]),
      what: `${name}: unknown`,
      expected: refused(name, "unknown_parameter"),
    };
  },

  function missing(operation, parts, { random }) {
    const parameters = queryParameters(operation).filter(({ required }) => required);
    if (parameters.length === 0) return null;
    const { name } = random.pick(parameters);
    return {
      parts: withQuery(parts, name, []),
      what: `${name}: left out`,
      expected: refused(name, "missing_parameter"),
    };
  },

  function swapped(_operation, parts, { random }) {
    if (parts.query.length < 2) return null;
    const at = random.below(parts.query.length - 1);
    const query = parts.query.map(([name, value], index): [string, string] => [
      name,
      parts.query[index === at ? at + 1 : index === at + 1 ? at : index]?.[1] ?? value,
    ]);
    return { parts: { ...parts, query }, what: "values swapped" };
  },

  function window(operation, parts, context) {
    const { random } = context;
    const names = queryParameters(operation).map(({ name }) => name);
    const required = queryParameters(operation)
      .filter((each) => each.required)
      .map(({ name }) => name);
    if (!(names.includes("from") && names.includes("to"))) return null;
    const mutated: Parts = withQuery(withQuery(parts, "from", [""]), "to", [""]);
    const [what, hours] = random.pick([
      ["an empty window", 0],
      ["a reversed window", -5],
      ["a window that is an hour too long", longestWindow * 24 + 1],
    ] as const);
    setWindow(mutated, context, hours);
    const expected = required.includes("from") ? refused("to", "invalid_parameter") : null;
    return { parts: mutated, what, expected };
  },

  function cursor(operation, parts, { random, known }) {
    if (!operation.parameters.some(({ name }) => name === "cursor")) return null;
    const other = known.cursors.length > 0 ? random.pick(known.cursors) : null;
    const at = random.below(other?.cursor.length ?? 1);
    const tampered =
      other &&
      `${other.cursor.slice(0, at)}${other.cursor[at] === "A" ? "B" : "A"}${other.cursor.slice(at + 1)}`;
    const [what, value] = random.pick([
      ["a made-up cursor", "bm9uc2Vuc2U"],
      ["a tampered cursor", tampered ?? "AAAA"],
      ["a truncated cursor", other?.cursor.slice(0, -1) || "A"],
      ["a cursor of another kind", Buffer.from('[1,"a"]').toString("base64url")],
    ] as const);
    // An unknown id may be detected before the cursor is checked.
    return { parts: withQuery(parts, "cursor", [value]), what, expected: { status: [400, 404] } };
  },

  function method(operation, parts, { random, document }) {
    const there = document.operations
      .filter(({ path }) => path === operation.path)
      .map((each) => each.method);
    const method = random.pick(
      ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((each) => !there.includes(each)),
    );
    const expected = { status: [405], code: "method_not_allowed" };
    return { parts: { ...parts, body: undefined }, method, what: `by ${method}`, expected };
  },

  function path(_operation, parts, { random, document: { base } }) {
    const [what, retarget] = random.pick<[string, (target: string) => string]>([
      ["a trailing slash", (target) => `${target}/`],
      ["an extra segment", (target) => `${target}/more`],
      ["a segment left out", (target) => target.slice(0, target.lastIndexOf("/"))],
      ["a double slash", (target) => target.replace(base, `${base}/`)],
      ["in capitals", (target) => target.toUpperCase()],
      ["without the version", (target) => target.slice(base.length)],
      ["of another version", (target) => target.replace(base, "/v2")],
    ]);
    return { parts: { ...parts, query: [] }, what, retarget, operation: null };
  },
];

/** A request with one thing that the document doesn't allow. */
export function nearValidRequest(operation: Operation, context: FuzzContext): FuzzRequest {
  const { random } = context;
  for (;;) {
    const parts = validParts(operation, context);
    const spoil = random.pick(operation.body && random.chance(0.6) ? bodyMutations : mutations);
    const draft = spoil(operation, parts, context);
    if (draft) return buildRequest(context.document, operation, "near-valid", draft);
  }
}
