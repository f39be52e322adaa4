import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { leftWords } from "@/components/now-next/now-line";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import type { Channel } from "@/lib/shapes";
import { FilmLine } from "./film-line";

const start = 1_800_000_000;
const channel = { id: "ch_1", name: "Arena" } as Channel;
const t = wordsOf("fr");
const setting = {
  ...{ market: marketOf("FR"), now: start, left: leftWords(t), t },
  format: { locale: "fr-FR", zone: "Europe/Paris" },
};

it("a certificate's frame is never broken over two lines", async () => {
  const item = { title: "Le Phare", start, stop: start + 6000, year: 1975, rating: "Tout public" };
  const detail = { countries: ["FR"] };
  for (let width = 300; width < 440; width += 10) {
    const { container, unmount } = await render(
      <ul style={{ width }}>
        <FilmLine film={{ channel, item, told: { detail } }} setting={setting} />
      </ul>,
    );
    const frame = [...container.querySelectorAll("bdi")].find((each) => each.textContent === item.rating);
    expect(frame?.getClientRects(), String(width)).toHaveLength(1);
    await unmount();
  }
});
