import { describe, expect, it } from "vitest";
import { refuseRequest } from "./refuse.ts";

describe("a request that Next would answer with a 500", () => {
  it.each(["TRACE", "PROPFIND", "", undefined])("is refused for its method: %s", (method) => {
    expect(refuseRequest(method, "/gb")).toMatchObject({ status: 405, headers: { Allow: /GET, HEAD/ } });
  });

  it.each(["/gb/channels/%ff", "/%ff", "/gb/%", "/gb/search?q=%00", "/gb/a%00b", "/api/search/gb?q=a%00"])(
    "is refused for an address that can't be read: %s",
    (target) => expect(refuseRequest("GET", target)).toMatchObject({ status: 400 }),
  );
});

it.each(["/", "/gb/search?q=100%", "/gb/search/%E3%83%8B", "/gb/search?q=%ff", "/gb/search/%2500", "/a%2fb"])(
  "every other address is left to Next: %s",
  (target) => expect(refuseRequest("GET", target)).toBeNull(),
);
