import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { Access } from "@/lib/access";
import { wordsOf } from "@/lib/i18n";
import type { Broadcast } from "@/lib/shapes";
import { BroadcastLine } from "./broadcast-line";

const start = Date.UTC(2026, 7, 22, 19) / 1000;

const show = (free: boolean, access?: Access) => {
  const broadcast: Broadcast = {
    event: "ev_1",
    channel: "ch_1",
    channel_name: "Arena Sport",
    country: "GB",
    listing: "ls_1",
    start,
    stop: start + 7200,
    showing: "live",
    free,
  };
  const setting = {
    now: start - 600,
    format: { locale: "en-GB", zone: "Europe/London" },
    market: "gb",
    logos: new Map(),
    ways: new Map(),
    access: new Map([["ch_1", access]]),
    t: wordsOf("en"),
  };
  const placed = { id: "ev_1", name: "A v B", start, startKnown: true };
  return render(
    <ul>
      <BroadcastLine broadcast={broadcast} event={placed} setting={setting} />
    </ul>,
  );
};

it("a showing says that its channel is free, or that it is for subscribers, and nothing if neither is known", async () => {
  await expect.element((await show(true)).getByText("Free", { exact: true })).toBeVisible();
  await expect.element((await show(false, "subscription")).getByText("Subscription")).toBeVisible();
  const unknown = await show(false);
  expect(unknown.container.textContent).not.toMatch(/Free|Subscription/);
});
