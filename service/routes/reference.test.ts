import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openApiDocument } from "../../contract/openapi.ts";
import { openTestApp } from "../test-app.ts";

it("the OpenAPI document is served without a key", async () => {
  const { app } = await openTestApp();
  const answer = await app.request("/v1/openapi.json");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it.each([
  ["/v1/docs", "text/html"],
  ["/v1/docs/viewer.js", "text/javascript"],
  ["/v1/docs/viewer.css", "text/css"],
  ["/v1/docs/start.js", "text/javascript"],
])("the reference's %s is served without a key, under its own policy", async (path, type) => {
  const { app } = await openTestApp();
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain(type);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it.each(["/v1/openapi.json", "/v1/docs/viewer.js"])(
  "the reference's %s is gzipped for a client that takes it, and the same for one that doesn't",
  async (path) => {
    const { app } = await openTestApp();
    const plain = await app.request(path);
    const gzipped = await app.request(path, { headers: { "Accept-Encoding": "gzip" } });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(gzipped.headers.get("Content-Encoding")).toBe("gzip");
    for (const answer of [plain, gzipped]) expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    const body = gunzipSync(await gzipped.arrayBuffer());
    expect(body.equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
  },
);

it("nothing else lies beside the reference", async () => {
  const { app } = await openTestApp();
  for (const path of ["/v1/docs/other.js", "/v1/docs/..%2fapp.ts"])
    expect((await app.request(path)).status).toBe(401);
});
