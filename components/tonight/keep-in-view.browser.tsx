import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { KeepInView } from "./keep-in-view";

const row = (current: number) => (
  <div style={{ width: 200 }}>
    <KeepInView className="flex overflow-x-auto">
      {[18, 19, 20, 21, 22, 23].map((hour) => (
        <a
          key={hour}
          href={`#${hour}`}
          aria-current={hour === current ? "true" : undefined}
          style={{ flex: "none", width: 80 }}
        >
          {hour}
        </a>
      ))}
    </KeepInView>
  </div>
);

/** Says when React has taken over what is in it. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken);
  return children;
}

const rowIn = (place: HTMLElement) => {
  const found = place.querySelector<HTMLElement>(".overflow-x-auto");
  if (!found) throw new Error("there is no row");
  return found;
};

it("a row opens with its current link in view, and follows it", async () => {
  const { container, rerender } = await render(row(23));
  expect(rowIn(container).scrollLeft).toBe(280);
  await rerender(row(18));
  expect(rowIn(container).scrollLeft).toBe(0);
});

it("a row that was scrolled before React took it over stays under the finger", async () => {
  const place = document.createElement("main");
  document.body.append(place);
  place.innerHTML = renderToString(row(18));
  rowIn(place).scrollLeft = 250;
  await new Promise<void>((resolve) => {
    hydrateRoot(place, <Taken onTaken={resolve}>{row(18)}</Taken>);
  });
  expect(rowIn(place).scrollLeft).toBe(250);
  place.remove();
});

it("a row stays where it is when it is drawn again with the same current link", async () => {
  const { container, rerender } = await render(row(18));
  rowIn(container).scrollLeft = 250;
  await rerender(row(18));
  expect(rowIn(container).scrollLeft).toBe(250);
});
