import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { router } from "@/components/testing/next-navigation";
import { eventually } from "@/components/testing/show-guide";
import { QueryProvider } from "@/components/ui/query-provider";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { SearchBody } from "@/lib/search";
import { SearchBox } from "./search-box";
import { searchWords } from "./search-words";

const market = marketOf("GB");

const scope = "Searched: channels and programmes in the United Kingdom.";

/** What is found for a text: one programme and two channels named after it. */
const found = (query: string): SearchBody => ({
  understood: null,
  groups: [
    {
      name: "listings",
      title: "Programmes",
      most: 3,
      options: [{ href: `/gb/programmes/ls_${query}`, title: `The ${query} show`, detail: "21:00 · One" }],
    },
    {
      name: "channels",
      title: "Channels",
      most: 3,
      options: [1, 2].map((number) => ({
        href: `/gb/channels/ch_${query}${number}`,
        title: `${query} ${number}`,
        detail: "",
        plate: { name: `${query} ${number}` },
      })),
    },
  ],
  country: "GB",
  status: "3 results.",
  scope,
});

/** A search box on a page; `answer` replaces the site's own search. */
async function showBox(answer: (query: string) => unknown = found) {
  const asked = vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const body = await answer(new URL(String(input), location.href).searchParams.get("q") ?? "");
    return body === null ? new Response(null, { status: 502 }) : Response.json(body);
  });
  const submitted: string[] = [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitted.push(String(new FormData(event.target as HTMLFormElement).get("q")));
  };
  window.addEventListener("submit", submit);
  onTestFinished(() => window.removeEventListener("submit", submit));
  await render(
    <QueryProvider>
      <input aria-label="Another field" />
      <SearchBox
        market="gb"
        action={paths.search("gb")}
        landmark="Search"
        words={searchWords(market, wordsOf("en", "en-GB"))}
        large
      />
    </QueryProvider>,
  );
  const box = page.getByRole("combobox", { name: "Teams, shows, people, channels" });
  const list = page.getByRole("listbox", { name: "Suggestions" });
  return { box, list, submitted, asked };
}

/** What a screen reader announces. */
const said = (text: string) => page.getByRole("status").filter({ hasText: text });

const keptSearches = () => localStorage.getItem("recent-searches");

describe("the search box", () => {
  it("is used by the keyboard alone: its options are announced, chosen, left and followed", async () => {
    const { box, list } = await showBox();
    await box.click();
    await userEvent.keyboard("larkhill");
    const channels = list.getByRole("group", { name: "Channels" }).getByRole("option");
    await expect.element(channels.filter({ hasText: "larkhill 1" })).toBeVisible();
    await expect.element(said(`3 results. ${scope}`)).toBeVisible();
    await expect.element(list).toHaveAttribute("aria-busy", "false");
    await expect.element(box).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    const chosen = list.getByRole("option", { selected: true });
    await expect.element(chosen.filter({ hasText: "The larkhill show" })).toBeVisible();
    expect(box.element().getAttribute("aria-activedescendant")).toBe(chosen.element().id);
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveValue("larkhill");
    await expect.element(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(list).toBeInTheDocument();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(chosen.filter({ hasText: "See everything for “larkhill”" })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(chosen.filter({ hasText: "larkhill 2" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(router.push).toHaveBeenCalledWith("/gb/channels/ch_larkhill2");
    expect(keptSearches()).toBe('["larkhill 2"]');
  });

  it("sends its form with Enter when no option is chosen, and keeps what was searched", async () => {
    const { box, list, submitted } = await showBox();
    await box.click();
    await userEvent.keyboard("touchline");
    await expect.element(list).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(submitted).toEqual(["touchline"]);
    expect(keptSearches()).toBe('["touchline"]');
  });

  it("never shows for what is typed now what was found for what was typed before", async () => {
    let givenUp = false;
    const { box, list } = await showBox((query) => {
      if (query !== "larkhill") return found(query);
      givenUp = true;
      return new Promise(() => {});
    });
    await box.fill("larkhill");
    await eventually(() => expect(givenUp).toBe(true));
    await box.fill("touchline");
    await expect.element(list.getByRole("option", { name: "See everything for “touchline”" })).toBeVisible();
    await expect.element(list).toHaveAttribute("aria-busy", "false");
    expect(list.getByRole("option", { name: /larkhill/ }).elements()).toEqual([]);
  });

  it("says that nothing was found, and still leads to the search's page", async () => {
    const { box, list } = await showBox(() => ({
      understood: null,
      groups: [],
      status: "Nothing found.",
      scope,
    }));
    await box.fill("zzz");
    await expect.element(page.getByText(/Nothing found for “zzz”/)).toBeVisible();
    await expect.element(list.getByRole("option", { name: "See everything for “zzz”" })).toBeVisible();
  });

  it("says what a mistyped search was taken to mean", async () => {
    const { box } = await showBox((query) => ({
      ...found(query),
      understood: "Showing results for larkhill",
    }));
    await box.fill("larkhil");
    await expect.element(page.getByText("Showing results for larkhill")).toBeVisible();
  });

  it("says when the search doesn't answer, and its form still works", async () => {
    const { box, submitted } = await showBox(() => null);
    await box.fill("touchline");
    await expect.element(said("The search didn’t answer")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(submitted).toEqual(["touchline"]);
  });

  it("offers what was searched on this device, until it is forgotten", async () => {
    localStorage.setItem("recent-searches", '["touchline","larkhill"]');
    const { box, list } = await showBox();
    await box.click();
    await expect.element(list.getByRole("option", { name: "touchline" })).toBeVisible();
    await expect.element(list.getByRole("option", { name: "larkhill" })).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(list).not.toBeInTheDocument();
    expect(keptSearches()).toBeNull();
  });

  it("shows what it finds as text, whatever that contains", async () => {
    const title = "<img src=x onerror='window.hit=1'>";
    const { box, list } = await showBox(() => ({
      ...found("x"),
      understood: title,
      groups: [
        {
          name: "listings",
          title: "Programmes",
          most: 3,
          options: [{ href: "/gb/programmes/ls_1", title, detail: title }],
        },
      ],
    }));
    await box.fill("x");
    await expect.element(list.getByRole("option").filter({ hasText: title })).toBeVisible();
    expect(list.element().querySelector("img")).toBeNull();
  });

  it("is reached by a slash from anywhere but another field, and emptied by Escape", async () => {
    const { box } = await showBox();
    const other = page.getByRole("textbox", { name: "Another field" });
    await other.click();
    await userEvent.keyboard("/");
    await expect.element(other).toHaveValue("/");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("/");
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue("");
    await userEvent.keyboard("x{Escape}{Escape}");
    await expect.element(box).toHaveValue("");
  });
});
