import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import type { Channel, Listing } from "@/lib/shapes";
import { programmeCard } from "./guide-cards.ts";

it("a programme's card says what it is, not the name of all of them", () => {
  const channel: Channel = {
    ...{ id: "ch_0123456789", name: "Larkhill One", country: "GB" },
    ...{ languages: [], categories: [], feeds: 1 },
  };
  const listing: Listing = {
    ...{ id: "ls_0123456789", channel: channel.id, title: "Midnight at Ostend", category: ["Film"] },
    ...{ start: 0, stop: 7200 },
  };
  const card = programmeCard(
    listing,
    channel,
    marketOf("GB"),
    { locale: "en-GB", zone: "UTC" },
    wordsOf("en"),
  );
  expect(card.eyebrow).toBe("Film");
});
