import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readKept } from "@/lib/favourites/kept";
import { wordsOf } from "@/lib/i18n";
import { makeChannels } from "../testing/guide-sample";
import { eventually } from "../testing/show-guide";
import { MineEditor } from "./mine-editor";
import { mineKey } from "./mine-script";
import { mineWords } from "./mine-words";

const channels = makeChannels(12);
const place = { country: "United Kingdom", countryInText: "the United Kingdom", channels: 12, free: 6 };
const words = mineWords(wordsOf("en"), place);
const lineups = [{ id: "ln_0000000001", name: "Skylark", count: "2 channels" }];

const kept = () => readKept(localStorage.getItem(mineKey));

const show = (offered = lineups, all = channels) => {
  const onDone = vi.fn();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const places = [{ code: "NZ", zones: [timeZone], name: "New Zealand", market: "nz" }];
  const body = { words, places, lineups: offered, channels: all };
  return render(<MineEditor market="gb" country="GB" body={body} onDone={onDone} />).then((screen) => ({
    screen,
    onDone,
  }));
};

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event(`nownext:${mineKey}`));
});

describe("my channels", () => {
  it("are added by a part of their name or by their number, and removed", async () => {
    const { screen } = await show();
    const field = screen.getByRole("searchbox", { name: "Add one of 12 channels" });
    await field.fill("nnel 3");
    await screen.getByRole("button", { name: "Add Channel 3" }).click();
    await field.fill("7");
    await screen.getByRole("button", { name: "Add Channel 7" }).click();
    expect(kept().favourites).toEqual(["ch_3", "ch_7"]);
    await screen.getByRole("button", { name: "Remove Channel 3" }).click();
    expect(kept().favourites).toEqual(["ch_7"]);
  });

  it("are kept as soon as a way is chosen, and shown", async () => {
    const { screen, onDone } = await show();
    await screen.getByRole("radio", { name: /Free TV only/ }).click();
    expect(kept()).toMatchObject({ way: "free", on: true });
    await screen.getByRole("button", { name: "Show my channels" }).click();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("are a provider's once it is chosen, in its order", async () => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValue(Response.json(["ch_9", "ch_2"]));
    const { screen } = await show();
    await screen.getByRole("radio", { name: /Provider or region/ }).click();
    expect(kept().way).toBe("all");
    await screen.getByRole("radio", { name: /Skylark/ }).click();
    await eventually(() => expect(kept().lineup?.channels).toEqual(["ch_9", "ch_2"]));
    expect(kept()).toMatchObject({ way: "lineup", lineup: { name: "Skylark", country: "GB" } });
    fetched.mockRestore();
  });

  it("are those of the country that the device seems to be in, by one link", async () => {
    const { screen } = await show();
    const link = screen.getByRole("link", { name: "Are you in New Zealand?" });
    await expect.element(link).toHaveAttribute("href", "/nz/home");
  });

  it("are everything until one is picked, as the button says", async () => {
    const { screen } = await show();
    await screen.getByRole("radio", { name: /Pick channels/ }).click();
    await expect.element(screen.getByRole("button", { name: "Show everything" })).toBeVisible();
    await screen.getByRole("searchbox", { name: "Add one of 12 channels" }).fill("nnel 3");
    await userEvent.keyboard("{Enter}");
    expect(kept()).toMatchObject({ way: "picked", favourites: ["ch_3"] });
    await expect.element(screen.getByRole("button", { name: "Show my channels" })).toBeVisible();
  });

  it("aren't offered as free TV where none is known to be free", async () => {
    const paid = channels.map((channel) => ({ ...channel, access: "subscription" as const }));
    const { screen } = await show(lineups, paid);
    await expect.element(screen.getByRole("radio", { name: /Everything/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Free TV/ }).query()).toBeNull();
  });

  it("aren't offered by provider if the deployment has no lineups", async () => {
    const { screen } = await show([]);
    await expect.element(screen.getByRole("radio", { name: /Everything/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Provider/ }).query()).toBeNull();
  });
});
