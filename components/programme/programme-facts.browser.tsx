import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import type { Listing } from "@/lib/shapes";
import { ProgrammeFacts } from "./programme-facts";

it("what is signed or has audio description says so, in the page's language", async () => {
  const listing = { detail: { subtitles: ["deaf-signed"], audio_description: "en_NZ" } } as Listing;
  await render(<ProgrammeFacts listing={listing} locale="de-DE" t={wordsOf("de", "de-DE")} />);
  await expect.element(page.getByText("Gebärdensprache")).toBeVisible();
  await expect.element(page.getByText("Audiodeskription")).toBeVisible();
});

it("countries are called as the page's language calls them, and unknown ones as they are listed", async () => {
  const listing = { detail: { countries: ["New Zealand", "DE", "Atlantis"] } } as Listing;
  await render(<ProgrammeFacts listing={listing} locale="fr-FR" t={wordsOf("fr", "fr-FR")} />);
  await expect.element(page.getByText("Nouvelle-Zélande, Allemagne, Atlantis")).toBeVisible();
});
