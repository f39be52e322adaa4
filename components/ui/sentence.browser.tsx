import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Dotted } from "./sentence";

it("a short fact in a line of facts isn't broken at its hyphen or space", async () => {
  for (const fact of ["Royaume-Uni", "722 channels"])
    for (let width = 100; width < 300; width += 20) {
      const { container, unmount } = await render(
        <p style={{ width }}>
          <Dotted>
            Samedi 22 août
            {fact}
          </Dotted>
        </p>,
      );
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.textContent?.includes(fact)) break;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      expect(range.getClientRects().length, `${fact} in ${width} px`).toBe(1);
      await unmount();
    }
});
