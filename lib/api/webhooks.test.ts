import { expect, it, onTestFinished, vi } from "vitest";

vi.mock("server-only", () => ({}));

it("the log says once why a guide makes no webhook for the site, and the site does without", async () => {
  vi.stubEnv("TVGUIDE_API_KEY", "a-key");
  vi.resetModules();
  // Suites that come after this one read settings of their own.
  onTestFinished(() => void vi.resetModules());
  const { ensureWebhook } = await import("./webhooks.ts");
  vi.stubGlobal("fetch", async () =>
    Response.json({ detail: "the URL's host has no address" }, { status: 422 }),
  );
  const said: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => said.push(line));
  const url = "https://tv.example.org/api/reminders/hook";
  expect([await ensureWebhook(url, null), await ensureWebhook(url, null)]).toEqual([null, null]);
  expect(said).toEqual([
    "The guide makes no webhook for this site (422, the URL's host has no address): reminders learn of changes within 15 minutes",
  ]);
});
