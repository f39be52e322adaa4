import type { Operation } from "./document.ts";
import { escapes, texts } from "./hostile-texts.ts";
import { buildRequest, type FuzzRequest, type Parts, type RequestDraft } from "./requests.ts";
import { validParts } from "./valid.ts";
import type { FuzzContext } from "./values.ts";
import { wireTricks } from "./wire-tricks.ts";

const randomBytes = (length: number, { random }: FuzzContext): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** Makes a valid request's parts hostile. */
type Attack = (operation: Operation, parts: Parts, context: FuzzContext) => RequestDraft;

const queryNames = ({ parameters }: Operation): string[] =>
  parameters.filter((each) => each.in === "query").map(({ name }) => name);

const attacks: readonly Attack[] = [
  function value(operation, parts, { random }) {
    const name = random.pick([...queryNames(operation), "unknown"]);
    const text = random.pick(texts);
    const query = [...parts.query.filter(([given]) => given !== name), [name, text] as [string, string]];
    return { parts: { ...parts, query }, what: `${name}: a text` };
  },

  function escaped(operation, parts, { random }) {
    const text = random.pick(escapes);
    if (random.chance(0.6)) {
      const query = random.pick([
        `${random.pick([...queryNames(operation), "q"])}=${text}`,
        `${text}=1`,
        text,
      ]);
      const retarget = (target: string) => `${target}${target.includes("?") ? "&" : "?"}${query}`;
      return { parts, what: "an escape in the query", retarget };
    }
    // Such a path may belong to another operation, or to none.
    const retarget = random.pick([
      (target: string) => target.replace(/[^/?]+(?=\?|$)/, text),
      (target: string) => target.replace(/(?=\?|$)/, `/${text}`),
    ]);
    return { parts, what: "an escape in the path", retarget, operation: null };
  },

  function resource(_operation, parts, { random }) {
    const path = Object.fromEntries(Object.keys(parts.path).map((name) => [name, random.pick(texts)]));
    return { parts: { ...parts, path }, what: "a text in the path" };
  },

  function name(_operation, parts, { random }) {
    const query: [string, string][] = [...parts.query, [random.pick(texts), "1"]];
    return { parts: { ...parts, query }, what: "a text as a name" };
  },

  function manyParameters(_operation, parts, { random }) {
    const query = Array.from({ length: 300 }, (_, n): [string, string] => [
      random.pick(["a", "limit", `p${n}`]),
      "1",
    ]);
    return { parts: { ...parts, query }, what: "300 parameters" };
  },

  function header(_operation, parts, { random }) {
    const header = random.pick<[string, string]>([
      ["If-None-Match", '"'.repeat(200)],
      ["If-None-Match", "*"],
      ["If-None-Match", `W/"${"a".repeat(2_000)}"`],
      ["If-Modified-Since", "yesterday"],
      ["Range", "bytes=0-0,-1,5-"],
      ["Accept", "text/html;q=x"],
      ["Accept-Encoding", "br, gzip;q=0, *;q=0"],
      ["Accept-Encoding", "gzip"],
      ["Accept-Encoding", ",,;;q=,gzip;q=9"],
      ["X-HTTP-Method-Override", "DELETE"],
      ["X-Forwarded-For", "' OR 1=1 --"],
      ["X-Forwarded-Host", "evil.example"],
      ["Forwarded", 'for="[::1]";host=evil.example'],
      ["Cookie", "key=' OR 1=1 --"],
      ["Origin", "https://evil.example"],
      ["Idempotency-Key", random.pick(["a".repeat(300), "a b", "'; --", " "])],
      ["Content-Type", "application/json; charset=utf-7"],
      ["Expect", "200-nothing"],
      ["X-Long", "a".repeat(12_000)],
      ["traceparent", "00-zz-zz-zz"],
    ]);
    return { parts: { ...parts, headers: [...parts.headers, header] }, what: `the header ${header[0]}` };
  },

  function anyMethod(_operation, parts, { random }) {
    const method = random.pick(["TRACE", "PROPFIND", "PURGE", "REPORT", "LINK", "HEAD", "OPTIONS", "SEARCH"]);
    return { parts: { ...parts, body: undefined }, method, what: `by ${method}` };
  },

  function body(own, _parts, context) {
    const { random, document } = context;
    const targets = document.operations.filter((each) => each.body);
    const operation = targets.length > 0 && random.chance(0.8) ? random.pick(targets) : own;
    const parts = validParts(operation, context);
    const name = random.pick([...Object.keys(Object(parts.body)), "more"]);
    const [what, bytes] = random.pick<[string, Buffer<ArrayBuffer>]>([
      ["random bytes", randomBytes(1 + random.below(400), context)],
      [
        "bytes that aren't UTF-8",
        Buffer.concat([Buffer.from('{"url":"'), randomBytes(20, context), Buffer.from('"}')]),
      ],
      ["deep arrays", Buffer.from("[".repeat(30_000))],
      ["deep objects", Buffer.from('{"a":'.repeat(9_000))],
      [
        "members of the prototype",
        Buffer.from('{"__proto__":{"enabled":true},"constructor":{"prototype":{}}}'),
      ],
      ["a member twice", Buffer.from('{"url":"https://a.example","url":"https://b.example"}')],
      ["a huge number", Buffer.from('{"lead_minutes":1e999}')],
      [
        "a text in a member",
        Buffer.from(JSON.stringify({ ...Object(parts.body), [name]: random.pick(texts) })),
      ],
      ["half a surrogate", Buffer.from('{"url":"\\ud800","events":["\\udfff"]}')],
      ["a byte order mark first", Buffer.from(`\ufeff${JSON.stringify(parts.body ?? {})}`)],
      ["UTF-16", Buffer.from(JSON.stringify(parts.body ?? {}), "utf16le")],
      ["70 KB", Buffer.alloc(70_000, "a")],
    ]);
    return { operation, parts: { ...parts, body: {} }, body: bytes, what: `a body of ${what}` };
  },

  function wire(_operation, parts, { random, document, key }) {
    const [what, lines, rest = ""] = random.pick(
      wireTricks(`${document.base}/channels`, `Authorization: Bearer ${key}`),
    );
    return {
      parts,
      what: `on the wire: ${what}`,
      operation: null,
      method: lines[0]?.split(" ")[0] ?? "",
      target: `${document.base}/channels`,
      headers: [],
      body: null,
      raw: Buffer.from(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${rest}`, "latin1"),
    };
  },

  function elsewhere(_operation, parts, { random, document }) {
    const target = random.pick([
      "/",
      "/v1",
      "/v1/",
      "/V1/channels",
      "/v1/%2e%2e/v1/channels",
      "/v1/../../../etc/passwd",
      "/v1/channels/%2e%2e",
      "/v1//channels",
      "/v1/channels//now",
      "/v1/.env",
      "/v1/.git/config",
      "/v1/docs/../../package.json",
      "/v1/docs/%2e%2e%2f%2e%2e%2fpackage.json",
      "/v1/openapi.json/more",
      "/v1/channels;jsessionid=1",
      "/v1/channels?",
      "/v1/channels?&&&=&=",
      "/admin",
      "/metrics/../v1/channels",
      `/${"a/".repeat(1_500)}`,
    ]);
    return {
      parts,
      what: "elsewhere",
      operation: null,
      method: random.pick(["GET", "GET", "POST"]),
      target: random.chance(0.1) ? `${document.base}/${"%61".repeat(1_200)}` : target,
      headers: [],
      body: null,
    };
  },
];

/** A hostile request: the answer is a refusal, or what the document allows. */
export function hostileRequest(operation: Operation, context: FuzzContext): FuzzRequest {
  const attack = context.random.pick(attacks);
  const draft = attack(operation, validParts(operation, context), context);
  return buildRequest(context.document, draft.operation ?? operation, "hostile", draft);
}
