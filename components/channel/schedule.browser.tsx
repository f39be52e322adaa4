import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import { testChannel } from "@/lib/test-channel";
import { ClockProvider } from "../ui/clock";
import { Schedule } from "./schedule";

const noon = Date.parse("2026-03-14T12:00:00Z") / 1000;

it("a programme's link is high enough to hit above that to its event", async () => {
  const slot = {
    ...{ id: "ls_1", channel: "ch_1", title: "Larkhill Cup", start: noon, stop: noon + 7200 },
    ...{ event: "ev_1", event_info: { title: "Larkhill v Upford", sport: "football", start: noon } },
  };
  const { container } = await render(
    <ClockProvider aheadMs={0}>
      <Schedule
        slots={[slot]}
        day={{ start: noon - 43_200, stop: noon + 43_200 }}
        setting={{
          ...{ channel: testChannel("ch_1"), market: "gb", now: noon - 3600, t: wordsOf("en") },
          format: { locale: "en-GB", zone: "Europe/London" },
        }}
      />
    </ClockProvider>,
  );
  const link = container.querySelector("a[href*='/programmes/']");
  expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
