import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";

/** A Node http server that answers every request with the bytes of one file: the most this machine can do. */
const [port, file = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "Content-Type": "application/json",
  ETag: '"the-same-for-every-answer-27"',
  "Cache-Control": "private, max-age=300, stale-while-revalidate=60, stale-if-error=86400",
  Vary: "Authorization",
  "Content-Length": body.length,
};
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
