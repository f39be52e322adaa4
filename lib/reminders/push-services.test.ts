import { describe, expect, it } from "vitest";
import { isKnownEndpoint } from "./push-services.ts";

describe("a subscription's endpoint", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
  ])("may be %s", (endpoint) => expect(isKnownEndpoint(endpoint, null)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil-fcm.googleapis.com/x",
    "https://user@fcm.googleapis.com/x",
    "https://notify.windows.com/x",
    "https://web.push.apple.com@evil.example/x",
    "https://127.0.0.1/x",
    "https://push.services.mozilla.com.evil.example/x",
    "file:///etc/passwd",
    "",
    `https://fcm.googleapis.com/${"a".repeat(1_000)}`,
  ])("is never %s", (endpoint) => expect(isKnownEndpoint(endpoint, null)).toBe(false));

  it("may be a test's own only if the setting for tests names its origin", () => {
    expect(isKnownEndpoint("http://127.0.0.1:4000/x", "http://127.0.0.1:4000")).toBe(true);
    expect(isKnownEndpoint("http://127.0.0.1:4001/x", "http://127.0.0.1:4000")).toBe(false);
  });
});
