import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { eventually } from "@/components/testing/show-guide";
import { markSeen } from "./mark-seen";
import { Plate } from "./plate";

markSeen();

const logo =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20'/></svg>";

/** What the picture route answers if it can't have a picture. */
const lost = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

async function showPlate(src: string | null) {
  const { container } = await render(<Plate name="Larkhill One" src={src} />);
  const plate = container.firstElementChild as HTMLElement;
  const image = plate.querySelector("img");
  await eventually(() => expect(image?.complete ?? true).toBe(true));
  return {
    plate,
    letters: plate.textContent,
    /** Transparent once a logo covers them. */
    ink: () => getComputedStyle(plate).color,
    isShown: () => image !== null && getComputedStyle(image).visibility === "visible",
    size: () => [plate.offsetWidth, plate.offsetHeight],
  };
}

it("shows letters without a logo, and with one that can't be had", async () => {
  for (const src of [null, lost, "data:image/png;base64,AA=="]) {
    const { letters, ink, isShown } = await showPlate(src);
    expect([letters, isShown()]).toEqual(["LAR1", false]);
    expect(ink()).not.toBe("rgba(0, 0, 0, 0)");
  }
});

it("shows a logo in their place once it has loaded, and nothing moves", async () => {
  const [bare, plate] = [await showPlate(null), await showPlate(logo)];
  await eventually(() => expect(plate.isShown()).toBe(true));
  expect(plate.ink()).toBe("rgba(0, 0, 0, 0)");
  expect(plate.size()).toEqual(bare.size());
});
