import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { PlanSlot } from "@/lib/plan/plan";
import { DayLanes } from "./day-lanes";

const start = Date.UTC(2026, 7, 22, 18) / 1000;
const slot = (id: string, title: string, hours: number): PlanSlot => ({
  ...{ id, title, start: start + hours * 3600, stop: start + (hours + 1) * 3600 },
  channel: { id: "ch_1", name: "Larkhill" },
});

it.each(["ltr", "rtl"])(
  "a showing stands at its hour on a page that runs %s, whichever way its title runs",
  async (dir) => {
    const slots = [
      slot("a", "Saltmarsh", 0),
      slot("b", "المستنقع", 1),
      slot("c", "Saltmarsh", 2),
      slot("d", "المستنقع", 3),
    ];
    const format = { locale: "en-GB", zone: "Europe/London" };
    const { container } = await render(
      <div dir={dir}>
        <DayLanes slots={slots} clashing={new Set()} format={format} />
      </div>,
    );
    const showings = [...container.querySelectorAll("span")].filter(({ style }) => style.insetInlineStart);
    const places = showings.map((showing) => showing.getBoundingClientRect().x);
    expect(places).toEqual(places.toSorted((a, b) => (dir === "rtl" ? b - a : a - b)));
    expect(new Set(places).size).toBe(slots.length);
  },
);

it("a long title is cut at its own end, on a page that runs the other way too", async () => {
  const format = { locale: "ar", zone: "Asia/Riyadh" };
  const { container } = await render(
    <div dir="rtl" style={{ width: 360 }}>
      <DayLanes
        slots={[slot("a", "The Saltmarsh Murders", 0), slot("b", "B", 6)]}
        clashing={new Set()}
        format={format}
      />
    </div>,
  );
  const title = container.querySelector("bdi");
  if (!title) throw new Error("the showing has no title");
  expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  const { direction, textOverflow } = getComputedStyle(title);
  expect([direction, textOverflow]).toEqual(["ltr", "ellipsis"]);
  const [box, own] = [title.parentElement?.getBoundingClientRect(), title.getBoundingClientRect()];
  expect((box?.right ?? 0) - own.right).toBeLessThan(16);
});
