import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { SetupView } from "@/components/operator/setup-view";
import { uploadBytes } from "@/contract/operator.ts";
import { readSetup } from "@/lib/api/operator";
import { findAttempt } from "@/lib/operator/attempts";
import { guessCountry } from "@/lib/operator/guess-country";
import { requireOperator } from "@/lib/pages/operator";

/** Made for each request. */
export const instant = false;

export const metadata: Metadata = { title: "Set up your guide" };

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? "";

/** `/setup`: adds listings to the guide of this site's own service, as the commands do. */
export default async function SetupPage({ searchParams }: PageProps<"/setup">) {
  await requireOperator({ ownService: true });
  const query = await searchParams;
  const attempt = findAttempt(first(query.attempt));
  const everything = await readSetup(null);
  if (!everything) notFound();
  const wanted = first(query.country) || attempt?.values.country || "";
  const known = everything.countries.find((code) => code === wanted) ?? null;
  const country = known ?? guessCountry((await headers()).get("accept-language"), everything.countries);
  const setup = country ? await readSetup(country) : everything;
  return (
    <SetupView
      setup={setup ?? everything}
      country={country}
      guessed={country !== null && known === null}
      attempt={attempt}
      mostBytes={uploadBytes}
    />
  );
}
