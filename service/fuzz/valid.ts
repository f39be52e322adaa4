import { addDays } from "../../contract/zone.ts";
import { dataSchema, type Operation, type Parameter } from "./document.ts";
import { buildRequest, type FuzzRequest, type Parts } from "./requests.ts";
import { type FuzzContext, validJson, validText } from "./values.ts";

/** Parameters that exclude each other, which an OpenAPI document can't express. */
const exclusive: readonly (readonly [string, string])[] = [["channels", "country"]];

/** Parameters of which one is required, by path. A document can't express that either. */
const needed: Readonly<Record<string, readonly string[]>> = { "/export.xmltv": ["channels", "country"] };

/** The longest window from `from` to `to`, in days. A document can't express that either. */
export const longestWindow = 31;

/** Parts of a request as the document allows them. */
export function validParts(operation: Operation, context: FuzzContext): Parts {
  const { random } = context;
  const parts: Parts = { path: {}, query: [], headers: [], body: undefined };
  for (const parameter of operation.parameters) {
    const { name, required, schema } = parameter;
    if (parameter.in === "path") parts.path[name] = validText(schema, context);
    else if (name === "cursor" || !(required || random.chance(0.35))) continue;
    else if (parameter.in === "header") parts.headers.push([name, `${random.below(2 ** 31)}`]);
    else parts.query.push([name, validParameter(operation, parameter, context)]);
  }
  const has = (name: string) => parts.query.some(([given]) => given === name);
  for (const [one, other] of exclusive)
    if (has(one) && has(other)) parts.query = parts.query.filter(([name]) => name !== other);
  const choice = needed[operation.path] ?? [];
  const [first] = choice.some(has) ? [] : choice;
  const lacking = operation.parameters.find(({ name }) => name === first);
  if (lacking) parts.query.push([lacking.name, validParameter(operation, lacking, context)]);
  if (has("from") && has("to")) setWindow(parts, context, random.below(longestWindow * 24) + 1);
  if (operation.body) parts.body = validJson(operation.body, context);
  return parts;
}

/** Sets `from` to a day around the service's own, and `to` to some hours later. */
export function setWindow(parts: Parts, { today, random }: FuzzContext, hours: number): void {
  const from = Date.parse(`${addDays(today, random.below(3) - 1)}T00:00:00Z`);
  const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const values = new Map([
    ["from", iso(from)],
    ["to", iso(from + hours * 3_600_000)],
  ]);
  parts.query = parts.query.map(([name, value]) => [name, values.get(name) ?? value]);
}

function validParameter(operation: Operation, { name, schema }: Parameter, context: FuzzContext): string {
  return name === "fields" ? pickFields(operation, context) : validText(schema, context);
}

/** Picks names of the answer's members. */
function pickFields(operation: Operation, { document, random }: FuzzContext): string {
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
export function validRequest(operation: Operation, context: FuzzContext): FuzzRequest {
  const { document, random, known } = context;
  const parts = validParts(operation, context);
  const namesThings = /[{]|channels|country/.test(
    [operation.path, ...parts.query.map(([name]) => name)].join(" "),
  );
  const expected = { status: [...successStatuses(operation), ...(namesThings ? [404] : [])] };

  const ongoing = known.cursors.filter((each) => each.operation === operation);
  if (ongoing.length > 0 && random.chance(0.3)) {
    const { target, cursor } = random.pick(ongoing);
    const joined = `${target}${target.includes("?") ? "&" : "?"}cursor=${cursor}`;
    return buildRequest(document, operation, "valid", {
      parts,
      what: "the next page",
      target: joined,
      expected,
    });
  }
  const request = buildRequest(document, operation, "valid", { parts, what: "as documented", expected });
  const etag = known.etags.find(({ target }) => target === request.target)?.etag;
  if (etag && random.chance(0.5)) request.headers = [...request.headers, ["If-None-Match", etag]];
  if (operation.method === "GET" && random.chance(0.05))
    return { ...request, what: "by HEAD", method: "HEAD" };
  return request;
}
