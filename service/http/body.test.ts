import { describe, expect, it } from "vitest";
import { readBody } from "./body.ts";

/** A request whose body comes in chunks, of no length that it tells. */
function chunked(
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  cancel?: () => void,
): Request {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }),
    duplex: "half",
  };
  return new Request("http://guide.example/v1/webhooks", init);
}

describe("a body", () => {
  it("that never ends is read no further than 64 KB and a chunk", async () => {
    const chunk = new Uint8Array(10_000).fill(32);
    let sent = 0;
    let cancelled = false;
    const request = chunked(
      (controller) => {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      () => {
        cancelled = true;
      },
    );
    expect(await readBody(request)).toMatchObject({ code: "too_large" });
    expect(sent).toBe(70_000);
    expect(cancelled).toBe(true);
  });

  it("of just 64 KB is read", async () => {
    let left = 64 * 1024;
    const request = chunked((controller) => {
      controller.enqueue(new Uint8Array(Math.min(left, 5_000)).fill(32));
      left -= 5_000;
      if (left <= 0) controller.close();
    });
    expect(await readBody(request)).toEqual({ text: " ".repeat(64 * 1024) });
  });

  it("whose sender goes before its end is the sender's mistake", async () => {
    const request = chunked((controller) => controller.error(new Error("aborted")));
    expect(await readBody(request)).toMatchObject({
      code: "invalid_parameter",
      errors: [{ param: "body", detail: "complete" }],
    });
  });
});
