import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import { RemindButton } from "./remind-button";
import { remindWords } from "./remind-words";

it("is one element in its row, whether its dialog is open or not", async () => {
  const { container } = await render(
    <RemindButton
      market="gb"
      of={{ kind: "listing", id: "ls_0123456789", name: "Saltmarsh" }}
      calendar={null}
      words={remindWords(wordsOf("en"))}
    />,
  );
  await page.getByRole("button", { name: "Remind me" }).click();
  await expect.element(page.getByRole("dialog", { name: "Remind me: Saltmarsh" })).toBeVisible();
  expect(container.childElementCount).toBe(1);
});
