import { expect, it } from "vitest";
import { onlineCalendars, webcalAddress } from "./subscribe.ts";

const path = "/calendars/gb/teams/football/St%20Pauli%20%2F%20II/team.ics";

it("Google and Outlook are given the whole address, and Outlook the name", () => {
  const [google, outlook] = onlineCalendars("https://guide.example", path, "Every St Pauli / II game").map(
    ({ address }) => new URL(address).searchParams,
  );
  expect(google?.get("cid")).toBe(`webcal://guide.example${path}`);
  expect([outlook?.get("url"), outlook?.get("name")]).toEqual([
    `https://guide.example${path}`,
    "Every St Pauli / II game",
  ]);
});

it("a site that others can't reach offers a calendar program alone", () => {
  expect(onlineCalendars("http://localhost:3000", path, "A")).toEqual([]);
  expect(webcalAddress("http://localhost:3000", path)).toBe(`webcal://localhost:3000${path}`);
});
