import { describe, expect, test } from "vitest";
import { findVenue } from "./venue.ts";

describe("the venue that a description names", () => {
  test.each([
    ["Coverage from the MKM Stadium, Hull, England.", "MKM Stadium", "GB"],
    ["Live from Elland Road.", "Elland Road", null],
    ["The second round at Circuit Park, Zandvoort, Netherlands.", "Circuit Park", "NL"],
    ["From Harbour Park - Westport, New Zealand. Eastgate meet Westport.", "Harbour Park", "NZ"],
  ])("is found in %j", (text, name, country) => {
    expect(findVenue(text)).toEqual({ name, country });
  });

  test.each(["", "Hull City meet Leeds United.", "Live at 20:00.", "A look at the season so far."])(
    "is null in %j",
    (text) => {
      expect(findVenue(text)).toBeNull();
    },
  );
});
