import { describe, expect, it } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { problemSchema } from "../../contract/problem.ts";
import { fromIso } from "../../contract/time.ts";
import { keyForm, revokeKey } from "../keys/keys.ts";
import { replaceAllSlots } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = fromIso("2026-08-22T18:00:00Z");
const channels = [{ key: "one", slots: [{ start: at - 600, stop: at + 600, title: "On now" }] }];

describe("a key", () => {
  it("is needed for every path under /v1, also for unknown ones", async () => {
    const { app } = await openTestApp();
    for (const path of ["/v1/channels", "/v1/nothing", "/v1/events", "/v1"]) {
      const response = await app.request(path);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(problemSchema.parse(await response.json()).code).toBe("missing_key");
    }
  });

  it.each([
    ["Basic bm46bm4=", "missing_key"],
    ["Bearer", "missing_key"],
    ["Bearer nn_live_short", "invalid_key"],
    [`Bearer ${keyForm.create()}`, "invalid_key"],
  ])("sent as %j is refused", async (authorization, code) => {
    const { problem } = await openTestApp();
    expect(await problem("/channels", { headers: { Authorization: authorization } })).toMatchObject({
      status: 401,
      code,
    });
  });

  it("is taken whatever the case of the scheme", async () => {
    const { request, key } = await openTestApp();
    expect((await request("/channels", { headers: { Authorization: `bearer ${key}` } })).status).toBe(200);
  });

  it("is refused within 5 s of its revocation", async () => {
    const { problem, request, store, key, moveTo } = await openTestApp({ at: "2026-08-22T18:00:00Z" });
    expect((await request("/channels")).status).toBe(200);
    await revokeKey(store.db, { which: key, now: at });
    await moveTo("2026-08-22T18:00:05Z");
    expect((await problem("/channels")).code).toBe("revoked_key");
  });
});

describe("routes and methods", () => {
  it("that aren't there are 404", async () => {
    const { problem, app } = await openTestApp();
    for (const path of ["/nothing", "/channels/", "/channels/a/b/c", "/Channels"])
      expect(await problem(path)).toMatchObject({ status: 404, code: "not_found" });
    expect((await app.request("/elsewhere")).status).toBe(404);
  });

  it("but GET and HEAD are 405, with Allow", async () => {
    const { request } = await openTestApp();
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await request("/channels", { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
    }
  });

  it("answer HEAD as GET, without the body", async () => {
    const { request } = await openTestApp({ channels });
    const get = await request("/now");
    const head = await request("/now", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const [name, value] of get.headers)
      if (name !== "ratelimit") expect(head.headers.get(name)).toBe(value);
  });

  it("of every endpoint are served", async () => {
    const { request } = await openTestApp({ plan: "pro" });
    for (const { path } of Object.values(endpoints)) {
      const response = await request(path.replace("{id}", "ch_0000000000").replace("{cc}", "ZZ"));
      expect([path, response.status]).not.toEqual([path, 501]);
      expect(await response.text()).not.toContain("there is no such path");
    }
  });
});

describe("parameters", () => {
  it.each([
    ["/channels?limit=0", "invalid_parameter", "limit", "limit must be 1 to 500"],
    ["/channels?limit=501", "invalid_parameter", "limit", "limit must be 1 to 500"],
    ["/channels?limit=1e2", "invalid_parameter", "limit", "limit must be 1 to 500"],
    ["/channels?limit=5&limit=5", "invalid_parameter", "limit", "limit must be given only once"],
    ["/channels?limit=", "invalid_parameter", "limit", "limit must be omitted or given a value"],
    ["/channels?country=GBR", "invalid_parameter", "country", "country must be an ISO 3166-1 alpha-2 code"],
    [
      "/channels?country=GB,,FR",
      "invalid_parameter",
      "country",
      "country must be an ISO 3166-1 alpha-2 code",
    ],
    ["/channels?has_logo=yes", "invalid_parameter", "has_logo", "has_logo must be true or false"],
    ["/channels?lang=en", "invalid_parameter", "lang", "lang must be an ISO 639-3 code"],
    ["/channels?page=2", "unknown_parameter", "page", "page is not a parameter of this path"],
    ["/channels?__proto__=1", "unknown_parameter", "__proto__", "__proto__ is not a parameter of this path"],
    ["/channels?cursor=abc", "invalid_cursor", "cursor", undefined],
    ["/channels?fields=nope", "invalid_parameter", "fields", undefined],
    ["/channels?fields=name,Name", "invalid_parameter", "fields", undefined],
    ["/channels/search", "missing_parameter", "q", "q is required"],
    ["/channels/search?q=%20", "invalid_parameter", "q", "q must be some text"],
    ["/guide?from=2026-08-22T00:00:00Z&to=2026-08-23T00:00:00Z", "missing_parameter", "channels", undefined],
    ["/now?country=GB&channels=ch_0000000000", "invalid_parameter", "country", undefined],
  ])("%s is a 400 %s that names %s", async (path, code, param, detail) => {
    const { problem } = await openTestApp({ channels });
    const refused = await problem(path);
    expect(refused).toMatchObject({ status: 400, code });
    expect(refused.errors?.map((error) => error.param)).toContain(param);
    if (detail) expect(refused.detail).toBe(detail);
  });

  it("are checked before the resource", async () => {
    const { problem } = await openTestApp();
    expect((await problem("/channels/nobody?x=1")).code).toBe("unknown_parameter");
    expect((await problem("/channels/nobody")).code).toBe("not_found");
  });

  it("that make a URL too long are 413", async () => {
    const { problem } = await openTestApp();
    expect(await problem(`/channels/search?q=${"a".repeat(5000)}`)).toMatchObject({ code: "too_large" });
  });
});

describe("problems", () => {
  it("are RFC 9457, with the request's id and the time it took", async () => {
    const { request } = await openTestApp();
    const response = await request("/channels?limit=0");
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      type: "/problems/invalid-parameter",
      title: "Invalid parameter",
      status: 400,
      code: "invalid_parameter",
      detail: "limit must be 1 to 500",
      instance: expect.stringMatching(/^urn:request:req_[0-9a-f]{32}$/),
      errors: [{ param: "limit", detail: "1 to 500" }],
      meta: { took_ms: 0 },
    });
  });

  it("of the service's own say nothing of what went wrong", async () => {
    const { problem, store, ids } = await openTestApp({ channels });
    await store.db.schema.dropTable("slot").execute();
    const refused = await problem(`/channels/${ids[0]}/schedule`);
    expect(refused).toMatchObject({ status: 500, code: "internal" });
    expect(JSON.stringify(refused)).not.toMatch(/slot|sql|select|\.ts|Error:/i);
  });
});

describe("caching", () => {
  it("answers 304 without a body to the ETag of the same data, and 200 once the data change", async () => {
    const { request, store, ids, guide } = await openTestApp({ channels });
    const path = `/channels/${ids[0]}/schedule`;
    const first = await request(path);
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);

    for (const header of [etag, `"other", W/${etag}`, "*"]) {
      const again = await request(path, { headers: { "If-None-Match": header } });
      expect(again.status).toBe(304);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
    expect((await request(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);

    await replaceAllSlots(store.db, ids[0] ?? "", [{ start: at, stop: at + 60, title: "Changed" }]);
    await guide.poll();
    const changed = await request(path, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("Changed");
  });

  it("keeps the ETag over a revision that leaves the data as they are", async () => {
    const { request, store, ids, guide } = await openTestApp({ channels });
    const path = `/channels/${ids[0]}/schedule`;
    const before = (await request(path)).headers.get("ETag");
    await replaceAllSlots(store.db, ids[0] ?? "", channels[0]?.slots ?? []);
    await guide.poll();
    expect((await request(path)).headers.get("ETag")).toBe(before);
  });

  it("lets an answer be kept until it changes by itself, at most 5 minutes", async () => {
    const { request, moveTo, ids } = await openTestApp({ channels });
    const maxAge = async (path: string) =>
      /^private, max-age=(\d+), stale-while-revalidate=\d+, stale-if-error=\d+$/.exec(
        (await request(path)).headers.get("Cache-Control") ?? "",
      )?.[1];
    expect(await maxAge("/now")).toBe("300");
    await moveTo("2026-08-22T18:08:30Z");
    expect(await maxAge("/now")).toBe("90");
    expect(await maxAge(`/channels/${ids[0]}/now`)).toBe("90");
    await moveTo("2026-08-22T23:59:00Z");
    expect(await maxAge(`/channels/${ids[0]}/schedule`)).toBe("60");
    expect(await maxAge(`/channels/${ids[0]}/schedule?date=2026-08-22`)).toBe("300");
    expect((await request("/now")).headers.get("Vary")).toBe("Authorization, Accept-Encoding");
  });

  it("never serves a now answer past the end of its programme", async () => {
    const { request, moveTo } = await openTestApp({ channels });
    expect(await (await request("/now")).text()).toContain("On now");
    await moveTo("2026-08-22T18:10:00Z");
    expect(await (await request("/now")).text()).not.toContain("On now");
  });
});
