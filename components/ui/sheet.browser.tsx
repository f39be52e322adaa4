import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Sheet } from "./sheet";

it("opens without moving the page behind it: a page that doesn't scroll keeps no room for a scroll bar", async () => {
  const holder = document.createElement("div");
  document.body.append(holder);
  const root = createRoot(holder);
  onTestFinished(() => {
    root.unmount();
    holder.remove();
  });
  root.render(
    <Sheet label="News" close="Close" busy={false} onClose={() => {}}>
      <p>News at eight</p>
    </Sheet>,
  );
  await expect.element(page.getByRole("dialog", { name: "News" })).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe("auto");
});
