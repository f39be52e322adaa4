import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Zone } from "./time";

it("a zone's name stays in one line where there is room for it", async () => {
  const format = { locale: "en-US", zone: "America/New_York" };
  for (let width = 120; width < 400; width += 20) {
    const { container, unmount } = await render(
      <p style={{ width, lineHeight: "20px" }}>
        Only on this device, until you share it · <Zone format={format} pattern="{zone} time" />
      </p>,
    );
    expect(container.querySelector("span")?.getBoundingClientRect().height, String(width)).toBeLessThan(30);
    await unmount();
  }
});
