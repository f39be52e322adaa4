import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { airingSetting } from "@/components/testing/airing-setting";
import { now } from "@/components/testing/guide-sample";
import { sceneOf } from "@/lib/scene-words";
import type { Airing, Episode, Show } from "@/lib/shapes";
import { ShowView } from "./show-view";

const series: Show = {
  ...{ id: "sh_0123456789", name: "Saltmarsh", genres: [], languages: [], source: "listings", external: {} },
};

const airing = (id: string, minutes: number, more: Partial<Airing> = {}): Airing => ({
  ...{ id, channel: "ch_0123456789", channel_name: "Larkhill One", country: "GB", title: "Saltmarsh" },
  ...{ start: now + minutes * 60, stop: now + (minutes + 30) * 60, ...more },
});

const episodes: Episode[] = [31, 32].map((season) => ({
  ...{ id: `ep_${season}`, season, number: 1, name: `Opening ${season}` },
}));

const list = <T,>(items: T[]) => ({ items, count: items.length });

const show = (of: Show, told: Episode[], airings: Airing[] = []) =>
  render(
    <ShowView
      {...{ show: of, episodes: list(told), coming: list(airings), missed: [], last: [] }}
      setting={airingSetting}
    />,
  );

const seasons = () => page.getByText(/^\d+ seasons?$/);

it("a series has as many seasons as its catalogue knows, and listings aren't said to know them", async () => {
  const told = episodes.map((episode) => ({ ...episode, source: "tvmaze" }));
  await show({ ...series, source: "tvmaze" }, told);
  await expect.element(seasons()).toHaveTextContent("2 seasons");
  // A catalogue may know the series, and none of its episodes.
  const listed = episodes.map((episode) => ({ ...episode, source: "listings" }));
  await show({ ...series, source: "tvmaze" }, listed);
  await show(series, listed);
  await expect.element(page.getByRole("heading", { name: "Season 32" }).last()).toBeVisible();
  expect(seasons().elements()).toHaveLength(1);
});

it("a series that no catalogue has is drawn by the kind of what is listed here, as a search draws it", async () => {
  await show(
    series,
    [],
    [
      airing("ls_0", 30, { country: "FR", kind: "music", category: ["Quiz"] }),
      airing("ls_1", 60, { kind: "news" }),
    ],
  );
  const drawn = document.querySelector("[data-k]")?.getAttribute("data-k");
  expect(drawn).toBe(sceneOf({ title: series.name }, "news"));
});

it("a series' showings stand under what they are: on now, next, or both", async () => {
  const headings = () => page.getByRole("heading", { name: /^(On next|On now|Now and next)$/ });
  const [onNow, later] = [airing("ls_0", -10), airing("ls_1", 60)];
  for (const airings of [[onNow], [later], [onNow, later]]) await show(series, [], airings);
  const titles = headings()
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(["On now", "On next", "Now and next"]);
});

it("a series without episodes has no part for them", async () => {
  await show(series, []);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.getByRole("heading", { name: "Episodes" }).elements()).toHaveLength(0);
});

it("showings of other countries stand apart, and lend it no genre in their words", async () => {
  const abroad = { country: "FR", channel_name: "Une", category: ["Feuilleton"] };
  await show(series, [], [airing("ls_1", 60), airing("ls_2", 90), airing("ls_3", 30, abroad)]);
  const heading = page.getByRole("heading", { name: "In other countries" });
  await expect.element(heading).toBeVisible();
  expect(heading.element().nextElementSibling?.textContent).toContain("Une");
  expect(page.getByText("Feuilleton").elements()).toHaveLength(0);
});

it("a showing of which no episode is known is called by its channel, not by the series again", async () => {
  await show(series, [], [airing("ls_1", 60), airing("ls_2", 90, { sub_title: "The Bell" })]);
  await expect.element(page.getByRole("link", { name: "Larkhill One" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "The Bell" })).toBeVisible();
  expect(page.getByText("Saltmarsh").elements()).toHaveLength(1);
  expect(page.getByText("Larkhill One").elements()).toHaveLength(2);
});
