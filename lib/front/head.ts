import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Puts what `writeHead` was called with on the answer itself, so that others can still read and change it. */
export function settleHead(response: ServerResponse, args: readonly unknown[]): void {
  const [status] = args;
  if (typeof status === "number") response.statusCode = status;
  const headers = args.at(-1);
  if (typeof headers === "object" && headers !== null && !Array.isArray(headers))
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value);
}

/** Calls `change` once, when an answer's status and headers are settled and about to be sent. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const { writeHead } = response;
  response.writeHead = function writeHeadChanged(this: ServerResponse, ...args: unknown[]) {
    settleHead(this, args);
    change();
    return writeHead.call(this, this.statusCode);
  } as typeof writeHead;
}
