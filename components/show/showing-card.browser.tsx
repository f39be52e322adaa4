import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { airingSetting } from "@/components/testing/airing-setting";
import { now } from "@/components/testing/guide-sample";
import type { Airing, FreeWay } from "@/lib/shapes";
import { ShowingCard } from "./showing-card";

const way: FreeWay = { service: "Larkhill Player", country: "GB", watch_url: "https://player.example/one" };

/** The card of a showing that starts so many minutes from now and takes an hour. */
const show = (minutes: number) => {
  const start = now + minutes * 60;
  const airing: Airing = {
    ...{ id: "ls_0123456789", channel: "ch_0123456789", channel_name: "Larkhill One", country: "GB" },
    ...{ title: "Saltmarsh", sub_title: "A Change of Wind", start, stop: start + 3600 },
  };
  return render(
    <ShowingCard airing={airing} setting={{ ...airingSetting, ways: new Map([[airing.channel, way]]) }} />,
  );
};

it("what is on says how long it still lasts, and has a free way to watch it", async () => {
  await show(-22);
  await expect.element(page.getByText("38 min left")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /Larkhill Player/ }))
    .toHaveAttribute("href", way.watch_url);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

it("what comes next says in how long, if that is soon, and can be planned", async () => {
  await show(38);
  await expect.element(page.getByText("in 38 min")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Plan/ })).toBeVisible();
});

it("what is days away says only when it is", async () => {
  await show(3 * 24 * 60);
  await expect.element(page.getByRole("heading", { name: "A Change of Wind" })).toBeVisible();
  expect(document.querySelector("[data-left]")).toBeNull();
});
