import { STATUS_CODES } from "node:http";
import type { Refusal } from "./outcome.ts";
import { refuseParameters } from "./parameters.ts";
import { newRequestId, problemAnswer } from "./problem.ts";

const tooLarge: Refusal = { code: "too_large", detail: "the request's head is too large" };

const malformed = refuseParameters("invalid_parameter", [
  { param: "request", detail: "well-formed HTTP/1.1" },
]);

/**
 * The complete answer, as text, to a request that can't be parsed. `code` is Node's error code. A client that was too
 * slow gets only a status line, since it may not be reading at all.
 */
export function unreadableAnswer(code?: string): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return formatResponse(408, {}, "");
  const isTooLarge = code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW";
  const facts = { requestId: newRequestId(), tookMs: 0 };
  const { status, headers, body } = problemAnswer(isTooLarge ? tooLarge : malformed, facts);
  return formatResponse(status, headers, body);
}

function formatResponse(status: number, headers: Record<string, string>, body: string): string {
  const all = { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
