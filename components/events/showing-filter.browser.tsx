import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ShowingFilter } from "./showing-filter";

const words = {
  ...{ label: "Show", live: "Live only", free: "Free only", country: "Country", any: "All" },
  ...{ nothing: "Nothing", all: "Show all", found: [] },
};

it("a filter that no showing fits isn't offered", async () => {
  const rows = [{ showing: "live", free: false, country: "FR" } as const];
  await render(
    <ShowingFilter rows={rows} countries={[["FR", "France"]]} words={words}>
      {null}
    </ShowingFilter>,
  );
  await expect.element(page.getByRole("button", { name: "Free only" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Live only" })).toBeEnabled();
});
