/** Requests that no client sends, for a target and with a key's header: the lines of a head, and what follows it. */
export const wireTricks = (target: string, key: string): [what: string, lines: string[], rest?: string][] => {
  const get = `GET ${target} HTTP/1.1`;
  const post = `POST ${target} HTTP/1.1`;
  const host = "Host: localhost";
  const json = "Content-Type: application/json";
  return [
    ["no host", [get, key]],
    ["two hosts", [get, host, "Host: evil.example", key]],
    ["a host that is none", [get, "Host: a b/c?d", key]],
    ["HTTP/1.0", [`GET ${target} HTTP/1.0`, key]],
    ["HTTP/9.9", [`GET ${target} HTTP/9.9`, host, key]],
    ["a method in small letters", [`get ${target} HTTP/1.1`, host, key]],
    ["no such method", [`STEAL ${target} HTTP/1.1`, host, key]],
    ["CONNECT", ["CONNECT evil.example:443 HTTP/1.1", host, key]],
    ["every path", ["OPTIONS * HTTP/1.1", host, key]],
    ["an absolute target", [`GET http://evil.example${target} HTTP/1.1`, host, key]],
    ["an absolute target of another scheme", ["GET file:///etc/passwd HTTP/1.1", host, key]],
    ["a target without a path", ["GET ?q=1 HTTP/1.1", host, key]],
    ["two slashes before a host", [`GET //evil.example${target} HTTP/1.1`, host, key]],
    ["a port that is none", [`GET //[::1]:99999${target} HTTP/1.1`, host, key]],
    ["a space in the target", [`GET ${target}?q=a b HTTP/1.1`, host, key]],
    ["NUL in the target", [`GET ${target}?q=\u0000 HTTP/1.1`, host, key]],
    ["Latin-1 in the target", [`GET ${target}/s\u00e9arch?q=\u00ff HTTP/1.1`, host, key]],
    ["a header without a colon", [get, host, key, "nonsense"]],
    ["a folded header", [get, host, key, "X-Folded: a", " b"]],
    ["NUL in a header", [get, host, key, "X-Nul: a\u0000b"]],
    ["Latin-1 in a header", [get, host, key, "X-Latin: \u00e9\u00ff", "Idempotency-Key: \u00e9"]],
    ["two keys", [get, host, key, "Authorization: Bearer nn_live_other"]],
    ["a lone line feed", [`${get}\nX-Injected: 1`, host, key]],
    ["20 KB of headers", [get, host, key, `X-Long: ${"a".repeat(20_000)}`]],
    ["3,000 headers", [get, host, key, ...Array.from({ length: 3_000 }, (_, n) => `X${n}: 1`)]],
    ["a length that is none", [post, host, key, json, "Content-Length: abc"], "{}"],
    ["a length below 0", [post, host, key, json, "Content-Length: -1"], "{}"],
    ["two lengths", [post, host, key, json, "Content-Length: 2", "Content-Length: 3"], "{}"],
    ["a length of 1 TB", [post, host, key, json, "Content-Length: 1099511627776"], "{}"],
    [
      "a length and chunks",
      [post, host, key, json, "Content-Length: 2", "Transfer-Encoding: chunked"],
      "0\r\n\r\n",
    ],
    ["chunks that are none", [post, host, key, json, "Transfer-Encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"],
    ["an unknown transfer encoding", [post, host, key, json, "Transfer-Encoding: br"], "{}"],
    ["a body cut short", [post, host, key, json, "Content-Length: 100"], "{"],
    ["a body that was not promised", [get, host, key, json], '{"a":1}'],
    ["a continuation", [post, host, key, json, "Content-Length: 2", "Expect: 100-continue"], "{}"],
    ["an upgrade", [get, host, key, "Upgrade: websocket", "Connection: Upgrade"]],
    ["nothing of HTTP", ["\u0016\u0003\u0001\u0002\u0000\u0001"]],
  ];
};
