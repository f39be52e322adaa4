import { expect, it } from "vitest";
import { pickAddress } from "./pick-address.ts";

const channel = {
  id: "ch_0000000001",
  name: "One",
  country: "GB",
  languages: [],
  categories: [],
  feeds: 1,
};
const item = { title: "Premier League", start: 0, stop: 60 };

it("a pick leads to its event by name, else to its programme, else to its channel", () => {
  const info = { title: "Hull City v Manchester United", start: 0 };
  expect(pickAddress("gb", channel, { ...item, event: "ev_1", event_info: info })).toBe(
    "/gb/events/hull-city-v-manchester-united-ev_1",
  );
  expect(pickAddress("gb", channel, { ...item, id: "ls_1" })).toBe("/gb/programmes/ls_1");
  expect(pickAddress("gb", channel, item)).toBe("/gb/channels/ch_0000000001");
});
