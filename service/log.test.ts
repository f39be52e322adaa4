import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { epgForm } from "./epg/addresses.ts";
import { keyForm } from "./keys/keys.ts";
import { createLog } from "./log.ts";
import { newSecret } from "./webhooks/secrets.ts";

/** A log, and the lines that it has written. */
function openLog() {
  const lines: string[] = [];
  return { lines, log: createLog("trace", { write: (line) => void lines.push(line) }) };
}

describe("the log", () => {
  it.each([
    ["a key", keyForm.create()],
    ["a guide address's token", epgForm.create()],
    ["a webhook's secret", newSecret()],
    ["another service's key", "s3cr3t-0f-another", (secret: string) => `Authorization: bearer ${secret}`],
    ["a feed's token", "t0k3n", (secret: string) => `https://feeds.example/guide.xml.gz?key=${secret}&day=2`],
    ["a feed's password", "passw0rd", (secret: string) => `http://me:${secret}@feeds.example/guide.xml`],
    [
      "the store's password",
      "p4ss/w0rd",
      (secret: string) => `postgres://me:${encodeURIComponent(secret)}@db/tv`,
    ],
    ["a fragment", "fr4gment", (secret: string) => `https://feeds.example/#${secret}`],
  ])("never holds %s, wherever it stands", (_, secret, inText = (text: string) => text) => {
    const { log, lines } = openLog();
    const text = inText(secret);
    log.info(`before ${text} after`);
    log.warn({ source: { location: text } }, "source could not be read");
    log.error({ err: new Error(`failed: ${text}`, { cause: new Error(text) }) }, "a request failed");
    log.error({ err: Object.assign(new Error("failed"), { input: text, list: [text] }) });
    expect(lines).toHaveLength(4);
    expect(lines.join("")).not.toContain(secret);
    expect(lines.join("")).not.toContain(encodeURIComponent(secret));
    expect(JSON.parse(lines[0] ?? "").msg).toMatch(/^before .* after$/);
  });

  it("never contains the value of a member that is named like a secret", () => {
    const { log, lines } = openLog();
    log.info({
      headers: { Authorization: "opaque", cookie: "opaque" },
      auth: { password: 'opa"que', secret: "opaque" },
    });
    expect(lines.join("")).not.toMatch(/opa/);
    expect(JSON.parse(lines[0] ?? "").headers).toEqual({ Authorization: "***", cookie: "***" });
  });

  it("keeps what an operator needs of an address", () => {
    const { log, lines } = openLog();
    log.info("https://me:word@feeds.example:8080/guides/nz.xml.gz?key=1, then file:///guides/nz.xml");
    expect(JSON.parse(lines[0] ?? "").msg).toBe(
      "https://feeds.example:8080/guides/nz.xml.gz then file:///guides/nz.xml",
    );
  });

  it("is one JSON document per line, whatever is logged", () => {
    const { log, lines } = openLog();
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("https://", "a@", "?", '"secret":"', '\\"', "Bearer ", "nn_live_", "\n"),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        (text) => {
          log.info({ err: new Error(text), text, [text]: text }, text);
          expect(() => JSON.parse(lines.at(-1) ?? "")).not.toThrow();
          expect(lines.at(-1)).toMatch(/^[^\n]*\n$/);
        },
      ),
    );
  });
});
