import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute("data-free-only");
  document.body.replaceChildren();
});

/** A page of a long list: whether it holds the free channels of all pages is `whole`. */
const openList = (whole: boolean): void => {
  document.body.innerHTML = `<ul data-free-list ${whole ? "data-mine-whole" : ""}>
    <li data-channel="ch_a">A</li><li data-channel="ch_b" data-access="free">B</li></ul>
    <nav data-mine-pages aria-label="Pages">60 more channels</nav>`;
};

it("a list that holds all that is free offers no further pages while only that is shown", async () => {
  const pages = page.getByRole("navigation");
  openList(true);
  await expect.element(pages).toBeVisible();
  root.toggleAttribute("data-free-only", true);
  await expect.element(page.getByText("A", { exact: true })).not.toBeVisible();
  await expect.element(page.getByText("60 more channels")).not.toBeVisible();
  openList(false);
  await expect.element(pages).toBeVisible();
});
