import { addDays } from "../../contract/zone.ts";
import { dataSchema, type Operation, type Parameter } from "./document.ts";
import { buildRequest, type FuzzRequest, type Parts } from "./requests.ts";
import { type Makings, validJson, validText } from "./values.ts";

/** Parameters that exclude each other, which an OpenAPI document can't express. */
const exclusive: readonly (readonly [string, string])[] = [["channels", "country"]];

/** Parameters of which one is required, by path; it can't express that either. */
const needed: Readonly<Record<string, readonly string[]>> = { "/export.xmltv": ["channels", "country"] };

/** The longest window from `from` to `to`, in days; nor that. */
export const longestWindow = 31;

/** Parts of a request as the document allows them. */
export function validParts(operation: Operation, makings: Makings): Parts {
  const { random } = makings;
  const parts: Parts = { path: {}, query: [], headers: [], body: undefined };
  for (const parameter of operation.parameters) {
    const { name, required, schema } = parameter;
    if (parameter.in === "path") parts.path[name] = validText(schema, makings);
    else if (name === "cursor" || !(required || random.chance(0.35))) continue;
    else if (parameter.in === "header") parts.headers.push([name, `${random.below(2 ** 31)}`]);
    else parts.query.push([name, makeText(operation, parameter, makings)]);
  }
  const has = (name: string) => parts.query.some(([given]) => given === name);
  for (const [one, other] of exclusive)
    if (has(one) && has(other)) parts.query = parts.query.filter(([name]) => name !== other);
  const choice = needed[operation.path] ?? [];
  const [first] = choice.some(has) ? [] : choice;
  const lacking = operation.parameters.find(({ name }) => name === first);
  if (lacking) parts.query.push([lacking.name, makeText(operation, lacking, makings)]);
  if (has("from") && has("to")) setWindow(parts, makings, random.below(longestWindow * 24) + 1);
  if (operation.body) parts.body = validJson(operation.body, makings);
  return parts;
}

/** Sets `from` to around the service's day, and `to` to so many hours later. */
export function setWindow(parts: Parts, { today, random }: Makings, hours: number): void {
  const from = Date.parse(`${addDays(today, random.below(3) - 1)}T00:00:00Z`);
  const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const values = new Map([
    ["from", iso(from)],
    ["to", iso(from + hours * 3_600_000)],
  ]);
  parts.query = parts.query.map(([name, value]) => [name, values.get(name) ?? value]);
}

function makeText(operation: Operation, { name, schema }: Parameter, makings: Makings): string {
  return name === "fields" ? someFields(operation, makings) : validText(schema, makings);
}

/** Names of the answer's members. */
function someFields(operation: Operation, { document, random }: Makings): string {
  const properties = dataSchema(document, operation)?.properties ?? {};
  const names = Object.entries(properties).flatMap(([name, member]) => [
    name,
    ...Object.keys(document.resolve(member).properties ?? {}).map((inner) => `${name}.${inner}`),
  ]);
  return [...new Set(Array.from({ length: 1 + random.below(4) }, () => random.pick(names)))].join(",");
}

const successStatuses = ({ responses }: Operation): number[] =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400);

/** A request that the document allows: it succeeds, or names something unknown. */
export function validRequest(operation: Operation, makings: Makings): FuzzRequest {
  const { document, random, known } = makings;
  const kind = "valid";
  const parts = validParts(operation, makings);
  const namesThings = /[{]|channels|country/.test(
    [operation.path, ...parts.query.map(([name]) => name)].join(" "),
  );
  const expected = { status: [...successStatuses(operation), ...(namesThings ? [404] : [])] };

  const ongoing = known.cursors.filter((each) => each.operation === operation);
  if (ongoing.length > 0 && random.chance(0.3)) {
    const { target, cursor } = random.pick(ongoing);
    const joined = `${target}${target.includes("?") ? "&" : "?"}cursor=${cursor}`;
    return buildRequest(document.base, operation, parts, {
      kind,
      what: "the next page",
      target: joined,
      expected,
    });
  }
  const request = buildRequest(document.base, operation, parts, { kind, what: "as documented", expected });
  const etag = known.etags.find(({ target }) => target === request.target)?.etag;
  if (etag && random.chance(0.5)) request.headers = [...request.headers, ["If-None-Match", etag]];
  if (operation.method === "GET" && random.chance(0.05))
    return { ...request, what: "by HEAD", method: "HEAD" };
  return request;
}
