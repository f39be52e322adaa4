import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { StarButton } from "./star-button";

it("keeps a channel among the favourites, and lets it go", async () => {
  const screen = await render(<StarButton channel="ch_1" label="Keep One" />);
  const star = screen.getByRole("button", { name: "Keep One" });
  await expect.element(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect.element(star).toHaveAttribute("aria-pressed", "false");
});
