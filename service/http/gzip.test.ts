import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listOf } from "../../contract/envelope.ts";
import { nowNextSchema } from "../../contract/slot.ts";
import { fromIso } from "../../contract/time.ts";
import { openTestApp } from "../test-app.ts";
import { acceptsGzip, buildGzip, pack } from "./gzip.ts";

describe("a gzip body", () => {
  it("is the packed bytes and the tail, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5_000 }),
        fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 3 }),
        async (head, tails) => {
          const packed = await pack(head);
          for (const tail of tails)
            expect(gunzipSync(buildGzip(packed, tail))).toEqual(Buffer.concat([head, tail]));
        },
      ),
    );
  });

  it("is one gzip member, since browsers read no more", async () => {
    const body = buildGzip(await pack(Buffer.from("head,")), Buffer.from("tail"));
    const read = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(read).text()).toBe("head,tail");
  });
});

describe("a client takes gzip", () => {
  it.each([
    ["gzip", true],
    ["gzip, deflate, br", true],
    ["br;q=1.0, GZip;q=0.2", true],
    ["*", true],
    ["identity, *;q=0.1", true],
    [undefined, false],
    ["", false],
    ["identity", false],
    ["br", false],
    ["gzip;q=0", false],
    ["gzip;q=0, *", false],
    ["*;q=0", false],
    ["xgzip", false],
  ])("that says %j: %s", (header, taken) => expect(acceptsGzip(header)).toBe(taken));
});

describe("long answers", () => {
  const at = fromIso("2026-08-22T18:00:00Z");
  const channels = Array.from({ length: 20 }, (_, n) => ({
    key: `channel ${n}`,
    slots: [{ start: at - 600, stop: at + 600, title: `Programme ${n}` }],
  }));
  const gzip = { headers: { "Accept-Encoding": "gzip, deflate, br" } };

  it("are gzipped for a client that takes it, and only then, with the same data, ETag and Vary", async () => {
    const { request } = await openTestApp({ channels });
    const plain = await request("/now");
    const gzipped = await request("/now", gzip);
    const again = await request("/now", gzip);
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    const text = await plain.text();
    for (const response of [gzipped, again]) {
      expect(response.headers.get("Content-Encoding")).toBe("gzip");
      expect(response.headers.get("Vary")).toBe("Authorization, Accept-Encoding");
      expect(response.headers.get("ETag")).toBe(plain.headers.get("ETag"));
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.length).toBeLessThan(text.length / 2);
      expect(gunzipSync(body).toString()).toBe(text);
    }
    expect(listOf(nowNextSchema).parse(JSON.parse(text)).data).toHaveLength(20);
  });

  it("are 304 to the ETag of either coding, also for a client that takes the other", async () => {
    const { request } = await openTestApp({ channels });
    const etag = (await request("/now", gzip)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const given of [etag, `W/${etag}`])
      for (const coding of ["gzip", "identity"]) {
        const headers = { "If-None-Match": given, "Accept-Encoding": coding };
        const response = await request("/now", { headers });
        expect(response.status).toBe(304);
        expect(response.headers.get("ETag")).toBe(etag);
        expect(response.headers.get("Content-Encoding")).toBeNull();
        expect(response.headers.get("Vary")).toBe("Authorization, Accept-Encoding");
      }
  });

  it("alone are gzipped: short ones and problems are sent as they are", async () => {
    const { request, ids } = await openTestApp({ channels });
    for (const path of [`/channels/${ids[0]}/now`, "/channels?limit=0", "/nothing"]) {
      const response = await request(path, gzip);
      expect(response.headers.get("Content-Encoding")).toBeNull();
      expect(await response.json()).toHaveProperty("meta.took_ms");
    }
  });
});
