import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { airingSetting } from "@/components/testing/airing-setting";
import { now } from "@/components/testing/guide-sample";
import type { Airing } from "@/lib/shapes";
import { MissedList } from "./missed-list";

const airing = (id: string, hours: number): Airing => ({
  ...{ id, channel: "ch_0123456789", channel_name: "Larkhill One", country: "GB" },
  ...{ title: "Saltmarsh", sub_title: id, start: now + hours * 3600, stop: now + (hours + 1) * 3600 },
});

it("an episode that was missed says when it was on, and when it is on again or that it is now", async () => {
  await render(
    <MissedList
      missed={[
        { airing: airing("The Bell", -26), again: airing("The Bell", -0.5) },
        { airing: airing("Low Water", -26), again: airing("Low Water", 26) },
      ]}
      setting={airingSetting}
    />,
  );
  const [bell, water] = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(bell).toMatch(/Last shown: yesterday, .*On now/);
  expect(water).toMatch(/Last shown: yesterday, .*Tomorrow, /);
});
