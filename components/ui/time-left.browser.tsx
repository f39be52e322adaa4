import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { moveProgress } from "./move-progress";
import { TimeLeft } from "./time-left";

const words = { minutes: "{m} min left", hours: "{h} hr left", both: "{h} hr {m} min left" };

it("what is over no longer says how much is left of it, and what follows in its place does", async () => {
  const left = (until: number) => <TimeLeft until={until} now={120} words={words} />;
  const screen = await render(left(600));
  const shown = screen.getByText(/left/);
  moveProgress(540);
  await expect.element(shown).toHaveTextContent("1 min left");
  moveProgress(600);
  expect(shown.element()).not.toBeVisible();
  await screen.rerender(left(1200));
  moveProgress(600);
  await expect.element(shown).toBeVisible();
  await expect.element(shown).toHaveTextContent("10 min left");
});
