import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { serveGuide } from "@/components/testing/show-guide";

it.each([
  ["en", "Auckland time", "Auckland time"],
  ["fr", "UTC+13", "heure de la Nouvelle-Zélande"],
  ["es", "GMT+13", "hora de Nueva Zelanda"],
  ["de", "GMT+13", "Neuseeland-Zeit"],
  ["ja", "GMT+13", "ニュージーランド時間"],
])(
  "a phone's corner has room for the zone in %s, and its title is the whole name",
  async (language, brief, whole) => {
    await page.viewport(390, 844);
    const { grid } = await serveGuide({ country: "NZ", language, zone: "Pacific/Auckland" });
    const corner = grid.querySelector("[class*='corner']");
    const zone = [...(corner?.querySelectorAll<HTMLElement>("[data-zone]") ?? [])].find((each) =>
      each.checkVisibility(),
    );
    expect([zone?.textContent, zone?.title]).toEqual([brief, whole]);
    for (let box = zone; box && box !== corner; box = box.parentElement ?? undefined) {
      expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight || box.scrollHeight);
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth || box.scrollWidth);
    }
  },
);
