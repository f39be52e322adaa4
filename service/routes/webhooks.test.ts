import { describe, expect, it } from "vitest";
import { deliverySchema, webhookSchema, webhookSecretSchema } from "../../contract/webhook.ts";
import { createKey, revokeKey } from "../keys/keys.ts";
import { openTestApp, testVault } from "../test-app.ts";

const wanted = { url: "https://hooks.example/tv", events: ["event.starting"] };
const missing = "wh_000000000000";

async function open(options: Parameters<typeof openTestApp>[0] = {}) {
  const hosts: Record<string, string[]> = {
    "hooks.example": ["93.184.215.14"],
    "inside.example": ["10.1.1.1"],
  };
  const app = await openTestApp({ resolve: async (host) => hosts[host] ?? [], ...options });

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const refused = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await send(method, path, body, headers);
    const problem = await response.json();
    expect(problem.status).toBe(response.status);
    return problem;
  };
  const create = async (body: unknown = wanted, headers?: Record<string, string>) => {
    const response = await send("POST", "/webhooks", body, headers);
    expect(response.status).toBe(201);
    return webhookSecretSchema.parse((await response.json()).data);
  };
  return { ...app, send, refused, create };
}

describe("POST /webhooks", () => {
  it("makes a webhook and shows its secret this once", async () => {
    const { send, single, list, store } = await open();
    const response = await send("POST", "/webhooks", wanted);
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { data, meta } = await response.json();
    expect(meta).toEqual({ took_ms: 0 });
    expect(data).toEqual({
      id: expect.stringMatching(/^wh_[0-9a-z]{12}$/),
      ...wanted,
      lead_minutes: 15,
      enabled: true,
      last_call: null,
      secret: expect.stringMatching(/^whsec_[0-9A-Za-z+/]{43}=$/),
    });
    expect(response.headers.get("Location")).toBe(`/v1/webhooks/${data.id}`);

    const { secret, ...shown } = data;
    expect(await single(`/webhooks/${data.id}`, webhookSchema.strict())).toEqual(shown);
    expect((await list("/webhooks", webhookSchema.strict())).data).toEqual([shown]);
    const row = await store.db.selectFrom("webhook").select("secret").executeTakeFirstOrThrow();
    expect(row.secret).not.toContain(secret.slice(6));
    expect(testVault.open(row.secret, `secret of ${data.id}`)).toBe(secret);
  });

  it("keeps a filter, a lead and each kind once", async () => {
    const { create } = await open();
    const filter = { sport: "football", country: "gb", channel: "ch_3k9x0q7m2v", league: "lg_3k9x0q7m2v" };
    const made = await create({
      url: "https://93.184.215.14:8443/",
      events: ["listing.changed", "event.changed", "listing.changed"],
      filter,
      lead_minutes: 0,
    });
    expect(made).toMatchObject({
      events: ["listing.changed", "event.changed"],
      filter: { ...filter, country: "GB" },
      lead_minutes: 0,
    });
    expect((await create({ ...wanted, filter: {} })).filter).toBeUndefined();
  });

  it.each([
    [{}, "missing_parameter", ["url", "events"]],
    [{ url: wanted.url }, "missing_parameter", ["events"]],
    [{ ...wanted, secret: "mine" }, "unknown_parameter", ["secret"]],
    [{ ...wanted, filter: { team: "x" } }, "unknown_parameter", ["filter.team"]],
    [
      '{"__proto__":{},"url":"https://hooks.example","events":["event.starting"]}',
      "unknown_parameter",
      ["__proto__"],
    ],
    [{ ...wanted, url: 7 }, "invalid_parameter", ["url"]],
    [{ ...wanted, url: "/relative" }, "invalid_parameter", ["url"]],
    [{ ...wanted, url: `https://hooks.example/${"a".repeat(2048)}` }, "invalid_parameter", ["url"]],
    [{ ...wanted, url: null }, "invalid_parameter", ["url"]],
    [{ ...wanted, events: [] }, "invalid_parameter", ["events"]],
    [{ ...wanted, events: "event.starting" }, "invalid_parameter", ["events"]],
    [{ ...wanted, events: ["event.starting", "event.over"] }, "invalid_parameter", ["events.1"]],
    [{ ...wanted, lead_minutes: 1.5 }, "invalid_parameter", ["lead_minutes"]],
    [{ ...wanted, lead_minutes: 1441 }, "invalid_parameter", ["lead_minutes"]],
    [{ ...wanted, lead_minutes: "5" }, "invalid_parameter", ["lead_minutes"]],
    [{ ...wanted, filter: { country: "GBR" } }, "invalid_parameter", ["filter.country"]],
    [{ ...wanted, filter: { event: "ev_1" } }, "invalid_parameter", ["filter.event"]],
    [{ ...wanted, filter: { sport: "" } }, "invalid_parameter", ["filter.sport"]],
    [[], "invalid_parameter", ["body"]],
    ["null", "invalid_parameter", ["body"]],
    ["{", "invalid_parameter", ["body"]],
    ["", "invalid_parameter", ["body"]],
  ])("of %j is a 400 %s that names %j", async (body, code, params) => {
    const { refused } = await open();
    const problem = await refused("POST", "/webhooks", body);
    expect(problem).toMatchObject({ status: 400, code });
    expect(problem.errors.map(({ param }: { param: string }) => param)).toEqual(params);
  });

  it("takes no query, and JSON in UTF-8 alone", async () => {
    const { refused, send, request } = await open();
    expect(await refused("POST", "/webhooks?dry=1", wanted)).toMatchObject({ code: "unknown_parameter" });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
      expect(await refused("POST", "/webhooks", wanted, { "Content-Type": type })).toMatchObject({
        status: 415,
        code: "unsupported_media_type",
      });
    const type = "application/json; charset=utf-8";
    expect((await send("POST", "/webhooks", wanted, { "Content-Type": type })).status).toBe(201);
    const bytes = Buffer.concat([Buffer.from('{"url":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const latin = await request("/webhooks", {
      method: "POST",
      headers: { "Content-Type": type },
      body: bytes,
    });
    expect(latin.status).toBe(400);
  });

  it("of a body over 64 KB is 413, whatever the request says of its length", async () => {
    const { refused, request, send } = await open();
    const padded = (bytes: number) => JSON.stringify(wanted).padEnd(bytes, " ");
    expect((await send("POST", "/webhooks", padded(65_536))).status).toBe(201);
    expect(await refused("POST", "/webhooks", padded(65_537))).toMatchObject({ code: "too_large" });
    expect(await refused("POST", "/webhooks", wanted, { "Content-Length": "65537" })).toMatchObject({
      code: "too_large",
    });
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: endless,
      duplex: "half",
    };
    expect((await request("/webhooks", init)).status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  it.each([
    "http://hooks.example/",
    "https://inside.example/",
    "https://nowhere.example/",
    "https://127.0.0.1/",
  ])("to %s is 422", async (url) => {
    const { refused, list } = await open();
    expect(await refused("POST", "/webhooks", { ...wanted, url })).toMatchObject({
      status: 422,
      code: "url_not_allowed",
      errors: [{ param: "url" }],
    });
    expect((await list("/webhooks", webhookSchema)).data).toEqual([]);
  });
});

describe("an Idempotency-Key", () => {
  const header = { "Idempotency-Key": "order-7" };

  it("makes one webhook of a request that is sent again, and answers it the same for 24 h", async () => {
    const { create, list, send, moveTo } = await open({ at: "2026-08-22T18:00:00Z" });
    const made = await create(wanted, header);
    await moveTo("2026-08-23T17:59:59Z");
    expect(await create(wanted, header)).toEqual(made);
    const again = await send("POST", "/webhooks", wanted, header);
    expect(again.headers.get("Location")).toBe(`/v1/webhooks/${made.id}`);
    expect((await list("/webhooks", webhookSchema)).data).toHaveLength(1);
    await moveTo("2026-08-23T18:00:00Z");
    expect((await create(wanted, header)).id).not.toBe(made.id);
  });

  it("with another request is 409", async () => {
    const { create, refused } = await open();
    const { id } = await create(wanted, header);
    const conflict = { status: 409, code: "idempotency_conflict" };
    expect(await refused("POST", "/webhooks", { ...wanted, lead_minutes: 1 }, header)).toMatchObject(
      conflict,
    );
    expect(await refused("POST", `/webhooks/${id}/rotate-secret`, undefined, header)).toMatchObject(conflict);
  });

  it("makes one webhook of requests that are sent at once", async () => {
    const { create, list } = await open();
    const made = await Promise.all(Array.from({ length: 12 }, () => create(wanted, header)));
    expect(new Set(made.map(({ id, secret }) => `${id} ${secret}`)).size).toBe(1);
    expect((await list("/webhooks", webhookSchema)).data).toHaveLength(1);
  });

  it("is forgotten of a request that was refused", async () => {
    const { create, refused } = await open();
    await refused("POST", "/webhooks", { ...wanted, url: "https://inside.example/" }, header);
    await create(wanted, header);
  });

  it("is each account's own", async () => {
    const { create, store, list } = await open();
    const other = await createKey(store.db, { plan: "plus", now: 0 });
    const made = await create(wanted, header);
    const theirs = await create(wanted, { ...header, Authorization: `Bearer ${other}` });
    expect(theirs.id).not.toBe(made.id);
    expect((await list("/webhooks", webhookSchema)).data.map(({ id }) => id)).toEqual([made.id]);
  });

  it.each(["", "a b", "é".normalize(), "x".repeat(256)])("of %j is a 400 that names it", async (key) => {
    const { refused } = await open();
    expect(await refused("POST", "/webhooks", wanted, { "Idempotency-Key": key })).toMatchObject({
      code: "invalid_parameter",
      errors: [{ param: "Idempotency-Key" }],
    });
  });
});

describe("GET /webhooks", () => {
  it("lists them oldest first, with no page after", async () => {
    const { create, list, moveTo } = await open();
    const ids = [];
    for (const minute of ["00", "01", "02"]) {
      await moveTo(`2026-08-22T18:${minute}:00Z`);
      ids.push((await create()).id);
    }
    const { data, meta } = await list("/webhooks", webhookSchema.strict());
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(meta).toEqual({ count: 3, next: null, took_ms: 0 });
  });

  it("has the last call of each, with 0 if nothing answered", async () => {
    const { create, single, store } = await open();
    const { id } = await create();
    for (const [status, http] of [
      [200, 200],
      [0, 0],
    ]) {
      await store.db
        .updateTable("webhook")
        .set({ last_call_at: 1_787_421_600, last_call_http: status })
        .execute();
      expect((await single(`/webhooks/${id}`, webhookSchema)).last_call).toEqual({
        at: "2026-08-22T18:00:00Z",
        http,
      });
    }
  });

  it("is asked after by its ETag, and kept by nobody", async () => {
    const { create, request } = await open();
    await create();
    const first = await request("/webhooks");
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    const condition = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await request("/webhooks", { headers: condition })).status).toBe(304);
    await create();
    expect((await request("/webhooks", { headers: condition })).status).toBe(200);
  });
});

describe("/webhooks/{id}", () => {
  it("changes what the body names, and leaves the rest", async () => {
    const { create, send, single } = await open();
    const { secret: _, ...made } = await create({ ...wanted, filter: { sport: "rugby" } });
    const change = async (body: object) => {
      const response = await send("PATCH", `/webhooks/${made.id}`, body);
      expect(response.status).toBe(200);
      return (await response.json()).data;
    };
    expect(await change({})).toEqual(made);
    expect(await change({ lead_minutes: 60, enabled: false })).toEqual({
      ...made,
      lead_minutes: 60,
      enabled: false,
    });
    expect(await change({ filter: { country: "FR" } })).toMatchObject({ filter: { country: "FR" } });
    expect(await change({ filter: null })).not.toHaveProperty("filter");
    const last = await change({ url: "https://hooks.example/new", events: ["event.changed"], enabled: true });
    expect(last).toMatchObject({
      url: "https://hooks.example/new",
      events: ["event.changed"],
      enabled: true,
    });
    expect(await single(`/webhooks/${made.id}`, webhookSchema.strict())).toEqual(last);
  });

  it("refuses changes that don't fit", async () => {
    const { create, refused } = await open();
    const { id } = await create();
    const path = `/webhooks/${id}`;
    expect(await refused("PATCH", path, { id })).toMatchObject({ status: 400, code: "unknown_parameter" });
    expect(await refused("PATCH", path, { events: [] })).toMatchObject({ status: 400 });
    expect(await refused("PATCH", path, { url: "https://10.0.0.1/" })).toMatchObject({ status: 422 });
    expect(await refused("PATCH", path)).toMatchObject({ status: 400, errors: [{ param: "body" }] });
  });

  it("removes it, and shows it a last time", async () => {
    const { create, send, request } = await open();
    const { secret: _, ...made } = await create();
    const response = await send("DELETE", `/webhooks/${made.id}`);
    expect([response.status, (await response.json()).data]).toEqual([200, made]);
    expect((await request(`/webhooks/${made.id}`)).status).toBe(404);
    expect((await send("DELETE", `/webhooks/${made.id}`)).status).toBe(404);
  });

  it.each([
    ["GET", "", undefined],
    ["PATCH", "", {}],
    ["DELETE", "", undefined],
    ["POST", "/rotate-secret", undefined],
    ["POST", "/test", undefined],
    ["GET", "/deliveries", undefined],
    ["POST", "/deliveries/dl_0000000000/redeliver", undefined],
  ])("%s%s of one that isn't there, or isn't a webhook's id, is 404", async (method, action, body) => {
    const { refused } = await open();
    for (const id of [missing, "nobody", "ch_0000000000"])
      expect(await refused(method, `/webhooks/${id}${action}`, body)).toMatchObject({ code: "not_found" });
  });

  it("is its account's alone, whichever of the account's keys calls", async () => {
    const { store, send, create, refused } = await open();
    const key = (owner: string) => createKey(store.db, { plan: "plus", owner, now: 0 });
    const [first, second, stranger] = [await key("harbour"), await key("harbour"), await key("elsewhere")];
    const as = (text: string) => ({ Authorization: `Bearer ${text}` });
    const { id } = await create(wanted, as(first));

    const tested = await send("POST", `/webhooks/${id}/test`, undefined, as(first));
    const delivery = (await tested.json()).data.id;
    await revokeKey(store.db, { which: first, now: 0 });
    expect((await send("GET", `/webhooks/${id}`, undefined, as(second))).status).toBe(200);
    for (const [method, action, body] of [
      ["GET", "", undefined],
      ["PATCH", "", { enabled: false }],
      ["DELETE", "", undefined],
      ["POST", "/rotate-secret", undefined],
      ["POST", "/test", undefined],
      ["GET", "/deliveries", undefined],
      ["POST", `/deliveries/${delivery}/redeliver`, undefined],
    ] as const)
      expect(await refused(method, `/webhooks/${id}${action}`, body, as(stranger))).toMatchObject({
        code: "not_found",
      });
    expect((await send("DELETE", `/webhooks/${id}`, undefined, as(second))).status).toBe(200);
  });
});

describe("POST /webhooks/{id}/rotate-secret", () => {
  it("gives another secret, and keeps the one before for 24 h", async () => {
    const { create, send, store } = await open({ at: "2026-08-22T18:00:00Z" });
    const { id, secret } = await create();
    const response = await send("POST", `/webhooks/${id}/rotate-secret`);
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data).toMatchObject({ id, previous_secret_until: "2026-08-23T18:00:00Z" });
    expect(data.secret).toMatch(/^whsec_/);
    expect(data.secret).not.toBe(secret);
    const row = await store.db.selectFrom("webhook").selectAll().executeTakeFirstOrThrow();
    expect(testVault.open(row.secret, `secret of ${id}`)).toBe(data.secret);
    expect(testVault.open(row.previous_secret ?? "", `secret of ${id}`)).toBe(secret);
    expect(row.previous_until).toBe(1_787_421_600 + 86_400);
  });

  it("takes no body", async () => {
    const { create, refused } = await open();
    const { id } = await create();
    expect(await refused("POST", `/webhooks/${id}/rotate-secret`, {})).toMatchObject({
      status: 400,
      errors: [{ param: "body" }],
    });
  });

  it("gives one secret to a request that is sent twice with an Idempotency-Key", async () => {
    const { create, send } = await open();
    const { id } = await create();
    const rotate = async () =>
      (await send("POST", `/webhooks/${id}/rotate-secret`, undefined, { "Idempotency-Key": "r1" })).json();
    expect((await rotate()).data.secret).toBe((await rotate()).data.secret);
  });
});

describe("POST /webhooks/{id}/test", () => {
  it("writes one message for the service to send, even if the webhook is switched off", async () => {
    const { create, send, list } = await open();
    const { id } = await create();
    await send("PATCH", `/webhooks/${id}`, { enabled: false });
    const response = await send("POST", `/webhooks/${id}/test`);
    expect([response.status, response.headers.get("Location")]).toEqual([
      201,
      `/v1/webhooks/${id}/deliveries`,
    ]);
    const { data } = await response.json();
    expect(deliverySchema.strict().parse(data)).toEqual({
      id: expect.stringMatching(/^dl_[0-9a-z]{16}$/),
      type: "webhook.test",
      subject: id,
      state: "pending",
      created: "2026-08-22T18:00:00Z",
      next_attempt: "2026-08-22T18:00:00Z",
      attempts: [],
    });
    expect((await list(`/webhooks/${id}/deliveries`, deliverySchema)).data).toEqual([data]);
  });
});

describe("GET /webhooks/{id}/deliveries", () => {
  it("lists each once, latest first, whatever the size of a page", async () => {
    const { create, send, list, moveTo } = await open();
    const [{ id }, other] = [await create(), await create()];
    for (const second of ["00", "01", "02", "03", "04"]) {
      await moveTo(`2026-08-22T18:00:${second}Z`);
      await send("POST", `/webhooks/${id}/test`);
      await send("POST", `/webhooks/${other.id}/test`);
    }
    const seen: string[] = [];
    for (let path: string | null = `/webhooks/${id}/deliveries?limit=2`; path !== null; ) {
      const page: { data: { created: string }[]; meta: { count: number; next: string | null } } = await list(
        path,
        deliverySchema,
      );
      expect(page.meta.count).toBe(5);
      seen.push(...page.data.map(({ created }) => created.slice(17, 19)));
      path = page.meta.next && `/webhooks/${id}/deliveries?limit=2&cursor=${page.meta.next}`;
    }
    expect(seen).toEqual(["04", "03", "02", "01", "00"]);
  });

  it("takes no cursor of another webhook's list", async () => {
    const { create, send, list, refused, moveTo } = await open();
    const [{ id }, other] = [await create(), await create()];
    await send("POST", `/webhooks/${id}/test`);
    await moveTo("2026-08-22T18:00:01Z");
    await send("POST", `/webhooks/${id}/test`);
    const { meta } = await list(`/webhooks/${id}/deliveries?limit=1`, deliverySchema);
    expect(await refused("GET", `/webhooks/${other.id}/deliveries?cursor=${meta.next}`)).toMatchObject({
      code: "invalid_cursor",
    });
  });
});

describe("POST /webhooks/{id}/deliveries/{delivery}/redeliver", () => {
  it("makes a message that failed due again, with its id", async () => {
    const { create, send, store } = await open();
    const { id } = await create();
    const { data: made } = await (await send("POST", `/webhooks/${id}/test`)).json();
    await store.db.updateTable("outbox").set({ state: "failed", tries: 5, due_at: 0 }).execute();
    const response = await send("POST", `/webhooks/${id}/deliveries/${made.id}/redeliver`);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({
      id: made.id,
      state: "pending",
      next_attempt: "2026-08-22T18:00:00Z",
    });
    expect(await store.db.selectFrom("outbox").select("tries").execute()).toEqual([{ tries: 0 }]);
  });

  it("of another webhook's message is 404", async () => {
    const { create, send, refused } = await open();
    const [{ id }, other] = [await create(), await create()];
    const { data } = await (await send("POST", `/webhooks/${id}/test`)).json();
    expect(await refused("POST", `/webhooks/${other.id}/deliveries/${data.id}/redeliver`)).toMatchObject({
      code: "not_found",
    });
  });
});

describe("an account", () => {
  it("has at most 100 webhooks", async () => {
    const { create, refused, send } = await open();
    const made = await create();
    for (let n = 1; n < 100; n++) await create();
    expect(await refused("POST", "/webhooks", wanted)).toMatchObject({
      status: 409,
      code: "too_many_webhooks",
    });
    await send("DELETE", `/webhooks/${made.id}`);
    await create();
  });

  it("has its secrets in no readable form in the store", async () => {
    const { create, store } = await open();
    const { id, secret } = await create(wanted, { "Idempotency-Key": "once" });
    const rows = JSON.stringify([
      await store.db.selectFrom("webhook").selectAll().execute(),
      await store.db.selectFrom("idempotency").selectAll().execute(),
    ]);
    expect(rows).toContain(id);
    expect(rows).not.toContain(secret.slice(6));
  });
});

describe("webhooks", () => {
  it.each([
    ["GET", "/webhooks", undefined],
    ["POST", "/webhooks", wanted],
    ["GET", `/webhooks/${missing}`, undefined],
    ["PATCH", `/webhooks/${missing}`, {}],
    ["DELETE", `/webhooks/${missing}`, undefined],
    ["POST", `/webhooks/${missing}/rotate-secret`, undefined],
    ["POST", `/webhooks/${missing}/test`, undefined],
    ["GET", `/webhooks/${missing}/deliveries`, undefined],
    ["POST", `/webhooks/${missing}/deliveries/dl_0000000000/redeliver`, undefined],
  ])("need a paid plan: %s %s of a free key is 403, whatever it holds", async (method, path, body) => {
    const { refused } = await open({ plan: "free" });
    expect(await refused(method, path, body)).toMatchObject({ code: "plan_required", plan: "plus" });
    expect(await refused(method, `${path}?x=1`, body)).toMatchObject({ code: "plan_required" });
  });

  it.each([
    ["/webhooks", "GET, HEAD, POST"],
    [`/webhooks/${missing}`, "GET, HEAD, PATCH, DELETE"],
    [`/webhooks/${missing}/rotate-secret`, "POST"],
  ])("answer %s to %s alone", async (path, allowed) => {
    const { send } = await open();
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await send(method, path);
      if (allowed.split(", ").includes(method)) expect(response.status).not.toBe(405);
      else expect([response.status, response.headers.get("Allow")]).toEqual([405, allowed]);
    }
  });
});
