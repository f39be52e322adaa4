import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { airingSetting } from "@/components/testing/airing-setting";
import type { Episode } from "@/lib/shapes";
import { Seasons } from "./seasons";

const episode = (number: number, season?: number): Episode => ({
  ...{ id: `ep_${season}_${number}`, number, name: `Part ${number}` },
  ...(season !== undefined && { season }),
});

/** The headings of a series' seasons. */
async function headings(episodes: Episode[]): Promise<(string | null)[]> {
  const { container } = await render(
    <Seasons episodes={episodes} open={null} coming={[]} last={[]} setting={airingSetting} />,
  );
  expect(container.querySelectorAll("li")).toHaveLength(episodes.length);
  return [...container.querySelectorAll("h3")].map(({ textContent }) => textContent);
}

it("episodes without a season are called the others only beside seasons", async () => {
  expect(await headings([episode(1), episode(2)])).toEqual([]);
  expect(await headings([episode(1, 1), episode(2)])).toEqual(["Season 1", "Other episodes"]);
});
