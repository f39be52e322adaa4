import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsFor } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { Absent } from "./absent";
import { ShellWords } from "./shell-words";
import { unlistedWords } from "./unlisted-words";

const market = marketOf("AE", "en");
const t = wordsFor(market);
const failure = { title: "", text: "", retry: "" };

const show = (isUnlisted: boolean) =>
  render(
    <ShellWords
      market={market.slug}
      failure={failure}
      unlisted={isUnlisted ? unlistedWords(market, t) : null}
    >
      <Absent
        words={{ title: t("absent.title"), text: t("absent.text") }}
        actions={{ market: t("absent.marketAction"), countries: t("absent.action") }}
      />
    </ShellWords>,
  );

it("a page that is missing is no fault of the address in a country without listings, which leads to others", async () => {
  const screen = await show(true);
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("No listings for the United Arab Emirates yet");
  await expect
    .element(screen.getByRole("link", { name: "Choose a country" }))
    .toHaveAttribute("href", "/countries");
});

it("elsewhere it leads to what is on in the country", async () => {
  const screen = await show(false);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("There is no such page");
  await expect
    .element(screen.getByRole("link", { name: "See what’s on now" }))
    .toHaveAttribute("href", `/${market.slug}`);
});
