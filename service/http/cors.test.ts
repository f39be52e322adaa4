import { describe, expect, it } from "vitest";
import { openTestApp } from "../test-app.ts";

const ours = "https://app.example";
const preflight = (origin: string, method = "GET") => ({
  method: "OPTIONS",
  headers: {
    Origin: origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": "authorization,if-none-match",
  },
});

/** The CORS headers of an answer. The spaces in their lists mean nothing. */
const corsHeaders = (response: Response) =>
  Object.fromEntries(
    [...response.headers]
      .filter(([name]) => name.startsWith("access-control-"))
      .map(([name, value]) => [name, value.replaceAll(" ", "")]),
  );

describe("without origins, CORS", () => {
  it("is off: no answer names an origin, and a preflight is refused", async () => {
    const { app, request } = await openTestApp();
    const answer = await request("/channels", { headers: { Origin: ours } });
    expect(answer.status).toBe(200);
    expect(corsHeaders(answer)).toEqual({});
    expect(answer.headers.get("Vary")).toBe("Authorization, Accept-Encoding");
    const asked = await app.request("/v1/channels", preflight(ours));
    expect(asked.status).toBe(401);
    expect(corsHeaders(asked)).toEqual({});
  });
});

describe("with origins, CORS", () => {
  const open = (corsOrigins: "*" | string[] = ["https://other.example", ours]) =>
    openTestApp({ corsOrigins });

  it("answers a preflight of theirs without a key, also of unsafe methods, and never allows credentials", async () => {
    const { app } = await open();
    for (const [path, method] of [
      ["/v1/channels", "GET"],
      ["/v1/webhooks/wh_0000000000", "PATCH"],
    ] as const) {
      const response = await app.request(path, preflight(ours, method));
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
      expect(corsHeaders(response)).toEqual({
        "access-control-allow-origin": ours,
        "access-control-allow-methods": "GET,HEAD,POST,PATCH,DELETE",
        "access-control-allow-headers": "Authorization,Content-Type,Idempotency-Key,If-None-Match",
        "access-control-max-age": "7200",
        "access-control-expose-headers":
          "ETag,Location,Nownext-Window,RateLimit,RateLimit-Policy,Retry-After",
      });
      expect(response.headers.get("Vary")).toMatch(/^Origin/);
    }
  });

  it("lets their pages read answers and refusals, with the headers that tell of limits and changes", async () => {
    const { request, app } = await open();
    const headers = { Origin: ours };
    const answers = [
      await request("/channels", { headers }),
      await request("/channels?limit=0", { headers }),
      await app.request("/v1/channels", { headers }),
      await app.request("/v1/openapi.json", { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 200]);
    for (const answer of answers) {
      expect(corsHeaders(answer)).toEqual({
        "access-control-allow-origin": ours,
        "access-control-expose-headers":
          "ETag,Location,Nownext-Window,RateLimit,RateLimit-Policy,Retry-After",
      });
      expect(answer.headers.get("Vary")).toMatch(/(^|, )Origin$/);
    }
  });

  it("lets them read that the day's calls are used up", async () => {
    const { request } = await openTestApp({ plan: "free", burstFactor: 0, corsOrigins: [ours] });
    for (let call = 0; call < 500; call++) await request("/channels?limit=0");
    const answer = await request("/channels", { headers: { Origin: ours } });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).not.toBeNull();
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(ours);
  });

  it("tells a browser that one answer isn't every origin's", async () => {
    const { request } = await open();
    expect((await request("/channels")).headers.get("Vary")).toBe("Authorization, Accept-Encoding, Origin");
  });

  it.each(["https://evil.example", "http://app.example", "https://app.example.evil.example", "null"])(
    "names no origin to a page of another: %s",
    async (origin) => {
      const { app, request } = await open();
      const answer = await request("/channels", { headers: { Origin: origin } });
      expect(answer.status).toBe(200);
      expect(corsHeaders(answer)).toEqual({});
      expect(corsHeaders(await app.request("/v1/channels", preflight(origin)))).toEqual({});
    },
  );

  it("that are * lets any page read, and still no credentials", async () => {
    const { app, request } = await open("*");
    const answer = await request("/channels", { headers: { Origin: "https://any.example" } });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const asked = await app.request("/v1/channels", preflight("https://any.example"));
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Origin")).toBe("*");
    for (const response of [answer, asked])
      expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("leaves an OPTIONS that is no preflight a method not allowed", async () => {
    const { request } = await open();
    expect((await request("/channels", { method: "OPTIONS", headers: { Origin: ours } })).status).toBe(405);
  });

  it("leaves what is beside the API alone", async () => {
    const { app } = await open("*");
    expect(corsHeaders(await app.request("/healthz", { headers: { Origin: ours } }))).toEqual({});
  });
});
