import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { ClockProvider } from "../ui/clock";
import { WorldView } from "./world-view";

const at = (time: string) => Date.parse(time) / 1000;

async function renderWorld(slug: string, evenings: [country: string, zone: string, prime: string][]) {
  const market = parseMarket(slug);
  if (!market) throw new Error(`no market ${slug}`);
  const { container } = await render(
    <ClockProvider aheadMs={0}>
      <WorldView
        {...{ market, zone: "Europe/Paris", now: at("2026-08-22T18:31:00Z"), t: wordsFor(market) }}
        evenings={evenings.map(([country, zone, prime]) => ({
          ...{ country, zone, prime: at(prime), isListed: true, picks: [] },
        }))}
      />
    </ClockProvider>,
  );
  return [...container.querySelectorAll("li")].map((card) => card.textContent ?? "");
}

it("no country whose clock is the page's is said to have another there", async () => {
  const [own, same, other] = await renderWorld("fr", [
    ["FR", "Europe/Paris", "2026-08-22T18:00:00Z"],
    ["IT", "Europe/Rome", "2026-08-22T18:00:00Z"],
    ["GB", "Europe/London", "2026-08-22T19:00:00Z"],
  ]);
  expect(own).not.toContain("là-bas");
  expect(same).not.toContain("là-bas");
  expect(other).toContain("20:00 là-bas, 21:00 ici");
  expect(other).toContain("là-bas, il est 19:31");
});

it("a country that lists programmes of which none is among the best keeps the way to them", async () => {
  const [card] = await renderWorld("gb", [["IN", "Asia/Kolkata", "2026-08-22T14:30:00Z"]]);
  expect(card).toContain("All of tonight in India");
});
