import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerGuide, makeChannels } from "@/components/testing/guide-sample";
import { answerRequests, eventually } from "@/components/testing/show-guide";
import { QueryProvider } from "@/components/ui/query-provider";
import { wordsOf } from "@/lib/i18n";
import { favouriteWords } from "./favourite-words";
import { FavouritesPanel } from "./favourites-panel";

/** The favourites of a device that keeps these channels, and what they asked the site for. */
async function showFavourites(kept: readonly string[] = [], hash = "") {
  if (kept.length > 0) localStorage.setItem("favourites", JSON.stringify(kept));
  const here = location.href;
  history.replaceState(null, "", `/gb/settings${hash}`);
  onTestFinished(() => history.replaceState(null, "", here));
  const asked = answerRequests((path) => answerGuide(path, makeChannels(5)));
  const screen = await render(
    <QueryProvider>
      <FavouritesPanel
        market="gb"
        country="GB"
        words={favouriteWords(wordsOf("en", "en-GB"), "the United Kingdom")}
      />
    </QueryProvider>,
  );
  return { screen, asked };
}

const rows = () =>
  page
    .getByRole("region", { name: "Favourites" })
    .getByRole("listitem")
    .elements()
    .map((row) => row.querySelector("a")?.textContent);

const expectRows = (...names: string[]) => eventually(() => expect(rows()).toEqual(names));

const gripOf = (row: number): HTMLElement => {
  const grip = document.querySelectorAll<HTMLElement>("[data-item] > [aria-hidden]")[row];
  if (!grip) throw new Error("there is no such row");
  return grip;
};

/** What a screen reader announces. */
const said = (text: string) => page.getByRole("status").filter({ hasText: text });

describe("the favourites", () => {
  it("are put into order by the keyboard: the focus stays, and the new place is said", async () => {
    await showFavourites(["ch_1", "ch_2"]);
    await expectRows("Channel 1", "Channel 2");
    const down = page.getByRole("button", { name: "Move Channel 1 down" });
    (down.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expectRows("Channel 2", "Channel 1");
    await expect.element(down).toHaveFocus();
    await expect.element(down).toHaveAttribute("aria-disabled", "true");
    await expect.element(said("Channel 1 is now in place 2")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expectRows("Channel 2", "Channel 1");
  });

  it("are put into order by dragging, and stay so at the next visit", async () => {
    const { screen } = await showFavourites(["ch_1", "ch_2", "ch_3"]);
    await expectRows("Channel 1", "Channel 2", "Channel 3");
    const [first] = page.getByRole("listitem").elements();
    if (!first) throw new Error("there is no row");
    await userEvent.dragAndDrop(gripOf(2), first, { targetPosition: { x: 10, y: 4 } });
    await expectRows("Channel 3", "Channel 1", "Channel 2");
    await screen.unmount();
    await showFavourites();
    await expectRows("Channel 3", "Channel 1", "Channel 2");
  });

  it("stay as they were when a drag is given up with Escape", async () => {
    await showFavourites(["ch_1", "ch_2"]);
    await expectRows("Channel 1", "Channel 2");
    const { top } = page.getByRole("listitem").elements()[0]?.getBoundingClientRect() ?? { top: 0 };
    gripOf(1).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
    await eventually(() => {
      window.dispatchEvent(new PointerEvent("pointermove", { clientY: top + 2 }));
      expect(rows()).toEqual(["Channel 2", "Channel 1"]);
    });
    await userEvent.keyboard("{Escape}");
    window.dispatchEvent(new PointerEvent("pointerup"));
    await expectRows("Channel 1", "Channel 2");
  });

  it("lose a channel that is taken out", async () => {
    await showFavourites(["ch_1", "ch_2"]);
    await page.getByRole("button", { name: "Take Channel 1 out" }).click();
    await expectRows("Channel 2");
    expect(localStorage.getItem("favourites")).not.toContain("ch_1");
  });

  it("are lists that are made, named, deleted and put back", async () => {
    await showFavourites();
    await page.getByRole("button", { name: "New list" }).click();
    const name = page.getByRole("textbox", { name: "Name of the list" }).last();
    await name.fill("Sport");
    await userEvent.keyboard("{Enter}");
    const sport = page.getByRole("region", { name: "Sport" });
    await expect.element(sport).toBeVisible();
    await page.getByRole("button", { name: "Delete the list Sport" }).click();
    await expect.element(sport).not.toBeInTheDocument();
    await expect.element(said("The list Sport is deleted.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(sport).toBeVisible();
  });

  it("are saved to a file, and read from it on another device", async () => {
    let file: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      file = blob as Blob;
      return "#saved";
    });
    const { screen } = await showFavourites(["ch_1"]);
    await page.getByRole("button", { name: "Save to a file" }).click();
    const text = (await file?.text()) ?? "";
    await screen.unmount();
    localStorage.clear();
    await showFavourites();
    const input = page.getByLabelText("Read from a file");
    await userEvent.upload(input, new File([text], "favourites.json", { type: "application/json" }));
    await expect.element(said("The lists were read.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Channel 1" })).toBeVisible();
    await userEvent.upload(input, new File(["no list"], "x.json", { type: "application/json" }));
    await expect.element(said("This file holds no lists of channels.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Channel 1" })).toBeVisible();
  });

  it("take a shared list once it is accepted, as text, and never send it anywhere", async () => {
    const name = "Mum’s <b>list</b>";
    const { asked } = await showFavourites([], `#list=${encodeURIComponent(name)}&channels=ch_2`);
    await expect.element(page.getByText(`A list was shared with you: ${name}`)).toBeVisible();
    await page.getByRole("button", { name: "Keep this list" }).click();
    await expect.element(page.getByRole("region", { name })).toBeVisible();
    expect(location.hash).toBe("");
    for (const [address] of asked.mock.calls) expect(String(address)).not.toContain("ch_2");
  });

  it("leave a shared list that is declined", async () => {
    await showFavourites([], "#list=Sport&channels=ch_2");
    await page.getByRole("button", { name: "No, thanks" }).click();
    await expect.element(page.getByText(/A list was shared with you/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: "Sport" })).not.toBeInTheDocument();
  });

  it("bear what isn't theirs where they are kept", async () => {
    localStorage.setItem("favourites", "{not json");
    await showFavourites();
    await expect.element(page.getByText(/No channels in this list yet/)).toBeVisible();
  });
});
