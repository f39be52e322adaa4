import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import type { Broadcast } from "@/lib/shapes";
import { ClockProvider } from "../ui/clock";
import { EventCard } from "./event-card";

const start = Date.parse("2026-03-14T20:00:00Z") / 1000;

const broadcast = (id: string, name: string): Broadcast => ({
  ...{ channel: `ch_${id}`, channel_name: name, country: "GB", listing: `ls_${id}` },
  ...{ start, stop: start + 7200, showing: "live", free: false },
});

it("an embedded event names each channel once, whoever carries it", async () => {
  const { container } = await render(
    <ClockProvider aheadMs={0}>
      <EventCard
        event={{
          ...{ id: "ev_1", sport: "football", name: "Larkhill v Upford", start, live_on: 2 },
          broadcasts: [broadcast("a", "Sport 1"), broadcast("b", "Sport 1 HD"), broadcast("c", "Sport 2")],
          related: [],
        }}
        market={marketOf("GB")}
        now={start}
        format={{ locale: "en-GB", zone: "Europe/London" }}
        sample={false}
        t={wordsOf("en")}
      />
    </ClockProvider>,
  );
  expect([...container.querySelectorAll("li a bdi")].map((link) => link.textContent)).toEqual([
    "Sport 1",
    "Sport 2",
  ]);
});
