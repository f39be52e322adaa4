import type { Operation } from "./document.ts";
import { escapes, texts } from "./hostile-texts.ts";
import { buildRequest, type FuzzRequest } from "./requests.ts";
import { validParts } from "./valid.ts";
import type { FuzzContext } from "./values.ts";
import { wireTricks } from "./wire-tricks.ts";

const kind = "hostile";

const randomBytes = (length: number, { random }: FuzzContext): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

type Attack = (operation: Operation, context: FuzzContext) => FuzzRequest;

const attacks: readonly Attack[] = [
  function value(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
    const names = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    const name = random.pick([...names, "unknown"]);
    const text = random.pick(texts);
    const query = [...parts.query.filter(([given]) => given !== name), [name, text] as [string, string]];
    return buildRequest(
      document.base,
      operation,
      { ...parts, query },
      { kind, what: `${name}: a text`, expected: null },
    );
  },

  function escaped(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
    const request = buildRequest(document.base, operation, parts, { kind, what: "", expected: null });
    const names = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    const joint = request.target.includes("?") ? "&" : "?";
    const text = random.pick(escapes);
    if (random.chance(0.6)) {
      const query = random.pick([`${random.pick([...names, "q"])}=${text}`, `${text}=1`, text]);
      return { ...request, what: "an escape in the query", target: `${request.target}${joint}${query}` };
    }
    // Such a path may belong to another operation, or to none.
    const target = random.pick([
      request.target.replace(/[^/?]+(?=\?|$)/, text),
      request.target.replace(/(?=\?|$)/, `/${text}`),
    ]);
    return { ...request, what: "an escape in the path", target, operation: null };
  },

  function resource(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
    const path = Object.fromEntries(Object.keys(parts.path).map((name) => [name, random.pick(texts)]));
    return buildRequest(
      document.base,
      operation,
      { ...parts, path },
      { kind, what: "a text in the path", expected: null },
    );
  },

  function name(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
    const query: [string, string][] = [...parts.query, [random.pick(texts), "1"]];
    return buildRequest(
      document.base,
      operation,
      { ...parts, query },
      {
        kind,
        what: "a text as a name",
        expected: null,
      },
    );
  },

  function manyParameters(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
    const query = Array.from({ length: 300 }, (_, n): [string, string] => [
      random.pick(["a", "limit", `p${n}`]),
      "1",
    ]);
    return buildRequest(
      document.base,
      operation,
      { ...parts, query },
      {
        kind,
        what: "300 parameters",
        expected: null,
      },
    );
  },

  function header(operation, context) {
    const { random, document } = context;
    const parts = validParts(operation, context);
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
    const headers = [...parts.headers, header];
    return buildRequest(
      document.base,
      operation,
      { ...parts, headers },
      {
        kind,
        what: `the header ${header[0]}`,
        expected: null,
      },
    );
  },

  function anyMethod(operation, context) {
    const { random, document } = context;
    const method = random.pick(["TRACE", "PROPFIND", "PURGE", "REPORT", "LINK", "HEAD", "OPTIONS", "SEARCH"]);
    return buildRequest(
      document.base,
      operation,
      { ...validParts(operation, context), body: undefined },
      {
        kind,
        what: `by ${method}`,
        method,
        expected: null,
      },
    );
  },

  function body(operation, context) {
    const { random, document } = context;
    const targets = document.operations.filter((each) => each.body);
    const target = targets.length > 0 && random.chance(0.8) ? random.pick(targets) : operation;
    const parts = validParts(target, context);
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
    return {
      ...buildRequest(
        document.base,
        target,
        { ...parts, body: {} },
        {
          kind,
          what: `a body of ${what}`,
          expected: null,
        },
      ),
      body: bytes,
    };
  },

  function wire(_, { random, document, key }) {
    const [what, lines, rest = ""] = random.pick(
      wireTricks(`${document.base}/channels`, `Authorization: Bearer ${key}`),
    );
    return {
      kind,
      what: `on the wire: ${what}`,
      operation: null,
      method: lines[0]?.split(" ")[0] ?? "",
      target: `${document.base}/channels`,
      headers: [],
      body: null,
      raw: Buffer.from(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${rest}`, "latin1"),
      expected: null,
    };
  },

  function elsewhere(_, { random, document }) {
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
      kind,
      what: "elsewhere",
      operation: null,
      method: random.pick(["GET", "GET", "POST"]),
      target: random.chance(0.1) ? `${document.base}/${"%61".repeat(1_200)}` : target,
      headers: [],
      body: null,
      raw: null,
      expected: null,
    };
  },
];

/** A hostile request: the answer is a refusal, or what the document allows. */
export const hostileRequest = (operation: Operation, context: FuzzContext): FuzzRequest =>
  context.random.pick(attacks)(operation, context);
